"""What a notification says, in its reader's language: made of nothing but the notification."""

import time
from dataclasses import dataclass
from datetime import datetime
from zoneinfo import ZoneInfo

from levada.server.link_preview.pieces import LinkWords, NotificationWords, pieces
from levada.server.link_preview.words import company, name_of, standings
from levada.server.notification import Notification
from levada.server.room import Room

MINUTE, HOUR, DAY = 60, 3600, 86_400
TEST = "test"
"""The kind of what is sent to try a way out."""


@dataclass(frozen=True)
class Message:
    kind: str
    subject: str
    """The table, or the tournament."""
    title: str
    text: str
    path: str
    """Of the page that it is about."""
    language: str
    asked: str | None = None
    until: float | None = None


def message_of(notification: Notification, room: Room | None, language: str, zone: str) -> Message:
    """With the names at the table as they are now; none for what is about no table."""
    words = pieces()["words"][language]
    values = notification.values
    parts = PARTS[notification.kind](notification, room, words, zone)
    return Message(
        notification.kind,
        notification.subject,
        title_of(notification, words),
        " ".join(filter(None, parts)),
        path_of(notification),
        language,
        values.get("asked"),
        values.get("until"),
    )


def test_message(language: str) -> Message:
    """For whoever wants to see that a way works."""
    said = pieces()["words"][language]["notifications"]
    return Message(TEST, "", "Levada", said["test"], "/me", language)


def title_of(notification: Notification, words: LinkWords) -> str:
    title, values = words["notifications"]["titles"][notification.kind], notification.values
    for name in ("from", "title", "round"):
        title = title.replace(f"{{{name}}}", str(values.get(name, "")))
    if "game" not in values:
        return title
    return f"{title} · {name_of(values['game'], values.get('edition'), words)}"


def path_of(notification: Notification) -> str:
    return f"/t/{notification.table}"


def others_at(room: Room | None, notification: Notification, words: LinkWords) -> str:
    return (
        "" if room is None else company(room.chairs, words, but=room.seats_of(notification.player))
    )


def of_move(
    notification: Notification, room: Room | None, words: LinkWords, _zone: str
) -> list[str]:
    said, values = words["notifications"], notification.values
    game = " ".join(filter(None, (values["game"], values["edition"])))
    left = time_left(values["until"], said)
    parts = (said["asked"][game][values["asked"]], left, others_at(room, notification, words))
    return [with_an_end(part) for part in parts if part]


def with_an_end(sentence: str) -> str:
    """Questions and notes of the page have no full stop, beside others they need one."""
    capital = sentence[0].upper() + sentence[1:]
    return capital if capital[-1] in ".?!" else f"{capital}."


def time_left(until: float | None, said: NotificationWords) -> str:
    """Rounded down: nobody is told of time that they do not have."""
    seconds = 0.0 if until is None else until - time.time()
    if seconds < MINUTE:
        return ""
    for unit, length in (("days", DAY), ("hours", HOUR), ("minutes", MINUTE)):
        numbers: list[str] = said[unit]  # type: ignore[literal-required]  # one of the three
        if seconds >= 2 * length or unit == "minutes":
            return said["timeLeft"].replace("{time}", numbers[int(seconds // length)])
    return ""


def of_start(
    notification: Notification, room: Room | None, words: LinkWords, _zone: str
) -> list[str]:
    return [others_at(room, notification, words)]


def of_end(
    notification: Notification, room: Room | None, words: LinkWords, _zone: str
) -> list[str]:
    scores = notification.values["scores"]
    if scores is None or room is None:
        return [words["notifications"]["ended"]]
    return [f"{standings(room.chairs, scores, words)}."]


def of_invitation(
    _notification: Notification, _room: Room | None, words: LinkWords, _zone: str
) -> list[str]:
    return [words["notifications"]["invited"]]


def of_round(
    _notification: Notification, _room: Room | None, words: LinkWords, _zone: str
) -> list[str]:
    return [words["notifications"]["roundReady"]]


def of_appointment(
    notification: Notification, _room: Room | None, words: LinkWords, zone: str
) -> list[str]:
    at = datetime.fromtimestamp(notification.values["at"], ZoneInfo(zone))
    return [words["notifications"]["beginsAt"].replace("{time}", f"{at:%H:%M}")]


PARTS = {
    "your_move": of_move,
    "game_started": of_start,
    "game_over": of_end,
    "invitation": of_invitation,
    "tournament_round": of_round,
    "game_soon": of_appointment,
}
