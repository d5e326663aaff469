"""Finished games: records, views at any move, the coach's review; records brought from elsewhere."""

import time
from typing import Annotated

import orjson
from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from levada import presentation
from levada.fairness import check_seal
from levada.match import Match
from levada.record import Record, RecordError
from levada.server import game_start, record_upload, visibility
from levada.server.agreement import SeatWish
from levada.server.api.dependencies import Asked, Asking, SeatWanted, TableId
from levada.server.api.response_models import BROUGHT, COUNT, MADE, RECORD, REVIEW, VIEW, documented
from levada.server.api.responses import answer
from levada.server.api.tables import seen
from levada.server.game_start import record_of
from levada.server.refusals import Refusal, bad
from levada.server.request_models import PlayOn
from levada.server.table import Table
from levada.server.tokens import new_secret
from levada.server.user_text import LONGEST_NAME, cleaned

router = APIRouter(prefix="/api", tags=["looking back"])
MoveCount = Annotated[int, Path(ge=0, le=100_000)]
RECORD_BODY = {"schema": {"$ref": "#/components/schemas/RecordView"}}
"""Read as bytes, because records have their own reader, which says where something is wrong."""


async def finished(asked: Asking, table_id: str) -> tuple[Table, Match]:
    """A game that is over, if whoever asks may look at it."""
    asked.count("reads")
    table = await asked.worker.registry.table(table_id)
    await asked.worker.warmup.rules_of(table.agreement.game)
    visibility.look(table, asked.player_id)
    return table, visibility.check_over(table)


@router.get("/tables/{table_id}/record", responses=documented(RECORD))
async def record(asked: Asked, table_id: TableId) -> Response:
    """The record of a finished game, with the proof of its deal."""
    table, match = await finished(asked, table_id)
    response = answer(record_of(table, match).as_dict())
    response.headers["content-disposition"] = f'attachment; filename="{table.id}.json"'
    return response


@router.get("/tables/{table_id}/views/{n}", responses=documented(VIEW))
async def view_at(
    asked: Asked, table_id: TableId, n: MoveCount, seat: SeatWanted = None
) -> Response:
    """A finished game after n moves: everything shown, or as one seat saw it."""
    _, match = await finished(asked, table_id)
    return answer(visibility.opened(match, n, seat))


@router.get("/tables/{table_id}/count", responses=documented(COUNT))
async def count(asked: Asked, table_id: TableId) -> Response:
    """The count of a finished game part by part, and what it would have been after each round."""
    _, match = await finished(asked, table_id)
    rounds = presentation.totals_by_round(match)
    return answer({"count": presentation.count(match), "rounds": rounds})


@router.get("/tables/{table_id}/review", responses=documented(REVIEW))
async def review(asked: Asked, table_id: TableId) -> Response:
    """What each move cost and what would have been better; worked out on the first request."""
    _, match = await finished(asked, table_id)
    reviews = asked.worker.store.reviews
    kept = await reviews.find(table_id)
    if kept is None:
        await reviews.want(table_id)
        asked.worker.review_runner.has_work.set()
    if kept is None or kept.review is None:
        done = 0 if kept is None else kept.done
        return answer({"state": "working", "done": done, "of": len(match.moves)}, 202)
    found = orjson.loads(kept.review)
    if "error" in found:
        raise Refusal(422, found["error"]["code"], found["error"]["text"])
    return answer({"state": "ready", "review": found})


@router.post("/tables/{table_id}/play-on", status_code=201, responses=documented(MADE))
async def play_on(asked: Asked, table_id: TableId, wish: PlayOn) -> Response:
    """Play on from a position of a finished game, against bots."""
    asked.count("tables")
    table, match = await finished(asked, table_id)
    visibility.check_place(match, wish.n, wish.seat)
    player = await asked.welcomed(cleaned(wish.name, LONGEST_NAME))
    secret = new_secret()
    seats = [
        SeatWish(kind="me") if seat == wish.seat else SeatWish(kind="bot", level=wish.level)
        for seat in range(match.players)
    ]
    name = wish.name or player.name
    room = game_start.make_room(table.agreement, seats, player.id, name, secret)
    now, wall = asked.worker.store.clock.now(), time.time()
    draft, logbook = game_start.played_on(table, match.at(wish.n), room, now, wall)
    made = await asked.worker.registry.add_played(draft, logbook)
    return asked.with_cookie(answer({**seen(asked, made), "maker_secret": secret}, 201))


@router.post(
    "/records",
    status_code=201,
    responses=documented(BROUGHT),
    openapi_extra={"requestBody": {"content": {"application/json": RECORD_BODY}, "required": True}},
)
async def bring_record(asked: Asked, request: Request) -> Response:
    """Bring a record from elsewhere; it can then be replayed and reviewed like a game played here."""
    asked.count("records")
    body = await request.body()
    for game in asked.worker.warmup.rules:
        await asked.worker.warmup.rules_of(game)
    try:
        found = Record.parse(body)
        match = Match.replay(found)
        check_seal(found)
    except (RecordError, ValueError) as error:
        raise bad("bad_record", str(error)) from None
    player = await asked.welcomed("")
    now, wall = asked.worker.store.clock.now(), time.time()
    draft, logbook = record_upload.table_of(found, match, player.id, now, wall)
    await asked.worker.store.tables.add(draft, logbook)
    table = await asked.worker.registry.table(draft.table.id)
    return asked.with_cookie(answer(seen(asked, table), 201))
