"""The rules of the game as values and pure functions, in the booklets' words, without chance."""

from lastroll.rules._casino import Casino, Owner, Payment, Payout, pay_out
from lastroll.rules._dice import Hand, Roll, all_rolls
from lastroll.rules._errors import (
    IllegalMove,
    InvalidPosition,
    InvalidRules,
    LastRollError,
    missing_extra,
)
from lastroll.rules._pile import Pile, fill_casinos
from lastroll.rules._position import Phase, Position, new_position
from lastroll.rules._rules import BY_BOOKLET, FACES, MAX_HAND_DICE, NOTES, Rules
from lastroll.rules._standing import Purse, Standing, rank_purses, win_shares

__all__ = [
    "BY_BOOKLET",
    "FACES",
    "MAX_HAND_DICE",
    "NOTES",
    "Casino",
    "Hand",
    "IllegalMove",
    "InvalidPosition",
    "InvalidRules",
    "LastRollError",
    "Owner",
    "Payment",
    "Payout",
    "Phase",
    "Pile",
    "Position",
    "Purse",
    "Roll",
    "Rules",
    "Standing",
    "all_rolls",
    "fill_casinos",
    "missing_extra",
    "new_position",
    "pay_out",
    "rank_purses",
    "win_shares",
]
