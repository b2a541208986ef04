"""Every name of a field that may stand in what goes out: `pile` is not among them."""

from __future__ import annotations

import re
from typing import Final


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


NOW: Final = _words("version status you can faces choices deadline standings winners")
TABLE: Final = NOW | _words(
    "table code held kept maker rules booklet options seats fair position holders rematch"
    " watchers talk at"
)
STEP: Final = _words("version event position holders changes ties breaks_tie by")
REFUSAL: Final = _words("code message fields version")
KNOWN: Final = (
    TABLE
    | STEP
    | _words("type seat name action steps now")  # entries
    | _words("face own neutral total note before after")  # choices, changes
    | _words("others")  # of a tie
    | _words(
        "round start casinos casino dice cancelled payments owner returned unclaimed"
    )  # events
    | _words("format hands roll purses money notes turn rank")  # positions, standings
    | _words("players rounds minimum neutral_dice opening_dice")  # rules
    | _words("public open_purses clock turn_seconds grace")  # options
    | _words("kind bot look open reserved away online")  # seats
    | _words("commitment context nonces secret repeated")  # fair dice
    | _words("number phrase reaction text")  # talk
    | _words("ticket token tables created")  # what was made, what is listed
)

_NAME: Final = re.compile(rb'"([^"\\]*)":')


def demand(text: bytes) -> None:
    """Fail for JSON with a name, however deep, that is not known to be harmless."""
    found = {name.decode() for name in set(_NAME.findall(text))}
    assert found <= KNOWN, f"{sorted(found - KNOWN)} went out"
