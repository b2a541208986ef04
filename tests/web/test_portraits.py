"""Every bot of the ladder has a portrait and a colour of its own."""

import re

from tests.web.modules import WEB

from lastroll.bots import LADDER


def test_every_bot_is_drawn() -> None:
    source = (WEB / "art" / "portraits.js").read_text(encoding="utf-8")
    drawn = re.findall(r"^  (\w+): \(\) => html`$", source, re.MULTILINE)
    assert len(drawn) >= 10
    assert len(set(drawn)) == len(drawn)
    assert [rung.name for rung in LADDER if rung.name not in drawn] == []
    styles = (WEB / "styles" / "bots.css").read_text(encoding="utf-8")
    hues = dict(re.findall(r"\.portrait-(\w+) \{\s+--hue: ([^;]+);", styles))
    assert hues.keys() == set(drawn)
    assert len(set(hues.values())) == len(drawn)
