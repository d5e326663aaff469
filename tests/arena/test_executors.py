"""Who plays makes no difference: this process, two others, or a Ray cluster."""

import multiprocessing
import socket
from typing import Any

import pytest

from levada.arena import ladder
from levada.arena.executors import in_processes
from levada.arena.game_task import Task
from levada.arena.ray_executor import on_ray
from levada.arena.results import LadderResult
from levada.options import OptionError
from tests.arena.quick_lineups import OTHER, PLAIN, THIRD, table


def climb(**how: Any) -> LadderResult:
    return ladder("exlibris", levels=[PLAIN, OTHER, THIRD], games=40, seed=5, players=4, **how)


@pytest.fixture(scope="module")
def alone() -> LadderResult:
    return climb(workers=1)


@pytest.mark.slow
def test_two_workers_find_the_same(alone: LadderResult) -> None:
    assert climb(workers=2) == alone
    assert multiprocessing.active_children() == []


@pytest.mark.slow
def test_a_ray_cluster_finds_the_same(alone: LadderResult) -> None:
    assert climb(ray="local", workers=2) == alone


def test_another_seed_finds_something_else(alone: LadderResult) -> None:
    other = ladder("exlibris", levels=[PLAIN, OTHER, THIRD], games=40, seed=6, workers=1, players=4)
    assert other.games != alone.games


@pytest.mark.slow
def test_a_worker_that_dies_is_told_of(capfd: pytest.CaptureFixture[str]) -> None:
    broken = Task(table(players=2), ("random", "genius"), deal=0, rotation=0)
    with pytest.raises(ChildProcessError, match="a worker of the arena ended with 1; what it"):
        list(in_processes(1, prepare=lambda: None)(iter([broken])))
    assert "'genius' is not there" in capfd.readouterr().err
    assert multiprocessing.active_children() == []


def test_a_cluster_that_is_not_there_is_told_of_at_once() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        free = taken.getsockname()[1]
    with pytest.raises(OptionError, match=f"nothing answers at 127.0.0.1:{free}"):
        next(on_ray(f"127.0.0.1:{free}", None)(iter([])))


def test_an_address_that_ray_cannot_read_is_told_of() -> None:
    with pytest.raises(OptionError, match="ray: nonsense: "):
        next(on_ray("nonsense", None)(iter([])))
