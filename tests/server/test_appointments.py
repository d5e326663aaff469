"""Games that are set for a time."""

import time
from datetime import UTC, datetime
from typing import Any

import httpx
from icalendar import Calendar

from levada.server import game_start
from levada.server.notifications.of_change import add_notifications
from levada.server.room import Chair, Room
from levada.server.table import REMINDED_BEFORE, Draft, Table
from levada.server.table_agreement import Agreement
from tests.server.clients import ME, OPEN, Clients
from tests.server.running_server import Server, bots

HOUR = 3600.0
SOON = 1.5
"""Seconds: long enough to sit down, short enough to wait for."""


def drafted(people: int, *, at: float, appointment: Any, seats: int = 3) -> Draft:
    """A table that is set for the time 10,000, at another time."""
    chairs = [Chair("person", f"p{n}", f"N{n}") for n in range(people)]
    chairs += [Chair("open") for _ in range(seats - people)]
    room = Room(chairs, "p0", "", appointment=appointment)
    table = Table("abc", Agreement(game="exlibris", starts=10_000.0), 0.0, room)
    return table.draft(now=500.0, wall=at)


def test_a_quarter_of_an_hour_before_it_those_who_sit_are_called() -> None:
    early = drafted(2, at=10_000.0 - HOUR, appointment="remind")
    assert early.due(()) == 500.0 + HOUR - REMINDED_BEFORE
    draft = drafted(2, at=10_000.0 - REMINDED_BEFORE, appointment="remind")
    game_start.keep_appointment(draft)
    add_notifications(draft, {"p1": {"game_soon"}, "p2": {"game_soon"}})
    assert [(each.kind, each.player, each.values["at"]) for each in draft.notifications] == [
        ("game_soon", "p1", 10_000.0)
    ]
    assert (draft.state, draft.due(())) == ("open", 500.0 + REMINDED_BEFORE)


def test_at_its_time_the_game_begins_and_bots_take_the_free_seats() -> None:
    draft = drafted(2, at=10_000.0, appointment="start")
    game_start.keep_appointment(draft)
    assert (draft.state, draft.words) == ("running", "start")
    assert [chair.kind for chair in draft.room.chairs] == ["person", "person", "bot"]


def test_with_nobody_to_play_with_the_table_stays_open() -> None:
    draft = drafted(1, at=10_000.0, appointment="start")
    game_start.keep_appointment(draft)
    assert (draft.state, draft.words, draft.due(())) == ("open", "too few", None)


def test_the_game_waits_for_its_time_although_everybody_sits(clients: Clients) -> None:
    ana, beto = clients("Ana", "Beto")
    table = ana.makes("exlibris", ME, OPEN, starts=time.time() + SOON, listed=True)
    assert beto.joins(table)["state"] == "open"
    [listed] = [
        each for each in beto.does("GET tables")["tables"] if each["table"] == table["table"]
    ]
    assert listed["agreement"]["starts"] == table["agreement"]["starts"]
    seen = ana.waits(table, lambda seen: bool(seen["state"] == "running"))
    assert sorted(entry["words"] for entry in seen["news"]) == ["sit", "soon", "start"]


def test_its_maker_may_start_it_before(clients: Clients) -> None:
    [ana] = clients("Ana")
    table = ana.makes("exlibris", ME, OPEN, starts=time.time() + HOUR)
    assert ana.does("POST start", {"fill": "novice"}, at=table)["state"] == "running"


def test_it_can_be_put_into_a_calendar(server: Server, clients: Clients) -> None:
    [ana] = clients("Ana")
    starts = float(int(time.time() + HOUR))
    table = ana.makes("santiago", ME, OPEN, OPEN, starts=starts)
    answer = httpx.get(f"{server.url}/t/{table['table']}/calendar.ics")
    assert answer.headers["content-type"].startswith("text/calendar")
    [event] = Calendar.from_ical(answer.content).events
    assert event.start == datetime.fromtimestamp(starts, UTC)
    assert str(event["summary"]).startswith("Santiago")
    assert str(event["url"]).endswith(f"/t/{table['table']}")
    plain = ana.makes("santiago", ME, OPEN, OPEN)
    assert httpx.get(f"{server.url}/t/{plain['table']}/calendar.ics").status_code == 404


def test_what_cannot_be_set_is_refused(clients: Clients) -> None:
    [ana] = clients("Ana")
    now = time.time()
    for starts, seat in ((now - 1, OPEN), (now + 91 * 86_400, OPEN), (now + HOUR, bots(1)[0])):
        wish = {"game": "exlibris", "seats": [ME, seat], "starts": starts}
        assert ana.refused("POST tables", wish).code == "bad_start"
