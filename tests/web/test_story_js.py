"""core/story.js, run in Node: the page tells games and choices in the words of the terminal."""

from __future__ import annotations

import random
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from tests.patience import PATIENCE
from tests.web.modules import WEB, node

from lastroll.game import Game, Preview, Seeded, preview_casino
from lastroll.locales import LANGUAGES, _texts, texts
from lastroll.rules import Casino, Rules
from lastroll.server._views import TableStep, choice_view, step_view
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
const { consequence, stepSentences } = await import(`${web}/core/story.js`);
const answers = [];
for (const { language, seats, you, choice, step } of JSON.parse(readFileSync(0, "utf-8"))) {
  await setLanguage(language);
  answers.push(
    choice ? consequence(choice, { seats, you }) : stepSentences(step, { seats, you }).join("\\n"),
  );
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


def page_sentences(questions: list[dict[str, Any]]) -> list[str]:
    """Return what the page says to each question."""
    for question in questions:
        names = question.pop("names")
        question["seats"] = [{"name": name, "look": look} for look, name in enumerate(names)]
    done = subprocess.run(
        [node(), "--input-type=module", "-e", PROGRAM, str(WEB), str(Path(_texts.__file__).parent)],
        input=msgspec.json.encode(questions),
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()
    return list(msgspec.json.decode(done.stdout))


def test_page_and_terminal_tell_a_choice_in_the_same_words() -> None:
    questions: list[dict[str, Any]] = []
    told: list[str] = []
    for n, (players, seat, choice) in enumerate(choices(600)):
        language, you = LANGUAGES[n % len(LANGUAGES)], [seat, None][n % 7 == 0]
        names = NAMES[:players]
        questions.append(
            {"language": language, "names": names, "you": you, "choice": choice_view(choice)}
        )
        told.append(Story(names, texts(language), you=you).consequence(choice))
    assert sum(bool(question["choice"].ties) for question in questions) > 100
    assert page_sentences(questions) == told


def test_page_and_terminal_tell_a_game_in_the_same_words() -> None:
    names = NAMES[:3]
    game = Game(Rules(players=3, neutral=True, rounds=2), Seeded(5), names)
    while not game.over:
        game.roll()
        game.place(game.position.legal_faces[-1])
    questions: list[dict[str, Any]] = []
    told: list[str] = []
    for language in LANGUAGES:
        for you in (None, 0, 1, 2):
            story = Story(names, texts(language), you=you)
            for n, step in enumerate(game.steps()):
                shown = step_view(TableStep(n, step, None), you, open_purses=True)
                questions.append({"language": language, "names": names, "you": you, "step": shown})
                told.append("\n".join(story.sentences_with_effect(step)))
    assert page_sentences(questions) == told
