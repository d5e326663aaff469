"""Finding people: who waits is brought to a table, on one worker or several."""

import asyncio
import time
from collections import Counter
from random import Random
from typing import Any

import httpx

from levada.server.authentication import COOKIE
from levada.server.matchmaking.gatherings import Waiting, gather
from levada.server.matchmaking.wish import Wish
from tests.server.clients import Client, Clients
from tests.server.running_server import Server
from tests.server.sockets import LONGEST_WAIT
from tests.server.test_races import CERTIFICATES

TWO = {"game": "exlibris", "players": [2]}
CROWD = 200


def waits_for(client: Client, **wish: Any) -> dict[str, Any]:
    return dict(client.does("PUT me/waiting", {**TWO, "name": client.name, **wish}))


def until_seated(client: Client) -> str:
    end = time.monotonic() + LONGEST_WAIT
    while (table := client.does("GET me/waiting")["table"]) is None:
        assert time.monotonic() < end, "nobody was brought to a table"
        time.sleep(0.05)
    return str(table)


def test_two_who_want_the_same_are_brought_together(come: Clients) -> None:
    ana, beto, stranger = come("Ana", "Beto", "")
    first = waits_for(ana, pace="days")
    assert (first["table"], first["others"]) == (None, 0)
    [seen] = [
        each for each in stranger.does("GET waiting")["wishes"] if each["wish"]["pace"] == "days"
    ]
    assert seen["people"] == 1
    table = waits_for(beto, pace="days")["table"]
    assert until_seated(ana) == table
    seats = {client.name: client.looks({"table": table}) for client in (ana, beto)}
    assert {view["chairs"][view["seat"]]["name"] for view in seats.values()} == {"Ana", "Beto"}
    for name, view in seats.items():
        assert view["chairs"][view["seat"]]["name"] == name
        assert (view["state"], view["is_maker"]) == ("running", False)
    assert seats["Ana"]["agreement"]["pace"] == {"kind": "days", "days": 2.0}


def test_bots_take_the_free_seats_when_somebody_has_waited_long_enough(clients: Clients) -> None:
    [ana] = clients("Ana")
    waits_for(ana, players=[3], bots_after=1)
    view = ana.looks({"table": until_seated(ana)})
    assert Counter(chair["kind"] for chair in view["chairs"]) == {"person": 1, "bot": 2}


def test_who_stops_waiting_is_brought_nowhere(clients: Clients) -> None:
    ana, beto = clients("Ana", "Beto")
    waits_for(ana, players=[4])
    ana.does("DELETE me/waiting")
    assert ana.does("GET me/waiting") == {"wish": None, "table": None, "waited": 0.0, "others": 0}
    assert waits_for(beto, players=[4])["others"] == 0
    beto.does("DELETE me/waiting")


def test_whoever_asks_again_for_the_same_keeps_their_place(clients: Clients) -> None:
    [ana] = clients("Ana")
    waits_for(ana, players=[4])
    time.sleep(0.3)
    assert waits_for(ana, players=[4])["waited"] >= 0.3
    assert waits_for(ana, players=[3, 4])["waited"] < 0.3
    ana.does("DELETE me/waiting")


def test_who_was_muted_is_not_brought_to_the_same_table(clients: Clients) -> None:
    ana, beto = clients("Ana", "Beto")
    table = ana.makes("exlibris", {"kind": "me"}, {"kind": "open"})
    beto.joins(table)
    ana.does("PUT seats/1/muted", {"muted": True}, at=table)
    waits_for(ana)
    assert waits_for(beto)["table"] is None
    for client in (ana, beto):
        client.does("DELETE me/waiting")


def test_what_cannot_be_played_is_refused(clients: Clients) -> None:
    [ana] = clients("Ana")
    wrongs: list[dict[str, Any]] = [
        {"players": []},
        {"players": [7]},
        {"game": "chess"},
        {"pace": "weeks"},
        {"edition": "trefl"},
    ]
    for wrong in wrongs:
        assert ana.refused("PUT me/waiting", {**TWO, **wrong}).code == "bad_request"
    assert ana.refused("PUT me/waiting", {**TWO, "rated": True}).code == "rated_account"


def test_of_many_with_all_kinds_of_wishes_nobody_sits_twice_and_nobody_waits_in_vain(
    host: Server,
) -> None:
    seated, waiting = asyncio.run(everybody_comes(host))
    tables: dict[str, list[str]] = {}
    for player, table in seated.items():
        tables.setdefault(table, []).append(player)
    with host.client() as stranger:
        for table, players in tables.items():
            view = stranger.get(f"/api/tables/{table}").json()
            assert sorted(chair["name"] for chair in view["chairs"]) == sorted(players)
    assert gather(waiting, 0.0) == []
    assert len(seated) > CROWD / 2


def random_wish(chance: Random) -> dict[str, Any]:
    game = chance.choice(["santiago", "exlibris"])
    numbers = [2, 3, 4, 5] if game == "santiago" else [2, 3, 4]
    players = sorted(chance.sample(numbers, chance.randint(1, 3)))
    return {"game": game, "players": players, "pace": chance.choice(["now", "days"])}


async def everybody_comes(host: Server) -> tuple[dict[str, str], list[Waiting]]:
    """At once, each by a connection of their own: where they sit, and who still waits."""
    chance = Random(14)
    wishes = {f"p{n}": random_wish(chance) for n in range(CROWD)}
    few = asyncio.Semaphore(20)

    async def come(name: str) -> tuple[str, str]:
        async with (
            few,
            httpx.AsyncClient(base_url=host.url, timeout=30, verify=CERTIFICATES) as client,
        ):
            answer = await client.put("/api/me/waiting", json={**wishes[name], "name": name})
            assert answer.is_success, answer.text
            return name, client.cookies[COOKIE]

    async def look(name: str, secret: str) -> tuple[str, str | None]:
        cookies = {COOKIE: secret}
        async with (
            few,
            httpx.AsyncClient(
                base_url=host.url, timeout=30, verify=CERTIFICATES, cookies=cookies
            ) as client,
        ):
            return name, (await client.get("/api/me/waiting")).json()["table"]

    secrets = await asyncio.gather(*map(come, wishes))
    seated: dict[str, str] = {}
    for _ in range(
        3
    ):  # a look of each worker later, and a look of ours in which nobody went silent
        found = await asyncio.gather(*(look(name, secret) for name, secret in secrets))
        seated = {name: table for name, table in found if table is not None}
        await asyncio.sleep(1)
    left = [name for name in wishes if name not in seated]
    return seated, [Waiting(name, Wish.model_validate(wishes[name]), 0.0) for name in left]
