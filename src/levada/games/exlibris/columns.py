"""What was noted of many games, as columns: by seat, and by island."""

from collections.abc import Mapping

import numpy as np

from levada.columns import Columns, TableMaker, Tallies, beside, flat, indices, win_shares
from levada.games.exlibris.layout import COLOUR_NAMES, COLOURS
from levada.games.exlibris.tally import ENDINGS
from levada.options import Options


def seats(tallies: Tallies, options: Options) -> Columns:
    """One row a game and seat."""
    sizes = (len(tallies), options.players)
    game, seat = indices(*sizes)
    first = beside(tallies["first"], *sizes)
    total = tallies["total"][:, : options.players].astype(np.int64)
    house_points = tallies["house_points"][:, : options.players].astype(np.int64)
    taken = np.arange(options.players)[:, None]
    columns = {
        "total": total,
        "win_share": win_shares(total),
        "books": tallies["books"][:, : options.players],
        "book_points": total - house_points,
        "house_points": house_points,
        "villages": (tallies["village_taken_by"][:, None, :] == taken).sum(axis=2),
        "cities": (tallies["city_taken_by"][:, None, :] == taken).sum(axis=2),
        "orders": tallies["ordered"][:, : options.players].sum(axis=2),
        "orders_joined": tallies["joined"][:, : options.players],
        "found": tallies["found"][:, : options.players],
    }
    return {
        "game": game,
        "seat": seat,
        "is_first": seat == first,
        "from_first": (seat - first) % options.players,
        **{name: flat(values) for name, values in columns.items()},
        "ending": beside(np.array(ENDINGS)[tallies["ending"]], *sizes),
    }


def islands(tallies: Tallies, options: Options) -> Columns:
    """One row a game and island."""
    sizes = (len(tallies), COLOURS)
    game, island = indices(*sizes)
    columns = {
        "value": tallies["value_of"],
        "left": tallies["left"],
        "sticks": tallies["sticks"],
        "village_taken_by": tallies["village_taken_by"],
        "city_taken_by": tallies["city_taken_by"],
        "orders": tallies["ordered"][:, : options.players].sum(axis=1),
        "found": tallies["found_on"],
        "books_held": tallies["held"][:, : options.players].sum(axis=1),
    }
    return {
        "game": game,
        "island": np.array(list(COLOUR_NAMES))[island],
        **{name: flat(values, np.int64) for name, values in columns.items()},
        "ending": beside(np.array(ENDINGS)[tallies["ending"]], *sizes),
    }


TABLES: Mapping[str, TableMaker] = {
    "seats": seats,
    "islands": islands,
}
