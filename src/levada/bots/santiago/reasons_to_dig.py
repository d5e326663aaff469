"""Why a canal is offered for, accepted, built or left alone."""

from typing import Any

from levada.bots.appraisal import Reason
from levada.bots.notes import Reals
from levada.bots.santiago.points import in_points, of_others, of_own_points
from levada.bots.santiago.prospects import Prospects, dry_tiles, offered_for
from levada.contract import Seat, snapshot
from levada.games.santiago.actions import BUILD_NAMED, PASS, SEGMENT
from levada.games.santiago.board import SEGMENT_NAMES, WATERED_BY
from levada.games.santiago.layout import ROUNDS, State


def to_lay_first_canal(prospects: Prospects, actions: tuple[int, ...]) -> list[Reason]:
    """Nothing is planted yet: it opens ground."""
    squares = int(WATERED_BY[actions[0] - SEGMENT])
    palms = (squares & prospects.state.palms).bit_count()
    reasons: list[Reason] = [{"reason": "opens_squares", "squares": squares.bit_count()}]
    return [*reasons, {"reason": "waters_palms", "palms": palms}] if palms else reasons


def to_offer(prospects: Prospects, actions: tuple[int, ...]) -> list[Reason]:
    """What the canal would bring, if the overseer takes the money."""
    if actions == (PASS,):
        return [of_likely_canal(prospects), of_best_canal(prospects)]
    segment, amount = actions[0] - SEGMENT, actions[1]
    choice = prospects.overseers_choice(snapshot(prospects.after(actions), 0))
    assert choice is not None, "with an offer on the table the overseer builds"
    is_taken = choice == segment
    return [
        {"reason": "persuades"} if is_taken else of_shortfall(choice),
        *(of_alternative(prospects, segment) if is_taken else []),
        *of_own_points(prospects, prospects.by_canal[segment]),
        *of_own_tiles(prospects, segment),
        {"reason": "costs", "escudos": amount},
        *of_joining(prospects.state, segment, amount),
        *(of_others(prospects, beyond_alternative(prospects, segment)) if is_taken else []),
    ]


def of_shortfall(choice: int) -> Reason:
    return {"reason": "falls_short", "segment": SEGMENT_NAMES[choice]}


def of_alternative(prospects: Prospects, segment: int) -> list[Reason]:
    """What the overseer would do without this offer."""
    otherwise = prospects.overseers_choice(prospects.state)
    if otherwise is None:
        return []
    if otherwise == segment:
        return [{"reason": "comes_anyway"}]
    return [{"reason": "instead_of", **named_canal(prospects, otherwise)}]


def beyond_alternative(prospects: Prospects, segment: int) -> Reals:
    """By seat: what a canal brings beside the one that would come without this offer."""
    otherwise = prospects.overseers_choice(prospects.state)
    change = prospects.by_canal[segment]
    return change if otherwise is None else change - prospects.by_canal[otherwise]


def of_joining(state: State, segment: int, amount: int) -> list[Reason]:
    if not state.named >> segment & 1:
        return []
    return [{"reason": "joins_offer", "escudos": offered_for(state, segment) + amount}]


def of_likely_canal(prospects: Prospects) -> Reason:
    """What the overseer would do as the offers stand."""
    segment = prospects.overseers_choice(prospects.state)
    if segment is None:
        return {"reason": "no_canal_likely"}
    return {"reason": "likely_canal", **named_canal(prospects, segment)}


def to_decide(prospects: Prospects, actions: tuple[int, ...]) -> list[Reason]:
    """The overseer: money for a canal, a canal for money, or neither."""
    state, [action] = prospects.state, actions
    if action == PASS:
        return [of_best_canal(prospects)]
    is_paid = action >= BUILD_NAMED
    segment = action - (BUILD_NAMED if is_paid else SEGMENT)
    is_accepted = not is_paid and state.named >> segment & 1 == 1
    if is_accepted:
        money: list[Reason] = of_earnings(state, segment)
    else:
        money = [{"reason": "costs", "escudos": state.dearest + 1}]
        if state.dearest:
            money.append({"reason": "refuses", "escudos": state.dearest})
    return [*money, *of_canal(prospects, segment)]


def of_earnings(state: State, segment: int) -> list[Reason]:
    """The money taken, and the dearer offer that is not."""
    taken = offered_for(state, segment)
    reasons: list[Reason] = [{"reason": "earns", "escudos": taken}] if taken else []
    if state.dearest > taken:
        reasons.append({"reason": "refuses", "escudos": state.dearest})
    return reasons


def to_build_extra(prospects: Prospects, actions: tuple[int, ...]) -> list[Reason]:
    rounds = rounds_left(prospects.state)
    if actions == (PASS,):
        kept: Reason = {"reason": "keeps_extra_canal", "rounds": rounds}
        return [kept, of_best_canal(prospects)]
    spent: Reason = {"reason": "spends_extra_canal", "rounds": rounds}
    canal = of_canal(prospects, actions[0] - SEGMENT)
    return [*canal[:1], spent, *canal[1:]]


def of_best_canal(prospects: Prospects) -> Reason:
    return {"reason": "best_canal", **named_canal(prospects, prospects.best_canal)}


def named_canal(prospects: Prospects, segment: int) -> dict[str, Any]:
    points = in_points(prospects.by_canal[segment][prospects.seat])
    return {"segment": SEGMENT_NAMES[segment], "points": points}


def of_canal(prospects: Prospects, segment: int) -> list[Reason]:
    """What a canal waters and brings; the seat's own first."""
    change = prospects.by_canal[segment]
    return [
        *of_own_tiles(prospects, segment),
        *of_own_points(prospects, change),
        *of_others(prospects, change),
        *of_others_tiles(prospects, segment),
    ]


def of_own_tiles(prospects: Prospects, segment: int) -> list[Reason]:
    """Those a canal would water, and those the coming drought would take without it."""
    state, seat = prospects.state, prospects.seat
    watered = watered_tiles(state, seat, segment)
    if not any(watered_tiles(state, each, segment) for each in range(state.players)):
        return [{"reason": "waters_nobody"}]
    lost = watered if rounds_left(state) == 0 else watered & ~state.doubled
    reasons: list[Reason] = []
    if watered:
        reasons.append({"reason": "waters", "seat": seat, "tiles": watered.bit_count()})
    if lost:
        reasons.append({"reason": "saves", "tiles": lost.bit_count()})
    return reasons


def of_others_tiles(prospects: Prospects, segment: int) -> list[Reason]:
    return [
        {"reason": "waters", "seat": other, "tiles": watered.bit_count()}
        for other in range(prospects.state.players)
        if other != prospects.seat and (watered := watered_tiles(prospects.state, other, segment))
    ]


def watered_tiles(state: State, seat: Seat, segment: int) -> int:
    """The squares of a seat's tiles that are dry and would touch this canal."""
    return int(WATERED_BY[segment]) & dry_tiles(state) & int(state.owned[seat])


def rounds_left(state: State) -> int:
    """Rounds after this one."""
    return int(ROUNDS[state.players]) - 1 - int(state.rounds_done)
