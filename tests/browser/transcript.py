"""What a screen reader tells of a round of Santiago: `python -m tests.browser.transcript`.

It writes docs/screen-reader.md: the names of everything on the page in their order, what is asked
with each move, and what is read aloud by itself.
"""

import re
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random

from playwright.sync_api import Locator, Page

from tests.browser.chromium import launched
from tests.browser.page_player import SantiagoPlayer, click
from tests.browser.positions import Position
from tests.browser.visitor import Visitor
from tests.server.running_server import serving, sqlite

DOC = Path(__file__).parents[2] / "docs" / "screen-reader.md"
GAME = Position("santiago-declined", 0, 0)
LISTEN = """() => {
    const LIVE = "[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]";
    window.heard = [];
    const said = (node) =>
        node.ariaHidden === "true" ? "" : (node.ariaLabel ?? node.data ?? [...node.childNodes].map(said).join(" "));
    const hear = (node) => {
        const element = node instanceof Element ? node : node.parentElement;
        if (!element?.closest(LIVE) || element.closest("[aria-hidden=true]")) return;
        const text = said(node).replace(/\\s+/g, " ").trim();
        if (text) window.heard.push(text);
    };
    new MutationObserver((changes) => {
        for (const { type, target, addedNodes } of changes)
            if (type === "characterData") hear(target);
            else addedNodes.forEach(hear);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
HEAD = """# What a screen reader tells

One round of Santiago against bots, in English: first everything on the page in its order, then each
question as it is asked, what was pressed, and what was read aloud by itself. Written by

    python -m tests.browser.transcript

which plays a round in a real browser; bots play as they like, so that no two rounds are alike.
"""


class Listener:
    """Somebody who plays by what is told."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.pressed: list[str] = []
        self.player = SantiagoPlayer(page, Random(5), self.press)

    def press(self, what: Locator) -> None:
        self.pressed += named(what.aria_snapshot())[:1]
        click(what)

    def heard(self) -> list[str]:
        told: list[str] = self.page.evaluate("window.heard.splice(0)")
        return list(dict.fromkeys(told))

    def round(self) -> Iterator[str]:
        """Until the second round begins."""
        self.player.awaits_turn()
        self.page.evaluate(f"({LISTEN})()")
        yield from (
            "\n## The page from top to bottom\n",
            *listed(named_all(self.page.locator("main"))),
        )
        while self.player.awaits_turn() and not self.page.get_by_text("Round 2 of").count():
            yield f"\n## {self.player.dock.get_by_role('heading').inner_text()}\n"
            yield from listed(named_all(self.player.dock))
            self.player.makes_a_move()
            self.player.awaits_turn()
            yield f"\nPressed: {'; '.join(self.pressed)}.\n\nRead aloud:\n"
            yield from listed(self.heard())
            self.pressed.clear()


def named_all(what: Locator) -> list[str]:
    return named(what.aria_snapshot())


def named(snapshot: str) -> list[str]:
    """Roles and names, each on a line, without what only holds them together."""
    lines = (re.sub(r"^\s*- '?", "", line).rstrip(":'") for line in snapshot.splitlines())
    return [line for line in lines if " " in line and not line.startswith("/")]


def listed(lines: list[str]) -> list[str]:
    return [f"- {line}" for line in lines]


def transcript(visitor: Visitor) -> str:
    page = visitor.opens(f"/t/{visitor.plays_on(GAME, 'novice')}")
    return "\n".join([HEAD.rstrip(), *Listener(page).round(), ""])


def main() -> None:
    with tempfile.TemporaryDirectory() as directory, launched() as browser:
        home = Path(directory)
        with serving(sqlite(home), home / "log") as server:
            DOC.write_text(transcript(Visitor(browser, server)))


if __name__ == "__main__":
    main()
