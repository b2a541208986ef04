"""Metrics for Prometheus."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

METRICS: Final = CollectorRegistry()

ACTIONS: Final = Counter("lastroll_actions", "Actions kept in a log", ["by"], registry=METRICS)
ACTIONS_BY: Final = {by: ACTIONS.labels(by) for by in ("player", "bot", "clock")}
REFUSALS: Final = Counter("lastroll_refusals", "Calls refused", ["code"], registry=METRICS)
TABLES_MADE: Final = Counter("lastroll_tables_made", "Tables made", registry=METRICS)
GAMES_ENDED: Final = Counter("lastroll_games_ended", "Games played to the end", registry=METRICS)
LIVE_TABLES: Final = Gauge("lastroll_live_tables", "Tables in memory", registry=METRICS)
READERS: Final = Gauge("lastroll_stream_readers", "Open event streams", registry=METRICS)
READERS_DROPPED: Final = Counter(
    "lastroll_readers_dropped", "Readers cut off because they were too slow", registry=METRICS
)
APPEND_SECONDS: Final = Histogram(
    "lastroll_append_seconds",
    "Time of a transaction that keeps all appends which wait",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5),
    registry=METRICS,
)
BOT_THINK_SECONDS: Final = Histogram(
    "lastroll_bot_seconds", "Time a bot thinks about a choice", registry=METRICS
)
ERRORS: Final = Counter("lastroll_errors", "Calls that failed unexpectedly", registry=METRICS)
