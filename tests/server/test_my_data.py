"""What is kept about somebody: all of it is shown to them, and all of it goes when they say so."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from levada.record import read_records
from levada.server.authentication import COOKIE
from tests.server.authenticator import Member
from tests.server.clients import ME, OPEN, Client, Table, play_out, screen
from tests.server.database_contents import everything_in
from tests.server.running_server import Server, bots, serving, sqlite

RECORD = Path(__file__).parents[1] / "records" / "exlibris-end-by-city.json"
numbers = count()


@dataclass
class Story:
    """Everything Dora did here, beside Beto; her words and names are found nowhere else."""

    dora: Member
    beto: Member
    name: str
    screen_name: str
    saying: str
    accusing: str
    running: Table = field(init=False)
    finished: Table = field(init=False)
    rematch: Table = field(init=False)
    left: Table = field(init=False)
    gathering: Table = field(init=False)
    brought: Table = field(init=False)

    def happens(self) -> None:
        dora, beto = self.dora, self.beto
        for person in (dora, beto):
            person.registers()
        self.running = dora.makes("santiago", ME, screen(self.screen_name), OPEN)
        beto.joins(self.running)
        self.finished = beto.makes("exlibris", ME, OPEN)
        dora.joins(self.finished)
        for person in (dora, beto):
            person.does("POST votes", {"what": "end"}, at=self.finished)
        self.rematch = beto.does("POST rematch", at=self.finished)
        self.left = beto.makes("santiago", ME, OPEN, *bots(1))
        dora.joins(self.left)
        dora.does("POST leave", at=self.left)
        self.gathering = dora.makes("santiago", ME, OPEN, OPEN)
        self.brought = dora.does("POST records", record_naming(self.name))
        self.people_talk()

    def people_talk(self) -> None:
        dora, beto, table = self.dora, self.beto, self.running
        dora.does("POST chat", {"text": self.saying}, at=table)
        dora.does("POST chat", {"phrase": "would_pay", "segment": "A1-B1", "amount": 2}, at=table)
        beto.does("POST chat", {"text": f"mine stays, {self.beto.name}"}, at=table)
        dora.does("POST report", {"text": self.accusing}, at=table)
        dora.does("POST me/notifications/webhooks", {"url": self.webhook})
        dora.does("PUT bell", {"on": False}, at=table)
        dora.does("PUT seats/2/muted", {"muted": True}, at=table)
        beto.does("PUT seats/0/muted", {"muted": True}, at=table)
        dora.does(f"PUT people/{self.beto.name}/followed", {})
        beto.does(f"PUT people/{self.name}/followed", {})
        dora.does(f"PUT people/{self.beto.name}/muted", {"muted": False})
        beto.does("POST invitations", {"name": self.name}, at=self.rematch)
        dora.does(f"PUT people/{self.beto.name}/muted", {"muted": True})
        dora.does("POST me/code")
        dora.does("POST passkeys/wish", {})

    @property
    def traces(self) -> list[str]:
        player = self.dora.does("GET me")["id"]
        return [player, self.name, self.screen_name, self.saying, self.accusing, self.webhook]

    @property
    def webhook(self) -> str:
        return f"https://hooks.example/{self.name.replace(' ', '-')}"


@contextmanager
def story_at(server: Server) -> Iterator[Story]:
    number = next(numbers)
    name = f"Dora Lindwurm {number}"
    dora, beto = Member(server, name), Member(server, f"Beto {number}")
    with dora.http, beto.http:
        told = Story(
            dora, beto, name, f"Tante Quitte {number}", f"Satz {number}!", f"Klage {number}!"
        )
        told.happens()
        yield told


@pytest.fixture
def story(own_server: Server) -> Iterator[Story]:
    with story_at(own_server) as told:
        yield told


def record_naming(name: str) -> dict[str, Any]:
    [record] = read_records(RECORD)
    record.seats[0] = name
    return record.as_dict()


def test_everything_kept_is_shown(story: Story) -> None:
    me = story.dora.does("GET me")
    assert me["name"] == story.name
    ties = {(seat["table_id"], seat["seat"]): (seat["name"], seat["tie"]) for seat in me["seats"]}
    assert ties == {
        (story.running["table"], 0): (story.name, "yours"),
        (story.running["table"], 1): (story.screen_name, "yours"),
        (story.finished["table"], 1): (story.name, "yours"),
        (story.rematch["table"], 1): ("", "kept for you"),
        (story.left["table"], 1): (story.name, "left"),
        (story.gathering["table"], 0): (story.name, "yours"),
    }
    made = (story.running, story.gathering, story.brought)
    assert set(me["made"]) == {table["table"] for table in made}
    said, offered = me["messages"]
    assert said["text"] == story.saying
    assert (offered["phrase"], offered["values"]["amount"]) == ("would_pay", 2)
    assert me["mutes"] == 1
    assert [webhook["url"] for webhook in me["webhooks"]] == [story.webhook]
    assert me["silenced_tables"] == [{"table_id": story.running["table"]}]
    assert me["account"]["name"] == story.name
    assert (len(me["devices"]), len(me["passkeys"])) == (1, 1)
    assert me["follows"] == [story.beto.name]
    assert me["invited_to"] == [story.rematch["table"]]
    assert [report["text"] for report in me["reports"]] == [story.accusing]
    assert story.saying not in str(story.beto.does("GET me"))


def test_nothing_is_left_of_somebody_who_wants_to_be_forgotten(
    own_server: Server, story: Story
) -> None:
    traces = story.traces
    stored = everything_in(own_server.database)
    assert all(trace in stored for trace in traces)
    before = story.beto.does("GET me")
    story.dora.does("DELETE me")
    left_over = everything_in(own_server.database)
    assert [trace for trace in traces if trace in left_over] == []
    assert story.beto.does("GET me") == {**before, "mutes": 0, "follows": []}
    assert f"mine stays, {story.beto.name}" in left_over


def test_not_even_in_the_bytes_of_the_file(tmp_path: Path) -> None:
    """What is deleted is overwritten, and nothing is left beside the file once the server stops."""
    with serving(sqlite(tmp_path), tmp_path / "log") as server, story_at(server) as story:
        traces = story.traces
        story.dora.does("DELETE me")
        log = (tmp_path / "tables.db-wal").read_bytes()
        assert [trace for trace in traces if trace.encode() in log] == []
        server.stop()
        files = {file.name: file.read_bytes() for file in tmp_path.glob("tables.db*")}
    assert sorted(files) == ["tables.db", "tables.db.lock"]
    assert b"mine stays" in files["tables.db"]
    left_over = b"".join(files.values())
    assert [trace for trace in traces if trace.encode() in left_over] == []


def test_bots_play_on_for_somebody_forgotten(story: Story) -> None:
    story.dora.does("DELETE me")
    seen = story.beto.looks(story.running)
    assert [chair["name"] for chair in seen["chairs"]] == ["", "", story.beto.name]
    assert [chair["stand_in"] for chair in seen["chairs"]] == ["regular", "regular", None]
    assert play_out(story.running, story.beto)["ended"] == "played"
    record = story.beto.does("GET record", at=story.running)
    assert record["seats"] == ["seat 0", "seat 1", story.beto.name]
    story.beto.waits(story.left, lambda table: bool(table["chairs"][1]["name"] == ""))


def test_a_seat_kept_for_somebody_forgotten_is_anybodys(own_server: Server, story: Story) -> None:
    story.dora.does("DELETE me")
    caio = Client(own_server, "Caio")
    with caio.http:
        assert caio.joins(story.rematch)["seat"] == 1


def test_the_cookie_is_dropped_and_opens_nothing_any_more(story: Story) -> None:
    secret = story.dora.http.cookies[COOKIE]
    dropped = story.dora.ask("DELETE me")
    assert "Max-Age=0" in dropped.headers["set-cookie"]
    assert COOKIE not in story.dora.http.cookies
    story.dora.http.headers["Authorization"] = f"Bearer {secret}"
    for _ in range(4):  # whichever worker answers
        assert story.dora.refused("GET me").code == "bad_token"
    assert story.beto.refused("GET ", at=story.brought).code == "no_table"


def test_a_socket_of_somebody_forgotten_only_watches(story: Story) -> None:
    with story.dora.live(story.running) as live:
        seen = live.receives("table")
        assert seen["mine"] == [0, 1]
        story.dora.does("DELETE me")
        live.receives("table", lambda message: bool(message["mine"] == []))
        live.sends(text="still here")
        assert live.receives("refused")["error"]["code"] == "not_seated"
        live.sends(move="pass", n=seen["n"], seat=0)
        assert live.receives("refused")["error"]["code"] == "not_your_seat"


def test_whoever_is_not_known_has_nothing_to_see_or_delete(own_server: Server) -> None:
    with own_server.client() as nobody:
        assert nobody.get("/api/me").status_code == 401
        assert nobody.delete("/api/me").status_code == 401
