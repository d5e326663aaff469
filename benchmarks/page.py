"""The page in a real browser: what the first visit weighs, how soon a move is seen, and whether the
page ever stands still on a processor four times as slow."""

import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Response
from tests.browser.chromium import launched
from tests.browser.visitor import Visitor
from tests.server.clients import ME
from tests.server.running_server import Server, serving, sqlite

from benchmarks.measure import line

BOTS = {"santiago": 3, "exlibris": 2}
SLOWER = 4
PAUSE = "0.2"
"""Seconds between bots' moves: less than at a real table, so that a game does not take long."""
LONG = 50.0
"""Milliseconds: a longer task is felt."""
SOURCES = Path(__file__).parent


def measure() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(sqlite(Path(folder)), Path(folder) / "log", LEVADA_BOT_PAUSE=PAUSE) as server,
        launched() as browser,
    ):
        measure_weight(browser, server)
        for game in BOTS:
            measure_moves(browser, server, game)
            measure_tasks(browser, server, game)


def measure_weight(browser: Browser, server: Server) -> None:
    """What comes over the wire before somebody can choose a game."""
    visitor = Visitor(browser, server)
    came: list[Response] = []

    def comes(response: Response) -> None:
        came.append(response)

    visitor.page.on("response", comes)
    visitor.opens("/").wait_for_load_state("networkidle")
    for kind, what in (("script", "script"), ("stylesheet", "style"), ("font", "fonts")):
        sizes = [sent(each) for each in came if each.request.resource_type == kind]
        line(f"first page: {what}, compressed", f"{sum(sizes) / 1000:,.0f} kB")
    line("first page: all of it", f"{sum(map(sent, came)) / 1000:,.0f} kB")
    visitor.leaves()


def sent(response: Response) -> int:
    return response.request.sizes()["responseBodySize"]


def measure_moves(browser: Browser, server: Server, game: str) -> None:
    """From the press that sends a move to the frame that shows what came of it."""
    visitor = at_table(browser, server, game)
    visitor.page.evaluate("window.play()")
    took = sorted(visitor.page.evaluate("window.seen"))
    line(f"{game}: a move is seen, median of {len(took)}", f"{statistics.median(took):,.0f} ms")
    line(f"{game}: the slowest", f"{took[-1]:,.0f} ms")
    visitor.leaves()


def measure_tasks(browser: Browser, server: Server, game: str) -> None:
    """While playing; loading the table is over by then. By the processor's time: on a machine that
    has other work a task takes longer than it costs."""
    visitor = at_table(browser, server, game)
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    tracing = browser.new_browser_cdp_session()
    events: list[dict[str, Any]] = []
    tracing.on("Tracing.dataCollected", lambda part: events.extend(part["value"]))
    tracing.send("Tracing.start", {"traceConfig": {"includedCategories": ["toplevel"]}})
    visitor.page.evaluate("window.play()")
    told: list[str] = []
    tracing.on("Tracing.tracingComplete", lambda _: told.append("complete"))
    tracing.send("Tracing.end")
    while not told:
        visitor.page.wait_for_timeout(100)
    tasks = sorted(tasks_of(events))
    line(f"{game}, {SLOWER} times slower: tasks", f"{len(tasks):,}")
    line(f"{game}, {SLOWER} times slower: over {LONG:.0f} ms", str(sum(t > LONG for t in tasks)))
    line(f"{game}, {SLOWER} times slower: the longest", f"{tasks[-1]:,.0f} ms")
    visitor.leaves()


def tasks_of(events: list[dict[str, Any]]) -> list[float]:
    """Milliseconds of every task of the thread that draws pages."""
    named = [event for event in events if event["name"] == "thread_name"]
    mains = {
        (each["pid"], each["tid"]) for each in named if each["args"]["name"] == "CrRendererMain"
    }
    return [
        event["tdur"] / 1000
        for event in events
        if event["name"] == "ThreadControllerImpl::RunTask"
        and (event["pid"], event["tid"]) in mains
        and "tdur" in event
    ]


def at_table(browser: Browser, server: Server, game: str) -> Visitor:
    """Somebody against quick bots, with motion as it comes. A script in the page plays: what
    Playwright does to find a button would count as tasks of the page."""
    visitor = Visitor(browser, server, {"reduced_motion": "no-preference"})
    visitor.context.add_init_script(path=SOURCES / "page.js")
    bots = [{"kind": "bot", "level": "novice"}] * BOTS[game]
    visitor.opens(f"/t/{visitor.makes(game, ME, *bots)}")
    visitor.page.wait_for_function("() => document.title.startsWith('Your move')")
    return visitor
