"""What one legal move would mean, without what it would turn up."""

from typing import Literal

from levada.contract import Games, Seat, snapshot, trial_copy
from levada.game import Game
from levada.games.santiago.actions import BUILD_NAMED, PASS, PLANT, SEGMENT
from levada.games.santiago.board import SQUARE_NAMES, SQUARES
from levada.games.santiago.layout import AUCTION, BRIBERY, LEFTOVER, OVERSEER, PLANTING, State
from levada.games.santiago.uncompiled_rules import decide, lay_offer
from levada.games.santiago.view import markers_on, offers
from levada.presentation.santiago.aid_types import (
    CanalPreview,
    Field,
    FieldChange,
    PlantPreview,
    SantiagoPreview,
)
from levada.presentation.santiago.bid_outcomes import bid
from levada.presentation.santiago.canal_outcomes import elsewhere, losses, segment
from levada.presentation.santiago.drought_forecast import forecast
from levada.presentation.santiago.fields import fields, points_of
from levada.presentation.santiago.visible_state import seen


def preview(
    game: Game, games: Games, seat: Seat, move: str, actions: tuple[int, ...]
) -> SantiagoPreview:
    """Of a legal move, for a state that `seen_by` has made of the seat."""
    state = seen(games, seat).state
    if state.phase in (PLANTING, LEFTOVER):
        return planting_preview(game, games, seat, move, actions[0])
    if state.phase == AUCTION:
        return {"kind": "bid", "move": move, "bid": bid(state, seat, actions[0])}
    if actions == (PASS,):
        return {"kind": "pass", "move": move}
    return canal_preview(state, seat, move, actions)


def planting_preview(game: Game, games: Games, seat: Seat, move: str, action: int) -> PlantPreview:
    """Asked of the rules: a planting never ends a round, so nothing is turned up by trying."""
    planted = games.copy()
    game.engine.apply(planted, 0, seat, action)
    before, after = snapshot(games, 0), snapshot(planted, 0)
    square = (action - PLANT) % SQUARES
    name = SQUARE_NAMES[square]
    field = next(each for each in fields(after) if name in each["squares"])
    joins = [each for each in fields(before) if is_part(each, field)]
    return {
        "kind": "plant",
        "move": move,
        "field": field,
        "joins": joins,
        "changes": changes(joins, field, after),
        "markers": markers_on(after, square)[1],
        "watered": bool(after.watered >> square & 1),
        "palm": bool(after.palms >> square & 1),
        "loss": loss(after, name),
        "pays": before.money[seat] - after.money[seat],
        "keeps": after.money[seat],
    }


def is_part(field: Field, of: Field) -> bool:
    return set(field["squares"]) <= set(of["squares"])


def changes(joins: list[Field], field: Field, state: State) -> list[FieldChange]:
    """By seat that has or gets something there."""
    found: list[FieldChange] = [
        {
            "seat": seat,
            "before": sum(points_of(seat, each) for each in joins),
            "after": points_of(seat, field),
        }
        for seat in range(state.players)
    ]
    return [each for each in found if each["after"]]


def loss(state: State, square: str) -> Literal["marker", "tile"] | None:
    foreseen = forecast(state)
    if square in foreseen["dries_out"]:
        return "tile"
    return "marker" if square in foreseen["loses_marker"] else None


def canal_preview(state: State, seat: Seat, move: str, actions: tuple[int, ...]) -> CanalPreview:
    action = actions[0]
    number = action - (BUILD_NAMED if action >= BUILD_NAMED else SEGMENT)
    gained = money_gained(state, seat, actions)
    if state.phase == BRIBERY:
        state = with_offer(state, seat, number, actions[1])
    return {
        "kind": "canal",
        "move": move,
        "segment": segment(state, losses(state), offers(state), number),
        "elsewhere": elsewhere(state),
        "pays": max(0, -gained),
        "gains": max(0, gained),
        "keeps": int(state.money[seat]) + gained,
    }


def with_offer(state: State, seat: Seat, number: int, amount: int) -> State:
    offered: State = trial_copy(state)
    offered.wanted[seat] = number
    lay_offer(offered, seat, amount)
    return offered


def money_gained(state: State, seat: Seat, actions: tuple[int, ...]) -> int:
    """By the seat's move, less than 0 where it pays; an offer is paid if it is accepted."""
    if state.phase == BRIBERY:
        return -actions[1]
    if state.phase != OVERSEER:
        return 0
    decided = trial_copy(state)
    decide(decided, seat, actions[0])
    return int(decided.money[seat] - state.money[seat])
