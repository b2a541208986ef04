"""`lastroll games`: lists, shows, exports and deletes games of this machine."""

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from lastroll.cli._completion import FileName
from lastroll.cli._errors import refusal_line
from lastroll.cli._option_errors import conflicting_options
from lastroll.locales import Texts, on_one_line
from lastroll.rules import LastRollError

if TYPE_CHECKING:
    from lastroll.game import Game
    from lastroll.terminal import GameStore, StoredGame


def command(t: Texts) -> Callable[..., int]:
    """Return the subcommand in the reader's language."""

    def games(
        game_id: Annotated[str | None, Parameter(name="ID")] = None,
        /,
        *,
        json: bool = False,
        export: Annotated[FileName | None, Parameter(metavar="FILE")] = None,
        text: bool = False,
        force: bool = False,
        delete: bool = False,
    ) -> int:
        from lastroll.terminal import GameStore

        store = GameStore()
        modes = {"--json": json, "--export": export is not None, "--delete": delete}
        _at_most_one([option for option, was_given in modes.items() if was_given])
        for option, was_given in (("--text", text), ("--force", force)):
            if was_given and export is None:
                raise _needs(option, "--export")
        if export is not None:
            from lastroll.cli._export import export_games

            export_games(store, game_id, export, t, as_text=text, force=force)
        elif delete:
            if game_id is None:
                raise _needs("--delete", "ID")
            _delete(store, game_id, t)
        elif game_id is not None:
            _show_one(store, game_id, t, as_json=json)
        else:
            _list(store, t, as_json=json)
        return 0

    return games


def _at_most_one(options: list[str]) -> None:
    if len(options) > 1:
        raise conflicting_options(options[0], options[1])


def _needs(option: str, other: str) -> LastRollError:
    return LastRollError(
        "option-needs", "{option} works only with {other}", option=option, other=other
    )


def _delete(store: "GameStore", game_id: str, t: Texts) -> None:
    store.delete(game_id)
    sys.stdout.write(t("games-deleted", id=game_id) + "\n")


def _list(store: "GameStore", t: Texts, *, as_json: bool) -> None:
    from lastroll.game import replay
    from lastroll.story import summary_line, variant_text

    stored, faults = store.games()
    entries: list[dict[str, object]] = []
    for game in stored:
        try:
            played = replay(game.record)
        except LastRollError as error:
            faults.append(error.at(game.id))
            continue
        if as_json:
            entries.append(_entry(game, played))
        else:
            date = f"{game.date.astimezone():%Y-%m-%d %H:%M}"
            sys.stdout.write(
                f"{game.id}  {date}  {variant_text(played, t)}. {summary_line(played, t)}\n"
            )
    if as_json:
        _write_json(entries)
    elif not stored and not faults:
        sys.stdout.write(t("games-none") + "\n")
    if not as_json:
        _write_history(stored, t)
    sys.stdout.flush()
    for fault in faults:
        print(on_one_line(f"lastroll: {refusal_line(fault, t)}"), file=sys.stderr)


def _write_history(stored: "list[StoredGame]", t: Texts) -> None:
    """Write the results of the person at this machine, and the record against each bot."""
    from lastroll.bots import LADDER
    from lastroll.terminal import history_of

    history = history_of(stored)
    if not history.games:
        return
    totals = {"games": history.games, "won": history.won, "best": t.money(history.best)}
    beaten = sum(record.beaten for record in history.bots.values())
    names = {rung.name: t(f"bot-{rung.name}.name") for rung in LADDER}
    lines = ["", t("games-totals", **totals)]
    lines.append(t("games-ladder", beaten=beaten, bots=len(LADDER)))
    width = max(map(len, names.values()))
    for bot, name in names.items():
        record = history.bots.get(bot)
        text = t("games-ladder-new")
        if record is not None:
            shares = (record.better / record.games, *record.interval)
            share, low, high = (int(100 * each + 0.5) for each in shares)
            figures = {"share": share, "low": low, "high": high}
            text = t("games-ladder-bot", ahead=record.better, games=record.games, **figures)
        mark = "✓" if record is not None and record.beaten else " "
        lines.append(f"{mark} {name:<{width}}  {text}")
    sys.stdout.write("\n".join([*lines, ""]))


def _show_one(store: "GameStore", game_id: str, t: Texts, *, as_json: bool) -> None:
    from lastroll.cli._stored_games import find_game
    from lastroll.game import replay
    from lastroll.story import game_lines, summary_line, variant_text

    game = find_game(store, game_id)
    try:
        played = replay(game.record)
    except LastRollError as error:
        raise error.at(game_id) from None
    if as_json:
        _write_json(_entry(game, played))
        return
    date = f"{game.date.astimezone():%Y-%m-%d %H:%M}"
    heading = f"{game.id}  {date}  {variant_text(played, t)}. {summary_line(played, t)}"
    sys.stdout.write("\n".join([heading, "", *game_lines(played, t), ""]))


def _entry(stored: "StoredGame", game: "Game") -> dict[str, object]:
    from lastroll.game import view

    purses = view(game.position, None).purses
    return {
        "id": stored.id,
        "date": stored.date.isoformat(timespec="seconds"),
        "finished": stored.finished,
        "rules": {
            "players": game.rules.players,
            "neutral": game.rules.neutral,
            "start": game.rules.start,
            **game.rules.house_rules,
        },
        "round": game.position.round,
        "players": [
            {
                "seat": seat,
                "name": name,
                "bot": stored.seats[seat].bot if stored.seats else None,
                "money": None if purse is None else purse.money,
                "notes": None if purse is None else purse.notes,
            }
            for seat, (name, purse) in enumerate(zip(game.names, purses, strict=True))
        ],
        "winners": list(game.winners) if game.over else None,
    }


def _write_json(value: object) -> None:
    from msgspec.json import encode

    sys.stdout.write(encode(value).decode() + "\n")
