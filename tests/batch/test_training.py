"""The example of training, in small: it learns, it writes weights, and these play in the arena."""

import importlib.util
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from levada import arena

EXAMPLES = Path(__file__).parents[2] / "examples"
PLAYER = str(EXAMPLES / "trained_player.py")
SHIPPED = EXAMPLES / "trained_exlibris.npz"


def train(out: Path, *given: str) -> str:
    command = [sys.executable, str(EXAMPLES / "train.py"), "exlibris", "--out", str(out), *given]
    return subprocess.run(command, check=True, capture_output=True, timeout=300, text=True).stdout


def share_of_first(lineup: str) -> float:
    result = arena.match("exlibris", [lineup], games=90, seed=3, workers=1, code=[PLAYER])
    return result.lineups[0].shares[0].win_share


@pytest.mark.slow
def test_training_goes_on_from_weights_and_writes_others_that_play_in_the_arena(
    tmp_path: Path,
) -> None:
    out = tmp_path / "trained.npz"
    said = train(out, "--rounds", "1", "--start", str(SHIPPED))
    assert re.search(r"wins \d+% of 300 against novices \(an equal share is 33%\); saved to", said)
    with np.load(out) as one, np.load(SHIPPED) as other:
        assert one["game"] == other["game"] == "exlibris"
        assert (one["weights0"] != other["weights0"]).any()
    assert share_of_first(f"trained:weights={out} random random") > 0.5


@pytest.fixture(scope="module")
def example() -> Any:
    """The module of the example; what it needs takes a second to load."""
    spec = importlib.util.spec_from_file_location("train", EXAMPLES / "train.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the example is called."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.slow
@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["santiago", "--start", str(SHIPPED)], "these weights are for exlibris, version .*santi"),
        (["exlibris", "--start", "none.npz"], "--start none.npz: No such file or directory"),
        (["exlibris", "--start", PLAYER], "expected weights that train.py has written"),
        (["exlibris", "--players", "9"], "players: 9 is not possible; expected 2, 3 or 4"),
        (["exlibris", "--out", "none/out.npz"], "--out none/out.npz: No such file or directory"),
        (["exlibris", "--out", "."], "--out .: that is a folder"),
        (["exlibris", "--rounds", "0"], "--rounds 0: expected 1 or more"),
    ],
)
def test_what_cannot_be_is_said_in_one_line_before_training(
    given: list[str],
    said: str,
    example: Any,
    empty_folder: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit) as ended:
        example.main(given)
    assert ended.value.code == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 1
    assert re.search(f"^train.py: .*{said}", lines[0])
    assert list(empty_folder.iterdir()) == []


@pytest.mark.slow
def test_the_weights_shipped_beat_random_and_novice() -> None:
    assert share_of_first("trained random random") > 0.5
    assert share_of_first("trained novice novice") > 1 / 3
