"""Checks of what requests bring: seats, rules, names, messages and nonces."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from lastroll.bots import LADDER, UnsupportedRules, check_supports
from lastroll.game import RulesData, check_fair_inputs, check_names
from lastroll.rules import InvalidRules, LastRollError, Rules
from lastroll.server._entries import TalkKind
from lastroll.server._refusals import Forbidden, Unprocessable
from lastroll.server._requests import PHRASES, REACTIONS, TalkRequest

MAX_ROUNDS: Final = 20
"""Rounds of a game on the service: they bound the size of its steps, which anyone may read."""


def check_seats(rules: RulesData, kinds: Iterable[tuple[str, str | None]]) -> Rules:
    """Return the rules; raise `Unprocessable` for seats that do not fit or unfit bots."""
    seats = tuple(kinds)
    bots = [(number, bot or "") for number, (kind, bot) in enumerate(seats) if kind == "bot"]
    known = [rung.name for rung in LADDER]
    for number, bot in bots:
        # A program named by a client would run on this machine: only the ladder's bots play here.
        if bot not in known:
            raise Unprocessable(
                "bot-not-here",
                "there is no bot {name!r} here; there are {names}",
                name=bot[:60],
                names=", ".join(known),
            ).at(f"seats[{number}]")
    if rules.players != len(seats):
        raise Unprocessable(
            "seats-count",
            "{players} players need {players} seats, not {count}",
            players=rules.players,
            count=len(seats),
        ).at("seats")
    try:
        played = rules.to_rules()
    except InvalidRules as error:
        raise _as_refusal(error) from None
    if played.rounds > MAX_ROUNDS:
        raise Unprocessable(
            "rule-range",
            "must be a whole number from {least} to {most}, not {value!r}",
            field="rounds",
            least=1,
            most=MAX_ROUNDS,
            value=played.rounds,
        ).at("rules", "rounds")
    for number, bot in bots:
        try:
            check_supports(bot, played)
        except UnsupportedRules as error:
            raise _as_refusal(error).at(f"seats[{number}]") from None
    return played


def check_name(name: str) -> str:
    """Return a name without surrounding blanks; raise `Unprocessable` if it is invalid."""
    name = name.strip()
    try:
        check_names(Rules(players=2), [name, name])
    except LastRollError as error:
        raise Unprocessable(error.code, error.sentence, **error.fields).at("name") from None
    return name


_EMOJI_JOINERS = str.maketrans("", "", "\u200d\ufe0f")
"""Characters that join the parts of an emoji; not printable, but harmless."""


def check_talk(request: TalkRequest, allowed: TalkKind) -> dict[str, str]:
    """Return the one field of a message; raise a refusal if it is not allowed at the table."""
    fields = {"phrase": request.phrase, "reaction": request.reaction, "text": request.text}
    message = {kind: text for kind, text in fields.items() if text is not None}
    if len(message) != 1:
        raise Unprocessable("talk-one", "send one phrase, one reaction or one text")
    ((kind, text),) = message.items()
    if allowed == "off" or (kind == "text" and allowed != "free"):
        raise Forbidden("talk-off", "this table does not allow that kind of chat")
    known = {"phrase": PHRASES, "reaction": REACTIONS}.get(kind)
    if known is not None and text not in known:
        raise Unprocessable("talk-unknown", "there is no such phrase or reaction").at(kind)
    return {kind: _plain_text(text)} if kind == "text" else message


def _plain_text(text: str) -> str:
    text = text.strip()
    if not text or not text.translate(_EMOJI_JOINERS).isprintable():
        raise Unprocessable("talk-text", "a message is one line of plain text").at("text")
    return text


def check_nonce(nonce: str | None) -> str | None:
    """Return a nonce; raise `Unprocessable` if fair dice cannot use it."""
    if nonce is not None:
        try:
            check_fair_inputs("table", [nonce])
        except LastRollError as error:
            raise _as_refusal(error).at("nonce") from None
    return nonce


def _as_refusal(error: LastRollError) -> Unprocessable:
    return Unprocessable(error.code, error.sentence, **error.fields).at(*error.where)
