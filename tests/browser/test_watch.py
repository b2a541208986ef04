"""The watch over all these tests sees what it is there for."""

from __future__ import annotations

import pytest

from tests.browser.people import People

FAULTS = {
    "a console error": ("console.error('oh')", "console: error: oh"),
    "a console warning": ("console.warn('hm')", "console: warning: hm"),
    "an error nobody catches": ("setTimeout(() => { throw new Error('ouch') })", "ouch"),
    "a refused call": ("fetch('/api/codes/ZZZZZZ')", "status of 404"),
    "a failed request": ("location.assign('http://127.0.0.1:9/')", "failed request"),
    "another host": ("location.assign('http://127.0.0.1:9/')", "another host"),
    "another host that is kept away": (
        "fetch('http://127.0.0.1:9/').catch(() => 0)",
        "Content Security Policy",
    ),
    "code in the document": (
        "document.body.append(Object.assign(document.createElement('script'), {text: '1'}))",
        "Content Security Policy",
    ),
    "a missing text": ("document.querySelector('h1').textContent = 'web-oops'", "web-oops"),
}


@pytest.mark.parametrize("what", FAULTS)
def test_a_fault_on_a_page_is_a_fault_of_the_test(people: People, what: str) -> None:
    done, seen = FAULTS[what]
    guest = people.come().open("/")
    guest.button("web-play-now").wait_for()
    guest.page.evaluate(done)
    guest.page.wait_for_timeout(100)
    faults = people.leave()
    assert faults
    assert any(seen in fault for fault in faults), faults


def test_what_is_meant_is_no_fault(people: People) -> None:
    guest = people.come().open("/")
    guest.button("web-play-now").wait_for()
    guest.watch.allow("status of 404.*/api/codes/")
    with guest.watch.trouble():
        guest.context.set_offline(True)
        guest.page.evaluate("fetch('/healthz').catch(() => 0)")
        guest.context.set_offline(False)
    guest.page.evaluate("fetch('/api/codes/ZZZZZZ')")
    guest.page.wait_for_timeout(100)
    assert people.leave() == []
