"""The pages of the docs site: where each file of the repository goes, and in which part it stands."""

import fnmatch
from collections.abc import Mapping, Sequence
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).parents[2]
INDEX = "index"
FILES = "files"
"""The folder of files that pages link to and that are no pages: each is shown as it is."""

ELSEWHERE: Mapping[str, str] = {
    "README.md": "overview",
    "CHANGELOG.md": "changelog",
    "CONTRIBUTING.md": "contributing",
    "SECURITY.md": "security",
    "examples/README.md": "examples",
    "src/levada/games/exlibris/rulebook.md": "rules/exlibris",
    "src/levada/games/santiago/rulebook.md": "rules/santiago",
    "web/README.md": "how-the-page-is-built",
}
"""Pages that lie outside docs/."""

PARTS: Mapping[str, Sequence[str]] = {
    "First steps": ("overview", "first-game", "command-line", "examples"),
    "The rules": ("rules/santiago", "rules/exlibris"),
    "The library": ("library", "views", "reference", "records"),
    "Bots": ("players", "engines", "arena", "bots", "coach"),
    "Studies": ("simulation", "studies", "studies/*"),
    "Learning": ("environments", "batch", "training*"),
    "Playing online": (
        "page",
        "finding-people",
        "tournaments",
        "ratings",
        "privacy",
        "screen-reader",
    ),
    "Programs online": ("play-with-curl", "api", "protocol", "webhooks"),
    "Running a server": ("operations", "reliability", "scaling", "speed", "security"),
    "How it is made": (
        "contributing",
        "compilation",
        "how-the-page-is-built",
        "releasing",
        "changelog",
        "decisions/index",
    ),
}
"""The order of the pages; `*` stands for any that there are. One that is not named here stands under
the last heading, `MORE`."""
MORE = "More"
TITLES: Mapping[str, str] = {"overview": "Overview"}
"""Where the list of pages says something else than the page's own heading."""
MADE_HERE = ("reference", "decisions/index")
"""Pages that no file holds."""


def find_pages() -> dict[str, str]:
    """By path in the repository: the name of the page that is made of it."""
    docs = ROOT / "docs"
    own = {
        path.relative_to(ROOT).as_posix(): path.relative_to(docs).with_suffix("").as_posix()
        for path in sorted(docs.rglob("*.md"))
        if not path.is_relative_to(docs / "site")
    }
    return {**own, **{path: name for path, name in ELSEWHERE.items() if (ROOT / path).exists()}}


def parts_of(names: Sequence[str]) -> dict[str, list[str]]:
    """The pages under their headings; one that is promised and not there is an error."""
    parts = {
        heading: [name for each in promised for name in those_like(each, names)]
        for heading, promised in PARTS.items()
    }
    placed = {name for part in parts.values() for name in part}
    missing = placed - set(names) - set(MADE_HERE)
    if missing:
        raise SystemExit(f"docs/site/pages.py names pages that are not there: {sorted(missing)}")
    others = [name for name in names if name not in placed and not is_in_a_list_of_its_own(name)]
    return {**parts, MORE: others} if others else parts


def those_like(promised: str, names: Sequence[str]) -> Sequence[str]:
    return fnmatch.filter(names, promised) if "*" in promised else [promised]


def is_in_a_list_of_its_own(name: str) -> bool:
    return PurePosixPath(name).parts[0] in ("decisions", FILES)
