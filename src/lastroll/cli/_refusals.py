"""What several commands refuse alike."""

from lastroll.rules import LastRollError


def together(one: str, other: str) -> LastRollError:
    """Say that two options contradict each other."""
    return LastRollError(
        "options-together", "{one} and {other} do not go together", one=one, other=other
    )


def missing(option: str) -> LastRollError:
    """Say that something has to be given."""
    return LastRollError("option-missing", "the option {option} is missing", option=option)


def out_of_range(option: str, least: str, most: str) -> LastRollError:
    """Say between which numbers the value of an option must be."""
    return LastRollError(
        "option-range", "must be from {least} to {most}", least=least, most=most
    ).at(option)


def too_many(count: int, players: int) -> LastRollError:
    """Say that more are to play than there are seats."""
    return LastRollError(
        "seats-many",
        "{count} are to play, but there are {players} seats",
        count=count,
        players=players,
    )
