"""`python -m tests.browser.pictures [SCENE…]` takes pictures of every page and phase, at two widths, by day
and by night, into `build/pictures`; those that the docs show are written there too. Look at each of them."""

import base64
import sys
import tempfile
from pathlib import Path
from typing import Literal

from playwright.sync_api import Page

from tests.browser.chromium import launched
from tests.browser.scenes import PAGES, PHASES, SCENES
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.server.running_server import serving, sqlite

TOP = Path(__file__).parents[2]
PICTURES = TOP / "build" / "pictures"
SHOWN = TOP / "docs" / "pictures" / "page"
"""The few that README and docs show are kept under version control: whatever lies there is taken anew."""
SCREENS = {1440: {"viewport": DESKTOP}, 390: {**PHONE, "device_scale_factor": 1}}
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
QUALITY = 70
NEWCOMERS = "auction"
"""The scene that shows the card for somebody's first game; elsewhere it is closed."""
NO_NEWCOMER = """localStorage.setItem(
    "levada.settings", JSON.stringify({ known: ["santiago", "exlibris"] })
)"""
TALLEST = 2_000
"""Pixels: of a longer page the beginning is enough."""


def main(wanted: list[str]) -> None:
    unknown = [name for name in wanted if name not in SCENES]
    if unknown:
        sys.exit(f"no scene is called {unknown[0]!r}; expected {', '.join(SCENES)}")
    PICTURES.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(sqlite(Path(folder)), Path(folder) / "log") as server,
        launched() as browser,
    ):
        for name in wanted or SCENES:
            for width, screen in SCREENS.items():
                visitor = Visitor(browser, server, dict(screen))
                if name != NEWCOMERS:
                    visitor.context.add_init_script(NO_NEWCOMER)
                take(SCENES[name](visitor), name, width)
                visitor.leaves()
            print(name, flush=True)  # noqa: T201 — long work shows progress
    (PICTURES / "album.md").write_text(album())


def take(page: Page, name: str, width: int) -> None:
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        page.wait_for_load_state("networkidle")
        page.evaluate("document.fonts.ready.then(() => null)")
        taken = shot(page, is_whole=name in PAGES and "replay" not in name)
        file = file_name(name, width, theme)
        (PICTURES / file).write_bytes(taken)
        if (SHOWN / file).exists():
            (SHOWN / file).write_bytes(taken)


def shot(page: Page, *, is_whole: bool) -> bytes:
    """As WebP, which Playwright does not write itself but the browser does."""
    size = page.evaluate("() => [innerWidth, innerHeight, document.documentElement.scrollHeight]")
    height = min(max(size[1], size[2]), TALLEST) if is_whole else size[1]
    session = page.context.new_cdp_session(page)
    taken = session.send(
        "Page.captureScreenshot",
        {
            "format": "webp",
            "quality": QUALITY,
            "captureBeyondViewport": is_whole,
            "clip": {"x": 0, "y": 0, "width": size[0], "height": height, "scale": 1},
        },
    )
    session.detach()
    return base64.b64decode(taken["data"])


def file_name(name: str, width: int, theme: str) -> str:
    return f"{name.replace(' ', '-')}-{width}-{theme}.webp"


def album() -> str:
    parts = ["# Every page and phase\n"]
    for title, scenes in (("Pages", PAGES), ("Phases", PHASES)):
        parts.append(f"\n## {title}\n")
        for name in scenes:
            shown = [
                f"![{name}, {width} pixels, {theme}]({file_name(name, width, theme)})"
                for width in SCREENS
                for theme in THEMES
            ]
            parts.append(f"\n### {name.capitalize()}\n\n" + "\n".join(shown) + "\n")
    return "".join(parts)


if __name__ == "__main__":
    main(sys.argv[1:])
