"""Windows of every shape: on phones what commits a move is in sight without scrolling, upright and on their side,
in every language; the board stays where it is; with five seats nothing is lost where the window is low."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.scenes import PHASES
from tests.browser.test_scenes import FIND_SMALL, LANGUAGES, speak
from tests.browser.visitor import Visitor
from tests.server.clients import ME
from tests.server.running_server import bots

UPRIGHT = ((390, 664), (360, 640))
"""As high as browsers leave them."""
ON_THE_SIDE = ((844, 390), (740, 360), (667, 375))
NOT_ASKED = {
    "end asked",
    "watched",
    "count",
    "count of books",
    "ended early",
    "books ended early",
}
ASKED = [name for name in PHASES if name not in NOT_ASKED]

IS_IN_SIGHT = """selector => {
    const box = document.querySelector(selector).getBoundingClientRect();
    return box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight + 0.5
        && box.right <= innerWidth + 0.5;
}"""
COMMIT, QUESTION = ".dock .btn.primary", ".dock h2"
BOARD = ".board, .sea"
CONTROLS = ".dock :is(button, [role=radio])"

COVERED = """selector => [...document.querySelectorAll(selector)].filter(control => {
    if (!control.checkVisibility()) return false;
    control.scrollIntoView({ block: "nearest" });
    const box = control.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.bottom - 4);
    return !control.contains(top);
}).map(control => control.textContent)"""


@pytest.mark.parametrize("phase", ASKED)
def test_the_move_can_be_committed_without_scrolling(ana: Visitor, phase: str) -> None:
    page = PHASES[phase](ana)
    found = []
    for language in LANGUAGES:
        speak(page, language)
        for width, height in UPRIGHT + ON_THE_SIDE:
            shown = [COMMIT]
            if (width, height) in ON_THE_SIDE:
                shown += [QUESTION, BOARD]
            scroll_to_top(page, width, height)
            found += [
                f"{language} {width}×{height}: {selector} is out of sight"
                for selector in shown
                if not page.evaluate(IS_IN_SIGHT, selector)
            ]
            found += [
                f"{language} {width}×{height}: {text!r} is covered"
                for text in page.evaluate(COVERED, CONTROLS)
            ]
    assert found == []


def scroll_to_top(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(
        """async () => {
            await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
            scrollTo(0, 0);
            document.querySelector(".asked").scrollTo(0, 0);
        }"""
    )


LOW = ((1024, 768), (1366, 768), (1440, 900))
"""Where five seats have little room."""
BOARD_BOX = """() => {
    const { x, y, width, height } = document.querySelector(".board").getBoundingClientRect();
    return { x: x + scrollX, y: y + scrollY, width, height };
}"""
"""On the page, however far it is scrolled: what is picked is brought into sight, and that takes a moment."""


def test_a_hint_the_menu_and_the_log_stay_within_a_phone(ana: Visitor) -> None:
    page = PHASES["auction"](ana)
    page.set_viewport_size({"width": 360, "height": 640})
    for opener, opened in (("Hint", ".popover .panel"), ("Menu", ".menu .list")):
        page.get_by_role("button", name=opener, exact=True).click()
        expect(page.locator(opened)).to_be_visible()
        assert page.evaluate(IS_IN_SIGHT, opened), opener
        assert page.evaluate(FIND_SMALL) == []
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Log and chat").first.click()
    drawer = page.get_by_role("complementary", name="Log and chat")
    expect(drawer.get_by_role("button", name="If the game ended now…")).to_be_visible()
    assert page.evaluate(FIND_SMALL) == []
    drawer.get_by_role("button", name="Close").click()
    expect(drawer).to_be_hidden()


def test_five_seats_lose_nothing_in_low_windows(ana: Visitor) -> None:
    page = PHASES["auction"](ana)
    for width, height in LOW:
        page.set_viewport_size({"width": width, "height": height})
        seats = page.locator(".left")
        expect(seats.get_by_text("canals left")).to_be_in_viewport(ratio=1)
        expect(seats.get_by_text("tiles to come")).to_be_in_viewport(ratio=1)
        standings = seats.get_by_role("button", name="If the game ended now…")
        standings.click()
        expect(seats.get_by_role("table")).to_be_in_viewport(ratio=1)
        assert seats.get_by_role("row").count() == 1 + 5
        standings.click()


def test_the_whole_menu_is_seen_on_a_laptop(ana: Visitor) -> None:
    page = PHASES["auction"](ana)
    page.get_by_role("button", name="Menu").click()
    menu = page.locator(".menu .list")
    assert menu.evaluate("menu => menu.scrollHeight - menu.clientHeight") == 0
    assert page.evaluate(IS_IN_SIGHT, ".menu .list")


@pytest.mark.parametrize("window", [(390, 664), (844, 390), (1440, 900)])
def test_the_board_stays_where_it_is(ana: Visitor, window: tuple[int, int]) -> None:
    """While amounts are picked, a bid is sent, and a banner comes."""
    page = PHASES["auction"](ana)
    page.set_viewport_size({"width": window[0], "height": window[1]})
    before = page.evaluate(BOARD_BOX)
    table = page.url.split("/t/")[1]
    ana.asks(f"POST tables/{table}/seats/{ana.last_table()['view']['seat']}/bot")
    expect(page.get_by_text("A bot plays for you")).to_be_visible()
    assert page.evaluate(BOARD_BOX) == before


def test_the_overseer_covers_neither_clock_nor_name(ana: Visitor) -> None:
    """With a clock, where cards are narrow."""
    agreed = {"name": "Ana", "pace": {"kind": "clock", "minutes": 5, "increment": 5}}
    page = ana.opens(f"/t/{ana.makes('santiago', ME, *bots(4), **agreed)}")
    card = page.locator(".seat-card.figured")
    for width, height in (*LOW, (390, 664), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        expect(card).to_be_visible()
        for words in card.locator(".called, [role=timer], .value").all():
            assert not overlap(card.locator(".figure"), words), (width, words.inner_text())


def overlap(one: Locator, other: Locator) -> bool:
    here, there = one.bounding_box(), other.bounding_box()
    assert here
    assert there
    across = min(here["x"] + here["width"], there["x"] + there["width"]) - max(
        here["x"], there["x"]
    )
    down = min(here["y"] + here["height"], there["y"] + there["height"]) - max(
        here["y"], there["y"]
    )
    return across > 1 and down > 1
