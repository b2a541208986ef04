"""Keys, windows, sizes, languages and looks of the screen."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.terminal.stage import (
    LARGE,
    SMALL,
    game_screen,
    new_app,
    on_stage,
    shown,
    until_asked,
    until_over,
    until_screen,
)
from textual.widgets import Checkbox, Input, Select

from lastroll.bots import BOOKLET_RULES, LADDER
from lastroll.locales import LANGUAGES, texts
from lastroll.story import level_text, strength_texts
from lastroll.terminal._screen_game import GameScreen
from lastroll.terminal._screen_help import SettingsWindow, TextWindow
from lastroll.terminal._screen_payout import PayoutScreen, ResultScreen
from lastroll.terminal._screen_setup import SetupScreen


async def test_a_face_is_selected_first_and_placed_second(tmp_path: Path) -> None:
    app = new_app(tmp_path)
    async with on_stage(app) as pilot:
        await until_asked(pilot, app, "roll")
        await pilot.press("r")
        await until_asked(pilot, app, "face")
        local_game = game_screen(app).local_game
        faces = local_game.position.legal_faces
        illegal = next(face for face in (1, 2, 3, 4, 5, 6) if face not in faces)
        await pilot.press(str(illegal), str(illegal))
        assert local_game.position.rolled is not None, "a face that was not rolled is not placed"
        assert f"No {illegal} in this roll: choose {faces[0]}" in shown(app)
        await pilot.press(str(faces[0]))
        casino = f"{faces[0]} {texts('en')(f'casino-{faces[0]}')} – "
        assert casino in shown(app)
        assert local_game.position.rolled is not None
        await pilot.press("escape")
        assert casino not in shown(app)
        await pilot.press(str(faces[0]), str(faces[0]))
        await pilot.pause(0.05)
        assert local_game.position.casinos[faces[0] - 1].dice[0] > 0


async def test_a_window_that_has_grown_is_not_called_small(tmp_path: Path) -> None:
    app = new_app(tmp_path)
    async with on_stage(app, (70, 20)) as pilot:
        await until_asked(pilot, app, "roll")
        await pilot.pause()
        # A test's app keeps its toasts, but does not show them.
        assert ["80 × 24" in toast.message for toast in app._notifications] == [True]
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert list(app._notifications) == []


async def test_arrows_go_round_through_the_choices(tmp_path: Path) -> None:
    app = new_app(tmp_path)
    async with on_stage(app) as pilot:
        await until_asked(pilot, app, "roll")
        await pilot.press("right")
        assert game_screen(app).expects == "roll", "there is nothing to choose yet"
        await pilot.press("space")
        await until_asked(pilot, app, "face")
        faces = game_screen(app).local_game.position.legal_faces
        for face in (*faces, faces[0]):
            await pilot.press("down")
            assert f"▸ {face}" in shown(app)
        await pilot.press("left")
        assert f"▸ {faces[-1]}" in shown(app)


@pytest.mark.parametrize("where", ["setup", "table", "pay-out", "help", "settings", "result"])
async def test_control_c_leaves_from_everywhere(tmp_path: Path, where: str) -> None:
    app = new_app(tmp_path, setup=where == "setup", rounds=1, dice=2)
    async with on_stage(app) as pilot:
        if where == "pay-out":
            await until_screen(pilot, app, PayoutScreen)
        elif where == "result":
            await until_screen(pilot, app, ResultScreen)
        elif where != "setup":
            await until_asked(pilot, app)
            if where != "table":
                await pilot.press("question_mark" if where == "help" else "s")
                await pilot.pause()
        await pilot.press("ctrl+c")
    assert app.return_code == 130


async def test_help_has_the_rules_and_the_keys(tmp_path: Path) -> None:
    app = new_app(tmp_path)
    async with on_stage(app, (80, 100)) as pilot:
        await until_asked(pilot, app)
        await pilot.press("f1")
        await pilot.pause()
        assert isinstance(app.screen, TextWindow)
        text = shown(app)
        for word in ("Ties cancel", "Neutral dice", "Enter: place"):
            assert word in text
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, GameScreen)


async def test_the_log_can_be_read_in_a_window(tmp_path: Path) -> None:
    app = new_app(tmp_path, dice=3)
    async with on_stage(app) as pilot:
        await until_screen(pilot, app, PayoutScreen)
        await pilot.press("enter")
        await until_asked(pilot, app)
        await pilot.press("l")
        await pilot.pause(0.1)
        assert "Round 2" in shown(app), "it opens at its end"
        await pilot.press(*["pageup"] * 20)
        await pilot.pause(0.1)
        assert "Round 1" in shown(app)
        await pilot.press("down", "up", "pagedown", "q")
        await pilot.pause()
        assert isinstance(app.screen, GameScreen)


@pytest.mark.parametrize(
    "language",
    [
        pytest.param(each, marks=[] if each in ("de", "fr") else pytest.mark.nightly)
        for each in LANGUAGES
    ],
)
async def test_every_screen_speaks_every_language(tmp_path: Path, language: str) -> None:
    t = texts(language)
    before = len(t.problems)
    app = new_app(tmp_path, language=language, neutral=True, rounds=1, dice=2)
    async with on_stage(app) as pilot:
        await until_asked(pilot, app, "roll")
        await pilot.press("question_mark")
        await pilot.pause()
        await pilot.press("escape", "s")
        await pilot.pause()
        await pilot.press("escape")
        await until_screen(pilot, app, PayoutScreen)
        await pilot.press("enter")
        await until_over(pilot, app)
        assert t("key-rematch") in shown(app)
        await pilot.press("n")
        await pilot.pause()
        assert t("setup-play") in shown(app)
    assert t.problems[before:] == []


async def test_the_language_changes_at_once_and_everywhere(tmp_path: Path) -> None:
    app = new_app(tmp_path)
    async with on_stage(app, LARGE) as pilot:
        await until_asked(pilot, app)
        await pilot.press("s")
        await pilot.pause()
        assert isinstance(app.screen, SettingsWindow)
        app.set_language("de")
        await pilot.pause(0.1)
        german = texts("de")
        assert german("settings-language") in shown(app)
        await pilot.press("escape")
        await pilot.pause()
        assert german("key-roll") in shown(app)
        assert german("event-round-started", round=1, name="● Anna") in shown(app)


async def test_the_look_changes_and_is_remembered(tmp_path: Path) -> None:
    app = new_app(tmp_path, setup=True)
    async with on_stage(app) as pilot:
        assert app.theme == "night"
        app.set_theme_mode("light")
        app.set_speed(4.0)
        await pilot.pause()
        assert app.theme == "noon"
    again = new_app(tmp_path, setup=True)
    assert (again.theme_mode, again.speed) == ("light", 4.0)


async def test_settings_take_effect_by_keyboard(tmp_path: Path) -> None:
    app = new_app(tmp_path, setup=True)
    async with on_stage(app) as pilot:
        await pilot.press("f2")
        await pilot.pause()
        await pilot.press("tab", "enter", "down", "enter")
        await pilot.pause()
        assert app.theme_mode == "light"


async def test_casinos_can_have_the_names_of_2012(tmp_path: Path) -> None:
    app = new_app(tmp_path)
    async with on_stage(app) as pilot:
        await until_asked(pilot, app, "roll")
        assert "1 Gold Rush" in shown(app)
        await pilot.press("s")
        await pilot.pause()
        await pilot.press("tab", "tab", "tab", "enter", "down", "enter")
        await pilot.pause()
        await pilot.press("escape")
        await pilot.pause()
        assert "1 Golden Nu" in shown(app)
        assert "6 Circus" in shown(app)
        app.set_language("de")
        assert app.t("casino-4") == "Sahara"
    assert new_app(tmp_path).t("casino-5") == "Luxor", "the setting is stored"


@pytest.mark.nightly  # by day the snapshots show several sizes
async def test_any_size_will_do(tmp_path: Path) -> None:
    app = new_app(tmp_path, players=5, dice=2)
    async with on_stage(app) as pilot:
        await until_asked(pilot, app, "roll")
        await pilot.press("r")
        await until_asked(pilot, app, "face")
        for size in (LARGE, (40, 12), (220, 70), (80, 24), (100, 50)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert "Anna" in shown(app)
        await until_over(pilot, app)


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_no_colour_is_needed_to_tell_players_apart(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    app = new_app(tmp_path, players=5)
    async with on_stage(app, size) as pilot:
        await until_asked(pilot, app)
        text = shown(app)
        for sign, name in zip("●▲■◆★", game_screen(app).local_game.game.names, strict=True):
            assert f"{sign} {name}" in text


async def test_set_up_says_what_is_in_the_way(tmp_path: Path) -> None:
    app = new_app(tmp_path, setup=True)
    async with on_stage(app) as pilot:
        screen = app.screen
        assert isinstance(screen, SetupScreen)
        for seat in (1, 2, 3):
            screen.query_one(f"#kind-{seat}", Select).value = "empty"
        await pilot.press("f5")
        await pilot.pause()
        assert app.screen is screen
        assert texts("en")("setup-few") in shown(app)
        screen.query_one("#kind-1", Select).value = "greedy"
        screen.query_one("#name-0", Input).value = "\u202eabc"
        await pilot.press("f5")
        await pilot.pause()
        assert "a name is" in shown(app)


async def test_set_up_tells_of_the_bot_on_the_seat_one_is_at(tmp_path: Path) -> None:
    app = new_app(tmp_path, setup=True)
    async with on_stage(app) as pilot:
        t = texts("en")
        kind = app.screen.query_one("#kind-1", Select)
        kind.focus()
        for rung in LADDER:
            kind.value = rung.name
            await pilot.pause()
            told = " ".join(shown(app).replace("│", " ").split())
            for sentence in (
                t(f"bot-{rung.name}.name"),
                level_text(rung.name, t),
                *strength_texts(rung.name, t),
                t(f"bot-{rung.name}"),
            ):
                assert sentence in told
        app.screen.query_one("#name-0", Input).focus()
        await pilot.pause()
        assert level_text(LADDER[-1].name, t) not in shown(app)


async def test_set_up_says_which_bot_does_not_play_like_this(tmp_path: Path) -> None:
    app = new_app(tmp_path, setup=True)
    choosy = [rung.name for rung in LADDER if not all(map(rung.supports, BOOKLET_RULES))]
    async with on_stage(app) as pilot:
        for name in choosy:
            app.screen.query_one("#kind-1", Select).value = name
            await pilot.press("f5")
            await pilot.pause()
            assert isinstance(app.screen, SetupScreen)
            assert texts("en")(f"bot-{name}.limits") in shown(app)


async def test_what_is_filled_in_stays_when_the_language_changes(tmp_path: Path) -> None:
    app = new_app(tmp_path, setup=True)
    async with on_stage(app) as pilot:
        screen = app.screen
        screen.query_one("#name-0", Input).value = "Zoe"
        screen.query_one("#kind-4", Select).value = "random"
        screen.query_one("#neutral", Checkbox).value = True
        app.set_language("de")
        await pilot.pause(0.1)
        await pilot.press("n")
        await pilot.pause()
        assert app.screen is screen
        assert texts("de")("setup-play") in shown(app)
        assert screen.query_one("#name-0", Input).value == "Zoe"
        assert screen.query_one("#kind-4", Select).value == "random"
        assert screen.query_one("#neutral", Checkbox).value
    assert app.t.language == "de"


async def test_only_a_name_that_was_typed_is_remembered(tmp_path: Path) -> None:
    app = new_app(tmp_path, setup=True)
    async with on_stage(app) as pilot:
        await pilot.press("f5")
        await until_asked(pilot, app)
    assert not (tmp_path / "settings.json").exists()


async def test_set_up_starts_the_game_that_was_asked_for(tmp_path: Path) -> None:
    app = new_app(tmp_path, setup=True)
    async with on_stage(app) as pilot:
        await pilot.press("shift+tab", "shift+tab", "space")
        await pilot.press("f5")
        await pilot.pause()
        await until_asked(pilot, app)
        local_game = game_screen(app).local_game
        assert local_game.game.rules.neutral
        assert local_game.game.rules.players == 4
        assert local_game.people == (0,)
