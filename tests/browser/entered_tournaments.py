"""Tournaments for the page: entered by people with accounts, and in their first round if one likes."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from levada.server.authentication import COOKIE
from tests.browser.visitor import ACCOUNTS, Visitor
from tests.server.account_holders import close_all, with_accounts
from tests.server.clients import Client
from tests.server.running_server import Server

NAMES = ("Ana", "Beto", "Cleo", "Dora", "Adelina", "Bento", "Celeste")
TERMS: dict[str, Any] = {
    "title": "Levada",
    "game": "exlibris",
    "pace": {"kind": "clock", "minutes": 30},
    "smallest": 3,
    "largest": 3,
    "rounds": 2,
    "stand_in": "random",
}


def come(visitor: Visitor, number: int = 1) -> list[Client]:
    """People with accounts; the visitor is the first of them."""
    server = visitor.server
    assert isinstance(server, Server)
    run = next(ACCOUNTS)
    # Accounts are written past the server, which takes an event loop: one runs here already.
    with ThreadPoolExecutor(1) as apart:
        names = [f"{name} {run}" for name in NAMES[:number]]
        clients = apart.submit(with_accounts, server, *names).result()
    visitor.context.on("close", lambda _context: close_all(clients))
    token = clients[0].http.headers["Authorization"].removeprefix("Bearer ")
    visitor.context.add_cookies([{"name": COOKIE, "value": token, "url": server.url}])
    return clients


def made(visitor: Visitor, number: int, **chosen: Any) -> tuple[str, list[Client]]:
    """A tournament of the visitor's, by its id, that all have entered."""
    clients = come(visitor, number)
    tournament = clients[0].does("POST tournaments", {**TERMS, **chosen})["id"]
    for client in clients:
        client.does(f"POST tournaments/{tournament}/register")
    return str(tournament), clients
