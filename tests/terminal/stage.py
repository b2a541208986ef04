"""A stage for tests of the screen: builds an app, reads what it shows, plays it to the end."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from textual.pilot import Pilot

from lastroll.locales import texts
from lastroll.rules import Rules
from lastroll.terminal import GameStore, PlayOptions, seat_players
from lastroll.terminal._app import LastRollApp
from lastroll.terminal._palette import ColourDepth
from lastroll.terminal._screen_game import GameScreen
from lastroll.terminal._screen_payout import PayoutScreen, ResultScreen

SMALL = (80, 24)
LARGE = (150, 45)


def new_app(
    folder: Path,
    *,
    players: int = 3,
    neutral: bool = False,
    people: Sequence[str] = ("Anna",),
    bots: Sequence[str] = (),
    language: str = "en",
    speed: float = 0.0,
    theme: str = "dark",
    rounds: int = 4,
    seed: int | None = 11,
    open_purses: bool = False,
    setup: bool = False,
    minimum: int = 50_000,
    dice: int = 8,
    bot_seconds: float = 2.0,
    depth: ColourDepth = "true",
) -> LastRollApp:
    """Return an app at a new game with seeded dice, or at the set-up screen.

    A game with few `dice` has everything that a whole game has, and is soon over.
    """
    t = texts(language)
    options = PlayOptions(
        rules=Rules(players=players, neutral=neutral, rounds=rounds, minimum=minimum, dice=dice),
        seats=seat_players(players, people, bots, t),
        seed=seed,
        speed=speed,
        theme=theme,
        open_purses=open_purses,
        bot_seconds=bot_seconds,
    )
    return LastRollApp(GameStore(folder), t, options=None if setup else options, depth=depth)


@asynccontextmanager
async def on_stage(app: LastRollApp, size: tuple[int, int] = SMALL) -> AsyncIterator[Pilot[None]]:
    """Run an app without a terminal."""
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield pilot


def shown(app: LastRollApp) -> str:
    """Return the text on the screen, line by line."""
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip).rstrip() for strip in strips)


def game_screen(app: LastRollApp) -> GameScreen:
    """Return the table, wherever it lies in the pile of screens."""
    (screen,) = [screen for screen in app.screen_stack if isinstance(screen, GameScreen)]
    return screen


async def until_asked(pilot: Pilot[None], app: LastRollApp, what: str = "") -> None:
    """Play on until a person is asked (for `what`), passing over pay-outs."""
    for _ in range(2000):
        screen = app.screen
        if isinstance(screen, GameScreen) and screen.expects and what in ("", screen.expects):
            await pilot.pause()
            return
        if isinstance(screen, PayoutScreen):
            await pilot.press("enter")
        await pilot.pause(0.005)
    raise AssertionError(f"nobody was asked for {what!r}:\n{shown(app)}")


async def until_screen(pilot: Pilot[None], app: LastRollApp, kind: type) -> None:
    """Play, always taking the first choice, until a screen of this kind is up."""
    for _ in range(5000):
        screen = app.screen
        if isinstance(screen, kind):
            await pilot.pause()
            return
        if isinstance(screen, PayoutScreen):
            await pilot.press("enter")
        elif isinstance(screen, GameScreen) and screen.expects == "roll":
            await pilot.press("r")
        elif isinstance(screen, GameScreen) and screen.expects == "face":
            await pilot.press("right", "enter")
        await pilot.pause(0.005)
    raise AssertionError(f"no {kind.__name__} came:\n{shown(app)}")


async def until_over(pilot: Pilot[None], app: LastRollApp) -> None:
    """Play to the end."""
    await until_screen(pilot, app, ResultScreen)
