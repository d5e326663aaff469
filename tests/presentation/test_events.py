"""The events of a game, noted by somebody who knows no rules, tell how the table stands."""

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from levada.contract import NOBODY, Seat
from levada.match import Match
from levada.presentation import events_of, opening
from tests.contract.tables import Table
from tests.presentation.ledgers import ExLibrisLedger, Ledger, SantiagoLedger
from tests.presentation.whole_games import matches, records

LEDGERS: dict[str, Callable[[int], Ledger]] = {
    "santiago": SantiagoLedger,
    "exlibris": ExLibrisLedger,
}


def states(match: Match) -> list[Any]:
    return [*match.states, match.games]


def check_ledger(match: Match, viewer: Seat) -> None:
    """After every move the ledger agrees with what is there, and with what the viewer sees."""
    ledger = LEDGERS[match.game.name](match.players)
    eyes = None if viewer == NOBODY else viewer
    ledger.note(opening(match))
    for n, games in enumerate(states(match)):
        if n:
            ledger.note(events_of(match, n - 1, eyes))
        if isinstance(ledger, ExLibrisLedger):
            close_gaps_of_last_turn(ledger, match, n)
        view = match.game.view(games, 0, viewer)
        expected = {**view, **match.game.trace(games, 0)}
        table = ledger.table()
        assert table == {name: expected[name] for name in table}
        if isinstance(ledger, SantiagoLedger) and view["phase"] == "auction":
            assert ledger.bids == view["bids"]


def close_gaps_of_last_turn(ledger: ExLibrisLedger, match: Match, n: int) -> None:
    """X5: seekers also move up where the stack has nothing to refill from."""
    told: list[Any] = [event["event"] for event in events_of(match, n - 1)] if n else []
    if "joined" not in told and "seekers_left" in told and "refilled" not in told:
        ledger.close_gaps()


def test_a_ledger_of_events_agrees_with_the_engine(table: Table) -> None:
    # What is told of sealed bids, which only two players have, depends on who looks.
    viewers = (0, 1, NOBODY) if table.options.players == 2 else (NOBODY,)
    for match, viewer in product(matches(table), viewers):
        check_ledger(match, viewer)


@pytest.mark.parametrize("game", LEDGERS)
def test_a_ledger_agrees_in_every_record(game: str) -> None:
    kept = records(game)
    assert len(kept) > 10
    for match in kept:
        check_ledger(match, NOBODY)


def codes(match: Match) -> set[str]:
    told: list[Any] = [
        *opening(match),
        *(event for n in range(len(match.moves)) for event in events_of(match, n)),
    ]
    return {event["event"] for event in told}


@pytest.mark.parametrize("game", LEDGERS)
def test_every_code_happens_in_some_record(game: str) -> None:
    happened = set().union(*(codes(match) for match in records(game)))
    known = {name.removeprefix("note_") for name in dir(LEDGERS[game]) if name.startswith("note_")}
    assert happened == known


def test_a_sealed_bid_is_told_to_its_own_seat_until_both_are_in() -> None:
    match = Match.deal("santiago", edition="trefl", players=2, overseer=0, seed=1)
    match.play(0, match.legal()[0])
    match.play(1, "bid 3")
    match.play(0, "pass")
    sealed: Any = [events_of(match, 1, viewer) for viewer in (0, 1, None)]
    assert sealed[0] == sealed[2] == [{"event": "sealed", "seat": 1, "amount": None}]
    assert sealed[1] == [{"event": "sealed", "seat": 1, "amount": 3}]
    both: Any = [events_of(match, 2, viewer) for viewer in (0, 1, None)]
    assert both[0] == both[1] == both[2]
    assert both[0] == [
        {
            "event": "opened",
            "bids": [{"seat": 0, "amount": 0}, {"seat": 1, "amount": 3}],
            "payments": [{"payer": 1, "payee": None, "amount": 3}],
        },
        {"event": "new_overseer", "seat": 0, "was": 0, "order": [1, 0]},
    ]


def test_there_are_events_of_the_moves_made_and_of_no_others() -> None:
    match = Match.deal("exlibris", seed=1)
    with pytest.raises(IndexError, match="move 0"):
        events_of(match, 0)
    match.play(match.to_act[0], match.legal()[0])
    assert events_of(match, 0)
    with pytest.raises(IndexError, match="move -1"):
        events_of(match, -1)
