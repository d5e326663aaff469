"""What a notice says, in its reader's language: made of nothing but the notice."""

import time
from dataclasses import dataclass
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

from levada.server.link_preview.pieces import CallWords, LinkWords, pieces
from levada.server.link_preview.words import company, name_of, standings
from levada.server.notice import Notice
from levada.server.room import Chair

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


def message_of(notice: Notice, language: str, zone: str) -> Message:
    words = pieces()["words"][language]
    values = notice.values
    parts = PARTS[notice.kind](values, words, zone)
    return Message(
        notice.kind,
        notice.subject,
        title_of(notice, words),
        " ".join(filter(None, parts)),
        path_of(notice),
        language,
        values.get("asked"),
        values.get("until"),
    )


def test_message(language: str) -> Message:
    """For whoever wants to see that a way works."""
    said = pieces()["words"][language]["calls"]
    return Message(TEST, "", "Levada", said["test"], "/me", language)


def title_of(notice: Notice, words: LinkWords) -> str:
    title = words["calls"]["titles"][notice.kind]
    for name in ("from", "tournament", "round"):
        title = title.replace(f"{{{name}}}", str(notice.values.get(name, "")))
    values = notice.values
    return f"{title} · {name_of(values['game'], values.get('edition'), words)}"


def path_of(notice: Notice) -> str:
    if notice.kind == "tournament_round":
        table = notice.values.get("table")
        return f"/tournaments/{notice.subject}" if table is None else f"/t/{table}"
    return f"/t/{notice.subject}"


def chairs_in(values: dict[str, Any]) -> list[Chair]:
    return [Chair(kind, name=name) for kind, name in values["chairs"]]


def of_move(values: dict[str, Any], words: LinkWords, _zone: str) -> list[str]:
    said = words["calls"]
    game = " ".join(filter(None, (values["game"], values["edition"])))
    others = company(chairs_in(values), words, but=values["mine"])
    parts = (said["asked"][game][values["asked"]], time_left(values["until"], said), others)
    return [with_an_end(part) for part in parts if part]


def with_an_end(sentence: str) -> str:
    """Questions and notes of the page have no full stop, beside others they need one."""
    capital = sentence[0].upper() + sentence[1:]
    return capital if capital[-1] in ".?!" else f"{capital}."


def time_left(until: float | None, said: CallWords) -> str:
    """Rounded down: nobody is told of time that they do not have."""
    seconds = 0.0 if until is None else until - time.time()
    if seconds < MINUTE:
        return ""
    for unit, length in (("days", DAY), ("hours", HOUR), ("minutes", MINUTE)):
        numbers: list[str] = said[unit]  # type: ignore[literal-required]  # one of the three
        if seconds >= 2 * length or unit == "minutes":
            return said["timeLeft"].replace("{time}", numbers[int(seconds // length)])
    return ""


def of_start(values: dict[str, Any], words: LinkWords, _zone: str) -> list[str]:
    return [company(chairs_in(values), words, but=values["mine"])]


def of_end(values: dict[str, Any], words: LinkWords, _zone: str) -> list[str]:
    scores = values["scores"]
    if scores is None:
        return [words["calls"]["ended"]]
    return [f"{standings(chairs_in(values), scores, words)}."]


def of_invitation(_values: dict[str, Any], words: LinkWords, _zone: str) -> list[str]:
    return [words["calls"]["invited"]]


def of_round(_values: dict[str, Any], words: LinkWords, _zone: str) -> list[str]:
    return [words["calls"]["roundReady"]]


def of_appointment(values: dict[str, Any], words: LinkWords, zone: str) -> list[str]:
    at = datetime.fromtimestamp(values["at"], ZoneInfo(zone))
    return [words["calls"]["beginsAt"].replace("{time}", f"{at:%H:%M}")]


PARTS = {
    "your_move": of_move,
    "game_started": of_start,
    "game_over": of_end,
    "invitation": of_invitation,
    "tournament_round": of_round,
    "game_soon": of_appointment,
}
