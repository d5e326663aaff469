"""Why a canal is offered for, accepted, built or left alone."""

from typing import Any

from levada.bots.reason_types import Reason
from levada.bots.santiago.point_reasons import in_points, others_points_reasons, own_points_reasons
from levada.bots.santiago.what_if import WhatIf
from levada.bots.search_notes import Reals
from levada.contract import snapshot, trial_copy
from levada.games.santiago.actions import BUILD_NAMED, PASS, SEGMENT
from levada.games.santiago.board import SEGMENT_NAMES, WATERED_BY
from levada.games.santiago.layout import State
from levada.games.santiago.notation import is_named
from levada.games.santiago.uncompiled_rules import (
    let_dry,
    offered_for,
    price_elsewhere,
    rounds_left,
)
from levada.presentation.santiago.canal_motives import watered_tiles


def first_canal_reasons(what_if: WhatIf, actions: tuple[int, ...]) -> list[Reason]:
    """Nothing is planted yet: it opens ground."""
    squares = int(WATERED_BY[actions[0] - SEGMENT])
    palms = (squares & what_if.state.palms).bit_count()
    reasons: list[Reason] = [{"reason": "opens_squares", "squares": squares.bit_count()}]
    return [*reasons, {"reason": "waters_palms", "palms": palms}] if palms else reasons


def offer_reasons(what_if: WhatIf, actions: tuple[int, ...]) -> list[Reason]:
    """What the canal would bring, if the overseer takes the money."""
    if actions == (PASS,):
        return [likely_canal_reason(what_if), best_canal_reason(what_if)]
    segment, amount = actions[0] - SEGMENT, actions[1]
    choice = what_if.overseers_choice(snapshot(what_if.after(actions), 0))
    assert choice is not None, "with an offer on the table the overseer builds"
    is_taken = choice == segment
    return [
        {"reason": "persuades"} if is_taken else shortfall_reason(choice),
        *(alternative_reasons(what_if, segment) if is_taken else []),
        *own_points_reasons(what_if, what_if.by_canal[segment]),
        *own_tiles_reasons(what_if, segment),
        {"reason": "costs", "escudos": amount},
        *joining_reasons(what_if.state, segment, amount),
        *(others_points_reasons(what_if, beyond_alternative(what_if, segment)) if is_taken else []),
    ]


def shortfall_reason(choice: int) -> Reason:
    return {"reason": "falls_short", "segment": SEGMENT_NAMES[choice]}


def alternative_reasons(what_if: WhatIf, segment: int) -> list[Reason]:
    """What the overseer would do without this offer."""
    otherwise = what_if.overseers_choice(what_if.state)
    if otherwise is None:
        return []
    if otherwise == segment:
        return [{"reason": "comes_anyway"}]
    return [{"reason": "instead_of", **named_canal(what_if, otherwise)}]


def beyond_alternative(what_if: WhatIf, segment: int) -> Reals:
    """By seat: what a canal brings beside the one that would come without this offer."""
    otherwise = what_if.overseers_choice(what_if.state)
    change = what_if.by_canal[segment]
    return change if otherwise is None else change - what_if.by_canal[otherwise]


def joining_reasons(state: State, segment: int, amount: int) -> list[Reason]:
    if not is_named(state, segment):
        return []
    return [{"reason": "joins_offer", "escudos": offered_for(state, segment) + amount}]


def likely_canal_reason(what_if: WhatIf) -> Reason:
    """What the overseer would do as the offers stand."""
    segment = what_if.overseers_choice(what_if.state)
    if segment is None:
        return {"reason": "no_canal_likely"}
    return {"reason": "likely_canal", **named_canal(what_if, segment)}


def overseer_reasons(what_if: WhatIf, actions: tuple[int, ...]) -> list[Reason]:
    """The overseer: money for a canal, a canal for money, or neither."""
    state, [action] = what_if.state, actions
    if action == PASS:
        return [best_canal_reason(what_if)]
    is_paid = action >= BUILD_NAMED
    segment = action - (BUILD_NAMED if is_paid else SEGMENT)
    is_accepted = not is_paid and is_named(state, segment)
    if is_accepted:
        money: list[Reason] = earnings_reasons(state, segment)
    else:
        money = [{"reason": "costs", "escudos": price_elsewhere(state)}]
        if state.dearest:
            money.append({"reason": "refuses", "escudos": state.dearest})
    return [*money, *built_canal_reasons(what_if, segment)]


def earnings_reasons(state: State, segment: int) -> list[Reason]:
    """The money taken, and the dearer offer that is not."""
    taken = offered_for(state, segment)
    reasons: list[Reason] = [{"reason": "earns", "escudos": taken}] if taken else []
    if state.dearest > taken:
        reasons.append({"reason": "refuses", "escudos": state.dearest})
    return reasons


def extra_canal_reasons(what_if: WhatIf, actions: tuple[int, ...]) -> list[Reason]:
    rounds = rounds_left(what_if.state)
    if actions == (PASS,):
        kept: Reason = {"reason": "keeps_extra_canal", "rounds": rounds}
        return [kept, best_canal_reason(what_if)]
    spent: Reason = {"reason": "spends_extra_canal", "rounds": rounds}
    canal = built_canal_reasons(what_if, actions[0] - SEGMENT)
    return [*canal[:1], spent, *canal[1:]]


def best_canal_reason(what_if: WhatIf) -> Reason:
    return {"reason": "best_canal", **named_canal(what_if, what_if.best_canal)}


def named_canal(what_if: WhatIf, segment: int) -> dict[str, Any]:
    points = in_points(what_if.by_canal[segment][what_if.seat])
    return {"segment": SEGMENT_NAMES[segment], "points": points}


def built_canal_reasons(what_if: WhatIf, segment: int) -> list[Reason]:
    """What a canal waters and brings; the seat's own first."""
    change = what_if.by_canal[segment]
    return [
        *own_tiles_reasons(what_if, segment),
        *own_points_reasons(what_if, change),
        *others_points_reasons(what_if, change),
        *others_tiles_reasons(what_if, segment),
    ]


def own_tiles_reasons(what_if: WhatIf, segment: int) -> list[Reason]:
    """Those a canal would water, and those the coming drought would take without it."""
    state, seat = what_if.state, what_if.seat
    watered = watered_tiles(state, seat, segment)
    if not any(watered_tiles(state, each, segment) for each in range(state.players)):
        return [{"reason": "waters_nobody"}]
    later = trial_copy(state)
    let_dry(later)
    lost = watered & ~later.owned[seat]
    reasons: list[Reason] = []
    if watered:
        reasons.append({"reason": "waters", "seat": seat, "tiles": watered.bit_count()})
    if lost:
        reasons.append({"reason": "saves", "tiles": lost.bit_count()})
    return reasons


def others_tiles_reasons(what_if: WhatIf, segment: int) -> list[Reason]:
    return [
        {"reason": "waters", "seat": other, "tiles": watered.bit_count()}
        for other in range(what_if.state.players)
        if other != what_if.seat and (watered := watered_tiles(what_if.state, other, segment))
    ]
