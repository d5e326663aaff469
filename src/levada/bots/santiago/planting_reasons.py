"""Why an amount is bid for a place in the planting order, and why a tile goes where it goes."""

from typing import Any

from levada.bots.reason_types import Reason
from levada.bots.santiago.point_reasons import (
    WORTH_NAMING_OF_LEADER,
    in_points,
    others_points_reasons,
    own_points_reasons,
)
from levada.bots.santiago.what_if import WhatIf, canals_away
from levada.contract import Games, Seat, snapshot
from levada.games.santiago.actions import PLANT
from levada.games.santiago.board import SQUARES
from levada.games.santiago.layout import PASSED, PLANTING, State
from levada.games.santiago.names import members, tile_name
from levada.games.santiago.planting_orders import PlantingOrders, orders_with_bid
from levada.games.santiago.uncompiled_rules import has_sealed_bids, leaves_tile_over, markers_less
from levada.games.santiago.view import markers_on

NEAR = 2  # canals
LITTLE = 1  # escudos left for bribery


def bid_reasons(what_if: WhatIf, actions: tuple[int, ...]) -> list[Reason]:
    state, seat, [amount] = what_if.state, what_if.seat, actions
    orders = orders_with_bid(state, seat, amount)
    best, worst = orders.places_of(seat)
    tiles = tiles_by_gain(what_if, amount)
    reasons: list[Reason] = [
        {"reason": "planting_place", "best": best, "worst": worst},
        {"reason": "best_tile", **tiles[best - 1]},
    ]
    if tiles[worst - 1]["points"] < tiles[best - 1]["points"]:
        reasons.append({"reason": "lesser_tile", **tiles[worst - 1]})
    reasons += price_reasons(state, seat, amount)
    if amount == PASSED or not has_sealed_bids(state):  # anybody may lose with a sealed bid
        reasons += new_overseer_reasons(orders, seat)
    if best == 1 and leaves_tile_over(state):
        reasons.append({"reason": "left_over"})
    return reasons


def price_reasons(state: State, seat: Seat, amount: int) -> list[Reason]:
    if markers_less(amount):
        return [{"reason": "one_marker_less"}]
    reasons: list[Reason] = [{"reason": "costs", "escudos": amount}]
    left = state.money[seat] - amount
    return [*reasons, {"reason": "money_left", "escudos": left}] if left <= LITTLE else reasons


def new_overseer_reasons(orders: PlantingOrders, seat: Seat) -> list[Reason]:
    if not any(orders.is_last(seat)):
        return []
    return [{"reason": "overseer" if all(orders.is_last(seat)) else "may_be_overseer"}]


def tiles_by_gain(what_if: WhatIf, amount: int) -> list[dict[str, Any]]:
    """The open tiles and what each would bring, best first."""
    state = what_if.state
    tiles = [
        {
            "tile": tile_name(state, state.turned_up[slot]),
            "points": in_points(what_if.best_planting(slot, what_if.seat, amount)),
        }
        for slot in members(state.open_slots)
    ]
    return sorted(tiles, key=lambda tile: -tile["points"])


def planting_reasons(what_if: WhatIf, actions: tuple[int, ...]) -> list[Reason]:
    state = what_if.state
    slot, square = divmod(actions[0] - PLANT, SQUARES)
    planted = what_if.after(actions)
    change = what_if.change(planted)
    return [
        *own_points_reasons(what_if, change),
        *field_reasons(what_if, planted, square, tile_name(state, state.turned_up[slot])[:-1]),
        water_reason(state, square),
        *palm_reasons(snapshot(planted, 0), square),
        *rival_planter_reasons(what_if, slot),
        *others_points_reasons(what_if, change),
        *marker_reasons(state, what_if.seat, snapshot(planted, 0), square),
    ]


def field_reasons(what_if: WhatIf, planted: Games, square: int, crop: str) -> list[Reason]:
    tiles = what_if.tiles_in_field(planted, square)
    return [{"reason": "joins", "crop": crop, "tiles": tiles}] if tiles > 1 else []


def water_reason(state: State, square: int) -> Reason:
    canals = canals_away(state, square)
    if canals == 0:
        return {"reason": "on_water"}
    return {"reason": "near_water" if canals <= NEAR else "far_from_water", "canals": canals}


def palm_reasons(planted: State, square: int) -> list[Reason]:
    """It counts for whoever has a marker beside it."""
    is_counted = planted.palms & planted.tended & 1 << square
    return [{"reason": "palm"}] if is_counted else []


def marker_reasons(state: State, seat: Seat, planted: State, square: int) -> list[Reason]:
    _, markers = markers_on(planted, square)
    reasons: list[Reason] = (
        [{"reason": "markers", "markers": markers}] if markers else [{"reason": "neutral"}]
    )
    if state.phase == PLANTING and markers_less(state.bid[seat]):
        reasons.append({"reason": "one_marker_less"})
    return reasons


def rival_planter_reasons(what_if: WhatIf, slot: int) -> list[Reason]:
    """The best placed of those who plant later, if they would like this tile more than the next."""
    state = what_if.state
    later = state.order[state.planted + 1 : state.players]
    if not later:
        return []
    rival = max(later, key=lambda seat: what_if.totals[seat])
    wishes = {
        each: what_if.best_planting(each, rival, state.bid[rival])
        for each in members(state.open_slots)
    }
    points = in_points(wishes.pop(slot) - max(wishes.values()))
    if points < WORTH_NAMING_OF_LEADER:
        return []
    leads = rival == what_if.leader
    return [{"reason": "wanted_by", "seat": rival, "points": points, "leads": leads}]
