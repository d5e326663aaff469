"""Why a move of Santiago is good: what it brings, waters, costs, and does to the others."""

from collections.abc import Callable, Mapping, Sequence

from levada.bots.reason_types import Evaluator, Reason
from levada.bots.santiago.canal_reasons import (
    extra_canal_reasons,
    first_canal_reasons,
    offer_reasons,
    overseer_reasons,
)
from levada.bots.santiago.planting_reasons import bid_reasons, planting_reasons
from levada.bots.santiago.what_if import WhatIf
from levada.contract import Games, Seat
from levada.game import Game
from levada.games.santiago.layout import (
    AUCTION,
    BRIBERY,
    CANAL,
    EXTRA,
    LEFTOVER,
    OVERSEER,
    PLANTING,
)

CODES: Mapping[str, Mapping[str, type]] = {
    # What it brings and takes, in points of the expected total.
    "gains": {"points": float},
    "loses": {"points": float},
    "denies": {"seat": int, "points": float, "leads": bool},
    "helps": {"seat": int, "points": float, "leads": bool},
    # Money.
    "costs": {"escudos": int},
    "earns": {"escudos": int},
    "refuses": {"escudos": int},
    # The auction.
    "planting_place": {"best": int, "worst": int},
    "best_tile": {"tile": str, "points": float},
    "lesser_tile": {"tile": str, "points": float},
    "one_marker_less": {},
    "money_left": {"escudos": int},
    "left_over": {},
    "overseer": {},
    "may_be_overseer": {},
    # Planting.
    "joins": {"crop": str, "tiles": int},
    "markers": {"markers": int},
    "neutral": {},
    "palm": {},
    "on_water": {},
    "near_water": {"canals": int},
    "far_from_water": {"canals": int},
    "wanted_by": {"seat": int, "points": float, "leads": bool},
    # Canals.
    "waters": {"seat": int, "tiles": int},
    "waters_nobody": {},
    "saves": {"tiles": int},
    "opens_squares": {"squares": int},
    "waters_palms": {"palms": int},
    "best_canal": {"segment": str, "points": float},
    "keeps_extra_canal": {"rounds": int},
    "spends_extra_canal": {"rounds": int},
    # Bribery.
    "joins_offer": {"escudos": int},
    "persuades": {},
    "falls_short": {"segment": str},
    "instead_of": {"segment": str, "points": float},
    "comes_anyway": {},
    "likely_canal": {"segment": str, "points": float},
    "no_canal_likely": {},
}
"""Every code with its values: `points` count towards the end, seats are numbers."""

MOST_REASONS = 6

BY_PHASE: Mapping[int, Callable[[WhatIf, tuple[int, ...]], list[Reason]]] = {
    CANAL: first_canal_reasons,
    AUCTION: bid_reasons,
    PLANTING: planting_reasons,
    LEFTOVER: planting_reasons,
    BRIBERY: offer_reasons,
    OVERSEER: overseer_reasons,
    EXTRA: extra_canal_reasons,
}


def reasons_for(
    game: Game,
    seen: Games,
    seat: Seat,
    actions: tuple[int, ...],
    evaluator: Evaluator,
    totals: Sequence[float],
) -> list[Reason]:
    """The most important first."""
    what_if = WhatIf(game, seen, seat, evaluator, totals)
    return BY_PHASE[what_if.state.phase](what_if, actions)[:MOST_REASONS]
