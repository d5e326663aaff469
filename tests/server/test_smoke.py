"""A whole game of each by plain requests, on both databases."""

from random import Random
from typing import Any

import httpx
import pytest

from levada.match import Match
from levada.record import Record
from tests.server.postgres import Postgres
from tests.server.running_server import Server, bots, serving


def play_to_the_end(client: httpx.Client, table: dict[str, Any]) -> dict[str, Any]:
    chance = Random(1)
    address = f"/api/tables/{table['table']}"
    while table["state"] == "running":
        if table["view"]["legal"]:
            move = chance.choice(table["view"]["legal"])
            answer = client.post(f"{address}/moves", json={"move": move, "n": table["n"]})
            assert answer.status_code == 200, answer.text
            table = answer.json()["table"]
        else:
            table = client.get(address).json()
    return table


def check_whole_game(client: httpx.Client, game: str) -> None:
    seats = [{"kind": "me"}, *bots(2)]
    made = client.post("/api/tables", json={"game": game, "seats": seats, "name": "Ana"})
    assert made.status_code == 201, made.text
    table = play_to_the_end(client, made.json())
    record = Record.parse(client.get(f"/api/tables/{table['table']}/record").content)
    assert Match.replay(record).scores == table["view"]["scores"]
    assert record.deal is not None
    assert record.deal["hash"] == made.json()["deal"]["hash"]


@pytest.mark.parametrize("game", ["santiago", "exlibris"])
def test_a_whole_game_by_requests(ana: httpx.Client, game: str) -> None:
    check_whole_game(ana, game)


def test_the_same_on_postgresql_with_two_workers(
    postgres: Postgres, tmp_path_factory: pytest.TempPathFactory
) -> None:
    log = tmp_path_factory.mktemp("server") / "log"
    with serving(postgres.database(), log, LEVADA_WORKERS="2") as server, server.client() as client:
        check_whole_game(client, "santiago")
    assert isinstance(server, Server)
