"""Phase 7: three escudos each, but not in the last round."""

import pytest

from tests.tables import give, go_to_last_round, now, play, play_quietly, table


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_takes_3_escudos(players: int) -> None:
    match = table(players, "trefl")
    give(match, *range(players))
    play_quietly(match, until="auction")
    if players == 2:
        play_quietly(match, until="auction")
    assert now(match)["round"] == 2
    assert now(match)["money"] == [held + 3 for held in range(players)]


def test_income_comes_after_the_extra_canal_not_before() -> None:
    match = play_quietly(table(), until="extra")
    assert now(match)["money"] == [10, 10, 10, 10]
    play(match, "2 extra C2-D2")
    assert now(match)["money"] == [13, 13, 13, 13]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_there_is_no_income_in_the_last_round(players: int) -> None:
    match = play_quietly(table(players, "trefl"), until="bribery")
    go_to_last_round(match)
    give(match, *range(players))
    play_quietly(match)
    assert match.is_over
    assert now(match)["money"] == list(range(players))


@pytest.mark.parametrize(("players", "money"), [(2, 32), (3, 40), (4, 40), (5, 34)])
def test_whoever_spends_nothing_ends_with_all_their_income(players: int, money: int) -> None:
    match = play_quietly(table(players, "trefl"))
    assert match.scores == [money] * players


def test_r16_the_bank_never_runs_out() -> None:
    match = play_quietly(table(5), until="extra")
    give(match, 150, 150, 150, 150, 150)
    play_quietly(match, until="auction")
    assert now(match)["money"] == [153, 153, 153, 153, 153]
