"""Events and choices as sentences, in the reader's language."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from lastroll.game import (
    AnyEvent,
    CasinoPaid,
    GameEnded,
    NoteChange,
    OpeningPlaced,
    Placed,
    Preview,
    Rolled,
    RoundStarted,
    Step,
    Tie,
    preview,
)
from lastroll.locales import Texts
from lastroll.rules import Owner
from lastroll.story._nameless import nameless_seat
from lastroll.story._symbols import symbol, tie_signs


class Story:
    """Turns the events and choices of one game into sentences in one language."""

    def __init__(
        self,
        names: Sequence[str],
        t: Texts,
        *,
        symbols_only: bool = False,
        you: Owner | None = None,
    ) -> None:
        """Use these names of players, or only their symbols, and the language of `t`.

        The sentences address the player at seat `you`, by default the one without a name.
        """
        self.t = t
        nameless = nameless_seat(names)
        self._you = nameless if you is None else you
        self.names = tuple(
            t("seat-you") if seat == nameless else name for seat, name in enumerate(names)
        )
        """The names of the players; the player without a name is "You"."""
        self._symbols_only = symbols_only

    def name(self, owner: Owner) -> str:
        """Return the symbol and the name of a player or of neutral."""
        players = len(self.names)
        if self._symbols_only:
            return symbol(owner, players)
        if owner >= players:
            return f"{symbol(players, players)} {self.t('neutral')}"
        return f"{symbol(owner, players)} {self.names[owner]}"

    def about(self, message_id: str, seat: int, **args: object) -> str:
        """Return a text about a player; the player who is addressed gets the text's form `you`."""
        if seat == self._you:
            return self.t(f"{message_id}.you", **args)
        return self.t(message_id, name=self.name(seat), **args)

    def casino(self, face: int) -> str:
        """Return the number and the name of a casino."""
        return f"{face} {self.t(f'casino-{face}')}"

    def dice(self, own: str, neutral: str = "") -> str:
        """Return rolled dice as text, neutral ones after a plus."""
        return " + ".join(" ".join(dice) for dice in (own, neutral) if dice)

    def sentences(self, event: AnyEvent) -> list[str]:
        """Return the sentences for an event; some events have none."""
        t = self.t
        if isinstance(event, Rolled):
            dice = self.dice(event.own, event.neutral)
            return [self.about("event-rolled", event.seat, dice=dice)]
        if isinstance(event, Placed):
            dice, casino = self.dice_count(event.own, event.neutral), self.casino(event.face)
            return [self.about("event-placed", event.seat, dice=dice, casino=casino)]
        if isinstance(event, RoundStarted):
            return [self.about("event-round-started", event.start, round=event.round)]
        if isinstance(event, OpeningPlaced):
            return [t("event-opening-placed", dice=" ".join(event.dice))]
        if isinstance(event, CasinoPaid):
            casino, what = self.casino(event.casino), " ".join(self.payout_sentences(event))
            return [t("paid-casino", casino=casino, what=what)]
        if isinstance(event, GameEnded):
            return [self.result_sentence(event)]
        return []

    def sentences_with_effect(self, step: Step) -> list[str]:
        """Return the sentences for a step; for a placing also which notes changed hands."""
        lines = self.sentences(step.event)
        if isinstance(step.event, Placed):
            choice = preview(step.before, step.event.face)
            if choice.changes or choice.ties or choice.breaks_tie:
                lines.append(self.consequence(choice))
        return lines

    def game_sentences(self, steps: Iterable[Step]) -> list[str]:
        """Return the sentences for all steps, with the effect of each placing."""
        return [sentence for step in steps for sentence in self.sentences_with_effect(step)]

    def brief(self, step: Step) -> list[str]:
        """Return a step as one short line with symbols for the owners of notes; a roll has none."""
        event = step.event
        if not isinstance(event, Placed):
            return [] if isinstance(event, Rolled) else self.sentences(event)
        players = len(self.names)
        dice = symbol(event.seat, players) * event.own + symbol(players, players) * event.neutral
        choice = preview(step.before, event.face)
        line = " ".join(
            [f"{self.name(event.seat)} {event.face} {dice}", *tie_signs(choice, players)]
        )
        for note, holder, taker in choice.changes:
            symbols = (
                "·" if owner is None else symbol(owner, players) for owner in (holder, taker)
            )
            line += f" {self.t.money(note)} " + "›".join(symbols)
        return [line]

    def dice_count(self, own: int, neutral: int) -> str:
        """Return a number of dice as text, own and neutral."""
        if not neutral:
            return self.t("dice-own", count=own)
        if not own:
            return self.t("dice-neutral", count=neutral)
        return self.t("dice-both", own=own, neutral=neutral)

    def payout_sentences(self, event: CasinoPaid) -> Iterable[str]:
        """Yield the sentences for what a casino pays."""
        t = self.t
        if event.cancelled:
            names = t.list(self._names_in_tie(event.cancelled))
            yield t("paid-tie.you" if self._you in event.cancelled else "paid-tie", names=names)
        for payment in event.payments:
            note = t.money(payment.note)
            if payment.owner >= len(self.names):
                yield t("paid-neutral", note=note)
            else:
                yield self.about("paid-note", payment.owner, note=note)
        if event.unclaimed:
            yield t("paid-returned", notes=t.list([t.money(note) for note in event.unclaimed]))
        if not (event.cancelled or event.payments or event.returned):
            yield t("paid-nothing")

    def result_sentence(self, event: GameEnded) -> str:
        """Return who has won, and with how much."""
        t = self.t
        winners = [standing.seat for standing in event.standings if standing.rank == 1]
        first, second = event.standings[:2]
        money = t.money(first.money)
        if len(winners) > 1 and self._you in winners:
            others = t.list([self.name(seat) for seat in winners if seat != self._you])
            return t("result-shared.you", others=others, money=money)
        if len(winners) > 1:
            return t("result-shared", names=t.list(map(self.name, winners)), money=money)
        if second.money == first.money:
            return self.about("result-by-notes", first.seat, money=money, notes=first.notes)
        return self.about("result-won", first.seat, money=money)

    def consequence(self, choice: Preview) -> str:
        """Return what a choice would change: first the ties it makes or breaks, then the notes."""
        t = self.t
        if not choice.ties:
            if not choice.breaks_tie:
                return self._note_sentences(choice)
            why, what = t("preview-tie-broken"), self._note_sentences(choice, after_colon=True)
            return t("preview-why", why=why, what=what)
        nobody = choice.changes and all(change.after is None for change in choice.changes)
        if nobody and len(choice.ties) == 1:
            (tie,) = choice.ties
            names = self._names_in_tie((tie.owner, *tie.others))
            why = t("preview-tie", names=t.list(names))
        else:
            why = t.list([self._tie(tie) for tie in choice.ties])
        if nobody:
            notes = t.list([t.money(change.note) for change in choice.changes], "or")
            what = t("preview-nobody", notes=notes)
        else:
            what = self._note_sentences(choice, after_colon=True)
        sentence = t("preview-why", why=why, what=what)
        return t("preview-tie-moved", what=sentence) if choice.breaks_tie else sentence

    def _names_in_tie(self, owners: Sequence[Owner]) -> list[str]:
        """Return names for a sentence about a tie, the player who is addressed first."""
        others = [self.name(owner) for owner in owners if owner != self._you]
        return [self.t("preview-tie.pronoun"), *others] if self._you in owners else others

    def _tie(self, tie: Tie) -> str:
        """Return who ties whom, and with how many dice."""
        members = (tie.owner, *tie.others)
        subject = self._you if self._you in members else tie.owner
        others = self.t.list([self.name(owner) for owner in members if owner != subject])
        if subject == self._you:
            return self.t("preview-tie-count.you", others=others, count=tie.dice)
        name = self.name(tie.owner)
        return self.t("preview-tie-count", name=name, others=others, count=tie.dice)

    def _note_sentences(self, choice: Preview, *, after_colon: bool = False) -> str:
        """Return which notes would change hands."""
        tied = {owner for tie in choice.ties for owner in (tie.owner, *tie.others)}
        sentences = [self._note_sentence(change, tied) for change in choice.changes] or [
            self.t("preview-nothing")
        ]
        first = 1 if after_colon else 0
        sentences[first:] = [each[:1].upper() + each[1:] for each in sentences[first:]]
        return " ".join(sentences)

    def _note_sentence(self, change: NoteChange, tied: Collection[Owner]) -> str:
        t, you = self.t, self._you
        money = t.money(change.note)
        loser = None if change.before is None else self.name(change.before)
        taker = None if change.after is None else self.name(change.after)
        if taker is None:
            if change.before == you:
                return t("preview-lost.you", note=money)
            return t("preview-lost", name=loser, note=money)
        if loser is None:
            if change.after == you:
                return t("preview-gained.you", note=money)
            return t("preview-gained", name=taker, note=money)
        if change.before in tied:
            if change.after == you:
                return t("preview-takes.you", note=money)
            return t("preview-takes", name=taker, note=money)
        if change.after == you:
            return t("preview-taken.by-you", other=loser, note=money)
        if change.before == you:
            return t("preview-taken.from-you", name=taker, note=money)
        return t("preview-taken", name=taker, other=loser, note=money)
