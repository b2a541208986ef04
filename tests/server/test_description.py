"""Calls made up from the description: whatever is sent, no failure, and answers as described."""

from __future__ import annotations

import os
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from tests.patience import PATIENCE
from tests.server.stage import SHORT, Json, Service, wish

EXAMPLES = int(os.environ.get("LASTROLL_SCHEMATHESIS", "40"))
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    response_headers_conformance,
]
ONE = "/api/tables/{table}"
OPERATIONS = [
    ("POST", "/api/commitments"),
    ("GET", "/api/tables"),
    ("GET", "/api/my-tables"),
    ("POST", "/api/tables"),
    ("GET", "/api/codes/{code}"),
    ("POST", "/api/replay"),
    ("GET", "/api/bots"),
    ("GET", "/api/lesson"),
    ("GET", "/healthz"),
    ("GET", ONE),
    ("GET", f"{ONE}/steps"),
    ("GET", f"{ONE}/record"),
    ("GET", f"{ONE}/qr.svg"),
    ("POST", f"{ONE}/seats"),
    ("PATCH", f"{ONE}/seats/{{seat}}"),
    ("DELETE", f"{ONE}/seats/{{seat}}"),
    ("PUT", f"{ONE}/arrangement"),
    ("POST", f"{ONE}/start"),
    ("POST", f"{ONE}/actions"),
    ("POST", f"{ONE}/talk"),
    ("POST", f"{ONE}/rematch"),
    ("POST", f"{ONE}/same-dice"),
]
STREAM = ("GET", f"{ONE}/events")
"""Has no end where it is done, so it is asked for on its own."""


class Table(NamedTuple):
    id: str
    token: str


class Stage(NamedTuple):
    """A service, its description, and tables in every state."""

    address: str
    schema: Any
    tables: list[Table]


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    folder = tmp_path_factory.mktemp("described")
    service = Service(folder, f"sqlite:///{folder / 'tables.db'}", "--durability", "process")
    service.start()
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)
            schema = schemathesis.openapi.from_url(f"{service.address}openapi.json")
        yield Stage(service.address, schema, list(_tables(service.address)))
        assert '"failed"' not in Path(service.log).read_text("utf-8")
    finally:
        service.kill()


def _tables(address: str) -> Iterator[Table]:
    def do(method: str, path: str, body: Json = None, token: str = "") -> Json:
        headers = {"authorization": f"Bearer {token}"}
        answer = requests.request(
            method, address + path, json=body, headers=headers, timeout=PATIENCE
        )
        return answer.json()

    for seats in (["human", "human", "human"], ["human", "greedy"], ["human", "greedy"]):
        made = do("POST", "api/tables", wish(*seats, rules=SHORT, talk="free", public=True))
        yield Table(made["table"], made["token"])
    # The last one is played to its end.
    path, token = f"api/tables/{made['table']}", made["token"]
    while (seen := do("GET", path, token=token))["status"] == "playing":
        if seen["can"]:
            action: Json = {"key": str(seen["version"]), "expect": seen["version"]}
            action["action"] = seen["can"][0]
            if seen["faces"]:
                action["face"] = seen["faces"][0]
            do("POST", f"{path}/actions", action, token)


def test_every_call_that_is_described_is_tried(stage: Stage) -> None:
    described = {
        (method.upper(), path)
        for path, methods in stage.schema.raw_schema["paths"].items()
        for method in methods
    }
    assert described == {*OPERATIONS, STREAM}


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_no_made_up_call_fails(stage: Stage, method: str, path: str) -> None:
    operation = stage.schema[path][method]
    modes = [schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE]
    made_up = st.one_of(*(operation.as_strategy(generation_mode=mode) for mode in modes))
    known = st.sampled_from([None, *stage.tables])
    with requests.Session() as session:

        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        )
        @given(case=made_up, table=known, with_token=st.booleans())
        def try_it(case: Any, table: Table | None, with_token: bool) -> None:
            if table is not None and "table" in (case.path_parameters or {}):
                case.path_parameters["table"] = table.id
                if with_token:
                    case.headers = {"Authorization": f"Bearer {table.token}"}
            answer = case.call(base_url=stage.address, session=session, timeout=PATIENCE)
            case.validate_response(answer, checks=CHECKS)
            if answer.status_code >= 400:
                assert {"code", "message", "fields"} <= set(answer.json())

        try_it()


def test_no_made_up_stream_fails(stage: Stage) -> None:
    table = stage.tables[-1]
    for since in ("0", "1", "3", "1000000000", "1000000001", "-1", "x", "", "1.0", "9" * 4301):
        for headers in ({}, {"Last-Event-ID": since}, {"Authorization": f"Bearer {table.token}"}):
            for name in (table.id, "nosuch", "x" * 65, "%00", "%F0%9F%8E%B2"):
                with requests.get(
                    f"{stage.address}api/tables/{name}/events",
                    params={"since": since},
                    headers=headers,
                    stream=True,
                    timeout=PATIENCE,
                ) as answer:
                    assert answer.status_code in (200, 400, 404), answer.text
                    kind = answer.headers["content-type"]
                    done = answer.status_code == 200
                    assert kind.startswith("text/event-stream" if done else "application/json")
