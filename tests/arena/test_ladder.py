"""The program that measures the ladder: its line-ups, resuming, and its output."""

import re
import time
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest
from benchmarks import ladder
from benchmarks.ladder_parts import page, plan, schedule, work
from benchmarks.ladder_parts.plan import AGAINST, Field, Task, line_ups, table_name

from lastroll.arena import EXAM_SETS, TableResult, TournamentFolder, TournamentSpec
from lastroll.bots import BOOKLET_RULES, LADDER, PRIOR_BOTS
from lastroll.bots._strength import read_strengths
from lastroll.rules import Rules

WEAK = tuple(rung for rung in LADDER if rung.name in ("random", "frugal", "greedy"))

FEW_PRIOR = ("prior-price", "prior-table")


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    few = {name: PRIOR_BOTS[name] for name in FEW_PRIOR}
    for module in (ladder, plan, page):
        monkeypatch.setattr(module, "PRIOR_BOTS", few)
    monkeypatch.setattr(work, "EXPLOIT_SECONDS", 0)
    monkeypatch.setattr(work, "TIMED_CHOICES", 3)
    monkeypatch.setattr(schedule, "MIN_BLOCKS", 2)
    monkeypatch.setattr(schedule, "REPORT_SECONDS", 1e6)
    monkeypatch.setattr(plan, "DEFAULT_LUCK", "now")


@pytest.mark.parametrize("rules", BOOKLET_RULES, ids=table_name)
def test_everybody_sits_equally_often_and_any_two_meet(rules: Rules) -> None:
    names = Field(LADDER).playing(rules)
    tables = line_ups(names, rules.players)
    assert len({Counter(bot for table in tables for bot in table)[name] for name in names}) == 1
    met = {frozenset((one, other)) for table in tables for one in table for other in table}
    assert all(frozenset((one, other)) in met for one in names for other in names)


def test_the_plan_asks_nobody_to_play_what_it_does_not() -> None:
    tasks = Field(LADDER).plan()
    plays = {rung.name: rung.supports for rung in LADDER}
    assert len({task.name for task in tasks}) == len(tasks)
    for task in tasks:
        assert len(task.setting.line_ups) == 1
        assert all(plays[bot](task.setting.rules) for bot in task.setting.bots if bot in plays)
    for weaker, stronger in pairwise(LADDER):
        assert any(
            task.setting.bots == (weaker.name, stronger.name) and task.setting.rules == AGAINST[0]
            for task in tasks
        )


def test_the_strongest_meet_all_that_was_there_before() -> None:
    top = LADDER[-1].name
    met = {task.setting.bots[1] for task in Field(LADDER).against() if task.setting.bots[0] == top}
    assert met >= set(PRIOR_BOTS)


def test_the_page_in_the_manual_has_the_texts_of_the_program() -> None:
    written = ladder.PAGE.read_text(encoding="utf-8")
    texts = {name: text for name, text in vars(page).items() if name.endswith("_TEXT")}
    assert len(texts) >= 8
    for name, text in texts.items():
        pattern = re.sub(r"\\{.*?\\}", ".*", re.escape(text))
        assert re.search(pattern, written), f"{name}: correct docs/ladder.md, too"


@pytest.mark.usefixtures("quick")
def test_it_plays_writes_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    written, strengths, folder = (
        tmp_path / name for name in ("ladder.md", "ladder.json", "played")
    )
    bots = ",".join(rung.name for rung in WEAK)
    words = f"--minutes 0 --processes 1 --bots {bots} --folder {folder}".split()
    words += ["--page", str(written), "--json", str(strengths)]
    assert ladder.main(words) == 0
    told = capsys.readouterr().out.splitlines()
    assert len(told) == len(WEAK) + len(FEW_PRIOR) + len(Field(WEAK).plan()) + 1

    text = written.read_text(encoding="utf-8")
    assert [line for line in text.splitlines() if line.startswith("#")] == [
        "# How strong the bots are",
        "## The ladder",
        "## At mixed tables",
        "## Against bots of other projects",
        "## Loss against exact values",
        "## Exploitability",
    ]
    assert "| *greedy* | 1500 (1500 to 1500) |" in text
    assert all(name in text for name in (*EXAM_SETS, *FEW_PRIOR, *bots.split(",")))
    measured = read_strengths(strengths.read_bytes())
    assert measured.keys() == {rung.name for rung in WEAK}
    assert measured["greedy"].rating == 1500
    assert measured["greedy"].win_shares.keys() == {"2", "3", "4", "5"}
    assert measured["random"].beats_below is None
    assert measured["greedy"].beats_below is not None

    # Everything was played, so nothing is played again.
    assert ladder.main(words) == 0
    assert written.read_text(encoding="utf-8") == text


def test_with_time_left_it_goes_on_as_long_as_it_is_worth_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(schedule, "MAX_GAMES", 40)
    tasks = tuple(Field(WEAK).mixed())[:2]
    few = dict.fromkeys((task.name for task in tasks), schedule.MIN_BLOCKS)
    for _ in range(2):  # the second time there is nothing left to play
        assert dict(schedule.play_all(tasks, tmp_path, 0.0, 1)) == few
    later = time.monotonic() + 1e6
    assert dict(schedule.play_all(tasks, tmp_path, later, 2)) == dict.fromkeys(few, 20)
    alone = tmp_path / "alone"
    assert dict(schedule.play_all(tasks, alone, later, 1)) == dict.fromkeys(few, 20)
    for task in tasks:
        with (
            TournamentFolder(tmp_path / task.name, task.setting) as kept,
            TournamentFolder(alone / task.name, task.setting) as expected,
        ):
            assert [_money(table) for table in kept.tables()] == [
                _money(table) for table in expected.tables()
            ]


def _money(table: TableResult) -> tuple[int, list[tuple[int, ...]]]:
    return table.block, [game.money for game in table.games]


def test_time_goes_to_those_who_had_little_for_their_weight(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[str] = []

    def play_blocks(task: Task, blocks: range) -> tuple[list[TableResult], float]:
        played.extend([task.name] * len(blocks))
        tables = [TableResult(block, 0, ()) for block in blocks]
        return tables, {"heavy": 1.0, "light": 1.0, "long": 4.0}[task.name] * len(blocks)

    monkeypatch.setattr(schedule, "play_blocks", play_blocks)
    monkeypatch.setattr(schedule, "QUICK_BLOCKS", 1)
    monkeypatch.setattr(schedule, "MAX_GAMES", 10**6)
    setting = TournamentSpec(Rules(2), ("random", "frugal"))
    tasks = [
        Task(name, setting, weight, slow=False)
        for name, weight in (("heavy", 4.0), ("light", 1.0), ("long", 4.0))
    ]
    clock = iter(range(10**6))
    monkeypatch.setattr(time, "monotonic", lambda: float(next(clock)) / 1000)
    dict(schedule.play_all(tasks, tmp_path, 0.9, 1))
    count = Counter(played)
    assert count["heavy"] == pytest.approx(4 * count["light"], rel=0.1)
    assert count["heavy"] == pytest.approx(4 * count["long"], rel=0.1)
