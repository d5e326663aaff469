"""A table in memory: a replay of its logbook, and the room around it."""

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal, cast

import orjson

from levada.contract import Games, Seat
from levada.match import Match
from levada.record import Record
from levada.server import clocks, rated_tables
from levada.server.logbook import BACK, Change, Entry
from levada.server.move_numbers import Numbering
from levada.server.notification import Notification
from levada.server.ratings.rated_game import RatedEnd, RatedStart
from levada.server.refusals import untimely
from levada.server.room import Room, unnamed
from levada.server.table_agreement import Agreement

State = Literal["open", "running", "over"]
MOST_ENTRIES = 1_000
ALWAYS_TAKEN = (
    "leave",
    "bot",
    "time up",
    "start",
    "rematch",
    "deadline",
    "cancelled",
    "soon",
    "too few",
    "device",
    "account",
)
REMINDED_BEFORE = 900.0
"""Seconds before a game that is set for a time, at which those who sit there are called."""
BOT_GRACE = 5.0
"""Seconds after which any worker may make a bot's move that another has not made."""


@dataclass(frozen=True)
class Dealt:
    """The set-up, and the proof that it was settled before the first move."""

    options: dict[str, Any]
    setup: dict[str, Any]
    salt: str
    hash: str


@dataclass
class Table:
    """How a table stands after the last entry that is known here."""

    id: str
    agreement: Agreement
    created: float
    room: Room
    state: State = "open"
    version: int = 0
    dealt: Dealt | None = None
    match: Match | None = None
    logbook: list[Entry] = field(default_factory=list)
    keys: dict[tuple[Seat | None, str], Entry] = field(default_factory=dict)
    steps: dict[int, tuple[Games, Games]] = field(default_factory=dict)
    """The states before and after each move, by version: events are computed from them."""
    numbering: Numbering = field(default_factory=Numbering)
    encoded_entries: dict[int, bytes] = field(default_factory=dict)
    """Entries with their events, as everybody is sent them, by version."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    @cached_property
    def settled(self) -> Agreement:
        """The agreement as it is sent: encoded once, and of the type that it encodes."""
        return cast(Agreement, orjson.Fragment(self.agreement.model_dump_json()))

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return self.match.to_act if self.match and self.state == "running" else ()

    def lay_out(self) -> None:
        """The game before its first move."""
        assert self.dealt is not None
        names = [unnamed(seat) for seat in range(len(self.room.chairs))]
        self.match = Match.laid_out(
            Record(self.agreement.game, self.dealt.options, self.dealt.setup, names)
        )
        self.numbering.follow(self.match)

    def replay(self, entries: Iterable[Entry]) -> None:
        """Goes on with entries that were committed elsewhere."""
        for entry in entries:
            self.note(entry, match_after(self.match, entry))

    def note(self, entry: Entry, match: Match | None) -> None:
        if entry.number is not None and entry.kept is None and match is not None:
            self.steps[entry.version] = match.states[-1], match.games
        self.match = match
        self.version = entry.version
        self.logbook.append(entry)
        if entry.key is not None:
            self.keys[entry.seat, entry.key] = entry
        if match is not None:
            self.numbering.note(entry, match)

    def sent_with(self, seat: Seat, key: str) -> Entry | None:
        """The move a seat has already sent with this key."""
        return self.keys.get((seat, key))

    def standing(self) -> list[Entry]:
        """The entries of the moves that were not taken back."""
        moves: list[Entry] = []
        for entry in self.logbook:
            if entry.kept is not None:
                del moves[entry.kept :]
            elif entry.number is not None:
                moves.append(entry)
        return moves

    def draft(self, now: float, wall: float) -> "Draft":
        return Draft(self, self.room.copy(), self.match, self.state, self.dealt, now, wall)


def match_after(match: Match | None, entry: Entry) -> Match | None:
    if entry.number is None:
        return match
    assert match is not None
    assert entry.seat is not None
    if entry.kept is not None:
        return match.at(entry.kept)
    after = match.at(len(match.moves))
    after.play(entry.seat, entry.words)
    return after


@dataclass
class Draft:
    """A table's next state: a command writes on it, and the journal commits it or not."""

    table: Table
    room: Room
    match: Match | None
    state: State
    dealt: Dealt | None
    now: float
    """On the service clock."""
    wall: float
    seat: Seat | None = None
    words: str = ""
    number: int | None = None
    key: str | None = None
    by: str | None = None
    seating_changed: bool = False
    notifications: Sequence[Notification] = ()
    """What people are to be told of it."""
    returned: str | None = None
    """Who has moved, and may be notified of the table again."""

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return self.match.to_act if self.match and self.state == "running" else ()

    def record(self, seat: Seat | None, words: str) -> None:
        """What the logbook will say happened. A full one takes what ends by itself, as a game does."""
        is_move = self.number is not None and not words.startswith(BACK)
        if self.table.version >= MOST_ENTRIES and not is_move and words not in ALWAYS_TAKEN:
            raise untimely(
                "logbook_full", "too much has happened at this table; only moves are left"
            )
        self.seat = seat
        self.words = words

    def entry(self) -> Entry:
        return Entry(
            self.table.version + 1,
            self.seat,
            self.words,
            self.wall,
            self.number,
            self.key,
            self.by,
        )

    def change(self) -> Change:
        return Change(
            self.table.id,
            self.entry(),
            self.row(),
            self.deal(),
            self.result(),
            self.people_seated() if self.seating_changed else None,
            self.notifications,
            self.returned,
            self.rated() if self.table.agreement.rated else None,
        )

    def people_seated(self) -> list[tuple[Seat, str]]:
        """Whose table it is; a record belongs to whoever brought it."""
        if self.room.ended == "uploaded":
            return [(0, self.room.maker)] if self.room.maker else []
        chairs = enumerate(self.room.chairs)
        return [(seat, chair.player) for seat, chair in chairs if chair.player is not None]

    def row(self) -> dict[str, Any]:
        to_act = self.to_act
        return {
            "version": self.table.version + 1,
            "state": self.state,
            "room": orjson.dumps(self.room).decode(),
            "to_act": sum(1 << seat for seat in to_act),
            "due": self.due(to_act),
            "touched": self.wall,
        }

    def deal(self) -> bytes | None:
        """The deal, if it was made just now."""
        return orjson.dumps(self.dealt) if self.dealt and self.table.dealt is None else None

    def result(self) -> dict[str, Any] | None:
        """The result, once the game was played to its end."""
        is_counted = self.match is not None and self.state == "over" and self.match.is_over
        return self.match.result if self.match and is_counted else None

    def rated(self) -> RatedStart | RatedEnd | None:
        """Of a rated game: who plays, when it begins; who came where, when it is over."""
        if self.table.dealt is None and self.dealt is not None:
            chairs, game = self.room.chairs, self.table.agreement.game
            return RatedStart(
                game, [each.player for each in chairs], [each.level for each in chairs]
            )
        if self.state == "over" and self.table.state == "running":
            result = self.result()
            totals = None if result is None else result["scores"]
            return RatedEnd(self.wall, rated_tables.places_in(self.room, totals, self.seat))
        return None

    def due(self, to_act: Sequence[Seat]) -> float | None:
        """When a runner has to act at the table, at the latest."""
        if self.state == "open":
            return self.appointment_due()
        if self.room.is_paused:
            return None
        is_bot = any(self.room.chairs[seat].is_played_by_bot for seat in to_act)
        falls = clocks.first_to_fall(self.room, to_act)
        times = [self.now + BOT_GRACE] if is_bot else []
        return min([*times, falls[0]] if falls else times, default=None)

    def appointment_due(self) -> float | None:
        starts = self.table.agreement.starts
        if starts is None or self.room.appointment is None:
            return None
        at = starts - REMINDED_BEFORE if self.room.appointment == "remind" else starts
        return self.now + max(0.0, at - self.wall)

    def adopt(self) -> None:
        """Called when the change is committed: the table takes over the draft's state."""
        table = self.table
        table.room = self.room
        table.state = self.state
        if table.dealt is None and self.dealt is not None and self.match is not None:
            table.dealt = self.dealt
            table.numbering.follow(self.match)
        table.note(self.entry(), self.match)
