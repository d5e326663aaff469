"""What would be shown if somebody were careless: in place of what `visibility` shows."""

from typing import Any

from levada.match import Match
from levada.server.logbook import Entry
from levada.server.room import Chair
from levada.server.table import Table


def show_salt(table: Table) -> dict[str, Any]:
    assert table.dealt is not None
    return vars(table.dealt)


def show_everything(match: Match, seat: int | None) -> dict[str, Any]:
    return {**match.view(seat), **match.game.trace(match.games, 0)}


def show_money(match: Match, seat: int | None) -> dict[str, Any]:
    return {**match.view(seat), "money": match.game.trace(match.games, 0)["money"]}


def show_bid(_table: Table, entry: Entry, _seat: int | None) -> dict[str, Any]:
    return vars(entry)


def show_player(chair: Chair, *, is_here: bool) -> dict[str, Any]:
    return {"player": chair.player, "here": is_here}
