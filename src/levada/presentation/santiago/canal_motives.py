"""What speaks for an overseer's decision: facts that lie open on the table, nothing of what was thought."""

from levada.contract import Games, Seat, snapshot
from levada.games.santiago.board import SEGMENT_NAMES, WATERED_BY
from levada.games.santiago.layout import OVERSEER, State
from levada.games.santiago.names import members
from levada.games.santiago.uncompiled_rules import (
    dried,
    living,
    offered_for,
    price_elsewhere,
    thirsty,
)
from levada.presentation.santiago.aid_types import CanalMotive, WateredTiles

DECLINES = "decline"


def motive(games: Games, seat: Seat, move: str) -> CanalMotive | None:
    """Of an overseer's move, before it is made, in a state that everybody may see."""
    state = snapshot(games, 0)
    if state.phase != OVERSEER:
        return None
    kind, *named = move.split(" ")
    price = price_elsewhere(state)
    if kind == DECLINES:
        return {"money": -price, "canal": None, "refused": None}
    segment = SEGMENT_NAMES.index(named[0])
    money = offered_for(state, segment) if kind == "accept" else -price
    dearest = dearest_segment(state)
    if dearest is not None and offered_for(state, dearest) <= money:
        dearest = None
    return {
        "money": money,
        "canal": watered_tiles_of(state, seat, segment),
        "refused": None if dearest is None else watered_tiles_of(state, seat, dearest),
    }


def dearest_segment(state: State) -> int | None:
    """For which most was offered; none where nobody offered anything."""
    named = [each for each in members(int(state.named)) if offered_for(state, each)]
    return max(named, key=lambda each: offered_for(state, each), default=None)


def watered_tiles_of(state: State, seat: Seat, segment: int) -> WateredTiles:
    dry = int(WATERED_BY[segment]) & ~int(state.watered)
    others = [
        other
        for other in range(state.players)
        if other != seat and watered_tiles(state, other, segment)
    ]
    return {
        "segment": SEGMENT_NAMES[segment],
        "offered": offered_for(state, segment),
        "own": watered_tiles(state, seat, segment).bit_count(),
        "others": others,
        "empty": (dry & ~living(state) & ~dried(state)).bit_count(),
    }


def watered_tiles(state: State, seat: Seat, segment: int) -> int:
    """The squares of a seat's tiles that are dry and would touch this canal."""
    return int(WATERED_BY[segment]) & thirsty(state) & int(state.owned[seat])
