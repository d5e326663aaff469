"""`levada simulate`: the summary, and records of the same games."""

import json
import os
from pathlib import Path
from subprocess import PIPE, Popen

import pytest

import levada
from levada.cli.simulate import summarise
from levada.columns import win_shares
from tests.cli.conftest import Run

TABLES = [
    ("santiago", "--players", "4"),
    ("santiago", "--edition", "trefl", "--players", "2"),
    ("santiago", "--edition", "samarkand", "--players", "3", "--spare-tile", "planted"),
    ("exlibris", "--players", "4"),
]


@pytest.mark.parametrize("table", TABLES)
def test_records_are_the_games_of_the_seed(
    run: Run, tmp_path: Path, table: tuple[str, ...]
) -> None:
    path = tmp_path / "games.jsonl"
    plain = run("simulate", *table, "--games", "5", "--seed", "3", "--json")
    recorded = run(
        "simulate", *table, "--games", "5", "--seed", "3", "--json", "--records", str(path)
    )
    assert plain.status == recorded.status == 0
    assert json.loads(plain.out) == json.loads(recorded.out)
    replayed = list(levada.load_all(path))
    assert len(replayed) == 5
    means = [seat["mean"] for seat in json.loads(plain.out)["seats"]]
    for seat, mean in enumerate(means):
        totals = [match.scores[seat] for match in replayed if match.scores is not None]
        assert mean == pytest.approx(sum(totals) / 5)


def test_default_edition_is_amigo(run: Run) -> None:
    summary = json.loads(run("simulate", "santiago", "--games", "1", "--json").out)
    assert summary["options"]["edition"] == "amigo"
    assert summary["options"]["players"] == 4


def test_every_option_by_its_name(run: Run) -> None:
    words = "--edition trefl --players 3 --no-palms --min-offer 1 --money hidden --build-named"
    summary = json.loads(run("simulate", "santiago", "--games", "1", "--json", *words.split()).out)
    assert summary["options"] == {
        "edition": "trefl",
        "players": 3,
        "palms": False,
        "min_offer": 1,
        "money": "hidden",
        "spare_tile": "boxed",
        "build_named": True,
    }


def test_what_was_wished_of_the_set_up_is_told(run: Run) -> None:
    wished = ("--spring", "A1", "--overseer", "2")
    told = run("simulate", "santiago", "--games", "1", "--seed", "1", "--json", *wished)
    assert json.loads(told.out)["wishes"] == {"spring": "A1", "overseer": "2"}
    assert "spring A1" in run("simulate", "santiago", "--games", "1", *wished).out


def test_table_names_every_seat(run: Run) -> None:
    shown = run("simulate", "santiago", "--players", "5", "--games", "50", "--seed", "1")
    assert "50 games of santiago, seed 1" in shown.out
    assert [line.split()[1] for line in shown.out.splitlines() if "%" in line] == list("01234")


def test_shared_wins_count_in_parts() -> None:
    import numpy as np

    totals = np.array([[3, 3, 1], [0, 5, 2]])
    assert win_shares(totals).tolist() == [[0.5, 0.5, 0], [0, 1, 0]]
    assert [seat["win_share"] for seat in summarise(totals)] == [0.25, 0.75, 0]


def test_no_games_have_no_mean(run: Run) -> None:
    summary = json.loads(run("simulate", "exlibris", "--games", "0", "--json").out)
    assert summary["seats"][0] == {"seat": 0, "mean": None, "spread": None, "win_share": None}
    assert run("simulate", "exlibris", "--games", "0").status == 0


def test_records_are_written_whole_or_not_at_all(run: Run, tmp_path: Path) -> None:
    refused = run("simulate", "exlibris", "--records", str(tmp_path / "no" / "games.jsonl"))
    assert refused.status == 2
    assert list(tmp_path.iterdir()) == []


def test_records_go_into_a_pipe_and_leave_it_in_place(run: Run, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with Popen(["cat", str(pipe)], stdout=PIPE, text=True) as reader:
        run("simulate", "exlibris", "--games", "2", "--seed", "1", "--records", str(pipe))
        read, _ = reader.communicate(timeout=30)
    assert len(read.splitlines()) == 2
    assert pipe.is_fifo()


def test_records_replace_the_file_a_link_points_to(run: Run, tmp_path: Path) -> None:
    target, link = tmp_path / "target.jsonl", tmp_path / "link.jsonl"
    target.write_text("old")
    link.symlink_to(target)
    run("simulate", "exlibris", "--games", "1", "--records", str(link))
    assert link.is_symlink()
    assert len(list(levada.load_all(target))) == 1


@pytest.mark.parametrize("ending", ["parquet", "csv"])
def test_columns_are_written_as_the_name_says(run: Run, tmp_path: Path, ending: str) -> None:
    import pandas as pd

    path = tmp_path / f"games.{ending}"
    words = "--games 3 --seed 4 --level regular --players 3 --json --columns"
    told = run("simulate", "exlibris", *words.split(), str(path))
    read = pd.read_parquet(path) if ending == "parquet" else pd.read_csv(path)
    assert len(read) == 9
    assert json.loads(told.out)["level"] == "regular"
    means = [seat["mean"] for seat in json.loads(told.out)["seats"]]
    assert read.groupby("seat")["total"].mean().round(4).tolist() == means


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--columns games.txt", "'games.txt': expected a name that ends in .parquet or .csv"),
        ("--columns no/games.csv", "no: there is no such directory"),
        ("--level champion", "level: 'champion' is not there"),
        ("--level novice --records games.jsonl", "--records writes games by chance"),
    ],
)
def test_what_cannot_be_written_or_played_is_said_in_one_line(
    run: Run, words: str, said: str
) -> None:
    refused = run("simulate", "exlibris", "--games", "1", *words.split())
    assert refused.status == 2
    assert said in refused.err
    assert len(refused.err.splitlines()) == 1
