"""Games at one screen by the keyboard alone."""

import json
from random import Random

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.keyboard_player import ExLibrisByKeys, Keyboard, SantiagoByKeys
from tests.browser.page_player import Player
from tests.browser.positions import positions
from tests.browser.scenes import BOOKS, FIVE, PALMS, TWO
from tests.browser.visitor import Visitor
from tests.server.clients import ME, screen

ROUNDS = 2


def at_one_screen(visitor: Visitor, game: str, *others: str) -> Page:
    page = visitor.opens(f"/t/{visitor.makes(game, ME, *map(screen, others), name='Ana')}")
    expect(page.locator(".dock")).to_be_visible()
    if page.evaluate("document.activeElement === document.body"):
        page.keyboard.press("Tab")
    return page


def test_a_game_of_ex_libris_at_one_screen_by_keys_alone(ana: Visitor) -> None:
    page = at_one_screen(ana, "exlibris", "Beto")
    ExLibrisByKeys(page, Random(3), Keyboard(page).presses).plays_to_the_end()


def test_rounds_of_santiago_at_one_screen_by_keys_alone(ana: Visitor) -> None:
    """The whole game is in the soak."""
    page = at_one_screen(ana, "santiago", "Beto", "Cleo")
    player = SantiagoByKeys(page, Random(3), Keyboard(page).presses)
    while player.awaits_turn() and page.get_by_text(f"Round {ROUNDS + 1} of").count() == 0:
        player.makes_a_move()


def asked(visitor: Visitor, name: str, phase: str, after: int) -> Page:
    """The question has just come: nothing is picked, nothing has the focus."""
    page = visitor.opens(f"/t/{visitor.plays_on(positions(name, phase, after)[0])}")
    Player(page).awaits_turn()
    return page


def commit(page: Page) -> str:
    return page.locator(".dock .btn.primary").inner_text()


def press(page: Page, *keys: str) -> str:
    """What the button that commits says then."""
    for key in keys:
        page.keyboard.press(key)
    return commit(page)


def enters(visitor: Visitor) -> str:
    """The move that Enter makes."""
    before = visitor.page.locator(".log li").count()
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_function(
        "before => document.querySelectorAll('.log li').length > before", arg=before
    )
    told = (json.loads(frame) for frame in visitor.sent)
    return str([each["move"] for each in told if each["type"] == "move"][-1])


def test_amounts_are_typed_stepped_and_bid_by_enter(ana: Visitor) -> None:
    page = asked(ana, FIVE, "auction", 50)
    assert press(page, "1", "1") == "Bid 11 escudos"
    assert press(page, "ArrowLeft") == "Bid 10 escudos"
    assert press(page, "0") == "Pass"
    assert press(page, "4", "ArrowRight") == "Bid 5 escudos"
    assert enters(ana) == "bid 5"


def test_nothing_is_chosen_by_what_is_typed_in_the_chat(visit: Visit) -> None:
    """There is one as soon as somebody watches."""
    page = asked(visit(), FIVE, "auction", 50)
    visit().opens(page.url)
    before = commit(page)
    page.get_by_placeholder("Say something").focus()
    assert press(page, "3", "ArrowLeft", "0") == before
    expect(page.get_by_placeholder("Say something")).to_have_value("03")


def test_a_tile_by_its_number_goes_over_the_board_by_arrows(ana: Visitor) -> None:
    page = asked(ana, PALMS, "planting", 60)
    assert press(page, "1") == "Pick a square"
    assert press(page, "ArrowRight", "ArrowRight").endswith(" on b1")
    assert press(page, "ArrowDown").endswith(" on b2")
    assert enters(ana).endswith(" b2")


def test_an_offer_by_keys_alone(ana: Visitor) -> None:
    page = asked(ana, FIVE, "bribery", 70)
    assert press(page, "ArrowDown") == "Offer 1 for B1\u2060–\u2060C1"
    assert press(page, "3").startswith("Offer 3 ")
    assert press(page, "+").startswith("Offer 4 ")
    assert press(page, "1", "0", "-").startswith("Offer 9 ")
    assert press(page, "0") == "Pass"
    press(page, "ArrowDown", "ArrowLeft")
    assert enters(ana).startswith("offer ")


def test_the_overseer_decides_by_numbers_and_arrows(ana: Visitor) -> None:
    page = asked(ana, FIVE, "overseer", 60)
    proposals = page.locator(".choice .gain:not(.cost)").count()
    assert press(page, "2").startswith("Accept ")
    assert press(page, str(proposals + 1)) == "Pick a ditch"
    assert press(page, "ArrowDown").startswith("Build ")
    assert enters(ana).startswith("build ")


def test_the_extra_canal_is_kept_by_0(ana: Visitor) -> None:
    page = asked(ana, PALMS, "extra", 30)
    assert press(page, "ArrowDown").startswith("Build ")
    assert press(page, "0") == "Keep it"
    assert enters(ana) == "keep"


def test_the_first_canal_by_arrows_on_the_board_too(ana: Visitor) -> None:
    page = asked(ana, TWO, "canal", 0)
    page.locator("[data-name*='-']").first.focus()
    assert press(page, "ArrowDown", "ArrowRight").startswith("Build the canal on ")
    assert enters(ana).startswith("canal ")


def test_a_book_by_its_number_and_by_arrows(ana: Visitor) -> None:
    page = asked(ana, BOOKS, "play", 6)
    radios = page.get_by_role("radio")
    for keys, chosen in ((["2"], 1), (["ArrowRight"], 2), (["ArrowLeft", "ArrowLeft"], 0)):
        press(page, *keys)
        expect(radios.nth(chosen)).to_be_checked()
    assert enters(ana).startswith("order ")


def test_the_keys_are_told_in_the_menu(ana: Visitor) -> None:
    page = asked(ana, FIVE, "auction", 50)
    page.keyboard.press("?")
    expect(page.locator(".menu dl")).to_contain_text("make the move")
    page.keyboard.press("Escape")
    expect(page.locator(".menu dl")).to_have_count(0)
