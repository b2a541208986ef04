"""Previews of choices, compared with paying out before and after them."""

import pytest
from hypothesis import given
from tests.laws.model import NEUTRAL, Owner, pay
from tests.strategies import games

from lastroll.game import Game, NoteChange, Preview, Tie, note_changes, note_holders, preview
from lastroll.rules import Casino, IllegalMove, Roll, Rules, new_position

TWO = new_position(Rules(players=2)).deal([(60_000, 30_000)] * 6)


def test_the_first_dice_at_a_casino_stand_to_win_its_highest_note() -> None:
    position = TWO.roll(Roll.of("11335666"))
    assert preview(position, 6) == Preview(6, 3, 0, 3, (NoteChange(60_000, None, 0),), (0, None))


def test_a_tie_takes_the_note_from_both() -> None:
    position = TWO.roll(Roll.of("11335666")).place(6).roll(Roll.of("66612345"))
    shown = preview(position, 6)
    assert shown.changes == (NoteChange(60_000, 0, None),)
    assert (shown.ties, shown.breaks_tie) == ((Tie(owner=1, others=(0,), dice=3),), False)


def test_who_is_outnumbered_takes_the_next_note() -> None:
    position = TWO.roll(Roll.of("11335666")).place(6).roll(Roll.of("66661234"))
    assert preview(position, 6).changes == (NoteChange(60_000, 0, 1), NoteChange(30_000, None, 0))


def test_neutral_is_counted_after_the_last_seat() -> None:
    assert note_holders(Casino((60_000, 30_000, 10_000), (1, 0, 2)), players=2) == (2, 0, None)


def test_only_what_was_rolled_can_be_previewed() -> None:
    with pytest.raises(IllegalMove, match="before the roll"):
        preview(TWO, 1)
    with pytest.raises(IllegalMove, match="was not rolled"):
        preview(TWO.roll(Roll.of("11335666")), 2)


def winners(casino: Casino, players: int) -> dict[int, int | None]:
    owners: list[Owner] = [*range(players), NEUTRAL][: len(casino.dice)]
    paid = pay(list(casino.notes), dict(zip(owners, casino.dice, strict=True))).payments
    won: list[int | None] = [players if owner == NEUTRAL else int(owner) for owner, _ in paid]
    return dict(enumerate([*won, *[None] * (len(casino.notes) - len(won))]))


@given(games())
def test_a_preview_is_the_difference_that_the_naive_table_makes(game: Game) -> None:
    position, players = game.position, game.rules.players
    for face in position.legal_faces:
        shown = preview(position, face)
        before = position.casinos[face - 1]
        after = position.place(face).casinos[face - 1]
        was, will_be = winners(before, players), winners(after, players)
        assert list(shown.changes) == [
            NoteChange(note, was[place], will_be[place])
            for place, note in enumerate(before.notes)
            if was[place] != will_be[place]
        ]
        assert note_changes(before, after, players) == shown.changes
        assert sum(after.dice) - sum(before.dice) == shown.own + shown.neutral
        assert position.turn is not None
        assert after.dice[position.turn] == shown.total
