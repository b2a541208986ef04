"""The consequence of a placing: its ties, and the owner of each note before and after it."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from lastroll.rules import Casino, Owner, Position, pay_out


class NoteChange(NamedTuple):
    """A note whose owner would change."""

    note: int
    before: Owner | None
    """The owner that would receive it now; None is nobody."""
    after: Owner | None
    """The owner that would receive it after the placing."""


class Tie(NamedTuple):
    """A tie that placed dice would make at a casino."""

    owner: Owner
    """The owner of the placed dice."""
    others: tuple[Owner, ...]
    """The owners with as many dice."""
    dice: int
    """The number of dice that each of them would have."""


class Preview(NamedTuple):
    """A choice and its consequence if the round ended right after it."""

    face: int
    own: int
    """Own dice that would be placed."""
    neutral: int
    """Neutral dice that would be placed."""
    total: int
    """Own dice that would be on the casino after the placing."""
    changes: tuple[NoteChange, ...]
    holders: tuple[Owner | None, ...] = ()
    """The owner that would receive each note of the casino after the placing."""
    ties: tuple[Tie, ...] = ()
    """The ties that the placed dice would make."""
    breaks_tie: bool = False
    """Whether a tie that the placed dice end would leave none of its owners tied with another."""


# Cached: a step changes one casino of six, and the same casinos occur in many games.
@lru_cache(maxsize=1 << 16)
def note_holders(casino: Casino, players: int) -> tuple[Owner | None, ...]:
    """Return the owner that would receive each note of a casino now; None is nobody."""
    holders = [payment.owner for payment in pay_out(casino, players).payments]
    return (*holders, *[None] * (len(casino.notes) - len(holders)))


def note_changes(before: Casino, after: Casino, players: int) -> tuple[NoteChange, ...]:
    """Return the notes of a casino whose owner differs between `before` and `after`.

    >>> before = Casino(notes=(60_000, 20_000), dice=(1, 2))
    >>> note_changes(before, before.add(0, 1, 0), players=2)
    (NoteChange(note=60000, before=1, after=None), NoteChange(note=20000, before=0, after=None))
    """
    return _changes(before.notes, note_holders(before, players), note_holders(after, players))


def _changes(
    notes: tuple[int, ...], before: tuple[Owner | None, ...], after: tuple[Owner | None, ...]
) -> tuple[NoteChange, ...]:
    if before == after:
        return ()
    changes = [NoteChange(*each) for each in zip(notes, before, after, strict=True)]
    return tuple([change for change in changes if change.before != change.after])


def tie_changes(before: Casino, after: Casino) -> tuple[tuple[Tie, ...], bool]:
    """Return the ties that dice added to `before` make, and whether they break one.

    >>> before = Casino(notes=(60_000,), dice=(1, 2, 1))
    >>> tie_changes(before, before.add(0, 1, 0))
    ((Tie(owner=0, others=(1,), dice=2),), True)
    """
    ties: list[Tie] = []
    breaks_tie = False
    for owner, dice in enumerate(after.dice):
        if dice == before.dice[owner]:
            continue
        others = _equal(after, owner)
        # If own and neutral dice tie with each other, that is one tie.
        if others and not any(owner in tie.others for tie in ties):
            ties.append(Tie(owner, others, dice))
        ended = [owner, *_equal(before, owner)] if before.dice[owner] else []
        apart = len({after.dice[each] for each in ended}) == len(ended)
        breaks_tie = breaks_tie or (len(ended) > 1 and apart)
    return tuple(ties), breaks_tie


def _equal(casino: Casino, owner: Owner) -> tuple[Owner, ...]:
    """Return the other owners with as many dice as `owner`."""
    dice = casino.dice[owner]
    return tuple(
        [each for each, count in enumerate(casino.dice) if count == dice and each != owner]
    )


def preview(position: Position, face: int) -> Preview:
    """Return what placing all dice of `face` would change.

    >>> from lastroll.rules import Roll, Rules, new_position
    >>> position = new_position(Rules(players=2)).deal([(60_000,)] * 6)
    >>> preview(position.roll(Roll.of("11335666")), 6).changes
    (NoteChange(note=60000, before=None, after=0),)
    """
    if face not in position.legal_faces:
        position.place(face)  # raises
    seat, rolled = position.turn, position.rolled
    assert rolled is not None
    assert seat is not None
    casino, players = position.casinos[face - 1], position.rules.players
    return preview_casino(face, casino, seat, *rolled.dice(face), players)


def preview_casino(
    face: int, casino: Casino, seat: int, own: int, neutral: int, players: int
) -> Preview:
    """Return what placing these dice on `casino`, which has the number `face`, would change."""
    after = casino.add(seat, own, neutral)
    holders = note_holders(after, players)
    changes = _changes(casino.notes, note_holders(casino, players), holders)
    ties, breaks_tie = tie_changes(casino, after)
    return Preview(
        face, own, neutral, after.dice[seat], changes, holders, ties=ties, breaks_tie=breaks_tie
    )
