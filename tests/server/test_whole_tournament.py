"""A small tournament played by programs while the server is killed: counted anew from its games.

`python -m tests.soak tournaments` plays one of 23 over five rounds, on PostgreSQL with two workers too.
"""

from pathlib import Path

import pytest

from tests.server.running_server import Server, serving, sqlite
from tests.server.tournament_run import Plan, play_tournament


def small(server: Server, kill: str) -> Plan:
    """Seven at tables of three and four, one leaves, one is silent."""
    return Plan(
        server,
        people=7,
        rounds=2,
        smallest=3,
        largest=4,
        leave={2: 1},
        silent=4,
        kill=kill,
        kill_in=(1,),
        minutes=0.02,
    )


@pytest.mark.slow
def test_on_sqlite_the_server_killed(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path), tmp_path / "log") as server:
        assert play_tournament(small(server, "server killed")).kills == 1
