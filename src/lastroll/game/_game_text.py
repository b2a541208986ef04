"""A game record as text: tags, then rounds with turns, and comments for people."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from lastroll.game._errors import InvalidNotation
from lastroll.game._events import AnyEvent, CasinoPaid, OpeningPlaced, Placed, Rolled, RoundStarted
from lastroll.game._game import Game
from lastroll.game._names import check_names
from lastroll.game._notation import (
    MAX_NOTES,
    SEAT_LETTERS,
    format_amount,
    format_notes,
    format_owner,
    format_rules,
    notation_error,
    parse_amount,
    parse_number,
    parse_rules,
)
from lastroll.game._record import FORMAT, FairData, GameRecord, Turn, replay
from lastroll.game._wire import MAX_LINE_BYTES, check_format

_TAG: Final = re.compile(r'\[([A-Za-z]+) "((?:[^"\\\n]|\\["\\])*+)"\]')
_MAX_TAGS: Final = 20
_SPACE: Final = re.compile(r"\s*+")
_MAX_WORDS: Final = 10_000
_COMMENT_OR_WORD: Final = re.compile(r"(?:\{[^{}]*+\}|;[^\n]*+|\s++)++|([^\s{;]+|\{)")
_TURN: Final = re.compile(r"([a-e]):([1-6]{0,40})(?:\+([1-6]{1,40}))?>([1-6])\Z")
_OPENING: Final = re.compile(r"n:([1-6]{1,40})\Z")


def format_game_text(record: GameRecord) -> str:
    """Return a record as text; deals and payouts are comments, because they follow from it."""
    game = replay(record)
    tags = [("Game", FORMAT), ("Rules", format_rules(record.rules))]
    tags += [(SEAT_LETTERS[seat], name) for seat, name in enumerate(record.players)]
    tags.append(("Pile", " ".join(map(format_amount, record.pile))))
    if record.fair is not None:
        tags += [
            ("Commitment", record.fair.commitment),
            ("Context", record.fair.context),
            ("Nonces", ",".join(record.fair.nonces)),
        ]
        if record.fair.secret is not None:
            tags.append(("Secret", record.fair.secret))
    tags.append(("Result", _format_result(game)))
    return "\n".join(
        [*(f'[{name} "{_escape(value)}"]' for name, value in tags), *_play_lines(game), ""]
    )


def parse_game_text(text: str) -> GameRecord:
    """Return the record written as text; comments and the Result tag are ignored."""
    if len(text) > MAX_LINE_BYTES:
        raise InvalidNotation("too-long", "longer than {most} bytes", most=MAX_LINE_BYTES)
    tags, play = _split(text)
    check_format(tags.pop("Game", ""), FORMAT, InvalidNotation)
    rules = parse_rules(tags.pop("Rules", ""))
    names = [tags.pop(letter, "") for letter in SEAT_LETTERS[: rules.players]]
    pile = tags.pop("Pile", "")
    tags.pop("Result", None)
    fair = None
    if "Commitment" in tags:
        nonces = tags.pop("Nonces", "")
        fair = FairData(
            commitment=tags.pop("Commitment"),
            context=tags.pop("Context", ""),
            nonces=tuple(nonces.split(",")) if nonces else (),
            secret=tags.pop("Secret", None),
        ).check()
    for name in tags:
        raise InvalidNotation("tag-unknown", "unknown tag {tag}", tag=name[:60])
    openings, turns = _parse_play(play)
    return GameRecord(
        rules=rules,
        players=check_names(rules, names if any(names) else ()),
        # No rules have more notes: a longer rest is not split, and fails as an amount.
        pile=tuple(map(parse_amount, pile.split(maxsplit=MAX_NOTES))),
        openings=openings,
        turns=turns,
        fair=fair,
    )


def _split(text: str) -> tuple[dict[str, str], str]:
    tags: dict[str, str] = {}
    index = 0
    while True:
        space = _SPACE.match(text, index)
        assert space is not None
        index = space.end()
        if text[index : index + 1] != "[":
            return tags, text[index:]
        match = _TAG.match(text, index)
        if not match or match[1] in tags or len(tags) == _MAX_TAGS:
            raise notation_error("tag", text[index : index + 60].split("\n")[0])
        tags[match[1]] = _unescape(match[2])
        index = match.end()


def _parse_play(play: str) -> tuple[tuple[str, ...], tuple[Turn, ...]]:
    openings: list[str] = []
    turns: list[Turn] = []
    # Lazily: a list of all words would be many times as large as the text.
    words = (match[1] for match in _COMMENT_OR_WORD.finditer(play) if match[1])
    for number, word in enumerate(words):
        if number == _MAX_WORDS:  # 100 rounds of 5 players with 16 dice each have fewer
            raise InvalidNotation("turn-after-end", "the game is over before this turn")
        if match := _TURN.match(word):
            seat = SEAT_LETTERS.index(match[1])
            turns.append(Turn(seat=seat, own=match[2], neutral=match[3] or "", place=int(match[4])))
        elif match := _OPENING.match(word):
            openings.append(match[1])
        elif word == "Round":
            parse_number(next(words, ""), "round")
        else:
            raise notation_error("turn", word)
    return tuple(openings), tuple(turns)


def _format_result(game: Game) -> str:
    if not game.over:
        return "*"
    return ", ".join(
        f"{s.rank}. {SEAT_LETTERS[s.seat]} {format_amount(s.money)}/{s.notes}"
        for s in game.standings
    )


def _play_lines(game: Game) -> Iterator[str]:
    line: list[str] = []
    paid: list[str] = []
    rolled = ""
    for event in game.events:
        if isinstance(event, Rolled):
            rolled = event.own + (f"+{event.neutral}" if event.neutral else "")
            continue
        if isinstance(event, Placed):
            # One line is one lap of the table.
            if line and event.seat <= SEAT_LETTERS.index(line[-1][0]):
                yield "  " + "  ".join(line)
                line = []
            line.append(f"{SEAT_LETTERS[event.seat]}:{rolled}>{event.face}")
            continue
        if line:
            yield "  " + "  ".join(line)
            line = []
        if isinstance(event, CasinoPaid):
            paid.append(_format_payout(event, game.rules.players))
            if event.casino == 6:
                yield "  {" + " | ".join(paid) + "}"
                paid = []
        else:
            yield from _format_round(event)
    if line:
        yield "  " + "  ".join(line)


def _format_round(event: AnyEvent) -> Iterator[str]:
    if isinstance(event, RoundStarted):
        yield ""
        notes = " | ".join(map(format_notes, event.casinos))
        yield f"Round {event.round} {{{SEAT_LETTERS[event.start]} starts: {notes}}}"
    elif isinstance(event, OpeningPlaced):
        yield f"  n:{event.dice}"


def _format_payout(event: CasinoPaid, players: int) -> str:
    parts = [
        f"{format_owner(payment.owner, players)} {format_amount(payment.note)}"
        for payment in event.payments
    ]
    if event.cancelled:
        parts.append("=".join(format_owner(owner, players) for owner in event.cancelled))
    return ", ".join(parts) or "-"


def _unescape(text: str) -> str:
    return "\\".join(part.replace('\\"', '"') for part in text.split("\\\\"))


def _escape(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')
