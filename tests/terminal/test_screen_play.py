"""Whole games on the screen: by keyboard, by mouse, with several people, resumed."""

from __future__ import annotations

import errno
import sys
from pathlib import Path

import pytest
from tests.terminal.stage import (
    game_screen,
    new_app,
    on_stage,
    shown,
    until_asked,
    until_over,
    until_screen,
)
from textual.pilot import Pilot

from lastroll.game import replay
from lastroll.locales import texts
from lastroll.terminal import GameStore, resume_game
from lastroll.terminal._app import LastRollApp
from lastroll.terminal._screen_game import GameScreen
from lastroll.terminal._screen_payout import PayoutScreen, ResultScreen


@pytest.mark.parametrize(
    ("players", "neutral", "dice"),
    [
        (3, True, 3),
        pytest.param(2, False, 3, marks=pytest.mark.nightly),
        pytest.param(5, False, 3, marks=pytest.mark.nightly),
        pytest.param(2, False, 8, marks=pytest.mark.nightly),
        pytest.param(3, True, 8, marks=pytest.mark.nightly),
        pytest.param(5, False, 8, marks=pytest.mark.nightly),
    ],
)
async def test_a_whole_game_by_keyboard_is_kept_as_a_record(
    tmp_path: Path, players: int, neutral: bool, dice: int
) -> None:
    app = new_app(tmp_path, players=players, neutral=neutral, dice=dice)
    async with on_stage(app) as pilot:
        await until_over(pilot, app)
        text = shown(app)
    (kept,) = GameStore(tmp_path).games()[0]
    game = replay(kept.record)
    assert kept.finished
    assert game.over
    winner = game.standings[0]
    assert f"${winner.money:,}" in text
    assert game.names[winner.seat] in text


async def test_a_turn_by_mouse(tmp_path: Path) -> None:
    app = new_app(tmp_path)
    async with on_stage(app) as pilot:
        await until_asked(pilot, app, "roll")
        await pilot.click("#keys", offset=(2, 0))
        await until_asked(pilot, app, "face")
        screen = game_screen(app)
        face = screen.local_game.position.legal_faces[-1]
        await pilot.click(f"#casino-{face}")
        assert screen.local_game.position.rolled is not None, "the first click only selects"
        await pilot.click(f"#casino-{face}")
        await pilot.pause(0.05)
        assert screen.local_game.game.names[0] == "Anna"
        assert screen.local_game.position.casinos[face - 1].dice[0] > 0


async def test_a_click_on_a_choice_selects_it(tmp_path: Path) -> None:
    app = new_app(tmp_path)
    async with on_stage(app) as pilot:
        await until_asked(pilot, app, "roll")
        await pilot.press("r")
        await until_asked(pilot, app, "face")
        second = game_screen(app).local_game.position.legal_faces[1]
        await pilot.click("#choices", offset=(3, 1))
        await pilot.pause()
        assert f"▸ {second}" in shown(app)


async def test_two_people_at_one_keyboard_see_no_purse(tmp_path: Path) -> None:
    app = new_app(tmp_path, players=2, people=["Anna", "Benno"], rounds=2, dice=3)
    async with on_stage(app) as pilot:
        await until_screen(pilot, app, PayoutScreen)
        await pilot.press("enter")
        await until_asked(pilot, app)
        assert shown(app).count("closed") == 2
        await until_over(pilot, app)


async def test_the_only_person_sees_the_own_purse_and_no_other(tmp_path: Path) -> None:
    app = new_app(tmp_path, players=3, dice=3)
    async with on_stage(app) as pilot:
        await until_screen(pilot, app, PayoutScreen)
        await pilot.press("enter")
        await until_asked(pilot, app)
        own = game_screen(app).shown_position.purses[0]
        assert own is not None
        text = shown(app)
        assert f"${own.money:,}" in text
        assert text.count("closed") == 2


async def test_open_purses_are_shown(tmp_path: Path) -> None:
    app = new_app(tmp_path, players=3, open_purses=True)
    async with on_stage(app) as pilot:
        await until_asked(pilot, app)
        assert "closed" not in shown(app)


async def test_quitting_loses_nothing(tmp_path: Path) -> None:
    app = new_app(tmp_path, neutral=True, dice=4)
    async with on_stage(app) as pilot:
        await until_asked(pilot, app, "roll")
        await pilot.press("r")
        await until_asked(pilot, app, "face")
        events = list(game_screen(app).local_game.game.events)
        await pilot.press("q")
    assert app.return_code == 0
    assert "--resume" in app.exit_message
    local_game = resume_game(GameStore(tmp_path))
    assert local_game.game.events == events, "the dice that lay on the table lie there again"
    again = LastRollApp(GameStore(tmp_path), texts("en"), local_game=local_game)
    again.speed = 0.0
    async with on_stage(again) as pilot:
        await until_asked(pilot, again, "face")
        await until_over(pilot, again)


async def test_resume_from_the_set_up_screen(tmp_path: Path) -> None:
    app = new_app(tmp_path)
    async with on_stage(app) as pilot:
        await until_asked(pilot, app, "roll")
        await pilot.press("n")
        await pilot.pause()
        await pilot.press("ctrl+r")
        await until_asked(pilot, app, "roll")
        assert isinstance(app.screen, GameScreen)


async def test_rematch_keeps_the_seats_and_moves_the_start(tmp_path: Path) -> None:
    app = new_app(tmp_path, rounds=1, dice=3)
    async with on_stage(app) as pilot:
        await until_over(pilot, app)
        await pilot.press("r")
        await pilot.pause()
        local_game = game_screen(app).local_game
        assert local_game.game.rules.start == 1
        assert [seat.name for seat in local_game.seats] == ["Anna", "Gambler", "Miser"]
        await until_over(pilot, app)


async def test_a_table_of_bots_plays_by_itself(tmp_path: Path) -> None:
    app = new_app(tmp_path, players=2, people=[], bots=["random", "greedy"], dice=3)
    async with on_stage(app) as pilot:
        for _ in range(2000):
            if isinstance(app.screen, ResultScreen):
                break
            await pilot.pause(0.01)
        assert isinstance(app.screen, ResultScreen)
        await pilot.pause()  # until what is on it is there


async def test_a_program_that_fails_loses_its_seat_and_the_player_is_told(tmp_path: Path) -> None:
    program = tmp_path / "broken.py"
    program.write_text("import sys\nsys.exit('out of luck')\n")
    app = new_app(tmp_path, players=2, bots=[f"cmd:{sys.executable} {program}"], rounds=1, dice=3)
    async with on_stage(app) as pilot:
        await until_over(pilot, app)
        local_game = game_screen(app).local_game
        assert local_game.bot_faults[1].code == "bot-died"
        assert "out of luck" in str(local_game.bot_faults[1])


async def test_a_full_disk_is_told_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_space(self: GameStore, game_id: str, *contents: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(GameStore, "save", no_space)
    monkeypatch.setattr(GameStore, "finish", no_space)
    app = new_app(tmp_path, players=2, rounds=1, dice=3)
    notes: list[str] = []
    monkeypatch.setattr(
        GameScreen, "notify", lambda self, message, **options: notes.append(message)
    )
    async with on_stage(app) as pilot:
        await until_over(pilot, app)
    assert notes
    assert "No space left on device" in notes[0]


async def test_motion_can_be_skipped(tmp_path: Path) -> None:
    # So slow that without the key a turn would take half a minute.
    app = new_app(tmp_path, speed=0.05, players=2)
    async with on_stage(app) as pilot:
        await until_asked(pilot, app, "roll")
        await pilot.press("r")
        await pilot.press("x")
        await until_asked(pilot, app, "face")
        await pilot.press("right", "enter", "x")
        # The bot's whole turn is shown at once after the key.
        await _asked_within(pilot, app, 400)


async def _asked_within(pilot: Pilot[None], app: LastRollApp, steps: int) -> None:
    for _ in range(steps):
        if game_screen(app).expects:
            return
        await pilot.press("x")
        await pilot.pause(0.02)
    raise AssertionError(shown(app))


@pytest.mark.parametrize(
    "names",
    [
        pytest.param(("[/b]", "Ann[a]"), marks=pytest.mark.nightly),
        ("[@click=app.quit_saved]x", "$&<>"),
        ("日本語の名前です", "e\u0301" * 30),
    ],
)
async def test_any_name_is_shown_as_it_is(tmp_path: Path, names: tuple[str, str]) -> None:
    app = new_app(tmp_path, players=2, people=names, rounds=1, dice=2)
    async with on_stage(app, (150, 45)) as pilot:
        await until_asked(pilot, app, "roll")
        assert all(name[:10] in shown(app) for name in names)
        await pilot.press("p")
        await pilot.pause()
        await until_over(pilot, app)
        assert all(name[:10] in shown(app) for name in names)


async def test_what_a_dying_program_says_is_no_markup(tmp_path: Path) -> None:
    program = tmp_path / "broken.py"
    program.write_text("import sys\nsys.exit('[/b] [red] [@click=app.quit_saved]out of luck')\n")
    app = new_app(tmp_path, players=2, bots=[f"cmd:{sys.executable} {program}"], rounds=1, dice=3)
    async with on_stage(app) as pilot:
        await until_over(pilot, app)
        assert "[@click=app.quit_saved]" in shown(app).replace("\n", "")


async def test_a_game_left_while_a_program_thinks_is_as_it_was(tmp_path: Path) -> None:
    program = tmp_path / "slow.py"
    program.write_text(
        "import json, sys, time\n"
        "for line in sys.stdin:\n"
        "    ask = json.loads(line)\n"
        "    if ask['cmd'] == 'choose': time.sleep(60)\n"
        "    print(json.dumps({'id': ask['id'], 'protocol': 'lastroll-engine/1'}), flush=True)\n"
    )
    bots = [f"cmd:{sys.executable} {program}"]
    app = new_app(tmp_path, players=2, people=["Anna"], bots=bots, seed=3, bot_seconds=30.0)
    async with on_stage(app) as pilot:
        await until_asked(pilot, app, "roll")
        await pilot.press("r")
        await until_asked(pilot, app, "face")
        await pilot.press("right", "enter")
        local_game = game_screen(app).local_game
        while local_game.position.turn != 1 or local_game.position.rolled is None:
            await pilot.pause(0.02)
        await pilot.pause(0.5)
        events = list(local_game.game.events)
        await pilot.press("n")
        await pilot.pause(0.5)
    assert local_game.game.events == events
    again = resume_game(GameStore(tmp_path))
    assert again.game.events == events
    assert again.bot_faults == {}
    again.close()


async def test_nobody_is_told_that_a_game_is_safe_when_it_is_not(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    app = new_app(tmp_path / "file" / "below", players=2, rounds=1, dice=3)
    async with on_stage(app) as pilot:
        await until_over(pilot, app)
        assert "Saved as" not in shown(app)
        assert "can’t be saved" in shown(app)
        await pilot.press("q")
    assert "--resume" not in app.exit_message
    assert app.exit_message


async def test_notes_heaped_up_by_house_rules_leave_room_for_dice(tmp_path: Path) -> None:
    app = new_app(tmp_path, players=5, rounds=1, minimum=300_000)
    async with on_stage(app) as pilot:
        await until_asked(pilot, app, "roll")
        await pilot.press("r")
        await until_asked(pilot, app, "face")
        face = game_screen(app).local_game.position.legal_faces[0]
        await pilot.press(str(face), str(face))
        await until_asked(pilot, app)
        card = app.screen.query_one(f"#casino-{face}")
        region = [line[card.region.x : card.region.right] for line in shown(app).split("\n")]
        text = "\n".join(region[card.region.y : card.region.bottom])
        assert "●" in text.split("+")[-1], text


@pytest.mark.parametrize("wait", [0.05, 0.4, 0.9])
async def test_a_screen_that_is_closed_from_outside_closes_in_order(
    tmp_path: Path, wait: float
) -> None:
    app = new_app(tmp_path, players=2, people=[], bots=["greedy", "greedy"], speed=4.0)
    async with on_stage(app) as pilot:
        await pilot.pause(wait)


@pytest.mark.parametrize(
    "key",
    [
        *("n", "ctrl+c"),
        *(pytest.param(key, marks=pytest.mark.nightly) for key in ("ctrl+q", "q", "N", "Q")),
    ],
)
async def test_leaving_while_things_move_is_in_order(tmp_path: Path, key: str) -> None:
    app = new_app(tmp_path, players=4, neutral=True, seed=3, speed=1.0)
    async with on_stage(app) as pilot:
        await until_asked(pilot, app, "roll")
        await pilot.press("R")
        await until_asked(pilot, app, "face")
        await pilot.press("down", "enter")
        await pilot.pause(0.3)
        await pilot.press(key)
        await pilot.pause(0.5)
    assert app.return_code in (None, 0, 130)


async def test_bots_wait_while_a_window_covers_the_table(tmp_path: Path) -> None:
    app = new_app(tmp_path, players=2, people=[], bots=["greedy", "greedy"], speed=4.0)
    async with on_stage(app) as pilot:
        await pilot.pause(0.3)
        await pilot.press("question_mark")
        await pilot.pause(0.3)
        events = len(game_screen(app).local_game.game.events)
        await pilot.pause(0.6)
        assert len(game_screen(app).local_game.game.events) <= events + 1
        await pilot.press("escape")
        for _ in range(400):
            if len(game_screen(app).local_game.game.events) > events + 1:
                break
            await pilot.pause(0.02)
        assert len(game_screen(app).local_game.game.events) > events + 1


async def test_the_table_stays_as_it_is_until_the_casinos_have_paid(tmp_path: Path) -> None:
    app = new_app(tmp_path, players=2, rounds=2, dice=3)
    async with on_stage(app) as pilot:
        await until_screen(pilot, app, PayoutScreen)
        assert any(any(casino.dice) for casino in game_screen(app).shown_position.casinos)
        won = game_screen(app).shown_position.winnings
        assert all(f"+${gain:,}" in shown(app) for gain in won)
        await pilot.press("enter")
        await until_asked(pilot, app)
        assert game_screen(app).shown_position.round == 2


async def test_what_is_not_shown_yet_is_not_told_and_nothing_is_told_twice(tmp_path: Path) -> None:
    app = new_app(tmp_path, players=2, rounds=2, dice=3)
    async with on_stage(app, (150, 100)) as pilot:
        await until_screen(pilot, app, PayoutScreen)
        app.set_language("de")  # tells the log again while the pay-out is not in it yet
        await pilot.pause()
        screen = game_screen(app)
        await pilot.press("enter")
        await until_asked(pilot, app)
        second = texts("de")("event-round-started", round=2, name=screen.story.name(1))
        assert shown(app).count(second) == 1
        assert shown(app).count(texts("de")("event-round-started", round=1, name="● Anna")) == 1
