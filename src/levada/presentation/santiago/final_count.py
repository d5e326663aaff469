"""The count: at the end, and at any time as if the game ended then."""

from functools import lru_cache

from levada.contract import NOBODY, Games, Seat, snapshot
from levada.games.santiago.layout import OVER, State
from levada.games.santiago.names import square_words
from levada.match import winners_of
from levada.presentation.santiago.aid_types import SantiagoCount, SantiagoTotal, Totals
from levada.presentation.santiago.drought_forecast import dried_out
from levada.presentation.santiago.fields import fields_on, points_of
from levada.presentation.santiago.planted_board import (
    KEPT,
    PlantedBoard,
    at_the_end,
    planted_board,
)
from levada.presentation.santiago.visible_state import VisibleState, all_shown, seen


def count(games: Games, *, is_revealed: bool) -> SantiagoCount:
    """With all shown once the game is over or ended; or as a spectator would count it now."""
    return counted_up(all_shown(snapshot(games, 0)) if is_revealed else seen(games, NOBODY))


def counted_up(visible: VisibleState) -> SantiagoCount:
    final = at_the_end(planted_board(visible.state))
    counted = [field for field in fields_on(final) if field["shares"]]
    seats = by_seat(visible, final)
    sums = [each["total"] for each in seats if each["total"] is not None]
    return {
        "game": "santiago",
        "fields": counted,
        "seats": seats,
        "winners": winners_of(sums) if visible.state.phase == OVER else None,
    }


def by_seat(visible: VisibleState, final: PlantedBoard) -> list[SantiagoTotal]:
    return [
        total(seat, money, points)
        for seat, (money, points) in enumerate(zip(visible.money, points_on(final), strict=True))
    ]


@lru_cache(KEPT)
def points_on(board: PlantedBoard) -> list[int]:
    """By seat, for its fields."""
    counted = fields_on(board)
    return [sum(points_of(seat, field) for field in counted) for seat in range(board.players)]


def total(seat: Seat, money: int | None, points: int) -> SantiagoTotal:
    return {
        "seat": seat,
        "fields": points,
        "money": money,
        "total": None if money is None else points + money,
    }


def totals(visible: VisibleState) -> Totals:
    """If the game ended now."""
    board = planted_board(visible.state)
    final = at_the_end(board)
    return {
        "dries_out": square_words(dried_out(board, final)),
        "seats": by_seat(visible, final),
    }


def with_own_money(public: Totals, state: State, seat: Seat) -> Totals:
    """The totals that a spectator sees, as a seat sees them."""
    if seat == NOBODY or not state.money_is_hidden:
        return public
    seats = [*public["seats"]]
    seats[seat] = total(seat, state.money[seat], seats[seat]["fields"])
    return {"dries_out": public["dries_out"], "seats": seats}


def totals_at(games: Games, *, is_revealed: bool) -> list[int | None]:
    """By seat, with all shown once the game is over; or as a spectator sees it."""
    visible = all_shown(snapshot(games, 0)) if is_revealed else seen(games, NOBODY)
    return [each["total"] for each in totals(visible)["seats"]]


def rounds_done(games: Games) -> int:
    return int(games["rounds_done"][0]) + (1 if games["phase"][0] == OVER else 0)
