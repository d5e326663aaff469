"""A kill in the middle of delivering loses nothing; `make soak` does 2,000 messages and 30 kills."""

from pathlib import Path

from tests.server.delivery_kills import deliver_while_killed
from tests.server.running_server import sqlite


def test_nothing_is_lost_and_only_what_is_in_flight_comes_twice(tmp_path: Path) -> None:
    deliver_while_killed(sqlite(tmp_path), tmp_path / "log", messages=90, kills=2, seed=1)
