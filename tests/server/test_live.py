"""The socket of a table: what happens comes by it, moves and looks go by it."""

from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.server.clients import ME, OPEN, Client, Clients, Table
from tests.server.running_server import Server


def of_two(clients: Clients, **agreed: Any) -> tuple[Table, Client, Client]:
    """Seat 0, Ana's, is the first to move."""
    ana, beto = clients("Ana", "Beto")
    table = ana.makes("exlibris", ME, OPEN, options={"first": 0}, **agreed)
    return beto.joins(table), ana, beto


def test_the_first_message_is_the_whole_table_with_its_logbook(clients: Clients) -> None:
    table, ana, beto = of_two(clients)
    move = ana.looks(table)["view"]["legal"][0]
    ana.moves(table, move)
    with beto.live(table) as live:
        first = live.receives("table")
    assert (first["seat"], first["n"], first["version"]) == (1, 1, 2)
    assert [entry["words"] for entry in first["news"]] == ["start", move]


def test_each_change_comes_with_its_news_and_no_old_ones(clients: Clients) -> None:
    table, ana, beto = of_two(clients)
    with beto.live(table) as live:
        first = live.receives("table")
        ana.moves(table)
        second = live.receives("table")
    assert second["version"] == first["version"] + 1
    assert [entry["n"] for entry in second["news"]] == [0]


def test_each_seat_sees_its_own_hand_and_a_watcher_none(clients: Clients) -> None:
    table, ana, beto = of_two(clients)
    [watcher] = clients("")
    shown = []
    for client in (ana, beto, watcher):
        with client.live(table) as live:
            shown.append([hand is not None for hand in live.receives("table")["view"]["hands"]])
    assert shown == [[True, False], [False, True], [False, False]]


def test_a_move_by_the_socket_is_told_to_all_and_acknowledged(clients: Clients) -> None:
    table, ana, beto = of_two(clients)
    with ana.live(table) as hers, beto.live(table) as his:
        move = hers.receives("table")["view"]["legal"][0]
        hers.sends(move=move, n=0, key="k")
        assert hers.receives("done") == {"type": "done", "key": "k", "n": 0}
        assert his.receives("table", lambda seen: seen["moves"] == 1)["view"]["to_act"] == [1]
        hers.sends(move=move, n=0, key="k")
        assert hers.receives("done")["n"] == 0
    assert ana.looks(table)["moves"] == 1


def test_a_stale_move_is_refused_and_followed_by_the_table(clients: Clients) -> None:
    table, ana, _ = of_two(clients)
    with ana.live(table) as live:
        move = live.receives("table")["view"]["legal"][0]
        live.sends(move=move, n=5, key="k")
        refused = live.receives("refused")
        assert (refused["key"], refused["error"]["code"]) == ("k", "stale")
        again = live.receives("table")
        assert (again["n"], again["news"]) == (0, [])


def test_an_illegal_move_is_refused_with_what_is_open(clients: Clients) -> None:
    table, ana, _ = of_two(clients)
    with ana.live(table) as live:
        legal = live.receives("table")["view"]["legal"]
        live.sends(move="order Z", n=0)
        error = live.receives("refused")["error"]
    assert (error["code"], error["values"]["open"]) == ("wrong_shape", legal)


@pytest.mark.parametrize(
    "text",
    ["", "hello", "[]", "3", '"move"', "{}", '{"jump": 1}', '{"move": 1, "n": 0}', '{"move": "x"}',
     '{"move": "order A", "n": 0, "extra": 1}', '{"look": 9}', '{"ping": -1}', "x" * 5000],
)  # fmt: skip
def test_a_message_that_is_none_is_refused_and_the_socket_stays(
    clients: Clients, text: str
) -> None:
    table, ana, _ = of_two(clients)
    with ana.live(table) as live:
        live.socket.send(text)
        assert live.receives("refused")["error"]["code"] == "bad_message"
        live.sends(ping=7)
        assert live.receives("pong")["pong"] == 7


def test_bytes_are_no_message(clients: Clients) -> None:
    table, ana, _ = of_two(clients)
    with ana.live(table) as live:
        live.socket.send(b"{}")
        assert live.receives("refused")["error"]["code"] == "bad_message"


def test_who_is_connected_shows(clients: Clients) -> None:
    table, ana, beto = of_two(clients)
    with ana.live(table) as live:
        assert [chair["here"] for chair in live.receives("table")["chairs"]] == [True, False]
        with beto.live(table):
            assert live.receives("presence", lambda told: told["here"] == [0, 1])
        assert live.receives("presence", lambda told: told["here"] == [0])


def test_who_looks_on_and_then_sits_down_is_here(clients: Clients) -> None:
    ana, beto = clients("Ana", "Beto")
    table = ana.makes("exlibris", ME, OPEN)
    beto.does("PUT me/name", {"name": "Beto"})
    with beto.live(table) as live:
        seen = live.receives("table")
        assert (seen["seat"], seen["watchers"]) == (None, 1)
        beto.joins(table)
        seen = live.receives("table", lambda seen: seen["state"] == "running")
        assert (seen["seat"], seen["watchers"]) == (1, 0)
        assert [chair["here"] for chair in seen["chairs"]] == [False, True]


def test_who_leaves_the_table_looks_on(clients: Clients) -> None:
    table, _, beto = of_two(clients)
    with beto.live(table) as live:
        assert live.receives("table")["seat"] == 1
        beto.does("POST leave", at=table)
        seen = live.receives("table", lambda seen: seen["seat"] is None)
        assert seen["view"]["hands"] == [None, None]


def test_watchers_are_counted_and_cannot_move(clients: Clients) -> None:
    table, ana, _ = of_two(clients)
    watcher, other = clients("", "Dora")
    other.does("PUT me/name", {"name": "Dora"})
    with ana.live(table) as live, watcher.live(table) as distant, other.live(table) as known:
        assert live.receives("presence", lambda told: told["watchers"] == 2)
        distant.sends(move="order A", n=0)
        assert distant.receives("refused")["error"]["code"] == "unknown_player"
        known.sends(move="order A", n=0)
        assert known.receives("refused")["error"]["code"] == "not_your_seat"
        known.sends(look=0)
        assert known.receives("refused")["error"]["code"] == "not_your_seat"


def test_where_nobody_may_watch_strangers_are_shown_out(clients: Clients) -> None:
    table, ana, _ = of_two(clients, watchers="nobody")
    [stranger] = clients("")
    assert stranger.refused("GET ", at=table).code == "no_watchers"
    assert stranger.refused("GET chat", at=table).code == "no_watchers"
    with stranger.live(table) as live:
        assert live.receives("refused")["error"]["code"] == "no_watchers"
        assert live.is_closed() == (4403, "no_watchers")
    with ana.live(table) as live:
        assert live.receives("table")["seat"] == 0


def test_who_waits_at_a_table_without_watchers_is_shown_out_when_it_starts(
    clients: Clients,
) -> None:
    ana, beto, stranger = clients("Ana", "Beto", "")
    table = ana.makes("exlibris", ME, OPEN, watchers="nobody")
    with stranger.live(table) as live:
        assert live.receives("table")["state"] == "open"
        beto.joins(table)
        assert live.receives("refused")["error"]["code"] == "no_watchers"
        assert live.is_closed() == (4403, "no_watchers")


def test_there_is_no_socket_where_there_is_no_table(clients: Clients) -> None:
    [ana] = clients("Ana")
    with ana.live({"table": "nowhere"}) as live:
        assert live.receives("refused")["error"]["code"] == "no_table"
        assert live.is_closed() == (4403, "no_table")


def test_a_token_opens_the_socket_like_a_cookie(server: Server, clients: Clients) -> None:
    [ana] = clients("Ana")
    table = ana.makes("exlibris", ME, OPEN)
    token = ana.does("POST players", {"name": "Robot"})["token"]
    bearer = {"Authorization": f"Bearer {token}"}
    address = f"/api/tables/{table['table']}"
    assert ana.http.post(f"{address}/join", json={}, headers=bearer).json()["seat"] == 1
    url = f"ws{server.url.removeprefix('http')}{address}/live"
    with connect(url, additional_headers=bearer) as socket:
        assert '"seat":1' in str(socket.recv(timeout=5))
    with connect(url, additional_headers={"Authorization": "Bearer wrong"}) as socket:
        assert "bad_token" in str(socket.recv(timeout=5))


def test_the_page_of_another_site_opens_no_socket(server: Server, clients: Clients) -> None:
    table, _, _ = of_two(clients)
    url = f"ws{server.url.removeprefix('http')}/api/tables/{table['table']}/live"
    with pytest.raises(InvalidStatus, match="403"):
        connect(url, additional_headers={"Origin": "https://elsewhere.example"})
