"""A game that is set for a time, as an entry in a calendar."""

from datetime import UTC, datetime, timedelta

from icalendar import Alarm, Calendar, Event

from levada.server.link_preview.words import text_of
from levada.server.table import REMINDED_BEFORE, Table

LENGTH = timedelta(hours=1)


def calendar_of(table: Table, address: str, language: str) -> bytes:
    """As a stranger may know the table; `address` is its link."""
    assert table.agreement.starts is not None
    said = text_of(table, language)
    starts = datetime.fromtimestamp(table.agreement.starts, UTC)
    event = Event.new(
        uid=f"{table.id}@levada",
        summary=said.title,
        description=f"{said.text}\n{address}".strip(),
        start=starts,
        end=starts + LENGTH,
        url=address,
        stamp=datetime.fromtimestamp(table.created, UTC),
    )
    alarm = Alarm.new(description=said.title)
    alarm.TRIGGER = timedelta(seconds=-REMINDED_BEFORE)
    alarm.add("action", "DISPLAY")
    event.add_component(alarm)
    calendar = Calendar.new(prodid="-//Levada//", subcomponents=[event])
    return bytes(calendar.to_ical())
