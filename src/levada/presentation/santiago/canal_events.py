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
from levada.presentation.santiago.observed_move import Turn, paid, to_bank


def of_first_canal(turn: Turn) -> list[SantiagoEvent]:
    return [
        {
            "event": "first_canal",
            "seat": turn.seat,
            "segment": turn.words[1],
            "waters": turn.newly_watered,
        }
    ]


def of_bribery(turn: Turn) -> list[SantiagoEvent]:
    segment = turn.after.wanted[turn.seat]
    if segment == NO_SEGMENT:
        return [{"event": "offered_nothing", "seat": turn.seat}]
    name, amount = SEGMENT_NAMES[segment], turn.after.offer[turn.seat]
    if not is_named(turn.before, segment):
        return [{"event": "offered", "seat": turn.seat, "segment": name, "amount": amount}]
    return [
        {
            "event": "joined",
            "seat": turn.seat,
            "segment": name,
            "amount": amount,
            "others": [each["seat"] for each in offers_for(turn.before, segment)],
            "total": offered_for(turn.after, segment),
        }
    ]


def of_overseer(turn: Turn) -> list[SantiagoEvent]:
    match turn.words:
        case ["accept", name]:
            return [of_accepting(turn, name)]
        case ["build", name]:
            return [of_building_elsewhere(turn, name)]
    return [{"event": "declined", "seat": turn.seat}]


def of_accepting(turn: Turn, name: str) -> SantiagoEvent:
    bribes = offers_for(turn.before, SEGMENT_NAMES.index(name))
    return {
        "event": "accepted",
        "seat": turn.seat,
        "segment": name,
        "waters": turn.newly_watered,
        "payments": [payment for each in bribes for payment in bribed(each, turn.seat)],
        "returned": returned(turn.before, accepted=name),
    }


def bribed(bribe: SeatAmount, overseer: Seat) -> list[Payment]:
    return paid(bribe["seat"], overseer, bribe["amount"])


def of_building_elsewhere(turn: Turn, name: str) -> SantiagoEvent:
    return {
        "event": "built",
        "seat": turn.seat,
        "segment": name,
        "waters": turn.newly_watered,
        "payments": to_bank(turn.seat, price_elsewhere(turn.before)),
        "returned": returned(turn.before, accepted=None),
    }


def returned(state: State, *, accepted: str | None) -> list[SeatAmount]:
    """The offers that go back to their seats."""
    return [offer(seat, amount) for seat, name, amount in offers(state) if name != accepted]


def of_extra_canal(turn: Turn) -> list[SantiagoEvent]:
    if turn.words == ["keep"]:
        return [{"event": "extra_kept", "seat": turn.seat}]
    return [
        {
            "event": "extra_built",
            "seat": turn.seat,
            "segment": turn.words[1],
            "waters": turn.newly_watered,
        }
    ]
