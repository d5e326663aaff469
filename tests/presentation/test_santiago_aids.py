"""What stands beside the board: fields, totals, the forecast, canals, bids, the strip."""

from collections import Counter
from itertools import product
from random import Random
from typing import Any

from levada.contract import Seat
from levada.games.santiago.actions import SEGMENT
from levada.games.santiago.board import SEGMENT_NAMES
from levada.match import Match
from levada.presentation import aids, events_of, opening
from levada.presentation.santiago.aid_types import Bid, SantiagoAids
from tests.contract.tables import Table
from tests.presentation.whole_games import (
    after,
    after_drought,
    after_round,
    losses,
    matches,
    single_positions,
    watered,
)

DIGGING = ("canal", "bribery", "overseer", "extra")


def shown(match: Match, seat: Seat | None = None) -> SantiagoAids:
    found = aids(match, seat)
    assert found["game"] == "santiago"
    return found


def points(fields: Any) -> Counter[Seat]:
    """By seat, over all fields."""
    found: Counter[Seat] = Counter()
    for share in (share for field in fields for share in field["shares"]):
        found[share["seat"]] += share["points"]
    return found


def test_fields_and_money_are_the_engines_count(santiago: Table) -> None:
    for match in single_positions(santiago):
        by_seat = points(shown(match)["fields"])
        money = match.games[0].money
        expected = [int(money[seat]) + by_seat[seat] for seat in santiago.seats]
        assert match.game.scores(match.games, 0) == expected


def test_fields_part_all_living_tiles(santiago: Table) -> None:
    for match in single_positions(santiago):
        board = match.view()["board"]
        fields = shown(match)["fields"]
        squares = [square for field in fields for square in field["squares"]]
        assert sorted(squares) == sorted(board)
        for field in fields:
            assert field["tiles"] == len(field["squares"])
            assert {board[square][0][:-1] for square in field["squares"]} == {field["crop"]}
            for share in field["shares"]:
                own = [sq for sq in field["squares"] if board[sq][1] == share["seat"]]
                assert share["markers"] == sum(board[square][2] for square in own) > 0
                assert share["palms"] == len(set(own) & set(match.view()["palms"]))
                weight = share["markers"] + share["palms"]
                assert share["points"] == weight * field["tiles"]


def test_totals_are_the_engines_if_the_last_drought_came_now(santiago: Table) -> None:
    for match in single_positions(santiago):
        ended = match.games if match.is_over else after_drought(match, is_last=True)
        scores = match.game.scores(ended, 0)
        totals = shown(match)["totals"]
        assert totals["dries_out"] == sorted(losses(match.games, ended))
        for total, score in zip(totals["seats"], scores, strict=True):
            assert total["fields"] == score - match.games[0].money[total["seat"]]


def test_a_total_is_told_only_where_the_money_is_seen(santiago: Table) -> None:
    for match, seat in product(single_positions(santiago), (None, 0)):
        view = match.view(seat)
        totals = shown(match, seat)["totals"]["seats"]
        assert [total["money"] for total in totals] == view["money"]
        for total in totals:
            money = total["money"]
            assert total["total"] == (None if money is None else money + total["fields"])


def test_the_forecast_is_what_the_engines_drought_takes(santiago: Table) -> None:
    for match in single_positions(santiago):
        forecast = shown(match)["forecast"]
        taken = {} if match.is_over else losses(match.games, after_drought(match))
        assert (
            dict.fromkeys(forecast["loses_marker"], "marker")
            | dict.fromkeys(forecast["dries_out"], "tile")
            == taken
        )
        assert forecast["is_last"] == (match.view()["round"] == match.view()["rounds"])


def test_segments_are_shown_while_they_can_be_chosen(santiago: Table) -> None:
    for match in single_positions(santiago):
        found = [each["segment"] for each in shown(match)["segments"]]
        assert found == sorted(found)
        assert bool(found) == (match.view()["phase"] in DIGGING)
        named = {word for move in match.legal() for word in move.split() if "-" in word}
        assert named <= set(found)


def test_a_segment_waters_and_saves_what_the_engine_says(santiago: Table) -> None:
    for match in single_positions(santiago):
        segments = shown(match)["segments"]
        without = after_drought(match) if segments else match.games
        for each in segments:
            action = SEGMENT + SEGMENT_NAMES.index(each["segment"])
            built = after_round(match.games, match, action)
            assert set(each["waters"]) == watered(built) - watered(match.games)
            saved = losses(match.games, without).items() - losses(match.games, built).items()
            assert {(save["square"], save["loss"]) for save in each["saves"]} == saved
            for save in each["saves"]:
                assert save["seat"] == match.view()["board"][save["square"]][1]


def test_offers_are_those_on_the_table_with_what_they_bring_and_cost(santiago: Table) -> None:
    for match in single_positions(santiago):
        found = shown(match)
        offers = [
            (offer["seat"], each["segment"], offer["amount"])
            for each in found["segments"]
            for offer in each["offers"]
        ]
        assert sorted(offers) == sorted(match.view()["offers"])
        is_bribing = match.view()["phase"] in ("bribery", "overseer")
        assert (found["elsewhere"] is not None) == is_bribing
        for each in found["segments"]:
            total = sum(offer["amount"] for offer in each["offers"])
            assert each["brings"] == (total if each["offers"] else None)
            may_pay = is_bribing and (not each["offers"] or bool(match.games[0].build_named))
            assert each["costs"] == (found["elsewhere"] if may_pay else None)


def test_the_overseer_gets_and_pays_what_was_shown(santiago: Table) -> None:
    for match in single_positions(santiago):
        if match.view()["phase"] != "overseer":
            continue
        seat = match.to_act[0]
        by_name = {each["segment"]: each for each in shown(match, seat)["segments"]}
        for move in match.legal():
            later = after(match, seat, move)
            income = 3 if later.view()["round"] > match.view()["round"] else 0
            gained = int(later.games[0].money[seat]) - int(match.games[0].money[seat]) - income
            verb, *segment = move.split()
            shows = by_name[segment[0]] if segment else None
            assert shows is None or verb in ("accept", "build")
            assert gained == expected_gain(verb, shows)


def expected_gain(verb: str, shows: Any) -> int:
    if shows is None:
        return 0
    gain: int = shows["brings"] if verb == "accept" else -shows["costs"]
    return gain


def auctions(table: Table) -> list[tuple[Match, Seat]]:
    return [
        (match, seat)
        for match in single_positions(table)
        if match.view()["phase"] == "auction"
        for seat in match.to_act
    ]


def test_every_open_bid_is_shown_to_its_own_seat(santiago: Table) -> None:
    for match, seat in auctions(santiago):
        auction = shown(match, seat)["auction"]
        assert auction is not None
        assert sorted(bid["move"] for bid in auction["bids"]) == match.legal(seat)
        assert set(match.to_act) <= set(auction["yet_to_bid"])
        assert [seat for seat in santiago.seats if match.view()["bids"][seat] is None] == sorted(
            auction["yet_to_bid"]
        )
        for bid in auction["bids"]:
            assert bid["keeps"] == match.games[0].money[seat] - bid["amount"]
            assert bid["markers_less"] == (1 if bid["move"] == "pass" else 0)
    assert auctions(santiago)


def test_only_who_is_to_bid_is_shown_bids_and_only_in_the_auction(santiago: Table) -> None:
    for match, seat in product(single_positions(santiago), santiago.watchers):
        auction = shown(match, seat if seat in santiago.seats else None)["auction"]
        assert (auction is not None) == (match.view()["phase"] == "auction")
        assert bool(auction and auction["bids"]) == bool(auction and seat in match.to_act)


def test_a_bid_leads_where_it_was_shown_to_lead(santiago: Table) -> None:
    """Whatever the others then bid; and to both ends of what was shown, where they can."""
    chance = Random(7)
    for match, seat in auctions(santiago):
        auction = shown(match, seat)["auction"]
        assert auction is not None
        for bid in auction["bids"][:: max(1, len(auction["bids"]) // 4)]:
            bidden = after(match, seat, bid["move"])
            ends = [finished(bidden, chance) for _ in range(6)]
            for end in [*ends, all_pass(bidden)]:
                check_outcome(end, seat, bid, auction["overseer"])
            assert place(all_pass(bidden), seat) == bid["earliest"] or has_sealed(bidden)


def check_outcome(match: Match, seat: Seat, bid: Bid, sure: Seat | None) -> None:
    assert bid["earliest"] <= place(match, seat) <= bid["latest"]
    is_overseer = match.view()["overseer"] == seat
    assert {"yes": is_overseer, "no": not is_overseer, "maybe": True}[bid["overseer"]]
    assert sure in (None, match.view()["overseer"])


def finished(match: Match, chance: Random) -> Match:
    """The auction played to its end by chance."""
    later = match.at(len(match.moves))
    while later.view()["phase"] == "auction":
        seat = later.to_act[0]
        later.play(seat, chance.choice(later.legal(seat)))
    return later


def all_pass(match: Match) -> Match:
    later = match.at(len(match.moves))
    while later.view()["phase"] == "auction":
        later.play(later.to_act[0], "pass")
    return later


def has_sealed(match: Match) -> bool:
    return match.players == 2


def place(match: Match, seat: Seat) -> int:
    order: list[Seat] = match.view()["planting_order"]
    return order.index(seat) + 1


def test_a_sealed_bid_is_shown_exactly_the_places_it_may_lead_to() -> None:
    """Two players, each of them overseer once: every bid against every other."""
    for overseer, seat in product((0, 1), (0, 1)):
        match = Match.deal("santiago", edition="trefl", players=2, overseer=overseer, seed=3)
        match.play(overseer, match.legal(overseer)[0])
        match.games[0].money[:2] = 25
        auction = shown(match, seat)["auction"]
        assert auction is not None
        assert [bid["amount"] for bid in auction["bids"]] == list(range(23))
        for bid in auction["bids"]:
            ends = [
                after(after(match, seat, bid["move"]), 1 - seat, move)
                for move in match.legal(1 - seat)
            ]
            places = {place(end, seat) for end in ends}
            assert places == {bid["earliest"], bid["latest"]}
            overseers = {end.view()["overseer"] == seat for end in ends}
            word = {"yes": {True}, "no": {False}, "maybe": {True, False}}[bid["overseer"]]
            assert overseers == word


def test_the_supply_is_what_is_left_of_canals_and_tiles(santiago: Table) -> None:
    for match in matches(santiago)[:2]:
        canals = match.view()["rounds"]
        for n, (_, move) in enumerate(match.moves):
            canals -= move.split()[0] in ("accept", "build", "decline")
            supply = shown(match.at(n + 1))["supply"]
            assert supply["canals"] == canals
            assert supply["tiles"] == match.game.face_down(match.at(n + 1).games, 0)
        assert canals == 0


def test_the_strip_has_seven_steps_and_says_which_is_now(santiago: Table) -> None:
    by_phase = {"canal": None, "overseer": "bribery", "over": "count"}
    for match in single_positions(santiago):
        strip = shown(match)["strip"]
        phase, is_last = match.view()["phase"], match.view()["round"] == match.view()["rounds"]
        assert len(strip["steps"]) == 7
        assert strip["steps"][-2:] == (
            ["last_drought", "count"] if is_last else ["drought", "income"]
        )
        assert strip["now"] == by_phase.get(phase, phase)
        assert strip["now"] is None or strip["now"] in strip["steps"]


def test_tiles_left_by_crop_are_those_nobody_has_seen(santiago: Table) -> None:
    """Counted from what was told alone, as somebody with paper would."""
    for match in matches(santiago)[:2]:
        told: list[Any] = [opening(match), *(events_of(match, n) for n in range(len(match.moves)))]
        seen = Counter(tile[:-1] for tile in match.view()["boxed"])
        for n, happened in enumerate(told):
            rounds = [event for event in happened if event["event"] == "round"]
            seen.update(tile[:-1] for event in rounds for tile in event["tiles"])
            supply = shown(match.at(n))["supply"]
            crops = {each["crop"]: each["tiles"] for each in supply["crops"]}
            assert crops == {crop: 9 - seen[crop] for crop in crops}
            assert sum(crops.values()) == supply["tiles"]
