"""The page docs/ladder.md: the figures, and around them how they came about."""

from collections.abc import Iterator, Sequence
from typing import Final

from benchmarks.ladder_parts.figures import Estimate, Figures
from benchmarks.ladder_parts.plan import AGAINST, STRONGEST, table_name

from lastroll.arena import EXAM_SETS
from lastroll.bots import BOOKLET_RULES, PRIOR_BOTS
from lastroll.rules import Rules

ABSENT: Final = "–"

HEAD_TEXT: Final = """\
# How strong the bots are

Which bot is the right opponent? The first table shows how far apart they are; [Bots](bots.md)
describes them. Every figure on this page comes from `{command}`, which wrote it: {games:,} games.
± is half a 95 % interval.
"""
SLOW_TEXT: Final = """\
*{name}* had {seconds:g} s for a choice in these games, less than by default; its time in the
table is that of the default.
"""
LADDER_TEXT: Final = """\
## The ladder

| column | meaning |
|---|---|
| rating at five | Plackett-Luce, with its interval; 400 points: odds of 10 to 1; *greedy*: 1500 |
| below, at two | win share in per cent against the next weaker bot, no neutral dice; 50 is fair |
| below, at five | win share at a table with four of the next weaker bot; 20 is fair |
| time | for a choice on one core, over games of all kinds: mean and slowest |
"""
MEASURED_TEXT: Final = """\
Ratings are fitted to the winners at all tables of five ladder bots without neutral dice: mixed
tables, and those of one bot and four of another (only first places count); their intervals are
bootstrap intervals over blocks. *champion* and *perfect* both play exactly at two, so 50 % is the
maximum between them.

Games come in blocks: one seed, played with every rotation of the bots through the seats, on the
same notes and the same keyed dice; intervals are over blocks. All results are luck-adjusted, which
favours nobody and makes intervals narrower ([Arena](arena.md#without-luck)); a share can then be
a little below 0 or above 100.
"""
MIXED_TEXT: Final = """\
## At mixed tables

Share of the win in per cent at tables of ladder bots, by number of players (n: with neutral dice).
For two all pairs are played; for more, line-ups in which all bots sit equally often and any two
meet. The last line is the fair share.
"""
BEFORE_TEXT: Final = """\
## Against bots of other projects

One of the strongest bots against copies of one other bot: share of the win in per cent, for two
(50 is fair), five (20), two with neutral dice (50) and four with them (25). The bots `prior-…`
are those of other projects, reimplemented from their descriptions (`src/lastroll/bots/_prior.py`
names them).
"""
EXAM_TEXT: Final = """\
## Loss against exact values

`lastroll exam --bot NAME` asks a bot for choices with exactly known values, on frozen sets: `duel`
holds whole rounds of two players from the first roll, the others hold ends of last rounds for
3, 4 and 5 players, and with neutral dice for 2, 3 and 4. The positions come from games of bots of
mixed strength in which every second choice is the best one as soon as the round can be solved;
`benchmarks/exam.py` makes them again. Forced choices are left out. A loss is the value of the best
face minus that of the chosen one.

Dollars for each choice, own money of the round minus the mean of the others'. A bot that can play
for money does so here (marked $); the others play for the win, or for what they always play for,
and lose dollars for that too.
"""
EXAM_WIN_TEXT: Final = """\
Share of the win for each choice, in per cent, as the bot plays in a game. In `duel` values before
the last round come from the round equity table ([Mathematics](mathematics.md#a-whole-game-of-two)).
"""
EXPLOIT_TEXT: Final = """\
## Exploitability

How much a best response to the bot gains over the value of the position, between two players,
computed exactly over all rolls, in ends of last rounds with two or three dice in each hand and
level purses. Dollars against the bot playing for money if it can, per cent of the win against the
bot as it is. A bot that solves such ends exactly loses nothing here. Randomised bots and those too
slow for thousands of choices are left out.
"""


def page(figures: Figures, command: str) -> str:
    """Write the page."""
    parts = (
        _head(figures, command),
        _ladder(figures),
        _mixed(figures),
        _before(figures),
        _exam(figures),
        _weak_points(figures),
    )
    return "\n\n".join("\n".join(part).strip() for part in parts) + "\n"


def _head(figures: Figures, command: str) -> Iterator[str]:
    yield HEAD_TEXT.format(command=command, games=figures.games)


def _ladder(figures: Figures) -> Iterator[str]:
    yield LADDER_TEXT
    rows = []
    for name in figures.names:
        rated = figures.ratings.get(name)
        taken = figures.alone[name]["time"]
        rating = ABSENT
        if rated is not None:
            rating = f"{rated[0]:.0f} ({rated[1].low:.0f} to {rated[1].high:.0f})"
        rows.append(
            [
                f"*{name}*",
                rating,
                _cell(figures.below(name)),
                _cell(figures.step(name)),
                f"{_time(taken['mean'])} / {_time(taken['worst'])}",
            ]
        )
    heads = ["bot", "rating at five", "below, at two", "below, at five", "time"]
    yield from _table(heads, rows)
    yield f"\n{MEASURED_TEXT}"
    for rung in figures.field.rungs:
        if rung.with_limit is not None:
            yield SLOW_TEXT.format(name=rung.name, seconds=figures.field.seconds)


def _mixed(figures: Figures) -> Iterator[str]:
    yield MIXED_TEXT
    rows = [
        [f"*{name}*", *(_cell(figures.mixed(name, rules)) for rules in BOOKLET_RULES)]
        for name in figures.names
    ]
    rows.append(["fair", *(f"{100 / rules.players:.1f}" for rules in BOOKLET_RULES)])
    yield from _table(["bot", *map(table_name, BOOKLET_RULES)], rows)


def _before(figures: Figures) -> Iterator[str]:
    strongest = figures.field.rungs[-STRONGEST:]
    yield BEFORE_TEXT
    for rung in strongest:
        tables = [rules for rules in AGAINST if rung.supports(rules)]
        rows = [
            [opponent, *(_cell(figures.against(rung.name, opponent, rules)) for rules in tables)]
            for opponent in figures.field.opponents()
            if opponent != rung.name
        ]
        yield from _table([f"*{rung.name}* against", *map(_fair, tables)], rows)
        yield ""


def _fair(rules: Rules) -> str:
    return f"{table_name(rules)} (fair {100 / rules.players:.0f})"


def _exam(figures: Figures) -> Iterator[str]:
    yield EXAM_TEXT
    names = (*figures.names, *PRIOR_BOTS)
    rows = [[_money_name(figures, name), *_losses(figures, name, "money")] for name in names]
    yield from _table(["bot", *EXAM_SETS], rows)
    yield ""
    yield EXAM_WIN_TEXT
    rows = [[f"*{name}*", *_losses(figures, name, "win")] for name in names]
    yield from _table(["bot", *EXAM_SETS], rows)


def _money_name(figures: Figures, name: str) -> str:
    exam = figures.alone[name]["exam"]
    return f"*{name}*" + (" $" if any(grade["for_money"] for grade in exam.values()) else "")


def _losses(figures: Figures, name: str, what: str) -> Iterator[str]:
    exam = figures.alone[name]["exam"]
    for each in EXAM_SETS:
        if each not in exam:
            yield ABSENT
            continue
        mean, error = exam[each][what]["mean"], exam[each][what]["stderr"]
        if what == "money":
            yield f"{mean:,.0f} ± {1.96 * error:,.0f}"
        else:
            yield f"{100 * mean:.2f} ± {196 * error:.2f}"


def _weak_points(figures: Figures) -> Iterator[str]:
    yield EXPLOIT_TEXT
    rows = []
    for name in (*figures.names, *PRIOR_BOTS):
        found = figures.alone[name]["exploit"]
        if found is not None:
            rows.append(
                [
                    f"*{name}*",
                    f"{found['money']:,.0f}",
                    f"{100 * found['win']:.2f}",
                    str(found["layouts"]),
                ]
            )
    yield from _table(["bot", "dollars", "% of the win", "positions"], rows)


def _cell(share: Estimate | None) -> str:
    return ABSENT if share is None else str(share)


def _time(seconds: float) -> str:
    return f"{seconds:.2g} s" if seconds >= 0.0995 else f"{1000 * seconds:.2g} ms"


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    yield f"| {' | '.join(heads)} |"
    yield f"|---|{'---:|' * (len(heads) - 1)}"
    for row in rows:
        yield f"| {' | '.join(row)} |"
