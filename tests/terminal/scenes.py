"""The pictures of the screen that tests compare and the manual shows.

`python -m tests.terminal.scenes` draws them all again; look at them before you commit.
"""

from __future__ import annotations

import asyncio
import re
import tempfile
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from unittest.mock import patch

from tests.terminal.stage import LARGE, SMALL, new_app, on_stage, until_asked, until_screen
from textual.pilot import Pilot

from lastroll.game import preview
from lastroll.terminal import GameStore
from lastroll.terminal._app import LastRollApp
from lastroll.terminal._palette import shown_colour
from lastroll.terminal._screen_game import GameScreen
from lastroll.terminal._screen_payout import PayoutScreen, ResultScreen

FOLDER = Path(__file__).parent / "snapshots"
MANUAL = Path(__file__).parents[2] / "docs" / "pictures"

Steps = Callable[[Pilot[None], LastRollApp], Awaitable[None]]


async def _wait(pilot: Pilot[None], app: LastRollApp) -> None:
    await pilot.pause()


async def _roll(pilot: Pilot[None], app: LastRollApp) -> None:
    await until_asked(pilot, app, "roll")


async def _choose(pilot: Pilot[None], app: LastRollApp) -> None:
    for _ in range(2):
        await until_asked(pilot, app, "roll")
        await pilot.press("r")
        await until_asked(pilot, app, "face")
        await pilot.press("left", "enter")
    await until_asked(pilot, app, "roll")
    await pilot.press("r")
    await until_asked(pilot, app, "face")
    await pilot.press("right", "right")
    await pilot.pause()


async def _take(pilot: Pilot[None], app: LastRollApp) -> None:
    """Play on until a choice would take a note from somebody else, and select it."""
    for _ in range(20):
        await until_asked(pilot, app, "roll")
        await pilot.press("r")
        await until_asked(pilot, app, "face")
        screen = app.screen
        assert isinstance(screen, GameScreen)
        position = screen.local_game.position
        for face in position.legal_faces:
            taken = [c for c in preview(position, face).changes if c.before not in (None, 0)]
            if position.round > 1 and any(change.after == 0 for change in taken):
                await pilot.press(str(face))
                await pilot.pause()
                return
        await pilot.press("right", "enter")


async def _pay(pilot: Pilot[None], app: LastRollApp) -> None:
    await until_screen(pilot, app, PayoutScreen)
    await pilot.pause(0.2)


async def _end(pilot: Pilot[None], app: LastRollApp) -> None:
    await until_screen(pilot, app, ResultScreen)


async def _help(pilot: Pilot[None], app: LastRollApp) -> None:
    await until_asked(pilot, app, "roll")
    await pilot.press("question_mark")
    await pilot.pause()


async def _preferences(pilot: Pilot[None], app: LastRollApp) -> None:
    await until_asked(pilot, app, "roll")
    await pilot.press("s")
    await pilot.pause()


@dataclass(frozen=True)
class Scene:
    """A picture: how the app is started, what is done, at which size."""

    name: str
    steps: Steps
    size: tuple[int, int] = SMALL
    options: dict[str, Any] = field(default_factory=dict)


SCENES = (
    Scene("set-up", _wait, options={"setup": True}),
    Scene("roll", _roll, options={"players": 2, "neutral": True}),
    Scene("choose", _choose, options={"players": 3, "neutral": True}),
    Scene("choose-light", _choose, options={"players": 5, "theme": "light"}),
    Scene("choose-tall", _choose, size=(80, 40), options={"players": 4}),
    Scene("choose-wide", _choose, size=LARGE, options={"players": 5, "theme": "light"}),
    Scene("choose-huge", _choose, size=(160, 50), options={"players": 4}),
    Scene("choose-256", _choose, options={"players": 4, "depth": "256"}),
    Scene("choose-16", _choose, options={"players": 4, "depth": "16"}),
    Scene("choose-light-256", _choose, options={"players": 4, "theme": "light", "depth": "256"}),
    Scene("choose-light-16", _choose, options={"players": 4, "theme": "light", "depth": "16"}),
    Scene("pay-out", _pay, options={"players": 4, "neutral": True}),
    Scene("result", _end, options={"players": 4, "rounds": 1}),
    Scene("help", _help),
    Scene("settings", _preferences),
    Scene("french", _choose, options={"players": 3, "neutral": True, "language": "fr"}),
    Scene("table", _take, size=(150, 40), options={"players": 4, "neutral": True, "seed": 5}),
)


def path_of(scene: Scene) -> Path:
    """Return the path of a picture; the one of the manual is in the manual."""
    return (MANUAL if scene.name == "table" else FOLDER) / f"{scene.name}.svg"


async def draw(scene: Scene) -> str:
    """Play a scene and give its picture."""
    with (
        tempfile.TemporaryDirectory() as folder,
        patch.object(GameStore, "new_id", lambda self: "20261231-235959-cafe"),
    ):
        app = new_app(Path(folder), **scene.options)
        async with on_stage(app, scene.size) as pilot:
            await scene.steps(pilot, app)
            svg = _self_contained(app.export_screenshot(title="Last Roll"))
    depth = scene.options.get("depth", "true")
    # The picture has the colours that such a terminal shows, not those that it was asked for.
    return re.sub("#[0-9a-f]{6}", lambda colour: shown_colour(colour[0], depth), svg)


def _self_contained(svg: str) -> str:
    """Take the fonts out that a browser would fetch from somewhere else."""
    svg = re.sub(r"@font-face \{[^}]*\}\s*", "", svg)
    return svg.replace("Fira Code", "DejaVu Sans Mono, Menlo, Consolas")


def main() -> None:
    """Draw all pictures again."""
    for scene in SCENES:
        path = path_of(scene)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(asyncio.run(draw(scene)), encoding="utf-8")
        print(path)


if __name__ == "__main__":
    main()
