"""The bots, behind one small protocol."""

from lastroll.bots._engine import serve_engine
from lastroll.bots._guard import GuardedBot
from lastroll.bots._ladder import (
    LADDER,
    PROGRAM_PREFIX,
    Rung,
    UnknownBot,
    bot_maker,
    is_program,
    make_bot,
)
from lastroll.bots._play_out import ChoiceObserver, play_out
from lastroll.bots._prior import PRIOR_BOTS
from lastroll.bots._program import BOT_SECONDS, PROTOCOL, ProgramBot
from lastroll.bots._protocol import Bot, BotClosed, BotFault, checked_face
from lastroll.bots._run_secret import run_secret
from lastroll.bots._simple import FrugalBot, GreedyBot, RandomBot
from lastroll.bots._strength import Strength, strength
from lastroll.bots._supported import (
    BOOKLET_RULES,
    UnsupportedRules,
    check_supports,
    fast_rungs,
    strongest_fast_rung,
)
from lastroll.bots._warm import warm_up, warm_up_in_background

__all__ = [
    "BOOKLET_RULES",
    "BOT_SECONDS",
    "LADDER",
    "PRIOR_BOTS",
    "PROGRAM_PREFIX",
    "PROTOCOL",
    "Bot",
    "BotClosed",
    "BotFault",
    "ChoiceObserver",
    "FrugalBot",
    "GreedyBot",
    "GuardedBot",
    "ProgramBot",
    "RandomBot",
    "Rung",
    "Strength",
    "UnknownBot",
    "UnsupportedRules",
    "bot_maker",
    "check_supports",
    "checked_face",
    "fast_rungs",
    "is_program",
    "make_bot",
    "play_out",
    "run_secret",
    "serve_engine",
    "strength",
    "strongest_fast_rung",
    "warm_up",
    "warm_up_in_background",
]
