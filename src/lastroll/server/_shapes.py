"""The structures that the page reads and writes; its types are generated from them."""

from __future__ import annotations

from lastroll.server._lesson import Scene
from lastroll.server._requests import ArrangeRequest, CreateTableRequest
from lastroll.server._responses import (
    BotInfo,
    CreateTableResponse,
    MyTablesResponse,
    OpenTablesResponse,
    ReplayResponse,
    StepsResponse,
    TakeSeatResponse,
)
from lastroll.server._views import EntryView, PresenceView, TableView


def page_shapes() -> tuple[type, ...]:
    """Return the structures exchanged with the page, beginning with the table."""
    return (
        TableView,
        EntryView,
        PresenceView,
        OpenTablesResponse,
        MyTablesResponse,
        BotInfo,
        CreateTableRequest,
        CreateTableResponse,
        TakeSeatResponse,
        ArrangeRequest,
        StepsResponse,
        ReplayResponse,
        Scene,
    )
