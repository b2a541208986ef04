"""`lastroll exam`: measures what a bot's choices lose against exact values."""

import sys
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from lastroll.cli._completion import complete_bot, complete_exam_set
from lastroll.cli._flags import check_bot_seconds
from lastroll.cli._option_errors import missing_option
from lastroll.locales import Texts

if TYPE_CHECKING:
    from lastroll.arena import Grade
    from lastroll.bots import Bot


def command(t: Texts) -> Callable[..., int]:
    """Return the subcommand in the reader's language."""

    def exam(
        *,
        bot: Annotated[str | None, Parameter(metavar="NAME", completer=complete_bot)] = None,
        set: Annotated[str | None, Parameter(metavar="NAME", completer=complete_exam_set)] = None,
        bot_seconds: Annotated[float | None, Parameter(metavar="S")] = None,
        json: bool = False,
    ) -> int:
        if bot is None:
            raise missing_option("--bot")
        check_bot_seconds(bot_seconds)
        from lastroll.arena import entrant_names
        from lastroll.cli._bot_names import bot_id

        bot = bot_id(bot, t, entrant_names())
        grades = _grades(bot, set, bot_seconds)
        if json:
            sys.stdout.write(_as_json(bot, grades) + "\n")
        else:
            sys.stdout.writelines(f"{line}\n" for line in _lines(bot, grades, t))
        return 0

    return exam


def _grades(name: str, set_name: str | None, seconds: float | None) -> "list[Grade]":
    from lastroll.arena import EXAM_SETS, check_exam_set, entrant_maker, exam_sets_for, examine
    from lastroll.bots import BOT_SECONDS, ProgramBot, check_supports

    make = entrant_maker(name, BOT_SECONDS if seconds is None else seconds)
    if set_name is not None:
        check_exam_set(set_name)
        check_supports(name, EXAM_SETS[set_name])
    sets = exam_sets_for(name) if set_name is None else (set_name,)
    bot: Bot = make()
    try:
        return [examine(bot, each) for each in sets]
    finally:
        if isinstance(bot, ProgramBot):
            bot.close()


def _as_json(name: str, grades: "Sequence[Grade]") -> str:
    from msgspec.json import encode

    sets = [
        {
            "set": grade.set,
            "choices": grade.choices,
            "money_loss": grade.money.mean,
            "money_loss_stderr": grade.money.stderr,
            "money_best": grade.money.best,
            "plays_for_money": grade.for_money,
            "win_loss": grade.win.mean,
            "win_loss_stderr": grade.win.stderr,
            "win_best": grade.win.best,
            "seconds_per_choice": grade.seconds,
        }
        for grade in grades
    ]
    return encode({"bot": name, "sets": sets}).decode()


def _lines(name: str, grades: "Sequence[Grade]", t: Texts) -> Iterator[str]:
    yield t("exam-title", bot=name)
    yield ""
    heads = [t(f"exam-{head}") for head in ("set", "choices", "money", "win", "best", "time")]
    rows = [
        [
            grade.set,
            str(grade.choices),
            f"{t.money(round(grade.money.mean))} ± {t.money(round(grade.money.stderr))}",
            f"{100 * grade.win.mean:.2f} ± {100 * grade.win.stderr:.2f}",
            f"{100 * grade.win.best:.0f} %",
            f"{1000 * grade.seconds:.3g} ms",
        ]
        for grade in grades
    ]
    widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    for first, *others in (heads, *rows):
        cells = [first.ljust(widths[0])]
        cells += [cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True)]
        yield "  " + "  ".join(cells).rstrip()
    yield ""
    note = "exam-for-money" if all(grade.for_money for grade in grades) else "exam-as-it-is"
    yield t(note)
