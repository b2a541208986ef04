"""Events and choices as sentences, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from lastroll.game import (
    AnyEvent,
    CasinoPaid,
    GameEnded,
    OpeningPlaced,
    Placed,
    Preview,
    Rolled,
    RoundStarted,
    Step,
    preview,
)
from lastroll.locales import Texts
from lastroll.rules import Owner
from lastroll.story._symbols import symbol


class Story:
    """Turns the events and choices of one game into sentences in one language."""

    def __init__(self, names: Sequence[str], t: Texts, *, symbols_only: bool = False) -> None:
        """Use these names of players, or only their symbols, and the language of `t`."""
        self.t = t
        self._names = tuple(names)
        self._symbols_only = symbols_only

    def name(self, owner: Owner) -> str:
        """Return the symbol and the name of a player or of neutral."""
        players = len(self._names)
        if self._symbols_only:
            return symbol(owner, players)
        if owner >= players:
            return f"{symbol(players, players)} {self.t('neutral')}"
        return f"{symbol(owner, players)} {self._names[owner]}"

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
            return [t("event-rolled", name=self.name(event.seat), dice=dice)]
        if isinstance(event, Placed):
            return [
                t(
                    "event-placed",
                    name=self.name(event.seat),
                    dice=self.dice_count(event.own, event.neutral),
                    casino=self.casino(event.face),
                )
            ]
        if isinstance(event, RoundStarted):
            return [t("event-round-started", round=event.round, name=self.name(event.start))]
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
            if choice.changes:
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
        players = len(self._names)
        dice = symbol(event.seat, players) * event.own + symbol(players, players) * event.neutral
        line = f"{self.name(event.seat)} {event.face} {dice}"
        for note, holder, taker in preview(step.before, event.face).changes:
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
            yield t("paid-tie", names=t.list([self.name(owner) for owner in event.cancelled]))
        for payment in event.payments:
            note = t.money(payment.note)
            if payment.owner >= len(self._names):
                yield t("paid-neutral", note=note)
            else:
                yield t("paid-note", name=self.name(payment.owner), note=note)
        if event.unclaimed:
            yield t("paid-returned", notes=t.list([t.money(note) for note in event.unclaimed]))
        if not (event.cancelled or event.payments or event.returned):
            yield t("paid-nothing")

    def result_sentence(self, event: GameEnded) -> str:
        """Return who has won, and with how much."""
        t = self.t
        winners = [standing for standing in event.standings if standing.rank == 1]
        names = t.list([self.name(standing.seat) for standing in winners])
        money = t.money(winners[0].money)
        if len(winners) > 1:
            return t("result-shared", names=names, money=money)
        runner_up = event.standings[1]
        if runner_up.money == winners[0].money:
            return t("result-by-notes", name=names, money=money, notes=winners[0].notes)
        return t("result-won", name=names, money=money)

    def consequence(self, choice: Preview) -> str:
        """Return which notes would change hands with a choice."""
        t = self.t
        if not choice.changes:
            return t("preview-nothing")
        sentences = []
        for note, before, after in choice.changes:
            money = t.money(note)
            loser = None if before is None else self.name(before)
            taker = None if after is None else self.name(after)
            if loser and taker:
                sentences.append(t("preview-taken", name=taker, other=loser, note=money))
            elif loser:
                sentences.append(t("preview-lost", name=loser, note=money))
            elif taker:
                sentences.append(t("preview-gained", name=taker, note=money))
        return " ".join(sentences)
