"""Series of deals: what counts, and when one ends, in whatever order games come in."""

import random
from collections.abc import Iterator
from itertools import islice

import pytest

from levada.arena.confidence_sequence import Decision
from levada.arena.executors import Executor, Games
from levada.arena.game_task import Task
from levada.arena.scheduler import run, tasks_of
from levada.arena.series import Series
from levada.arena.win_shares import sum_up
from tests.arena.quick_lineups import played_by, table

STRONG, WEAK = ("strong", "weak", "weak"), ("weak", "strong", "strong")
PLAY = played_by({"strong": 3.0, "weak": 1.0})


def out_of_order(ahead: int) -> Executor:
    """So many games under way at a time, and they end in any order."""

    def play_all(tasks: Iterator[Task]) -> Games:
        chance = random.Random(ahead)
        under_way = list(islice(tasks, ahead))
        while under_way:
            yield PLAY(under_way.pop(chance.randrange(len(under_way))))
            under_way += islice(tasks, 1)

    return play_all


def played(executor: Executor, bar: float | None = 1 / 3, deals: int = 40) -> list[Series]:
    all_series = [Series(lineup, deals, bar) for lineup in (STRONG, WEAK)]
    run(all_series, executor, tasks_of(table(players=3), all_series), None, None)
    return all_series


def test_a_series_ends_when_the_test_has_decided() -> None:
    strong, weak = played(out_of_order(1))
    assert (strong.decision, weak.decision) == (Decision.ABOVE, Decision.BELOW)
    assert len(strong.shares) < 40
    assert not strong.is_open


def test_without_a_bar_all_deals_are_played() -> None:
    for series in played(out_of_order(1), bar=None):
        assert len(series.shares) == 40
        assert series.decision == Decision.OPEN


@pytest.mark.parametrize("ahead", [2, 7, 50])
def test_what_counts_does_not_depend_on_the_order_games_end_in(ahead: int) -> None:
    one_by_one, in_disorder = played(out_of_order(1)), played(out_of_order(ahead))
    for expected, found in zip(one_by_one, in_disorder, strict=True):
        assert sum_up(found) == sum_up(expected)
        assert list(found.counted()) == list(expected.counted())


def test_a_deal_counts_when_it_and_all_before_it_are_whole() -> None:
    series = Series(STRONG, deals=3)
    order = [(1, 0), (1, 1), (1, 2), (0, 2), (0, 0), (0, 1)]
    counted = []
    for deal, rotation in order:
        series.add(PLAY(Task(table(players=3), STRONG, deal, rotation)))
        counted.append(len(series.shares))
    assert counted == [0, 0, 0, 0, 0, 2]


def test_every_game_is_played_once() -> None:
    tasks: list[Task] = []

    def executor(given: Iterator[Task]) -> Games:
        for task in given:
            tasks.append(task)
            yield PLAY(task)

    played(executor, bar=None, deals=4)
    assert len(tasks) == len(set(map(str, tasks))) == 2 * 4 * 3


def test_series_take_turns() -> None:
    all_series = [Series(lineup, deals=2) for lineup in (STRONG, WEAK)]
    tasks = list(tasks_of(table(players=3), all_series))
    by_deal = [(task.deal, task.lineup) for task in tasks[::3]]
    assert by_deal == [(0, STRONG), (0, WEAK), (1, STRONG), (1, WEAK)]


def test_progress_ends_where_it_said() -> None:
    told: list[tuple[int, int]] = []
    all_series = [Series(lineup, 40, 1 / 3) for lineup in (STRONG, WEAK)]
    tasks = tasks_of(table(players=3), all_series)
    run(all_series, out_of_order(5), tasks, None, lambda done, of: told.append((done, of)))
    assert told[0] == (0, 240)
    assert told[-1][0] == told[-1][1] < 240


def test_an_interrupted_run_leaves_what_was_played() -> None:
    def executor(tasks: Iterator[Task]) -> Games:
        yield from map(PLAY, islice(tasks, 7))
        raise KeyboardInterrupt

    first, second = played(executor)
    assert (len(first.games), len(second.games)) == (4, 3)
    assert (sum_up(first).games, sum_up(second).games) == (3, 3)
    assert first.is_open


def test_shared_wins_and_seats_add_up() -> None:
    for series in played(out_of_order(1), bar=None):
        result = sum_up(series)
        assert sum(share.win_share for share in result.shares) == pytest.approx(1)
        assert sum(share.equal_share for share in result.shares) == pytest.approx(1)
        assert [share.seats for share in result.shares] == [1, 2]
        totals = [(share.mean_total or 0) * share.seats for share in result.shares]
        assert sum(totals) == pytest.approx(1)
