"""Whoever follows a table by its changes has at every moment the table that others are sent whole."""

from contextlib import ExitStack
from random import Random
from typing import Any

import pytest

from tests.server.clients import ME, OPEN, Client, Clients, Table
from tests.server.followed_table import after_message
from tests.server.sockets import TableSocket

MOVES = 60


class Follower:
    """Somebody who is told of a table by its changes."""

    def __init__(self, live: TableSocket) -> None:
        self.live = live
        self.table = after_message({}, live.receives("table"))
        self.logbook = self.table.pop("news")

    def follow(self, version: int) -> None:
        while self.table["version"] < version:
            self.table = after_message(self.table, self.live.receives("changes"))
            self.logbook += self.table.pop("news")


def whole(client: Client, table: Table) -> dict[str, Any]:
    return dict(client.does("GET ", at=table, show="true"))


def without_time(seen: dict[str, Any]) -> dict[str, Any]:
    """Presence is told apart, and clocks run on."""
    chairs = [{**chair, "here": None} for chair in seen["chairs"]]
    return {**seen, "chairs": chairs, "watchers": None, "clock": None}


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("santiago", {"edition": "trefl"}),
        ("santiago", {"edition": "trefl", "money": "hidden"}),
        ("exlibris", {}),
    ],
)
def test_changes_add_up_to_the_whole_table(
    clients: Clients, game: str, options: dict[str, Any]
) -> None:
    """Two players, so that bids are sealed; a move taken back now and then."""
    ana, beto, watcher = clients("Ana", "Beto", "")
    table = ana.makes(game, ME, OPEN, options=options)
    chance = Random(13)
    with ExitStack() as open_sockets:

        def follower(client: Client) -> Follower:
            return Follower(open_sockets.enter_context(client.live(table, "?show=changes")))

        following = {client: follower(client) for client in (ana, watcher)}
        beto.joins(table)
        following[beto] = follower(beto)
        for _ in range(MOVES):
            if not play_one([ana, beto], table, chance):
                break
            version = ana.looks(table)["version"]
            for client, followed in following.items():
                followed.follow(version)
                seen = whole(client, table)
                check_logbook(followed.logbook, seen.pop("news"))
                assert without_time(followed.table) == without_time(seen)


def check_logbook(told: list[dict[str, Any]], now: list[dict[str, Any]]) -> None:
    """What was told once is not told again when a sealed bid is opened."""
    assert len(told) == len(now)
    for then, entry in zip(told, now, strict=True):
        assert then in (entry, {**entry, "words": "sealed"})


def play_one(players: list[Client], table: Table, chance: Random) -> bool:
    """One move of somebody who may, or one taken back; whether the game goes on."""
    seen = [client.looks(table) for client in players]
    movers = [seat for seat, each in enumerate(seen) if each["view"]["legal"]]
    if not movers:
        return False
    seat = chance.choice(movers)
    players[seat].moves(table, chance.choice(seen[seat]["view"]["legal"]))
    after = players[seat].looks(table)
    if chance.random() < 0.2 and after["take_back"] is not None:
        wish = {"to": after["take_back"], "n": after["n"]}
        players[seat].does("POST take-back", wish, at=table)
    return True


def test_a_client_that_has_lost_its_place_asks_for_the_whole(clients: Clients) -> None:
    ana, beto = clients("Ana", "Beto")
    table = ana.makes("exlibris", ME, OPEN)
    beto.joins(table)
    with ana.live(table, "?show=changes") as live:
        assert live.receives("table")["seat"] == 0
        live.sends(whole=True)
        assert live.receives("table")["view"] is not None


def test_who_comes_back_gets_what_happened_since(clients: Clients) -> None:
    ana, beto = clients("Ana", "Beto")
    table = ana.makes("exlibris", ME, OPEN, options={"first": 0})
    beto.joins(table)
    known = ana.moves(table)["version"]
    with ana.live(table, f"?show=changes&after={known}") as live:
        assert live.receives("table")["news"] == []
    for nonsense in ("-1", "99999999999999999999", "x", "²"):
        with ana.live(table, f"?after={nonsense}") as live:
            assert len(live.receives("table")["news"]) == known


def test_who_sits_down_gets_the_whole_table_through_the_new_seat(clients: Clients) -> None:
    ana, beto = clients("Ana", "Beto")
    table = ana.makes("exlibris", ME, OPEN)
    beto.does("PUT me/name", {"name": "Beto"})
    with beto.live(table, "?show=changes") as live:
        assert live.receives("table")["seat"] is None
        beto.joins(table)
        seen = live.receives("table")
        assert (seen["seat"], seen["state"]) == (1, "running")
        assert seen["view"]["hands"][1]
        assert seen["opening"]


def test_coming_and_going_is_told_alone(clients: Clients) -> None:
    """Not by the whole table to everybody, as often as somebody comes."""
    ana, beto = clients("Ana", "Beto")
    table = ana.makes("exlibris", ME, OPEN)
    beto.joins(table)
    with ana.live(table) as live:
        live.receives("table")
        for _ in range(20):
            with beto.live(table):
                pass
        live.sends(ping=1)
        told = 0
        while (message := live.next())["type"] != "pong":
            assert message["type"] == "presence"
            told += 1
        assert told <= 3
