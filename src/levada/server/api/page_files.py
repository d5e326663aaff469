"""The page for people, as `web/` was built: read once, sent compressed where that is taken."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fastapi import APIRouter, Request
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response

BUILT = Path(__file__).parent.parent / "page"
PAGES = (
    "/",
    "/new",
    "/new/{game}",
    "/t/{table}",
    "/t/{table}/replay",
    "/games",
    "/people",
    "/me",
    "/u/{name}",
    "/best",
    "/best/{game}",
    "/learn",
    "/learn/{game}",
    "/mail/confirm",
    "/mail/stop",
    "/tournaments",
    "/tournaments/{tournament}",
    "/about",
    "/privacy",
)
NOT_BUILT = "The page was not built: `make play` builds it from web/. The API is at /api.\n"
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # the first that is taken
KINDS = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".txt": "text/plain",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
}
FOREVER = "public, max-age=31536000, immutable"  # a changed file has another name
ASKED_AGAIN = "no-cache"  # the same name whatever has changed
METHODS = ["GET", "HEAD"]

router = APIRouter(include_in_schema=False)


@dataclass(frozen=True, slots=True)
class File:
    """A file of the page, plain and as the build compressed it."""

    kind: str
    bodies: dict[str, bytes]  # by encoding; '' is plain

    def answer(self, request: Request, status: int, keeping: str) -> Response:
        taken = request.headers.get("accept-encoding", "")
        encoding = next((each for each in ENCODINGS if each in taken and each in self.bodies), "")
        headers = {"cache-control": keeping, "vary": "accept-encoding"}
        if encoding:
            headers["content-encoding"] = encoding
        return Response(self.bodies[encoding], status, headers, self.kind)


@cache
def files() -> dict[str, File]:
    """Every file by its path below the page's folder."""
    plain = [
        path for path in BUILT.rglob("*") if path.is_file() and path.suffix not in (".br", ".gz")
    ]
    return {path.relative_to(BUILT).as_posix(): read(path) for path in plain}


def read(path: Path) -> File:
    bodies = {"": path.read_bytes()}
    for encoding, suffix in ENCODINGS.items():
        compressed = path.with_name(path.name + suffix)
        if compressed.exists():
            bodies[encoding] = compressed.read_bytes()
    return File(KINDS[path.suffix], bodies)


def page(request: Request, status: int) -> Response:
    """The same document for every address: its script reads which page is meant."""
    index = files().get("index.html")
    if index is None:
        return PlainTextResponse(NOT_BUILT, 503)
    return index.answer(request, status, ASKED_AGAIN)


def is_for_reading(request: Request) -> bool:
    """Whether a person's browser asks, who is better served by a page than by JSON."""
    wants_page = "text/html" in request.headers.get("accept", "")
    return wants_page and not request.url.path.startswith(("/api", "/assets", "/app/"))


async def read_page(request: Request) -> Response:
    return page(request, 200)


for address in PAGES:
    router.add_api_route(address, read_page, methods=METHODS)


@router.api_route("/assets/{name}", methods=METHODS)
async def asset(request: Request, name: str) -> Response:
    return file_at(f"assets/{name}").answer(request, 200, FOREVER)


@router.api_route("/service-worker.js", methods=METHODS)
async def service_worker(request: Request) -> Response:
    """A browser that kept the page compares this with what it has, and learns of a newer version."""
    return file_at("service-worker.js").answer(request, 200, ASKED_AGAIN)


@router.api_route("/app/{name}", methods=METHODS)
async def manifest(request: Request, name: str) -> Response:
    """What a device shows of the installed app, in one language."""
    return file_at(f"app/{name}").answer(request, 200, ASKED_AGAIN)


def file_at(path: str) -> File:
    file = files().get(path)
    if file is None:
        raise HTTPException(404)
    return file
