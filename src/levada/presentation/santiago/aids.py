"""All that is worth showing a seat beside its view."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from levada.contract import NOBODY, Games, Seat, recall
from levada.game import Game
from levada.games.santiago.layout import (
    AUCTION,
    BRIBERY,
    EXTRA,
    LEFTOVER,
    OVER,
    OVERSEER,
    PLANTING,
    TILES_A_CROP,
    UNSEEN,
    State,
)
from levada.games.santiago.options import EDITION_NAMES, EDITIONS
from levada.games.santiago.uncompiled_rules import (
    is_last_round,
    rounds,
    tiles_face_down,
    tiles_in_play,
)
from levada.presentation.santiago.aid_types import (
    CropLeft,
    OwnAids,
    SantiagoAids,
    Step,
    Strip,
    Supply,
)
from levada.presentation.santiago.bid_outcomes import auction, bids
from levada.presentation.santiago.canal_outcomes import elsewhere, segments
from levada.presentation.santiago.drought_forecast import forecast
from levada.presentation.santiago.fields import fields
from levada.presentation.santiago.final_count import totals, with_own_money
from levada.presentation.santiago.planted_board import KEPT
from levada.presentation.santiago.visible_state import seen

STEPS: Sequence[Step] = ("auction", "new_overseer", "planting", "bribery", "extra")
THEN: Sequence[Step] = ("drought", "income")
AT_LAST: Sequence[Step] = ("last_drought", "count")
NOW: Mapping[int, Step] = {
    AUCTION: "auction",
    UNSEEN: "auction",
    PLANTING: "planting",
    LEFTOVER: "planting",
    BRIBERY: "bribery",
    OVERSEER: "bribery",
    EXTRA: "extra",
    OVER: "count",
}


def public_aids(games: Games) -> SantiagoAids:
    """For a spectator, and a state that `seen_by` has made of it."""
    visible = seen(games, NOBODY)
    state = visible.state
    return {
        "game": "santiago",
        "fields": fields(state),
        "totals": totals(visible),
        "forecast": forecast(state),
        "segments": segments(state),
        "elsewhere": elsewhere(state),
        "auction": auction(state),
        "supply": supply(state),
        "strip": strip(state),
    }


def own_aids(game: Game, games: Games, seat: Seat, public: SantiagoAids) -> OwnAids:
    """What is not the same for every seat, of a state that `seen_by` has made of this one."""
    auction, amounts = public["auction"], open_amounts(game, games, seat)
    if auction is not None and amounts:
        auction = {**auction, "bids": bids(seen(games, seat), amounts)}
    return {"totals": with_own_money(public["totals"], recall(games, 0), seat), "auction": auction}


def open_amounts(game: Game, games: Games, seat: Seat) -> list[int]:
    """What a seat that is to bid may bid; in the auction an action is an amount."""
    is_bidding = games["phase"][0] == AUCTION and seat in game.engine.seats_to_act(games, 0)
    return game.engine.legal_actions(games, 0, seat) if is_bidding else []


def supply(state: State) -> Supply:
    """A canal leaves it each round when the overseer has decided, be it to the box."""
    used = state.rounds_done + (1 if OVERSEER < state.phase <= OVER else 0)
    return {
        "canals": rounds(state) - used,
        "tiles": tiles_face_down(state),
        "crops": unseen_by_crop(state),
    }


def unseen_by_crop(state: State) -> list[CropLeft]:
    """Counted from what was seen, never from what lies face down."""
    in_play = tiles_in_play(state)
    turned_up = state.tiles[: in_play - tiles_face_down(state)]
    return unseen_besides(state.edition, (*turned_up, *state.tiles[in_play:]))


@lru_cache(KEPT)
def unseen_besides(edition: int, tiles: tuple[int, ...]) -> list[CropLeft]:
    seen = [tile // 2 for tile in tiles]
    return [
        {"crop": name, "tiles": TILES_A_CROP - seen.count(crop)}
        for crop, name in enumerate(EDITIONS[EDITION_NAMES[edition]].crops)
    ]


def strip(state: State) -> Strip:
    ends = AT_LAST if is_last_round(state) else THEN
    return {"steps": [*STEPS, *ends], "now": NOW.get(state.phase)}
