"""How long a record that was written to be slow to read keeps the reader, until it is refused."""

import statistics
from functools import partial

from benchmarks.measure import ROUNDS, line, one_core, seconds
from levada.record import Record, RecordError

HOSTILE = {
    "an integer of 400,000 digits": '{"options": {"players": ' + "9" * 400_000 + "}}",
    "20,000 names, the last of them twice": "{"
    + ", ".join(f'"{n}":0' for n in (*range(20_000), 19_999))
    + "}",
    "10,000 lists inside each other": "[" * 10_000 + "]" * 10_000,
}


def measure() -> None:
    for what, text in HOSTILE.items():
        with one_core():
            median = statistics.median(seconds(partial(refuse, text)) for _ in range(ROUNDS))
        line(f"refusing {what}", f"{median * 1000:.1f} ms")


def refuse(text: str) -> None:
    try:
        Record.parse(text)
    except RecordError:
        return
    raise AssertionError("a hostile record was read")
