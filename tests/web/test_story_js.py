"""core/story.js, run in Node: the page tells a choice in the same words as the terminal."""

from __future__ import annotations

import json
import random
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from tests.patience import PATIENCE
from tests.web.modules import WEB, node

from lastroll.game import Preview, preview_casino
from lastroll.locales import LANGUAGES, _texts, texts
from lastroll.rules import Casino
from lastroll.story import Story

NAMES: Final = ("Anna", "Benno", "Carla", "Inés", "Eva")
NOTES: Final = tuple(range(90_000, 0, -10_000))

# Reads all questions, and answers each with a sentence.
PROGRAM: Final = """
import { readFileSync } from "node:fs";
const [web, locales] = process.argv.slice(1);
globalThis.document = { documentElement: { dataset: {} }, querySelector: () => null };
globalThis.addEventListener = () => {};
globalThis.matchMedia = () => ({ matches: false, addEventListener() {} });
globalThis.fetch = async (url) => {
  const name = String(url).split("/").pop();
  return { ok: true, text: async () => readFileSync(`${locales}/${name}`, "utf-8") };
};
const { setLanguage } = await import(`${web}/core/texts.js`);
const { consequence } = await import(`${web}/core/story.js`);
const answers = [];
for (const { language, seats, you, choice } of JSON.parse(readFileSync(0, "utf-8"))) {
  await setLanguage(language);
  answers.push(consequence(choice, { seats, you }));
}
process.stdout.write(JSON.stringify(answers));
"""


def choices(count: int) -> Iterator[tuple[int, int, Preview]]:
    """Yield players, the seat that places, and a choice at a random casino, ties among them."""
    random_source = random.Random("ties")
    for _ in range(count):
        players = random_source.randint(2, 5)
        owners = players + (players < 5)
        dice = tuple(random_source.choice((0, 1, 2, 2, 3)) for _ in range(owners))
        notes = tuple(sorted(random_source.sample(NOTES, random_source.randint(0, 3)))[::-1])
        seat = random_source.randrange(players)
        own = random_source.randint(0, 2)
        neutral = random_source.randint(0 if own else 1, 2) if players < 5 else 0
        casino = Casino(notes, dice)
        yield (
            players,
            seat,
            preview_casino(1, casino, seat, own or int(not neutral), neutral, players),
        )


def _json(choice: Preview) -> dict[str, Any]:
    return choice._asdict() | {
        "changes": [change._asdict() for change in choice.changes],
        "ties": [tie._asdict() for tie in choice.ties],
    }


def test_page_and_terminal_tell_a_choice_in_the_same_words() -> None:
    questions: list[dict[str, Any]] = []
    told: list[str] = []
    for n, (players, seat, choice) in enumerate(choices(600)):
        language, you = LANGUAGES[n % len(LANGUAGES)], [seat, None][n % 7 == 0]
        seats = [{"name": name, "look": look} for look, name in enumerate(NAMES[:players])]
        questions.append(
            {"language": language, "seats": seats, "you": you, "choice": _json(choice)}
        )
        told.append(Story(NAMES[:players], texts(language), you=you).consequence(choice))
    assert sum(bool(choice["choice"]["ties"]) for choice in questions) > 100
    done = subprocess.run(
        [node(), "--input-type=module", "-e", PROGRAM, str(WEB), str(Path(_texts.__file__).parent)],
        input=json.dumps(questions),
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == told
