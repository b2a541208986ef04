"""Games of a simulation in a file: one record per line, or a table for data programs."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from lastroll.arena._simulation import Simulation, SimulationChunk
from lastroll.game import RulesData, format_record
from lastroll.rules import LastRollError, missing_extra

AppendChunk = Callable[[SimulationChunk], None]


@contextmanager
def games_file(path: Path, simulation: Simulation) -> Iterator[AppendChunk]:
    """Yield a function that appends chunks to a new file, `.jsonl` or `.parquet`."""
    match path.suffix:
        case ".jsonl":
            with path.open("x", encoding="utf-8", newline="\n") as lines:

                def append(chunk: SimulationChunk) -> None:
                    for record in chunk.records or ():
                        lines.write(format_record(record) + "\n")

                yield append
        case ".parquet":
            with _parquet(path, simulation) as append_rows:
                yield append_rows
        case _:
            raise LastRollError(
                "simulate-file", "games are written to a `.jsonl` or `.parquet` file"
            )


@contextmanager
def _parquet(path: Path, simulation: Simulation) -> Iterator[AppendChunk]:
    try:
        import pyarrow as pa
        import pyarrow.parquet as pq
    except ImportError:
        raise missing_extra("parquet") from None
    turn = pa.struct(
        [("seat", pa.int8()), ("own", pa.string()), ("neutral", pa.string()), ("place", pa.int8())]
    )
    about = {
        "format": "lastroll-game/1",
        "rules": json.dumps(RulesData.of(simulation.rules), default=_plain),
        "players": json.dumps(simulation.names),
    }
    if simulation.seed is not None:
        about["seed"] = str(simulation.seed)
    if simulation.secret is not None:
        about["secret"] = simulation.secret.hex()
    schema = pa.schema(
        [
            ("game", pa.int64()),
            ("pile", pa.list_(pa.int32())),
            ("openings", pa.list_(pa.string())),
            ("turns", pa.list_(turn)),
            ("money", pa.list_(pa.int64())),
            ("notes", pa.list_(pa.int64())),
            ("win_share", pa.list_(pa.float64())),
        ],
        metadata=about,
    )
    number = 0
    with path.open("xb") as file, pq.ParquetWriter(file, schema, compression="zstd") as writer:

        def append(chunk: SimulationChunk) -> None:
            nonlocal number
            records = list(chunk.records or ())
            rows = {
                "game": range(number, number + len(records)),
                "pile": [record.pile for record in records],
                "openings": [record.openings for record in records],
                "turns": [
                    [
                        {"seat": e.seat, "own": e.own, "neutral": e.neutral, "place": e.place}
                        for e in record.turns
                    ]
                    for record in records
                ],
                "money": chunk.money.tolist(),
                "notes": chunk.notes.tolist(),
                "win_share": chunk.win_share.tolist(),
            }
            writer.write_table(pa.table(rows, schema=schema))
            number += len(records)

        yield append


def _plain(rules: Any) -> Any:
    import msgspec

    return msgspec.to_builtins(rules)
