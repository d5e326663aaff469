"""Editions, options, and what can be wished of the set-up."""

from random import Random
from typing import Any

import pytest

from levada.games.santiago.board import CROSSING_NAMES, SQUARE_NAMES
from levada.games.santiago.options import EDITIONS, SantiagoOptions, SantiagoWishes
from levada.match import Match
from levada.options import OptionError
from levada.record import RecordError
from tests.tables import THREE_PALMS, now, play, put, table, totals

AMIGO = {"palms": False, "min_offer": 1, "money": "hidden"}
TREFL = {"palms": True, "min_offer": 0, "money": "open"}


@pytest.mark.parametrize(
    ("edition", "defaults"), [("amigo", AMIGO), ("samarkand", AMIGO), ("trefl", TREFL)]
)
def test_an_edition_is_a_named_set_of_defaults(edition: str, defaults: dict[str, Any]) -> None:
    options = SantiagoOptions.of({"edition": edition}).as_dict()
    common = {"edition": edition, "players": 4, "spare_tile": "boxed", "build_named": False}
    assert options == common | defaults


def test_amigo_for_four_is_what_nobody_asks_otherwise() -> None:
    assert SantiagoOptions.of({}) == SantiagoOptions.of({"edition": "amigo", "players": 4})


def test_the_options_are_exactly_seven_in_the_order_of_the_record() -> None:
    names = "edition players palms min_offer money spare_tile build_named"
    assert list(SantiagoOptions.of({}).as_dict()) == names.split()


@pytest.mark.parametrize(
    ("edition", "players"), [("amigo", "345"), ("samarkand", "345"), ("trefl", "2345")]
)
def test_the_edition_says_how_many_may_play(edition: str, players: str) -> None:
    for number in range(1, 7):
        given = {"edition": edition, "players": number}
        if str(number) in players:
            assert SantiagoOptions.of(given).players == number
        else:
            with pytest.raises(OptionError, match="players"):
                SantiagoOptions.of(given)


def test_the_game_is_for_2_to_5_in_all() -> None:
    assert table().game.players == range(2, 6)


@pytest.mark.parametrize(
    ("edition", "crops"),
    [
        ("amigo", "banana bean pepper potato sugarcane"),
        ("samarkand", "banana bean pepper potato sugarcane"),
        ("trefl", "banana coconut grape pepper watermelon"),
    ],
)
def test_the_edition_says_which_crops_grow(edition: str, crops: str) -> None:
    assert EDITIONS[edition].crops == tuple(crops.split())
    match = table(5, edition, tiles=" ".join(f"{crop}2" for crop in crops.split()))
    assert now(match)["open"] == [f"{crop}2" for crop in crops.split()]


@pytest.mark.parametrize(
    "given",
    [
        {"edition": "trefl", "palms": False, "min_offer": 1, "money": "hidden"},
        {"edition": "amigo", "palms": True, "min_offer": 0, "money": "open"},
        {"edition": "samarkand", "spare_tile": "planted", "build_named": True},
    ],
)
def test_every_default_can_be_chosen_otherwise(given: dict[str, Any]) -> None:
    assert given.items() <= SantiagoOptions.of(given).as_dict().items()


@pytest.mark.parametrize("players", [3, 4])
def test_r13_the_spare_tile_can_be_planted_with_3_or_4_players(players: int) -> None:
    given = {"players": players, "spare_tile": "planted"}
    assert SantiagoOptions.of(given).as_dict()["spare_tile"] == "planted"


@pytest.mark.parametrize(("edition", "players"), [("trefl", 2), ("trefl", 5), ("amigo", 5)])
def test_the_spare_tile_cannot_be_planted_with_2_or_5_players(edition: str, players: int) -> None:
    with pytest.raises(OptionError, match="spare_tile"):
        SantiagoOptions.of({"edition": edition, "players": players, "spare_tile": "planted"})


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("edition", "rio"),
        ("edition", ["amigo"]),
        ("edition", None),
        ("players", "4"),
        ("players", 4.0),
        ("players", True),
        ("palms", 1),
        ("min_offer", 2),
        ("min_offer", True),
        ("money", "secret"),
        ("spare_tile", False),
        ("build_named", 0),
    ],
)
def test_a_value_that_is_not_offered_is_refused(name: str, value: Any) -> None:
    with pytest.raises(OptionError, match=f"^{name}: "):
        SantiagoOptions.of({name: value})


def test_an_option_that_is_not_known_is_refused() -> None:
    with pytest.raises(OptionError, match="'canals' is not an option; there are edition, players"):
        SantiagoOptions.of({"canals": 12})


def test_a_record_always_writes_all_options() -> None:
    record = table().record()
    del record.options["money"]
    with pytest.raises(RecordError, match="options: money missing"):
        Match.replay(record)


def test_palms_stand_on_the_board_only_if_agreed() -> None:
    assert Match.deal("santiago", edition="trefl", palms=False, seed=1).view()["palms"] == []
    assert len(Match.deal("santiago", edition="amigo", palms=True, seed=1).view()["palms"]) == 3


def test_with_the_option_palms_a_palm_counts_in_every_edition() -> None:
    match = table(palms=THREE_PALMS)
    put(match, "a1", "bean1", 0, 1)
    assert totals(match)[0] == 10 + 2


@pytest.mark.parametrize("edition", ["amigo", "samarkand", "trefl"])
def test_the_option_min_offer_is_the_smallest_offer_in_every_edition(edition: str) -> None:
    for least in (0, 1):
        match = table(3, edition, min_offer=least)
        play(match, "1 pass", "2 pass", "0 pass")
        for square in ("a1", "a2", "a3", "a4"):
            match.play(match.to_act[0], f"plant {now(match)['open'][0]} {square}")
        amounts = {int(move.split()[2]) for move in match.legal() if move != "pass"}
        assert min(amounts) == least


@pytest.mark.parametrize("wish", ["inside", "anywhere", "A1", "E4", "C2"])
def test_the_spring_can_be_wished_inside_anywhere_or_on_a_crossing(wish: str) -> None:
    assert SantiagoWishes.of({"spring": wish}).spring == wish


@pytest.mark.parametrize("wish", ["F1", "c2", "outside", 7, None, ["C2"]])
def test_the_spring_cannot_be_wished_elsewhere(wish: Any) -> None:
    with pytest.raises(OptionError, match="spring"):
        SantiagoWishes.of({"spring": wish})


@pytest.mark.parametrize("wish", ["b2 e5 h1", "b2, e5, h1", ["b2", "e5", "h1"]])
def test_palms_can_be_wished_on_three_squares(wish: Any) -> None:
    assert SantiagoWishes.of({"palms_at": wish}).palms_at == ("b2", "e5", "h1")
    assert SantiagoWishes.of({}).palms_at == "drawn"


@pytest.mark.parametrize("wish", ["b2 e5", "b2 e5 i1", SQUARE_NAMES[:4], 3, ""])
def test_palms_cannot_be_wished_on_other_than_three_squares(wish: Any) -> None:
    with pytest.raises(OptionError, match="palms_at"):
        SantiagoWishes.of({"palms_at": wish})


def test_what_is_said_to_close_squares_to_palms_is_what_the_set_up_refuses() -> None:
    described = SantiagoWishes.choices()["palms_at"].places
    assert described is not None
    assert described.number == len(THREE_PALMS.split())
    assert list(described.names) == SQUARE_NAMES
    chance = Random(1)
    outcomes = set()
    for _ in range(400):
        spring, squares = chance.choice(CROSSING_NAMES), chance.sample(SQUARE_NAMES, 3)
        is_closed = any(
            square in described.closed_by[other]
            for square in squares
            for other in (spring, *squares)
            if square != other
        )
        assert can_be_dealt(spring, squares) is not is_closed
        outcomes.add(is_closed)
    assert outcomes == {True, False}


def can_be_dealt(spring: str, squares: list[str]) -> bool:
    try:
        Match.deal("santiago", palms=True, spring=spring, palms_at=squares, seed=1)
    except OptionError:
        return False
    return True
