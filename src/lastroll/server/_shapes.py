"""The structures that the page reads and writes: its types are made from them."""

from __future__ import annotations

from lastroll.server._answers import (
    Acted,
    BotKind,
    MyTables,
    OpenTables,
    Replayed,
    SeatTaken,
    TableMade,
)
from lastroll.server._lesson import Scene
from lastroll.server._requests import Arrange, CreateTable
from lastroll.server._views import EntryView, PresenceView, TableView


def page_shapes() -> tuple[type, ...]:
    """Return what travels between the service and the page, first of all a table."""
    return (
        TableView,
        EntryView,
        PresenceView,
        OpenTables,
        MyTables,
        BotKind,
        CreateTable,
        TableMade,
        SeatTaken,
        Arrange,
        Acted,
        Replayed,
        Scene,
    )
