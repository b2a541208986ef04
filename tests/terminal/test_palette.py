"""Colours in terminals that have only 256 or 16 of them."""

from itertools import chain

import pytest

from lastroll.terminal._palette import PALETTES, THEMES, ColourDepth, colour_depth, shown_colour

NAVY_AND_MAROON = ("#00005f", "#5f0000", "#5f005f")
"""The darkest colours of 256 that are not grey."""


@pytest.mark.parametrize("mode", ["dark", "light"])
def test_backgrounds_stay_grey_in_256_colours(mode: str) -> None:
    theme, palette = THEMES[mode, "256"], PALETTES[mode, "256"]
    for colour in (theme.background, theme.surface, theme.panel, palette.dull_die):
        assert colour is not None
        red, green, blue = (shown_colour(colour, "256")[n : n + 2] for n in (1, 3, 5))
        assert red == green == blue
    for colour in chain(palette.casinos, palette.players, palette.notes):
        assert shown_colour(colour, "256") not in NAVY_AND_MAROON


@pytest.mark.parametrize("mode", ["dark", "light"])
def test_the_16_colours_are_used_as_they_are(mode: str) -> None:
    palette = PALETTES[mode, "16"]
    others = (palette.on_die, palette.dull_die, palette.quiet, palette.neutral)
    for colour in chain(palette.casinos, palette.players, palette.notes, others):
        assert shown_colour(colour, "16") == colour
    background = THEMES[mode, "16"].background
    for colours in (palette.casinos, palette.players):
        assert len(set(colours)) == len(colours)
        assert background not in colours


@pytest.mark.parametrize(
    ("color_system", "depth"),
    [("truecolor", "true"), (None, "true"), ("256", "256"), ("standard", "16"), ("windows", "16")],
)
def test_the_depth_is_what_the_terminal_says(color_system: str | None, depth: ColourDepth) -> None:
    assert colour_depth(color_system) == depth
