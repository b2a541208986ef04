"""Takes the pictures of the page in docs/pictures: `python -m tests.browser.pictures`.

The games are real ones, so every run takes other pictures. Look at them before they are kept.
"""

from __future__ import annotations

import sys
import tempfile
from base64 import b64decode, b64encode
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any, Final, Literal

from playwright.sync_api import Page

from tests.browser.people import PHONE, WIDE, People, Person
from tests.browser.service import Json, Server, Table
from tests.chromium import running_chromium

FOLDER: Final = Path(__file__).parents[2] / "docs" / "pictures"
MOST: Final = 150_000
"""Bytes of a picture: the README is read on phones too."""

SIZES: Final = {"phone": (PHONE, 2.0), "wide": (WIDE, 1.5)}
LIGHTS: Final[dict[str, Literal["light", "dark"]]] = {"night": "dark", "noon": "light"}
NAMES: Final = ("Anna", "Ben", "Cleo", "Dora")

# Chromium takes pictures as PNG; as WebP they are a fifth as large, and it knows how to make them.
AS_WEBP: Final = """async (png) => {
  const image = new Image();
  image.src = "data:image/png;base64," + png;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext("2d").drawImage(image, 0, 0);
  const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.8 });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}"""

# What is taken: the screen, the light, the size.
WANTED: Final = (
    "landing-night-phone",
    "landing-noon-wide",
    "lobby-night-wide",
    "table-night-wide",
    "table-night-phone",
    "table-noon-phone",
    "payout-night-wide",
    "result-night-phone",
    "result-noon-wide",
    "replay-noon-wide",
)


def best_of(choices: list[Json], seat: int) -> int:
    """Return the face of the choice that gains most money, with the fewest dice if several do."""

    def gain(choice: Json) -> tuple[int, int]:
        won = sum(
            (change["after"] == seat) * change["note"] - (change["before"] == seat) * change["note"]
            for change in choice["changes"]
        )
        return won, -choice["own"] - choice["neutral"]

    return int(max(choices, key=gain)["face"])


def play_until(server: Server, table: Table, true: Any) -> Json:
    """Play for all, by the notes, until a state is reached; return the table then."""
    keys = count()
    while True:
        seen = server.see(table)
        if true(seen) or seen["status"] == "finished":
            return seen
        turn = seen["position"]["turn"]
        body = {"key": f"picture-{next(keys)}", "expect": seen["version"], "action": "roll"}
        if seen["position"]["roll"] is not None:
            face = best_of(seen["choices"], turn)
            body = {**body, "action": "place", "face": face}
        server.call("POST", f"/tables/{table.id}/actions", body, table.tokens[turn])


def game_of_four(server: Server) -> Table:
    """Return a game of four friends."""
    table = server.make(*["human"] * len(NAMES), name=NAMES[0])
    for name in NAMES[1:]:
        server.sit(table, name)
    return table


def worth_a_picture(seen: Json) -> bool:
    """Return whether Anna has rolled, in the middle of a round, and could take another's note."""
    position = seen["position"]
    if position["turn"] != 0 or position["roll"] is None or position["round"] < 2:
        return False
    placed = sum(sum(casino["dice"]) for casino in position["casinos"])
    taken = any(
        change["after"] == 0 and change["before"] not in (0, None)
        for choice in seen["choices"]
        for change in choice["changes"]
    )
    return taken and 12 <= placed <= 22 and len(seen["choices"]) >= 3


class Photographer:
    """Takes pictures with browsers of every size, by day and by night."""

    def __init__(self, people: People, developer: Page) -> None:
        self._people = people
        self._developer = developer

    def each(self, screen: str, **more: Any) -> Iterator[tuple[str, Person]]:
        """Yield a person for each picture of a screen; the picture is taken afterwards."""
        for name in WANTED:
            wanted, light, size = name.split("-")
            if wanted == screen:
                pixels, scale = SIZES[size]
                person = self._people.come(size=pixels, scale=scale, scheme=LIGHTS[light], **more)
                yield name, person
                self._take(name, person)

    def _take(self, name: str, person: Person) -> None:
        person.page.mouse.move(0, 0)
        person.page.wait_for_timeout(400)  # what was said at the edge of the screen is read by now
        path = FOLDER / f"{name}.webp"
        taken = b64encode(person.page.screenshot(animations="disabled")).decode()
        path.write_bytes(b64decode(self._developer.evaluate(AS_WEBP, taken)))
        print(f"{path.name}: {path.stat().st_size:,} bytes")
        if path.stat().st_size > MOST:
            sys.exit(f"{path.name} is larger than {MOST:,} bytes")


def take_all(server: Server, people: People, camera: Photographer) -> None:
    """Take all pictures."""
    public = server.make("human", "human", "human", name="Emil", public=True)
    server.sit(public, "Fee")
    for _, guest in camera.each("landing"):
        guest.open("/")
        guest.link("web-table-of", name="Emil").or_(guest.page.get_by_text("Emil")).first.wait_for()

    waiting = server.make("human", "human", "human", "greedy", name=NAMES[0])
    server.sit(waiting, NAMES[1])
    people.come(sits=waiting, seat=1)
    for _, maker in camera.each("lobby", sits=waiting):
        maker.heading("web-your-table").wait_for()

    seen: Json = {"status": "finished"}
    while seen["status"] == "finished":  # not every game has such a moment
        table = game_of_four(server)
        seen = play_until(server, table, worth_a_picture)
    for seat in range(1, len(NAMES)):
        people.come(sits=table, seat=seat)  # so that they are there
    for _, anna in camera.each("table", sits=table):
        anna.groups.first.wait_for()
        anna.casino(best_of(seen["choices"], 0)).click()
        anna.place_button.wait_for()

    play_until(server, table, lambda _: False)
    for _, anna in camera.each("payout", sits=table):
        anna.standings_table.wait_for()
        anna.button("web-result-look").click()
        anna.button("web-result-back").wait_for()
    for _, anna in camera.each("result", sits=table):
        anna.button("web-result-record").wait_for()
    for _, anna in camera.each("replay"):
        anna.open(f"{table.path}/replay")
        anna.button("web-replay-round", round=3).click()
        for _ in range(22):
            anna.button("web-replay-next").click()


def main() -> None:
    """Start everything, take the pictures, and take everything away again."""
    with tempfile.TemporaryDirectory() as folder, running_chromium() as browser:
        server = Server(Path(folder), LASTROLL_DURABILITY="process").start()
        people = People(browser, server)
        try:
            take_all(server, people, Photographer(people, browser.new_page()))
            if faults := people.leave():
                sys.exit("\n".join(faults))
        finally:
            server.close()


if __name__ == "__main__":
    main()
