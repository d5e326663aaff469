"""People and programs with accounts, made past the endpoints: many, and at once."""

from collections.abc import Sequence

from sqlalchemy import func, insert, literal, select

from levada.server.store.schema import accounts, players
from tests.server.clients import Client
from tests.server.database_contents import change_rows
from tests.server.running_server import Server


def with_accounts(server: Server, *names: str, kind: str = "person") -> list[Client]:
    """Before their first request: a server remembers who has which secret."""
    came = [newcomer(server, name) for name in names]
    rows = select(
        players.c.id,
        players.c.name,
        func.lower(players.c.name),
        literal(kind),
        players.c.created,
    ).where(players.c.name.in_(names))
    columns = ["player_id", "name", "folded", "kind", "created"]
    change_rows(server.database, insert(accounts).from_select(columns, rows))
    return came


def newcomer(server: Server, name: str) -> Client:
    client = Client(server, name)
    token = client.does("POST players", {"name": name})["token"]
    client.http.headers["Authorization"] = f"Bearer {token}"
    return client


def close_all(clients: Sequence[Client]) -> None:
    for client in clients:
        client.http.close()
