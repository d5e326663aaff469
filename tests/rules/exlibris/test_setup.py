"""Set-up: the seekers, the books, the islands, the starting player."""

from collections import Counter
from typing import Any

import pytest

from levada.compiled_cache import COMPILED
from levada.contract import SetupError
from levada.match import Match
from levada.options import OptionError
from levada.record import Record, RecordError
from tests.rules.exlibris.positions import FULL_ISLAND, now

DEALS = 400 if COMPILED else 60
SEATS = {2: ["Ana", "Beto"], 3: ["Ana", "Beto", "Cleo"], 4: ["Ana", "Beto", "Cleo", "Dora"]}
players_2_to_4 = pytest.mark.parametrize("players", [2, 3, 4])


def set_up(players: int = 3, seed: int = 1, **wishes: Any) -> dict[str, Any]:
    return Match.deal("exlibris", players=players, seed=seed, **wishes).record().setup


def lay_out(players: int = 3, **changes: Any) -> Match:
    """A dealt set-up, changed and laid out again as a record would be."""
    setup = set_up(players) | changes
    return Match.replay(Record("exlibris", {"players": players}, setup, SEATS[players]))


@players_2_to_4
def test_forty_seekers_eight_of_each_colour_seven_of_them_in_the_expedition(players: int) -> None:
    for seed in range(20):
        setup = set_up(players, seed)
        assert len(setup["expedition"]) == 7
        assert len(setup["seekers"]) == 33
        assert Counter(setup["expedition"] + setup["seekers"]) == dict.fromkeys("ABCDE", 8)


@pytest.mark.parametrize(("players", "left_over"), [(2, 29), (3, 16), (4, 3)])
def test_each_player_gets_thirteen_of_fifty_five_books(players: int, left_over: int) -> None:
    for seed in range(20):
        setup = set_up(players, seed)
        assert [len(hand) for hand in setup["hands"]] == [13] * players
        assert len(setup["unused"]) == left_over
        assert Counter("".join(setup["hands"]) + setup["unused"]) == dict.fromkeys("ABCDE", 11)


def test_hands_and_unused_books_are_written_sorted() -> None:
    setup = set_up()
    for cards in (*setup["hands"], setup["unused"]):
        assert cards == "".join(sorted(cards))


@players_2_to_4
def test_every_island_starts_with_six_sticks_a_village_and_a_city(players: int) -> None:
    start = now(Match.deal("exlibris", players=players, seed=2))
    assert start["islands"] == dict.fromkeys("ABCDE", FULL_ISLAND)
    assert start["villages"] == start["cities"] == [0] * players


def test_the_game_starts_in_play_with_markers_3_2_2_1() -> None:
    start = now(Match.deal("exlibris", seed=2))
    assert (start["phase"], start["markers"], start["stack"]) == ("play", [3, 2, 2, 1], 33)
    assert start["scores"] is None


@players_2_to_4
def test_the_starting_player_is_the_one_named(players: int) -> None:
    for seat in range(players):
        assert Match.deal("exlibris", players=players, first=seat, seed=3).to_act == (seat,)


@players_2_to_4
def test_the_starting_player_is_drawn_evenly_by_lot(players: int) -> None:
    starters = Counter(
        Match.deal("exlibris", players=players, seed=4, number=number).to_act[0]
        for number in range(DEALS)
    )
    assert set(starters) == set(range(players))
    assert max(starters.values()) < 1.6 * DEALS / players


def test_play_goes_clockwise_from_the_starting_player() -> None:
    match = Match.deal("exlibris", players=4, first=2, seed=5)
    seats = []
    for _ in range(6):
        seats.append(match.to_act[0])
        match.play(match.to_act[0], match.legal()[0])
    assert seats == [2, 3, 0, 1, 2, 3]


def test_every_place_and_every_hand_gets_each_colour_about_equally_often() -> None:
    places = [Counter[str]() for _ in range(40)]
    hands = [Counter[str]() for _ in range(3)]
    for seed in range(DEALS):
        setup = set_up(3, seed)
        for place, card in enumerate(setup["expedition"] + setup["seekers"]):
            places[place][card] += 1
        for seat, hand in enumerate(setup["hands"]):
            hands[seat].update(hand)
    for colours, cards in [*((place, 1) for place in places), *((hand, 13) for hand in hands)]:
        expected = DEALS * cards / 5
        assert all(abs(colours[name] - expected) < 5 * expected**0.5 for name in "ABCDE")


def test_equal_colours_do_not_clump_in_the_expedition() -> None:
    pairs = sum(
        setup["expedition"][place] == setup["expedition"][place + 1]
        for setup in (set_up(2, seed) for seed in range(DEALS))
        for place in range(6)
    )
    expected = DEALS * 6 * 7 / 39  # seven of the other thirty-nine have the same colour
    assert abs(pairs - expected) < 5 * expected**0.5


def test_the_expedition_is_written_from_the_seventh_to_the_first() -> None:
    expedition = set_up()["expedition"]
    match = lay_out()
    assert now(match)["expedition"] == expedition
    first = int(match.games[0].expedition[0])
    assert "ABCDE"[first] == expedition[-1]


def test_the_stack_is_written_from_the_top_down() -> None:
    setup = set_up()
    match = lay_out()
    colour = next(card for card in setup["hands"][setup["first"]] if card in setup["expedition"])
    match.play(setup["first"], f"order {colour}")
    drawn = 33 - now(match)["stack"]
    assert drawn == setup["expedition"].count(colour)
    assert now(match)["expedition"][:drawn] == setup["seekers"][:drawn]


@pytest.mark.parametrize("players", [0, 1, 5, "3", 3.0, True, None])
def test_only_two_to_four_can_play(players: Any) -> None:
    with pytest.raises(OptionError, match="players"):
        Match.deal("exlibris", players=players)


@pytest.mark.parametrize("first", [3, -1, "x", 1.0, None, "99"])
def test_a_starting_player_who_is_not_there_is_refused(first: Any) -> None:
    with pytest.raises(OptionError, match="first"):
        Match.deal("exlibris", players=3, first=first)


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"first": 3}, "setup.first"),
        ({"first": True}, "setup.first"),
        ({"first": "0"}, "setup.first"),
        ({"expedition": "ABCDEA"}, "setup.expedition"),
        ({"expedition": "ABCDEA_"}, r"setup.expedition\[6\]"),
        ({"expedition": "ABCDEAa"}, r"setup.expedition\[6\]"),
        ({"expedition": ["A"] * 7}, "setup.expedition"),
        ({"expedition": None}, "setup.expedition"),
        ({"seekers": "A" * 33}, "seekers of A"),
        ({"seekers": "A" * 34}, "setup.seekers"),
        ({"seekers": ""}, "setup.seekers"),
        ({"hands": "A" * 39}, "setup.hands"),
        ({"hands": []}, "setup.hands"),
        ({"hands": ["A" * 13] * 2}, "setup.hands"),
        ({"hands": ["A" * 13] * 3}, "books of A"),
        ({"hands": ["A" * 12, "B" * 13, "C" * 13]}, r"setup.hands\[0\]"),
        ({"hands": ["A" * 13, "B" * 13, 13]}, r"setup.hands\[2\]"),
        ({"unused": "ABCDEABCDEABCDE"}, "setup.unused"),
        ({"unused": "ABCDEABCDEABCDEé"}, r"setup.unused\[15\]"),
        ({"palms": []}, "setup: 'palms'"),
    ],
)
def test_a_set_up_that_cannot_be_is_refused_by_its_place(
    changes: dict[str, Any], place: str
) -> None:
    with pytest.raises(RecordError, match=f"^record: .*{place}"):
        lay_out(**changes)


def test_a_set_up_with_something_missing_is_refused() -> None:
    match = Match.deal("exlibris", seed=1)
    for field in match.record().setup:
        setup = match.record().setup
        del setup[field]
        with pytest.raises(SetupError, match=f"^setup: {field} is missing"):
            match.game.lay_out(match.options, setup)


def test_one_seeker_in_the_place_of_another_is_noticed() -> None:
    setup = set_up()
    swapped = "A" if setup["seekers"][0] != "A" else "B"
    with pytest.raises(RecordError, match="seekers of"):
        lay_out(seekers=swapped + setup["seekers"][1:])


def test_one_book_in_the_place_of_another_is_noticed() -> None:
    setup = set_up()
    swapped = "A" if setup["unused"][-1] != "A" else "B"
    with pytest.raises(RecordError, match="books of"):
        lay_out(unused=setup["unused"][:-1] + swapped)
