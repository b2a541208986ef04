"""Films the page for the README: `python -m tests.browser.film` writes docs/pictures/turn.webp.

On a phone Anna rolls, chooses and places; then the last die of the round falls and the casinos pay.
The game is a real one, so every run films another: look at it before it is committed.
"""

from __future__ import annotations

import io
import sys
import tempfile
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from PIL import Image

from tests.browser.people import PHONE, People, Person
from tests.browser.pictures import FOLDER, best_of, game_of_four, play_until
from tests.browser.service import Json, Server, Table
from tests.chromium import running_chromium

FILE: Final = FOLDER / "turn.webp"
MAX_BYTES: Final = 1_500_000
FRAME_MS: Final = 80
"""Minimum time that a frame is shown."""
END_MS: Final = 2500
"""Time that the last frame is shown, before the film begins again."""
QUALITY: Final = 45

Frame = tuple[float, Image.Image]
"""A picture, and the second at which it was painted."""


class Camera:
    """Films a page: Chromium sends each picture that it paints."""

    def __init__(self, person: Person) -> None:
        self._page = person.page
        self._session = person.context.new_cdp_session(person.page)
        self._session.on("Page.screencastFrame", self._receive)
        self.frames: list[Frame] = []

    @contextmanager
    def rolling(self) -> Iterator[None]:
        """Film until the context ends."""
        size = {"maxWidth": PHONE[0], "maxHeight": PHONE[1]}
        self._session.send("Page.startScreencast", {"format": "png", **size})
        yield
        self._session.send("Page.stopScreencast")

    def _receive(self, frame: Json) -> None:
        picture = Image.open(io.BytesIO(b64decode(frame["data"]))).convert("RGB")
        self.frames.append((float(frame["metadata"]["timestamp"]), picture))
        self._session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})


def may_roll_many(seen: Json) -> bool:
    """Return whether Anna is to roll several dice, and notes are at stake."""
    position = seen["position"]
    placed = sum(sum(casino["dice"]) for casino in position["casinos"])
    own = position["hands"][0]["own"]
    return position["turn"] == 0 and position["roll"] is None and own >= 5 and 8 <= placed <= 20


def ends_the_round(seen: Json) -> bool:
    """Return whether another player places the last dice of a round with a tie, but not the last.

    All dice left show one face then.
    """
    position = seen["position"]
    if position["turn"] in (None, 0) or position["roll"] is None or position["round"] == 4:
        return False
    rolled = position["roll"]["own"]
    return (
        len(set(rolled)) == 1
        and len(rolled) == sum(hand["own"] for hand in position["hands"])
        and any(has_tie(casino["dice"]) for casino in position["casinos"])
    )


def has_tie(dice: list[int]) -> bool:
    """Return whether two players have equal numbers of dice at a casino."""
    placed = [count for count in dice if count > 0]
    return len(set(placed)) < len(placed)


def takes_a_note(seen: Json, face: int) -> bool:
    """Return whether Anna would get a note by placing this face that is not hers yet."""
    (changes,) = (choice["changes"] for choice in seen["choices"] if choice["face"] == face)
    return any(change["after"] == 0 and change["before"] != 0 for change in changes)


def place(server: Server, table: Table, seen: Json, face: int) -> None:
    """Place for the seat to act."""
    body = {"key": f"film-{seen['version']}", "expect": seen["version"], "action": "place"}
    token = table.tokens[seen["position"]["turn"]]
    server.call("POST", f"/tables/{table.id}/actions", {**body, "face": face}, token)


def film_turn(server: Server, people: People) -> list[Frame]:
    """Film a turn of Anna's, and the pay-out of that round or a later one.

    Return nothing if the dice brought too little to show.
    """
    table, seen = game_for(server, may_roll_many)
    anna = people.come(sits=table, size=PHONE, scheme="dark", speed=1)
    anna.roll_button.wait_for()
    camera = Camera(anna)
    with camera.rolling():
        anna.page.wait_for_timeout(700)
        anna.roll_button.click()
        anna.groups.first.wait_for()
        anna.page.wait_for_timeout(900)
        seen = server.see(table, table.tokens[0])
        face = best_of(seen["choices"], 0)
        if not takes_a_note(seen, face):
            return []
        anna.casino(face).click()
        anna.place_button.wait_for()
        anna.page.wait_for_timeout(1200)
        anna.place_button.click()
        anna.page.wait_for_timeout(1500)
    seen = play_until(server, table, ends_the_round)
    if seen["status"] == "finished":
        return []
    anna.page.reload()
    anna.casinos.first.wait_for()
    anna.page.wait_for_timeout(500)
    skip = anna.button("web-button-skip")
    with camera.rolling():
        place(server, table, seen, best_of(seen["choices"], seen["position"]["turn"]))
        skip.wait_for()
        skip.wait_for(state="hidden")  # the casinos have paid
        anna.page.wait_for_timeout(2000)
    return camera.frames


def game_for(server: Server, true: Any) -> tuple[Table, Json]:
    """Return a game of four, played until it is as wanted."""
    while True:
        table = game_of_four(server)
        seen = play_until(server, table, true)
        if seen["status"] != "finished":  # not every game has such a moment
            return table, seen


def save(frames: list[Frame], path: Path) -> None:
    """Write an animated WebP; frames that were shown too shortly are left out."""
    kept = [frames[0]]
    for time, picture in frames[1:]:
        if 1000 * (time - kept[-1][0]) >= FRAME_MS:
            kept.append((time, picture))
    pauses = [min(1500, round(1000 * (b - a))) for (a, _), (b, _) in pairwise(kept)]
    pictures = [picture for _, picture in kept]
    pictures[0].save(
        path,
        save_all=True,
        append_images=pictures[1:],
        duration=[*pauses, END_MS],
        loop=0,
        quality=QUALITY,
        method=6,
    )


def main() -> None:
    """Film, write the file, and take everything away again."""
    with tempfile.TemporaryDirectory() as folder, running_chromium() as browser:
        server = Server(Path(folder), LASTROLL_DURABILITY="process").start()
        people = People(browser, server)
        try:
            frames: list[Frame] = []
            while not frames:
                frames = film_turn(server, people)
            if faults := people.leave():
                sys.exit("\n".join(faults))
        finally:
            server.close()
    save(frames, FILE)
    print(f"{FILE.name}: {len(frames)} pictures, {FILE.stat().st_size:,} bytes")
    if FILE.stat().st_size > MAX_BYTES:
        sys.exit(f"{FILE.name} is larger than {MAX_BYTES:,} bytes")


if __name__ == "__main__":
    main()
