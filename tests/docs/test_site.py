"""The docs site: it builds without a warning, every link leads somewhere, nothing comes from elsewhere."""

import json
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path, PurePosixPath

import pytest
from docs.site import staging
from docs.site.markdown_links import change_links, joined
from docs.site.pages import MORE, ROOT, find_pages, parts_of

import levada

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("built") / "docs"
    command = [sys.executable, "-m", "docs.site", str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return folder


class Addresses(HTMLParser):
    """What a page loads, where it links to, and what can be linked to in it."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.loads: list[str] = []
        self.links: list[str] = []
        self.anchors: set[str] = set()
        self.feed(path.read_text("utf-8"))

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        found = dict(attributes)
        self.anchors.add(found.get("id") or "")
        if tag == "a":
            self.links.append(found.get("href") or "")
        else:
            self.loads += [found[name] or "" for name in ("src", "href") if name in found]


def test_every_link_leads_to_a_place_on_the_site_that_is_there(site: Path) -> None:
    pages = {path: Addresses(path) for path in site.rglob("*.html")}
    for path, page in pages.items():
        for link in page.links:
            if not re.match("[a-z]+:", link):
                target, _, anchor = link.partition("#")
                place = (path.parent / target).resolve() if target else path
                assert place.exists(), f"{path.name}: {link}"
                if anchor and place in pages:
                    assert anchor in pages[place].anchors, f"{path.name}: {link}"


def test_nothing_is_loaded_from_elsewhere(site: Path) -> None:
    for path in site.rglob("*.html"):
        for address in Addresses(path).loads:
            assert not re.match(r"(https?:)?//", address), f"{path.name}: {address}"
    for path in site.rglob("*.css"):
        assert not re.search(r"url\([\"']?(https?:)?//", path.read_text("utf-8")), path


def test_the_page_s_own_fonts_and_colours(site: Path) -> None:
    assert (site / "_static/fonts/alegreya-latin.woff2").exists()
    assert "--color-background-primary: #fffbf3" in (site / "index.html").read_text("utf-8")


def test_the_reference_has_every_public_name(site: Path) -> None:
    anchors = Addresses(site / "reference.html").anchors
    for name in levada.__all__:
        if not name.startswith("__"):
            assert anchors & {f"levada.{name}", f"{getattr(levada, name).__module__}.{name}"}, name


def test_words_are_found_by_the_search(site: Path) -> None:
    text = (site / "searchindex.js").read_text("utf-8")
    index = json.loads(text.removeprefix("Search.setIndex(").removesuffix(")"))
    assert "rules/santiago" in index["docnames"]
    assert {"auction", "canal", "websocket"} <= set(index["terms"])


def test_a_new_page_stands_in_the_list_and_a_missing_one_is_told() -> None:
    names = list(find_pages().values())
    assert parts_of([*names, "something-new"])[MORE][-1] == "something-new"
    with pytest.raises(SystemExit, match="pages that are not there: \\['library'\\]"):
        parts_of([name for name in names if name != "library"])


def test_a_link_that_leads_nowhere_is_told_with_its_page(tmp_path: Path) -> None:
    stage = staging.Staging(tmp_path)
    with pytest.raises(staging.DeadLinkError, match=r"docs/no-such-page\.md leads nowhere"):
        stage.link("docs/library.md", "library", "no-such-page.md")


@pytest.mark.parametrize(
    ("text", "changed"),
    [
        ("see [a](b.md), [c](d.md#e)", "see [a](X/b.md), [c](X/d.md#e)"),
        ("![p](p.webp) [`code`](f.py)", "![p](X/p.webp) [`code`](X/f.py)"),
        ("`[a](b.md)` [x](#y) [z](https://z)", "`[a](b.md)` [x](#y) [z](https://z)"),
        ("```\n[a](b.md)\n```\n[a](b.md)", "```\n[a](b.md)\n```\n[a](X/b.md)"),
    ],
)
def test_links_are_changed_and_code_is_not(text: str, changed: str) -> None:
    assert change_links(text, lambda target: f"X/{target}") == changed


def test_without_an_address_a_link_is_its_text_and_a_picture_is_gone() -> None:
    assert change_links("see [a](b.md). ![p](p.webp)", lambda _: None) == "see a. "


def test_paths_are_joined_as_a_browser_would() -> None:
    assert joined(PurePosixPath("docs/decisions"), "../../LICENSE") == PurePosixPath("LICENSE")
