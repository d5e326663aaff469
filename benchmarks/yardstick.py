"""The C++ yardstick: built if there is a compiler, run pinned to one core."""

import os
import re
import shutil
import subprocess
from functools import cache
from pathlib import Path

HERE = Path(__file__).parent
SOURCE = HERE / "santiago_limit.cpp"
PROGRAM = HERE / "santiago_limit"
GAMES = 200_000
CORE = 0


@cache
def program() -> Path | None:
    """The built yardstick, or None where nothing can build it."""
    compiler = shutil.which("g++")
    if compiler is None:
        return None
    if not PROGRAM.exists() or PROGRAM.stat().st_mtime < SOURCE.stat().st_mtime:
        subprocess.run(
            [compiler, "-O3", "-march=native", "-std=c++17", str(SOURCE), "-o", str(PROGRAM)],
            check=True,
        )
    return PROGRAM


def pin_to_one_core() -> None:
    os.sched_setaffinity(0, {CORE})


def run(players: int, games: int, *, palms: bool = False) -> tuple[float, str]:
    """Games a second of the fused variant, and the checksum of all totals."""
    path = program()
    assert path is not None
    answer = subprocess.run(
        [str(path), "fused", str(players), str(games), str(int(palms))],
        check=True,
        capture_output=True,
        text=True,
        preexec_fn=pin_to_one_core,
    ).stdout
    found = re.search(r"([0-9]+) games/s.*checksum ([0-9a-f]+)", answer)
    assert found is not None
    return float(found[1]), found[2]


def games_a_second(players: int = 4) -> float:
    return run(players, GAMES)[0]
