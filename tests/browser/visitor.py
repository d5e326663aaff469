"""Somebody with a browser of their own, and everything that went wrong in it."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import accumulate, count
from typing import Any, Protocol

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Page,
    Request,
    Response,
    WebSocket,
    expect,
)

from tests.browser.positions import Position, record
from tests.server.followed_table import after_message

ACCOUNTS = count(1)
"""All who get an account on the one server have a number in their name: names are unique."""
LONGEST_WAIT = 15_000.0
DESKTOP = {"width": 1440, "height": 900}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
FAULTS = ("error", "warning")
NO_WORKER = "delete Navigator.prototype.serviceWorker"
"""As in a browser that has none. With one, what a test asks for may come from what the page keeps; and each
visitor, who is new to the page, would fetch all of it to keep."""

expect.set_options(timeout=LONGEST_WAIT)


class Address(Protocol):
    """Where the page is."""

    @property
    def url(self) -> str: ...


@dataclass
class Visitor:
    """A browser context with its page; `given` is what Playwright can set in a context."""

    browser: Browser
    server: Address
    given: dict[str, Any] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    heard: list[str] = field(default_factory=list)
    """What has come by sockets."""
    sent: list[str] = field(default_factory=list)
    """What has gone by sockets."""
    expected: str | None = None
    """A pattern of faults that a test brings about."""
    keeps_page: bool = False
    """Whether the page's service worker may run."""

    def __post_init__(self) -> None:
        usual = {"locale": "en-GB", "viewport": DESKTOP, "reduced_motion": "reduce"}
        self.context = self.browser.new_context(base_url=self.server.url, **{**usual, **self.given})
        self.context.set_default_timeout(LONGEST_WAIT)
        if not self.keeps_page:
            self.context.add_init_script(NO_WORKER)
        self.context.on("console", self.hear_console)
        self.context.on("weberror", lambda error: self.fault(f"page: {error.error}"))
        self.context.on("request", self.see_request)
        self.context.on("requestfailed", self.see_failure)
        self.context.on("response", self.see_response)
        self.context.on("page", lambda page: page.on("websocket", self.listen))
        self.page = self.context.new_page()

    def another_tab(self) -> Page:
        return self.context.new_page()

    def hear_console(self, message: ConsoleMessage) -> None:
        if message.type in FAULTS:
            self.fault(f"console: {message.text} ({message.location['url']})")

    def see_request(self, request: Request) -> None:
        if not request.url.startswith((f"{self.server.url}/", "data:", "blob:")):
            self.fault(f"request elsewhere: {request.url}")

    def see_failure(self, request: Request) -> None:
        # What a page no longer wants when it is left is no fault.
        if request.failure != "net::ERR_ABORTED":
            self.fault(f"request failed: {request.url} {request.failure}")

    def see_response(self, response: Response) -> None:
        if response.status >= 400:
            self.fault(f"response {response.status}: {response.url}")

    def listen(self, socket: WebSocket) -> None:
        if not socket.url.startswith(self.server.url.replace("http", "ws", 1)):
            self.fault(f"socket elsewhere: {socket.url}")
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))

    def fault(self, text: str) -> None:
        if self.expected is None or not re.search(self.expected, text):
            self.faults.append(text)

    @contextmanager
    def expecting(self, pattern: str) -> Iterator[None]:
        """What goes wrong in here was brought about, where it fits the pattern."""
        self.expected = pattern
        yield
        self.expected = None

    def asks(self, endpoint: str, body: Any = None) -> Any:
        """An endpoint of the API beside the page, as the same person."""
        method, path = endpoint.split(" ")
        answer = self.context.request.fetch(f"/api/{path}", method=method, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def makes(self, game: str, *seats: dict[str, Any], **agreed: Any) -> str:
        """A table, by its id."""
        wish = {"game": game, "seats": seats, **agreed}
        return str(self.asks("POST tables", wish)["table"])

    def plays_on(self, position: Position, level: str = "random") -> str:
        """A table at a position of a record, against bots; by its id."""
        brought = self.asks("POST records", record(position.name))["table"]
        wish = {"n": position.n, "seat": position.seat, "level": level, "name": "Ana"}
        return str(self.asks(f"POST tables/{brought}/play-on", wish)["table"])

    def opens(self, path: str) -> Page:
        self.page.goto(path)
        return self.page

    def last_table(self) -> dict[str, Any]:
        """The table as this browser has it."""
        return self.told_tables()[-1]

    def told_tables(self) -> list[dict[str, Any]]:
        """The table after each frame that has come."""
        messages = [json.loads(frame) for frame in self.heard]
        first = next(n for n, message in enumerate(messages) if message["type"] == "table")
        unknown: dict[str, Any] = {}
        found = list(accumulate(messages[first:], after_message, initial=unknown))
        return [unknown] * first + found[1:]

    def awaits_worker(self) -> None:
        """The page is kept: it could be opened without a network."""
        self.page.wait_for_function(
            "() => navigator.serviceWorker.controller?.state === 'activated'"
        )

    def leaves(self) -> None:
        self.context.close()


def table_of(page: Page) -> str:
    """The id of the table that a page shows."""
    return page.url.split("/t/")[1].split("/")[0]
