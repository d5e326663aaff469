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

SMALL: dict[str, Any] = {"games": 100, "seed": 3, "within": None, "level": "novice"}


def test_a_seat_is_counted_from_the_first_overseer() -> None:
    result = study.seat("santiago", players=3, **SMALL)
    columns = levada.simulate(
        "santiago", games=100, seed=3, level="novice", players=3, columns=True
    )
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
        value: levada.simulate(
            "santiago", games=100, seed=3, level="novice", players=3, palms=value
        )
        for value in (False, True)
    }
    difference = found(result.estimates, measure="total", seat="all", palms="yes − no")
    by_deal = told[True].mean(axis=1) - told[False].mean(axis=1)
    assert difference.mean == pytest.approx(by_deal.mean())
    assert difference.high - difference.mean == pytest.approx(
        1.96 * by_deal.std(ddof=1) / np.sqrt(100), rel=1e-3
    )


def test_worse_than_the_others_is_a_difference_of_leads() -> None:
    result = study.option("santiago", "palms", players=3, **SMALL)
    leads = []
    for palms in (False, True):
        totals = study.seat("santiago", players=3, palms=palms, **SMALL)
        leads.append(found(totals.estimates, measure="lead", seat="2").mean)
    difference = found(result.estimates, measure="lead", seat="2", palms="yes − no")
    assert difference.mean == pytest.approx(leads[1] - leads[0])


def test_points_are_told_in_one_spread() -> None:
    result = study.option("santiago", "palms", players=3, **SMALL)
    totals = levada.simulate("santiago", games=100, seed=3, level="novice", players=3, palms=False)
    spreads = [
        each.spread
        for each in result.estimates
        if each.is_difference and each.labels["measure"] in {"total", "lead"}
    ]
    assert spreads == pytest.approx([totals.std()] * 7)


def test_the_answer_names_every_clear_difference() -> None:
    given = {**SMALL, "games": 1_000, "level": "regular"}
    result = study.option("santiago", "palms", players=3, **given)
    clear = [each for each in result.estimates if each.is_clear]
    assert result.answer.count("…") == len(clear) > 0
    assert result.answer.startswith(f"{len(clear)} of 10 differences (yes − no)")
    assert "seat all" not in result.answer


def test_a_result_is_short_in_a_notebook_and_prints_its_table() -> None:
    result = study.seat("exlibris", players=2, **SMALL)
    assert len(repr(result)) < 1_000
    assert str(result) == result.markdown()
    assert "Ex Libris, 2 players: 100 games, played by novice; seed 3" in str(result)
    assert "1.96 standard errors" in str(result)


def test_numbers_of_players_are_compared_for_all_seats_alone() -> None:
    result = study.option("exlibris", "players", ["2", "4"], **SMALL)
    assert {each.labels["seat"] for each in result.estimates} == {"all"}
    assert result.answer.startswith("1 of 1 differences (4 − 2) is clear. Points: all seats ")


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
    assert len(pd.read_parquet(tmp_path / "one" / "seats.parquet")) == 200


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

    interrupted: list[int] = []
    result = study.seat(
        "exlibris",
        seed=1,
        games=2_000,
        level="novice",
        progress=stop_later,
        interrupted=interrupted.append,
    )
    assert not result.is_complete
    assert result.games == 500
    assert result.estimates
    assert result.played.endswith("interrupted")
    assert interrupted == [500]


def test_all_games_were_asked_and_interrupted_they_are_not_there() -> None:
    def stop_later(done: int, _of: int) -> None:
        if done > 600:
            raise KeyboardInterrupt

    given: dict[str, Any] = {**SMALL, "games": 700}
    cut = study.seat("exlibris", **{**given, "within": 0}, progress=stop_later)
    whole = study.seat("exlibris", **given)
    assert (cut.is_tight, whole.is_tight) == (False, True)
    assert cut.as_dict()["settings"]["within"] == 0


def test_interrupted_at_once_it_says_that_nothing_was_played() -> None:
    def stop(_done: int, _of: int) -> None:
        raise KeyboardInterrupt

    result = study.option("exlibris", "players", ["2", "3"], seed=1, progress=stop)
    assert (result.games, result.estimates) == (0, ())


@pytest.mark.parametrize(
    ("question", "arguments", "said"),
    [
        ("option", ("santiago", "camels"), "'camels' is not an option"),
        ("option", ("santiago", "palms", ["yes"]), "1 value to compare"),
        ("option", ("santiago", "palms", ["maybe"]), "'maybe' is not possible"),
        ("option", ("santiago", "overseer", ["drawn", "me"]), "'me' is not possible"),
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
    mixed = "tests.study.players:First random"
    assert study.seat("exlibris", players=2, **{**SMALL, "level": mixed}).games == 100


def test_a_player_that_fails_ends_a_study() -> None:
    with pytest.raises(OptionError, match="100 games were not played to their end"):
        study.seat("exlibris", players=2, **{**SMALL, "level": "tests.study.players:Broken"})


def test_an_option_that_a_study_sets_itself_is_refused() -> None:
    with pytest.raises(OptionError, match="palms: the study itself says what it is"):
        study.palms(palms=True, **SMALL)


def test_the_command_prints_a_table_and_an_answer(run: Run, tmp_path: Path) -> None:
    words = "study option santiago palms --players 3 --level novice --games 100 --within 0 --seed 3"
    shown = run(*words.split(), "--out", str(tmp_path))
    assert shown.status == 0
    assert "yes − no" in shown.out
    assert (tmp_path / "seats-yes.parquet").exists()


def test_a_file_of_code_brings_its_players(run: Run) -> None:
    code = str(Path(__file__).parent / "one_player.py")
    words = "study seat exlibris --players 2 --games 100 --within 0 --level Last --json --code"
    assert json.loads(run(*words.split(), code).out)["settings"]["level"] == "Last"


def test_json_has_every_estimate(run: Run) -> None:
    words = "study seat exlibris --players 2 --level chance --games 100 --within 0 --seed 3 --json"
    told = json.loads(run(*words.split()).out)
    assert told["games"] == 100
    assert len(told["estimates"]) == 6
    assert told["settings"]["level"] is None


def test_files_of_another_study_are_not_mixed_with_ones_own(run: Run, tmp_path: Path) -> None:
    words = "study seat exlibris --players 2 --level novice --games 100 --seed 3 --out"
    for _ in range(2):
        assert run(*words.split(), str(tmp_path)).status == 0
    other = run("study", "islands", "--level", "novice", "--out", str(tmp_path))
    assert (other.status, other.out) == (2, "")
    assert "it holds seats.parquet" in other.err


def test_a_place_that_is_no_directory_is_refused_before_the_first_game(
    run: Run, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    for place in ("file", "file/below"):
        refused = run("study", "islands", "--out", str(tmp_path / place))
        assert (refused.status, refused.out) == (2, "")
        assert "expected a directory" in refused.err


@pytest.mark.parametrize("words", ["bids --first 1", "palms --palms", "islands --spring C2"])
def test_a_question_takes_the_options_of_its_game_that_it_leaves_open(run: Run, words: str) -> None:
    assert "No such option" in run("study", *words.split()).err


def test_a_wrong_option_is_one_line(run: Run) -> None:
    refused = run("study", "option", "santiago", "camels")
    assert refused.status == 2
    assert len(refused.err.splitlines()) == 1


def interrupt(*_arguments: Any, **_given: Any) -> None:
    raise KeyboardInterrupt


def test_ctrl_c_is_status_130(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("levada.study.sample.GameSeries.tallies", interrupt)
    stopped = run("study", "seat", "exlibris", "--seed", "1")
    assert stopped.status == 130
    assert stopped.err.startswith("interrupted: there are no games yet")


def test_ctrl_c_again_is_not_passed_over(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("levada.study.StudyResult.save", interrupt)
    words = "study seat exlibris --players 2 --level novice --games 100 --seed 1 --out"
    stopped = run(*words.split(), str(tmp_path))
    assert stopped.status == 130
    assert "not all files may be in" in stopped.err
