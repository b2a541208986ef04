"""Players that are not people, behind one small protocol."""

from lastroll.bots._engine import serve_engine
from lastroll.bots._guard import GuardedBot
from lastroll.bots._ladder import LADDER, PROGRAM_PREFIX, Rung, UnknownBot, bot_maker, make_bot
from lastroll.bots._program import BOT_SECONDS, PROTOCOL, ProgramBot
from lastroll.bots._protocol import Bot, BotClosed, BotFault
from lastroll.bots._simple import FrugalBot, GreedyBot, RandomBot

__all__ = [
    "BOT_SECONDS",
    "LADDER",
    "PROGRAM_PREFIX",
    "PROTOCOL",
    "Bot",
    "BotClosed",
    "BotFault",
    "FrugalBot",
    "GreedyBot",
    "GuardedBot",
    "ProgramBot",
    "RandomBot",
    "Rung",
    "UnknownBot",
    "bot_maker",
    "make_bot",
    "serve_engine",
]
