"""What is counted for whoever runs the server, in the words of Prometheus."""

import os

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
FAULTS = Counter("levada_faults_total", "Requests that failed for a fault of ours")
COMMITS = Histogram(
    "levada_commit_seconds",
    "From a change being decided to its being committed",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
)
BATCHES = Histogram(
    "levada_commit_batch", "Changes committed together", buckets=(1, 2, 5, 10, 20, 50, 100, 200)
)
SOCKETS = Gauge("levada_sockets", "Open sockets", multiprocess_mode="livesum")
TABLES = Gauge("levada_tables_in_memory", "Tables in memory", multiprocess_mode="livesum")


def exposition() -> tuple[bytes, str]:
    """Of this process, or of all workers where there are several."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest(), CONTENT_TYPE_LATEST
    registry = CollectorRegistry()
    multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry), CONTENT_TYPE_LATEST
