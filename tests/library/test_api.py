"""The package as it is used, and what importing it costs."""

import subprocess
import sys
from pathlib import Path

import pytest

import levada

ROOT = Path(__file__).parents[2]


def run(program: str, cwd: Path = ROOT) -> str:
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=cwd,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_game_from_the_deal_to_its_record_and_back(tmp_path: Path) -> None:
    match = levada.deal("santiago", edition="trefl", players=2, seed=7)
    assert list(match.to_act) == [0]
    assert all(move.startswith("canal ") for move in match.legal())
    assert match.view(seat=0)["legal"] == match.legal()
    match.play(match.to_act[0], match.legal()[0])
    assert list(match.to_act) == [0, 1]
    path = tmp_path / "game.json"
    match.record().save(path)
    again = levada.load(path)
    assert list(again.trace()) == list(match.trace())
    assert again.games.tobytes() == match.games.tobytes()


def test_a_whole_game_is_played_in_words() -> None:
    match = levada.deal("exlibris", players=3, seed=7)
    while not match.is_over:
        match.play(match.to_act[0], match.legal()[0])
    assert match.scores is not None
    assert match.winners == [s for s, n in enumerate(match.scores) if n == max(match.scores)]


def test_many_games_are_one_array() -> None:
    scores = levada.simulate("santiago", games=20, players=4, seed=1)
    assert scores.shape == (20, 4)
    assert scores.mean(axis=0).shape == (4,)


def test_the_games_of_a_file_are_loaded_one_by_one(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    played = list(levada.matches("exlibris", games=3, seed=2))
    path.write_text("".join(f"{match.record().to_json()}\n" for match in played))
    assert [match.scores for match in levada.load_all(path)] == [m.scores for m in played]
    with pytest.raises(levada.RecordError, match="more than one record in it; use load_all"):
        levada.load(path)


def test_the_mistakes_one_can_make_are_value_errors() -> None:
    for error in (levada.IllegalMove, levada.OptionError, levada.RecordError, levada.SetupError):
        assert issubclass(error, ValueError)


def test_everything_promised_is_there() -> None:
    assert all(getattr(levada, name) is not None for name in levada.__all__)
    with pytest.raises(AttributeError, match="'levada' has no attribute 'nothing'"):
        _ = levada.nothing


@pytest.mark.parametrize("module", ["numba", "numpy", "levada.match", "levada.compilation"])
def test_importing_levada_loads_nothing_else(module: str) -> None:
    assert run(f"import sys, levada; print({module!r} in sys.modules)") == "False\n"


def test_reading_a_record_s_shape_does_not_load_the_compiler() -> None:
    program = "import sys; from levada.record import Record; print('numba' in sys.modules)"
    assert run(program) == "False\n"
