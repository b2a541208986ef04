"""The game line by line: for pipes, dumb terminals and screen readers."""

from __future__ import annotations

from collections.abc import Iterable
from shlex import quote
from typing import TextIO

from lastroll.game import Fair, GameEnded, Rolled, Step, preview
from lastroll.locales import Texts, explain, on_one_line, texts
from lastroll.story import RULE_PARTS, Story, rule_text
from lastroll.terminal._board import board_lines, purse_line, standing_lines
from lastroll.terminal._game_store import GameStore
from lastroll.terminal._local_game import LocalGame
from lastroll.terminal._options import PlayOptions
from lastroll.terminal._preferences import load_preferences

_MAX_ANSWER = 1000
_LOG_LINES = 30


class _Quit(Exception):
    """The player has quit, or standard input has ended."""


def play_plain(
    options: PlayOptions,
    store: GameStore,
    t: Texts,
    local_game: LocalGame | None = None,
    *,
    stdin: TextIO,
    stdout: TextIO,
) -> int:
    """Play a new game, or resume `local_game`, until it is over or the player quits."""
    resumed = local_game is not None
    t = texts(t.language, casinos_2012=load_preferences(store.folder).casinos_2012)
    local_game = local_game if local_game is not None else options.new_game(store)
    plain_game = _PlainGame(local_game, t, stdin, stdout)
    try:
        plain_game.print_start(resumed=resumed)
        plain_game.play()
    except _Quit:
        plain_game.print_farewell()
    except KeyboardInterrupt:
        plain_game.print_farewell()
        raise
    finally:
        local_game.close()
    return 0


class _PlainGame:
    """One game, played by printing lines and reading answers."""

    def __init__(self, local_game: LocalGame, t: Texts, stdin: TextIO, stdout: TextIO) -> None:
        self.local_game = local_game
        self.t = t
        self.story = Story(local_game.game.names, t)
        self._stdin = stdin
        self._stdout = stdout
        self._log: list[str] = []
        self._faults_shown: set[int] = set()
        self._save_error_shown = False

    def print_lines(self, *lines: str) -> None:
        """Print lines and flush."""
        self._stdout.write("".join(f"{line}\n" for line in lines))
        self._stdout.flush()

    def print_steps(self, steps: Iterable[Step]) -> None:
        """Print what happened, and an error if the game could not be saved."""
        lines = [line for step in steps for line in self.story.sentences(step.event)]
        self._log += lines
        self.print_lines(*lines)
        self._print_save_error()

    def _print_save_error(self) -> None:
        save_error = self.local_game.save_error
        if save_error is not None and not self._save_error_shown:
            self.print_lines(self.t("save-trouble", reason=save_error.strerror or str(save_error)))
        self._save_error_shown = save_error is not None

    def print_start(self, *, resumed: bool) -> None:
        """Print players, dice commitment and keys, and the last roll of a resumed game."""
        t, game = self.t, self.local_game.game
        names = t.list([self.story.name(seat) for seat in range(game.rules.players)])
        self.print_lines(
            t(
                "plain-resumed" if resumed else "plain-greeting",
                id=self.local_game.game_id,
                names=names,
            )
        )
        if isinstance(game.chance, Fair):
            self.print_lines(t("fair-commitment", commitment=game.chance.commitment[:16]))
        if self.local_game.people:
            self.print_lines(t("plain-keys"))
        if not resumed:
            self.print_steps(game.steps())
            return
        self._log += [line for event in game.events for line in self.story.sentences(event)]
        if isinstance(game.events[-1], Rolled):  # rolled, and not placed yet
            self.print_lines(*self.story.sentences(game.events[-1]))
        self._print_save_error()

    def play(self) -> None:
        """Play until the game is over."""
        while not self.local_game.game.over:
            seat = self.local_game.position.turn
            assert seat is not None
            if self.local_game.is_bot(seat):
                self._bot_turn(seat)
            else:
                self._turn(seat)
        self._end()

    def _bot_turn(self, seat: int) -> None:
        if self.local_game.position.rolled is None:
            self.print_steps(self.local_game.roll())
        face = self.local_game.bot_choice()
        if seat in self.local_game.bot_faults and seat not in self._faults_shown:
            self._faults_shown.add(seat)
            self.print_lines(self._fault_line(seat))
        self.print_steps(self.local_game.place(face))

    def _fault_line(self, seat: int) -> str:
        reason = on_one_line(explain(self.local_game.bot_faults[seat], self.t))
        return self.t("bot-fault", name=self.story.name(seat), reason=reason)

    def _turn(self, seat: int) -> None:
        t = self.t
        if self.local_game.position.rolled is None:
            self.print_lines("", *board_lines(self.local_game, self.story))
            self._ask(seat, self.story.about("plain-roll", seat), {"", "r"}, t("plain-roll-again"))
            self.print_steps(self.local_game.roll())
        position = self.local_game.position
        choices = [preview(position, face) for face in position.legal_faces]
        story = Story(self.local_game.game.names, t, you=seat)
        listed = [
            t(
                "plain-choice",
                face=str(choice.face),
                dice=self.story.dice_count(choice.own, choice.neutral),
                casino=t(f"casino-{choice.face}"),
                consequence=story.consequence(choice),
            )
            for choice in choices
        ]
        faces = t.list([str(face) for face in position.legal_faces], "or")
        self.print_lines(*listed)
        answer = self._ask(
            seat,
            self.story.about("plain-choose", seat, faces=faces),
            set(map(str, position.legal_faces)),
            t("plain-choose-again", faces=faces),
        )
        self.print_steps(self.local_game.place(int(answer)))

    def _ask(self, seat: int, question: str, answers: set[str], retry_text: str) -> str:
        self.print_lines(question)
        while True:
            line = self._stdin.readline(_MAX_ANSWER)
            if not line:
                raise _Quit
            answer = line.strip().lower()
            if answer in answers:
                return answer
            if answer == "q":
                raise _Quit
            info = self._info_lines(answer, seat)
            # With a screen reader the question must be heard again after other lines.
            self.print_lines(*([*info, question] if info else [retry_text]))

    def _info_lines(self, key: str, seat: int) -> list[str]:
        """Return the lines for an information key; none if it is another one."""
        if key == "?":
            return self._help()
        if key == "b":
            return board_lines(self.local_game, self.story)
        if key == "l":
            return self._log[-_LOG_LINES:]
        if key == "p":
            # Only the asking player's own: purses are closed.
            return [purse_line(self.local_game.position, seat, self.story)]
        return []

    def _help(self) -> list[str]:
        t = self.t
        rules = self.local_game.game.rules
        parts = [part for part in RULE_PARTS if part != "neutral" or rules.neutral]
        return [*(rule_text(part, rules, t) for part in parts), t("plain-keys")]

    def _end(self) -> None:
        t, game = self.t, self.local_game.game
        ended = game.events[-1]
        assert isinstance(ended, GameEnded)
        self.print_lines(*standing_lines(ended, self.story))
        for seat in self.local_game.bot_faults:
            self.print_lines(self._fault_line(seat))
        path = self.local_game.record_path
        if path is None:
            return
        self.print_lines(t("plain-record", file=str(path)))
        if isinstance(game.chance, Fair):
            self.print_lines(t("plain-verify", command=f"lastroll verify {quote(str(path))}"))

    def print_farewell(self) -> None:
        """Print how to resume the game."""
        if self.local_game.save_error is None:
            self.print_lines(self.t("plain-saved", command=self.local_game.resume_command))
        else:
            self.print_lines(self.t("plain-lost"))
