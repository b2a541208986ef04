"""The result of a tournament, for people and for programs."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

import msgspec
from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from lastroll.arena import (
    BotResult,
    Estimate,
    Fault,
    Tournament,
    TournamentResult,
    Verdict,
)
from lastroll.cli._console import StdoutConsole
from lastroll.cli._simulation_text import format_seconds
from lastroll.game import RulesData
from lastroll.locales import Texts

_MAX_NAME: Final = 30


def as_json(tournament: Tournament, *, interrupted: bool) -> str:
    """Return the result as a JSON object; `bots` is empty before the first complete block."""
    setting, tally = tournament.setting, tournament.tally
    outcome = tournament.outcome() if tally.blocks else None
    result: dict[str, object] = {
        "rules": RulesData.of(setting.rules),
        "seed": setting.seed,
        "secret": None if setting.secret is None else setting.secret.hex(),
        "luck": setting.luck,
        "blocks": tally.blocks,
        "games": tally.games,
        "decisions": outcome.choices if outcome else 0,
        "interrupted": interrupted,
        "bots": [_bot(each) for each in outcome.standings] if outcome else [],
        "before": outcome.before if outcome else [],
        "faults": outcome.faults if outcome else [],
    }
    if tournament.test is not None:
        question = tournament.test.hypotheses
        result["test"] = {
            "lower": question.lower,
            "upper": question.upper,
            "error": question.alpha,
            "llr": tournament.test.llr,
            "bounds": question.bounds,
            "verdict": tournament.test.verdict.value,
        }
    return msgspec.json.encode(result).decode()


def _bot(standing: BotResult) -> dict[str, object]:
    return {
        "name": standing.name,
        "games": standing.games,
        **_share("win_share", standing.win_share),
        **(_share("adjusted", standing.adjusted) if standing.adjusted else {}),
        "money_mean": standing.money_mean,
        "rating": standing.rating,
        "rating_interval": standing.interval,
        "seconds_per_choice": standing.seconds_per_choice,
        "faults": standing.faults,
    }


def _share(name: str, share: Estimate) -> dict[str, object]:
    return {
        name: share.mean,
        f"{name}_stderr": None if math.isnan(share.stderr) else share.stderr,
        f"{name}_interval": share.interval,
    }


def print_result(
    tournament: Tournament, t: Texts, *, interrupted: bool, folder: str | None
) -> None:
    """Print the result for people; lines are only wrapped in a terminal."""
    console = StdoutConsole(wraps=False)
    if interrupted:
        console.print(Text(t("arena-interrupted")))
    if tournament.tally.blocks:
        _print_outcome(tournament.outcome(), console, t)
    else:
        console.print(Text(t("arena-no-block")))
    if tournament.test is not None and tournament.tally.blocks:
        console.print(Text(_verdict(tournament, t)))
    secret = tournament.setting.secret
    if secret is not None and tournament.setting.seed is None:
        console.print(Text(t("dice-secret", secret=secret.hex())))
    if folder is not None:
        console.print(Text(t("arena-kept", folder=folder)))


def _print_outcome(outcome: TournamentResult, console: StdoutConsole, t: Texts) -> None:
    console.print(
        Text(t("arena-played", games=outcome.games, blocks=outcome.blocks, choices=outcome.choices))
    )
    console.print()
    console.print(_standings(outcome, t))
    console.print()
    if len(outcome.standings) > 1:
        console.print(Text(t("arena-before")))
        console.print(_cross_table(outcome))
        console.print()
    for line in _faults(outcome.faults, t):
        console.print(Text(line))


def _standings(outcome: TournamentResult, t: Texts) -> Table:
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
    with_luck = outcome.standings[0].adjusted is not None
    columns = ["wins", *(["adjusted"] if with_luck else []), "money", "rating", "time"]
    table.add_column(t("arena-bot"))
    for column in columns:
        table.add_column(t(f"arena-{column}"), justify="right")
    for standing in sorted(outcome.standings, key=lambda each: -each.rating):
        adjusted = [_percent(standing.adjusted)] if standing.adjusted is not None else []
        cells = [
            standing.name[:_MAX_NAME],
            _percent(standing.win_share),
            *adjusted,
            t.money(round(standing.money_mean)),
            _rating(standing),
            _time(standing.seconds_per_choice),
        ]
        table.add_row(*map(Text, cells))
    return table


def _percent(share: Estimate) -> str:
    """Return a share with its interval; a luck-adjusted one is shown within 0 to 100."""
    percent = f"{100 * min(1.0, max(0.0, share.mean)):.1f} %"
    if share.interval is None:
        return percent
    low, high = share.interval
    return f"{percent} [{100 * low:.1f}–{100 * high:.1f}]"


def _rating(standing: BotResult) -> str:
    if standing.interval is None:
        return f"{standing.rating:.0f}"
    low, high = standing.interval
    return f"{standing.rating:.0f} [{low:.0f}–{high:.0f}]"


def _time(seconds: float) -> str:
    """Return the time for a choice with a fitting unit.

    >>> [_time(seconds) for seconds in (0.000_012_3, 0.0045, 1.25)]
    ['12.3 µs', '4.50 ms', '1.25 s']
    """
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{format_seconds(seconds / size)} {unit}"
    return f"{format_seconds(seconds / 1e-6)} µs"


def _cross_table(outcome: TournamentResult) -> Table:
    """Return a table of how often a row's bot finishes before a column's."""
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
    order = sorted(
        range(len(outcome.standings)), key=lambda index: -outcome.standings[index].rating
    )
    table.add_column("")
    for number in range(len(order)):
        table.add_column(str(number + 1), justify="right")
    for number, index in enumerate(order):
        shares = [outcome.before[index][other] for other in order]
        cells = ["·" if share is None else f"{100 * share:.1f}" for share in shares]
        name = outcome.standings[index].name[:_MAX_NAME]
        table.add_row(Text(f"{number + 1} {name}"), *map(Text, cells))
    return table


def _faults(faults: tuple[Fault, ...], t: Texts) -> Iterator[str]:
    if faults:
        first = faults[0]
        yield t(
            "arena-faults",
            count=len(faults),
            bot=first.bot,
            block=str(first.block),
            seat=str(first.seat),
            code=first.code,
        )


def _verdict(tournament: Tournament, t: Texts) -> str:
    assert tournament.test is not None
    question, verdict = tournament.test.hypotheses, tournament.test.verdict
    one, other = tournament.setting.bots
    name = {
        Verdict.BETTER: "arena-better",
        Verdict.NOT_BETTER: "arena-not-better",
        Verdict.UNDECIDED: "arena-undecided",
    }[verdict]
    return t(
        name,
        one=one[:_MAX_NAME],
        other=other[:_MAX_NAME],
        lower=f"{100 * question.lower:.1f}",
        upper=f"{100 * question.upper:.1f}",
        error=f"{100 * question.alpha:g}",
    )
