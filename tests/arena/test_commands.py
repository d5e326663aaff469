"""`levada arena`: what it prints and writes, and what it refuses."""

import json
import re
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

import pytest

import levada
from levada import extras
from levada.arena import executors
from levada.arena.game_task import Played, Task
from tests.arena.quick_lineups import OTHER, PLAIN, THIRD, played_by
from tests.cli.conftest import Run

STRENGTH = {PLAIN: 1.0, OTHER: 4.0, THIRD: 16.0}
TWO = ("exlibris", "--players", "2", "--seed", "1", "--workers", "1")
LADDER = ("arena", "ladder", *TWO, "--levels", f"{PLAIN} {OTHER} {THIRD}")
MATCH = ("arena", "match", *TWO, "--lineup", f"{OTHER} {PLAIN}")


@pytest.fixture
def made_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executors, "play", played_by(STRENGTH))


def interrupted_after(games: int) -> Callable[[Task], Played]:
    left, play = iter(range(games)), played_by(STRENGTH)

    def play_some(task: Task) -> Played:
        if next(left, None) is None:
            raise KeyboardInterrupt
        return play(task)

    return play_some


@pytest.mark.usefixtures("made_up")
def test_match_shows_a_row_a_level(run: Run) -> None:
    shown = run(*MATCH, "--lineup", f"{THIRD} {PLAIN}", "--games", "20")
    assert shown.status == 0
    assert "40 games of exlibris, seed 1: players 2" in shown.out
    rows = [line.split("│") for line in shown.out.splitlines() if "50.0%" in line]
    assert [row[2].strip() for row in rows] == [OTHER, PLAIN, THIRD, PLAIN]
    assert [row[3].strip() for row in rows] == ["20"] * 4


@pytest.mark.usefixtures("made_up")
def test_match_with_a_bar_says_what_was_decided(run: Run) -> None:
    assert "above 50.0%" in run(*MATCH, "--bar", "0.5").out
    assert "above 80.0%? open" in run(*MATCH, "--bar", "0.8", "--games", "10").out


def test_match_writes_records(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    told = run(*MATCH, "--games", "4", "--records", str(path), "--json")
    shares = json.loads(told.out)["line_ups"][0]["levels"]
    replayed = list(levada.load_all(path))
    assert len(replayed) == 4
    totals = [match.scores[n % 2] for n, match in enumerate(replayed) if match.scores is not None]
    assert shares[0]["mean_total"] == pytest.approx(sum(totals) / 4)


@pytest.mark.usefixtures("made_up")
def test_ladder_shows_steps_and_ratings(run: Run) -> None:
    shown = run(*LADDER, "--bars", "0.5 0.9")
    assert "above 50.0%" in shown.out
    assert "below 90.0%" in shown.out
    rated = [line for line in shown.out.splitlines() if re.search(r"│ +[+-]\d+ │", line)]
    assert [line.split("│")[1].strip() for line in rated] == [PLAIN, OTHER, THIRD]


@pytest.mark.usefixtures("made_up")
@pytest.mark.parametrize(
    ("levels", "sentence"),
    [
        ((PLAIN, THIRD), f"{THIRD} is stronger than {PLAIN}, decided in "),
        ((THIRD, PLAIN), f"{PLAIN} is weaker than {THIRD}, decided in "),
    ],
)
def test_compare_says_which_is_stronger(run: Run, levels: tuple[str, str], sentence: str) -> None:
    shown = run("arena", "compare", *TWO, *levels)
    assert shown.status == 0
    assert sentence in shown.out


def test_compare_says_when_no_difference_is_found(run: Run) -> None:
    words = ("arena", "compare", *TWO, PLAIN, OTHER, "--games", "40")
    assert f"no difference found in 40 games: {OTHER} wins between " in run(*words).out
    told = json.loads(run(*words, "--json").out)
    assert told["verdict"] == "no difference found"
    assert told["line_ups"][0]["decision"] == "open"


@pytest.mark.usefixtures("made_up")
def test_out_keeps_games_summary_and_plots(run: Run, tmp_path: Path) -> None:
    told = run(*LADDER, "--out", str(tmp_path), "--json")
    names = {"games.jsonl", "summary.json", "plot.png", "plot.svg"}
    assert {path.name for path in tmp_path.iterdir()} == names
    assert json.loads((tmp_path / "summary.json").read_text()) == json.loads(told.out)
    assert (tmp_path / "plot.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.usefixtures("made_up")
@pytest.mark.parametrize("command", [LADDER, MATCH])
def test_plots_are_the_same_each_time(run: Run, tmp_path: Path, command: tuple[str, ...]) -> None:
    drawn = []
    for name in ("first", "second"):
        run(*command, "--games", "20", "--out", str(tmp_path / name))
        drawn.append((tmp_path / name / "plot.svg").read_bytes())
    assert drawn[0] == drawn[1]
    assert b"<dc:date>" not in drawn[0]


def test_an_interrupted_study_shows_and_keeps_what_was_played(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(executors, "play", interrupted_after(9))
    shown = run(*LADDER, "--out", str(tmp_path))
    assert shown.status == 130
    assert "interrupted" in shown.err
    assert "8 games of exlibris" in shown.out
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 9


@pytest.mark.parametrize("command", [LADDER, MATCH, ("arena", "compare", *TWO, PLAIN, OTHER)])
def test_interrupted_before_the_first_game_there_is_nothing_to_show(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    monkeypatch.setattr(executors, "play", interrupted_after(0))
    shown = run(*command, "--out", str(tmp_path))
    assert shown.status == 130
    assert "0 games of exlibris" in shown.out


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("--lineup", "random"), "levada: line-up 'random': 1 names for 2 players"),
        (("--lineup", "random genius"), "levada: level: 'genius' is not there"),
        (("--games", "0"), "levada: games: 0 is not possible; expected a whole number from 2"),
        (("--workers", "0"), "levada: workers: 0 is not possible"),
        (("--bar", "1.5"), "levada: bar: 1.5 is not possible"),
        (("--bar", "nan"), "levada: bar: nan is not possible"),
        (("--seed", "-1"), "levada: seed: -1 is not possible"),
        (("--edition", "trefl"), "levada: 'edition' is not an option"),
        (("--out", "/dev/null"), "levada: /dev/null"),
        (("--out", "/dev/null/there"), "levada: /dev/null"),
        (("--ray", "nonsense"), "levada: ray: nonsense: "),
    ],
)
def test_what_is_wrong_is_one_line(run: Run, words: tuple[str, ...], named: str) -> None:
    refused = run(*MATCH, *words)
    assert refused.status == 2
    assert refused.out == ""
    assert refused.err.startswith(named)
    assert refused.err.count("\n") == 1


def test_bars_that_are_no_numbers_are_refused(run: Run) -> None:
    refused = run(*LADDER, "--bars", "much more")
    assert refused.err.startswith("levada: bars: 'much more' is not possible")


@pytest.mark.parametrize(
    ("library", "extra", "words"),
    [
        ("matplotlib", "arena", (*MATCH, "--out", "there")),
        ("ray", "ray", (*MATCH, "--ray", "auto")),
    ],
)
def test_a_library_that_is_not_installed_is_told_of_before_anything_is_played(
    run: Run,
    monkeypatch: pytest.MonkeyPatch,
    library: str,
    extra: str,
    words: tuple[str, ...],
) -> None:
    monkeypatch.setattr(
        extras, "find_spec", lambda name: None if name == library else find_spec(name)
    )
    monkeypatch.setattr(executors, "play", interrupted_after(0))
    refused = run(*words)
    assert refused.status == 2
    assert refused.err == f"levada: {library} is not installed; pip install 'levada[{extra}]'\n"
