"""What a seat cannot know is blanked, and dealt anew for a world it could believe in."""

from collections import Counter

import pytest

from levada.chance import generator
from levada.contract import NOBODY, Games
from levada.match import Match
from tests.tables import give, play, play_quietly, table


def hidden(match: Match, seat: int) -> Games:
    games = match.games.copy()
    match.game.engine.hide(games, 0, seat)
    return games


def resampled(match: Match, seat: int, seed: int) -> Games:
    games = match.games.copy()
    match.game.engine.resample(games, 0, seat, generator(seed))
    return games


def face_down(match: Match, games: Games) -> list[int]:
    """The tiles of the stacks that were not turned up yet."""
    stacks, rounds = {2: (3, 10), 3: (4, 11), 4: (4, 11), 5: (5, 9)}[match.players]
    turned_up = 0 if match.view()["phase"] == "canal" else match.view()["round"] * stacks
    return [int(tile) for tile in games[0].tiles[turned_up : stacks * rounds]]


def at_round_3(players: int) -> Match:
    match = Match.deal("santiago", edition="trefl", players=players, seed=3)
    while match.view()["round"] < 3:
        play_quietly(match, until="auction")
    return match


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_tiles_face_down_are_known_by_number_but_not_in_order(players: int) -> None:
    match = at_round_3(players)
    before, after = face_down(match, match.games), face_down(match, hidden(match, 0))
    assert after == sorted(before) != before
    assert sorted(hidden(match, 0)[0].tiles) == sorted(match.games[0].tiles)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_resampled_world_looks_the_same_from_the_seat(players: int) -> None:
    match = at_round_3(players)
    for seat in (*range(players), NOBODY):
        worlds = [resampled(match, seat, seed) for seed in range(4)]
        assert len({tuple(face_down(match, world)) for world in worlds}) == 4
        for world in worlds:
            match.game.engine.hide(world, 0, seat)
            assert world == hidden(match, seat)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_world_can_be_resampled_from_what_is_seen(players: int) -> None:
    match = at_round_3(players)
    seen = hidden(match, 0)
    world = seen.copy()
    match.game.engine.resample(world, 0, 0, generator(1))
    assert face_down(match, world) != face_down(match, seen)
    match.game.engine.hide(world, 0, 0)
    assert world == seen


def test_before_the_first_canal_all_stacks_are_face_down() -> None:
    match = Match.deal("santiago", edition="trefl", players=2, seed=1)
    tops = {int(resampled(match, 0, seed)[0].tiles[0]) for seed in range(50)}
    assert len(tops) > 5


def test_before_the_first_canal_the_stacks_are_hidden_and_the_box_is_not() -> None:
    match = Match.deal("santiago", edition="trefl", players=2, seed=1)
    tiles = [int(tile) for tile in match.games[0].tiles]
    assert hidden(match, 0)[0].tiles.tolist() == sorted(tiles[:30]) + tiles[30:]


def sealed_by_1(words: str, purse: int = 5) -> Match:
    match = play(table(2, "trefl"), "0 canal C2-D2")
    give(match, 9, purse)
    return play(match, f"1 {words}")


def test_another_seats_sealed_bid_is_blanked_the_own_is_not() -> None:
    match = sealed_by_1("bid 3")
    assert hidden(match, 1)[0].bid[1] == 3
    assert hidden(match, 0) == hidden(sealed_by_1("pass"), 0)
    assert hidden(match, NOBODY) == hidden(sealed_by_1("bid 5"), NOBODY)


@pytest.mark.parametrize(("purse", "most"), [(5, 5), (40, 22), (0, 0)])
def test_a_sealed_bid_is_guessed_among_all_that_could_have_been_made(purse: int, most: int) -> None:
    match = sealed_by_1("pass", purse)
    guesses = {int(resampled(match, 0, seed)[0].bid[1]) for seed in range(6 * (most + 1))}
    assert guesses == set(range(most + 1))
    assert {int(resampled(match, 1, seed)[0].bid[1]) for seed in range(3)} == {0}


def test_a_bid_not_made_is_not_guessed_and_open_bids_stay() -> None:
    match = sealed_by_1("bid 3")
    assert {int(resampled(match, 1, seed)[0].bid[0]) for seed in range(3)} == {-1}
    play(match, "0 bid 4")
    assert list(resampled(match, 0, 1)[0].bid[:2]) == [4, 3]
    open_bids = play(table(3), "1 bid 4", "2 bid 2")
    assert list(resampled(open_bids, 0, 1)[0].bid[:3]) == [-1, 4, 2]
    assert list(hidden(open_bids, 0)[0].bid[:3]) == [-1, 4, 2]


def test_tiles_nobody_has_seen_become_those_that_are_missing() -> None:
    record = table(3, tiles="bean2 banana2 bean1 pepper2", boxed="banana1").record()
    known = Match.laid_out(record)
    record.setup["stacks"] = [[stack[0], *["?"] * 10] for stack in record.setup["stacks"]]
    unknown = Match.laid_out(record)
    world = resampled(unknown, 0, 1)
    assert Counter(face_down(known, known.games)) == Counter(face_down(unknown, world))


def test_an_unknown_tile_that_was_turned_up_leaves_the_box_alone() -> None:
    record = table(3, boxed="banana1").record()
    record.setup["stacks"][0][0] = "?"
    match = Match.laid_out(record)
    world = resampled(match, 0, 1)
    assert world[0].tiles[44] == match.games[0].tiles[44]
    assert list(world[0].tiles[:4]) == list(match.games[0].tiles[:4])
