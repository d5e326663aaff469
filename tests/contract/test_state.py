"""A game is one small record: copied, compared and rebuilt byte for byte."""

from typing import Annotated

import numpy as np
import pytest

from levada.contract import LARGEST_STATE, Games, layout_of
from levada.game import Game
from levada.match import Match, winners_of
from levada.record import Record
from levada.simulation import play_match
from tests.contract.played_games import SEED, Course, courses, positions
from tests.contract.tables import Table


def agreed(table: Table) -> dict[str, object]:
    return {**vars(table.options), **vars(table.wishes)}


def replayed(course: Course) -> Games:
    """The game from its first position on, action by action."""
    games = course.positions[0].copy()
    for seat, action in course.actions:
        course.table.game.engine.apply(games, 0, seat, action)
    return games


def test_a_state_is_at_most_512_bytes(game: Game) -> None:
    assert game.layout.itemsize <= LARGEST_STATE == 512


def test_field_names_shadow_nothing(game: Game) -> None:
    assert not set(game.layout.names or ()) & set(dir(np.record))


def test_there_are_no_bytes_between_the_fields_that_a_copy_would_leave_to_chance(
    game: Game,
) -> None:
    fields = dict(game.layout.fields or {})
    assert sum(field[0].itemsize for field in fields.values()) == game.layout.itemsize


def test_a_field_that_would_shadow_an_attribute_is_refused() -> None:
    class Shadowing:
        round: Annotated[int, np.int16]

    with pytest.raises(AssertionError, match="round"):
        layout_of(Shadowing)


def test_a_state_too_large_is_refused() -> None:
    class Large:
        board: Annotated[int, np.int64, 65]

    with pytest.raises(AssertionError):
        layout_of(Large)


def test_the_same_deal_and_actions_give_the_same_bytes(table: Table) -> None:
    for number, course in enumerate(courses(table)[:-2]):
        dealt = table.game.deal(table.options, table.wishes, SEED, number)
        assert dealt.tobytes() == course.positions[0].tobytes()
        assert replayed(course).tobytes() == course.positions[-1].tobytes()


def test_every_seed_and_every_number_deals_another_game(table: Table) -> None:
    deal = table.game.deal
    by_number = {deal(table.options, table.wishes, 1, number).tobytes() for number in range(20)}
    by_seed = {deal(table.options, table.wishes, seed).tobytes() for seed in range(20)}
    assert len(by_number) == len(by_seed) == 20


def test_copies_are_independent(table: Table) -> None:
    for games in positions(table):
        before, copy = games.tobytes(), games.copy()
        for seat in table.game.engine.seats_to_act(copy, 0)[:1]:
            action = table.game.engine.pick_legal(copy, 0, seat, 0)
            table.game.engine.apply(copy, 0, seat, action)
            assert copy.tobytes() != before
        assert games.tobytes() == before


def test_games_of_one_batch_are_independent(table: Table) -> None:
    start = table.game.deal(table.options, table.wishes, SEED)
    batch = np.concatenate([start, start, start])
    (seat, *_) = table.game.engine.seats_to_act(batch, 1)
    table.game.engine.apply(batch, 1, seat, table.game.engine.pick_legal(batch, 1, seat, 0))
    assert batch[:1].tobytes() == batch[2:].tobytes() == start.tobytes()
    assert batch[1:2].tobytes() != start.tobytes()


def test_a_set_up_in_words_is_laid_out_to_the_same_bytes(table: Table) -> None:
    for course in courses(table):
        setup = table.game.set_up(course.positions[0], 0)
        laid_out = table.game.lay_out(table.options, setup)
        assert laid_out.tobytes() == course.positions[0].tobytes()


def test_a_record_of_a_game_replays_to_the_same_bytes(table: Table) -> None:
    for number in range(3):
        match = play_match(table.game.name, SEED, number, agreed(table))
        read = Record.parse(match.record().to_json())
        assert Match.replay(read).games.tobytes() == match.games.tobytes()


def test_a_running_game_replays_to_the_same_place(table: Table) -> None:
    whole = play_match(table.game.name, SEED, 0, agreed(table))
    for n in (0, 1, len(whole.moves) // 2, len(whole.moves) - 1):
        match = whole.at(n)
        record = match.record()
        assert record.result is None
        again = Match.replay(record)
        assert table.game.trace(again.games, 0) == table.game.trace(match.games, 0)
        assert Match.replay(again.record()).games.tobytes() == again.games.tobytes()


def test_the_games_of_a_seed_are_those_of_its_matches(table: Table) -> None:
    match = play_match(table.game.name, SEED, 0, agreed(table))
    assert match.states[0].tobytes() == courses(table)[0].positions[0].tobytes()


def test_scores_show_only_when_the_game_is_over_and_follow_from_the_state(table: Table) -> None:
    for course in courses(table):
        end = course.positions[-1]
        scores = table.game.scores(end, 0)
        assert len(scores) == table.options.players
        assert table.game.final_scores(end, 0) == table.game.trace(end, 0)["scores"] == scores
        assert table.game.final_scores(course.positions[-2], 0) is None
        assert table.game.trace(course.positions[0], 0)["scores"] is None
        for seat in table.watchers:
            assert table.game.view(end, 0, seat)["scores"] == scores


def test_a_record_of_a_finished_game_holds_its_scores_and_winners(table: Table) -> None:
    match = play_match(table.game.name, SEED, 1, agreed(table))
    scores = table.game.scores(match.games, 0)
    assert match.record().result == {"scores": scores, "winners": winners_of(scores)}
    assert match.winners == winners_of(scores)


def test_counting_changes_nothing(table: Table) -> None:
    for games in positions(table):
        before = games.tobytes()
        table.game.scores(games, 0)
        table.game.trace(games, 0)
        assert games.tobytes() == before


def test_a_count_does_not_depend_on_what_the_totals_held_before(table: Table) -> None:
    for games in positions(table):
        totals = np.full(max(table.game.players), 99, np.int64)
        table.game.engine.score(games, 0, totals)
        assert totals[: table.options.players].tolist() == table.game.scores(games, 0)


def test_what_is_agreed_on_is_in_the_trace_and_the_view_from_the_start(table: Table) -> None:
    start = courses(table)[0].positions[0]
    assert table.game.view(start, 0, 0)["players"] == table.options.players
    assert table.game.view(start, 0, 0)["game"] == table.game.name


def test_every_game_has_a_rulebook_that_names_it(game: Game) -> None:
    assert game.rulebook().startswith(f"# {game.title}")
