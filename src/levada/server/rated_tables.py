"""Rated tables: what is agreed at them, who may sit there, and who came where."""

from collections.abc import Sequence

from levada.bots.levels import LEVEL_NAMES
from levada.contract import Seat
from levada.options import DRAWN
from levada.server.ratings.placing import places_of
from levada.server.refusals import Refusal, bad, forbidden, untimely
from levada.server.room import Chair, Room
from levada.server.table_agreement import Agreement, NoClock, SeatWish

FEWEST_PEOPLE = 2
"""At a rated table."""


def check_wishes(agreement: Agreement, seats: Sequence[SeatWish]) -> None:
    """Before a rated table is made: a Refusal says what cannot be."""
    if not agreement.rated:
        return
    check_terms(agreement, len(seats))
    if any(seat.kind == "screen" for seat in seats):
        raise bad("rated_terms", "at a rated table nobody shares a screen")
    if sum(seat.kind != "bot" for seat in seats) < FEWEST_PEOPLE:
        raise bad("rated_terms", "a rated game is played by two or more people")


def check_terms(agreement: Agreement, players: int) -> None:
    """Nobody is helped, every clock runs, and nobody chose who begins."""
    _, wishes = agreement.settled(players)
    seats_wished = [name for name, choice in wishes.choices().items() if choice.is_seat]
    refused = {
        "a rated game is played without hints": agreement.hints,
        "in a rated game no move is taken back": agreement.take_back,
        "a rated game has a clock, or days for each move": isinstance(agreement.pace, NoClock),
        "who begins a rated game is drawn": any(
            getattr(wishes, name) != DRAWN for name in seats_wished
        ),
    }
    for text, is_so in refused.items():
        if is_so:
            raise bad("rated_terms", text)


def check_company(agreement: Agreement, room: Room) -> None:
    """Whoever sits at a rated table has an account, bots a rating, and programs are among themselves."""
    if not agreement.rated:
        return
    if any(chair.account is None for chair in seated(room)):
        raise no_account()
    if any(chair.level not in (None, *LEVEL_NAMES) for chair in room.chairs):
        raise bad("rated_terms", "at a rated table bots are of the built-in levels")
    if len({chair.is_program for chair in seated(room)}) > 1:
        raise forbidden("rated_program", "programs play rated games only among themselves")


def check_maker(agreement: Agreement, room: Room, account: str | None) -> None:
    if agreement.rated and account is None:
        raise no_account()
    check_company(agreement, room)


def name_at(agreement: Agreement, name: str, account: str | None) -> str:
    """At a rated table everybody sits under the name of their account."""
    return account if agreement.rated and account is not None else name


def no_account() -> Refusal:
    return forbidden("rated_account", "rated games are for those who have an account")


def check_start(agreement: Agreement, room: Room) -> None:
    if not agreement.rated:
        return
    check_terms(agreement, len(room.chairs))
    check_company(agreement, room)
    if len(seated(room)) < FEWEST_PEOPLE:
        raise untimely("rated_people", "a rated game is played by two or more people")


def check_not_rated(agreement: Agreement) -> None:
    """For what would let somebody else, or a bot, play for a person."""
    if agreement.rated:
        raise untimely("rated_seat", "in a rated game everybody plays for themselves, or leaves")


def seated(room: Room) -> list[Chair]:
    return [chair for chair in room.chairs if chair.kind == "person"]


def places_in(
    room: Room, totals: Sequence[int] | None, last_to_act: Seat | None
) -> list[int | None] | None:
    """Who came where, by seat. Without totals the game ended before its end.

    Such a game counts if somebody had left it: for those who stayed, against those who had not. When
    all have left, the last has outlasted the others. Bots have then no place.
    """
    people = [seat for seat, chair in enumerate(room.chairs) if chair.kind == "person"]
    gone = {seat for seat in people if room.chairs[seat].stand_in is not None}
    if totals is not None:
        return list(places_of(totals, gone))
    if len(gone) == len(people):
        gone -= {last_to_act}
    if not gone:
        return None
    places = {seat: len(people) - len(gone) + 1 if seat in gone else 1 for seat in people}
    return [places.get(seat) for seat in range(len(room.chairs))]
