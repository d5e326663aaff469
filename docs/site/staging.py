"""The sources of the docs site: the repository's Markdown, put together in one folder.

Pages lie where a reader of the repository expects them, and link to each other as they lie there. The
site has an order of its own, so its builder gets copies with their links changed.
"""

import re
import shutil
from pathlib import Path, PurePosixPath

from docs.site.markdown_links import change_links, joined
from docs.site.pages import FILES, INDEX, ROOT, TITLES, find_pages, parts_of
from docs.site.reference import reference_page

HERE = Path(__file__).parent
FONTS = ROOT / "web/src/styles/fonts"
TOKENS = ROOT / "web/src/styles/tokens.css"
LANGUAGES = {
    ".py": "python",
    ".ts": "typescript",
    ".js": "javascript",
    ".c": "c",
    ".md": "markdown",
}
DECISIONS = """# Decisions

Why Levada is built the way it is: a page for each choice that would surprise the next reader.

```{toctree}
:glob:

0*
```
"""


class DeadLinkError(Exception):
    """A link that leads nowhere."""


class Staging:
    """One copy of all sources into a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.pages = find_pages()
        self.files: dict[str, str] = {}
        """By path in the repository: the page that shows a file which is no page."""
        self.written: set[Path] = set()

    def run(self) -> None:
        for path, name in self.pages.items():
            self.write(f"{name}.md", self.page(path, name))
        self.write("reference.md", reference_page([ROOT / path for path in self.pages]))
        self.write("decisions/index.md", DECISIONS)
        self.write(f"{INDEX}.md", self.index())
        for path, name in self.files.items():
            self.write(f"{name}.md", file_page(path))
        shutil.copytree(ROOT / "docs/pictures", self.folder / "pictures", dirs_exist_ok=True)
        self.write("conf.py", (HERE / "conf.py").read_text("utf-8"))
        stage_styles(self.folder / "_static")
        self.remove_others()

    def page(self, path: str, name: str) -> str:
        text = (ROOT / path).read_text("utf-8")
        try:
            return change_links(text, lambda target: self.link(path, name, target))
        except DeadLinkError as error:
            raise SystemExit(f"{path}: {error}") from None

    def link(self, path: str, name: str, target: str) -> str:
        """A link as it has to stand on the page of that name."""
        target, hash_sign, anchor = target.partition("#")
        place = joined(PurePosixPath(path).parent, target)
        found = self.place_of(place)
        up = "../" * (len(PurePosixPath(name).parts) - 1)
        return f"{up}{found}{hash_sign}{anchor}"

    def place_of(self, place: PurePosixPath) -> str:
        path = str(place)
        if not (ROOT / path).exists():
            raise DeadLinkError(f"the link to {path} leads nowhere")
        for page in (path, f"{path}/README.md"):
            if page in self.pages:
                return f"{self.pages[page]}.md"
        if (ROOT / path).is_dir():
            return f"{place.relative_to('docs')}/index.md"
        if place.is_relative_to("docs/pictures"):
            return str(place.relative_to("docs"))
        name = self.files.setdefault(path, f"{FILES}/{path.replace('/', '-')}")
        return f"{name}.md"

    def index(self) -> str:
        text = (HERE / "index.md").read_text("utf-8")
        parts = parts_of(list(self.pages.values()))
        return "\n".join([text, *(toctree(heading, names) for heading, names in parts.items())])

    def write(self, name: str, text: str) -> None:
        """Only what has changed is touched: the rest need not be built again."""
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_text("utf-8") != text:
            path.write_text(text, encoding="utf-8")
        self.written.add(path)

    def remove_others(self) -> None:
        """Pages of an earlier run that are gone."""
        for path in self.folder.rglob("*.md"):
            if path not in self.written:
                path.unlink()


def toctree(heading: str, names: list[str]) -> str:
    entries = [f"{TITLES[name]} <{name}>" if name in TITLES else name for name in names]
    return "\n".join(["```{toctree}", ":hidden:", f":caption: {heading}", "", *entries, "```", ""])


def file_page(path: str) -> str:
    """A page that shows a file, with a title and no place in the list of pages."""
    text = (ROOT / path).read_text("utf-8")
    fence = "`" * (max(map(len, re.findall("`{3,}", text)), default=2) + 1)
    language = LANGUAGES.get(PurePosixPath(path).suffix, "text")
    return f"---\norphan: true\n---\n# `{path}`\n\n{fence}{language}\n{text.rstrip()}\n{fence}\n"


def stage_styles(folder: Path) -> None:
    """The fonts and colours of the page itself, for the site."""
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copytree(FONTS, folder / "fonts", dirs_exist_ok=True)
    faces = re.findall(r"@font-face \{.*?\n\}", TOKENS.read_text("utf-8"), re.DOTALL)
    (folder / "fonts.css").write_text("\n".join(faces) + "\n", encoding="utf-8")
    shutil.copy(ROOT / "web/src/favicon.svg", folder / "levada.svg")
    shutil.copy(HERE / "site.css", folder)
