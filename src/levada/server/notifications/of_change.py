"""Whom a change of a table concerns, and what they are to be told."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from levada.contract import Seat
from levada.server import clocks
from levada.server.notification import Notification, NotificationKind
from levada.server.room import Room
from levada.server.table import Draft

Wanted = Mapping[str, Collection[NotificationKind]]
"""Of everybody who can be told anything: of what they want to be told."""


def add_notifications(draft: Draft, wanted: Wanted) -> None:
    """Writes on a draft who is to be told of it; whoever has brought it about is there and knows."""
    people = {chair.player for chair in draft.room.chairs} & wanted.keys()
    if people:
        actor = actor_of(draft)
        draft.returned = actor if actor in people else None
        draft.notifications = [
            Notification(kind, player, draft.table.id, values_for(draft, player, kind))
            for player in sorted(filter(None, people - {actor}))
            if (kind := first_wanted(draft, player, wanted[player])) is not None
        ]


def actor_of(draft: Draft) -> str | None:
    """The person at the table who has moved or done something else."""
    if draft.seat is None or draft.by is not None:
        return None
    return draft.room.chairs[draft.seat].player


def first_wanted(
    draft: Draft, player: str, wanted: Collection[NotificationKind]
) -> NotificationKind | None:
    """Of one change one thing is told."""
    return next((kind for kind in kinds_for(draft, player) if kind in wanted), None)


def kinds_for(draft: Draft, player: str) -> Iterator[NotificationKind]:
    """What there is to tell somebody, what matters most first."""
    table = draft.table
    is_asked = player in asked(draft.room, draft.to_act)
    if is_asked and player not in asked(table.room, table.to_act):
        yield "your_move"
    if draft.words == "soon":
        yield "game_soon"
    if draft.state == "running" and table.state == "open":
        yield "game_started"
    if draft.state == "over" and table.state == "running":
        yield "game_over"


def asked(room: Room, to_act: Sequence[Seat]) -> dict[str | None, Seat]:
    """The people whose move it is, each with the first of their seats that is to move."""
    if room.is_paused:
        return {}
    return {room.chairs[seat].player: seat for seat in reversed(clocks.running(room, to_act))}


def values_for(draft: Draft, player: str, kind: NotificationKind) -> dict[str, Any]:
    """Only what anybody who looks at the table may know, and nobody's name: it may be deleted."""
    agreement = draft.table.agreement
    options = agreement.options if draft.dealt is None else draft.dealt.options
    values: dict[str, Any] = {"game": agreement.game, "edition": options.get("edition")}
    if kind == "game_soon":
        values["at"] = agreement.starts
    if kind == "your_move":
        assert draft.match is not None
        values["asked"] = draft.match.game.phases[draft.match.games["phase"][0]]
        values["until"] = time_is_up_at(draft, asked(draft.room, draft.to_act)[player])
    if kind == "game_over":
        result = draft.result()
        values["scores"] = None if result is None else result["scores"]
    return values


def time_is_up_at(draft: Draft, seat: Seat) -> float | None:
    """By the wall clock; none where there is no hurry."""
    return None if draft.room.clocks is None else draft.wall + draft.room.clocks.left[seat]
