"""Whether somebody is told of something now, later or not at all, and by which ways."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Literal
from urllib.parse import urlsplit

from levada.contract import Seat
from levada.server.notification import Notification
from levada.server.notifications.of_change import asked
from levada.server.notifications.quiet_hours import end_of_quiet
from levada.server.room import ROOM
from levada.server.store.outbox import Person, Undecided

LOOK_AGAIN = 60.0
"""Seconds until somebody who is seen elsewhere is looked for again."""
LONGEST_WAIT = 86_400.0
"""Seconds after which what could not be told is no longer news, but for one's own move."""
OF_TABLES = ("your_move", "game_started", "game_over")
MAIL = "mail"
"""The one receiver of all mail: the operator's own server."""
Decision = Literal["drop", "send"] | float
"""A number is the time until which it is put off."""


@dataclass(frozen=True)
class Presence:
    """Whether whoever is to be told looks at the table, or at any of theirs."""

    here: bool
    anywhere: bool


def decide(
    undecided: Undecided, person: Person, table: Any, seen: Presence, now: float
) -> Decision:
    notification = undecided.notification
    if notification.kind not in person.settings.kinds or notification.subject in person.silenced:
        return "drop"
    if seen.here or (notification.kind in OF_TABLES and table is None):
        return "drop"
    if notification.kind == "your_move" and not is_asked(notification, table):
        return "drop"
    if notification.kind != "your_move" and now - undecided.written > LONGEST_WAIT:
        return "drop"
    if seen.anywhere:
        return now + LOOK_AGAIN
    settings = person.settings
    quiet = end_of_quiet(now, settings.time_zone, settings.quiet_from, settings.quiet_until)
    return "send" if quiet is None else quiet


def is_asked(notification: Notification, table: Any) -> bool:
    """Whether it is still the person's move: a move may have been taken back, or a bot plays on."""
    return notification.player in asked(ROOM.validate_json(table.room), seats_in(table.to_act))


def seats_in(mask: int) -> list[Seat]:
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def ways_to(
    person: Person, notification: Notification, allowed: Collection[str]
) -> list[dict[str, Any]]:
    """All ways to somebody; a webhook of a table is for that table alone."""
    ways: list[dict[str, Any]] = []
    if "push" in allowed:
        ways += [{"push_id": row.id, "receiver": host(row.endpoint)} for row in person.pushes]
    if "webhook" in allowed:
        ways += [
            {"webhook_id": row.id, "receiver": host(row.url)}
            for row in person.webhooks
            if row.table_id in (None, notification.subject)
        ]
    if "mail" in allowed and person.address is not None:
        ways.append({"mail_to": notification.player, "receiver": MAIL})
    return ways


def host(url: str) -> str:
    return urlsplit(url).netloc
