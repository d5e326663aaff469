"""The directory of a study: games as lines, read back, and a study continued."""

import json
from pathlib import Path
from typing import Any

import pytest

from levada.arena import compare, executors, ladder, match
from levada.arena.archive import as_line, read_games
from levada.arena.game_task import Played, Task, play
from levada.options import OptionError
from tests.arena.quick_lineups import OTHER, PLAIN, THIRD, played_by

LINEUP = f"{OTHER} {PLAIN}"
HOW: dict[str, Any] = {"seed": 5, "workers": 1, "players": 2}
SCORED_IN_WORDS = '{"line_up": ["a"], "deal": 0, "rotation": 0, "seed": 5, "scores": ["b"]}\n'
FILES = ("games.jsonl", "summary.json")


def contents(directory: Path) -> list[str]:
    return [(directory / name).read_text() for name in FILES]


def interrupt_after(games: int, monkeypatch: pytest.MonkeyPatch) -> None:
    left = iter(range(games))

    def play_some(task: Task) -> Played:
        if next(left, None) is None:
            raise KeyboardInterrupt
        return play(task)

    monkeypatch.setattr(executors, "play", play_some)


def count_games(monkeypatch: pytest.MonkeyPatch) -> list[Task]:
    tasks: list[Task] = []

    def play_and_count(task: Task) -> Played:
        tasks.append(task)
        return play(task)

    monkeypatch.setattr(executors, "play", play_and_count)
    return tasks


def test_games_are_lines_that_can_be_read_back(tmp_path: Path) -> None:
    result = match("exlibris", [LINEUP], games=10, out=tmp_path, **HOW)
    lines = (tmp_path / "games.jsonl").read_text().splitlines()
    assert len(lines) == 10
    assert json.loads(lines[1]) == {
        "line_up": [OTHER, PLAIN],
        "deal": 0,
        "rotation": 1,
        "seed": 5,
        "scores": list(result.games[1].scores),
        "winners": result.games[1].winners,
    }
    assert tuple(read_games(tmp_path / "games.jsonl", seed=5)) == result.games


def test_the_summary_is_the_result(tmp_path: Path) -> None:
    result = match("exlibris", [LINEUP], games=10, out=tmp_path, **HOW)
    assert json.loads((tmp_path / "summary.json").read_text()) == result.as_dict()


@pytest.mark.parametrize("played", [0, 1, 7, 23])
def test_interrupted_and_continued_is_as_uninterrupted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, played: int
) -> None:
    def climb(directory: Path) -> bool:
        levels = [PLAIN, OTHER, THIRD]
        return ladder("exlibris", levels=levels, games=8, out=directory, **HOW).is_complete

    assert climb(tmp_path / "at once")
    with monkeypatch.context() as patch:
        interrupt_after(played, patch)
        assert not climb(tmp_path / "in parts")
    summary = json.loads((tmp_path / "in parts" / "summary.json").read_text())
    assert summary["interrupted"]
    assert len((tmp_path / "in parts" / "games.jsonl").read_text().splitlines()) == played
    tasks = count_games(monkeypatch)
    assert climb(tmp_path / "in parts")
    assert len(tasks) == 24 - played
    assert contents(tmp_path / "in parts") == contents(tmp_path / "at once")


def test_games_after_a_decision_are_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(executors, "play", played_by({PLAIN: 1.0, OTHER: 9.0}))
    result = compare("exlibris", PLAIN, OTHER, out=tmp_path, **HOW)
    assert result.verdict == "stronger"
    kept = read_games(tmp_path / "games.jsonl", seed=5)
    assert len(kept) == result.lineups[0].games < 100


def test_more_games_go_on_where_fewer_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match("exlibris", [LINEUP], games=10, out=tmp_path, **HOW)
    tasks = count_games(monkeypatch)
    longer = match("exlibris", [LINEUP], games=16, out=tmp_path, **HOW)
    assert {task.deal for task in tasks} == {5, 6, 7}
    assert len(longer.games) == 16


def test_games_of_other_line_ups_stay(tmp_path: Path) -> None:
    match("exlibris", [LINEUP], games=4, out=tmp_path, **HOW)
    match("exlibris", [f"{THIRD} {PLAIN}"], games=4, out=tmp_path, **HOW)
    kept = read_games(tmp_path / "games.jsonl", seed=5)
    assert len({played.lineup for played in kept}) == 2
    summary = json.loads((tmp_path / "summary.json").read_text())
    assert sorted(summary["settings"]["levels"]) == sorted([OTHER, PLAIN, THIRD])


def test_the_seed_is_that_of_the_directory(tmp_path: Path) -> None:
    match("exlibris", [LINEUP], games=4, out=tmp_path, **HOW)
    again = match("exlibris", [LINEUP], games=4, out=tmp_path, workers=1, players=2)
    assert again.settings["seed"] == 5


def test_a_line_cut_off_is_played_again(tmp_path: Path) -> None:
    match("exlibris", [LINEUP], games=6, out=tmp_path, **HOW)
    whole = contents(tmp_path)
    path = tmp_path / "games.jsonl"
    path.write_text(path.read_text()[:-9])
    match("exlibris", [LINEUP], games=6, out=tmp_path, **HOW)
    assert contents(tmp_path) == whole


@pytest.mark.parametrize(
    ("other", "named"),
    [
        ({"seed": 6}, "seed 5, not 6"),
        ({"players": 3}, "players 2, not 3"),
        ({"first": 1}, "first None, not 1"),
        ({"game": "santiago", "edition": "trefl"}, "game 'exlibris', not 'santiago'"),
    ],
)
def test_games_of_other_settings_are_refused(
    tmp_path: Path, other: dict[str, Any], named: str
) -> None:
    match("exlibris", [LINEUP], games=4, out=tmp_path, **HOW)
    before = contents(tmp_path)
    asked = {"game": "exlibris", "games": 6, "out": tmp_path, **HOW, **other}
    with pytest.raises(OptionError, match=named):
        match(lineups=[f"{OTHER}{f' {PLAIN}' * (asked['players'] - 1)}"], **asked)
    assert contents(tmp_path) == before


@pytest.mark.parametrize(
    ("file", "text", "named"),
    [
        ("summary.json", "{}", "summary.json: not a summary"),
        ("summary.json", "no JSON", "summary.json: not a summary"),
        ("games.jsonl", "{}\n", "games.jsonl, line 1: not a game"),
        ("games.jsonl", "no JSON\n", "games.jsonl, line 1: not a game"),
        ("games.jsonl", SCORED_IN_WORDS, "games.jsonl, line 1: not a game"),
        ("games.jsonl", as_line(Played(("a",), 0, 0, (1,)), seed=9), "line 1: not a game"),
    ],
)
def test_files_that_are_something_else_are_refused(
    tmp_path: Path, file: str, text: str, named: str
) -> None:
    match("exlibris", [LINEUP], games=4, out=tmp_path, **HOW)
    (tmp_path / file).write_text(text)
    with pytest.raises(OptionError, match=named):
        match("exlibris", [LINEUP], games=4, out=tmp_path, **HOW)
    assert (tmp_path / file).read_text() == text


def test_games_without_a_summary_are_refused(tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").write_text("")
    with pytest.raises(OptionError, match=r"games\.jsonl without summary\.json"):
        match("exlibris", [LINEUP], games=4, out=tmp_path, **HOW)
