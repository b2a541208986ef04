"""Settings: flags before variables before defaults; what means nothing is one line and status 2."""

from __future__ import annotations

import logging
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import fields
from pathlib import Path

import pytest
import structlog
from tests.cli.command import Inside, refused, run

from lastroll.server import Config, InvalidSetting, listen, read_config


@pytest.fixture
def inside(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Iterator[Inside]:
    """Yield the command in this process, whose logging it leaves as it was."""
    root, before = logging.getLogger(), structlog.get_config()
    monkeypatch.setattr(root, "handlers", [])
    level = root.level
    yield Inside(capsys, monkeypatch)
    root.setLevel(level)
    structlog.configure(**before)


VARIABLES = {
    "host": ("0.0.0.0", "0.0.0.0"),
    "port": ("8601", 8601),
    "database": ("postgresql://db/tables", "postgresql://db/tables"),
    "bus": ("redis://bus", "redis://bus"),
    "processes": ("3", 3),
    "durability": ("process", "process"),
    "rate_limit": ("0", 0),
    "body_limit": ("2048", 2048),
    "connection_limit": ("0", 0),
    "stream_limit": ("7", 7),
    "watcher_limit": ("7", 7),
    "request_seconds": ("2.5", 2.5),
    "heartbeat": ("2.5", 2.5),
    "archive_days": ("7", 7),
    "public_url": ("https://dice.example", "https://dice.example"),
    "proxy": ("10.0.0.1", "10.0.0.1"),
    "local": ("1", True),
    "log_level": ("error", "error"),
    "reload_page": ("1", True),
}


def test_every_setting_is_here() -> None:
    assert set(VARIABLES) == {field.name for field in fields(Config)}


@pytest.mark.parametrize("name", VARIABLES)
def test_a_setting_comes_from_a_variable(name: str) -> None:
    text, value = VARIABLES[name]
    config = read_config({}, {f"LASTROLL_{name.upper()}": text})
    assert getattr(config, name) == value
    others = [field.name for field in fields(Config) if field.name != name]
    assert all(getattr(config, other) == getattr(Config(), other) for other in others)


def test_a_flag_goes_before_a_variable_and_an_empty_variable_is_none() -> None:
    environ = {"LASTROLL_PORT": "1", "LASTROLL_HOST": "", "LASTROLL_RATE_LIMIT": "5"}
    config = read_config({"port": 2, "rate_limit": None}, environ)
    assert (config.port, config.host, config.rate_limit) == (2, "127.0.0.1", 5)


def test_the_default_database_is_in_the_users_data_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("LASTROLL_DATA", str(tmp_path))
    assert read_config({}).database == f"sqlite:///{tmp_path.as_posix()}/service/tables.db"
    monkeypatch.delenv("LASTROLL_DATA")
    assert read_config({}).database.endswith("/lastroll/service/tables.db")


@pytest.mark.parametrize(
    ("variable", "value", "reason"),
    [
        ("LASTROLL_PORT", "x", "“x” is not a number"),
        ("LASTROLL_PORT", "65536", "must be from 0 to 65,535"),
        ("LASTROLL_PORT", "-1", "must be from 0 to 65,535"),
        ("LASTROLL_PORT", "1.5", "“1.5” is not a number"),
        ("LASTROLL_PROCESSES", "0", "must be from 1 to 64"),
        ("LASTROLL_RATE_LIMIT", "many", "“many” is not a number"),
        ("LASTROLL_BODY_LIMIT", "10", "must be from 1,024"),
        ("LASTROLL_HEARTBEAT", "0", "must be from 1 to 3,600"),
        ("LASTROLL_HEARTBEAT", "nan", "must be from 1 to 3,600"),
        ("LASTROLL_ARCHIVE_DAYS", "-1", "must be from 0"),
        ("LASTROLL_DURABILITY", "hope", "“hope” is not one of power, process"),
        ("LASTROLL_LOG_LEVEL", "loud", "“loud” is not one of debug, info, warning, error"),
        ("LASTROLL_DATABASE", "nonsense", "the database cannot be used: "),
        ("LASTROLL_BUS", "redis://127.0.0.1:1", "the bus cannot be used: "),
    ],
)
def test_a_variable_that_means_nothing_is_one_line(
    inside: Inside, monkeypatch: pytest.MonkeyPatch, variable: str, value: str, reason: str
) -> None:
    if variable != "LASTROLL_PORT":
        monkeypatch.setenv("LASTROLL_PORT", "0")
    monkeypatch.setenv(variable, value)
    line = refused(inside("serve"))
    assert reason in line
    if not reason.startswith("the "):
        assert line.startswith(f"{variable}: ")


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("--port 65536", "--port: must be from 0 to 65,535"),
        ("--port=-1", "--port: must be from 0 to 65,535"),
        ("--port x", "--port needs a number, not “x”"),
        ("--port", "--port needs a value"),
        ("--processes 0", "--processes: must be from 1 to 64"),
        ("--rate-limit=-1", "--rate-limit: must be from 0"),
        ("--body-limit 1023", "--body-limit: must be from 1,024"),
        ("--archive-days=-1", "--archive-days: must be from 0"),
        ("--durability hope", "--durability"),
        ("--log-level loud", "--log-level"),
        ("--sing", "Unknown option --sing"),
        ("--port 0 --host nowhere.invalid", "cannot listen on nowhere.invalid, port 0: "),
        ("--port 0 --host 192.0.2.1", "cannot listen on 192.0.2.1, port 0: "),
        ("--port 0 --host 1:2:3", "cannot listen on 1:2:3, port 0: "),
    ],
)
def test_a_flag_that_means_nothing_is_one_line(inside: Inside, words: str, reason: str) -> None:
    assert refused(inside("serve", *words.split())).startswith(reason)


# With FOLDER for a folder of the test's own.
UNUSABLE = {
    "no address": ("nonsense", "parse"),
    "an unknown kind": ("oracle9://x/y", "oracle9"),
    "a driver that is not there": ("mysql://x/y", ""),
    "no file": ("sqlite://", "SQLite needs the name of a file"),
    "memory": ("sqlite:///:memory:", "SQLite needs the name of a file"),
    "a folder": ("sqlite:///FOLDER", "unable to open"),
    "below a file": ("sqlite:///FOLDER/a-file/tables.db", "a-file"),
    "where nothing can be made": ("sqlite:////proc/lastroll/tables.db", "/proc/lastroll"),
    "another kind of file": ("sqlite:///FOLDER/notes.txt", "not a database"),
    "nobody there": ("postgresql://x@127.0.0.1:1/y", "Connect call failed"),
    "no socket": ("postgresql://x@/y?host=FOLDER", "No such file"),
}


@pytest.mark.parametrize("what", UNUSABLE)
def test_a_database_that_cannot_be_used_is_one_line(
    inside: Inside, tmp_path: Path, what: str
) -> None:
    (tmp_path / "notes.txt").write_text("this is no database, although it is long enough\n" * 20)
    (tmp_path / "a-file").write_text("")
    address, reason = UNUSABLE[what]
    address = address.replace("FOLDER", str(tmp_path))
    line = refused(inside("serve", "--port", "0", "--database", address))
    assert line.startswith("the database cannot be used: ")
    assert reason in line


def test_a_newer_database_is_left_alone(inside: Inside, tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(
            "CREATE TABLE alembic_version (version_num VARCHAR(32));"
            "INSERT INTO alembic_version VALUES ('9999');"
        )
    before = file.read_bytes()
    line = refused(inside("serve", "--port", "0", "--database", f"sqlite:///{file}"))
    assert line.startswith("the database cannot be used: ")
    assert "9999" in line
    with closing(sqlite3.connect(file)) as connection:
        tables = connection.execute("SELECT name FROM sqlite_master").fetchall()
    assert tables == [("alembic_version",)]
    assert len(before) == file.stat().st_size


def test_a_password_is_not_said(inside: Inside) -> None:
    for address in ("postgresql://me:hunter2@127.0.0.1:1/x", "me:hunter2@nonsense"):
        line = refused(inside("serve", "--port", "0", "--database", address))
        assert "hunter2" not in line


def test_a_process_says_the_same() -> None:
    assert "the database cannot be used" in refused(
        run("serve", "--port", "0", LASTROLL_DATABASE="x")
    )


def test_a_port_that_is_taken_is_one_line(inside: Inside) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        line = refused(inside("serve", "--port", str(port)))
        assert line == f"cannot listen on 127.0.0.1, port {port}: Address already in use"
        with pytest.raises(InvalidSetting):
            listen(Config(port=port))
        with listen(Config(port=port), or_any_port=True) as other:
            assert other.getsockname()[1] != port


def test_whoever_goes_without_a_word_is_given_up_in_half_a_minute() -> None:
    """A phone that sleeps says no goodbye: its seat would be waited for much longer."""
    if not hasattr(socket, "TCP_USER_TIMEOUT"):
        return
    with listen(Config(port=0)) as listening:
        listening.listen()
        with socket.create_connection(listening.getsockname()) as _:
            accepted, _address = listening.accept()
            with accepted:
                given_up = accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT)
    assert 20_000 <= given_up <= 60_000
