"""The screen looks as it did when somebody last looked at it."""

from __future__ import annotations

import pytest
from tests.terminal.scenes import SCENES, Scene, draw, path_of


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
async def test_the_screen_looks_as_it_was_last_looked_at(scene: Scene) -> None:
    path = path_of(scene)
    drawn = await draw(scene)
    if drawn != path.read_text(encoding="utf-8"):
        found = path.with_suffix(".new.svg")
        found.write_text(drawn, encoding="utf-8")
        pytest.fail(
            f"compare {path} with {found}; if the new one is right: python -m tests.terminal.scenes"
        )


def test_pictures_fetch_nothing() -> None:
    for scene in SCENES:
        assert "url(http" not in path_of(scene).read_text(encoding="utf-8")
