"""Set-up: what is drawn, what is laid out, what is refused, and the first canal of two players."""

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from levada.contract import SetupError
from levada.match import Match
from levada.options import OptionError
from tests.oracle import santiago as oracle
from tests.tables import THREE_PALMS, all_tiles, now, phase, play, play_quietly, table

PLAYERS = [("trefl", 2), ("amigo", 3), ("samarkand", 4), ("trefl", 5)]


def deals(number: int, **given: Any) -> list[dict[str, Any]]:
    """The set-ups of many deals."""
    matches = (Match.deal("santiago", seed=5, number=i, **given) for i in range(number))
    return [match.record().setup for match in matches]


@pytest.mark.parametrize(
    ("players", "stacks", "rounds", "money"),
    [(2, 3, 10, 5), (3, 4, 11, 10), (4, 4, 11, 10), (5, 5, 9, 10)],
)
def test_stacks_rounds_and_start_money_follow_the_players(
    players: int, stacks: int, rounds: int, money: int
) -> None:
    match = Match.deal("santiago", edition="trefl", players=players, seed=1)
    assert [len(stack) for stack in match.record().setup["stacks"]] == [rounds] * stacks
    assert now(match)["money"] == [money] * players
    assert match.view()["rounds"] == rounds
    assert play_quietly(match).view()["round"] == rounds


@pytest.mark.parametrize(("edition", "players"), PLAYERS)
def test_the_tiles_of_a_deal_are_the_45(edition: str, players: int) -> None:
    for setup in deals(20, edition=edition, players=players):
        tiles = [tile for stack in setup["stacks"] for tile in stack] + setup["boxed"]
        assert Counter(tiles) == Counter(all_tiles(edition))


@pytest.mark.parametrize("players", [3, 4])
def test_with_3_or_4_players_any_one_tile_is_boxed(players: int) -> None:
    boxed = [setup["boxed"] for setup in deals(200, players=players)]
    assert {len(box) for box in boxed} == {1}
    assert {tile for box in boxed for tile in box} == set(all_tiles("amigo"))


def test_with_5_players_no_tile_is_boxed() -> None:
    assert [setup["boxed"] for setup in deals(3, players=5)] == [[]] * 3


def test_with_2_players_three_tiles_of_each_crop_are_boxed() -> None:
    expected = [crop + planters for crop in oracle.CROPS["trefl"] for planters in "122"]
    for setup in deals(5, edition="trefl", players=2):
        assert setup["boxed"] == sorted(expected)


@pytest.mark.parametrize(("edition", "players"), PLAYERS)
def test_every_kind_of_tile_can_lie_on_top_and_at_the_bottom(edition: str, players: int) -> None:
    setups = deals(200, edition=edition, players=players)
    for stack, depth in ((0, 0), (-1, 0), (0, -1), (-1, -1)):
        seen = {setup["stacks"][stack][depth] for setup in setups}
        assert seen == set(all_tiles(edition))


def test_the_spring_is_drawn_among_the_six_inner_crossings() -> None:
    springs = Counter(setup["spring"] for setup in deals(300))
    assert set(springs) == {"B2", "C2", "D2", "B3", "C3", "D3"}
    assert min(springs.values()) > 25


def test_the_spring_can_be_drawn_among_all_twenty_crossings() -> None:
    springs = {setup["spring"] for setup in deals(300, spring="anywhere")}
    assert springs == set(oracle.CROSSINGS)


def test_spring_palms_and_overseer_can_be_chosen() -> None:
    wishes = {"spring": "A1", "palms_at": "c3 e5 h1", "overseer": 2}
    for setup in deals(5, edition="trefl", players=3, **wishes):
        assert setup["spring"] == "A1"
        assert setup["palms"] == ["h1", "c3", "e5"]
        assert setup["overseer"] == 2


@pytest.mark.parametrize(("edition", "players"), PLAYERS)
def test_the_first_overseer_is_drawn_among_all_seats(edition: str, players: int) -> None:
    overseers = Counter(setup["overseer"] for setup in deals(100, edition=edition, players=players))
    assert set(overseers) == set(range(players))


@pytest.mark.parametrize("spring", ["inside", "anywhere", "A1"])
def test_palms_are_drawn_apart_from_each_other_and_off_the_spring(spring: str) -> None:
    seen: set[str] = set()
    for setup in deals(150, edition="trefl", players=4, spring=spring):
        assert len(setup["palms"]) == 3
        assert all(max(oracle.apart(a, b)) > 2 for a, b in combinations(setup["palms"], 2))
        assert not any(oracle.touches(setup["spring"], palm) for palm in setup["palms"])
        seen.update(setup["palms"])
    assert len(seen) > 40


def test_the_same_seed_and_number_deal_the_same_game_and_others_another() -> None:
    setups = deals(3)
    assert setups == deals(3)
    assert setups[0] != setups[1]
    assert setups[0] != Match.deal("santiago", seed=6).record().setup


def test_everybody_begins_with_an_extra_canal_and_nothing_on_the_board() -> None:
    start = now(table(5))
    assert start["extra"] == [True] * 5
    assert (start["board"], start["dried"], start["canals"]) == ({}, [], [])
    assert (start["round"], start["phase"]) == (1, "auction")


@pytest.mark.parametrize("players", [2, 5])
def test_a_used_table_is_cleared_for_a_new_game(players: int) -> None:
    match = table(players, "trefl", overseer=1)
    if players == 2:
        match.play(1, "canal C2-D2")
    used = play_quietly(match, until="bribery")
    match.play(match.to_act[0], "offer C1-C2 1")
    games = match.games.copy()
    games[0].overseer, games[0].doubled = 1, 1
    used.game.engine.start(games, 0)
    assert games == match.states[0]


def test_the_set_up_of_a_record_is_laid_out_as_it_says() -> None:
    match = table(3, "trefl", overseer=2, spring="E4", palms="a1 c1 e1", tiles="grape1 grape2")
    setup = match.record().setup
    assert (setup["spring"], setup["overseer"], setup["palms"]) == ("E4", 2, ["a1", "c1", "e1"])
    assert [stack[0] for stack in setup["stacks"][:2]] == ["grape1", "grape2"]
    assert Match.laid_out(match.record()).record() == match.record()


def test_r1_with_2_players_the_first_overseer_lays_a_canal_at_the_spring_before_round_1() -> None:
    match = table(2, "trefl", overseer=1)
    start = now(match)
    assert (start["phase"], start["round"], start["to_act"]) == ("canal", 1, [1])
    assert start["open"] == []
    assert start["legal"] == ["canal B2-C2", "canal C1-C2", "canal C2-C3", "canal C2-D2"]
    play(match, "1 canal C2-D2")
    after = now(match)
    assert (after["phase"], after["canals"], after["to_act"]) == ("auction", ["C2-D2"], [0, 1])
    assert after["money"] == [5, 5]
    assert len(after["open"]) == 3


@pytest.mark.parametrize("players", [3, 4, 5])
def test_with_more_players_no_canal_is_laid_before_round_1(players: int) -> None:
    assert phase(table(players, "trefl")) == "auction"


def test_r16_with_2_players_ten_canals_of_the_supply_follow_the_first() -> None:
    match = play(table(2, "trefl"), "0 canal C2-D2")
    for _ in range(10):
        play_quietly(match, until="overseer")
        match.play(match.to_act[0], next(m for m in match.legal() if m.startswith("build")))
    assert len(now(match)["canals"]) == 11
    assert play_quietly(match).is_over


@pytest.mark.parametrize(("edition", "players", "supply"), [("amigo", 4, 11), ("amigo", 5, 9)])
def test_there_is_a_canal_of_the_supply_for_every_round(
    edition: str, players: int, supply: int
) -> None:
    match = table(players, edition)
    while not match.is_over:
        play_quietly(match, until="overseer")
        if not match.is_over:
            match.play(match.to_act[0], next(m for m in match.legal() if m.startswith("build")))
    assert len(now(match)["canals"]) == supply


REFUSED: list[tuple[str, str, Any]] = [
    ("setup.spring", "spring", "F1"),
    ("setup.spring", "spring", 7),
    ("setup.overseer", "overseer", 4),
    ("setup.overseer", "overseer", -1),
    ("setup.overseer", "overseer", True),
    ("setup.palms", "palms", ["a1"]),
    ("setup.palms", "palms", "a1 a6 h1"),
    ("setup.palms[1]", "palms", ["a1", "i9", "h1"]),
    ("setup.palms[1]", "palms", ["a1", "b2", "h1"]),
    ("setup.palms[2]", "palms", ["a1", "a6", "a1"]),
    ("setup.palms[2]", "palms", ["a1", "a6", "d2"]),
    ("setup.boxed", "boxed", []),
    ("setup.boxed", "boxed", "banana1"),
    ("setup.boxed[0]", "boxed", ["?"]),
    ("setup.boxed[0]", "boxed", ["bean1"]),
    ("setup.stacks", "stacks", [["banana1"] * 11] * 3),
    ("setup.stacks[0]", "stacks", [["banana1"] * 10] * 4),
    ("setup.stacks[0]", "stacks", ["banana1"] * 4),
    ("setup.stacks[0][0]", "stacks", [["bean1"] * 11] * 4),
    ("setup.stacks[0][0]", "stacks", [[1] * 11] * 4),
    ("setup", "stacks", [["banana1"] * 11] * 4),
]


@pytest.mark.parametrize(("place", "name", "value"), REFUSED)
def test_a_set_up_that_cannot_be_is_refused_with_its_place(
    place: str, name: str, value: Any
) -> None:
    record = table(4, "trefl", palms=THREE_PALMS).record()
    record.setup[name] = value
    with pytest.raises(SetupError) as refused:
        Match.laid_out(record)
    assert refused.value.place == place


def test_a_set_up_with_a_part_too_few_or_too_many_is_refused() -> None:
    record = table().record()
    record.setup["seed"] = 1
    with pytest.raises(SetupError, match="seed"):
        Match.laid_out(record)
    del record.setup["seed"], record.setup["spring"]
    with pytest.raises(SetupError, match="spring is missing"):
        Match.laid_out(record)


def test_no_kind_of_tile_is_there_more_often_than_it_was_made() -> None:
    record = table(boxed="bean2", tiles="bean1 pepper1").record()
    for kind, number, made in (("bean2", 7, 6), ("pepper1", 4, 3)):
        stacks = [[*stack] for stack in record.setup["stacks"]]
        stacks[0][0] = kind
        record.setup["stacks"] = stacks
        with pytest.raises(SetupError, match=f"{number} tiles {kind}; there are {made}"):
            Match.laid_out(record)


@pytest.mark.parametrize("box", ["grape1 grape1 grape2", "grape2 grape2 grape2"])
def test_with_2_players_other_boxed_tiles_are_refused(box: str) -> None:
    others = [
        crop + planters
        for crop in ("banana", "coconut", "pepper", "watermelon")
        for planters in "122"
    ]
    with pytest.raises(SetupError, match=r"setup.boxed: \d tiles grape1; with 2 players 1"):
        table(2, "trefl", boxed=" ".join([*others, box]))


def test_palms_can_be_chosen_only_with_palms_and_beside_a_chosen_spring() -> None:
    chosen: dict[str, Any] = {"palms_at": "a1 c5 h6"}
    with pytest.raises(OptionError, match=r"palms_at: .* needs palms to be true, not false"):
        Match.deal("santiago", edition="amigo", spring="C2", **chosen)
    with pytest.raises(OptionError, match="palms_at: choose the spring"):
        Match.deal("santiago", edition="trefl", **chosen)
    with pytest.raises(OptionError, match=r"palms_at\[0\]: a1 touches the spring at A1"):
        Match.deal("santiago", edition="trefl", spring="A1", **chosen)


def test_an_overseer_can_be_chosen_only_among_the_seats() -> None:
    with pytest.raises(OptionError, match="overseer: there is no seat 4; the last is 3"):
        Match.deal("santiago", players=4, overseer=4)
