"""The count at the end, and the totals by round."""

from typing import Any

from levada.match import Match
from levada.presentation import aids, count, totals_by_round
from tests.contract.tables import Table
from tests.presentation.whole_games import matches


def totals(counted: Any) -> list[int | None]:
    return [each["total"] for each in counted["seats"]]


def test_the_count_is_the_engines(table: Table) -> None:
    for match in matches(table):
        counted = count(match)
        assert totals(counted) == match.scores
        assert counted["winners"] == match.winners


def test_fields_are_counted_one_after_another_the_largest_first(santiago: Table) -> None:
    for match in matches(santiago):
        counted: Any = count(match)
        sizes = [field["tiles"] for field in counted["fields"]]
        assert sizes == sorted(sizes, reverse=True)
        assert all(field["shares"] for field in counted["fields"])
        for total in counted["seats"]:
            shares = [share for field in counted["fields"] for share in field["shares"]]
            own = sum(share["points"] for share in shares if share["seat"] == total["seat"])
            assert own == total["fields"]
            assert total["fields"] + total["money"] == total["total"]


def test_hands_are_counted_island_by_island(exlibris: Table) -> None:
    for match in matches(exlibris):
        counted: Any = count(match)
        worth = {each["island"]: each["worth"] for each in counted["islands"]}
        assert [each["left"] for each in counted["islands"]] == sorted(
            each["left"] for each in counted["islands"]
        )
        for total, hand in zip(counted["seats"], match.view()["hands"], strict=True):
            for island, cards in total["hand"].items():
                assert cards["cards"] == hand.count(island)
                assert cards["points"] == cards["cards"] * worth[island]
            assert total["hand_points"] + total["house_points"] == total["total"]


def test_totals_by_round_end_with_the_result(table: Table) -> None:
    for match in matches(table):
        rounds = totals_by_round(match)
        assert [each["round"] for each in rounds] == list(range(len(rounds)))
        assert rounds[-1]["totals"] == match.scores


def test_totals_of_a_round_are_those_shown_when_it_was_done(santiago: Table) -> None:
    for match in matches(santiago):
        by_round = {each["round"]: each["totals"] for each in totals_by_round(match)}
        assert len(by_round) == match.view()["rounds"] + 1
        for n in first_moves_of_rounds(match):
            earlier = match.at(n)
            for seat in range(match.players):
                beside: Any = aids(earlier, seat)
                own = beside["totals"]["seats"][seat]["total"]
                assert own == by_round[earlier.view()["round"] - 1][seat]


def first_moves_of_rounds(match: Match) -> list[int]:
    rounds = [match.game.view(games, 0, 0)["round"] for games in match.states]
    return [n for n, current in enumerate(rounds) if n == 0 or current > rounds[n - 1]]


def test_while_a_game_runs_only_what_everybody_sees_is_counted(table: Table) -> None:
    for match in matches(table)[:2]:
        running = match.at(len(match.moves) // 2)
        view = running.view()
        hidden = view.get("money") or view["hands"]
        shows = [each is not None for each in hidden]
        counted = count(running)
        assert counted["winners"] is None
        assert [each is not None for each in totals(counted)] == shows
        for each in totals_by_round(running):
            assert [total is not None for total in each["totals"]] == shows
