"""The truth: games by `game.Game`, seeded, with the bots, told in the words of the kernels."""

import random
from collections.abc import Sequence
from typing import NamedTuple

from lastroll.bots import make_bot, play_out
from lastroll.game import Game, Seeded, record_game
from lastroll.kernels import POLICIES, SimulatedGames, Transcript, TranscriptTurn
from lastroll.rules import NOTES, Purse, Rules


class Played(NamedTuple):
    transcript: Transcript
    purses: tuple[Purse | None, ...]
    winners: tuple[int, ...]


def play(rules: Rules, policies: Sequence[str], seed: int, number: int) -> Played:
    """Play one game the slow way."""
    bots = [make_bot(name) for name in policies]
    game = play_out(Game(rules, Seeded(seed, number)), bots)
    record = record_game(game)
    turns = tuple(
        TranscriptTurn(turn.seat, turn.own, turn.neutral, turn.place) for turn in record.turns
    )
    transcript = Transcript(number, record.pile, record.openings, turns)
    return Played(transcript, game.position.purses, game.winners)


def assert_equal(games: SimulatedGames, policies: Sequence[str]) -> None:
    """Hold every game against the same one by the rules: dice, choices, money, notes, wins."""
    transcripts = list(games.transcripts()) if games.turns is not None else [None] * len(games)
    for row, transcript in enumerate(transcripts):
        number = games.first + row
        where = f"{games.rules}, {policies}, seed {games.seed}, game {number}"
        truth = play(games.rules, policies, games.seed, number)
        if transcript is not None:
            assert transcript == truth.transcript, where
        assert games.choices[row] == len(truth.transcript.turns), where
        purses = zip(games.money[row].tolist(), games.notes[row].tolist(), strict=True)
        assert tuple(Purse(*purse) for purse in purses) == truth.purses, where
        share = 1 / len(truth.winners)
        seats = range(games.rules.players)
        shares = [share if seat in truth.winners else 0 for seat in seats]
        assert games.win_share[row].tolist() == shares, where


def some_rules(chance: random.Random) -> Rules:
    """Rules with all settings in play, for games that are soon over."""
    players = chance.randint(2, 5)
    neutral = players < 5 and chance.random() < 0.6
    neutral_dice = chance.choice([0, 1, 1, 2, 2, 4]) if neutral else 0
    notes = chance.choice(
        [
            NOTES,
            chance.choices(NOTES, k=chance.randint(1, 15)),  # soon run dry
            [chance.randint(1, 9) for _ in range(chance.randint(65, 130))],  # more than one word
            [10**9] * chance.randint(1, 70),
        ]
    )
    most = min(sum(notes), 10**9)
    return Rules(
        players=players,
        neutral=neutral,
        rounds=chance.choice([1, 1, 1, 1, 1, 2, 2, 2, 3, 7]),
        start=chance.randrange(players),
        minimum=chance.choice([1, min(50_000, most), min(30, most), chance.randint(1, most)]),
        notes=tuple(notes),
        dice=chance.choice([1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 5, 8, 12]),
        neutral_dice=neutral_dice,
        opening_dice=chance.randint(0 if neutral_dice else 1, 4) if neutral else 0,
    )


def some_policies(chance: random.Random, players: int) -> list[str]:
    """Mostly a mix; now and then all blind ones, which take another way through the kernels."""
    among = chance.choice([POLICIES, POLICIES, ("random", "frugal"), ("greedy",)])
    return chance.choices(among, k=players)
