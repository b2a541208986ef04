"""What the net looks at, number by number; training and play build it the same way.

Seats are turned so that the one to act comes first: *slots*. Between two rounds that is the seat
that starts the next one. Money is counted in units of $10,000, which all of the booklets' notes are
whole numbers of.
"""

from __future__ import annotations

from typing import Final

UNIT: Final = 10_000
CASINOS: Final = 6
SLOTS: Final = 5
OWNERS: Final = SLOTS + 1
"""The slots, and neutral last."""
NOTES: Final = 5
"""Notes of a casino that count: no more owners than that can be paid in one game."""
MOST_DICE: Final = 8
MOST_NEUTRAL: Final = 4
MOST_NOTE: Final = 9
MOST_ROUNDS: Final = 4

# A casino: the dice of each owner, one number for each count; the notes, one number for each
# value; what each slot would be paid now.
COUNTS: Final = MOST_DICE + 1
VALUES: Final = MOST_NOTE + 1
C_DICE: Final = 0
C_NOTES: Final = C_DICE + OWNERS * COUNTS
C_PAID: Final = C_NOTES + NOTES * VALUES
CASINO: Final = C_PAID + SLOTS

# The table: dice in the hands, one number for each count; purses; where in the game it is.
HANDS: Final = MOST_NEUTRAL + 1
PURSE: Final = 4
T_OWN: Final = 0
T_NEUTRAL: Final = T_OWN + SLOTS * COUNTS
T_PURSES: Final = T_NEUTRAL + SLOTS * HANDS
T_AHEAD: Final = T_PURSES + SLOTS * PURSE
"""The same with what would be paid now."""
T_NOTES: Final = T_AHEAD + SLOTS * PURSE
T_NEXT: Final = T_NOTES + SLOTS
"""The slot that starts the next round."""
T_ROUNDS: Final = T_NEXT + SLOTS
"""Rounds that come after this one."""
T_PLAYERS: Final = T_ROUNDS + MOST_ROUNDS + 1
T_FLAGS: Final = T_PLAYERS + SLOTS - 1
"""Neutral dice are played with; between two rounds; the players want money, not the win."""
T_COUNTERS: Final = T_FLAGS + 3
"""Who is taken to choose by counting, instead of by what the net knows."""
TABLE: Final = T_COUNTERS + SLOTS

# Purses in numbers that a net can use: far from the mean of all, and ahead of the best other one
# by a little, a note, a round.
FROM_MEAN: Final = 20.0
AHEAD_BY: Final = (3.0, 10.0, 30.0)
NOTES_FROM_MEAN: Final = 5.0

# What comes out, for each slot: the share of the win, as a logit; the money of this round, in
# units of $100,000; its square.
OUTPUTS: Final = 3
MONEY_SCALE: Final = 10.0

MATRICES: Final = ("table", "casino", "context", "mix", "shared", "first", "second", "last")
"""The layers, in the order in which they work; each has `NAME.weight` and most `NAME.bias`."""
