"""The pages whose code is tested: all that the docs site shows."""

import re
from pathlib import Path

from docs.site.pages import ROOT, find_pages

PAGES = list(find_pages())
FENCED = re.compile(
    r"^(?P<fence>```+)(?P<language>\w*)\n(?P<code>.*?)^(?P=fence)$", re.MULTILINE | re.DOTALL
)


def text_of(page: str) -> str:
    return Path(ROOT / page).read_text("utf-8")


def blocks(page: str, language: str) -> list[tuple[str, str]]:
    """Each fenced block of a language, with the line that stands above it."""
    text = text_of(page)
    return [
        (text[: found.start()].rstrip().rpartition("\n")[2], found["code"])
        for found in FENCED.finditer(text)
        if found["language"] == language
    ]
