"""From the options of `lastroll arena` to a tournament."""

from __future__ import annotations

from lastroll.arena import (
    DEFAULT_LUCK,
    Executor,
    Hypotheses,
    InProcess,
    ProcessPool,
    RayCluster,
    TournamentSpec,
    check_luck_name,
    default_upper_share,
    entrant_names,
    kept_secret,
)
from lastroll.bots import BOT_SECONDS
from lastroll.cli._arena import Wishes
from lastroll.cli._seating import rules_of, split_bots
from lastroll.cli._wishes import read_secret
from lastroll.rules import LastRollError

_SEATS = 5
_SEATS_WITH_NEUTRAL = 4
_USUAL_ERROR = 0.05


def setting_of(wishes: Wishes) -> TournamentSpec:
    """Give what is to be played; refuse what cannot be."""
    names = entrant_names()
    bots = wishes.versus or tuple(bot for text in wishes.bots for bot in split_bots(text, names))
    if wishes.versus is not None and bots[0] == bots[1]:
        raise LastRollError("arena-same", "a bot is as strong as itself").at("--versus")
    rules = rules_of(wishes, wishes.players or _usual_players(len(bots), neutral=wishes.neutral))
    luck = DEFAULT_LUCK if wishes.luck is None else wishes.luck
    try:
        check_luck_name(luck)
    except LastRollError as error:
        raise error.at("--luck") from None
    secret = read_secret(wishes.secret)
    if wishes.out is not None and wishes.seed is None and secret is None:
        secret = kept_secret(wishes.out)  # the folder goes on with the dice it began with
    seconds = BOT_SECONDS if wishes.bot_seconds is None else wishes.bot_seconds
    try:
        return TournamentSpec(rules, bots, wishes.seed, luck, seconds, secret).check()
    except LastRollError as error:
        raise error.at("--bots" if wishes.versus is None else "--versus") from None


def _usual_players(bots: int, *, neutral: bool) -> int:
    seats = _SEATS_WITH_NEUTRAL if neutral else _SEATS
    return bots if 2 <= bots <= seats else 2


def question_of(wishes: Wishes, setting: TournamentSpec) -> Hypotheses | None:
    """Give what is to be decided, where anything is: by the usual bounds, a fair share or more."""
    if wishes.versus is None:
        return None
    lower = 1 / setting.rules.players if wishes.lower is None else wishes.lower
    upper = wishes.upper
    if upper is None:
        upper = default_upper_share(lower) if 0 < lower < 1 else lower
    error = _USUAL_ERROR if wishes.error is None else wishes.error
    return Hypotheses(lower, upper, error, error)


def crew_of(wishes: Wishes) -> Executor:
    """Give who is to play the tables."""
    if wishes.ray is not None:
        return RayCluster(wishes.ray)
    return InProcess() if wishes.processes in (None, 1) else ProcessPool(wishes.processes)
