"""Stretches of games, from all over them, and those who look on."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import count, cycle
from random import Random

from levada.contract import NOBODY, Seat
from levada.server import clocks
from levada.server.logbook import Entry
from levada.server.room import Chair, Room
from levada.server.table import Draft
from levada.server.table import Table as ServedTable
from levada.server.table_agreement import REGULAR, Agreement, Days, GameClock, NoClock
from tests.contract.game_knowledge import Secret, secrets_of
from tests.contract.tables import Table
from tests.server.two_worlds import HUSH, Line, World, hidden_money, line
from tests.server.two_worlds_apps import VISITOR, id_of

COURSES = 4
MOVES_WATCHED = 6
PACES = (
    NoClock(),
    GameClock(kind="clock", minutes=5.0, increment=2.0),
    Days(kind="days", days=2.0),
)


@dataclass(frozen=True)
class Scene:
    """Somebody looks on from one move to another."""

    name: str
    line: Line
    start: int
    end: int
    seat: Seat
    """NOBODY for a watcher."""
    person: int | None
    agreement: Agreement
    bots: int
    """How many of the other seats at most."""

    @property
    def secrets(self) -> Sequence[Secret]:
        """Money comes last, since bids are drawn from what there really is.

        Where hints are given it is none: R10 lets programs count.
        """
        known = secrets_of(self.line.table.game)
        is_money_secret = self.agreement.game == "santiago" and not self.agreement.hints
        return (*known, hidden_money) if is_money_secret else known

    def draft(self, world: World, now: float) -> Draft:
        """The table as the scene begins."""
        draft = ServedTable(self.name, self.agreement, now, self.room(now)).draft(now, now)
        draft.state = "running"
        draft.match = self.line.match.at(self.start)
        draft.dealt = world.dealt(self.line.table)
        return draft

    def room(self, now: float) -> Room:
        seats = self.line.table.seats
        others = [seat for seat in seats if seat != self.seat]
        bots = others[len(others) - self.bots :] if self.seat != NOBODY else others[1:][: self.bots]
        chairs = [
            Chair("bot", level=REGULAR)
            if seat in bots
            else Chair("person", id_of(seat), f"name {seat}", link=f"{HUSH}: link {seat}")
            for seat in seats
        ]
        room = Room(chairs, id_of(0), f"{HUSH}: link of the maker")
        room.clocks = clocks.initial(self.agreement, len(chairs))
        if room.clocks is not None:
            room.clocks.since = now
        return room

    def logbook(self, world: World) -> list[Entry]:
        lines = zip(self.line.logbook[: self.start], world.words, strict=False)
        return [replace(entry, words=words) for entry, words in lines]


def scenes(table: Table, course: int = 0) -> Iterator[Scene]:
    """Without end, as every seat in turn and as a watcher, at tables agreed on in every way.

    Each first course gives games of its own.
    """
    chance = Random(f"{table}{course or ''}")
    for number, seat in zip(count(), cycle(table.watchers), strict=False):
        found = line(table, course + number % COURSES)
        end = chance.choice(ends(found, is_sealed=chance.random() < 0.5))
        person = chance.choice((VISITOR, None)) if seat == NOBODY else seat
        yield Scene(
            f"scene-{course + number}",
            found,
            max(0, end - MOVES_WATCHED),
            end,
            seat,
            person,
            agreement(table, chance),
            chance.choice((0, 0, 1, len(table.seats) - 1)),
        )


def ends(of: Line, *, is_sealed: bool) -> Sequence[int]:
    """Where a scene may end: before the game does, or where a bid lies sealed if any ever does."""
    everywhere = range(1, len(of.match.moves))
    return (is_sealed and [n for n in everywhere if of.is_sealed_at(n)]) or everywhere


def agreement(table: Table, chance: Random) -> Agreement:
    agreed = table.options.as_dict()
    return Agreement.model_construct(
        game=table.game.name,
        options={name: value for name, value in agreed.items() if name != "players"},
        pace=chance.choice(PACES),
        watchers="nobody" if chance.random() < 0.1 else "anyone",
        listed=chance.random() < 0.8,
        chat=chance.random() < 0.8,
        take_back=chance.random() < 0.8,
        hints=chance.random() < 0.15,
    )
