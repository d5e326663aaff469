"""Players of one's own in simulations: beside compiled levels, whole games alone."""

import json
from pathlib import Path

import levada
from levada.arena import match
from levada.players.engine_pool import ENGINES
from tests.cli.conftest import Run
from tests.players.engines import NODE
from tests.players.own_players import Chance
from tests.players.test_arena import THREE


def test_they_play_the_games_of_the_arena_beside_compiled_levels() -> None:
    levada.player("chance")(Chance)
    lineup = "chance random random"
    totals = levada.simulate("exlibris", games=5, seed=5, players=3, level=lineup)
    result = match("exlibris", [lineup], games=15, seed=5, players=3, workers=1)
    assert totals.tolist() == [list(game.scores) for game in result.games if game.rotation == 0]


def test_an_engine_plays_and_ends_with_the_simulation() -> None:
    columns = levada.simulate(
        "exlibris", games=2, seed=5, players=2, level=[NODE, "random"], columns=True
    )
    assert len(columns["total"]) == 4
    assert not ENGINES.running


def test_games_in_which_a_player_fails_are_left_out(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(THREE)
    table = ("simulate", "exlibris", "--players", "2", "--games", "60", "--seed", "5", "--json")
    code = ("--code", str(tmp_path / "mine.py"))
    told = run(*table, "--level", "chancy random", *code)
    assert told.status == 0, told.err
    failures = told.err.splitlines()
    assert 0 < len(failures) < 60
    assert all("is left out: chancy, seat 0: ValueError: tired of" in line for line in failures)
    assert json.loads(told.out)["games"] == 60 - len(failures)
    whole = levada.simulate("exlibris", games=60, seed=5, players=2, level="chancy random")
    assert len(whole) == 60 - len(failures)
    result = match("exlibris", ["chancy random"], games=120, seed=5, players=2, workers=1)
    unmoved = [game for game in result.games if game.rotation == 0 and game.failure is None]
    assert whole.tolist() == [list(game.scores) for game in unmoved]
