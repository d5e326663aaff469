"""People who come to tables: each with a browser of their own, by the endpoints anybody uses."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from typing import Any

import httpx
from websockets.sync.client import connect

from levada.server.authentication import COOKIE
from tests.server.response_checks import check_response
from tests.server.running_server import Server
from tests.server.sockets import LONGEST_WAIT, TableSocket

Table = dict[str, Any]
Wish = dict[str, Any]
ME: Wish = {"kind": "me"}
OPEN: Wish = {"kind": "open"}


def screen(name: str = "") -> Wish:
    return {"kind": "screen", "name": name}


@dataclass(frozen=True)
class Refused:
    """What the server would not do, and how the table stands where the answer shows it."""

    status: int
    code: str
    text: str
    values: dict[str, Any]
    table: Table | None


class Client:
    """Somebody by name, at this server."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        self.name = name
        self.http = server.client(event_hooks={"response": [check_response]})

    def ask(
        self, endpoint: str, body: Any = None, at: Table | None = None, **query: Any
    ) -> httpx.Response:
        """An endpoint such as `GET games`, or `POST start` at a table."""
        method, _, path = endpoint.partition(" ")
        place = "" if at is None else f"tables/{at['table']}/"
        url = f"/api/{place}{path}".rstrip("/")
        return self.http.request(method, url, json=body, params=query)

    def does(self, endpoint: str, body: Any = None, at: Table | None = None, **query: Any) -> Any:
        """What must go well; the answer."""
        answer = self.ask(endpoint, body, at, **query)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    def refused(
        self, endpoint: str, body: Any = None, at: Table | None = None, **query: Any
    ) -> Refused:
        """What must not be."""
        answer = self.ask(endpoint, body, at, **query)
        assert answer.is_client_error, answer.text
        found = answer.json()
        return Refused(answer.status_code, **found["error"], table=found.get("table"))

    def makes(self, game: str, *seats: Wish, **agreed: Any) -> Table:
        wish = {"game": game, "seats": seats, "name": self.name, **agreed}
        return dict(self.does("POST tables", wish))

    def joins(self, table: Table, seat: int | None = None) -> Table:
        return dict(self.does("POST join", {"name": self.name, "seat": seat}, at=table))

    def looks(self, table: Table, seat: int | None = None) -> Table:
        query = {} if seat is None else {"seat": seat}
        return dict(self.does("GET ", at=table, **query))

    def moves(self, table: Table, move: str | None = None, seat: int | None = None) -> Table:
        """The first legal move unless one is named; the table after it."""
        seen = self.looks(table, seat)
        wish = {"move": move or seen["view"]["legal"][0], "n": seen["n"], "seat": seat}
        return dict(self.does("POST moves", wish, at=table)["table"])

    def waits(self, table: Table, until: Callable[[Table], bool]) -> Table:
        """Looks again and again, until the table is as it should be."""
        end = time.monotonic() + LONGEST_WAIT
        while not until(seen := self.looks(table)):
            assert time.monotonic() < end, f"it never came to that: {seen}"
            time.sleep(0.02)
        return seen

    def takes_cookie(self, secret: str) -> None:
        """Somebody else's, or one from before."""
        self.http.cookies.set(COOKIE, secret, domain=self.http.base_url.host)

    @contextmanager
    def live(self, table: Table, query: str = "") -> Iterator[TableSocket]:
        """A socket at a table."""
        address = self.server.url.replace("http", "ws", 1)
        secret = self.http.cookies.get(COOKIE)
        headers = {} if secret is None else {"Cookie": f"{COOKIE}={secret}"}
        url = f"{address}/api/tables/{table['table']}/live{query}"
        # Unread messages wait here without end: else they would keep the socket from closing.
        with connect(url, additional_headers=headers, max_queue=None) as socket:
            yield TableSocket(socket)


Clients = Callable[..., list[Client]]
"""People by their names."""


def play_out(table: Table, *clients: Client) -> Table:
    """All moves up to the end, at random."""
    chance = Random(1)
    while True:
        for client in clients:
            seen = client.looks(table)
            if seen["state"] == "over":
                return seen
            for seat in set(seen["mine"]) & set(seen["view"]["to_act"]):
                own = seen if seat == seen["seat"] else client.looks(table, seat)
                wish = {"move": chance.choice(own["view"]["legal"]), "n": own["n"], "seat": seat}
                client.does("POST moves", wish, at=table)
