"""Starts: the first with an empty cache, and those after it, each a process of its own."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from benchmarks.measure import line, seconds

COMMANDS = {
    "levada simulate santiago --games 1000": ["simulate", "santiago", "--games", "1000"],
    "levada simulate exlibris --games 1000": ["simulate", "exlibris", "--games", "1000"],
    "levada play santiago, to the first question": ["play", "santiago"],
    "levada play exlibris, to the first question": ["play", "exlibris"],
    "levada warm": ["warm"],
}


def start(arguments: list[str], cache: str) -> float:
    levada = str(Path(sys.executable).with_name("levada"))
    environment = os.environ | {"LEVADA_CACHE": cache}

    def work() -> None:
        subprocess.run(
            [levada, *arguments],
            check=True,
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
        )

    return seconds(work)


def measure() -> None:
    for name, arguments in COMMANDS.items():
        with tempfile.TemporaryDirectory() as cache:
            line(f"{name}: empty cache", f"{start(arguments, cache):.1f} s")
            again = min(start(arguments, cache) for _ in range(3))
            line(f"{name}: warm", f"{again:.2f} s")
    with tempfile.TemporaryDirectory() as cache:
        line("levada --help", f"{min(start(['--help'], cache) for _ in range(5)):.2f} s")
