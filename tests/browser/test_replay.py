"""Looking back: moments, rounds, links, records that come and go, and dice that are checked."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Download, expect

from lastroll.game import parse_record
from tests.browser.people import PHONE, People, Person
from tests.browser.service import SHORT, Json, Server, Table
from tests.browser.words import ANY, EN, casinos_told


@pytest.fixture(scope="module")
def finished(server: Server) -> Table:
    """Return a finished game of two people and a bot."""
    table = server.make("human", "human", "greedy", rules=SHORT)
    server.sit(table, "Ben")
    server.play_out(table)
    return table


@pytest.fixture(scope="module")
def record(server: Server, finished: Table) -> Json:
    """Return its record."""
    return server.call("GET", f"/tables/{finished.id}/record")


@pytest.fixture(scope="module")
def steps(server: Server, finished: Table) -> list[Json]:
    """Return its steps."""
    return list(server.call("GET", f"/tables/{finished.id}/steps")["steps"])


class Viewer:
    """Return a person at the replay of a game."""

    def __init__(self, person: Person, server: Server, table: Table, steps: list[Json]) -> None:
        self.person = person
        self.steps = steps
        self.seats = server.see(table)["seats"]
        self.slider = person.page.get_by_role("slider", name=EN("web-replay-moment"))

    def expect_moment(self, number: int) -> None:
        """Hold that this moment is shown, with the casinos as they were then."""
        moment = EN(
            "web-replay-moment-value",
            moment=number,
            moments=len(self.steps),
            round=self.steps[number - 1]["position"]["round"],
        )
        expect(self.slider).to_have_attribute("aria-valuetext", moment)
        step = self.steps[number - 1]
        if step["event"]["event"] in ("rolled", "placed", "round-started"):
            view = {**step, "you": None, "seats": self.seats}
            for face, told in enumerate(casinos_told(view), 1):
                told_first = re.compile(f"^{re.escape(told)}")
                expect(self.person.casino(face)).to_have_accessible_name(told_first)

    def number_of(self, kind: str, after: int = 0) -> int:
        """Return the number of the next moment of a kind."""
        kinds = [step["event"]["event"] for step in self.steps]
        return kinds.index(kind, after) + 1


def test_a_game_is_gone_through_step_by_step_by_round_and_with_the_slider(
    people: People, finished: Table, steps: list[Json]
) -> None:
    person = people.come().open(f"{finished.path}/replay")
    viewer = Viewer(person, people.server, finished, steps)
    viewer.expect_moment(1)
    for number in (2, 3):
        person.button("web-replay-next").click()
        viewer.expect_moment(number)
    person.button("web-replay-previous").click()
    viewer.expect_moment(2)
    second = viewer.number_of("round-started", after=1)
    person.button("web-replay-round", round=2).click()
    viewer.expect_moment(second)
    person.button("web-replay-last").click()
    viewer.expect_moment(len(steps))
    person.button("web-replay-first").click()
    viewer.expect_moment(1)
    for number in (viewer.number_of("placed", after=second), viewer.number_of("casino-paid")):
        viewer.slider.fill(str(number - 1))
        viewer.expect_moment(number)
    # A line of the log leads to its moment.
    log = person.page.get_by_role("region", name=EN("web-replay-log"))
    log.get_by_role("button").nth(1).click()
    viewer.expect_moment(2)


def test_keys_go_through_a_game(people: People, finished: Table, steps: list[Json]) -> None:
    person = people.come().open(f"{finished.path}/replay")
    viewer = Viewer(person, people.server, finished, steps)
    viewer.expect_moment(1)
    second = viewer.number_of("round-started", after=1)
    for key, number in (
        ("ArrowRight", 2),
        ("ArrowRight", 3),
        ("ArrowLeft", 2),
        ("PageDown", second),
        ("End", len(steps)),
        ("PageUp", second),
        ("Home", 1),
    ):
        person.page.keyboard.press(key)
        viewer.expect_moment(number)


def test_it_plays_by_itself_until_it_is_stopped(
    people: People, finished: Table, steps: list[Json]
) -> None:
    person = people.come(speed=4).open(f"{finished.path}/replay")
    viewer = Viewer(person, people.server, finished, steps)
    viewer.expect_moment(1)
    person.button("web-replay-play").click()
    expect(viewer.slider).not_to_have_value("0")
    person.button("web-replay-pause").click()
    at = viewer.slider.input_value()
    person.page.wait_for_timeout(1000)
    assert viewer.slider.input_value() == at


def test_a_link_to_a_moment_opens_there(people: People, finished: Table, steps: list[Json]) -> None:
    first = people.come()
    first.context.grant_permissions(["clipboard-read", "clipboard-write"])
    first.open(f"{finished.path}/replay")
    viewer = Viewer(first, people.server, finished, steps)
    number = viewer.number_of("placed", after=4)
    viewer.slider.fill(str(number - 1))
    first.button("web-replay-copy").click()
    expect(first.text("web-replay-copied")).to_be_visible()
    link = first.page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"{finished.path}/replay?at={number}")
    other = people.come(size=PHONE)
    other.page.goto(link)
    Viewer(other, people.server, finished, steps).expect_moment(number)
    # The address names the moment, so a reload stays there.
    first.page.wait_for_url(re.compile(f"at={number}$"))
    first.page.reload()
    viewer.expect_moment(number)


def saved(download: Download) -> Json:
    return json.loads(Path(download.path()).read_text("utf-8"))


def choose_file(person: Person, path: Path) -> None:
    with person.page.expect_file_chooser() as chooser:
        person.button("web-replay-choose-file").click()
    chooser.value.set_files(path)


def test_a_record_is_saved_opened_again_and_its_dice_are_verified(
    people: People, finished: Table, record: Json, steps: list[Json], tmp_path: Path
) -> None:
    person = people.come().open(f"{finished.path}/replay")
    with person.page.expect_download() as download:
        person.button("web-replay-download").click()
    assert saved(download.value) == record
    assert download.value.suggested_filename == f"lastroll-{finished.id}.json"
    file = tmp_path / "game.json"
    download.value.save_as(file)
    assert parse_record(file.read_text("utf-8")).players == ("Anna", "Ben", "Gambler")

    other = people.come(size=PHONE).open("/replay")
    choose_file(other, file)
    expect(other.heading("web-replay-title", names="Anna, Ben and Gambler")).to_be_attached()
    viewer = Viewer(other, people.server, finished, steps)
    viewer.expect_moment(1)
    other.button("web-verify").click()
    rolls = sum(step["event"]["event"] == "rolled" for step in steps)
    expect(other.text("web-verify-good", rolls=rolls).first).to_be_visible()
    expect(other.text("web-verify-not-noted")).to_be_visible()


def spoil_choice(record: Any) -> None:
    """Place a face that was not rolled."""
    turn = record["turns"][0]
    turn["place"] = next(face for face in range(1, 7) if str(face) not in turn["own"])


def spoil_pile(record: Any) -> None:
    """Put a note into the pile that there is not."""
    record["pile"][0] = 1_000_000


@pytest.mark.parametrize("spoil", [spoil_choice, spoil_pile])
def test_a_spoilt_record_is_refused_with_a_reason(
    people: People, record: Json, tmp_path: Path, spoil: Any
) -> None:
    spoilt = json.loads(json.dumps(record))
    spoil(spoilt)
    file = tmp_path / "spoilt.json"
    file.write_text(json.dumps(spoilt), "utf-8")
    person = people.come(language="en").open("/replay")
    person.watch.allow("status of 4.*/api/replay")
    choose_file(person, file)
    said = person.text("web-replay-refused", reason=ANY)
    expect(said).to_be_visible()
    assert person.page.get_by_role("slider").count() == 0
    # And it can be tried again, here with what is no record at all.
    person.page.get_by_label(EN("web-replay-paste"), exact=True).fill("not a record")
    person.button("web-replay-paste-open").click()
    expect(person.text("web-replay-refused", reason=EN("web-replay-not-json"))).to_be_visible()


def test_dice_that_were_exchanged_are_found_and_the_place_is_said(
    people: People, record: Json
) -> None:
    forged = json.loads(json.dumps(record))
    # A die that was not placed: by the rules it is the same game as before.
    number, turn = next(
        (number, turn)
        for number, turn in enumerate(forged["turns"])
        if set(turn["own"]) - {str(turn["place"])}
    )
    rolled = turn["own"]
    others = rolled.replace(str(turn["place"]), "")
    face = next(face for face in "123456" if face not in rolled)
    turn["own"] = "".join(sorted(rolled.replace(others[0], face, 1)))
    before = [each for each in forged["turns"][:number] if each["seat"] == turn["seat"]]

    person = people.come().open("/replay")
    person.page.get_by_label(EN("web-replay-paste"), exact=True).fill(json.dumps(forged))
    person.button("web-replay-paste-open").click()
    person.button("web-verify").click()
    expect(person.text("web-verify-bad").first).to_be_visible()
    where = EN(
        "web-verify-roll-differs",
        round=1,
        name=record["players"][turn["seat"]],
        turn=len(before) + 1,
        found=" ".join(turn["own"]),
        expected=" ".join(rolled),
    )
    expect(person.page.get_by_text(where)).to_be_visible()


def test_a_person_who_played_checks_the_dice_against_what_was_promised(people: People) -> None:
    anna = people.come(size=PHONE, autoRoll=False, confirm=False).open("/")
    anna.button("web-hot-seat").click()
    sheet = anna.sheet("web-hot-seat")
    sheet.get_by_text(EN("web-house-rules"), exact=True).click()
    sheet.get_by_label(EN("web-house-rounds")).fill("1")
    sheet.get_by_label(EN("web-house-dice")).fill("1")
    sheet.get_by_role("button", name=EN("setup-play"), exact=True).click()
    anna.roll_button.wait_for()
    while not anna.is_over():
        anna.act()
    anna.to_result()
    anna.button("web-verify").click()
    expect(anna.text("web-verify-noted-both")).to_be_visible()
