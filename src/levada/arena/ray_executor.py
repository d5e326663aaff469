"""An executor on a Ray cluster: the same tasks, the same games, on many machines."""

import os
import socket
from collections.abc import Iterator
from importlib import import_module
from typing import Any

from levada.arena.executors import Executor, Games
from levada.arena.game_task import Task, play
from levada.extras import check_installed
from levada.options import OptionError

LOCAL = "local"
PATIENCE = 5.0  # seconds; Ray itself would try for minutes


def on_ray(address: str, workers: int | None) -> Executor:
    """At most so many games at once; as many as the cluster has cores, unless told."""
    check_installed("ray")
    ray = import_module("ray")

    def play_all(tasks: Iterator[Task]) -> Games:
        connect(ray, address, workers)
        remote = ray.remote(num_cpus=1, max_retries=3)(play)
        room = workers or max(1, int(ray.cluster_resources().get("CPU", 1)))
        running: list[Any] = []
        try:
            while True:
                while len(running) < room and (task := next(tasks, None)) is not None:
                    running.append(remote.remote(task))
                if not running:
                    return
                [ended], running = ray.wait(running, num_returns=1)
                yield ray.get(ended)
        finally:
            for game in running:
                ray.cancel(game, force=True)
            ray.shutdown()

    return play_all


def connect(ray: Any, address: str, workers: int | None) -> None:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    check_reachable(address)
    quietly = {"log_to_driver": False, "logging_level": "ERROR"}
    try:
        if address == LOCAL:
            ray.init(LOCAL, num_cpus=workers, include_dashboard=False, **quietly)
        else:
            ray.init(address, **quietly)
    except (ValueError, ConnectionError, RuntimeError) as error:
        raise OptionError(f"ray: {address}: {error}") from None


def check_reachable(address: str) -> None:
    host, _, port = address.rpartition(":")
    if not host or not port.isdigit() or "/" in host:
        return  # a word, such as auto, or a form that Ray refuses by itself
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise OptionError(f"ray: nothing answers at {address}: {error}") from None
