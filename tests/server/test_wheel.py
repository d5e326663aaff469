"""What the package's build hands out: the page is in it, and needs no Node where it is installed."""

import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from levada.server.api.page_files import BUILT
from tests.server.running_server import Server

PAGE = "levada/server/page/"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("distributions")
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-d", str(folder)], check=True)
    return folder


@pytest.fixture(scope="module")
def wheel(folder: Path) -> Path:
    [wheel] = folder.glob("*.whl")
    return wheel


def built() -> set[str]:
    return {path.relative_to(BUILT).as_posix() for path in BUILT.rglob("*") if path.is_file()}


def test_the_wheel_carries_the_whole_page_and_not_its_sources(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    assert {name.removeprefix(PAGE) for name in names if name.startswith(PAGE)} == built()
    assert not [name for name in names if "node_modules" in name or name.startswith("web/")]


def test_a_source_distribution_brings_the_page_along(folder: Path) -> None:
    """So a wheel can be built from it without Node."""
    [source] = folder.glob("*.tar.gz")
    with tarfile.open(source) as archive:
        names = archive.getnames()
    assert any(name.endswith(f"src/{PAGE}index.html") for name in names)
    assert not [name for name in names if "node_modules" in name]


@pytest.fixture
def installed(wheel: Path, tmp_path: Path) -> Iterator[Server]:
    """The wheel alone, unpacked as pip does, on a machine whose path knows no Node."""
    place = tmp_path / "installed"
    shutil.unpack_archive(wheel, place, "zip")
    settings = {"PYTHONPATH": str(place), "PATH": str(place)}
    server = Server(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log", settings)
    server.start(until="/healthz")
    yield server
    server.kill()


def test_the_installed_wheel_shows_the_page(installed: Server) -> None:
    page = httpx.get(f"{installed.url}/").text
    built = (BUILT / "index.html").read_text()
    # The head also says what a link to the page shows.
    assert [line for line in built.splitlines() if "/assets/" in line] == [
        line for line in page.splitlines() if "/assets/" in line
    ]
    assert page.endswith(built[built.index("<body>") :])
