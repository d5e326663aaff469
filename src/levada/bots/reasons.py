"""Why a move is good, as data: codes and values that any language can put into words."""

from typing import Any

from levada.bots.minds import Thinker
from levada.contract import Games, Seat
from levada.game import Game


def reasons_for(
    game: Game, seen: Games, seat: Seat, actions: tuple[int, ...], thinker: Thinker
) -> list[dict[str, Any]]:
    """What a move changes for the seat and the others, as far as the seat can see."""
    before = thinker.appraise(seen)
    trial = seen.copy()
    for action in actions:
        game.engine.apply(trial, 0, seat, action)
    gained = thinker.appraise(trial) - before
    return [{"reason": "worth", "points": round(float(gained[seat]), 1)}]
