"""A database as the first schema left it, with a running and a finished game in it.

`python -m tests.server.first_schema` made the file, while there was no other schema. It is kept as
it is: whatever the schema becomes, these games go on.
"""

import json
import sqlite3
import tempfile
from contextlib import closing
from dataclasses import asdict, dataclass
from pathlib import Path

from sqlalchemy import Column, MetaData, Table

from levada.server.authentication import COOKIE
from levada.server.store.schema import metadata
from tests.server.clients import ME, OPEN, Client, play_out
from tests.server.running_server import bots, serving, sqlite

FILE = Path(__file__).with_suffix(".sql")
FIRST_SCHEMA = MetaData()
AS_NOW = ("tables", "deals", "entries", "attendance", "messages", "mutes", "reviews")
OTHERS = {
    "players": ("id", "fingerprint", "name", "created"),
    "reports": ("id", "table_id", "player_id", "text", "at", "closed"),
    "service": ("id", "beat", "downtime"),
}
"""The columns of those that are not the same now."""
for name, columns in OTHERS.items():
    Table(name, FIRST_SCHEMA, *map(Column, columns))
for name in AS_NOW:
    metadata.tables[name].to_metadata(FIRST_SCHEMA)
COMMENT = "-- "


@dataclass(frozen=True)
class Left:
    """What its people know of it."""

    running: str
    moves: list[list[object]]
    finished: str
    secrets: dict[str, str]
    """The cookies of Ana and Beto."""

    def gone_back(self, client: Client) -> Client:
        client.takes_cookie(self.secrets[client.name])
        return client


def read_first_schema(file: Path) -> Left:
    """Makes the database in a file."""
    comment, _, script = FILE.read_text().partition("\n")
    with closing(sqlite3.connect(file)) as database:
        database.executescript(script)
    return Left(**json.loads(comment.removeprefix(COMMENT)))


def write_first_schema() -> None:
    with tempfile.TemporaryDirectory() as name:
        directory = Path(name)
        with serving(sqlite(directory), directory / "log") as server:
            ana, beto = Client(server, "Ana"), Client(server, "Beto")
            with ana.http, beto.http:
                left = play_a_little(ana, beto)
        with closing(sqlite3.connect(directory / "tables.db")) as database:
            script = "\n".join(database.iterdump())
    FILE.write_text(f"{COMMENT}{json.dumps(asdict(left))}\n{script}\n")


def play_a_little(ana: Client, beto: Client) -> Left:
    pace = {"kind": "days", "days": 3.0}
    running = ana.makes("santiago", ME, OPEN, *bots(1), pace=pace, listed=True)
    beto.joins(running)
    for _ in range(12):
        seen = ana.waits(running, lambda table: set(table["view"]["to_act"]) != {2})
        (ana if 0 in seen["view"]["to_act"] else beto).moves(running)
    ana.does("POST chat", {"text": "see you tomorrow"}, at=running)
    beto.does("POST votes", {"what": "pause"}, at=running)
    finished = play_out(ana.makes("exlibris", ME, *bots(1)), ana)
    seen = ana.waits(running, lambda table: set(table["view"]["to_act"]) != {2})
    moves = [[entry["seat"], entry["words"]] for entry in seen["news"] if entry["n"] is not None]
    secrets = {each.name: each.http.cookies[COOKIE] for each in (ana, beto)}
    return Left(running["table"], moves, finished["table"], secrets)


if __name__ == "__main__":
    write_first_schema()
