"""Finished games: records, views at any move, the coach's review; records brought from elsewhere."""

import time
from contextlib import suppress
from typing import Annotated

import orjson
from fastapi import APIRouter, Path, Request
from sqlalchemy.exc import IntegrityError
from starlette.responses import Response

from levada import presentation
from levada.fair_deal import check_seal
from levada.match import Match
from levada.record import Record, RecordError
from levada.server import game_start, record_upload, visibility
from levada.server.api.dependencies import Caller, CurrentCaller, SeatWanted, TableId
from levada.server.api.response_types import (
    CountAnswer,
    MadeTable,
    RecordView,
    ReviewAnswer,
    responses_for,
)
from levada.server.api.responses import answer
from levada.server.api.tables import view_for
from levada.server.game_start import record_of
from levada.server.rate_limits import address_of
from levada.server.refusals import Refusal, bad
from levada.server.request_models import PlayOn
from levada.server.table import Table
from levada.server.table_agreement import SeatWish
from levada.server.table_types import ReplayView, TableView
from levada.server.tokens import new_secret
from levada.server.user_text import cleaned_name

router = APIRouter(prefix="/api", tags=["looking back"])
MoveCount = Annotated[int, Path(ge=0, le=100_000)]
RECORD_BODY = {"schema": {"$ref": "#/components/schemas/RecordView"}}
"""Read as bytes, because records have their own reader, which says where something is wrong."""


async def finished(caller: Caller, table_id: str) -> tuple[Table, Match]:
    """A game that is over, if whoever asks may look at it."""
    caller.count("reads")
    table = await caller.worker.registry.table_for(table_id, caller.player_id)
    await caller.worker.warmup.rules_of(table.agreement.game)
    visibility.asker_of(table, caller.player_id)
    return table, visibility.check_over(table)


@router.get("/tables/{table_id}/record", responses=responses_for(RecordView))
async def record(caller: CurrentCaller, table_id: TableId) -> Response:
    """The record of a finished game, with the proof of its deal."""
    table, match = await finished(caller, table_id)
    response = answer(record_of(table, match).as_dict())
    response.headers["content-disposition"] = f'attachment; filename="{table.id}.json"'
    return response


@router.get("/tables/{table_id}/views/{n}", responses=responses_for(ReplayView))
async def view_at(
    caller: CurrentCaller, table_id: TableId, n: MoveCount, seat: SeatWanted = None
) -> Response:
    """A finished game after n moves: everything shown, or as one seat saw it."""
    _, match = await finished(caller, table_id)
    return answer(visibility.replay_view(match, n, seat))


@router.get("/tables/{table_id}/count", responses=responses_for(CountAnswer))
async def count(caller: CurrentCaller, table_id: TableId) -> Response:
    """The count of a finished game part by part, and what it would have been after each round."""
    _, match = await finished(caller, table_id)
    rounds = presentation.totals_by_round(match, is_ended=True)
    return answer({"count": presentation.count(match, is_ended=True), "rounds": rounds})


@router.get("/tables/{table_id}/review", responses=responses_for(ReviewAnswer, 200, 202))
async def review(caller: CurrentCaller, table_id: TableId) -> Response:
    """What each move cost and what would have been better; worked out on the first request."""
    _, match = await finished(caller, table_id)
    worker = caller.worker
    kept = await worker.store.reviews.find(table_id)
    if kept is None or kept.review is None:
        person = caller.player_id or f"address {address_of(caller.request)}"
        done = await worker.review_runner.progress(table_id, match, person, kept)
        return answer({"state": "working", "done": done, "of": len(match.moves)}, 202)
    found = orjson.loads(kept.review)
    if "error" in found:
        raise Refusal(422, found["error"]["code"], found["error"]["text"])
    return answer({"state": "ready", "review": found})


@router.post("/tables/{table_id}/play-on", status_code=201, responses=responses_for(MadeTable, 201))
async def play_on(caller: CurrentCaller, table_id: TableId, wish: PlayOn) -> Response:
    """Play on from a position of a finished game, against bots."""
    caller.count("tables")
    table, match = await finished(caller, table_id)
    visibility.check_place(match, wish.n, wish.seat)
    player = await caller.registered(cleaned_name(wish.name))
    secret = new_secret()
    seats = [
        SeatWish(kind="me") if seat == wish.seat else SeatWish(kind="bot", level=wish.level)
        for seat in range(match.players)
    ]
    name = wish.name or player.name
    room = game_start.make_room(
        table.agreement,
        seats,
        player.id,
        name,
        secret,
        account=player.account,
        is_program=player.is_program,
    )
    now, wall = caller.worker.store.clock.now(), time.time()
    draft, logbook = game_start.played_on(table, match.at(wish.n), room, now, wall)
    made = await caller.worker.registry.add_played(draft, logbook)
    return caller.with_cookie(answer({**view_for(caller, made), "maker_secret": secret}, 201))


@router.post(
    "/records",
    status_code=201,
    responses=responses_for(TableView, 201),
    openapi_extra={"requestBody": {"content": {"application/json": RECORD_BODY}, "required": True}},
)
async def bring_record(caller: CurrentCaller, request: Request) -> Response:
    """Bring a record from elsewhere; it can then be replayed and reviewed like a game played here."""
    caller.count("records")
    body = await request.body()
    for game in caller.worker.warmup.rules:
        await caller.worker.warmup.rules_of(game)
    try:
        found = Record.parse(body)
        match = Match.replay(found)
        check_seal(found)
    except (RecordError, ValueError) as error:
        raise bad("bad_record", str(error)) from None
    player = await caller.registered("")
    now, wall = caller.worker.store.clock.now(), time.time()
    table_id = record_upload.id_of(found, player.id)
    draft, logbook = record_upload.table_of(
        found, match, player.id, table_id=table_id, now=now, wall=wall
    )
    with suppress(IntegrityError):  # they have brought it before
        await caller.worker.store.tables.add(draft, logbook)
    table = await caller.worker.registry.table(table_id)
    return caller.with_cookie(answer(view_for(caller, table), 201))
