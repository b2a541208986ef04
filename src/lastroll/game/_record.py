"""Game records: `lastroll-game/1`, one JSON object per game."""

from __future__ import annotations

import re
from typing import Final, Self

import msgspec

from lastroll.game._chance import Chance, Fair, Scripted, check_fair_inputs
from lastroll.game._errors import InvalidRecord, as_record_error
from lastroll.game._events import OpeningPlaced, Placed, Rolled
from lastroll.game._game import Game
from lastroll.game._names import check_names
from lastroll.game._wire import Dice, Number, RulesData, check_format, decode_json
from lastroll.rules import IllegalMove, LastRollError, Pile, Roll, Rules

FORMAT: Final = "lastroll-game/1"
_HEX_32: Final = re.compile(r"[0-9a-fA-F]{64}\Z")


class Turn(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One turn: the dice as digits, and the face that was placed."""

    seat: Number
    own: Dice
    neutral: Dice = ""
    place: Number


class FairData(msgspec.Struct, frozen=True, kw_only=True):
    """The data of fair dice that `verify` needs; the secret is None until it is revealed."""

    commitment: str
    context: str
    nonces: tuple[str, ...] = ()
    secret: str | None = None

    def check(self) -> Self:
        """Return the data itself; raise `InvalidRecord` if no fair dice can have it."""
        if not _HEX_32.match(self.commitment):
            raise InvalidRecord("commitment-hex", "a commitment is 32 bytes in hexadecimal").at(
                "fair.commitment"
            )
        if self.secret is not None and not _HEX_32.match(self.secret):
            raise InvalidRecord("secret-hex", "a secret is 32 bytes in hexadecimal").at(
                "fair.secret"
            )
        try:
            check_fair_inputs(self.context, self.nonces)
        except InvalidRecord as error:
            raise error.at("fair") from None
        return self

    def to_chance(self, *, for_programs: bool = False) -> Fair:
        """Return the game's source of chance, with separate coins if `for_programs`."""
        self.check()
        if self.secret is None:
            raise InvalidRecord(
                "secret-missing", "the secret of this game has not been revealed yet"
            ).at("fair.secret")
        secret = bytes.fromhex(self.secret)
        return Fair(secret, self.context, self.nonces, for_programs=for_programs)


class GameRecord(msgspec.Struct, frozen=True, kw_only=True):
    """The dice and choices of a game, which are enough to replay it."""

    rules: Rules
    players: tuple[str, ...]
    pile: Pile
    openings: tuple[str, ...] = ()
    turns: tuple[Turn, ...] = ()
    fair: FairData | None = None


class _RecordData(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    format: str
    rules: RulesData
    players: tuple[str, ...] = ()
    pile: tuple[int, ...]
    openings: tuple[Dice, ...] = ()
    turns: tuple[Turn, ...]
    fair: FairData | None = None


_DECODER: Final = msgspec.json.Decoder(_RecordData)


def parse_record(text: str | bytes) -> GameRecord:
    """Return the record written as JSON; `replay` checks the play, this only the fields."""
    data = decode_json(_DECODER, text, InvalidRecord)
    check_format(data.format, FORMAT, InvalidRecord)
    rules = data.rules.to_rules()
    return GameRecord(
        rules=rules,
        players=check_names(rules, data.players),
        pile=data.pile,
        openings=data.openings,
        turns=data.turns,
        fair=data.fair and data.fair.check(),
    )


def format_record(record: GameRecord) -> str:
    """Return a record as JSON on one line."""
    data = _RecordData(
        format=FORMAT,
        rules=RulesData.of(record.rules),
        players=record.players,
        pile=record.pile,
        openings=record.openings,
        turns=record.turns,
        fair=record.fair,
    )
    return msgspec.json.encode(data).decode()


def record_game(game: Game) -> GameRecord:
    """Return the record of a game as far as it has been played.

    It holds the whole pile and, with fair dice, the secret: before the end it reveals every note
    and every roll to come. Until then show players events, and positions through `view`.
    """
    turns, openings = [], []
    rolled = None
    for event in game.events:
        if isinstance(event, Rolled):
            rolled = event
        elif isinstance(event, Placed) and rolled is not None:
            turns.append(
                Turn(seat=event.seat, own=rolled.own, neutral=rolled.neutral, place=event.face)
            )
        elif isinstance(event, OpeningPlaced):
            openings.append(event.dice)
    fair = None
    if isinstance(game.chance, Fair):
        fair = FairData(
            commitment=game.chance.commitment,
            context=game.chance.context,
            nonces=game.chance.nonces,
            secret=game.chance.secret.hex(),
        )
    return GameRecord(
        rules=game.rules,
        players=game.names,
        pile=game.pile,
        openings=tuple(openings),
        turns=tuple(turns),
        fair=fair,
    )


def recorded_chance(record: GameRecord) -> Scripted:
    """Return the recorded outcomes as a source of chance."""
    dice = record.rules.opening_dice
    if len(record.openings) > (record.rules.rounds if dice else 0):
        raise InvalidRecord(
            "openings-many", "there are more openings than rounds that have one"
        ).at("openings")
    openings: list[Roll] = []
    for number, opening in enumerate(record.openings):
        try:
            openings.append(Roll.of("", opening))
        except IllegalMove as error:
            raise as_record_error(error).at(f"openings[{number}]") from None
        if len(opening) != dice:
            raise InvalidRecord(
                "opening-dice",
                "the opening takes {expected} neutral dice, not {dice}",
                expected=dice,
                dice=opening or "none",
            ).at(f"openings[{number}]")
    return Scripted(
        pile=record.pile,
        rolls=(Roll.of(turn.own, turn.neutral) for turn in record.turns),
        openings=openings,
    )


def replay(record: GameRecord, chance: Chance | None = None) -> Game:
    """Play a record and return the game; raise `InvalidRecord` at the first illegal step.

    A record may stop early: then the game is unfinished. The pile and the dice come from the
    record, or from `chance` if given.
    """
    game = Game(record.rules, recorded_chance(record) if chance is None else chance, record.players)
    for number, turn in enumerate(record.turns):
        field = ""
        try:
            if game.over:
                raise InvalidRecord("turn-after-end", "the game is over before this turn")
            field = ".seat"
            _check_seat(game, turn.seat)
            field = ""
            game.roll()
            field = ".place"
            game.place(turn.place)
        except LastRollError as error:
            # An error in an opening already has its location.
            where = () if error.where else (f"turns[{number}]{field}",)
            raise as_record_error(error).at(*where) from None
    return game


def _check_seat(game: Game, seat: int) -> None:
    if seat != game.position.turn:
        raise InvalidRecord(
            "wrong-seat",
            "it is the turn of seat {expected}, not of seat {seat}",
            expected=game.position.turn,
            seat=seat,
        )
