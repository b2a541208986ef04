"""Fixtures of the browser tests: one Chromium, one service, and people who are watched."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import People
from tests.browser.service import Server
from tests.chromium import running_chromium
from tests.patience import FOR_A_PAGE

_failed = pytest.StashKey[bool]()
expect.set_options(timeout=1000 * FOR_A_PAGE)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[_failed] = item.stash.get(_failed, False) or report.failed
    return report


# Not of session scope: asynchronous tests cannot run while it is open (tests/chromium.py).
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium, started once."""
    with running_chromium() as browser:
        yield browser


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Yield a service for all tests that do not stop it."""
    server = Server(tmp_path_factory.mktemp("service"), LASTROLL_DURABILITY="process")
    yield server.start()
    server.close()


@pytest.fixture(scope="package")
def _ending_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("ending"))
    yield server
    server.close()


@pytest.fixture
def own_server(_ending_server: Server) -> Server:
    """Return a service that a test may stop; request it before `people`, who leave first."""
    return _ending_server if _ending_server.runs else _ending_server.start()


@pytest.fixture
def people(
    browser: Browser, server: Server, request: pytest.FixtureRequest, tmp_path: Path
) -> Iterator[People]:
    """People with browsers; whatever goes wrong in one of them is a fault of the test.

    That is: no console error or warning, no failed request, no request to another host, nothing
    that the content security policy forbids, no text that is missing.
    """
    people = People(browser, server)
    yield people
    if request.node.stash.get(_failed, False):
        print(*people.picture(tmp_path), sep="\n")
    faults = people.leave()
    assert not faults, "\n".join(faults)
