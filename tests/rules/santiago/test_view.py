"""What one seat may see: money, sealed bids, the box, never the stacks."""

from typing import Any

import pytest

from levada.match import Match
from tests.oracle import santiago as oracle
from tests.tables import THREE_PALMS, give, now, play, play_quietly, table

VIEWERS = [None, 0, 1]


def sealed(*bids: str, **given: Any) -> Match:
    return play(table(2, "trefl", **given), "0 canal C2-D2", *bids)


@pytest.mark.parametrize("phase", ["auction", "planting", "bribery", "overseer", "extra"])
def test_r10_hidden_money_shows_only_to_its_own_seat(phase: str) -> None:
    match = table(3)
    if phase != "auction":
        play_quietly(match, until=phase)
    give(match, 4, 5, 6)
    assert match.view(0)["money"] == [4, None, None]
    assert match.view(2)["money"] == [None, None, 6]
    assert match.view()["money"] == [None, None, None]


def test_r10_hidden_money_is_shown_to_all_at_the_end() -> None:
    match = play_quietly(table(3))
    assert match.view(0)["money"] == match.view()["money"] == [40, 40, 40]
    assert match.view(1)["scores"] == match.view()["scores"] == [40, 40, 40]


def test_r10_open_money_is_shown_to_all() -> None:
    match = table(3, money="open")
    give(match, 4, 5, 6)
    assert match.view(1)["money"] == match.view()["money"] == [4, 5, 6]


def test_r10_open_bids_and_offers_are_shown_while_money_is_hidden() -> None:
    match = play(table(), "1 bid 5", "2 pass")
    assert match.view()["bids"] == [None, 5, "pass", None]
    play(match, "3 bid 4", "0 bid 1")
    play_quietly(match, until="bribery")
    play(match, "3 offer C1-C2 2")
    assert match.view()["offers"] == match.view(2)["offers"] == [(3, "C1-C2", 2)]


def test_the_view_says_who_has_passed_in_bribery_until_the_overseer_decides() -> None:
    match = play(table(), "1 bid 5", "2 pass", "3 bid 4", "0 bid 1")
    assert match.view()["passed_in_bribery"] == []
    play_quietly(match, until="bribery")
    assert match.view()["passed_in_bribery"] == []
    play(match, "3 offer C1-C2 2", "0 pass")
    assert match.view()["passed_in_bribery"] == match.view(3)["passed_in_bribery"] == [0]
    play(match, "1 pass")
    assert match.view()["phase"] == "overseer"
    assert match.view()["passed_in_bribery"] == [0, 1]
    play(match, "2 accept C1-C2")
    assert match.view()["passed_in_bribery"] == []


@pytest.mark.parametrize(("players", "are_sealed"), [(2, True), (3, False), (5, False)])
def test_the_view_says_whether_bids_are_sealed(players: int, *, are_sealed: bool) -> None:
    assert table(players, "trefl").view()["sealed_bids"] is are_sealed


def test_r10_the_trace_shows_all_money() -> None:
    assert now(table(3))["money"] == [10, 10, 10]


def test_a_sealed_bid_is_seen_to_be_made_but_not_how_high() -> None:
    match = sealed("0 bid 3")
    assert match.view(0)["bids"] == [3, None]
    assert match.view(1)["bids"] == ["sealed", None]
    assert match.view()["bids"] == ["sealed", None]
    assert sealed("1 pass").view(0)["bids"] == [None, "sealed"]
    assert sealed("1 pass").view(1)["bids"] == [None, "pass"]


@pytest.mark.parametrize("money", ["open", "hidden"])
def test_nothing_in_a_view_depends_on_anothers_sealed_bid(money: str) -> None:
    matches = [sealed(f"1 {words}", money=money) for words in ("pass", "bid 1", "bid 5")]
    for viewer in (None, 0):
        views = [match.view(viewer) for match in matches]
        assert views[0] == views[1] == views[2]
    assert matches[0].view(1) != matches[1].view(1)


def test_both_sealed_bids_are_shown_when_both_are_in() -> None:
    match = sealed("0 bid 3", "1 pass")
    for viewer in VIEWERS:
        assert match.view(viewer)["bids"] == [3, "pass"]
        assert match.view(viewer)["planting_order"] == [0, 1]


def test_the_planting_order_is_not_known_before_all_have_bid() -> None:
    assert sealed("0 bid 3").view(0)["planting_order"] == []
    assert play(table(3), "1 bid 1", "2 bid 2").view()["planting_order"] == []


@pytest.mark.parametrize("spare_tile", ["boxed", "planted"])
def test_r17_the_boxed_tile_is_public(spare_tile: str) -> None:
    match = table(boxed="bean1", spare_tile=spare_tile)
    assert [match.view(viewer)["boxed"] for viewer in VIEWERS] == [["bean1"]] * 3


def test_r17_all_fifteen_boxed_tiles_of_two_players_are_public() -> None:
    expected = [crop + planters for crop in oracle.CROPS["trefl"] for planters in "122"]
    assert [sealed().view(viewer)["boxed"] for viewer in VIEWERS] == [sorted(expected)] * 3


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_stacks_are_never_seen(players: int, viewer: int | None) -> None:
    edition = "trefl"
    one = table(players, edition).record()
    other = table(players, edition).record()
    other.setup["stacks"] = [[*stack[:1], *reversed(stack[1:])] for stack in one.setup["stacks"]]
    views = []
    for record in (one, other):
        match = Match.laid_out(record)
        if players == 2:
            match.play(0, "canal C2-D2")
        views.append(match.view(viewer))
    assert one.setup != other.setup
    assert views[0] == views[1]


def test_before_the_first_canal_not_even_the_top_tiles_are_seen() -> None:
    views = [
        table(2, "trefl", tiles=tiles).view(1) for tiles in ("grape2 grape1 pepper2", "banana1")
    ]
    assert views[0] == views[1]
    assert (views[0]["open"], views[0]["tiles_left"]) == ([], 10)


def test_a_view_says_how_many_tiles_each_stack_still_hides() -> None:
    match = table(5)
    left = [match.view()["tiles_left"]]
    while not match.is_over:
        play_quietly(match, until="auction")
        left.append(match.view()["tiles_left"])
    assert left == [8, 7, 6, 5, 4, 3, 2, 1, 0, 0]


def test_a_view_shows_only_the_own_legal_moves() -> None:
    match = table(3)
    give(match, 10, 2, 10)
    assert match.view(1)["legal"] == ["bid 1", "bid 2", "pass"]
    assert match.view(0)["legal"] == match.view()["legal"] == []
    assert match.view(0)["to_act"] == [1]


def test_a_view_shows_the_table_as_it_lies() -> None:
    match = table(3, "trefl", overseer=2, spring="D3", palms=THREE_PALMS, tiles="grape2 grape2")
    play(match, "0 bid 2", "1 pass", "2 bid 1", "0 plant grape2 a1")
    view = match.view(1)
    assert (view["game"], view["edition"], view["players"]) == ("santiago", "trefl", 3)
    assert (view["seat"], match.view()["seat"]) == (1, None)
    assert (view["rounds"], view["round"], view["phase"]) == (11, 1, "planting")
    assert (view["spring"], view["palms"]) == ("D3", THREE_PALMS.split())
    assert (view["overseer"], view["planting_order"]) == (1, [0, 2, 1])
    assert (view["board"], view["scores"]) == ({"a1": ("grape2", 0, 2)}, None)
    assert view["extra"] == [True, True, True]


def test_a_view_says_whether_the_tile_to_plant_is_left_over() -> None:
    match = play_quietly(table(3), until="planting")
    shown = []
    while match.view()["phase"] == "planting":
        shown.append(match.view()["left_over"])
        match.play(match.to_act[0], match.legal()[0])
    assert shown == [False, False, False, True]
    assert match.view()["left_over"] is False


def test_looking_changes_nothing() -> None:
    match = sealed("1 bid 2")
    before = match.games.copy()
    for viewer in VIEWERS:
        match.view(viewer)
    assert match.games == before


def test_a_trace_line_has_the_keys_of_the_format_in_their_order() -> None:
    keys = "n round phase to_act overseer money open board dried palms canals extra offers legal scores"
    (line,) = table().trace()
    assert list(line) == keys.split()


@pytest.mark.parametrize("players", [2, 3])
def test_the_trace_calls_every_phase_by_its_contract_name(players: int) -> None:
    names = {line["phase"] for line in play_quietly(table(players, "trefl")).trace()}
    expected = {"auction", "planting", "bribery", "overseer", "extra", "over"}
    assert names == expected | ({"canal"} if players == 2 else set())
