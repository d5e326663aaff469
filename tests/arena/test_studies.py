"""The three studies: who meets whom, and what is said of it."""

from typing import Any

import pytest

from levada.arena import compare, executors, ladder, match
from levada.arena.confidence_sequence import Decision
from levada.options import OptionError
from tests.arena.quick_lineups import OTHER, PLAIN, THIRD, played_by

HOW: dict[str, Any] = {"seed": 1, "workers": 1}
STRENGTH = {PLAIN: 1.0, OTHER: 4.0, THIRD: 16.0}


@pytest.fixture
def made_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executors, "play", played_by(STRENGTH))


@pytest.mark.usefixtures("made_up")
def test_a_ladder_has_its_steps_first_and_then_all_other_pairs() -> None:
    result = ladder("santiago", levels=[PLAIN, OTHER, THIRD], **HOW)
    met = [(lineup.lineup[0], lineup.lineup[1:]) for lineup in result.lineups]
    assert met == [(OTHER, (PLAIN,) * 3), (THIRD, (OTHER,) * 3), (THIRD, (PLAIN,) * 3)]
    assert {lineup.bar for lineup in result.lineups} == {0.25}
    assert {lineup.decision for lineup in result.lineups} == {Decision.ABOVE}


@pytest.mark.usefixtures("made_up")
def test_bars_are_for_the_steps() -> None:
    result = ladder("santiago", levels=[PLAIN, OTHER, THIRD], bars=[0.9, 0.3], **HOW)
    assert [lineup.bar for lineup in result.lineups] == [0.9, 0.3, 0.25]
    decisions = [lineup.decision for lineup in result.lineups]
    assert decisions == [Decision.BELOW, Decision.ABOVE, Decision.ABOVE]


@pytest.mark.usefixtures("made_up")
def test_a_ladder_that_does_not_stop_measures_more_closely() -> None:
    to_the_end = ladder("exlibris", levels=[PLAIN, OTHER], stops=False, players=2, **HOW)
    stopped = ladder("exlibris", levels=[PLAIN, OTHER], players=2, **HOW)
    [longer], [shorter] = to_the_end.lineups, stopped.lineups
    assert longer.decision == shorter.decision == Decision.ABOVE
    assert shorter.games < longer.games == 400
    assert longer.shares[0].low > shorter.shares[0].low
    assert longer.shares[0].high - longer.shares[0].low < 0.1


@pytest.mark.usefixtures("made_up")
def test_ratings_of_a_ladder_are_in_order() -> None:
    result = ladder("exlibris", levels=[PLAIN, OTHER, THIRD], players=2, **HOW)
    points = [rating.points for rating in result.ratings]
    assert points == sorted(points)
    assert sum(points) == pytest.approx(0, abs=1e-6)


@pytest.mark.usefixtures("made_up")
@pytest.mark.parametrize(
    ("old", "new", "verdict"), [(PLAIN, OTHER, "stronger"), (OTHER, PLAIN, "weaker")]
)
def test_compare_stops_when_it_has_decided(old: str, new: str, verdict: str) -> None:
    result = compare("exlibris", old, new, players=3, **HOW)
    assert result.verdict == verdict
    assert result.lineups[0].lineup == (new, old, old)
    assert len(result.games) < 2_000
    assert result.is_complete


def test_compare_finds_no_difference_between_equals() -> None:
    result = compare("exlibris", PLAIN, OTHER, games=60, players=3, **HOW)
    assert result.verdict == "no difference found"
    assert len(result.games) == 60
    share = result.lineups[0].shares[0]
    assert share.low < 1 / 3 < share.high


@pytest.mark.usefixtures("made_up")
def test_a_match_plays_all_its_games_on_the_same_deals() -> None:
    lineups = [f"{OTHER} {PLAIN}", f"{THIRD} {PLAIN}"]
    result = match("exlibris", lineups, games=31, players=2, **HOW)
    assert [lineup.games for lineup in result.lineups] == [30, 30]
    for lineup in result.lineups:
        games = [played for played in result.games if played.lineup == lineup.lineup]
        assert [(played.deal, played.rotation) for played in games] == [
            (deal, rotation) for deal in range(15) for rotation in range(2)
        ]


@pytest.mark.usefixtures("made_up")
def test_a_match_with_a_bar_stops() -> None:
    [lineup] = match("exlibris", [f"{THIRD} {PLAIN}"], bar=0.5, players=2, **HOW).lineups
    assert lineup.decision == Decision.ABOVE
    assert lineup.games < 400


def test_a_match_can_be_recorded() -> None:
    result = match("exlibris", [f"{OTHER} {PLAIN}"], games=2, players=2, is_recorded=True, **HOW)
    assert all(played.record is not None for played in result.games)


@pytest.mark.parametrize(
    ("study", "arguments", "named"),
    [
        (match, {"lineups": [PLAIN] * 2}, "1 names for 2 players"),
        (match, {"lineups": ["random genius"]}, "'genius' is not there"),
        (match, {"lineups": ["random random"] * 2}, "line-ups: 'random random' is there twice"),
        (match, {"lineups": ["random random"], "bar": 1.0}, "bar: 1.0 is not possible"),
        (match, {"lineups": ["random random"], "bar": 0}, "bar: 0 is not possible"),
        (match, {"lineups": ["random random"], "games": 1}, "games: 1 is not possible"),
        (match, {"lineups": ["random random"], "games": "9"}, "games: '9' is not possible"),
        (match, {"lineups": ["random random"], "workers": 0}, "workers: 0 is not possible"),
        (match, {"lineups": ["random random"], "seed": -1}, "seed: -1 is not possible"),
        (match, {"lineups": ["random random"], "first": 7}, "there is no seat 7"),
        (match, {"lineups": ["random random"], "colour": "red"}, "'colour' is not an option"),
        (match, {"game": "chess", "lineups": ["random random"]}, "'chess' is not a game"),
        (ladder, {"levels": [PLAIN]}, "levels: 1 given; expected two or more"),
        (ladder, {"levels": [PLAIN, OTHER, PLAIN]}, "levels: 'random' is there twice"),
        (ladder, {"levels": [PLAIN, OTHER], "bars": [0.5, 0.5]}, "bars: 2 for 1 steps"),
        (ladder, {"levels": [PLAIN, OTHER], "bars": [2.0]}, "bar: 2.0 is not possible"),
        (compare, {"old": PLAIN, "new": PLAIN}, "levels: 'random' is there twice"),
        (compare, {"old": PLAIN, "new": "genius"}, "'genius' is not there"),
    ],
)
def test_what_cannot_be_is_refused(study: Any, arguments: dict[str, Any], named: str) -> None:
    with pytest.raises(OptionError, match=named):
        study(**{"game": "exlibris", "players": 2, **HOW, **arguments})
