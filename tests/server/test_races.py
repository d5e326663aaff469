"""Races: of many who want the same thing at once one gets it, and the others a clear answer."""

import asyncio
import json
import ssl
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from levada.server.authentication import COOKIE
from tests.server.clients import ME, OPEN, Client, Clients, Table
from tests.server.running_server import Server, bots
from tests.server.sockets import LONGEST_WAIT

CROWD = 50
CERTIFICATES = ssl.create_default_context()  # read once, since reading them takes long


Sent = tuple[str | None, str, Any]
"""A cookie or none, an endpoint such as `POST /api/tables/…/join`, a body."""


def send_at_once(host: Server, *requests: Sent) -> list[httpx.Response]:
    return asyncio.run(send_all(host, requests))


async def send_all(host: Server, requests: tuple[Sent, ...]) -> list[httpx.Response]:
    ready = asyncio.Barrier(len(requests))
    return await asyncio.gather(*(send_one(host, ready, *each) for each in requests))


async def send_one(
    host: Server, ready: asyncio.Barrier, secret: str | None, endpoint: str, body: Any
) -> httpx.Response:
    cookies = {} if secret is None else {COOKIE: secret}
    async with httpx.AsyncClient(
        base_url=host.url, cookies=cookies, timeout=30, verify=CERTIFICATES
    ) as client:
        await client.get("/healthz")  # connected before the start
        await ready.wait()
        method, path = endpoint.split(" ")
        return await client.request(method, path, json=body)


def at_least(version: int) -> Callable[[Table], bool]:
    return lambda seen: bool(seen["version"] >= version)


def everywhere(host: Server, table: Table, until: Callable[[Table], bool]) -> None:
    """Waits until every worker has heard of it."""
    look = (None, f"GET /api/tables/{table['table']}", None)
    end = time.monotonic() + LONGEST_WAIT
    while not all(until(answer.json()) for answer in send_at_once(host, *[look] * 10)):
        assert time.monotonic() < end, "some worker has never heard of it"


def codes(answers: list[httpx.Response]) -> Counter[tuple[int, str]]:
    return Counter(
        (answer.status_code, answer.json().get("error", {}).get("code", "")) for answer in answers
    )


def secret_of(client: Client) -> str:
    return client.http.cookies[COOKIE]


def ready_to_move(ana: Client) -> tuple[Table, dict[str, Any]]:
    """A table where it is Ana's turn, and what she would send."""
    table = ana.makes("exlibris", ME, *bots(1))
    seen = ana.waits(table, lambda seen: bool(seen["view"]["legal"]))
    return seen, {"move": seen["view"]["legal"][0], "n": seen["n"]}


def endpoint_at(table: Table, endpoint: str) -> str:
    return f"POST /api/tables/{table['table']}/{endpoint}"


def made_with(ana: Client, table: Table, number: int) -> list[str]:
    """What was moved under a number, once it is known here."""

    def words(seen: Table) -> list[str]:
        return [entry["words"] for entry in seen["news"] if entry["n"] == number]

    return words(ana.waits(table, lambda seen: bool(words(seen))))


def test_50_times_the_same_move_at_once(host: Server, come: Clients) -> None:
    [ana] = come("Ana")
    table, wish = ready_to_move(ana)
    answers = send_at_once(host, *[(secret_of(ana), endpoint_at(table, "moves"), wish)] * CROWD)
    assert codes(answers) == {(200, ""): 1, (409, "stale"): CROWD - 1}
    for answer in answers:
        stands = answer.json()["table"]  # whoever was late sees how it stands now
        assert stands["version"] > table["version"]
    assert made_with(ana, table, wish["n"]) == [wish["move"]]


def test_50_times_the_same_move_with_one_key_is_one_move(host: Server, come: Clients) -> None:
    [ana] = come("Ana")
    table, wish = ready_to_move(ana)
    wish["key"] = "once"
    answers = send_at_once(host, *[(secret_of(ana), endpoint_at(table, "moves"), wish)] * CROWD)
    assert codes(answers) == {(200, ""): CROWD}
    assert {answer.json()["n"] for answer in answers} == {wish["n"]}
    assert made_with(ana, table, wish["n"]) == [wish["move"]]


def test_50_different_moves_at_once(host: Server, come: Clients) -> None:
    [ana] = come("Ana")
    table, wish = ready_to_move(ana)
    legal = table["view"]["legal"]
    wishes = [{**wish, "move": legal[n % len(legal)], "key": f"key-{n}"} for n in range(CROWD)]
    answers = send_at_once(
        host, *[(secret_of(ana), endpoint_at(table, "moves"), each) for each in wishes]
    )
    assert codes(answers) == {(200, ""): 1, (409, "stale"): CROWD - 1}
    [winner] = (n for n, answer in enumerate(answers) if answer.status_code == 200)
    assert made_with(ana, table, wish["n"]) == [wishes[winner]["move"]]


def test_both_sealed_bids_at_once_count(host: Server, come: Clients) -> None:
    """Each has a number of its own: neither is stale by the other's."""
    ana, beto = come("Ana", "Beto")
    table = ana.makes("santiago", ME, OPEN, options={"edition": "trefl"})
    beto.joins(table)
    everywhere(host, table, lambda seen: seen["state"] == "running")
    seen = [client.looks(table) for client in (ana, beto)]
    while len(seen[0]["view"]["to_act"]) < 2:
        [mover] = seen[0]["view"]["to_act"]
        version = (ana, beto)[mover].moves(table)["version"]
        everywhere(host, table, at_least(version))
        seen = [client.looks(table) for client in (ana, beto)]
    requests = [
        (
            secret_of(client),
            endpoint_at(table, "moves"),
            {"move": view["view"]["legal"][n % 2], "n": view["n"]},
        )
        for client, view in zip((ana, beto), seen, strict=True)
        for n in range(10)
    ]
    answers = send_at_once(host, *requests)
    for own in (answers[:10], answers[10:]):
        assert Counter(answer.status_code for answer in own) == {200: 1, 409: 9}
        refused = {answer.json()["error"]["code"] for answer in own if answer.is_error}
        assert refused <= {"stale", "not_your_turn"}
    everywhere(host, table, lambda now: now["moves"] == seen[0]["moves"] + 2)


def test_50_want_the_last_seat(host: Server, come: Clients) -> None:
    [ana] = come("Ana")
    table = ana.makes("exlibris", ME, OPEN)
    wishes = [(None, endpoint_at(table, "join"), {"name": f"Client {n}"}) for n in range(CROWD)]
    answers = send_at_once(host, *wishes)
    counted = codes(answers)
    assert counted[200, ""] == 1
    assert counted[409, "seat_taken"] + counted[409, "already_started"] == CROWD - 1
    [winner] = (n for n, answer in enumerate(answers) if answer.status_code == 200)
    seen = ana.waits(table, lambda seen: seen["state"] == "running")
    assert [chair["name"] for chair in seen["chairs"]] == ["Ana", f"Client {winner}"]
    assert [entry["words"] for entry in seen["news"]] == ["start"]


def test_four_seats_for_50(host: Server, come: Clients) -> None:
    [ana] = come("Ana")
    table = ana.makes("exlibris", *[OPEN] * 4)
    wishes = [(None, endpoint_at(table, "join"), {"name": f"Client {n}"}) for n in range(CROWD)]
    answers = send_at_once(host, *wishes)
    let_in = [answer.json() for answer in answers if answer.status_code == 200]
    assert sorted(seen["seat"] for seen in let_in) == [0, 1, 2, 3]
    seen = ana.waits(table, lambda seen: seen["state"] == "running")
    assert len({chair["name"] for chair in seen["chairs"]}) == 4


def test_one_player_twice_at_the_endpoint_sits_once(host: Server, come: Clients) -> None:
    ana, beto = come("Ana", "Beto")
    beto.makes("exlibris", ME, OPEN)
    table = ana.makes("exlibris", ME, OPEN, OPEN, OPEN)
    answers = send_at_once(host, *[(secret_of(beto), endpoint_at(table, "join"), {})] * 10)
    assert codes(answers) == {(200, ""): 1, (409, "already_seated"): 9}
    assert beto.waits(table, lambda seen: seen["version"] > 0)["mine"] == [1]


def test_a_seat_claimed_on_many_devices_is_one_players(host: Server, come: Clients) -> None:
    ana, beto = come("Ana", "Beto")
    table = ana.makes("exlibris", ME, OPEN)
    link = beto.joins(table)["seat_secret"]
    answers = send_at_once(host, *[(None, endpoint_at(table, "claim"), {"secret": link})] * 10)
    assert codes(answers) == {(200, ""): 10}
    everywhere(host, table, lambda seen: len(seen["news"]) == 11)
    seen = []
    for answer in answers:
        beto.takes_cookie(answer.cookies[COOKIE])
        seen.append(beto.looks(table)["mine"])
    assert sorted(seen) == [[]] * 9 + [[1]]


def test_who_wants_to_play_again_from_everywhere_comes_to_one_table(
    host: Server, come: Clients
) -> None:
    [ana] = come("Ana")
    table = ana.makes("exlibris", ME, *bots(1))
    ana.does("POST votes", {"what": "end"}, at=table)
    everywhere(host, table, lambda seen: seen["state"] == "over")
    answers = send_at_once(host, *[(secret_of(ana), endpoint_at(table, "rematch"), None)] * 10)
    assert codes(answers) == {(201, ""): 1, (409, "rematch_is_there"): 9}
    [again] = (answer.json()["table"] for answer in answers if answer.status_code == 201)
    others = {answer.json()["error"]["values"]["table"] for answer in answers if answer.is_error}
    assert others == {again}
    everywhere(host, table, lambda seen: seen["rematch"] == again)


async def with_tabs(
    host: Server, table: Table, secret: str, use: Callable[..., Awaitable[None]]
) -> None:
    """Two tabs of one browser."""
    address = f"{host.url.replace('http', 'ws', 1)}/api/tables/{table['table']}/live"
    headers = {"Cookie": f"{COOKIE}={secret}"}
    async with (
        connect(address, additional_headers=headers) as one,
        connect(address, additional_headers=headers) as other,
    ):
        await use(one, other)


async def heard(tab: ClientConnection, *kinds: str) -> Any:
    while True:
        message = json.loads(await asyncio.wait_for(tab.recv(), 15))
        if message["type"] in kinds:
            return message


def test_two_tabs_of_one_seat(host: Server, come: Clients) -> None:
    """The move of one is made; the other is told so and shows the same table."""
    [ana] = come("Ana")
    table, wish = ready_to_move(ana)

    async def move_in_both(one: ClientConnection, other: ClientConnection) -> None:
        for tab in (one, other):
            await heard(tab, "table")
        sent = [json.dumps({**wish, "key": key}) for key in ("one", "other")]
        await asyncio.gather(one.send(sent[0]), other.send(sent[1]))
        answers = [await heard(tab, "done", "refused") for tab in (one, other)]
        assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
        [refused] = (answer for answer in answers if answer["type"] == "refused")
        assert (refused["error"]["code"], refused["key"]) in (("stale", "one"), ("stale", "other"))
        await one.send('{"look": 0}')
        await other.send('{"look": 0}')
        shown = [await heard(tab, "table") for tab in (one, other)]
        assert all(each["version"] > table["version"] for each in shown)

    asyncio.run(with_tabs(host, table, secret_of(ana), move_in_both))
    assert made_with(ana, table, wish["n"]) == [wish["move"]]


@pytest.mark.parametrize("key", ["a\0b", "x" * 65])
def test_a_key_no_database_takes_spoils_nobody_elses_move(
    host: Server, come: Clients, key: str
) -> None:
    """Moves that come together are committed together."""
    people = come(*[f"Client {n}" for n in range(4)])
    ready = [(client, *ready_to_move(client)) for client in people]
    [(eve, table, wish), *others] = ready
    good = [
        (secret_of(client), endpoint_at(table, "moves"), wish) for client, table, wish in others
    ]
    bad = (secret_of(eve), endpoint_at(table, "moves"), {**wish, "key": key})
    answers = send_at_once(host, bad, *good)
    assert codes(answers) == {(422, "bad_request"): 1, (200, ""): len(others)}
