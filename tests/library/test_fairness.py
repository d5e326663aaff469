"""A deal nobody can foresee: by the rules, evenly spread, and sealed by a hash that holds it all."""

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from levada.fair_deal import Deal, deal, seal
from levada.games import game
from levada.match import Match
from levada.record import Record
from tests.contract.tables import TABLES, Table

DEALS = 200
TILE_KINDS = 10

EXAMPLE = Deal(
    setup={
        "first": 1,
        "expedition": "DACBCBE",
        "seekers": "DBBCCABCEAECAEADEEDCACDDEABBDBEAD",
        "hands": ["AAAABBCCDDDDE", "AAABBCCDDEEEE"],
        "unused": "AAAABBBBBBBCCCCCCCDDDDDEEEEEE",
    },
    salt="0000000000000000000000000000000000000000000000000000000000000007",
    # As docs/records.md shows it; a page computes the same with crypto.subtle.
    hash="1c131fba9bedfbcd6a3d18772373a3f5de033636f7a14d55486cc6dc9fdce284",
)

at_every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def dealt(name: str, **agreed: Any) -> Deal:
    of = game(name)
    return deal(of, of.options.of(agreed), of.wishes.of({}))


def pieces(part: Any) -> Iterator[str]:
    """Every tile and card in a set-up, wherever it lies."""
    for each in part.values() if isinstance(part, dict) else part:
        if isinstance(each, list):
            yield from pieces(each)
        elif isinstance(each, str):
            yield from [each] if each[-1].isdigit() else each


@at_every_table
def test_a_deal_can_be_played_and_its_record_writes_the_same_set_up(table: Table) -> None:
    found = deal(table.game, table.options, table.wishes)
    names = [f"seat {seat}" for seat in table.seats]
    record = Record(table.game.name, table.options.as_dict(), found.setup, names)
    match = Match.replay(record)
    assert match.to_act
    assert match.record().setup == found.setup == json.loads(json.dumps(found.setup))
    assert found.hash == seal(table.game.name, table.options.as_dict(), found.setup, found.salt)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_card_of_ex_libris_is_dealt_once(players: int) -> None:
    found = Counter(pieces(dealt("exlibris", players=players).setup))
    assert found == dict.fromkeys("ABCDE", 8 + 11)


@pytest.mark.parametrize(("edition", "players"), [("trefl", 2), ("amigo", 3), ("samarkand", 5)])
def test_every_tile_of_santiago_is_dealt_once(edition: str, players: int) -> None:
    setup = dealt("santiago", edition=edition, players=players, palms=False).setup
    tiles = Counter(pieces({name: setup[name] for name in ("boxed", "stacks")}))
    assert len(tiles) == TILE_KINDS
    assert all(number == 3 * int(tile[-1]) for tile, number in tiles.items())


def test_wishes_are_kept() -> None:
    santiago = game("santiago")
    wishes = santiago.wishes.of({"spring": "B2", "overseer": 3})
    setup = deal(santiago, santiago.options.of({}), wishes).setup
    assert (setup["spring"], setup["overseer"]) == ("B2", 3)


def test_every_tile_comes_up_on_every_stack() -> None:
    setups = [dealt("santiago", players=4).setup for _ in range(DEALS)]
    for stack in range(4):
        ends = Counter(setup["stacks"][stack][at] for setup in setups for at in (0, -1))
        assert len(ends) == TILE_KINDS
        assert max(ends.values()) < DEALS // 2  # 6 of 45, about 53 of 400, are expected


def test_every_card_comes_up_on_the_stack_and_in_every_hand() -> None:
    setups = [dealt("exlibris", players=3).setup for _ in range(DEALS)]
    for at in (0, -1):
        tops = Counter(setup["seekers"][at] for setup in setups)
        assert sorted(tops) == list("ABCDE")
        assert max(tops.values()) < DEALS // 2  # 40 are expected
    for seat in range(3):
        books = Counter("".join(setup["hands"][seat] for setup in setups))
        assert all(abs(books[colour] - DEALS * 13 / 5) < 150 for colour in "ABCDE")


def test_no_two_deals_salts_or_hashes_are_alike() -> None:
    found = [dealt("exlibris") for _ in range(20)]
    assert len({str(each.setup) for each in found}) == 20
    assert len({each.salt for each in found}) == len({each.hash for each in found}) == 20
    assert all(len(bytes.fromhex(each.salt)) == 32 for each in found)


def test_the_hash_of_a_known_deal_stays_as_it_is() -> None:
    assert seal("exlibris", {"players": 2}, EXAMPLE.setup, EXAMPLE.salt) == EXAMPLE.hash
    assert EXAMPLE.proof == {"hash": EXAMPLE.hash, "salt": EXAMPLE.salt}


def test_the_order_in_which_parts_were_written_is_no_part_of_the_hash() -> None:
    turned = {name: EXAMPLE.setup[name] for name in reversed(EXAMPLE.setup)}
    assert seal("exlibris", {"players": 2}, turned, EXAMPLE.salt) == EXAMPLE.hash
    nested = {"a": [{"b": 1, "c": 2}]}, {"a": [{"c": 2, "b": 1}]}
    first, second = (seal("exlibris", {}, setup, "") for setup in nested)
    assert first == second


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("first", 0),
        ("expedition", "ADCBCBE"),
        ("seekers", EXAMPLE.setup["seekers"][::-1]),
        ("hands", EXAMPLE.setup["hands"][::-1]),
        ("unused", ""),
    ],
)
def test_another_card_is_another_hash(part: str, value: Any) -> None:
    other = replace(EXAMPLE, setup=EXAMPLE.setup | {part: value})
    assert seal("exlibris", {"players": 2}, other.setup, other.salt) != EXAMPLE.hash


def test_another_game_option_or_salt_is_another_hash() -> None:
    setup, salt = EXAMPLE.setup, EXAMPLE.salt
    hashes = {
        EXAMPLE.hash,
        seal("santiago", {"players": 2}, setup, salt),
        seal("exlibris", {"players": 3}, setup, salt),
        seal("exlibris", {"players": 2, "palms": False}, setup, salt),
        seal("exlibris", {"players": 2}, setup, salt[:-1] + "8"),
    }
    assert len(hashes) == 5
