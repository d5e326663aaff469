"""The one page at the end: each promise, what was run, and what came of it."""

from collections.abc import Sequence
from dataclasses import dataclass
from textwrap import wrap

WIDTH = 110


@dataclass(frozen=True)
class Row:
    promise: str
    run: str
    result: str


def page(seed: int, rows: Sequence[Row], seconds: float) -> str:
    lines = [f"make soak, seed {seed}, {seconds / 60:.0f} minutes", ""]
    for row in rows:
        lines += [row.promise, *indented(row.run), *indented(f"→ {row.result}"), ""]
    return "\n".join(lines)


def indented(text: str) -> list[str]:
    return wrap(text, WIDTH, initial_indent="    ", subsequent_indent="      ")
