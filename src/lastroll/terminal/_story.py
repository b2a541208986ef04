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
from lastroll.rules import Owner, Rules
from lastroll.terminal._players import symbol

RULE_PARTS = (
    "goal",
    "deal",
    "turn",
    "skip",
    "ties",
    "pay",
    "purses",
    "rounds",
    "end",
    "neutral",
)
"""The parts of the rules, in order; the texts are `rule-<part>`."""


def tell_rule(part: str, rules: Rules, t: Texts) -> str:
    """Say one part of the rules as they are played."""
    return t(f"rule-{part}", rounds=rules.rounds, minimum=t.money(rules.minimum))


class Story:
    """Tells a game to a reader; one for each game and language."""

    def __init__(self, names: Sequence[str], t: Texts, *, signs_only: bool = False) -> None:
        """Tell about players with these names, or only by their signs, in the language of `t`."""
        self.t = t
        self._names = tuple(names)
        self._signs_only = signs_only

    def name(self, owner: Owner) -> str:
        """Return the symbol and the name of a player or of neutral."""
        players = len(self._names)
        if self._signs_only:
            return symbol(owner, players)
        if owner >= players:
            return f"{symbol(players, players)} {self.t('neutral')}"
        return f"{symbol(owner, players)} {self._names[owner]}"

    def casino(self, face: int) -> str:
        """Give a casino's number and name."""
        return f"{face} {self.t(f'casino-{face}')}"

    def dice(self, own: str, neutral: str = "") -> str:
        """Write rolled dice, neutral ones behind a plus."""
        return " + ".join(" ".join(dice) for dice in (own, neutral) if dice)

    def tell(self, event: AnyEvent) -> list[str]:
        """Give the sentences for an event; some need none."""
        t = self.t
        if isinstance(event, Rolled):
            dice = self.dice(event.own, event.neutral)
            return [t("event-rolled", name=self.name(event.seat), dice=dice)]
        if isinstance(event, Placed):
            return [
                t(
                    "event-placed",
                    name=self.name(event.seat),
                    dice=self.count(event.own, event.neutral),
                    casino=self.casino(event.face),
                )
            ]
        if isinstance(event, RoundStarted):
            return [t("event-round-started", round=event.round, name=self.name(event.start))]
        if isinstance(event, OpeningPlaced):
            return [t("event-opening-placed", dice=" ".join(event.dice))]
        if isinstance(event, CasinoPaid):
            casino, what = self.casino(event.casino), " ".join(self.payout(event))
            return [t("paid-casino", casino=casino, what=what)]
        if isinstance(event, GameEnded):
            return [self.result(event)]
        return []

    def tell_with_effect(self, step: Step) -> list[str]:
        """Return the sentences for a step, and for a placing what it has changed."""
        sentences = self.tell(step.event)
        if isinstance(step.event, Placed):
            choice = preview(step.before, step.event.face)
            if choice.changes:
                sentences.append(self.consequence(choice))
        return sentences

    def tell_all(self, steps: Iterable[Step]) -> list[str]:
        """Return the sentences for steps, with the effect of each placing."""
        return [sentence for step in steps for sentence in self.tell_with_effect(step)]

    def brief(self, step: Step) -> list[str]:
        """Return the shortest account of a step: no rolls, signs for who gets what from whom."""
        event = step.event
        if not isinstance(event, Placed):
            return [] if isinstance(event, Rolled) else self.tell(event)
        players = len(self._names)
        dice = symbol(event.seat, players) * event.own + symbol(players, players) * event.neutral
        line = f"{self.name(event.seat)} {event.face} {dice}"
        for note, holder, taker in preview(step.before, event.face).changes:
            signs = ("·" if owner is None else symbol(owner, players) for owner in (holder, taker))
            line += f" {self.t.money(note)} " + "›".join(signs)
        return [line]

    def count(self, own: int, neutral: int) -> str:
        """Say how many dice, own and neutral."""
        if not neutral:
            return self.t("dice-own", count=own)
        if not own:
            return self.t("dice-neutral", count=neutral)
        return self.t("dice-both", own=own, neutral=neutral)

    def payout(self, event: CasinoPaid) -> Iterable[str]:
        """Say sentence by sentence what a casino pays."""
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

    def result(self, event: GameEnded) -> str:
        """Say who has won."""
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
        """Say what a choice would change."""
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
