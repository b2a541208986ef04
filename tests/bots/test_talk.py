"""Programs that say more than they were asked, and programs that are closed or start again."""

import io
import json
import threading
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.bots.programs import program
from tests.patience import PATIENCE

from lastroll.bots import BotClosed, BotFault, GuardedBot, ProgramBot, bot_maker, serve_engine
from lastroll.bots._program import split_arguments
from lastroll.game import Game, Seeded, format_position
from lastroll.rules import Position, Rules

# Answers every question, whatever `before` and `after` do around the answer.
ANSWERS = """
hello()
while True:
    r = ask()
    if r["cmd"] == "quit": break
    {before}
    say(id=r["id"], face=faces(r)[0])
    {after}
"""


def rolled(seed: int = 1) -> Position:
    game = Game(Rules(players=2, rounds=1), Seeded(seed))
    game.roll()
    return game.position


def answering(before: str = "pass", after: str = "pass") -> str:
    return program(ANSWERS.format(before=before, after=after))


@pytest.mark.parametrize("lines", [1, 63, 64, 200, 5000])
def test_a_program_may_talk_before_and_after_its_answer(lines: int) -> None:
    talk = "sys.stdout.write(json.dumps(dict(id=77, face=1, depth=9)) + '\\n')"
    many = f"for _ in range({lines}): {talk}"
    bot = ProgramBot(answering(many, many), 30.0)
    for _ in range(3):
        assert bot.choose(rolled(), 0) == rolled().legal_faces[0]
    bot.close()


def test_a_long_talk_and_the_answer_in_one_write() -> None:
    body = (
        "hello(); r = ask()\n"
        'talk = b\'{"id": 77, "face": 1}\\n\' * 5000\n'
        "os.write(1, talk + b'{\"id\": %d, \"face\": %d}\\n' % (r['id'], faces(r)[0])); ask()"
    )
    bot = ProgramBot(program(body), 30.0)
    assert bot.choose(rolled(), 0) == rolled().legal_faces[0]
    bot.close()


def test_empty_lines_are_nothing() -> None:
    bot = ProgramBot(answering("print('\\n \\r', flush=True)"), 30.0)
    assert bot.choose(rolled(), 0) == rolled().legal_faces[0]
    bot.close()


def test_the_first_answer_counts() -> None:
    bot = ProgramBot(answering(after="say(id=r['id'], face=7)"), 30.0)
    for _ in range(3):
        assert bot.choose(rolled(), 0) == rolled().legal_faces[0]
    bot.close()


def test_nonsense_after_an_answer_is_the_next_answer() -> None:
    bot = ProgramBot(answering(after="print('good luck', flush=True)"), 30.0)
    assert bot.choose(rolled(), 0) == rolled().legal_faces[0]
    with pytest.raises(BotFault) as caught:
        bot.choose(rolled(), 0)
    assert caught.value.code == "bot-nonsense"
    bot.close()


def test_the_end_is_heard_after_any_talk(tmp_path: Path) -> None:
    path = tmp_path / "note"
    leaves = f"os.write(1, b'{{\"id\": 77}}\\n' * 1000); {note(path)}; sys.exit('enough')"
    bot = ProgramBot(answering(after=leaves), 60.0)
    assert bot.choose(rolled(), 0) == rolled().legal_faces[0]
    wait_for(path.exists)
    time.sleep(0.2)  # so that all of it lies there unread when the next question comes
    with pytest.raises(BotFault, match="the program ended: enough"):
        bot.choose(rolled(), 0)
    bot.close()


def test_endless_talk_takes_no_memory_and_no_time_beyond_the_deadline() -> None:
    body = "hello(); ask()\nwhile True: say(id=77, more='x' * 10_000)"
    bot = ProgramBot(program(body), 1.0)
    tracemalloc.start()
    start = time.monotonic()
    try:
        with pytest.raises(BotFault) as caught:
            bot.choose(rolled(), 0)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
        bot.close()
    assert caught.value.code == "bot-stalled"
    assert time.monotonic() - start < 15
    assert peak < 1_000_000


def note(path: Path) -> str:
    return f"open({str(path)!r}, 'a').write('x')"


def test_a_program_that_died_starts_again_with_the_next_question(tmp_path: Path) -> None:
    starts = tmp_path / "starts"
    dies = f"if r['position']['turn'] == 0: {note(starts)}; sys.exit('not this one')"
    bot = ProgramBot(answering(dies), 30.0)
    game = Game(Rules(players=2, rounds=1, start=0), Seeded(1))
    game.roll()
    first = game.position
    game.place(first.legal_faces[0])
    game.roll()
    second = game.position
    start = time.monotonic()
    for _ in range(2):
        with pytest.raises(BotFault, match="not this one"):
            bot.choose(first, 0)
        assert bot.choose(second, 0) == second.legal_faces[0]
    bot.close()
    assert starts.read_text() == "xx"
    assert time.monotonic() - start < 20


def test_a_program_that_stalled_starts_again_with_the_next_question(tmp_path: Path) -> None:
    path = tmp_path / "once"
    stalls = f"if not os.path.exists({str(path)!r}): {note(path)}; time.sleep(600)"
    bot = ProgramBot(answering(stalls), 1.0)
    with pytest.raises(BotFault) as caught:
        bot.choose(rolled(), 0)
    assert caught.value.code == "bot-stalled"
    assert bot.choose(rolled(), 0) == rolled().legal_faces[0]
    bot.close()


def test_a_program_that_says_it_cannot_goes_on(tmp_path: Path) -> None:
    starts = tmp_path / "starts"
    body = f"{note(starts)}; hello()\nwhile True: say(id=ask()['id'], error='cannot')"
    bot = ProgramBot(program(body), 30.0)
    for _ in range(3):
        with pytest.raises(BotFault, match="cannot"):
            bot.choose(rolled(), 0)
    bot.close()
    assert starts.read_text() == "x"


def test_an_engine_with_a_dead_program_answers_at_once() -> None:
    position = json.loads(format_position(rolled()))
    requests = b"".join(
        json.dumps({"id": number, "cmd": "choose", "position": position}).encode() + b"\n"
        for number in range(3)
    )
    out = io.BytesIO()
    bot = ProgramBot(program("hello(); ask(); sys.exit('out of luck')"), 60.0)
    start = time.monotonic()
    serve_engine(bot, "dead", "1", io.BytesIO(requests), out)
    bot.close()
    assert time.monotonic() - start < 30
    answers = [json.loads(line) for line in out.getvalue().splitlines()]
    assert [answer["id"] for answer in answers] == [0, 1, 2]
    for answer in answers:
        assert answer["error"]["code"] == "cannot-choose"
        assert "out of luck" in answer["error"]["message"]


class Asking(threading.Thread):
    """Asks a bot in a thread of its own, as the screen does."""

    def __init__(self, bot: GuardedBot | ProgramBot) -> None:
        super().__init__(daemon=True)
        self._bot = bot
        self.outcome: object = None
        self.start()

    def run(self) -> None:
        try:
            self.outcome = self._bot.choose(rolled(), 0)
        except Exception as error:
            self.outcome = error

    def result(self) -> object:
        self.join(PATIENCE)
        assert not self.is_alive()
        return self.outcome


def wait_for(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.01)


# Where a program is when somebody closes it; it says so by a note.
AT_WORK = {
    "before hello": "{note}; time.sleep(600)",
    "while it thinks": "hello(); ask(); {note}; time.sleep(600)",
    "and it quits politely": "hello(); ask(); {note}; ask()",
    "while it talks": "hello(); ask(); {note}\nwhile True: say(id=77)",
}


@pytest.mark.parametrize("when", AT_WORK)
def test_a_program_that_is_closed_is_at_no_fault(when: str, tmp_path: Path) -> None:
    path = tmp_path / "note"
    bot = GuardedBot(bot_maker(f"cmd:{program(AT_WORK[when].format(note=note(path)))}", 60.0))
    asking = Asking(bot)
    wait_for(path.exists)
    bot.close()
    assert type(asking.result()) is BotClosed
    assert bot.fault is None


def test_after_close_the_same_seat_may_go_on(tmp_path: Path) -> None:
    path = tmp_path / "note"
    first = f"if not os.path.exists({str(path)!r}): {note(path)}; time.sleep(600)"
    bot = GuardedBot(bot_maker(f"cmd:{answering(first)}", 60.0))
    asking = Asking(bot)
    wait_for(path.exists)
    bot.close()
    assert type(asking.result()) is BotClosed
    assert bot.choose(rolled(), 0) == rolled().legal_faces[0]
    assert bot.fault is None
    bot.close()


def test_whenever_it_is_closed_there_is_a_face_or_no_fault() -> None:
    for delay in range(8):
        bot = GuardedBot(bot_maker(f"cmd:{answering()}", 60.0))
        asking = Asking(bot)
        time.sleep(delay / 50)
        bot.close()
        outcome = asking.result()
        assert type(outcome) is BotClosed or outcome == rolled().legal_faces[0]
        assert bot.fault is None
        bot.close()


def test_a_program_bot_that_was_closed_stays_closed() -> None:
    bot = ProgramBot(answering(), 30.0)
    bot.close()
    with pytest.raises(BotClosed):
        bot.choose(rolled(), 0)


@pytest.mark.parametrize(
    ("command", "words"),
    [
        (r"C:\bots\new\few.exe", [r"C:\bots\new\few.exe"]),
        (r'"C:\My Bots\few.exe" -v', [r"C:\My Bots\few.exe", "-v"]),
        (r"few.exe --book 'C:\a b\x'", ["few.exe", "--book", r"C:\a b\x"]),
        (r"C:\O'Brien\few.exe", [r"C:\O'Brien\few.exe"]),
        ('few.exe ""', ["few.exe", ""]),
        (r"\\server\share\few.exe", [r"\\server\share\few.exe"]),
        ("", []),
    ],
)
def test_windows_keeps_its_backslashes(command: str, words: list[str]) -> None:
    assert split_arguments(command, windows=True) == words


def test_elsewhere_a_backslash_quotes() -> None:
    assert split_arguments(r"my\ bot 'a b' c\\d", windows=False) == ["my bot", "a b", r"c\d"]


def test_an_open_quote_is_refused_on_both() -> None:
    for windows in (False, True):
        with pytest.raises(ValueError, match="quotation"):
            split_arguments('few "a', windows=windows)
