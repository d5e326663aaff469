"""At a running table: moves, taking back, agreeing, hints."""

from fastapi import APIRouter
from starlette.responses import Response

from levada import presentation
from levada.advice import coach
from levada.contract import IllegalMove, Seat
from levada.server import play_commands, visibility
from levada.server.api.dependencies import Caller, CurrentCaller, SeatWanted, TableId
from levada.server.api.response_types import Hint, Moved, responses_for
from levada.server.api.responses import answer, refusal_answer
from levada.server.api.tables import view_for
from levada.server.logbook import Entry
from levada.server.refusals import Refusal, forbidden, untimely
from levada.server.request_models import Ballot, Move, PreviewRequest, TakeBack
from levada.server.table import Draft, Table
from levada.server.table_types import PreviewAnswer, TableView
from levada.server.worker import Worker

router = APIRouter(prefix="/api/tables/{table_id}", tags=["play"])


def own_seat(table: Table, player: str | None, seat: Seat | None) -> Seat:
    """The seat somebody moves for: theirs, and nobody else's."""
    own = table.room.seats_of(player)
    if seat is None and own:
        return own[0]
    if seat not in own or seat is None:
        raise forbidden("not_your_seat", "you cannot move for that seat", seat=seat)
    return seat


async def make_move(worker: Worker, table_id: str, player: str | None, wish: Move) -> int:
    """The road of a move; the number under which it stands, also when it is sent again."""
    repeated: list[int] = []

    def command(draft: Draft) -> None:
        seat = own_seat(draft.table, player, wish.seat)
        sent = None if wish.key is None else draft.table.sent_with(seat, wish.key)
        if sent is not None and sent.number is not None:
            check_same(draft.table, sent, wish)
            repeated.append(sent.number)
            raise Repeated
        play_commands.move(draft, seat, wish.move, wish.n, wish.key)

    try:
        await worker.registry.change(table_id, command)
    except Repeated:
        return repeated[0]
    return wish.n


class Repeated(Exception):  # noqa: N818 — nothing is wrong: it was done before
    """The same move was sent with the same key."""


def check_same(table: Table, sent: Entry, wish: Move) -> None:
    if sent.words != wish.move:
        raise untimely("key_used", "another move was sent with this key", key=wish.key)
    if sent not in table.standing():
        text = "this move was made, and was taken back since"
        raise untimely("taken_back", text, key=wish.key, n=sent.number)


@router.post("/moves", responses=responses_for(Moved))
async def move(caller: CurrentCaller, table_id: TableId, wish: Move) -> Response:
    """Make a move. Sent again with the same key, it is made once and answered alike."""
    caller.count("moves")
    player = caller.known().id
    try:
        number = await make_move(caller.worker, table_id, player, wish)
    except Refusal as refusal:
        return refusal_answer(refusal, **await table_now(caller, table_id, wish.seat, refusal))
    table = await caller.worker.registry.table(table_id)
    return answer({"n": number, "table": view_for(caller, table, wish.seat)})


async def table_now(
    caller: Caller, table_id: str, seat: Seat | None, refusal: Refusal
) -> dict[str, object]:
    """Whoever was refused for being late sees how the table stands now."""
    if refusal.status != 409:
        return {}
    table = await caller.worker.registry.table(table_id)
    return {"table": view_for(caller, table, seat)}


@router.post("/take-back", responses=responses_for(TableView))
async def take_back(caller: CurrentCaller, table_id: TableId, wish: TakeBack) -> Response:
    """Take moves back, where the table allows it; everybody sees it."""
    player = caller.known().id

    def command(draft: Draft) -> None:
        seat = own_seat(draft.table, player, wish.seat)
        play_commands.take_back(draft, seat, wish.to, wish.n)

    table = await caller.change(table_id, command, "moves")
    return answer(view_for(caller, table, wish.seat))


@router.post("/votes", responses=responses_for(TableView))
async def vote(caller: CurrentCaller, table_id: TableId, ballot: Ballot) -> Response:
    """Agree, or no longer, on pausing, going on or ending; it happens when all people agree."""
    player = caller.known().id

    def command(draft: Draft) -> None:
        seats = draft.room.seats_of(player)
        if not seats:
            raise forbidden("not_seated", "you have no seat at this table")
        play_commands.vote(draft, seats, ballot.what, agree=ballot.agree)

    table = await caller.change(table_id, command)
    return answer(view_for(caller, table))


@router.post("/preview", responses=responses_for(PreviewAnswer))
async def preview_move(caller: CurrentCaller, table_id: TableId, wish: PreviewRequest) -> Response:
    """What a legal move of yours would mean: fields, water, money."""
    caller.count("reads")
    table = await caller.worker.registry.table_for(table_id, caller.player_id)
    return answer(preview(table, caller.known().id, wish))


def preview(table: Table, player: str | None, wish: PreviewRequest) -> PreviewAnswer:
    seat = own_seat(table, player, wish.seat)
    if table.match is None or table.state != "running":
        raise untimely("not_running", "there is nothing to preview: no game is going on")
    try:
        found = presentation.preview(table.match, seat, wish.preview)
    except IllegalMove as error:
        raise play_commands.as_refusal(error) from None
    return {"n": table.numbering.number_for(seat), "preview": found}


@router.post("/hint", responses=responses_for(Hint))
async def hint(caller: CurrentCaller, table_id: TableId, seat: SeatWanted = None) -> Response:
    """What the coach would do in your place, from what you can see."""
    caller.count("hints")
    table = await caller.worker.registry.table_for(table_id, caller.player_id)
    seat = own_seat(table, caller.known().id, seat)
    if not table.agreement.hints:
        raise forbidden("no_hints", "this table is played without hints")
    if table.match is None or seat not in table.to_act:
        raise untimely("not_your_turn", "hints are for when it is your turn")
    match, number = table.match, table.numbering.number_for(seat)
    worker, player = caller.worker, caller.known().id
    await worker.warmup.bots_of(match.game.name)
    if worker.threads.is_waiting(player, table_id):
        text = "your last hint is not ready yet; wait 1 s"
        raise Refusal(429, "too_many", text, what="hints", seconds=1)
    advice = await worker.threads.run(player, table_id, coach, match, seat)
    return answer({"n": number, **visibility.advice_view(match, advice)})
