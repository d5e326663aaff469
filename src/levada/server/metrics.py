"""Metrics for Prometheus."""

import os
import sys
from pathlib import Path

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    multiprocess,
)

MOVES = Counter("levada_moves_total", "Moves committed, by who made them", ["by"])
REFUSALS = Counter("levada_refusals_total", "Requests refused, by code", ["code"])
FAULTS = Counter("levada_faults_total", "Requests and background work that failed by our fault")
TASK_FAILURES = Counter(
    "levada_task_failures_total", "Background tasks that failed and were restarted", ["task"]
)
COMMITS = Histogram(
    "levada_commit_seconds",
    "From a change being decided to its being committed",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
)
BATCHES = Histogram(
    "levada_commit_batch", "Changes committed together", buckets=(1, 2, 5, 10, 20, 50, 100, 200)
)
THOUGHT_WAITS = Histogram(
    "levada_thought_wait_seconds",
    "How long a bot's thought, a hint or a reviewed move waited for a thread",
    ["of"],
    buckets=(0.01, 0.1, 0.5, 1, 2, 5, 10, 30, 60),
)
PLAYER_FAILURES = Counter(
    "levada_player_failures_total",
    "Moves of the operator's own players that a built-in level made, by player",
    ["player"],
)
SOCKETS = Gauge("levada_sockets", "Open sockets", multiprocess_mode="livesum")
CUT = Counter(
    "levada_connections_cut_total", "Connections ended for their callers' excess", ["why"]
)
TABLES = Gauge("levada_tables_in_memory", "Tables in memory", multiprocess_mode="livesum")
DELIVERIES = Counter(
    "levada_deliveries_total",
    "Messages to people who are away, by way and outcome",
    ["way", "outcome"],
)


def exposition() -> tuple[bytes, str]:
    """Of this process, or of all workers where there are several."""
    shared = os.environ.get("PROMETHEUS_MULTIPROC_DIR")
    if shared is None:
        return generate_latest(), CONTENT_TYPE_LATEST
    drop_dead_workers(Path(shared))
    registry = CollectorRegistry()
    multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]  # theirs
    return generate_latest(registry), CONTENT_TYPE_LATEST


def drop_dead_workers(shared: Path) -> None:
    """Sockets and tables of a worker that was killed no longer count."""
    for file in shared.glob("gauge_live*_*.db"):
        worker = int(file.stem.rpartition("_")[2])
        if not is_alive(worker):
            multiprocess.mark_process_dead(worker)  # type: ignore[no-untyped-call]  # theirs


def is_alive(process: int) -> bool:
    if sys.platform == "win32":
        return True  # asking would stop it
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
