"""Games at one screen by the keyboard alone."""

from random import Random

from playwright.sync_api import Page, expect

from tests.browser.keyboard_player import ExLibrisByKeys, Keyboard, SantiagoByKeys
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
