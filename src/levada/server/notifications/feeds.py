"""The moves that somebody is to make, as a feed and as a calendar."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any
from urllib.parse import urlsplit
from xml.etree import ElementTree as ET

from icalendar import Calendar, Event
from sqlalchemy.engine import Row

from levada.games import GameName
from levada.server.link_preview.pieces import pieces
from levada.server.link_preview.words import company, name_of
from levada.server.notifications.decision import seats_in
from levada.server.notifications.of_change import asked
from levada.server.room import ROOM, Room
from levada.server.store.notifications import NotificationSettings
from levada.server.table_agreement import Agreement

ATOM = "http://www.w3.org/2005/Atom"
LENGTH = timedelta(minutes=15)


@dataclass(frozen=True)
class MoveDue:
    """A table that waits for somebody's move."""

    table_id: str
    version: int
    game: GameName
    edition: Any
    room: Room
    mine: Sequence[int]
    touched: float
    until: float | None
    """When the time is up, by the wall clock."""

    def title(self, language: str) -> str:
        words = pieces()["words"][language]
        title = words["notifications"]["titles"]["your_move"]
        return f"{title} · {name_of(self.game, self.edition, words)}"

    def text(self, language: str) -> str:
        return company(self.room.chairs, pieces()["words"][language], but=self.mine)


def moves_due(player: str, rows: Iterable[Row[Any]], wall_ahead: float) -> list[MoveDue]:
    """`wall_ahead` is by how much the wall clock is ahead of the service clock."""
    found = []
    for row in rows:
        room = ROOM.validate_json(row.room)
        seat = asked(room, seats_in(row.to_act)).get(player)
        if seat is not None:
            agreement = Agreement.model_validate_json(row.agreement)
            clocks, until = room.clocks, None
            if clocks is not None and clocks.since is not None:
                until = clocks.since + clocks.left[seat] + wall_ahead
            edition = agreement.options.get("edition")
            mine = room.seats_of(player)
            found.append(
                MoveDue(
                    row.id, row.version, agreement.game, edition, room, mine, row.touched, until
                )
            )
    return found


def as_atom(moves: Sequence[MoveDue], settings: NotificationSettings, home: str) -> bytes:
    ET.register_namespace("", ATOM)
    feed = ET.Element(f"{{{ATOM}}}feed")
    said = pieces()["words"][settings.language]["notifications"]
    add(feed, "title", f"Levada · {said['feed']}")
    add(feed, "id", f"{home}/me")
    add(feed, "updated", at(max((move.touched for move in moves), default=0.0)).isoformat())
    add(add(feed, "author"), "name", "Levada")
    for move in moves:
        entry = add(feed, "entry")
        link = f"{home}/t/{move.table_id}"
        add(entry, "title", move.title(settings.language))
        add(entry, "id", f"{link}#{move.version}")
        add(entry, "updated", at(move.touched).isoformat())
        add(entry, "link").set("href", link)
        add(entry, "summary", move.text(settings.language))
    return bytes(ET.tostring(feed, encoding="utf-8", xml_declaration=True))


def add(parent: ET.Element, name: str, text: str | None = None) -> ET.Element:
    child = ET.SubElement(parent, f"{{{ATOM}}}{name}")
    child.text = text
    return child


def at(wall: float) -> datetime:
    return datetime.fromtimestamp(int(wall), UTC)


def as_calendar(moves: Sequence[MoveDue], settings: NotificationSettings, home: str) -> bytes:
    """Those for which there is a time."""
    calendar = Calendar()
    said = pieces()["words"][settings.language]["notifications"]
    calendar.add("prodid", "-//Levada//Moves//")
    calendar.add("version", "2.0")
    calendar.add("x-wr-calname", f"Levada · {said['feed']}")
    for move in moves:
        if move.until is not None:
            event = Event()
            event.add("uid", f"{move.table_id}-{move.version}@{urlsplit(home).netloc}")
            event.add("dtstamp", at(move.touched))
            event.add("dtstart", at(move.until) - LENGTH)
            event.add("dtend", at(move.until))
            event.add("summary", move.title(settings.language))
            event.add("description", move.text(settings.language))
            event.add("url", f"{home}/t/{move.table_id}")
            calendar.add_component(event)
    return bytes(calendar.to_ical())
