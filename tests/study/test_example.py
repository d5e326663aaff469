"""The balance study of the examples, as a user starts it."""

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "balance_study.py"


@pytest.mark.slow
def test_it_answers_with_intervals_and_keeps_pictures(tmp_path: Path) -> None:
    command = [sys.executable, str(EXAMPLE), "100", str(tmp_path / "kept")]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert "palms yes − no: " in told
    assert told.endswith(("hardly more.\n", "worse with palms.\n"))
    assert {path.suffix for path in (tmp_path / "kept").iterdir()} >= {".md", ".svg"}
