"""The application: every endpoint, behind one guard."""

import gc
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from pydantic import ValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from levada import __version__
from levada.server.api import (
    accounts,
    api_index,
    chat,
    devices,
    finished_games,
    games,
    health,
    link_previews,
    me,
    moves,
    notification_links,
    notifications,
    page_files,
    people,
    profiles,
    programs,
    socket,
    tables,
    tournaments,
    waiting,
)
from levada.server.api.response_types import REFERENCE, answer_definitions
from levada.server.api.responses import refusal_answer
from levada.server.guard import HEADERS, Guard
from levada.server.json_logs import set_up_logs
from levada.server.metrics import FAULTS
from levada.server.open_connections import OpenConnections
from levada.server.refusals import Refusal, bad
from levada.server.settings import Settings
from levada.server.socket_messages import message_definitions
from levada.server.store.database import STORE_ERRORS
from levada.server.worker import Worker

log = logging.getLogger("levada.app")
ROUTERS = (
    tables.router,
    moves.router,
    chat.router,
    finished_games.router,
    tournaments.router,
    me.router,
    notification_links.router,
    notifications.router,
    accounts.router,
    devices.router,
    people.router,
    profiles.router,
    programs.router,
    games.router,
    waiting.router,
    health.router,
    socket.router,
    api_index.router,
    link_previews.router,
    page_files.router,
)
COLLECTIONS = (20_000, 20, 100_000)
NAMES = {404: "no_such_page", 405: "wrong_method", 413: "too_large"}


class App(FastAPI):
    """With the types of all answers and of the socket's messages in its schema."""

    def openapi(self) -> dict[str, Any]:
        if self.openapi_schema is None:
            components = super().openapi()["components"]["schemas"]
            components.update(answer_definitions())
            components.update(message_definitions(REFERENCE))
        return super().openapi()


def create() -> FastAPI:
    """What uvicorn starts in each worker: its settings come by the environment."""
    settings = Settings()
    set_up_logs(settings.log_level)
    app = create_app(settings)
    collect_garbage_rarely()
    return app


def collect_garbage_rarely() -> None:
    """A table is thousands of small objects that live long: looking through all tables for cycles
    takes as long as a whole second of moves. Housekeeping does it once an hour."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTIONS)


def create_app(settings: Settings) -> FastAPI:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[dict[str, OpenConnections]]:
        worker = Worker(settings)
        app.state.worker = worker
        async with worker.running():
            yield {"open_connections": worker.open_connections}  # for uvicorn's protocols

    app = App(
        title="Levada",
        version=__version__,
        description="Santiago and Ex Libris, played online by people and programs.",
        lifespan=lifespan,
        docs_url=None,  # its page would load scripts from elsewhere; ours is at /api
        redoc_url=None,
        openapi_url=None,  # beside our page
    )
    for router in ROUTERS:
        app.include_router(router)
    app.add_exception_handler(Refusal, refused)
    app.add_exception_handler(RequestValidationError, malformed)
    app.add_exception_handler(HTTPException, not_here)
    for store_error in STORE_ERRORS:
        app.add_exception_handler(store_error, store_is_away)
    app.add_exception_handler(Exception, our_fault)
    app.add_middleware(Guard, origins=settings.origins)
    return app


async def refused(_request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return refusal_answer(error)


async def malformed(_request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError | ValidationError)
    first = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"] if part != "body")
    return refusal_answer(bad("bad_request", f"{place}: {first['msg']}", place=place))


async def not_here(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and page_files.is_for_reading(request):
        return page_files.page(request, 404)
    if error.status_code == 400:  # FastAPI's answer to a body that is not even text
        return refusal_answer(bad("bad_request", str(error.detail), place=""))
    code = NAMES.get(error.status_code, "bad_request")
    response = refusal_answer(Refusal(error.status_code, code, str(error.detail)))
    response.headers.update(error.headers or {})
    return response


async def store_is_away(_request: Request, error: Exception) -> Response:
    log.error("the store does not answer: %s", type(error).__name__)
    return refusal_answer(Refusal(503, "store", "the database does not answer; try again"))


async def our_fault(_request: Request, _error: Exception) -> Response:
    """The log has the trace; whoever asked learns that it was not their fault, and no more."""
    FAULTS.inc()
    text = "something went wrong here; it has been noted"
    response = refusal_answer(Refusal(500, "fault", text))
    response.headers.update(HEADERS)  # this answer is given outside the guard
    return response
