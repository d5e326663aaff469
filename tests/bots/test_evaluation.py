"""What positions are worth to a bot: the count itself at the end, and likelihoods before."""

import numpy as np
import pytest

from levada.bots.levels import level
from levada.bots.searcher import Searcher
from levada.chance import generator
from levada.contract import Games
from levada.game import Game
from levada.match import Match
from tests.contract.played_games import courses
from tests.contract.tables import Table
from tests.tables import dig, give, play
from tests.tables import table as santiago_table


def searcher(game: Game, words: str = "regular") -> Searcher:
    return Searcher(game, level(game.name, words), generator(1))


def test_a_finished_game_is_worth_its_score(table: Table) -> None:
    exact = {"santiago": "regular:growth=0,patience=0", "exlibris": "regular:least_spread=0.01"}
    evaluator = searcher(table.game, exact[table.game.name])
    for course in courses(table):
        games = course.positions[-1]
        assert evaluator.evaluate(games) == pytest.approx(table.game.scores(games, 0), abs=1e-6)


def worth_of(match: Match, seat: int, words: str = "regular") -> float:
    return float(searcher(match.game, words).evaluate(match.games)[seat])


def planted(move: str) -> Match:
    """Seat 1 has planted a tile; a canal waters e2, f2, e3 and f3."""
    match = santiago_table(tiles="bean2 bean1 banana2 pepper2", spring="C2")
    dig(match, "C2-D2")
    return play(match, "1 bid 3", "2 bid 2", "3 bid 1", "0 pass", f"1 {move}")


def test_water_is_worth_more_the_nearer_it_is() -> None:
    watered, near, far, remote = (
        worth_of(planted(f"plant bean2 {square}"), 1) for square in ("e2", "d2", "b2", "a6")
    )
    assert watered > near > far > remote
    assert remote == pytest.approx(7 + worth_of_extra_canal())


def worth_of_extra_canal() -> float:
    """With three rounds to come or more."""
    return level("santiago", "regular").numbers["patience"] * 3


def test_a_second_marker_keeps_a_dry_tile_alive_longer() -> None:
    two, one = (worth_of(planted(f"plant {tile} d2"), 1) for tile in ("bean2", "bean1"))
    nothing = 7 + worth_of_extra_canal()
    assert two - nothing > 2 * (one - nothing) > 0


def test_money_counts_for_what_it_is() -> None:
    match = planted("plant bean2 e2")
    before = worth_of(match, 2)
    give(match, 10, 7, 20, 10)
    assert worth_of(match, 2) - before == pytest.approx(20 - 10)


def test_a_regular_lifts_the_island_it_holds_most_cards_of() -> None:
    match = Match.deal("exlibris", players=2, first=0, seed=4)
    state = match.games[0]
    state.expedition[:] = [1, 1, 0, 2, 3, 4, 0]  # B finds 5
    held = np.array([2, 8, 1, 1, 1])
    state.unused[:] += state.hand[0] - held
    state.hand[0] = held
    evaluator = searcher(match.game)
    evaluator.evaluate_choices(match.game.seen_by(match.games, 0, 0), 0)
    assert evaluator.best == 1


def sampled_hands(keeping: float) -> float:
    """How many cards of the most valuable island the others hold in sampled worlds, on average."""
    match = Match.deal("exlibris", players=3, first=0, seed=7)
    state = match.games[0]
    state.sticks[2] = 0  # C is ahead of all others
    state.village_taken_by[2] = 1
    evaluator = searcher(match.game, f"expert:keeping={keeping},width=1,horizon=0")
    seen = match.game.seen_by(match.games, 0, 0)
    evaluator.follow(seen, 0)
    held = 0
    for _ in range(200):
        evaluator.run(1)
        held += int(evaluator.games[1].hand[1:3, 2].sum())
    return held / 200


def test_others_are_believed_to_keep_what_is_worth_keeping() -> None:
    assert sampled_hands(0.8) > sampled_hands(0.0) + 0.5


def test_a_believed_world_adds_up(table: Table) -> None:
    """It is a world the seat could be in: nothing seen is different, no invariant broken."""
    evaluator = searcher(table.game, "expert:horizon=0")
    for course in courses(table)[:3]:
        for games in course.positions[:-1:7]:
            for seat in table.game.engine.seats_to_act(games, 0):
                check_world(evaluator, table.game, games, seat)


def check_world(evaluator: Searcher, game: Game, games: Games, seat: int) -> None:
    seen = game.seen_by(games, 0, seat)
    evaluator.follow(seen, seat)
    evaluator.run(1)
    world = evaluator.games[1:2].copy()
    assert game.engine.faults(world, 0) == 0
    game.engine.hide(world, 0, seat)
    if game.name == "santiago":  # a sealed bid counts as not made yet
        world["bid"] = seen["bid"]
    assert world == seen
