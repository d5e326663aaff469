"""Studies: what they say is what the columns of their games say."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd
import pytest

import levada
from levada import study
from levada.options import OptionError
from levada.study.question import found
from tests.cli.conftest import Run, run

__all__ = ["run"]

SMALL: dict[str, Any] = {"games": 40, "seed": 3, "within": None, "level": "novice"}


def test_a_seat_is_counted_from_the_first_overseer() -> None:
    result = study.seat("santiago", players=3, **SMALL)
    columns = levada.simulate("santiago", games=40, seed=3, level="novice", players=3, columns=True)
    for place, name in enumerate(("1 (first overseer)", "2", "3")):
        own = columns["from_first_overseer"] == place
        assert found(result.estimates, measure="total", seat=name).mean == pytest.approx(
            columns["total"][own].mean()
        )
    leads = [each.mean for each in result.estimates if each.labels["measure"] == "lead"]
    assert sum(leads) == pytest.approx(0, abs=1e-9)


def test_the_values_of_an_option_meet_on_the_same_deals() -> None:
    result = study.option("santiago", "palms", players=3, **SMALL)
    told = {
        value: levada.simulate("santiago", games=40, seed=3, level="novice", players=3, palms=value)
        for value in (False, True)
    }
    difference = found(result.estimates, measure="total", seat="all", palms="yes − no")
    by_deal = told[True].mean(axis=1) - told[False].mean(axis=1)
    assert difference.mean == pytest.approx(by_deal.mean())
    assert difference.high - difference.mean == pytest.approx(
        1.96 * by_deal.std(ddof=1) / np.sqrt(40), rel=1e-3
    )


def test_numbers_of_players_are_compared_for_all_seats_alone() -> None:
    result = study.option("exlibris", "players", ["2", "4"], **SMALL)
    assert {each.labels["seat"] for each in result.estimates} == {"all"}
    assert "differences are clear" in result.answer or "No clear difference" in result.answer


@pytest.mark.parametrize(
    ("question", "measure"),
    [("bids", "gain"), ("palms", "alive"), ("board", "alive"), ("islands", "left")],
)
def test_every_question_is_answered_and_drawn(question: str, measure: str, tmp_path: Path) -> None:
    result = getattr(study, question)(**SMALL)
    assert measure in {each.labels["measure"] for each in result.estimates}
    assert result.answer
    result.save(tmp_path)
    written = {path.name for path in tmp_path.iterdir()}
    assert {"plot.png", "plot.svg", "table.md", "summary.json"} <= written
    assert any(name.endswith(".parquet") for name in written)


def test_the_same_study_writes_the_same_picture(tmp_path: Path) -> None:
    for name in ("one", "other"):
        study.seat("exlibris", players=2, **SMALL).save(tmp_path / name)
    for file in ("plot.svg", "table.md", "summary.json"):
        assert (tmp_path / "one" / file).read_bytes() == (tmp_path / "other" / file).read_bytes()
    assert len(pd.read_parquet(tmp_path / "one" / "seats.parquet")) == 80


def test_a_study_stops_at_the_look_that_is_tight_enough() -> None:
    loose = study.seat("exlibris", seed=1, games=4_000, within=0.2)
    assert (loose.games, loose.is_tight) == (1_000, True)
    assert loose.settings["looks"] == [1_000, 2_000, 4_000]


def test_interrupted_it_gives_what_was_played() -> None:
    told: list[int] = []

    def stop_later(done: int, _of: int) -> None:
        told.append(done)
        if done > 600:
            raise KeyboardInterrupt

    result = study.seat("exlibris", seed=1, games=2_000, level="novice", progress=stop_later)
    assert not result.is_complete
    assert result.games == 500
    assert result.estimates


def test_interrupted_at_once_it_says_that_nothing_was_played() -> None:
    def stop(_done: int, _of: int) -> None:
        raise KeyboardInterrupt

    result = study.option("exlibris", "players", ["2", "3"], seed=1, progress=stop)
    assert (result.games, result.estimates) == (0, ())


@pytest.mark.parametrize(
    ("question", "arguments", "said"),
    [
        ("option", ("santiago", "camels"), "'camels' is not an option"),
        ("option", ("santiago", "palms", ["yes"]), "1 values to compare"),
        ("option", ("santiago", "spring"), "values to compare; expected 2 to 5"),
        ("seat", ("chess",), "'chess' is not a game here"),
    ],
)
def test_what_cannot_be_asked_is_refused(
    question: str, arguments: tuple[Any, ...], said: str
) -> None:
    with pytest.raises(OptionError, match=said):
        getattr(study, question)(*arguments, **SMALL)


def test_a_player_of_ones_own_is_studied_as_a_level_is() -> None:
    mixed = "tests.study.players:First regular regular"
    result = study.seat("santiago", players=3, games=4, seed=1, within=None, level=mixed)
    assert result.games == 4


def test_a_player_that_fails_ends_a_study() -> None:
    with pytest.raises(OptionError, match="4 games were not played to their end"):
        study.seat(
            "exlibris", players=2, games=4, seed=1, within=None, level="tests.study.players:Broken"
        )


def test_an_option_that_a_study_sets_itself_is_refused() -> None:
    with pytest.raises(OptionError, match="palms: the study itself says what it is"):
        study.palms(palms=True, **SMALL)


def test_the_command_prints_a_table_and_an_answer(run: Run, tmp_path: Path) -> None:
    words = "study option santiago palms --players 3 --level novice --games 30 --within 0 --seed 3"
    shown = run(*words.split(), "--out", str(tmp_path))
    assert shown.status == 0
    assert "yes − no" in shown.out
    assert (tmp_path / "seats-yes.parquet").exists()


def test_a_file_of_code_brings_its_players(run: Run) -> None:
    code = str(Path(__file__).parent / "one_player.py")
    words = "study seat exlibris --players 2 --games 3 --within 0 --level Last --json --code"
    assert json.loads(run(*words.split(), code).out)["settings"]["level"] == "Last"


def test_json_has_every_estimate(run: Run) -> None:
    words = "study seat exlibris --players 2 --level chance --games 30 --within 0 --seed 3 --json"
    told = json.loads(run(*words.split()).out)
    assert told["games"] == 30
    assert len(told["estimates"]) == 6
    assert told["settings"]["level"] is None


def test_a_wrong_option_is_one_line(run: Run) -> None:
    refused = run("study", "option", "santiago", "camels")
    assert refused.status == 2
    assert len(refused.err.splitlines()) == 1


def test_ctrl_c_is_status_130(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_arguments: Any, **_given: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("levada.study.sample.GameSeries.tallies", interrupted)
    stopped = run("study", "seat", "exlibris", "--seed", "1")
    assert stopped.status == 130
    assert "interrupted" in stopped.err
