"""What stands beside the islands: what each order would do, and how near the end is."""

from collections import Counter
from typing import Any

from levada.contract import Seat
from levada.game import AnyView
from levada.match import Match
from levada.presentation import aids, events_of, preview
from levada.presentation.exlibris.aid_types import ExLibrisAids, Order
from tests.contract.tables import Table
from tests.presentation.whole_games import after, matches, single_positions


def shown(match: Match, seat: Seat | None = None) -> ExLibrisAids:
    found = aids(match, seat)
    assert found["game"] == "exlibris"
    return found


def turns(table: Table) -> list[tuple[Match, Seat, Order]]:
    return [
        (match, seat, order)
        for match in single_positions(table)
        for seat in match.to_act
        for order in shown(match, seat)["orders"]
    ]


def worth_asked_of_the_count(match: Match) -> dict[str, int]:
    """What one card more of each colour would bring."""
    values = {}
    for colour, name in enumerate("ABCDE"):
        richer = match.games.copy()
        richer[0].hand[0, colour] += 1
        values[name] = match.game.scores(richer, 0)[0] - match.game.scores(match.games, 0)[0]
    return values


def test_every_open_order_is_shown_to_its_own_seat(exlibris: Table) -> None:
    for match in single_positions(exlibris):
        for seat in exlibris.seats:
            orders = shown(match, seat)["orders"]
            assert [order["move"] for order in orders] == match.legal(seat)
            for order in orders:
                single: Any = preview(match, seat, order["move"])
                assert single == {"kind": "order", "move": order["move"], "order": order}
        assert shown(match)["orders"] == []


def test_an_order_finds_what_the_markers_say(exlibris: Table) -> None:
    for match, _, order in turns(exlibris):
        view = match.view()
        seekers = view["expedition"][::-1]
        markers = [*view["markers"], 0, 0, 0]
        assert order["places"] == [n for n in range(1, 8) if seekers[n - 1] == order["colour"]]
        assert order["lanterns"] == [markers[place - 1] for place in order["places"]]
        assert order["found"] == sum(order["lanterns"])
        assert order["joins"] == (order["places"] == [])


def test_an_order_does_to_its_island_what_was_shown(exlibris: Table) -> None:
    for match, seat, order in turns(exlibris):
        later = after(match, seat, order["move"])
        before, now = (each.view()["islands"][order["colour"]] for each in (match, later))
        assert order["sticks"] == {"before": before[0], "after": now[0]}
        assert order["left"] == {"before": left(before), "after": left(now)}
        gone = [house for house, n in (("village", 1), ("city", 2)) if before[n] and not now[n]]
        assert order["takes"] == gone
        houses = [
            view["villages"][seat] * 2 + view["cities"][seat] * 3 for view in views(match, later)
        ]
        assert order["points"] == houses[1] - houses[0]


def views(*of: Match) -> list[AnyView]:
    return [match.view() for match in of]


def left(island: list[Any]) -> int:
    sticks, village, city = island
    return int(sticks) + 7 * int(village) + 7 * int(city)


def test_the_seekers_leave_that_were_shown_and_as_many_come(exlibris: Table) -> None:
    for match, seat, order in turns(exlibris):
        later = after(match, seat, order["move"])
        before, now = (view["expedition"][::-1] for view in views(match, later))
        stay = [card for n, card in enumerate(before, 1) if n not in order["leaves"]]
        if order["joins"]:
            assert now == "".join(stay[-6:]) + order["colour"]
        else:
            staying = "".join(card for card in stay if card != "_")
            assert now.startswith(staying)
            assert len(now.replace("_", "")) == len(staying) + order["refilled"]
        stacks = [view["stack"] for view in views(match, later)]
        assert order["refilled"] == stacks[0] - stacks[1]


def test_the_ranking_is_the_engines_before_and_after(exlibris: Table) -> None:
    for match, seat, order in turns(exlibris):
        islands = shown(match)["islands"]
        assert {each["island"]: each["worth"] for each in islands} == worth_asked_of_the_count(
            match
        )
        assert order["worth"] == worth_asked_of_the_count(after(match, seat, order["move"]))
        for each in islands:
            assert each["left"] == left(match.view()["islands"][each["island"]])


def test_an_order_begins_the_end_as_was_shown(exlibris: Table) -> None:
    for match, seat, order in turns(exlibris):
        later = after(match, seat, order["move"])
        phases = match.view()["phase"], later.view()["phase"]
        assert order["ends"] == later.is_over
        assert order["closing"] == (phases[0] == "play" and phases[1] != "play")


def test_an_order_is_the_last_of_its_seat_as_was_shown(exlibris: Table) -> None:
    for match in matches(exlibris):
        for n, (seat, move) in enumerate(match.moves):
            earlier, later = match.at(n), match.at(n + 1)
            orders = shown(earlier, seat)["orders"]
            order = next(each for each in orders if each["move"] == move)
            assert order["turns_left"] == shown(later)["nearness"]["turns_left"]
            is_known = later.is_over or later.view()["phase"] == "closing"
            assert order["last"] == (is_known and seat not in dict(match.moves[n + 1 :]))


def test_the_turns_left_are_those_then_played(exlibris: Table) -> None:
    for match in matches(exlibris):
        for n in range(len(match.moves) + 1):
            earlier = match.at(n)
            near, view = shown(earlier)["nearness"], earlier.view()
            is_closing = view["phase"] == "closing"
            assert near["turns_left"] == (len(match.moves) - n if is_closing else None)
            assert near["stack"] == view["stack"]
            assert near["cities"] == sum(city for _, _, city in view["islands"].values())
            assert near["fewest"] == min(view["hand_sizes"])
            assert near["closing_at"] == 6


def test_the_round_is_the_one_being_played(exlibris: Table) -> None:
    for match in matches(exlibris):
        for n in range(len(match.moves)):
            assert shown(match.at(n))["round"] == n // match.players + 1
        assert shown(match)["round"] == len(match.moves) // match.players


def test_a_hand_is_counted_where_it_is_seen(exlibris: Table) -> None:
    for match in single_positions(exlibris):
        scores = match.game.scores(match.games, 0)
        for watcher in (None, *exlibris.seats):
            for total in shown(match, watcher)["seats"]:
                is_seen = match.is_over or total["seat"] == watcher
                assert total["total"] == (scores[total["seat"]] if is_seen else None)
                assert (total["hand"] is not None) == is_seen


def test_cards_gone_are_the_orders_given_and_the_seekers_that_came(exlibris: Table) -> None:
    """Counted from what was told alone, with one's own hand in sight."""
    for match in matches(exlibris)[:2]:
        told = [events_of(match, n) for n in range(len(match.moves))]
        came = Counter[str](match.at(0).view()["expedition"])
        ordered = Counter[str]()
        for n, happened in enumerate([[], *told]):
            for event in happened:
                if event["event"] == "ordered":
                    ordered[event["colour"]] += 1
                if event["event"] == "refilled":
                    came.update(event["cards"])
            for watcher in (None, *exlibris.seats):
                hands = match.at(n).view(watcher)["hands"]
                held = Counter("".join(hand for hand in hands if hand is not None))
                for each in shown(match.at(n), watcher)["cards"]:
                    name = each["island"]
                    assert each["ordered"] == ordered[name]
                    assert each["unseen"] == 11 - ordered[name] - held[name]
                    assert each["stack"] == 8 - came[name]
