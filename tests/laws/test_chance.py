"""The same seed gives the same game, and any roll of it can be had directly."""

from collections import Counter

from hypothesis import assume, given
from hypothesis import strategies as st
from tests.strategies import (
    GAME_NUMBERS,
    PLAYED_RULES,
    SECRETS,
    SEEDS,
    TOKENS,
    booklet_rules,
    finished_games,
    steps_of,
)

from lastroll.game import (
    Fair,
    Game,
    KeyedChance,
    OpeningPlaced,
    Rolled,
    RoundStarted,
    Seeded,
    decode_roll,
    mix,
    pick,
    record_game,
    shuffle,
)
from lastroll.rules import NOTES, Hand, Roll, Rules

WORDS = st.integers(0, 2**64 - 1)
KEYS = st.tuples(st.integers(0, 100), st.integers(0, 5), st.integers(0, 999))


@given(PLAYED_RULES, SEEDS, GAME_NUMBERS)
def test_the_same_seed_gives_the_same_game(rules: Rules, seed: int, number: int) -> None:
    one, other = (steps_of(Game(rules, Seeded(seed, number))) for _ in range(2))
    assert one.events == other.events
    assert record_game(one) == record_game(other)


@given(booklet_rules(), SEEDS, GAME_NUMBERS, GAME_NUMBERS)
def test_other_games_of_a_seed_are_other_games(
    rules: Rules, seed: int, one: int, other: int
) -> None:
    assume(one != other)
    assert Seeded(seed, one).pile(rules) != Seeded(seed, other).pile(rules)
    assert Seeded(seed, one).word(1, 0, 0) != Seeded(seed, other).word(1, 0, 0)


@given(booklet_rules(), SEEDS, SEEDS)
def test_other_seeds_give_other_games(rules: Rules, one: int, other: int) -> None:
    assume(one != other)
    assert Seeded(one).pile(rules) != Seeded(other).pile(rules)


@given(finished_games())
def test_rolls_can_be_had_out_of_order(game: Game) -> None:
    assert isinstance(game.chance, Seeded)
    wanted: list[tuple[int, int | None, int, Roll]] = []
    round_, taken = 0, Counter[int]()
    for event in game.events:
        if isinstance(event, RoundStarted):
            round_, taken = event.round, Counter()
        elif isinstance(event, OpeningPlaced):
            wanted.append((round_, None, 0, Roll.of("", event.dice)))
        elif isinstance(event, Rolled):
            wanted.append(
                (round_, event.seat, taken[event.seat], Roll.of(event.own, event.neutral))
            )
            taken[event.seat] += 1
    chance = Seeded(game.chance.seed, game.chance.game)
    for round_, seat, turn, roll in reversed(wanted):
        if seat is None:
            assert chance.opening(game.rules, round_) == roll
        else:
            assert chance.roll(round_, seat, turn, roll.hand)[0] == roll


def words_of(chance: KeyedChance, keys: list[tuple[int, int, int]]) -> dict[object, int]:
    return {key: chance.word(*key) for key in keys}


@given(st.lists(KEYS, unique=True), SEEDS, SECRETS, TOKENS)
def test_words_do_not_depend_on_the_order_they_are_asked_in(
    keys: list[tuple[int, int, int]], seed: int, secret: bytes, context: str
) -> None:
    for make in (lambda: Seeded(seed), lambda: Fair(secret, context)):
        words = words_of(make(), keys)
        assert words == words_of(make(), keys[::-1])
        assert len(set(words.values())) == len(keys)
        assert all(0 <= word < 2**64 for word in words.values())


@given(WORDS, st.integers(0, 12), st.integers(0, 4))
def test_a_word_holds_as_many_dice_as_the_hand(word: int, own: int, neutral: int) -> None:
    roll, coin = decode_roll(word, Hand(own, neutral))
    assert roll.hand == (own, neutral)
    assert 0 <= coin < 2**64
    # Own dice first: they are the same whatever neutral dice follow.
    assert decode_roll(word, Hand(own))[0].own == roll.own


@given(st.integers(0, 5), st.lists(st.integers(0, 5), max_size=11))
def test_dice_are_the_digits_of_the_word_in_base_six(first: int, others: list[int]) -> None:
    digits = [first, *others]
    number = 0
    for digit in digits:
        number = number * 6 + digit
    middle = (2 * number + 1) * 2**63 // 6 ** len(digits)
    roll, _ = decode_roll(middle, Hand(len(digits)))
    assert roll.own_digits == "".join(sorted(str(digit + 1) for digit in digits))


@given(WORDS, st.integers(1, 1000))
def test_a_pick_is_one_of_the_things(word: int, count: int) -> None:
    assert pick(word, count) in range(count)
    assert (pick(0, count), pick(2**64 - 1, count)) == (0, count - 1)


@given(st.lists(st.integers(1, 9)).map(tuple), st.lists(WORDS, min_size=10, max_size=60))
def test_a_shuffle_keeps_every_note_and_settles_the_front_first(
    notes: tuple[int, ...], words: list[int]
) -> None:
    pile = shuffle(notes, words)
    assert Counter(pile) == Counter(notes)
    for settled in range(min(len(notes), len(words))):
        assert shuffle(notes, words[:settled])[:settled] == pile[:settled]


@given(st.permutations(NOTES[:8] + NOTES[30:38]))
def test_every_order_of_the_pile_can_be_shuffled(wanted: list[int]) -> None:
    notes = NOTES[:8] + NOTES[30:38]
    left, words = list(notes), []
    for place in range(len(notes) - 1):
        other = left.index(wanted[place], place)
        count = len(notes) - place
        words.append(((other - place) * 2**64 + 2**63) // count)
        left[place], left[other] = left[other], left[place]
    assert shuffle(notes, words) == tuple(wanted)


@given(st.sets(WORDS, min_size=2))
def test_mixing_loses_nothing(words: set[int]) -> None:
    mixed = {mix(word) for word in words}
    assert len(mixed) == len(words)
    assert all(0 <= word < 2**64 for word in mixed)
