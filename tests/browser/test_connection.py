"""A page that is loaded anew, or cut off, in the middle of a move."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Visit
from tests.browser.page_player import ExLibrisPlayer, SantiagoPlayer
from tests.browser.positions import positions
from tests.browser.visitor import Visitor, table_of
from tests.server.clients import ME, OPEN
from tests.server.running_server import Server, serving, sqlite

CUT_OFF = (
    "WebSocket connection to|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET"
)
LOST = "The connection is lost."


def moves_sent(visitor: Visitor) -> list[dict[str, str]]:
    return [told for frame in visitor.sent if "move" in (told := json.loads(frame))]


def pick_a_plant(page: Page) -> None:
    """All but the last press."""
    player = SantiagoPlayer(page)
    player.awaits_turn()
    player.presses_one(player.dock.locator(".pick:enabled"))
    player.presses_on_board()
    expect(player.commit).to_have_attribute("aria-disabled", "false")


def test_a_reload_in_the_middle_of_a_move_asks_again(ana: Visitor) -> None:
    table = ana.plays_on(positions("santiago-declined", "planting", 20)[0])
    page = ana.opens(f"/t/{table}")
    before = ana.asks(f"GET tables/{table}")["moves"]
    pick_a_plant(page)
    page.reload()
    player = SantiagoPlayer(page)
    assert player.awaits_turn()
    expect(player.commit).to_have_text("Pick a tile")
    assert (moves_sent(ana), ana.asks(f"GET tables/{table}")["moves"]) == ([], before)
    player.makes_a_move()
    assert len(moves_sent(ana)) == 1


def sit_down(ana: Visitor, beto: Visitor) -> tuple[ExLibrisPlayer, ExLibrisPlayer]:
    """A game of Ex Libris that Ana begins."""
    table = ana.makes("exlibris", ME, OPEN, options={"first": 0}, name="Ana")
    beto.asks(f"POST tables/{table}/join", {"name": "Beto"})
    for visitor in (ana, beto):
        expect(visitor.opens(f"/t/{table}").locator(".dock")).to_be_visible()
    return ExLibrisPlayer(ana.page), ExLibrisPlayer(beto.page)


def orders_into_the_void(player: ExLibrisPlayer) -> None:
    """The line is dead: the page keeps the move, and says so."""
    player.presses_one(player.dock.get_by_role("radio"))
    expect(player.page.get_by_text(LOST)).to_be_visible()
    player.commits()
    expect(player.commit).to_have_text("Sending…")


def check_made_once(ana: Visitor, player: ExLibrisPlayer) -> None:
    """What was sent before or again is one move."""
    expect(player.page.get_by_text(LOST)).to_be_hidden()
    expect(player.log.filter(has_text="Ana orders")).to_have_count(1)
    told = ana.asks(f"GET tables/{table_of(player.page)}")
    assert told["moves"] == 1
    assert len({move["key"] for move in moves_sent(ana)}) == 1


def test_a_move_made_without_a_network_is_made_once_when_it_is_back(visit: Visit) -> None:
    ana, beto = visit(), visit()
    first, second = sit_down(ana, beto)
    first.awaits_turn()
    with ana.expecting(CUT_OFF):
        ana.context.set_offline(True)
        orders_into_the_void(first)
        assert "Ana orders" not in beto.page.inner_text("body")
        ana.context.set_offline(False)
        check_made_once(ana, first)
    assert second.awaits_turn()


def test_a_preview_asked_for_without_a_network_comes_when_it_is_back(ana: Visitor) -> None:
    table = ana.plays_on(positions("santiago-declined", "planting", 20)[0])
    page = ana.opens(f"/t/{table}")
    preview = page.locator(".dock .note")
    SantiagoPlayer(page).awaits_turn()
    with ana.expecting(CUT_OFF):
        ana.context.set_offline(True)
        expect(page.get_by_text(LOST)).to_be_visible()
        pick_a_plant(page)
        expect(preview).to_be_hidden()
        ana.context.set_offline(False)
        expect(page.get_by_text(LOST)).to_be_hidden()
        expect(preview).to_contain_text("You put")


def test_what_was_missed_is_shown(visit: Visit) -> None:
    ana, beto = visit(), visit()
    first, second = sit_down(ana, beto)
    first.awaits_turn()
    first.makes_a_move()
    with ana.expecting(CUT_OFF):
        ana.context.set_offline(True)
        expect(ana.page.get_by_text(LOST)).to_be_visible()
        second.awaits_turn()
        second.makes_a_move()
        ana.context.set_offline(False)
        expect(ana.page.get_by_text("Back again. 1 thing happened meanwhile.")).to_be_visible()
    expect(ana.page.get_by_text(LOST)).to_be_hidden()
    expect(first.log.filter(has_text="Beto orders")).to_have_count(1)
    assert first.awaits_turn()


@pytest.fixture
def fragile(tmp_path: Path) -> Iterator[Server]:
    """A server that may be killed."""
    with serving(sqlite(tmp_path), tmp_path / "log") as running:
        yield running


def test_a_move_made_while_the_server_is_down_is_made_once_when_it_is_back(
    browser: Browser, fragile: Server
) -> None:
    ana, beto = Visitor(browser, fragile), Visitor(browser, fragile)
    first, second = sit_down(ana, beto)
    first.awaits_turn()
    with ana.expecting(CUT_OFF), beto.expecting(CUT_OFF):
        fragile.kill()
        orders_into_the_void(first)
        fragile.start()
        check_made_once(ana, first)
        assert second.awaits_turn()
    for visitor in (ana, beto):
        visitor.leaves()
        assert visitor.faults == []
