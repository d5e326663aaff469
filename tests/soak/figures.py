"""What the benchmarks of the server say, on the same page."""

import subprocess
import sys

from tests.soak.summary import Row

MEASURES = ("load", "load_postgres", "floods", "fairness")


def check_figures(_seed: int) -> list[Row]:
    return [
        Row(f"speed: {name}", f"python -m benchmarks {name}", figures(name)) for name in MEASURES
    ]


def figures(name: str) -> str:
    """All it prints, as it comes and once more in one line."""
    command = [sys.executable, "-m", "benchmarks", name]
    lines = []
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            print(line, end="", flush=True)
            lines.append(" ".join(line.split()))
    assert process.returncode == 0, f"benchmarks {name} has failed"
    return "; ".join(lines)
