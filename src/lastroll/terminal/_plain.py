"""The game line by line: for pipes, dumb terminals and screen readers."""

from __future__ import annotations

from collections.abc import Iterable
from shlex import quote
from typing import TextIO

from lastroll.game import Fair, GameEnded, Rolled, Step, preview
from lastroll.locales import Texts, explain, on_one_line
from lastroll.story import RULE_PARTS, Story, rule_text
from lastroll.terminal._board import board_lines, purse_line, standing_lines
from lastroll.terminal._options import PlayOptions
from lastroll.terminal._store import Store
from lastroll.terminal._table import Table

_LONGEST_ANSWER = 1000
_LOG_LINES = 30


class _Left(Exception):
    """The player has left the table, or there is nothing more to read."""


def play_plain(
    options: PlayOptions,
    store: Store,
    t: Texts,
    table: Table | None = None,
    *,
    stdin: TextIO,
    stdout: TextIO,
) -> int:
    """Play a game, or go on with `table`, until it is over or the player leaves."""
    resumed = table is not None
    table = table if table is not None else options.new_table(store)
    conversation = _Conversation(table, t, stdin, stdout)
    try:
        conversation.greet(resumed=resumed)
        conversation.play()
    except _Left:
        conversation.part()
    except KeyboardInterrupt:
        conversation.part()
        raise
    finally:
        table.close()
    return 0


class _Conversation:
    """One game, told to people who answer line by line."""

    def __init__(self, table: Table, t: Texts, stdin: TextIO, stdout: TextIO) -> None:
        self.table = table
        self.t = t
        self.story = Story(table.game.names, t)
        self._stdin = stdin
        self._stdout = stdout
        self._log: list[str] = []
        self._faults_told: set[int] = set()
        self._trouble_told = False

    def say(self, *lines: str) -> None:
        """Write lines, at once."""
        self._stdout.write("".join(f"{line}\n" for line in lines))
        self._stdout.flush()

    def tell(self, steps: Iterable[Step]) -> None:
        """Tell what happened, and whether it is safe on disk."""
        lines = [line for step in steps for line in self.story.sentences(step.event)]
        self._log += lines
        self.say(*lines)
        self._tell_trouble()

    def _tell_trouble(self) -> None:
        trouble = self.table.trouble
        if trouble is not None and not self._trouble_told:
            self.say(self.t("save-trouble", reason=trouble.strerror or str(trouble)))
        self._trouble_told = trouble is not None

    def greet(self, *, resumed: bool) -> None:
        """Say who plays, how the dice are made, and what has happened so far."""
        t, game = self.t, self.table.game
        names = t.list([self.story.name(seat) for seat in range(game.rules.players)])
        self.say(
            t("plain-resumed" if resumed else "plain-greeting", id=self.table.game_id, names=names)
        )
        if isinstance(game.chance, Fair):
            self.say(t("fair-commitment", commitment=game.chance.commitment[:16]))
        if self.table.people:
            self.say(t("plain-keys"))
        if not resumed:
            self.tell(game.steps())
            return
        self._log += [line for event in game.events for line in self.story.sentences(event)]
        if isinstance(game.events[-1], Rolled):  # dice that still lie there
            self.say(*self.story.sentences(game.events[-1]))
        self._tell_trouble()

    def play(self) -> None:
        """Play to the end."""
        while not self.table.game.over:
            seat = self.table.position.turn
            assert seat is not None
            if self.table.is_bot(seat):
                self._bot_turn(seat)
            else:
                self._turn(seat)
        self._end()

    def _bot_turn(self, seat: int) -> None:
        if self.table.position.rolled is None:
            self.tell(self.table.roll())
        face = self.table.bot_choice()
        if seat in self.table.faults and seat not in self._faults_told:
            self._faults_told.add(seat)
            self.say(self._fault(seat))
        self.tell(self.table.place(face))

    def _fault(self, seat: int) -> str:
        reason = on_one_line(explain(self.table.faults[seat], self.t))
        return self.t("bot-fault", name=self.story.name(seat), reason=reason)

    def _turn(self, seat: int) -> None:
        t, name = self.t, self.story.name(seat)
        if self.table.position.rolled is None:
            self.say("", *board_lines(self.table, self.story))
            self._ask(seat, t("plain-roll", name=name), {"", "r"}, t("plain-roll-again"))
            self.tell(self.table.roll())
        position = self.table.position
        choices = [preview(position, face) for face in position.legal_faces]
        listed = [
            t(
                "plain-choice",
                face=str(choice.face),
                dice=self.story.dice_count(choice.own, choice.neutral),
                casino=t(f"casino-{choice.face}"),
                consequence=self.story.consequence(choice),
            )
            for choice in choices
        ]
        faces = t.list([str(face) for face in position.legal_faces], "or")
        self.say(*listed)
        answer = self._ask(
            seat,
            t("plain-choose", name=name, faces=faces),
            set(map(str, position.legal_faces)),
            t("plain-choose-again", faces=faces),
        )
        self.tell(self.table.place(int(answer)))

    def _ask(self, seat: int, question: str, answers: set[str], again: str) -> str:
        self.say(question)
        while True:
            line = self._stdin.readline(_LONGEST_ANSWER)
            if not line:
                raise _Left
            answer = line.strip().lower()
            if answer in answers:
                return answer
            if answer == "q":
                raise _Left
            information = self._information(answer, seat)
            # Who only listens must hear the question again after an answer in between.
            self.say(*([*information, question] if information else [again]))

    def _information(self, key: str, seat: int) -> list[str]:
        """Give what a key asks for, nothing where it is none."""
        if key == "?":
            return self._help()
        if key == "b":
            return board_lines(self.table, self.story)
        if key == "l":
            return self._log[-_LOG_LINES:]
        if key == "p":
            # Only the own one, and only to who asks for it: purses are closed.
            return [purse_line(self.table.position, seat, self.story)]
        return []

    def _help(self) -> list[str]:
        t = self.t
        rules = self.table.game.rules
        parts = [part for part in RULE_PARTS if part != "neutral" or rules.neutral]
        return [*(rule_text(part, rules, t) for part in parts), t("plain-keys")]

    def _end(self) -> None:
        t, game = self.t, self.table.game
        ended = game.events[-1]
        assert isinstance(ended, GameEnded)
        self.say(*standing_lines(ended, self.story))
        for seat in self.table.faults:
            self.say(self._fault(seat))
        path = self.table.record_path
        if path is None:
            return
        self.say(t("plain-record", file=str(path)))
        if isinstance(game.chance, Fair):
            self.say(t("plain-verify", command=f"lastroll verify {quote(str(path))}"))

    def part(self) -> None:
        """Say how to go on later."""
        if self.table.trouble is None:
            self.say(self.t("plain-saved", command=self.table.resume_command))
        else:
            self.say(self.t("plain-lost"))
