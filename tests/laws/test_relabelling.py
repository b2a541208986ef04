"""Seats and casinos are only labels: what changes with them is the labels."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st
from tests.strategies import finished_games, games, reachable_positions, rotated

from lastroll.game import Game, GameRecord, Turn, record_game, replay
from lastroll.rules import NOTES, Casino, Payment, Payout, Position, pay_out

NOTES_OF_A_CASINO = st.lists(st.sampled_from(NOTES), max_size=6).map(
    lambda notes: tuple(sorted(notes, reverse=True))
)


@st.composite
def casinos(draw: st.DrawFn) -> tuple[Casino, int]:
    """Return a casino and the number of players, with or without a column for neutral."""
    players = draw(st.integers(2, 5))
    owners = players + draw(st.integers(0, 1))
    dice = draw(st.lists(st.integers(0, 6), min_size=owners, max_size=owners))
    return Casino(draw(NOTES_OF_A_CASINO), tuple(dice)), players


def relabelled(payout: Payout, seats: list[int], players: int) -> Payout:
    """Return the pay-out with seat `i` of `players` called `seats[i]`, cancelled ones ordered."""
    names = [*seats, players]  # neutral stands after the last seat
    cancelled = sorted(names[owner] for owner in payout.cancelled)
    payments = tuple(Payment(names[each.owner], each.note) for each in payout.payments)
    return Payout(tuple(cancelled), payments, payout.unclaimed, payout.returned)


@given(casinos(), st.data())
def test_permuted_seats_are_paid_the_same_under_their_new_labels(
    table: tuple[Casino, int], data: st.DataObject
) -> None:
    casino, players = table
    seats = data.draw(st.permutations(range(players)))
    dice = list(casino.dice)
    for old, new in enumerate(seats):
        dice[new] = casino.dice[old]
    permuted = pay_out(Casino(casino.notes, tuple(dice)), players)
    assert permuted == relabelled(pay_out(casino, players), seats, players)


@given(casinos(), st.data())
def test_a_player_without_dice_there_changes_nothing(
    table: tuple[Casino, int], data: st.DataObject
) -> None:
    casino, players = table
    newcomer = data.draw(st.integers(0, players))
    dice = (*casino.dice[:newcomer], 0, *casino.dice[newcomer:])
    seats = [seat if seat < newcomer else seat + 1 for seat in range(players)]
    joined = pay_out(Casino(casino.notes, dice), players + 1)
    assert joined == relabelled(pay_out(casino, players), seats, players + 1)


@given(casinos())
def test_neutral_is_paid_like_one_more_player_but_under_the_pile(
    table: tuple[Casino, int],
) -> None:
    casino, players = table
    as_players = pay_out(casino, len(casino.dice))
    payout = pay_out(casino, players)
    assert payout.payments == as_players.payments
    assert payout.cancelled == as_players.cancelled
    assert payout.unclaimed == as_players.unclaimed == as_players.returned
    won = [each.note for each in payout.payments if each.owner == players]
    assert payout.returned == (*won, *payout.unclaimed)


@given(casinos())
def test_ties_cancel_and_the_rest_is_paid_from_most_to_fewest(table: tuple[Casino, int]) -> None:
    casino, players = table
    payout = pay_out(casino, players)

    paid = [casino.dice[payment.owner] for payment in payout.payments]
    assert all(casino.dice.count(casino.dice[owner]) > 1 for owner in payout.cancelled)
    assert all(casino.dice.count(dice) == 1 for dice in paid)
    assert paid == sorted(paid, reverse=True)
    assert 0 not in paid
    assert list(payout.returned) == sorted(payout.returned, reverse=True)


@given(reachable_positions(), st.permutations(range(6)))
def test_permuted_casinos_pay_the_same_at_their_new_places(
    position: Position, order: list[int]
) -> None:
    moved = replace(position, casinos=tuple(position.casinos[old] for old in order))
    assert moved.payouts == tuple(position.payouts[old] for old in order)
    assert moved.winnings == position.winnings


def rotated_record(record: GameRecord, by: int) -> GameRecord:
    """Return the same game with everybody sitting some seats further on."""
    players = record.rules.players
    names = [record.players[(seat - by) % players] for seat in range(players)]
    turns = [
        Turn(seat=(t.seat + by) % players, own=t.own, neutral=t.neutral, place=t.place)
        for t in record.turns
    ]
    return GameRecord(
        rules=rotated(record.rules, by),
        players=tuple(names),
        pile=record.pile,
        openings=record.openings,
        turns=tuple(turns),
    )


@given(games(), st.integers(1, 4))
def test_a_rotated_table_plays_the_same_game(game: Game, by: int) -> None:
    players = game.rules.players
    other = replay(rotated_record(record_game(game), by)).position
    position = replay(record_game(game)).position
    for seat in range(players):
        moved = (seat + by) % players
        assert other.hands[moved] == position.hands[seat]
        assert other.purses[moved] == position.purses[seat]
        for new, old in zip(other.casinos, position.casinos, strict=True):
            assert new.dice[moved] == old.dice[seat]
            assert new.dice[players:] == old.dice[players:]
            assert new.notes == old.notes
    assert other.turn == (None if position.turn is None else (position.turn + by) % players)
    assert (other.round, other.start) == (position.round, (position.start + by) % players)


@given(finished_games(), st.integers(1, 4))
def test_a_rotated_table_has_the_same_winners(game: Game, by: int) -> None:
    other = replay(rotated_record(record_game(game), by))
    assert set(other.winners) == {(seat + by) % game.rules.players for seat in game.winners}
    assert other.pile_left == game.pile_left
