"""The lesson: scenes played by the real rules, so that the page only shows them.

A scene begins at a position of a game. The learner may take any legal action, and the scene has
the steps that follow each. Texts are named by their ids (`web-lesson-…` in `locales/`), with their
amounts and casinos.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal

import msgspec

from lastroll.game import Game, Placed, Rolled, RoundStarted, Scripted, Step
from lastroll.rules import Pile, Roll, Rules
from lastroll.server._entries import ActedBy
from lastroll.server._views import ChoiceView, StepView, TableStep, choice_views, step_view

YOU: Final = 0
"""The learner's seat; Ben and Cleo sit at 1 and 2."""
PLAYERS: Final = 3


class LessonText(msgspec.Struct, frozen=True):
    """The id of a text, with its amounts and its casinos (by number)."""

    id: str
    money: dict[str, int] = {}
    casinos: dict[str, int] = {}


class Beat(msgspec.Struct, frozen=True):
    """A step of a scene; the page waits after a step with a text."""

    step: StepView
    text: LessonText | None = None


class Outcome(msgspec.Struct, frozen=True):
    """The steps after a choice, and whether the choice shows that the scene was understood."""

    face: int
    understood: bool
    beats: tuple[Beat, ...]


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """A scene: a position, its text, what the learner can do, and the steps that follow.

    With `read` and `done` there is only something to read; with `roll` the `beats` follow on the
    button; with `place` the `outcomes` follow on a choice.
    """

    id: str
    doing: Literal["read", "roll", "place", "done"]
    text: LessonText
    hint: LessonText | None = None
    step: StepView
    choices: tuple[ChoiceView, ...] = ()
    beats: tuple[Beat, ...] = ()
    outcomes: tuple[Outcome, ...] = ()


@cache
def lesson_scenes() -> tuple[Scene, ...]:
    """Return the scenes in order, each from a real game."""
    welcome = _welcome()
    return (
        welcome,
        _roll(),
        _place(),
        _most_dice(),
        _ties(),
        _second_note(),
        _last_roll(),
        _neutral_dice(),
        # The last scene shows the position of the first.
        Scene(id="done", doing="done", text=_text("done"), step=welcome.step),
    )


@dataclass(frozen=True)
class _Script:
    """A scripted game: notes in thousands, turns as `dice:face`.

    Turns without a face are rolled in the scene, and placed as the learner chooses.
    """

    deal: tuple[tuple[int, ...], ...]
    turns: str
    rules: Rules = Rules(PLAYERS)  # noqa: RUF009 (frozen)
    opening: str = ""

    def chance(self) -> Scripted:
        """Return the scripted pile and dice."""
        dice = [turn.partition(":")[0].partition("+") for turn in self.turns.split()]
        return Scripted(
            self._pile(),
            [Roll.of(own, neutral) for own, _, neutral in dice],
            [Roll.of("", self.opening)],
        )

    def _pile(self) -> Pile:
        # Lowest first: then the last note of a casino is the one that fills it.
        top = [1000 * note for notes in self.deal for note in sorted(notes)]
        rest = Counter(self.rules.notes) - Counter(top)
        return (*top, *rest.elements())

    def play_to_start(self) -> _ScriptedGame:
        """Play to the start of the scene."""
        game = _ScriptedGame(Game(self.rules, self.chance()))
        for turn in self.turns.split():
            face = turn.partition(":")[2]
            if face:
                game.roll()
                game.place(int(face))
        return game


class _ScriptedGame:
    """A game played step by step as scripted."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self.step = self._new_steps(game.steps())[-1]
        """The last step."""

    def roll(self) -> list[StepView]:
        """Roll as scripted and return the steps."""
        return self._new_steps(self._game.roll())

    def place(self, face: int) -> list[StepView]:
        """Place a face and return the steps up to the end of the round."""
        return self._new_steps(self._game.place(face))

    def choices(self) -> tuple[ChoiceView, ...]:
        """Return the legal faces, each with its consequence."""
        return choice_views(self._game.position)

    def _new_steps(self, steps: Iterable[Step]) -> list[StepView]:
        # A lesson's game is one round: steps of the next deal are left out.
        views = [
            _view(step)
            for step in steps
            if step.number == 1 or not isinstance(step.event, RoundStarted)
        ]
        self.step = views[-1]
        return views


def _view(step: Step) -> StepView:
    by: ActedBy | None = None
    if isinstance(step.event, Rolled | Placed):
        by = "player" if step.event.seat == YOU else "bot"
    return step_view(TableStep(step.number, step, by), YOU, open_purses=False)


def _text(name: str, casino: int = 0, other: int = 0, **thousands: int) -> LessonText:
    return LessonText(
        f"web-lesson-{name}",
        {name: 1000 * amount for name, amount in thousands.items()},
        {name: face for name, face in (("casino", casino), ("other", other)) if face},
    )


def _choice_scene(
    name: str,
    script: _Script,
    scene_texts: tuple[LessonText, LessonText],
    outcomes: Mapping[int, tuple[bool, LessonText]],
) -> Scene:
    """Return a scene in which the learner has rolled and chooses among `outcomes`."""
    game = script.play_to_start()
    game.roll()
    text, hint = scene_texts
    scene = Scene(
        id=name, doing="place", text=text, hint=hint, step=game.step, choices=game.choices()
    )
    outcomes_played = []
    for face, (understood, comment) in outcomes.items():
        branch = script.play_to_start()
        branch.roll()
        outcomes_played.append(Outcome(face, understood, (Beat(branch.place(face)[-1], comment),)))
    return msgspec.structs.replace(scene, outcomes=tuple(outcomes_played))


_FIRST_TURNS: Final = _Script(
    ((60,), (40, 30), (90, 20), (50,), (30, 20, 10), (80, 10)),
    "11333466 12245566 13355566",
)
"""The learner's first roll, then Ben's and Cleo's, who place on faces the learner did not roll."""


def _welcome() -> Scene:
    step = _FIRST_TURNS.play_to_start().step
    return Scene(id="welcome", doing="read", text=_text("welcome", minimum=50), step=step)


def _roll() -> Scene:
    game = _FIRST_TURNS.play_to_start()
    step = game.step
    beats = (Beat(game.roll()[-1], _text("roll-done")),)
    return Scene(id="roll", doing="roll", text=_text("roll"), step=step, beats=beats)


def _place() -> Scene:
    deal = _FIRST_TURNS.deal
    scene = _choice_scene(
        "place",
        _FIRST_TURNS,
        (_text("place"), _text("place-hint")),
        {
            face: (True, _text(f"place-{face}", casino=face, note=deal[face - 1][0]))
            for face in (1, 3, 4, 6)
        },
    )
    return msgspec.structs.replace(
        scene, outcomes=tuple(_with_replies(outcome) for outcome in scene.outcomes)
    )


def _with_replies(outcome: Outcome) -> Outcome:
    game = _FIRST_TURNS.play_to_start()
    game.roll()
    game.place(outcome.face)
    steps = [*game.roll(), *game.place(2), *game.roll(), *game.place(5)]
    beats = [Beat(step) for step in steps[:-1]]
    return msgspec.structs.replace(
        outcome, beats=(*outcome.beats, *beats, Beat(steps[-1], _text("place-done")))
    )


def _most_dice() -> Scene:
    return _choice_scene(
        "most",
        _Script(
            ((50,), (60,), (40, 20), (70,), (80,), (30, 20)),
            "11234456:5 11244455:5 12225556:2 1233446:3 111444:4 12356:1 11256:1 266:6 4556:4 255",
        ),
        (_text("most"), _text("most-hint", casino=2, other=5)),
        {
            2: (False, _text("most-2", casino=2)),
            5: (True, _text("most-5", casino=5, note=80)),
        },
    )


def _ties() -> Scene:
    return _choice_scene(
        "ties",
        _Script(
            ((70,), (50,), (40, 20), (80,), (30, 20), (60,)),
            "11234456:4 12444555:4 11455556:4 123566:6 11224:2 1124566:6 1125:1 256:5 33355:3 46",
        ),
        (_text("ties", other=6), _text("ties-hint")),
        {
            4: (False, _text("ties-4", casino=4, note=80)),
            6: (True, _text("ties-6", casino=6, other=4, note=60)),
        },
    )


def _second_note() -> Scene:
    return _choice_scene(
        "second",
        _Script(
            ((30, 20), (60,), (90, 40), (70,), (50,), (80,)),
            "11222346:2 33335555:3 11244555:5 14456:4 3466:6 12346:4 133",
        ),
        (_text("second", casino=3), _text("second-hint", casino=3, other=1)),
        {
            1: (False, _text("second-1", casino=1, other=3, note=30, second=40)),
            3: (True, _text("second-3", casino=3, other=1, note=40, rest=30)),
        },
    )


def _last_roll() -> Scene:
    game = _Script(
        ((60,), (70,), (40, 30), (90, 20), (50,), (80, 10)),
        "11223456:2 12235555:2 11122556:1 123456:1 113334:3 11456:4 12335:3 446:4 2455:4 246:4"
        " 6:6 366:6 55:5 2",
        Rules(PLAYERS, start=1),
    ).play_to_start()
    step = game.step
    scene_texts = (
        _text("pay-rolled", casino=2),
        _text("pay-placed"),
        _text("pay-1", casino=1, note=60),
        _text("pay-2", casino=2, note=70),
        _text("pay-3", casino=3, note=40, second=30),
        _text("pay-4", casino=4, note=90, rest=20),
        _text("pay-5", casino=5, note=50),
        _text("pay-6", casino=6, note=80, second=10),
        _text("pay-done", won=210, ben_won=170, cleo_won=50),
    )
    steps = [*game.roll(), *game.place(2)]
    beats = tuple(Beat(step, text) for step, text in zip(steps, scene_texts, strict=True))
    return Scene(id="pay", doing="roll", text=_text("pay"), step=step, beats=beats)


def _neutral_dice() -> Scene:
    return _choice_scene(
        "neutral",
        _Script(
            ((60,), (50,), (40, 30), (70,), (80,), (90,)),
            "11234456+44:6 11244466+15:6 12345556+13:5 1122256+13:1 123356+55:3 23346+35:2"
            " 13456+1:5 1234+46:3 2456+33:4 2226+5:2 456+16:4 245+55:4 5+6",
            Rules(PLAYERS, neutral=True),
            opening="36",
        ),
        (_text("neutral"), _text("neutral-hint", other=6)),
        {
            5: (False, _text("neutral-5", casino=5, note=80)),
            6: (True, _text("neutral-6", casino=6, note=90)),
        },
    )
