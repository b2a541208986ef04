"""The bots, behind one small protocol."""

from lastroll.bots._engine import serve_engine
from lastroll.bots._fit import BOOKLET_TABLES, UnfitBot, check_plays, quick_rung
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
from lastroll.bots._play_out import Observer, play_out
from lastroll.bots._prior import PRIOR
from lastroll.bots._program import BOT_SECONDS, PROTOCOL, ProgramBot
from lastroll.bots._protocol import Bot, BotClosed, BotFault, legal_face
from lastroll.bots._run_secret import run_secret
from lastroll.bots._simple import FrugalBot, GreedyBot, RandomBot
from lastroll.bots._strength import Strength, strength
from lastroll.bots._warm import warm_up, warm_up_aside

__all__ = [
    "BOOKLET_TABLES",
    "BOT_SECONDS",
    "LADDER",
    "PRIOR",
    "PROGRAM_PREFIX",
    "PROTOCOL",
    "Bot",
    "BotClosed",
    "BotFault",
    "FrugalBot",
    "GreedyBot",
    "GuardedBot",
    "Observer",
    "ProgramBot",
    "RandomBot",
    "Rung",
    "Strength",
    "UnfitBot",
    "UnknownBot",
    "bot_maker",
    "check_plays",
    "is_program",
    "legal_face",
    "make_bot",
    "play_out",
    "quick_rung",
    "run_secret",
    "serve_engine",
    "strength",
    "warm_up",
    "warm_up_aside",
]
