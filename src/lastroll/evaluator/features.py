"""The features of the net, one by one; training and play compute them the same way.

Seats are rotated so that the one to act comes first: *slots*. Between two rounds that is the seat
that starts the next one. Money is counted in units of $10,000; all notes of the booklets are
multiples of that.
"""

from __future__ import annotations

from typing import Final

MONEY_UNIT: Final = 10_000
CASINOS: Final = 6
SLOTS: Final = 5
OWNERS: Final = SLOTS + 1
"""The slots, and neutral last."""
MAX_CASINO_NOTES: Final = 5
"""Notes of a casino that count: at most five owners of a game can be paid."""
MAX_OWN_DICE: Final = 8
MAX_NEUTRAL_DICE: Final = 4
MAX_NOTE: Final = 9
MAX_ROUNDS: Final = 4

# A casino: the dice of each owner, one feature for each count; the notes, one feature for each
# value; the note that each slot would be paid now.
DICE_COUNTS: Final = MAX_OWN_DICE + 1
NOTE_VALUES: Final = MAX_NOTE + 1
C_DICE: Final = 0
C_NOTES: Final = C_DICE + OWNERS * DICE_COUNTS
C_PAID: Final = C_NOTES + MAX_CASINO_NOTES * NOTE_VALUES
CASINO_SIZE: Final = C_PAID + SLOTS

# The table: dice in the hands, one feature for each count; purses; progress of the game.
NEUTRAL_COUNTS: Final = MAX_NEUTRAL_DICE + 1
PURSE_SIZE: Final = 4
T_OWN: Final = 0
T_NEUTRAL: Final = T_OWN + SLOTS * DICE_COUNTS
T_PURSES: Final = T_NEUTRAL + SLOTS * NEUTRAL_COUNTS
T_PURSES_IF_PAID: Final = T_PURSES + SLOTS * PURSE_SIZE
"""The purses as if the casinos were paid out now."""
T_NOTES: Final = T_PURSES_IF_PAID + SLOTS * PURSE_SIZE
T_NEXT_START: Final = T_NOTES + SLOTS
"""The slot that starts the next round."""
T_ROUNDS: Final = T_NEXT_START + SLOTS
"""Rounds that come after this one."""
T_PLAYERS: Final = T_ROUNDS + MAX_ROUNDS + 1
T_FLAGS: Final = T_PLAYERS + SLOTS - 1
"""Neutral dice are in the game; between two rounds; the seats play for the margin."""
T_COUNTING: Final = T_FLAGS + 3
"""Seats modelled as choosing by counting, instead of by the net."""
TABLE_SIZE: Final = T_COUNTING + SLOTS

# Purses scaled for a net: distance from the mean of all, and the lead over the best opponent at
# three scales: small, a note, a round.
MEAN_SCALE: Final = 20.0
LEAD_SCALES: Final = (3.0, 10.0, 30.0)
NOTES_SCALE: Final = 5.0

# The outputs for each slot: the win share, as a logit; the money of this round, in units of
# $100,000; its square.
OUTPUTS: Final = 3
MONEY_SCALE: Final = 10.0

LAYERS: Final = ("table", "casino", "context", "mix", "shared", "first", "second", "last")
"""The layers, in order of evaluation; each has `NAME.weight` and most have `NAME.bias`."""
