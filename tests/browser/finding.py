"""The browser that drives the page: a Chromium on the path, or what `LEVADA_BROWSER` names.

`python -m tests.browser.finding` says where it is, and fails where there is none.
"""

import os
import shutil
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome")


def browser() -> str | None:
    named = os.environ.get("LEVADA_BROWSER")
    names = (named,) if named else NAMES
    return next(filter(None, map(shutil.which, names)), None)


def main() -> None:
    found = browser()
    if found is None:
        sys.exit("the tests need a browser: install chromium, or name one in LEVADA_BROWSER")
    sys.stdout.write(f"{found}\n")


if __name__ == "__main__":
    main()
