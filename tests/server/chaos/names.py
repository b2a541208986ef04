"""Every name of a field that may stand in what goes out: `pile` is not among them."""

from __future__ import annotations

from typing import Any, Final

Json = Any

NOW: Final = frozenset(
    "version status you can faces choices deadline standings winners".split()
)
TABLE: Final = NOW | frozenset(
    "table code held kept maker rules booklet options seats fair position holders rematch"
    " watchers talk at".split()
)
STEP: Final = frozenset("version event position holders changes by".split())
REFUSAL: Final = frozenset("code message fields version".split())
KNOWN: Final = (
    TABLE
    | STEP
    | frozenset("type seat name action steps now".split())  # entries
    | frozenset("face own neutral total note before after".split())  # choices and changes
    | frozenset("round start casinos casino dice cancelled payments returned".split())  # events
    | frozenset("format hands roll purses money notes turn rank".split())  # positions, standings
    | frozenset("players rounds minimum neutral_dice opening_dice".split())  # rules
    | frozenset("public open_purses clock grace".split())  # options
    | frozenset("kind bot look open reserved away online".split())  # seats
    | frozenset("commitment context nonces secret".split())  # fair dice
    | frozenset("number phrase reaction text".split())  # talk
    | frozenset("ticket token tables created".split())  # what was made, what is listed
)


def names_in(value: Json) -> set[str]:
    """Give all names of fields in a value, however deep."""
    if isinstance(value, list):
        return set().union(*map(names_in, value)) if value else set()
    if isinstance(value, dict):
        return set(value).union(*map(names_in, value.values()))
    return set()


def demand(value: Json, names: frozenset[str] = KNOWN) -> None:
    """Refuse a value with a name that is not known to be harmless."""
    found = set(value) if names is not KNOWN else names_in(value)
    assert found <= names, f"{sorted(found - names)} went out"
