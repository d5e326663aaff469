"""What would be shown if somebody were careless: in place of what `visibility` shows."""

from typing import Any

from levada.server.logbook import Entry
from levada.server.room import Chair
from levada.server.table import Table
from levada.server.visibility import Asker, Parts, own_parts


def show_salt(table: Table) -> dict[str, Any]:
    assert table.dealt is not None
    return vars(table.dealt)


def show_everything(table: Table, asker: Asker, public: Parts) -> Parts:
    own, match = own_parts(table, asker, public), table.match
    assert match is not None
    return {**own, "view": {**own["view"], **match.game.trace(match.games, 0)}}


def show_money(table: Table, asker: Asker, public: Parts) -> Parts:
    own, match = own_parts(table, asker, public), table.match
    assert match is not None
    money = match.game.trace(match.games, 0)["money"]
    return {**own, "view": {**own["view"], "money": money}}


def show_bid(_table: Table, entry: Entry, _seat: int | None) -> dict[str, Any]:
    return vars(entry)


def show_player(chair: Chair, *, is_here: bool) -> dict[str, Any]:
    return {"player": chair.player, "here": is_here}
