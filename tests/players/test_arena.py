"""Players of one's own in the arena: beside levels and engines, in other processes, on Ray."""

import json
from pathlib import Path
from typing import Any

import pytest

import levada
from levada.arena import executors, ladder, match
from levada.arena.archive import read_games
from levada.arena.game_task import Played, Task, play
from levada.options import OptionError
from levada.players.engine_pool import ENGINES
from levada.players.factory import ClassFactory
from levada.players.player_words import load_players, player_named
from tests.cli.conftest import Run
from tests.players.engines import NODE
from tests.players.own_players import Chance, Last

THREE = '''
import random
import levada

@levada.player("chancy")
class Chancy:
    """Fails now and then, and tells the same of it each time."""

    def begin(self, start):
        self.chance = random.Random(start.seed)

    def choose(self, view, legal):
        if self.chance.random() < 0.01:
            raise ValueError(f"tired of {object()}")
        return self.chance.choice(legal)
'''
FIRST_BOT = Path(__file__).parents[2] / "examples" / "first_bot.py"
LEVELS = ["chancy", NODE, "random"]
HOW: dict[str, Any] = {"games": 12, "seed": 5, "players": 3}


@pytest.fixture
def code(tmp_path: Path) -> Path:
    path = tmp_path / "mine.py"
    path.write_text(THREE)
    return path


def climb(code: Path, **how: Any) -> Any:
    return ladder("exlibris", levels=LEVELS, code=[code], stops=False, **{**HOW, **how})


def contents(directory: Path) -> list[bytes]:
    return [(directory / name).read_bytes() for name in ("games.jsonl", "summary.json")]


def test_a_file_of_code_an_engine_and_a_level_meet_in_one_ladder(code: Path) -> None:
    result = climb(code, workers=1)
    assert result.is_complete
    assert [rating.level for rating in result.ratings] == LEVELS
    assert any(played.failure for played in result.games)
    assert not ENGINES.running


@pytest.mark.parametrize("before", [1, 14, 30])
def test_interrupted_and_continued_gives_the_same_bytes(
    code: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, before: int
) -> None:
    climb(code, workers=1, out=tmp_path / "at once")
    left = iter(range(before))

    def play_some(task: Task) -> Played:
        if next(left, None) is None:
            raise KeyboardInterrupt
        return play(task)

    with monkeypatch.context() as patch:
        patch.setattr(executors, "play", play_some)
        assert not climb(code, workers=1, out=tmp_path / "in parts").is_complete
    assert climb(code, workers=1, out=tmp_path / "in parts").is_complete
    assert contents(tmp_path / "in parts") == contents(tmp_path / "at once")
    assert b'"failed": {"seat": ' in contents(tmp_path / "at once")[0]


@pytest.mark.slow
def test_other_processes_find_the_same(code: Path) -> None:
    assert climb(code, workers=2) == climb(code, workers=1)


@pytest.mark.slow
def test_ray_finds_the_same(code: Path) -> None:
    assert climb(code, workers=2, ray="local") == climb(code, workers=1)


@pytest.mark.slow
def test_a_registered_class_is_found_by_other_processes() -> None:
    levada.player("chance")(Chance)
    how: dict[str, Any] = {"games": 4, "seed": 5, "players": 2}
    two, one = (match("exlibris", ["chance random"], workers=workers, **how) for workers in (2, 1))
    assert two == one


def test_a_class_that_other_processes_cannot_import_is_refused() -> None:
    @levada.player("inside")
    class Inside(Last):
        pass

    how: dict[str, Any] = {"games": 4, "players": 2}
    assert match("exlibris", ["inside random"], workers=1, **how).is_complete
    with pytest.raises(OptionError, match=r"other processes cannot import .*Inside; put it at"):
        match("exlibris", ["inside random"], workers=2, **how)


class Broken:
    def choose(self, view: Any, legal: list[str]) -> str:
        return "nonsense"


def test_a_game_lost_by_failing_is_won_by_the_others_and_has_no_totals(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    levada.player("broken")(Broken)
    result = match(
        "exlibris", ["broken random random"], games=12, players=3, workers=1, out=tmp_path, seed=1
    )
    broken, others = result.lineups[0].shares
    assert (broken.win_share, broken.mean_total, broken.failed) == (0.0, None, 12)
    assert (others.win_share, others.mean_total, others.failed) == (1.0, None, 0)
    for played in result.games:
        assert played.failure is not None
        assert played.seats[played.failure.seat] == "broken"
        assert len(played.winners) == 2
        assert played.failure.seat not in played.winners
    assert tuple(read_games(tmp_path / "games.jsonl", seed=1)) == result.games
    lines = [record.message for record in caplog.records]
    assert lines[0].startswith("broken lost a game: deal 0, rotation 0, seat 0, move ")
    assert lines[3:] == ["broken: further failures are only counted"]


@pytest.mark.parametrize("failed", ['{"seat": 2, "move": 1, "reason": ""}', '"all of them"'])
def test_a_failure_that_cannot_be_is_refused(tmp_path: Path, failed: str) -> None:
    path = tmp_path / "games.jsonl"
    parts = '"line_up": ["a", "b"], "deal": 0, "rotation": 0, "seed": 5, "scores": []'
    path.write_text(f'{{{parts}, "failed": {failed}}}\n')
    with pytest.raises(OptionError, match="line 1: not a game"):
        read_games(path, seed=5)


def test_games_of_other_code_are_refused(code: Path, tmp_path: Path) -> None:
    how: dict[str, Any] = {"games": 2, "seed": 5, "players": 2, "workers": 1}
    match("exlibris", ["chancy random"], code=[code], out=tmp_path / "kept", **how)
    code.write_text(f"{THREE}\n# changed")
    with pytest.raises(
        OptionError, match="chancy has changed since its games were played; choose another dir"
    ):
        match("exlibris", ["chancy random"], code=[code], out=tmp_path / "kept", **how)


def test_the_commands_take_code_and_engines(run: Run, code: Path, tmp_path: Path) -> None:
    lineup = f"'{NODE}' chancy random"
    table = ("exlibris", "--players", "3", "--games", "6", "--seed", "5", "--workers", "1")
    kept = tmp_path / "games.jsonl"
    records = ("--code", str(code), "--records", str(kept))
    told = run("arena", "match", *table, "--lineup", lineup, *records, "--json")
    assert told.status == 0, told.err
    levels = json.loads(told.out)["line_ups"][0]["levels"]
    assert [each["level"] for each in levels] == [NODE, "chancy", "random"]
    assert len(list(levada.load_all(kept))) == 6


def test_the_table_shows_how_often_a_player_failed(run: Run, tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text(
        "class Broken:\n    def choose(self, view, legal):\n        return 'nonsense'\n"
    )
    table = ("exlibris", "--players", "2", "--games", "4", "--workers", "1", "--seed", "1")
    code = ("--code", str(tmp_path / "broken.py"))
    shown = run("arena", "match", *table, "--lineup", "Broken random", *code)
    assert shown.status == 0
    assert "failed" in shown.out
    assert shown.out.splitlines()[-1] == "Broken failed in 4 of 4 games"
    assert "Broken lost a game: deal 0, rotation 0, seat 0, move " in shown.err
    assert shown.err.count("only counted") == 1


def test_failures_are_said_to_be_only_counted_where_there_are_more(
    caplog: pytest.LogCaptureFixture,
) -> None:
    levada.player("broken")(Broken)
    match("exlibris", ["broken random random"], games=3, players=3, workers=1, seed=1)
    assert len(caplog.records) == 3
    assert "only counted" not in caplog.text


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--lineup", "'random random"), 'level: "\'random random": no closing quotation'),
        (("--lineup", "random bold"), "level: 'bold' is not there; expected random"),
        (("--lineup", "novice,random"), "1 names for 2 players; names are parted by spaces"),
        (
            ("--lineup", f"novice engine:node {FIRST_BOT}"),
            "3 names for 2 players; quotes hold a command and its file together",
        ),
        (("--lineup", "random random", "--code", "no/where.py"), "no/where.py: No such file"),
        (("--lineup", "random random", "--move-seconds", "0"), "move_seconds: 0.0 is not possible"),
        (("--lineup", "random engine:false"), "level: 'engine:false': it ended with status 1"),
    ],
)
def test_what_is_wrong_is_one_line(run: Run, words: tuple[str, ...], says: str) -> None:
    told = run("arena", "match", "exlibris", "--players", "2", "--games", "2", *words)
    assert told.status == 2
    assert says in told.err
    assert len(told.err.splitlines()) == 1


def test_a_person_plays_against_them(run: Run, code: Path) -> None:
    orders = "".join(f"order {colour}\n" for colour in "ABCDE") * 20
    table = ("play", "exlibris", "--players", "3", "--seed", "4")
    levels = ("--level", f"'{NODE}' random", "--code", str(code))
    assert "The game is over." in run(*table, *levels, typed=orders).out
    assert not ENGINES.running


def test_a_saved_game_names_the_code_its_bots_need(run: Run, code: Path, tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    table = ("play", "exlibris", "--players", "2", "--seed", "4", "--code", str(code))
    saved = run(*table, "--level", "chancy", typed=f"save {kept}\nquit\n").out
    assert f"levada play --from {kept} --code {code} goes on." in "".join(saved.splitlines())


def test_a_person_is_told_when_a_player_fails(run: Run, tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text(
        "class Broken:\n    def choose(self, view, legal):\n        return 1 / 0\n"
    )
    code = ("--code", str(tmp_path / "broken.py"), "--level", "Broken")
    told = run("play", "exlibris", "--players", "2", "--seed", "4", *code, typed="order A\n" * 9)
    assert told.status == 0
    assert "bot 1 (Broken) has lost, move " in told.out
    assert "ZeroDivisionError: division by zero (broken.py, line 3)" in told.out


def test_the_first_bot_of_the_examples_enters_the_arena(run: Run) -> None:
    table = ("exlibris", "--players", "2", "--games", "4", "--workers", "1", "--seed", "1")
    shown = run("arena", "compare", *table, "random", "bold", "--code", str(FIRST_BOT))
    assert shown.status == 0, shown.err
    assert "bold wins between" in shown.out


def test_the_first_bot_of_the_examples_bids_as_high_as_it_can() -> None:
    load_players([FIRST_BOT])
    found = player_named("santiago", "bold")
    assert isinstance(found, ClassFactory)
    legal = levada.deal("santiago", seed=1).legal()
    assert found.kind().choose({}, legal) == "bid 10"


@pytest.mark.slow
def test_a_player_that_crashes_its_process_loses_that_game_alone(tmp_path: Path) -> None:
    (tmp_path / "crash.py").write_text(
        "import os\n"
        "class Crash:\n"
        "    def begin(self, start):\n"
        "        self.start = start\n"
        "    def choose(self, view, legal):\n"
        "        if self.start.seat == 1:\n"
        "            os._exit(7) if self.start.seed % 2 else os.abort()\n"
        "        return legal[0]\n"
    )
    code = [tmp_path / "crash.py"]
    how: dict[str, Any] = {"games": 8, "seed": 1, "players": 2, "workers": 2, "code": code}
    result = match("exlibris", ["Crash random"], out=tmp_path / "kept", **how)
    assert result.is_complete
    by_rotation = [[game for game in result.games if game.rotation == each] for each in (0, 1)]
    assert all(game.failure is None for game in by_rotation[0])
    reasons = {str(game.failure).partition(": ")[2] for game in by_rotation[1]}
    assert reasons == {"its process ended with 7", "its process was ended by SIGABRT"}
    assert {game.failure.seat for game in by_rotation[1] if game.failure} == {1}
