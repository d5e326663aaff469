"""Pages with what their links show elsewhere, and the pictures of them."""

from collections.abc import Callable
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.exceptions import HTTPException
from starlette.responses import Response

from levada.games import GameName
from levada.server import visibility
from levada.server.api import page_files
from levada.server.api.dependencies import worker_of
from levada.server.link_preview import picture, words
from levada.server.link_preview.calendar import calendar_of
from levada.server.link_preview.rasterizer import tag_of
from levada.server.link_preview.tags import with_tags
from levada.server.link_preview.words import LinkText
from levada.server.rate_limits import address_of
from levada.server.refusals import Refusal
from levada.server.store.database import STORE_ERRORS
from levada.server.table import Table

METHODS = page_files.METHODS
KEEP = "public, max-age=600"
AnyText = Annotated[str, Path(max_length=100)]
router = APIRouter(include_in_schema=False)


async def table_for_strangers(request: Request, table_id: str) -> Table | None:
    """A table, if whoever has its link may look at it; the page itself opens in any case."""
    worker = worker_of(request)
    if not all(event.is_set() for event in worker.warmup.rules.values()):
        return None  # loading it would wait for the rules
    try:
        worker.limits.count("reads", None, address_of(request))
        table = await worker.registry.table(table_id)
        visibility.asker_of(table, player=None)
    except (Refusal, *STORE_ERRORS):
        return None
    return table


@router.api_route("/t/{table_id}", methods=METHODS)
@router.api_route("/t/{table_id}/replay", methods=METHODS)
async def table_page(request: Request, table_id: AnyText) -> Response:
    table = await table_for_strangers(request, table_id)
    if table is None:
        return general_page(request)
    # Messengers keep a picture by its address: another position has another.
    drawn = tag_of(picture.picture_of(table))
    said = partial(words.text_of, table)
    return page_with(request, said, f"t/{table.id}/picture.png?{drawn}")


@router.api_route("/learn/{game}", methods=METHODS)
async def lessons_page(request: Request, game: GameName) -> Response:
    return page_with(request, partial(words.text_of_lessons, game), f"learn/{game}/picture.png")


@router.api_route("/", methods=METHODS)
@router.api_route("/learn", methods=METHODS)
async def start_page(request: Request) -> Response:
    return general_page(request)


def general_page(request: Request) -> Response:
    """With the words and the picture of the start page."""
    return page_with(request, words.text_of_start, "picture.png")


def page_with(request: Request, text: Callable[[str], LinkText], drawing: str) -> Response:
    index = page_files.files().get("index.html")
    if index is None:
        return page_files.page(request, 200)
    base = str(request.base_url)
    address = base + request.url.path.removeprefix("/")
    said = text(words.language_of(request.headers.get("accept-language", "")))
    page = with_tags(index.bodies[""].decode(), said, address, base + drawing)
    headers = {"cache-control": "no-cache", "vary": "accept-language"}
    return Response(page, headers=headers, media_type=index.kind)


@router.api_route("/picture.png", methods=METHODS)
async def start_picture(request: Request) -> Response:
    return await picture_answer(request, picture.picture_of_all())


@router.api_route("/learn/{game}/picture.png", methods=METHODS)
async def lessons_picture(request: Request, game: GameName) -> Response:
    return await picture_answer(request, picture.picture_of_game(game))


@router.api_route("/t/{table_id}/picture.png", methods=METHODS)
async def table_picture(request: Request, table_id: AnyText) -> Response:
    """The board as everybody sees it; of a table that strangers may not see, the start page's."""
    table = await table_for_strangers(request, table_id)
    svg = picture.picture_of_all() if table is None else picture.picture_of(table)
    return await picture_answer(request, svg)


@router.api_route("/t/{table_id}/calendar.ics", methods=METHODS)
async def table_calendar(request: Request, table_id: AnyText) -> Response:
    """For a calendar: when a game that is set for a time begins."""
    table = await table_for_strangers(request, table_id)
    if table is None or table.agreement.starts is None:
        raise HTTPException(404)
    language = words.language_of(request.headers.get("accept-language", ""))
    written = calendar_of(table, f"{request.base_url}t/{table.id}", language)
    return Response(written, media_type="text/calendar")


async def picture_answer(request: Request, svg: str) -> Response:
    tag = f'"{tag_of(svg)}"'
    headers = {
        "etag": tag,
        "cache-control": KEEP,
        "cross-origin-resource-policy": "cross-origin",  # it is there to be shown elsewhere
    }
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    worker = worker_of(request)
    worker.limits.count("pictures", None, address_of(request))
    return Response(await worker.pictures.png(svg), headers=headers, media_type="image/png")
