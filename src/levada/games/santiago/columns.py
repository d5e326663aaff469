"""What was noted of many games, as columns: by seat, by round and seat, by square."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from levada.columns import Column, Columns, TableMaker, Tallies, beside, flat, indices, win_shares
from levada.games.santiago.board import CROSSING_NAMES, SQUARE_NAMES, SQUARES
from levada.games.santiago.layout import ROUNDS
from levada.games.santiago.options import EDITIONS
from levada.games.santiago.tally import NEVER
from levada.options import Options


class Noted:
    """The parts of the tallies that were used, by game, round and seat, in wide numbers."""

    def __init__(self, tallies: Tallies, options: Options) -> None:
        self.tallies = tallies
        self.games = len(tallies)
        self.players = options.players
        self.rounds = int(ROUNDS[options.players])
        self.total = self.by_seat("total")
        self.win_share = win_shares(self.total)
        self.overseer = tallies["overseer"][:, : self.rounds]
        self.is_overseer = self.overseer[:, :, None] == np.arange(self.players)

    def by_seat(self, name: str) -> Column:
        return self.tallies[name][:, : self.players].astype(np.int64)

    def by_round(self, name: str) -> Column:
        return self.tallies[name][:, : self.rounds].astype(np.int64)

    def by_round_and_seat(self, name: str) -> Column:
        return self.tallies[name][:, : self.rounds, : self.players].astype(np.int64)

    def of_planter(self, by_square: Column) -> Column:
        """A value by square, summed over the squares that each seat planted."""
        planter = self.tallies["planter"]
        return np.stack(
            [(by_square * (planter == seat)).sum(axis=1) for seat in range(self.players)], axis=1
        )

    def of_round(self, by_square: Column) -> Column:
        """A value by square, where each seat planted in each round."""
        squares = self.by_round_and_seat("square").reshape(self.games, -1)
        found = np.take_along_axis(by_square, squares, axis=1)
        return found.reshape(self.games, self.rounds, self.players)

    def square(self, name: str) -> Column:
        return self.tallies[name].astype(np.int64)


def seats(tallies: Tallies, options: Options) -> Columns:
    """One row a game and seat."""
    noted = Noted(tallies, options)
    sizes = (noted.games, noted.players)
    game, seat = indices(*sizes)
    bid, offer = noted.by_round_and_seat("bid"), noted.by_round_and_seat("offer")
    accepted, first = noted.by_round_and_seat("accepted"), tallies["first_overseer"]
    paid_to_overseer = noted.by_round("bribe")[:, :, None] * noted.is_overseer
    paid_to_bank = noted.by_round("price")[:, :, None] * noted.is_overseer
    by_round = np.arange(1, noted.rounds + 1)
    is_extra = noted.by_round("extra_by")[:, :, None] == np.arange(noted.players)
    money = noted.by_seat("money")
    columns = {
        "total": noted.total,
        "win_share": noted.win_share,
        "money": money,
        "fields": noted.total - money,
        "markers": noted.of_planter(noted.square("markers")),
        "markers_planted": noted.of_planter(noted.square("marked")),
        "palms": noted.of_planter(noted.square("weight") - noted.square("markers")),
        "bids": bid.sum(axis=1),
        "bids_made": (bid > 0).sum(axis=1),
        "offers_made": (offer >= 0).sum(axis=1),
        "bribes_paid": (offer * accepted).sum(axis=1),
        "bribes_taken": paid_to_overseer.sum(axis=1),
        "canals_bought_for": paid_to_bank.sum(axis=1),
        "extra_canal_round": (is_extra * by_round[:, None]).sum(axis=1),
        "rounds_as_overseer": noted.is_overseer.sum(axis=1),
    }
    return {
        "game": game,
        "seat": seat,
        "is_first_overseer": seat == beside(first, *sizes),
        "from_first_overseer": (seat - beside(first, *sizes)) % noted.players,
        **{name: flat(values) for name, values in columns.items()},
    }


def rounds(tallies: Tallies, options: Options) -> Columns:
    """One row a game, round and seat."""
    noted = Noted(tallies, options)
    sizes = (noted.games, noted.rounds, noted.players)
    game, played, seat = indices(*sizes)
    squares = noted.by_round_and_seat("square")
    columns = {
        "is_overseer": noted.is_overseer,
        "money": noted.by_round_and_seat("purse"),
        "bid": noted.by_round_and_seat("bid"),
        "place": noted.by_round_and_seat("place") + 1,
        "square": np.array(SQUARE_NAMES)[squares],
        "planters": noted.of_round(noted.square("tile") % 2 + 1),
        "markers_planted": noted.of_round(noted.square("marked")),
        "points": noted.of_round(noted.square("weight") * noted.square("field")),
        "offer": noted.by_round_and_seat("offer"),
        "offer_accepted": noted.by_round_and_seat("accepted") > 0,
        "bribe_taken": noted.by_round("bribe")[:, :, None] * noted.is_overseer,
    }
    return {
        "game": game,
        "round": played + 1,
        "seat": seat,
        **{name: flat(values) for name, values in columns.items()},
        "total": beside(noted.total[:, None, :], *sizes),
        "win_share": beside(noted.win_share[:, None, :], *sizes),
    }


def squares(tallies: Tallies, options: Options) -> Columns:
    """One row a game and square of the board."""
    noted = Noted(tallies, options)
    sizes = (noted.games, SQUARES)
    game, square = indices(*sizes)
    tile = noted.square("tile")
    crops: Any = options.as_dict()["edition"]
    names = np.array([*EDITIONS[crops].crops, ""])
    planted_in, dried_in = noted.square("planted_in"), noted.square("dried_in")
    last = np.where(dried_in == NEVER, noted.rounds, dried_in)
    columns = {
        "crop": names[tile >> 1],
        "planters": np.where(tile < 0, 0, tile % 2 + 1),
        "planter": noted.square("planter"),
        "planted_round": planted_in,
        "watered_round": noted.square("watered_in"),
        "dried_round": dried_in,
        "rounds_lived": np.where(planted_in == NEVER, 0, last - planted_in),
        "is_alive": noted.square("field") > 0,
        "palm": noted.square("palm") > 0,
        "markers_planted": noted.square("marked"),
        "markers": noted.square("markers"),
        "field": noted.square("field"),
        "points": noted.square("weight") * noted.square("field"),
    }
    return {
        "game": game,
        "square": np.array(SQUARE_NAMES)[square],
        "spring": beside(np.array(CROSSING_NAMES)[tallies["spring"]], *sizes),
        **{name: flat(values) for name, values in columns.items()},
    }


TABLES: Mapping[str, TableMaker] = {
    "seats": seats,
    "rounds": rounds,
    "squares": squares,
}
