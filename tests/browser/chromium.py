"""The browser that drives the page: a Chromium on the path, or what `LEVADA_BROWSER` names.

`python -m tests.browser.chromium` says where it is, and fails where there is none.
"""

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome")


QUIET = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


@contextmanager
def launched() -> Iterator[Browser]:
    """While it is there, no other event loop can run."""
    path = browser_on_path()
    assert path, "no browser was found: `make test` installs one, or name it in LEVADA_BROWSER"
    arguments = [*QUIET, *(["--no-sandbox"] if os.geteuid() == 0 else [])]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=arguments)
        yield browser
        browser.close()


def browser_on_path() -> str | None:
    named = os.environ.get("LEVADA_BROWSER")
    names = (named,) if named else NAMES
    return next(filter(None, map(shutil.which, names)), None)


def main() -> None:
    found = browser_on_path()
    if found is None:
        sys.exit("the tests need a browser: install chromium, or name one in LEVADA_BROWSER")
    sys.stdout.write(f"{found}\n")


if __name__ == "__main__":
    main()
