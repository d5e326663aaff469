"""A match that is copied, pickled or printed."""

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

import levada
from levada.games import game
from levada.match import Match
from levada.simulation import play_match

LARGEST_PICKLE = 64_000
UNPICKLED = """
import pickle, sys
match = pickle.load(sys.stdin.buffer)
match.play(match.to_act[0], match.legal()[0])
print(len(match.moves), match.scores)
"""


def running(name: str = "santiago") -> Match:
    return play_match(name, 1, 0, {"players": 4}).at(12)


def pickled_and_back(value: Any) -> Any:
    return pickle.loads(pickle.dumps(value))  # noqa: S301 — it is our own


@pytest.mark.parametrize("name", ["santiago", "exlibris"])
def test_a_game_that_is_copied_or_pickled_is_the_same_game(name: str) -> None:
    found = game(name)
    assert copy.copy(found) is copy.deepcopy(found) is found
    assert pickled_and_back(found) is found
    assert len(pickle.dumps(found)) < 100


@pytest.mark.parametrize("name", ["santiago", "exlibris"])
def test_a_pickled_match_is_small_and_goes_on_where_it_was(name: str) -> None:
    match = play_match(name, 1, 0, {"players": 4})
    assert len(pickle.dumps(match)) < LARGEST_PICKLE
    again = pickled_and_back(match)
    assert list(again.trace()) == list(match.trace())
    assert again.record() == match.record()


def test_a_match_unpickled_in_another_process_compiles_nothing() -> None:
    match = running()
    done = subprocess.run(
        [sys.executable, "-c", UNPICKLED],
        input=pickle.dumps(match),
        capture_output=True,
        check=True,
    )
    assert done.stdout == b"13 None\n"
    assert done.stderr == b""  # where compiling would be announced


@pytest.mark.parametrize("copied", [Match.copy, copy.copy, copy.deepcopy])
def test_a_copy_is_played_on_without_changing_the_match(copied: Callable[[Match], Match]) -> None:
    match = running()
    before = match.games.tobytes(), [*match.moves], list(match.trace())
    twin = copied(match)
    assert list(twin.trace()) == before[2]
    twin.names[0] = "Ana"
    twin.undo()
    twin.undo()
    twin.play(twin.to_act[0], twin.legal()[-1])
    twin.play(twin.to_act[0], twin.legal()[-1])
    assert (match.games.tobytes(), match.moves, list(match.trace())) == before
    assert match.names[0] == "seat 0"


def test_an_earlier_position_is_taken_back_and_changed_without_changing_the_match() -> None:
    match = running()
    lines = list(match.trace())
    earlier = match.at(8)
    earlier.undo()
    earlier.play(earlier.to_act[0], earlier.legal()[-1])
    assert list(match.trace()) == lines


def test_a_match_in_one_line() -> None:
    match = levada.deal("santiago", edition="trefl", players=2, overseer=0, seed=7)
    assert repr(match) == ("<Match: santiago trefl, 2 players, canal after 0 moves, seat 0 to act>")
    match.play(0, match.legal()[0])
    assert repr(match).endswith("auction after 1 moves, seat 0 and 1 to act>")
    over = play_match("exlibris", 1, 0, {"players": 2})
    assert repr(over) == f"<Match: exlibris, 2 players, over after {len(over.moves)} moves>"


def test_printing_a_match_shows_the_board_with_everything_on_it() -> None:
    match = levada.deal("santiago", players=4, spring="C2", overseer=0, seed=1)
    match.play(1, "bid 3")
    match.names = ["Ana", "Beto", "Cleo", "Dora"]
    text = str(match)
    assert "\x1b" not in text
    assert "◉" in text
    assert all(name in text for name in match.names)
    assert "overseer" in text
    assert "?" not in text  # money that a spectator does not see
    assert max(len(line) for line in text.splitlines()) <= 80


def test_printing_ex_libris_shows_all_hands() -> None:
    match = levada.deal("exlibris", players=3, seed=1)
    assert "stack" in str(match)
    assert "cards" not in str(match)
