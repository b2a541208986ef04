"""The game line by line: what is asked, what is answered, and what is never shown."""

import errno
import io
import os
import re
from collections.abc import Iterable

import pytest

from lastroll.game import Placed, Rolled
from lastroll.locales import LANGUAGES, Texts, texts
from lastroll.rules import Rules
from lastroll.story import Story
from lastroll.terminal import (
    GameStore,
    LocalGame,
    PlayOptions,
    SeatData,
    new_game,
    play_plain,
    seat_players,
)
from lastroll.terminal._game_store import Save

EN = texts("en")


def options(
    people: Iterable[str] = ("Anna",),
    players: int = 3,
    *,
    neutral: bool = False,
    seed: int | None = 7,
    open_purses: bool = False,
    rounds: int = 2,
) -> PlayOptions:
    return PlayOptions(
        rules=Rules(players=players, neutral=neutral, rounds=rounds),
        seats=seat_players(players, list(people), [], EN),
        seed=seed,
        open_purses=open_purses,
    )


def play(
    wanted: PlayOptions,
    answers: str,
    *,
    local_game: LocalGame | None = None,
    store: GameStore | None = None,
    t: Texts = EN,
) -> str:
    out = io.StringIO()
    store = store or GameStore()
    status = play_plain(wanted, store, t, local_game, stdin=io.StringIO(answers), stdout=out)
    assert status == 0
    return out.getvalue()


EVERYTHING = "\n1\n2\n3\n4\n5\n6\n" * 400


def test_before_a_turn_the_board_is_told() -> None:
    out = play(options(), "")
    assert EN("board-round", round=1, rounds=2) in out
    local_game = new_game(options().rules, options().seats, GameStore(), seed=7)
    for face, casino in enumerate(local_game.position.casinos, 1):
        notes = ", ".join(f"${note:,}" for note in casino.notes)
        assert f"{face} {EN(f'casino-{face}')}: {notes}. No dice." in out
    for name in ("● Anna", "▲ Gambler", "■ Miser"):
        assert f"{name}: 8 dice left" in out
    assert EN("plain-roll", name="● Anna") in out


def test_after_the_roll_each_choice_is_told_with_its_consequence() -> None:
    out = play(options(), "r\n")
    local_game = new_game(options().rules, options().seats, GameStore(), seed=7)
    local_game.roll()
    choices = re.findall(r"^([1-6]): (\d) di(?:ce|e) at .+\. .+\.$", out, re.MULTILINE)
    rolled = local_game.position.rolled
    assert rolled is not None
    assert choices == [(str(face), str(rolled.dice(face).own)) for face in rolled.faces]


def test_who_would_get_a_note_is_told() -> None:
    first = play(options(), "\n1\n2\n3\n4\n5\n6\n")
    board = first[first.rindex(EN("board-round", round=1, rounds=2)) :]
    assert re.search(r"\$[\d,]+ for [●▲■] \w+", board)
    assert re.search(r"Dice: [●▲■] \w+ \d", board)


def test_wrong_answers_are_told_what_is_possible() -> None:
    out = play(options(), "7\nroll\n1\n\n0\n7\n\nr\n" + "x" * 5000 + "\n")
    assert out.count(EN("plain-roll-again")) == 3
    assert len(re.findall(r"Choose [1-6, or]+; \? for help\.", out)) >= 5
    assert " places " not in out


def test_help_board_log_and_purse() -> None:
    out = play(options(neutral=True), "?\nb\nl\np\n\n?\nB\n")
    assert out.count(EN("rule-turn")) == 2
    assert out.count(EN("rule-neutral")) == 2
    assert out.count(EN("board-round", round=1, rounds=2)) == 3
    assert out.count("Round 1: ● Anna starts.") == 2
    assert EN("plain-purse", name="● Anna", money="$0", notes=0) in out
    assert EN("rule-neutral") not in play(options(), "?\n")


@pytest.mark.parametrize("answers", ["q\n", "\nQ\n", "", "\n"])
def test_leaving_saves_and_says_how_to_come_back(answers: str) -> None:
    store = GameStore()
    out = play(options(seed=None), answers, store=store)
    game_id = store.latest()
    save = store.resume(game_id)
    assert out.splitlines()[-1].endswith(f"lastroll play --resume {game_id}")
    assert save.rolled == ("\n" in answers and answers != "q\n")


@pytest.mark.parametrize("neutral", [False, True])
@pytest.mark.parametrize("people", [("Anna",), ("Anna", "Benno"), ()])
def test_every_event_is_told(people: tuple[str, ...], neutral: bool) -> None:
    wanted = options(people, neutral=neutral)
    store = GameStore()
    out = play(wanted, EVERYTHING, store=store).splitlines()
    (kept,), _ = store.games()
    local_game = new_game(wanted.rules, wanted.seats, GameStore(), seed=7)
    for turn in kept.record.turns:
        local_game.roll()
        local_game.place(turn.place)
    story = Story(local_game.game.names, EN)
    told = [line for event in local_game.game.events for line in story.sentences(event)]
    waiting = iter(out)
    assert all(line in waiting for line in told)  # all of them, in order
    assert sum(isinstance(event, Rolled | Placed) for event in local_game.game.events) > 20


@pytest.mark.parametrize("people", [("Anna",), ("Anna", "Benno")])
def test_closed_purses_are_never_shown_to_others(people: tuple[str, ...]) -> None:
    out = play(options(people, 4, rounds=3), "\np\nb\n1\n2\n3\n4\n5\n6\n" * 300)
    before_the_end = out[: out.index("1. ")]
    won = re.compile(r"([●▲■◆] \w+(?: \d)?): [^\n]*\$[\d,]+ won")
    shown = set(won.findall(before_the_end))
    asked = set(re.findall(r"([●▲■◆] \w+(?: \d)?) has won \$", before_the_end))
    if len(people) == 1:
        assert shown == {"● Anna"}  # the only reader
        assert asked == {"● Anna"}
    else:
        assert shown == set()  # two look at one screen
        assert asked == {"● Anna", "▲ Benno"}  # each asked on the own turn


def test_open_purses_are_shown_to_all() -> None:
    out = play(options(open_purses=True), "")
    assert out.count("$0 won") == 3


def test_of_two_at_one_keyboard_each_is_asked_by_name() -> None:
    out = play(options(("Anna", "Benno"), 2), EVERYTHING)
    assert EN("plain-roll", name="● Anna") in out
    assert EN("plain-roll", name="▲ Benno") in out


def expect_standings(lines: list[str]) -> None:
    """Hold that these are standings; by fair dice, which come as they like, some may be equal."""
    ranks = [line.partition(". ")[0] for line in lines]
    assert ranks == [str(ranks.index(rank) + 1) for rank in ranks]


def test_bots_alone_need_no_answers() -> None:
    out = play(options((), 4, seed=None), "")
    assert EN("plain-keys") not in out
    expect_standings(out.splitlines()[-6:-2])


def test_the_end_names_the_standings_and_the_record() -> None:
    store = GameStore()
    out = play(options((), 3, seed=None), "", store=store).splitlines()
    (path,) = (store.folder / "finished").iterdir()
    assert f"lastroll verify {path}" in out[-1]
    assert str(path) in out[-2]
    expect_standings(out[-5:-2])


def test_saving_trouble_is_told_once_and_play_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    store = GameStore()
    failing = [False]
    save = store.save

    def full(game_id: str, state: Save) -> None:
        if failing[0]:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        save(game_id, state)

    monkeypatch.setattr(store, "save", full)
    local_game = options().new_game(store)
    failing[0] = True
    reason = os.strerror(errno.ENOSPC)
    out = play(options(), "\n1\n2\n3\n4\n5\n6\n\n", local_game=local_game, store=store)
    assert out.count(EN("save-trouble", reason=reason)) == 1
    assert out.splitlines()[-1] == EN("plain-lost")
    assert local_game.save_error is not None


def test_a_bot_that_fails_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: object, position: object, coin: int) -> int:
        raise ZeroDivisionError("by\nzero")

    monkeypatch.setattr("lastroll.bots.FrugalBot.choose", broken)
    out = play(options((), 3), "")
    assert out.count("the bot crashed") == 2  # when it happens, and with the result
    assert "by\\nzero" in out


def test_ctrl_c_says_how_to_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(size: int) -> str:
        raise KeyboardInterrupt

    stdin, out = io.StringIO(), io.StringIO()
    monkeypatch.setattr(stdin, "readline", interrupt)
    with pytest.raises(KeyboardInterrupt):
        play_plain(options(), GameStore(), EN, stdin=stdin, stdout=out)
    assert "lastroll play --resume" in out.getvalue().splitlines()[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_can_be_played_in(language: str) -> None:
    t = texts(language)
    known = len(t.problems)  # of tests that ran before in this process
    out = play(options(("Anna",), 2, neutral=True, seed=None, rounds=1), "?\n" + EVERYTHING, t=t)
    assert "lastroll verify" in out.splitlines()[-1]
    assert [problem for problem in t.problems[known:] if problem.language == "en"] == []


def test_seats_that_were_saved_keep_their_names() -> None:
    store = GameStore()
    seats = (SeatData("Zoë"), SeatData("R2", "random"))
    local_game = new_game(Rules(players=2), seats, store, seed=1)
    assert "● Zoë and ▲ R2" in play(options(), "", local_game=local_game, store=store)
