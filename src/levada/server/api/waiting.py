"""Finding people: waiting for others, until a table is made."""

from collections import Counter

from fastapi import APIRouter
from starlette.responses import Response

from levada.server import rated_tables
from levada.server.api.dependencies import Caller, CurrentCaller
from levada.server.api.response_types import MyWaiting, WhoWaits, responses_for
from levada.server.api.responses import answer
from levada.server.matchmaking.wish import Wish
from levada.server.request_models import NewWish
from levada.server.room import account_shown
from levada.server.store.waiting import WaitingPlayer
from levada.server.user_text import cleaned_name

router = APIRouter(prefix="/api", tags=["finding people"])


@router.get("/waiting", responses=responses_for(WhoWaits))
async def who_waits(caller: CurrentCaller) -> Response:
    """Who waits for what: how many by wish, and never who."""
    caller.count("reads")
    store = caller.worker.store
    people = await store.waiting.everybody(store.clock.now())
    by_wish = Counter(each.wish.model_dump_json(exclude={"bots_after"}) for each in people)
    wishes = [
        {"wish": Wish.model_validate_json(wish).model_dump(), "people": number}
        for wish, number in by_wish.most_common()
    ]
    return answer({"wishes": wishes})


@router.put("/me/waiting", responses=responses_for(MyWaiting))
async def wait(caller: CurrentCaller, wish: NewWish) -> Response:
    """Wait for others. Ask again every few seconds: whoever is silent for 15 s no longer waits."""
    caller.count("changes")
    await caller.worker.warmup.rules_of(wish.game)
    player = await caller.registered(cleaned_name(wish.name))
    name = cleaned_name(wish.name) or player.name
    if wish.rated:
        if player.account is None:
            raise rated_tables.no_account()
        name = player.account
    store, account = caller.worker.store, account_shown(player.account, name)
    await store.waiting.put(
        WaitingPlayer(player.id, name, account, player.is_program, wish.wish(), store.clock.now())
    )
    await caller.worker.matchmaker.make_tables()
    return caller.with_cookie(await how_it_stands(caller, player.id))


@router.get("/me/waiting", responses=responses_for(MyWaiting))
async def still_waiting(caller: CurrentCaller) -> Response:
    """How it stands with your waiting; the table, once there is one."""
    caller.count("reads")
    return await how_it_stands(caller, caller.known().id)


async def how_it_stands(caller: Caller, player: str) -> Response:
    store = caller.worker.store
    now = store.clock.now()
    mine = await store.waiting.look(player, now)
    if mine is None:
        return answer({"wish": None, "table": None, "waited": 0.0, "others": 0})
    others = [
        each
        for each in await store.waiting.everybody(now)
        if each.player != player and each.wish.suits(mine.wish)
    ]
    return answer(
        {
            "wish": mine.wish.model_dump(),
            "table": mine.table,
            "waited": now - mine.since,
            "others": len(others),
        }
    )


@router.delete("/me/waiting", responses=responses_for(MyWaiting))
async def stop_waiting(caller: CurrentCaller) -> Response:
    """You no longer wait. If a table was made just before, the answer names it: you sit there."""
    caller.count("changes")
    player = caller.known().id
    response = await how_it_stands(caller, player)
    await caller.worker.store.waiting.remove(player)
    return response
