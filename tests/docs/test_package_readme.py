"""The README as a package index shows it: alone, so without a link into the repository."""

import re
import subprocess
import sys
from typing import Any

from docs.site.markdown_links import ReadmeHook
from docs.site.pages import ROOT

ADDRESS = "https://files.example/{version}/"


def shown(files_at: str) -> str:
    metadata: dict[str, Any] = {"version": "1.2.3"}
    ReadmeHook(str(ROOT), {"files-at": files_at}).update(metadata)
    assert metadata["readme"]["content-type"] == "text/markdown"
    return str(metadata["readme"]["text"])


def test_links_lead_to_the_files_of_the_release() -> None:
    links = re.findall(r"\]\(([^)]+)\)", shown(ADDRESS))
    assert "https://files.example/1.2.3/docs/library.md" in links
    assert all(link.startswith("https://files.example/1.2.3/") for link in links)


def test_without_an_address_no_link_is_left() -> None:
    assert not re.search(r"\]\((?!https?:)", shown(""))
    assert "[the library]" not in shown("")


def test_a_distribution_is_built_with_it() -> None:
    command = [sys.executable, "-m", "hatchling", "metadata", "readme"]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert "# Levada" in told
    assert "](docs/" not in told
