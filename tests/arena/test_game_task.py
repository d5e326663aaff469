"""One game: what it depends on, and what is kept of it."""

import pickle
from typing import Any

import pytest

from levada.arena.game_task import Played, Task, play
from levada.match import Match
from levada.record import Record
from tests.arena.quick_lineups import OTHER, PLAIN, table

TWO = (PLAIN, OTHER)
FOUR = (OTHER, PLAIN, PLAIN, PLAIN)


def setup_of(task: Task) -> dict[str, object]:
    record = play(task).record
    assert record is not None
    return Record.parse(record).setup


def test_all_line_ups_and_rotations_meet_the_same_deals() -> None:
    at = table("santiago", players=4)
    for deal in range(3):
        setups = [
            setup_of(Task(at, lineup, deal, rotation, is_recorded=True))
            for lineup in (FOUR, (PLAIN,) * 4)
            for rotation in range(4)
        ]
        dealt = Match.deal("santiago", players=4, seed=at.seed, number=deal).record().setup
        assert setups == [dealt] * 8


def test_a_task_gives_the_same_game_each_time() -> None:
    task = Task(table(players=2), TWO, deal=3, rotation=1)
    assert play(task) == play(pickle.loads(pickle.dumps(task)))  # noqa: S301 — our own


def test_games_differ_by_deal_rotation_line_up_and_seed() -> None:
    at = table("santiago", players=4)
    tasks = [
        Task(at, FOUR, deal=0, rotation=0),
        Task(at, FOUR, deal=1, rotation=0),
        Task(at, FOUR, deal=0, rotation=1),
        Task(at, (PLAIN,) * 4, deal=0, rotation=0),
        Task(table("santiago", seed=8, players=4), FOUR, deal=0, rotation=0),
    ]
    assert len({play(task).scores for task in tasks}) == 5


@pytest.mark.parametrize(
    ("name", "given"),
    [("exlibris", {"players": 2}), ("santiago", {"edition": "trefl", "players": 2})],
)
def test_a_record_tells_the_same_game(name: str, given: dict[str, Any]) -> None:
    at = table(name, **given)
    plain = play(Task(at, TWO, deal=2, rotation=1))
    recorded = play(Task(at, TWO, deal=2, rotation=1, is_recorded=True))
    assert recorded.record is not None
    record = Record.parse(recorded.record)
    assert plain.record is None
    assert Match.replay(record).scores == list(plain.scores) == list(recorded.scores)
    assert record.seats == [f"bot:{OTHER}", f"bot:{PLAIN}"]


def test_winners_share_a_win() -> None:
    played = Played(("a", "b", "b"), deal=0, rotation=1, scores=(5, 5, 3))  # seats b, a, b
    assert played.winners == [0, 1]
    assert played.share_of("a") == played.share_of("b") == 0.5
    assert played.totals_of("b") == [5, 3]
