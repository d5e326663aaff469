"""What happens when canals are offered for, decided on and built."""

from levada.contract import Seat
from levada.games.santiago.board import SEGMENT_NAMES
from levada.games.santiago.layout import NO_SEGMENT, State
from levada.games.santiago.notation import is_named
from levada.games.santiago.uncompiled_rules import offered_for, price_elsewhere
from levada.games.santiago.view import offers
from levada.presentation.santiago.aid_types import SeatAmount
from levada.presentation.santiago.canal_outcomes import offer, offers_for
from levada.presentation.santiago.event_types import Payment, SantiagoEvent
from levada.presentation.santiago.observed_move import ObservedMove, paid, to_bank


def first_canal_events(move: ObservedMove) -> list[SantiagoEvent]:
    return [
        {
            "event": "first_canal",
            "seat": move.seat,
            "segment": move.words[1],
            "waters": move.newly_watered,
        }
    ]


def bribery_events(move: ObservedMove) -> list[SantiagoEvent]:
    segment = move.after.wanted[move.seat]
    if segment == NO_SEGMENT:
        return [{"event": "offered_nothing", "seat": move.seat}]
    name, amount = SEGMENT_NAMES[segment], move.after.offer[move.seat]
    if not is_named(move.before, segment):
        return [{"event": "offered", "seat": move.seat, "segment": name, "amount": amount}]
    return [
        {
            "event": "joined",
            "seat": move.seat,
            "segment": name,
            "amount": amount,
            "others": [each["seat"] for each in offers_for(offers(move.before), name)],
            "total": offered_for(move.after, segment),
        }
    ]


def overseer_events(move: ObservedMove) -> list[SantiagoEvent]:
    match move.words:
        case ["accept", name]:
            return [accepted_event(move, name)]
        case ["build", name]:
            return [built_event(move, name)]
    return [{"event": "declined", "seat": move.seat}]


def accepted_event(move: ObservedMove, name: str) -> SantiagoEvent:
    bribes = offers_for(offers(move.before), name)
    return {
        "event": "accepted",
        "seat": move.seat,
        "segment": name,
        "waters": move.newly_watered,
        "payments": [payment for each in bribes for payment in bribe_payments(each, move.seat)],
        "returned": returned_offers(move.before, accepted=name),
    }


def bribe_payments(bribe: SeatAmount, overseer: Seat) -> list[Payment]:
    return paid(bribe["seat"], overseer, bribe["amount"])


def built_event(move: ObservedMove, name: str) -> SantiagoEvent:
    return {
        "event": "built",
        "seat": move.seat,
        "segment": name,
        "waters": move.newly_watered,
        "payments": to_bank(move.seat, price_elsewhere(move.before)),
        "returned": returned_offers(move.before, accepted=None),
    }


def returned_offers(state: State, *, accepted: str | None) -> list[SeatAmount]:
    """The offers that go back to their seats."""
    return [offer(seat, amount) for seat, name, amount in offers(state) if name != accepted]


def extra_canal_events(move: ObservedMove) -> list[SantiagoEvent]:
    if move.words == ["keep"]:
        return [{"event": "extra_kept", "seat": move.seat}]
    return [
        {
            "event": "extra_built",
            "seat": move.seat,
            "segment": move.words[1],
            "waters": move.newly_watered,
        }
    ]
