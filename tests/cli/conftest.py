"""The command inside the tests' own process."""

import pytest
from tests.cli.command import Inside


@pytest.fixture
def inside(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Inside:
    return Inside(capsys, monkeypatch)
