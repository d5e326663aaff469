"""What speaks for an overseer's decision: told from the open table, the same whoever looks."""

from random import Random
from typing import Any

from levada.match import Match
from levada.presentation import aids, motive
from levada.presentation.santiago.aid_types import CanalMotive
from tests.contract.tables import Table
from tests.presentation.test_secrecy import elsewhere
from tests.presentation.whole_games import matches, records


def decisions(match: Match) -> list[tuple[int, CanalMotive]]:
    found = [motive(match.game, match.states[n], move) for n, move in enumerate(match.moves)]
    return [(n, each) for n, each in enumerate(found) if each is not None]


def test_every_decision_of_an_overseer_has_one_and_no_other_move(santiago: Table) -> None:
    for match in matches(santiago):
        decided = [n for n, _ in decisions(match)]
        assert decided == [
            n
            for n, (_, words) in enumerate(match.moves)
            if words.split()[0] in ("accept", "build", "decline")
        ]


def test_it_tells_what_the_chosen_canal_waters(santiago: Table) -> None:
    for match in matches(santiago):
        for n, told in decisions(match):
            seat, words = match.moves[n]
            if told["canal"] is None:
                assert words == "decline"
                continue
            kind, segment = words.split()
            shown: Any = aids(match.at(n))
            [canal] = [each for each in shown["segments"] if each["segment"] == segment]
            board = match.game.view(match.states[n], 0, seat)["board"]
            owners = [board[square][1] for square in canal["waters"] if square in board]
            assert told["canal"]["own"] == owners.count(seat)
            assert set(told["canal"]["others"]) == {*owners} - {seat, None}
            assert told["canal"]["empty"] == len(
                [each for each in canal["waters"] if is_empty(match, n, each)]
            )
            assert told["money"] == (canal["brings"] if kind == "accept" else -shown["elsewhere"])


def is_empty(match: Match, n: int, square: str) -> bool:
    view = match.game.view(match.states[n], 0, 0)
    return square not in view["board"] and square not in view["dried"]


def test_a_refused_proposal_is_the_dearest_and_brought_more() -> None:
    refused = [
        (told, match.game.view(match.states[n], 0, 0)["offers"])
        for match in records("santiago")
        for n, told in decisions(match)
        if told["refused"] is not None
    ]
    assert len(refused) > 5
    for told, offers in refused:
        assert told["refused"] is not None
        totals: dict[str, int] = {}
        for _, segment, amount in offers:
            totals[segment] = totals.get(segment, 0) + amount
        assert told["refused"]["offered"] == max(totals.values()) > told["money"]


def test_it_is_the_same_in_every_world_a_watcher_can_believe_in(table: Table) -> None:
    chance = Random(4)
    for match in matches(table)[:2]:
        for n, move in enumerate(match.moves):
            for viewer in table.watchers:
                other = elsewhere(table, match.states[n], viewer, chance)
                told = motive(table.game, match.states[n], move)
                assert motive(table.game, other, move) == told
