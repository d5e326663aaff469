"""Whole games by clicks, from the first page to the count."""

import json
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from levada.match import Match
from levada.record import Record
from tests.browser.conftest import Visit
from tests.browser.page_player import ExLibrisPlayer, Player, SantiagoPlayer
from tests.browser.visitor import Visitor, table_of
from tests.server.clients import ME, OPEN

PLAYERS: dict[str, type[Player]] = {"Santiago": SantiagoPlayer, "Ex Libris": ExLibrisPlayer}


@pytest.mark.parametrize("game", PLAYERS)
def test_two_clicks_to_a_game_against_bots_and_on_to_its_count(visit: Visit, game: str) -> None:
    """With motion, and with the page being kept: neither may keep somebody from playing."""
    ana = visit(reduced_motion="no-preference", keeps_page=True)
    page = ana.opens("/")
    card = page.get_by_role("article").filter(has=page.get_by_role("heading", name=game))
    card.get_by_role("button", name="Play now").click()
    PLAYERS[game](page).plays_to_the_end()
    check_count(ana)


def check_count(visitor: Visitor) -> None:
    """The page says what the engine makes of the same moves."""
    page = visitor.page
    match = replayed(visitor)
    assert match.scores is not None
    expect(page.get_by_role("region", name="Game over")).to_contain_text(str(max(match.scores)))
    expect(page.get_by_role("heading", name="The count")).to_be_visible()
    totals = page.get_by_role("row", name="Total").get_by_role("cell").all_inner_texts()
    assert [int(total.replace("−", "-")) for total in totals] == match.scores


def replayed(visitor: Visitor) -> Match:
    written = visitor.asks(f"GET tables/{table_of(visitor.page)}/record")
    return Match.replay(Record.parse(json.dumps(written)))


def test_sealed_bids_stay_sealed_through_a_game_of_two_browsers(ana: Visitor, visit: Visit) -> None:
    beto = visit()
    table = ana.makes("santiago", ME, OPEN, options={"edition": "trefl"}, name="Ana")
    ana.opens(f"/t/{table}")
    beto.opens(f"/t/{table}")
    beto.page.get_by_role("button", name="Sit here").click()
    beto.page.get_by_label("What shall the others call you?").fill("Beto")
    beto.page.get_by_role("button", name="Take this seat").click()
    for visitor in (ana, beto):
        expect(visitor.page.locator(".dock")).to_be_visible()
    seats = [(ana, beto), (beto, ana)]
    players = [SantiagoPlayer(visitor.page, Random(n)) for n, visitor in enumerate((ana, beto))]
    sealed = 0
    while (seen := ana.asks(f"GET tables/{table}"))["state"] != "over":
        [first, *_] = seen["view"]["to_act"]
        is_secret = len(seen["view"]["to_act"]) == 2
        own, other = seats[first]
        before = Seen(other)
        players[first].awaits_turn()
        players[first].makes_a_move()
        if is_secret:
            expect(other.page.locator("body")).to_contain_text("has bid")
            bid = own.asks(f"GET tables/{table}")["view"]["bids"][first]
            before.check_untold(other, bid)
            sealed += 1
        await_same_log(*players)
    assert sealed >= 5
    for visitor in (ana, beto):
        check_count(visitor)


def await_same_log(one: SantiagoPlayer, other: SantiagoPlayer) -> None:
    """Both may still have lines to come: a move is told in several."""
    for _ in range(300):
        if one.log.count() == other.log.count():
            return
        one.page.wait_for_timeout(50)
    assert one.log.count() == other.log.count()


class Seen:
    """What somebody's browser knows at one time."""

    def __init__(self, visitor: Visitor) -> None:
        self.lines = set(visitor.page.inner_text("body").splitlines())
        self.frames = len(visitor.heard)
        self.leaves = leaves_of(visitor.last_table())

    def check_untold(self, visitor: Visitor, bid: int | str) -> None:
        """Nothing that has changed since says what was bid."""
        told = set(visitor.page.inner_text("body").splitlines()) - self.lines
        for table in visitor.told_tables()[self.frames :]:
            changed = leaves_of(table) - self.leaves
            told |= {str(value) for path, value in changed if not NUMBERED & set(path)}
        secret = "pass" if bid == "pass" else str(bid)
        assert [line for line in told if secret in line.split()] == []


NUMBERED = {"version", "n", "moves", "seat", "to_act", "yet_to_bid"}
"""Parts of a message that are numbers anyway: of moves, and of seats."""


def leaves_of(told: Any, path: tuple[str, ...] = ()) -> set[tuple[tuple[str, ...], Any]]:
    """Every value of a message, with its place in it."""
    if isinstance(told, dict):
        parts = [(str(key), value) for key, value in told.items()]
    elif isinstance(told, list):
        parts = [(str(n), value) for n, value in enumerate(told)]
    else:
        return {(path, told)}
    return {leaf for key, value in parts for leaf in leaves_of(value, (*path, key))}
