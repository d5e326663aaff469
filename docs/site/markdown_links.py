"""Links of Markdown pages to files of the repository: changed for the docs site, and in the README
that a package index shows."""

import re
from collections.abc import Callable
from pathlib import Path, PurePosixPath
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

CODE = r"^(?P<fence>```|~~~).*?^(?P=fence)[^\n]*$|`[^`\n]+`"
LINK = r"(?P<image>!?)\[(?P<text>(?:[^\[\]]|!\[[^\]]*\]\([^)]*\))*)\]\((?P<target>[^)\s]+)\)"
CODE_OR_LINK = re.compile(f"{CODE}|{LINK}", re.DOTALL | re.MULTILINE)
ELSEWHERE = re.compile(r"[a-z]+:|#", re.IGNORECASE)

Change = Callable[[str], str | None]
"""From the path and anchor of a link to another; nothing leaves the text without a link."""


def change_links(text: str, change: Change) -> str:
    """The page with every link to a file changed; code is left as it is."""

    def changed(found: re.Match[str]) -> str:
        target = found["target"]
        if target is None or ELSEWHERE.match(target):
            return found[0]
        other = change(target)
        if other is None:
            return "" if found["image"] else found["text"]
        return f"{found['image']}[{found['text']}]({other})"

    return CODE_OR_LINK.sub(changed, text)


def joined(folder: PurePosixPath, target: str) -> PurePosixPath:
    """Where a link leads that stands on a page in a folder of the repository."""
    parts: list[str] = []
    for part in (folder / target).parts:
        if part == "..":
            parts.pop()
        else:
            parts.append(part)
    return PurePosixPath(*parts)


class ReadmeHook(MetadataHookInterface):
    """Called by hatchling: at a package index the README stands alone."""

    def update(self, metadata: dict[str, Any]) -> None:
        address = self.config["files-at"].format(version=metadata["version"])
        text = (Path(self.root) / "README.md").read_text("utf-8")
        absolute = change_links(text, lambda target: f"{address}{target}" if address else None)
        metadata["readme"] = {"content-type": "text/markdown", "text": absolute}
