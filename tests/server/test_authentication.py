"""Nobody in who does not belong: other people's seats, tables, links and cookies stay closed."""

import hashlib
from typing import Any

import httpx
import pytest

from levada.server.authentication import COOKIE, YEAR
from tests.server.clients import ME, OPEN, Client, Clients, Table, play_out
from tests.server.running_server import Server, bots

Endpoint = tuple[str, Any]
FOR_PLAYERS: list[Endpoint] = [
    ("POST moves", {"move": "order A", "n": 0}),
    ("POST moves", {"move": "order A", "n": 0, "seat": 0}),
    ("POST take-back", {"to": 0, "n": 0}),
    ("POST votes", {"what": "end"}),
    ("POST hint", None),
    ("POST preview", {"preview": "order A", "seat": 0}),
    ("POST chat", {"text": "I am in"}),
    ("POST leave", None),
    ("PUT seats/0/name", {"name": "Eve"}),
    ("POST seats/0/bot", None),
    ("DELETE seats/0/bot", None),
    ("POST rematch", None),
]
FOR_THE_MAKER: list[Endpoint] = [
    ("POST start", {"fill": "random"}),
    ("POST seats", None),
    ("PUT seats/2", {"kind": "bot", "level": "random"}),
    ("DELETE seats/2", None),
    ("DELETE seats/0/player", None),
    ("PUT chat/muted", {"muted": True}),
]
LOOKING: list[Endpoint] = [
    ("GET ", None),
    ("GET record", None),
    ("GET views/0", None),
    ("GET review", None),
    ("GET count", None),
    ("GET chat", None),
    ("PUT seats/0/muted", {"muted": True}),
    ("POST report", {"text": "let me in"}),
]


def stranger_with_a_cookie(clients: Clients) -> Client:
    [eve] = clients("Eve")
    eve.makes("exlibris", ME, OPEN)
    return eve


def running(ana: Client, beto: Client, **agreed: Any) -> Table:
    table = ana.makes("exlibris", ME, OPEN, hints=True, **agreed)
    return {**beto.joins(table), "maker_secret": table["maker_secret"]}


def version(client: Client, table: Table) -> int:
    return int(client.looks(table)["version"])


@pytest.mark.parametrize(("endpoint", "body"), FOR_PLAYERS + FOR_THE_MAKER)
def test_a_stranger_changes_nothing(clients: Clients, endpoint: str, body: Any) -> None:
    ana, beto, nobody = clients("Ana", "Beto", "Nobody")
    eve = stranger_with_a_cookie(clients)
    for table in (running(ana, beto), ana.makes("exlibris", ME, OPEN, OPEN)):
        before = version(ana, table)
        assert eve.refused(endpoint, body, at=table).status in (403, 409)
        assert nobody.refused(endpoint, body, at=table).status in (401, 403)
        assert version(ana, table) == before


@pytest.mark.parametrize(("endpoint", "body"), FOR_THE_MAKER)
def test_the_table_is_the_makers_to_arrange(clients: Clients, endpoint: str, body: Any) -> None:
    ana, beto = clients("Ana", "Beto")
    table = ana.makes("exlibris", ME, OPEN, OPEN)
    beto.joins(table)
    before = version(ana, table)
    assert beto.refused(endpoint, body, at=table).code == "not_maker"
    assert version(ana, table) == before


def test_nobody_moves_for_another_seat(clients: Clients) -> None:
    ana, beto = clients("Ana", "Beto")
    table = running(ana, beto)
    seen = ana.looks(table)
    mover, other = (ana, beto) if seen["view"]["legal"] else (beto, ana)
    seen = mover.looks(table)
    wish = {"move": seen["view"]["legal"][0], "n": seen["n"], "seat": seen["seat"]}
    assert other.refused("POST moves", wish, at=table).code == "not_your_seat"
    with other.live(table) as live:
        live.sends(**wish)
        assert live.receives("refused")["error"]["code"] == "not_your_seat"
        live.sends(look=seen["seat"])
        assert live.receives("refused")["error"]["code"] == "not_your_seat"
    assert other.refused("GET ", at=table, seat=seen["seat"]).code == "not_your_seat"
    assert mover.looks(table)["moves"] == 0


def test_a_socket_without_a_player_says_nothing(clients: Clients) -> None:
    ana, beto, nobody = clients("Ana", "Beto", "Nobody")
    table = running(ana, beto)
    with nobody.live(table) as live:
        for message in ({"move": "order A", "n": 0, "seat": 0}, {"text": "hi"}):
            live.sends(**message)
            assert live.receives("refused")["error"]["code"] == "unknown_player"
        live.sends(preview="order A", seat=0)
        assert live.receives("refused")["error"]["code"] == "not_your_seat"


@pytest.mark.parametrize("place", ["", "/record", "/chat", "/views/0", "/review"])
def test_ids_cannot_be_guessed(ana: httpx.Client, server: Server, place: str) -> None:
    table = ana.post("/api/tables", json={"game": "exlibris", "seats": [ME, OPEN]}).json()["table"]
    assert len(table) == 16  # 96 bits
    for guess in (table[:-1], table.swapcase(), f"{table}A", "_" * 16, "%25", "*", "' OR 1=1 --"):
        answer = ana.get(f"/api/tables/{guess}{place}")
        assert answer.status_code in (404, 422), answer.text
        assert answer.json()["error"]["code"] in ("no_table", "bad_request")


@pytest.mark.parametrize("path", ["%00", "a%00b", "%F0%9F%98%80", "..%2F..%2Fme", "%ff", "x" * 33])
def test_what_is_no_id_is_refused(server: Server, path: str) -> None:
    for method, place in (("GET", ""), ("POST", "/join"), ("GET", "/chat"), ("POST", "/leave")):
        answer = httpx.request(method, f"{server.url}/api/tables/{path}{place}", json={})
        assert answer.status_code in (401, 404, 405, 422), answer.text


def test_a_cookie_opens_no_seat_that_was_reclaimed(clients: Clients) -> None:
    """Somebody has Beto's cookie; Beto comes back by his link on another device."""
    ana, beto, thief, phone = clients("Ana", "Beto", "Thief", "Phone")
    table = running(ana, beto, watchers="nobody")
    thief.takes_cookie(beto.http.cookies[COOKIE])
    assert thief.looks(table)["seat"] == 1
    with thief.live(table) as live:
        live.receives("table")
        phone.does("POST claim", {"secret": table["seat_secret"]}, at=table)
        assert live.receives("refused")["error"]["code"] == "no_watchers"
        assert live.is_closed() == (4403, "no_watchers")
    assert thief.refused("GET ", at=table).code == "no_watchers"
    wish = {"move": "order A", "n": phone.looks(table)["n"]}
    assert thief.refused("POST moves", wish, at=table).code == "not_your_seat"
    assert phone.looks(table)["mine"] == [1]


def test_a_makers_cookie_opens_nothing_once_the_maker_came_back(clients: Clients) -> None:
    ana, thief, phone = clients("Ana", "Thief", "Phone")
    table = ana.makes("exlibris", ME, OPEN, OPEN)
    thief.takes_cookie(ana.http.cookies[COOKIE])
    phone.does("POST claim", {"secret": table["maker_secret"]}, at=table)
    for endpoint, body in FOR_THE_MAKER:
        assert thief.refused(endpoint, body, at=table).code == "not_maker"
    phone.does("POST start", {"fill": "random"}, at=table)


def test_each_secret_opens_only_what_it_is_for(clients: Clients) -> None:
    ana, beto, eve = clients("Ana", "Beto", "Eve")
    table, other = running(ana, beto), running(ana, beto)
    token = eve.does("POST players", {})["token"]
    secrets = [table["maker_secret"], table["seat_secret"], beto.http.cookies[COOKIE], token, ""]
    hashes = [hashlib.sha256(secret.encode()).hexdigest() for secret in secrets]
    for secret in secrets + hashes:
        assert eve.refused("POST claim", {"secret": secret}, at=other).code == "bad_link"
    for secret in (*secrets[:2], *hashes, "x" * 5000):
        bearer = {"Authorization": f"Bearer {secret}"}
        answer = httpx.get(f"{eve.server.url}/api/me", headers=bearer)
        assert (answer.status_code, answer.json()["error"]["code"]) == (401, "bad_token")
    assert COOKIE not in eve.http.cookies  # for trying, nobody is given one


def test_a_bad_token_is_refused_even_beside_a_good_cookie(clients: Clients) -> None:
    ana = stranger_with_a_cookie(clients)
    for authorization in ("Bearer nonsense", "Bearer", "Basic YW5hOmFuYQ==", "nonsense"):
        answer = ana.http.get("/api/me", headers={"Authorization": authorization})
        assert answer.json()["error"]["code"] == "bad_token"
    assert ana.does("GET me")["made"]


@pytest.mark.parametrize("is_running", [True, False])
def test_whoever_was_shown_out_does_not_come_back_by_the_link(
    clients: Clients, is_running: bool
) -> None:
    ana, beto, phone = clients("Ana", "Beto", "Phone")
    table = ana.makes("exlibris", ME, OPEN, *([] if is_running else [OPEN]))
    link = beto.joins(table)["seat_secret"]
    ana.does("DELETE seats/1/player", at=table)
    for client in (beto, phone):
        assert client.refused("POST claim", {"secret": link}, at=table).code == "bad_link"
    assert beto.looks(table)["seat"] is None
    assert beto.refused("DELETE seats/1/bot", at=table).status in (403, 409)


def test_whoever_was_given_two_seats_moves_for_both_and_no_other(clients: Clients) -> None:
    ana, beto, dora = clients("Ana", "Beto", "Dora")
    table = ana.makes("exlibris", ME, OPEN, OPEN)
    beto.joins(table)
    link = dora.joins(table)["seat_secret"]
    seen = beto.does("POST claim", {"secret": link}, at=table)
    assert seen["mine"] == [1, 2]
    assert beto.looks(table, 2)["view"]["hands"][1] is None
    assert beto.looks(table, 1)["view"]["hands"][2] is None
    assert beto.refused("GET ", at=table, seat=0).code == "not_your_seat"
    assert dora.looks(table)["mine"] == []


def test_whoever_deleted_themselves_is_gone_at_once(clients: Clients) -> None:
    ana, beto, phone = clients("Ana", "Beto", "Phone")
    table = running(ana, beto, watchers="nobody")
    secret = beto.http.cookies[COOKIE]
    with beto.live(table) as live:
        live.receives("table")
        beto.does("DELETE me")
        assert live.receives("refused")["error"]["code"] == "no_watchers"
        assert live.is_closed() == (4403, "no_watchers")
    phone.takes_cookie(secret)
    assert phone.refused("GET me").code == "unknown_player"
    assert phone.refused("POST moves", {"move": "order A", "n": 0}, at=table).status == 401
    link = {"secret": table["seat_secret"]}
    assert phone.refused("POST claim", link, at=table).code == "bad_link"
    chair = ana.looks(table)["chairs"][1]
    assert (chair["name"], chair["stand_in"]) == ("", "regular")


def test_strangers_do_not_learn_where_the_others_play_on(clients: Clients) -> None:
    ana, beto = clients("Ana", "Beto")
    table = running(ana, beto, watchers="nobody")
    play_out(table, ana, beto)
    again = ana.does("POST rematch", at=table)
    eve = stranger_with_a_cookie(clients)
    refused = eve.refused("POST rematch", at=table)
    assert (refused.code, again["table"] in str(refused)) == ("not_seated", False)


def test_where_nobody_may_watch_every_endpoint_is_closed(clients: Clients) -> None:
    ana, beto, nobody = clients("Ana", "Beto", "Nobody")
    table = running(ana, beto, watchers="nobody")
    eve = stranger_with_a_cookie(clients)
    for _ in ("running", "over"):
        for client in (eve, nobody):
            for endpoint, body in LOOKING:
                refused = client.refused(endpoint, body, at=table)
                assert refused.status in (401, 403), endpoint
                assert refused.table is None
            with client.live(table) as live:
                assert live.receives("refused")["error"]["code"] == "no_watchers"
                assert live.is_closed() == (4403, "no_watchers")
        play_out(table, ana, beto)


def test_whoever_waited_at_the_endpoint_sees_nothing_after_the_start(clients: Clients) -> None:
    ana, beto = clients("Ana", "Beto")
    table = ana.makes("exlibris", ME, OPEN, *bots(1), watchers="nobody")
    eve = stranger_with_a_cookie(clients)
    with eve.live(table) as live:
        assert live.receives("table")["view"] is None
        beto.joins(table)
        assert live.receives("refused")["error"]["code"] == "no_watchers"
        ana.does("POST chat", {"text": "only for us"}, at=table)
        assert live.is_closed() == (4403, "no_watchers")


def test_a_cookie_that_is_used_lasts_another_year(clients: Clients) -> None:
    """Once a day, and not with every answer."""
    ana = stranger_with_a_cookie(clients)
    cookie = ana.http.cookies[COOKIE]
    renewed = [ana.ask("GET games").headers.get("set-cookie") for _ in range(3)]
    assert renewed[0] is not None
    assert f"{COOKIE}={cookie}; HttpOnly; Max-Age={YEAR}" in renewed[0]
    assert renewed[1:] == [None, None]
    token = ana.does("POST players", {})["token"]
    answer = httpx.get(f"{ana.server.url}/api/me", headers={"Authorization": f"Bearer {token}"})
    assert "set-cookie" not in answer.headers


def test_a_cookie_is_not_renewed_by_the_request_that_drops_it(clients: Clients) -> None:
    ana = stranger_with_a_cookie(clients)
    dropped = ana.ask("DELETE me").headers.get_list("set-cookie")
    assert len(dropped) == 1
    assert "Max-Age=0" in dropped[0]
