"""Makes the parts of a tournament from the flags of `lastroll arena`."""

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
    kept_secret,
)
from lastroll.bots import BOT_SECONDS, PRIOR_BOTS
from lastroll.cli._arena import ArenaFlags
from lastroll.cli._bot_names import bot_id, bots_of
from lastroll.cli._flags import read_secret
from lastroll.cli._play_setup import rules_from
from lastroll.locales import Texts
from lastroll.rules import LastRollError

_MAX_SEATS = 5
_MAX_SEATS_WITH_NEUTRAL = 4
_DEFAULT_ERROR = 0.05


def make_setting(flags: ArenaFlags, t: Texts) -> TournamentSpec:
    """Return the setting of the tournament; raise an error if it is not possible."""
    if flags.versus is None:
        bots = bots_of(flags.bots, t, PRIOR_BOTS)
    else:
        bots = tuple(bot_id(name, t, PRIOR_BOTS, option="--versus") for name in flags.versus)
    if flags.versus is not None and bots[0] == bots[1]:
        raise LastRollError("arena-same", "a bot is exactly as strong as itself").at("--versus")
    rules = rules_from(flags, flags.players or _default_players(len(bots), neutral=flags.neutral))
    luck = DEFAULT_LUCK if flags.luck is None else flags.luck
    try:
        check_luck_name(luck)
    except LastRollError as error:
        raise error.at("--luck") from None
    secret = read_secret(flags.secret)
    if flags.out is not None and flags.seed is None and secret is None:
        secret = kept_secret(flags.out)  # a resumed folder keeps its dice
    seconds = BOT_SECONDS if flags.bot_seconds is None else flags.bot_seconds
    try:
        return TournamentSpec(rules, bots, flags.seed, luck, seconds, secret).check()
    except LastRollError as error:
        raise error.at("--bots" if flags.versus is None else "--versus") from None


def _default_players(bots: int, *, neutral: bool) -> int:
    seats = _MAX_SEATS_WITH_NEUTRAL if neutral else _MAX_SEATS
    return bots if 2 <= bots <= seats else 2


def make_hypotheses(flags: ArenaFlags, setting: TournamentSpec) -> Hypotheses | None:
    """Return the hypotheses of `--versus`; by default a fair share against one step more."""
    if flags.versus is None:
        return None
    lower = 1 / setting.rules.players if flags.lower is None else flags.lower
    upper = flags.upper
    if upper is None:
        upper = default_upper_share(lower) if 0 < lower < 1 else lower
    error = _DEFAULT_ERROR if flags.error is None else flags.error
    return Hypotheses(lower, upper, error, error)


def make_executor(flags: ArenaFlags) -> Executor:
    """Return the executor that plays the tables."""
    if flags.ray is not None:
        return RayCluster(flags.ray)
    return InProcess() if flags.processes in (None, 1) else ProcessPool(flags.processes)
