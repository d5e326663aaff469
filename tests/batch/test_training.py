"""The example of training, in small: it learns, it writes weights, and these play in the arena."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from levada import arena

EXAMPLES = Path(__file__).parents[2] / "examples"
PLAYER = str(EXAMPLES / "trained_player.py")


def train(out: Path, *given: str) -> None:
    command = [sys.executable, str(EXAMPLES / "train.py"), "exlibris", "--out", str(out), *given]
    subprocess.run(command, check=True, capture_output=True, timeout=300)


def share_of_first(lineup: str) -> float:
    result = arena.match("exlibris", [lineup], games=90, seed=3, workers=1, code=[PLAYER])
    return result.lineups[0].shares[0].win_share


@pytest.mark.slow
def test_training_goes_on_from_weights_and_writes_others_that_play_in_the_arena(
    tmp_path: Path,
) -> None:
    out, shipped = tmp_path / "trained.npz", EXAMPLES / "trained_exlibris.npz"
    train(out, "--rounds", "1", "--start", str(shipped))
    with np.load(out) as one, np.load(shipped) as other:
        assert one["game"] == other["game"] == "exlibris"
        assert (one["weights0"] != other["weights0"]).any()
    assert share_of_first(f"trained:weights={out} random random") > 0.5


@pytest.mark.slow
def test_the_weights_shipped_beat_random_and_novice() -> None:
    assert share_of_first("trained random random") > 0.5
    assert share_of_first("trained novice novice") > 1 / 3
