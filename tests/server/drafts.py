"""Tables in memory, changed by commands at any time one likes: for what cannot be waited for."""

from collections.abc import Callable
from typing import Any

from levada.server.game_start import start_if_full
from levada.server.room import Chair, Room
from levada.server.table import Draft, Table
from levada.server.table_agreement import Agreement
from levada.server.tokens import fingerprint

CHAIRS: dict[str, Callable[[], Chair]] = {
    "Ana": lambda: Chair("person", "ana", "Ana"),
    "Beto": lambda: Chair("person", "beto", "Beto"),
    "Dora": lambda: Chair("person", "dora", "Dora"),
    "bot": lambda: Chair("bot", level="random"),
}


def running(*seated: str, game: str = "exlibris", **agreed: Any) -> Table:
    """A table that Ana made and that starts at time 0."""
    agreement = Agreement.model_validate({"game": game, **agreed})
    room = Room([CHAIRS[name]() for name in seated], "ana", fingerprint("the maker's link"))
    table = Table("table", agreement, 0.0, room)
    return change(table, 0.0, start_if_full)


def change(table: Table, now: float, command: Callable[..., None], *given: Any, **by: Any) -> Table:
    """A command carried out at a time, and the table after it."""
    draft: Draft = table.draft(now, now)
    command(draft, *given, **by)
    draft.adopt()
    return table
