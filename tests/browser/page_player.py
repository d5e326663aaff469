"""Plays through the page's own controls, whatever they offer, as a person would."""

import re
from collections.abc import Callable
from random import Random

from playwright.sync_api import Locator, Page, expect

Press = Callable[[Locator], None]


def click(what: Locator) -> None:
    if is_line(what):
        what.page.mouse.click(*middle(what))
    else:
        what.click()


def tap(what: Locator) -> None:
    if is_line(what):
        what.page.touchscreen.tap(*middle(what))
    else:
        what.tap()


def is_line(what: Locator) -> bool:
    """A ditch has a width only by its stroke: Playwright would not see it."""
    return "-" in (what.get_attribute("data-name") or "")


def middle(what: Locator) -> tuple[float, float]:
    what.scroll_into_view_if_needed()
    box = what.bounding_box()
    assert box, what
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Player:
    """Somebody at a table that is open in a page; `press` is how they press."""

    def __init__(self, page: Page, chance: Random | None = None, press: Press = click) -> None:
        self.page = page
        self.chance = chance or Random(1)
        self.press = press
        self.dock = page.locator(".dock")
        self.commit = self.dock.locator(".btn.primary")
        self.log = page.locator(".log li")

    def awaits_turn(self) -> bool:
        """Whether it came; else the game is over."""
        self.page.wait_for_function(
            """() => {
                const isAsked = document.title.startsWith("Your move");
                return document.querySelector(isAsked ? ".dock" : "main.ended") !== null;
            }"""
        )
        return self.page.title().startswith("Your move")

    def plays_to_the_end(self) -> None:
        while self.awaits_turn():
            self.makes_a_move()

    def makes_a_move(self) -> None:
        self.takes_the_screen()
        self.page.keyboard.press("Escape")  # Skips what is still told: the log is then complete.
        before = self.log.count()
        self.answers(self.dock.get_by_role("heading").inner_text())
        self.page.wait_for_function(
            "before => document.querySelectorAll('.log li').length > before", arg=before
        )

    def takes_the_screen(self) -> None:
        """Where several people share one: the next of them says who they are."""
        curtain = self.page.get_by_role("dialog", name="Hand the screen to")
        if curtain.is_visible():
            self.press(curtain.get_by_role("button", name="I am"))
            expect(curtain).to_be_hidden()

    def answers(self, question: str) -> None:
        raise NotImplementedError

    def commits(self) -> None:
        expect(self.commit).not_to_have_attribute("aria-disabled", "true")
        self.press(self.commit)

    def presses_one(self, of: Locator) -> None:
        self.press(of.nth(self.chance.randrange(of.count())))


class ExLibrisPlayer(Player):
    def answers(self, question: str) -> None:
        assert question == "Which book do you give up?"
        self.presses_one(self.dock.get_by_role("radio"))
        self.commits()


class SantiagoPlayer(Player):
    def answers(self, question: str) -> None:
        ways = {
            "What do you bid|Your sealed bid": self.bids,
            "^Plant ": self.plants,
            "What do you offer": self.offers,
            "where shall the water flow": self.oversees,
            "Do you build": self.builds_extra,
            "first canal go": self.digs,
        }
        [answer] = [way for asked, way in ways.items() if re.search(asked, question)]
        answer()

    def on_board(self) -> Locator:
        """What can be picked on the board."""
        return self.page.get_by_role("group", name="Board").get_by_role("button")

    def presses_on_board(self) -> None:
        self.presses_one(self.on_board())

    def raises_the_offer(self) -> None:
        more = self.dock.get_by_role("button", name="more", exact=True)
        if more.is_enabled():
            self.press(more)

    def bids(self) -> None:
        amounts = self.dock.locator(".amount:enabled")
        if amounts.count() and self.chance.random() < 0.7:
            self.presses_one(amounts)
            self.commits()
        else:
            self.press(self.dock.get_by_role("button", name=re.compile("^(Pass|Bid nothing)$")))

    def plants(self) -> None:
        self.presses_one(self.dock.locator(".pick:enabled"))
        self.presses_on_board()
        self.commits()

    def digs(self) -> None:
        self.presses_on_board()
        self.commits()

    def offers(self) -> None:
        passing = self.dock.get_by_role("button", name="Pass", exact=True)
        if self.on_board().count() and self.chance.random() < 0.7:
            self.presses_on_board()
            self.raises_the_offer()
            self.commits()
        else:
            self.press(passing)

    def oversees(self) -> None:
        choice = self.chance.choice(self.dock.locator(".choice").all())
        is_declined = "Build nothing" in choice.inner_text()
        is_elsewhere = any(word in choice.inner_text() for word in ("Elsewhere", "Anywhere"))
        self.press(choice)
        if is_declined:
            return
        if is_elsewhere:
            self.presses_on_board()
        self.commits()

    def builds_extra(self) -> None:
        if self.chance.random() < 0.2:
            self.digs()
        else:
            self.press(self.dock.get_by_role("button", name="Keep it"))
