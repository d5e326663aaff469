"""Builds the docs site: `python -m docs.site [FOLDER]`, into build/docs unless told."""

import sys
from pathlib import Path

from docs.site.pages import ROOT
from docs.site.staging import Staging
from sphinx.cmd.build import main as build


def build_site(folder: Path) -> int:
    """Whatever Sphinx warns of is an error; its status."""
    sources = folder.with_name(f"{folder.name}-sources")
    Staging(sources).run()
    # All pages are written: each has the list of pages beside it.
    strict = ["--write-all", "--quiet", "--fail-on-warning", "--jobs", "auto"]
    kept = ["--doctree-dir", str(folder.with_name(f"{folder.name}-doctrees"))]
    return build([*strict, *kept, "--builder", "html", str(sources), str(folder)])


if __name__ == "__main__":
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build/docs"
    status = build_site(folder.resolve())
    if status == 0:
        sys.stdout.write(f"{folder}/index.html\n")
    sys.exit(status)
