"""Draws the app's icons from `app-icon.svg`, in the repository's root: `python web/src/icons/draw.py`.

The picture fills its square, as devices want that cut a shape of their own out of it; what matters stays
within the circle that all of them keep. Where nothing is cut, its corners are rounded here.
"""

import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[2]))

from tests.browser.chromium import launched  # noqa: E402 — found by the line above

ROUNDED = "22%"
ICONS = {
    "icon-192.png": (192, ROUNDED),
    "icon-512.png": (512, ROUNDED),
    "maskable-192.png": (192, "0"),
    "maskable-512.png": (512, "0"),
    "apple-touch-icon.png": (180, "0"),
}


def main() -> None:
    picture = (HERE / "app-icon.svg").read_text()
    with launched() as browser:
        for name, (size, radius) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            style = f"body{{margin:0}}svg{{display:block;width:100vw;border-radius:{radius}}}"
            page.set_content(f"<style>{style}</style>{picture}")
            page.screenshot(path=HERE / name, omit_background=True)
            page.close()


if __name__ == "__main__":
    main()
