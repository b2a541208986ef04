"""`lastroll` alone and `lastroll serve`: the game in the browser."""

import importlib.util
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.command import Inside
from tests.patience import PATIENCE

from lastroll.cli import _serve
from lastroll.locales import texts


@pytest.fixture
def started(tmp_path: Path) -> Iterator[list[subprocess.Popen[str]]]:
    running: list[subprocess.Popen[str]] = []
    yield running
    for process in running:
        process.kill()
        process.communicate()


def start(running: list[subprocess.Popen[str]], folder: Path, *words: str) -> tuple[str, int]:
    """Start the command; return the address it prints and its place in the list."""
    process = subprocess.Popen(
        [sys.executable, "-m", "lastroll", *words],
        env={**os.environ, "LASTROLL_DATA": str(folder), "LASTROLL_LANGUAGE": "en"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    running.append(process)
    assert process.stdout is not None
    for line in process.stdout:
        address = next((word for word in line.split() if word.startswith("http://")), None)
        if address is not None:
            return address, len(running) - 1
    raise AssertionError("it ended without an address")


def test_other_devices_are_told_their_address(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_serve, "_own_address", lambda: "192.168.1.20")
    t = texts("en")
    _serve._on_serve_ready("http://0.0.0.0:8600/", None, t)
    lines = capsys.readouterr().out.splitlines()
    assert lines[1:] == ["On other devices in your network: http://192.168.1.20:8600/"]
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    _serve._on_serve_ready("http://127.0.0.1:8600/", "https://dice.example.org", t)
    _, link, *code = capsys.readouterr().out.splitlines()
    assert link.endswith(" https://dice.example.org")
    assert len(code) > 10  # a QR code
    _serve._on_serve_ready("http://127.0.0.1:8600/", None, t)
    assert len(capsys.readouterr().out.splitlines()) == 1
    monkeypatch.setattr(_serve, "_own_address", lambda: "127.0.1.1")
    _serve._on_serve_ready("http://0.0.0.0:8600/", None, t)
    assert len(capsys.readouterr().out.splitlines()) == 1


@pytest.mark.parametrize("words", [("--no-browser", "--port", "0"), ("serve", "--port", "0")])
def test_it_serves_until_ctrl_c(
    started: list[subprocess.Popen[str]], tmp_path: Path, words: tuple[str, ...]
) -> None:
    address, number = start(started, tmp_path, *words)
    with urllib.request.urlopen(address + "healthz", timeout=PATIENCE) as answer:
        assert json.load(answer)["status"] == "ok"
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
        assert b'<div id="app">' in answer.read()
    started[number].send_signal(signal.SIGINT)
    _, err = started[number].communicate(timeout=PATIENCE)
    assert started[number].returncode == 130
    assert err == ""
    assert list(tmp_path.rglob("tables.db"))


def test_alone_it_serves_this_machine_only(
    started: list[subprocess.Popen[str]], tmp_path: Path
) -> None:
    address, _ = start(started, tmp_path, "--no-browser", "--port", "0")
    asked = urllib.request.Request(f"{address}api/bots", headers={"Host": "evil.example"})
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(asked, timeout=PATIENCE)
    assert refused.value.code == 403
    refused.value.close()


@pytest.mark.parametrize("processes", ["1", "2"])
def test_ctrl_c_in_a_hurry_leaves_no_traceback(
    started: list[subprocess.Popen[str]], tmp_path: Path, processes: str
) -> None:
    address, number = start(started, tmp_path, "serve", "--port", "0", "--processes", processes)
    port = int(address.rstrip("/").rpartition(":")[2])
    wish = {"name": "Anna", "seats": [{"kind": "human"}, {"kind": "human"}]}
    asked = urllib.request.Request(
        f"{address}api/tables", json.dumps(wish).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
        table = json.load(answer)["table"]
    with (
        socket.create_connection(("127.0.0.1", port), PATIENCE) as half,
        urllib.request.urlopen(f"{address}api/tables/{table}/events", timeout=PATIENCE) as stream,
    ):
        assert stream.readline()
        head = b"host: x\r\ncontent-type: application/json\r\ncontent-length: 9"
        half.sendall(b"POST /api/tables HTTP/1.1\r\n" + head + b"\r\n\r\n{")
        for _ in range(3):
            started[number].send_signal(signal.SIGINT)
            time.sleep(0.05)  # not waited for: signals at the same moment would be one
        _, err = started[number].communicate(timeout=PATIENCE)
    assert started[number].returncode in (130, -signal.SIGINT)
    assert err == ""


def test_alone_it_finds_another_port_where_its_own_is_taken(
    started: list[subprocess.Popen[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
        monkeypatch.setenv("LASTROLL_PORT", str(port))
        address, _ = start(started, tmp_path, "--no-browser")
    assert f":{port}/" not in address


def test_a_port_that_is_taken_is_said_in_one_line(inside: Inside) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
        result = inside("serve", "--port", str(port))
    assert result.status == 2
    assert str(port) in result.err
    assert result.err.count("\n") == 1


def test_the_browser_is_opened_unless_it_is_not_wanted(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    seen = threading.Event()

    def open_page(address: str) -> bool:
        opened.append(address)
        seen.set()
        return True

    def serve(_: object, __: object, on_ready: object) -> int:
        assert callable(on_ready)
        on_ready("http://127.0.0.1:1/")
        return 0

    monkeypatch.setattr(webbrowser, "open", open_page)
    monkeypatch.setattr("lastroll.server.serve", serve)
    assert inside("--no-browser", "--port", "0").status == 0
    assert opened == []
    assert inside("--port", "0").status == 0
    assert seen.wait(PATIENCE)
    assert opened == ["http://127.0.0.1:1/"]


def test_a_second_one_opens_the_first_one(
    started: list[subprocess.Popen[str]],
    tmp_path: Path,
    inside: Inside,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    address, _ = start(started, tmp_path, "--no-browser", "--port", "0")
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setenv("LASTROLL_DATA", str(tmp_path))
    quiet = inside("--no-browser", "--port", "0")
    assert (quiet.status, opened) == (0, [])
    assert address in quiet.out
    assert inside("--port", "0").status == 0
    assert opened == [address]


def test_it_says_that_it_starts_before_it_loads_what_takes_long() -> None:
    code = """
import sys
from lastroll.cli import _serve, main

def print_line(sentence):
    slow = {"litestar", "sqlalchemy", "uvicorn", "numba", "numpy", "rich"} & set(sys.modules)
    sys.exit(f"{sentence} {sorted(slow)}")

_serve._print = print_line
main(["--no-browser"])
"""
    ended = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "LASTROLL_LANGUAGE": "en"},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert ended.stderr == "Last Roll is starting … []\n"


@pytest.mark.parametrize(
    ("package", "extra", "words"),
    [
        ("asyncpg", "postgres", ("--database", "postgresql://127.0.0.1:1/nobody")),
        ("redis", "bus", ("--bus", "redis://127.0.0.1:1")),
    ],
)
def test_a_missing_extra_is_named_in_one_line(
    inside: Inside,
    monkeypatch: pytest.MonkeyPatch,
    package: str,
    extra: str,
    words: tuple[str, ...],
) -> None:
    def find_spec(name: str) -> object:
        return None if name == package else importlib.util.find_spec(name)

    monkeypatch.setattr("lastroll.server._database.find_spec", find_spec)
    monkeypatch.setattr("lastroll.server._bus.find_spec", find_spec)
    result = inside("serve", "--port", "0", *words)
    assert result.status == 2
    assert result.err == (
        f"lastroll: {words[0]}: this needs the extra `{extra}`: `pip install lastroll[{extra}]`\n"
    )
