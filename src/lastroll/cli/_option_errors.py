"""Errors about options that several commands raise."""

from lastroll.rules import LastRollError


def conflicting_options(one: str, other: str) -> LastRollError:
    """Return the error for two options that contradict each other."""
    return LastRollError(
        "options-together", "{one} and {other} cannot be combined", one=one, other=other
    )


def missing_option(option: str) -> LastRollError:
    """Return the error for an option that is missing."""
    return LastRollError("option-missing", "the option {option} is missing", option=option)


def value_out_of_range(option: str, least: str, most: str) -> LastRollError:
    """Return the error for a value that is not from `least` to `most`."""
    return LastRollError(
        "option-range", "must be from {least} to {most}", least=least, most=most
    ).at(option)


def too_many_players(count: int, players: int) -> LastRollError:
    """Return the error for more people and bots than seats."""
    return LastRollError(
        "seats-many",
        "{count} players are named, but there are only {players} seats",
        count=count,
        players=players,
    )
