"""Plays by the keyboard alone, and sees to it that the focus is always in sight."""

from playwright.sync_api import ElementHandle, Locator, Page

from tests.browser.page_player import ExLibrisPlayer, Player, SantiagoPlayer

MOST_TABS = 120
ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")

FOCUS = """wanted => {
    const focused = document.activeElement;
    const isThere =
        typeof wanted === "string" ? focused.matches(wanted) : focused === wanted;
    return { isThere, fault: faultOf(focused) };

    function faultOf(focused) {
        if (!focused || focused === document.body) return "nothing has the focus";
        const told = focused.outerHTML.slice(0, 160);
        const box = focused.getBoundingClientRect();
        if (box.width + box.height === 0) return `no size: ${told}`;
        if (box.bottom < 0 || box.right < 0 || box.top > innerHeight || box.left > innerWidth)
            return `outside the window: ${told}`;
        if (!focused.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
            return `hidden: ${told}`;
        const parts = [focused, ...focused.querySelectorAll("*"), focused.parentElement];
        return parts.some(isMarked) ? null : `not marked: ${told}`;
    }

    function isMarked(part) {
        const { outlineStyle, outlineWidth, boxShadow, stroke } = getComputedStyle(part);
        const hasOutline = outlineStyle !== "none" && parseFloat(outlineWidth) > 0;
        return hasOutline || boxShadow !== "none" || stroke !== "none";
    }
}"""
"""Whether the focus is on an element or fits a selector, and what is wrong with it."""


class Keyboard:
    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def is_on(self, wanted: str | ElementHandle) -> bool:
        """Whatever has the focus must be in sight."""
        focus = self.page.evaluate(FOCUS, wanted)
        assert focus["fault"] is None, focus["fault"]
        return bool(focus["isThere"])

    def settles(self) -> None:
        """What had the focus may have gone with its question: something else is given it."""
        self.page.wait_for_function("() => document.activeElement !== document.body")

    def goes_to(self, wanted: str | ElementHandle, key: str = "Tab") -> None:
        self.settles()
        for _ in range(MOST_TABS):
            if self.is_on(wanted):
                return
            self.press(key)
        raise AssertionError(f"{key} never comes to {wanted}")

    def presses(self, what: Locator) -> None:
        """Goes there by Tab and presses Enter."""
        self.goes_to(what.element_handle())
        self.press("Enter")


class KeyPlayer(Player):
    """The part of playing by keys that both games share."""

    def makes_a_move(self) -> None:
        super().makes_a_move()
        self.keys.settles()
        assert self.keys.is_on("*")

    @property
    def keys(self) -> Keyboard:
        return Keyboard(self.page)


class ExLibrisByKeys(KeyPlayer, ExLibrisPlayer):
    def presses_one(self, of: Locator) -> None:
        """Arrows choose among the books."""
        self.keys.goes_to("[role=radio]")
        for _ in range(self.chance.randrange(1, 6)):
            self.keys.press("ArrowRight")
            assert self.keys.is_on("[role=radio]")


class SantiagoByKeys(KeyPlayer, SantiagoPlayer):
    def presses_on_board(self) -> None:
        """Arrows go from square to square, and from ditch to ditch."""
        name = self.on_board().first.get_attribute("data-name") or ""
        place = "[data-name*='-']" if "-" in name else "[data-name]"
        self.keys.goes_to(place, "Shift+Tab")
        for _ in range(self.chance.randrange(4)):
            self.keys.press(self.chance.choice(ARROWS))
            assert self.keys.is_on(place)
        while not self.keys.is_on("[role=button]"):
            self.keys.press(self.chance.choice(ARROWS))
        # What an arrow has chosen would be made a move by Enter.
        if not self.keys.is_on("[aria-pressed=true]"):
            self.keys.press("Enter")

    def raises_the_offer(self) -> None:
        self.keys.goes_to("[role=spinbutton]")
        self.keys.press("ArrowUp")
