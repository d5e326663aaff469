"""`levada replay`: drawn, summed up, traced, and refused."""

import json
from pathlib import Path

import pytest

import levada
from levada.record import Record
from tests.cli.conftest import Run


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    next(levada.matches("santiago", games=1, seed=1)).record(["Ana", "Beto", "Caro", "Dora"]).save(
        path
    )
    return path


def test_trace_has_a_line_for_the_start_and_each_move(run: Run, game: Path) -> None:
    lines = [json.loads(line) for line in run("replay", str(game), "--trace").out.splitlines()]
    traced = json.dumps(list(levada.load(game).trace()))
    assert lines == json.loads(traced)
    assert [line["n"] for line in lines] == list(range(len(lines)))


def test_trace_at_a_move_is_that_line(run: Run, game: Path) -> None:
    lines = run("replay", str(game), "--trace").out.splitlines()
    assert run("replay", str(game), "--trace", "--at", "7").out.splitlines() == [lines[7]]


def test_a_game_is_drawn_with_its_end(run: Run, game: Path) -> None:
    shown = run("replay", str(game))
    assert "Round 11/11 · over" in shown.out
    assert "Ana" in shown.out
    assert "wins." in shown.out


def test_position_after_a_move(run: Run, game: Path) -> None:
    shown = run("replay", str(game), "--at", "0")
    assert "Round 1/11 · auction" in shown.out
    assert "after move 0: to act" in shown.out


@pytest.mark.parametrize("at", ["-1", "9999"])
def test_no_such_move(run: Run, game: Path, at: str) -> None:
    refused = run("replay", str(game), "--at", at)
    assert refused.status == 2
    assert "the game has moves 0 to" in refused.err


def test_many_records_get_a_line_each(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    run("simulate", "exlibris", "--games", "3", "--seed", "1", "--records", str(path))
    shown = run("replay", str(path))
    assert [line.split(":")[0] for line in shown.out.splitlines()] == [
        f"{path}, line {number}" for number in (1, 2, 3)
    ]
    traced = run("replay", str(path), "--trace")
    starts = [line for line in traced.out.splitlines() if json.loads(line)["n"] == 0]
    assert len(starts) == 3


def test_standard_input(run: Run, game: Path) -> None:
    from_file = run("replay", str(game), "--trace").out
    assert run("replay", "-", "--trace", typed=game.read_text("utf-8")).out == from_file


def test_several_files_follow_one_another(run: Run, game: Path) -> None:
    once = run("replay", str(game), "--trace").out
    assert run("replay", str(game), str(game), "--trace").out == once + once


def test_unknown_tiles_stop_the_replay_and_it_says_so(run: Run, game: Path) -> None:
    record = Record.parse(game.read_bytes())
    stacks = [[*stack[:2], *(["?"] * 9)] for stack in record.setup["stacks"]]
    record.setup["stacks"] = stacks
    record.result = None
    traced = run("replay", "-", "--trace", typed=record.to_json())
    assert traced.status == 0
    last = json.loads(traced.out.splitlines()[-1])
    assert (last["round"], last["open"], last["to_act"]) == (3, ["?"] * 4, [])
    assert "the tiles of round 3 are not known" in traced.err
    assert f"replayed {last['n']} of {len(record.moves)} moves" in traced.err
    assert run("replay", "-", typed=record.to_json()).status == 0


def test_a_wrong_record_is_one_line_and_status_2(run: Run, game: Path) -> None:
    record = Record.parse(game.read_bytes())
    record.moves[2] = (record.moves[2][0], "bid 99")
    refused = run("replay", "-", "--trace", typed=record.to_json())
    assert refused.status == 2
    assert refused.out == ""
    assert refused.err.startswith("levada: standard input, line 1: move 3, seat ")
    assert "99 is more than the 10 there are; open: pass, bid 1" in refused.err
    assert refused.err.count("\n") == 1


def test_ex_libris_is_drawn(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    next(levada.matches("exlibris", games=1, seed=1)).record().save(path)
    shown = run("replay", str(path), "--at", "3")
    assert "Seventh" in shown.out
    assert "village" in shown.out
    assert "seat 2" in shown.out
