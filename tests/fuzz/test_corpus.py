"""Twenty thousand spoilt inputs, the same every time; `LASTROLL_FUZZ=N` makes it N.

`python -m tests.fuzz.mutate N SEED` runs others.
"""

import os
from collections import Counter

import pytest
from tests.fuzz.law import ACCEPTED, READERS, judge
from tests.fuzz.mutate import cases, load_corpus, run

COUNT = int(os.environ.get("LASTROLL_FUZZ", "20000"))
PARTS = 4  # so that two cores share the work


@pytest.mark.parametrize(("kind", "text"), load_corpus())
def test_the_corpus_itself_is_accepted(kind: str, text: str) -> None:
    assert judge(kind, text) == ACCEPTED


def test_the_corpus_has_something_for_each_reader() -> None:
    assert {kind for kind, _ in load_corpus()} == set(READERS)


def test_a_seed_gives_the_same_cases_again() -> None:
    assert list(cases(3, 200)) == list(cases(3, 200))
    assert list(cases(3, 200)) != list(cases(4, 200))


@pytest.mark.parametrize("part", range(PARTS))
def test_spoilt_input_gives_a_value_or_one_typed_sentence(
    part: int, capsys: pytest.CaptureFixture[str]
) -> None:
    outcomes = run(seed=part, count=COUNT // PARTS)
    _report(outcomes, f"seed {part}", capsys)
    accepted = {outcome.split()[0] for outcome in outcomes if outcome.endswith(ACCEPTED)}
    # A mutator that only makes rubbish tests the first line of each reader and no other.
    assert accepted == set(READERS)
    assert len(outcomes) > 50


def test_the_mutator_changes_nearly_every_input() -> None:
    corpus = {text for _, text in load_corpus()}
    assert sum(given not in corpus for _, given in cases(5, 500)) > 450


def _report(outcomes: Counter[str], what: str, capsys: pytest.CaptureFixture[str]) -> None:
    accepted = sum(times for outcome, times in outcomes.items() if outcome.endswith(ACCEPTED))
    with capsys.disabled():
        print(
            f"\nfuzz, {what}: {outcomes.total()} cases, {accepted} accepted, "
            f"{len(outcomes)} outcomes"
        )
