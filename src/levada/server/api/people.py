"""Other people, by the names of their accounts: followed, muted, invited, reported."""

import time
from typing import Annotated

from fastapi import APIRouter, Path
from starlette.responses import Response

from levada.server import visibility
from levada.server.api.dependencies import Caller, CurrentCaller, TableId
from levada.server.api.response_types import MyPeople, PersonView, responses_for
from levada.server.api.responses import answer
from levada.server.notification import Notification
from levada.server.refusals import absent, forbidden, untimely
from levada.server.request_models import Following, Invitation, Muting, Report
from levada.server.store.accounts import Account
from levada.server.store.follows import Person
from levada.server.store.waiting import GONE_AFTER
from levada.server.table import Table
from levada.server.user_text import LONGEST_REPORT, cleaned

router = APIRouter(prefix="/api", tags=["people"])
AccountName = Annotated[str, Path(max_length=100)]


@router.get("/me/people", responses=responses_for(MyPeople))
async def my_people(caller: CurrentCaller) -> Response:
    """Whom you follow and where they play, whom you have muted, and where you are invited."""
    caller.count("reads")
    player, follows = caller.known().id, caller.worker.store.follows
    tables = await follows.tables_of_followed(player)
    seen_after = caller.worker.store.clock.now() - GONE_AFTER
    waiting = await follows.waiting_followed(player, seen_after)
    return answer(
        {
            "follows": [
                {
                    **person_view(person),
                    "waits_for": waiting.get(person.name),
                    "tables": [
                        table
                        for table in tables
                        if any(chair["account"] == person.name for chair in table["chairs"])
                    ],
                }
                for person in await follows.followed_by(player)
            ],
            "muted": [person_view(person) for person in await follows.muted_by(player)],
            "invitations": await follows.invitations_of(player),
        }
    )


def person_view(person: Person) -> PersonView:
    return {"name": person.name, "is_program": person.kind == "program"}


async def account_of(caller: Caller, name: str) -> Account:
    account = await caller.worker.store.accounts.named(name)
    if account is None or account.closed is not None:
        raise absent("nobody_called_so", "nobody has an account of this name", name=name)
    return account


async def other(caller: Caller, name: str) -> Account:
    """Somebody else, by the name of their account."""
    account = await account_of(caller, name)
    if account.player_id == caller.player_id:
        raise untimely("yourself", "that is you")
    return account


@router.put("/people/{name}/followed", status_code=204, responses=responses_for())
async def follow(caller: CurrentCaller, name: AccountName, wish: Following) -> Response:
    """See where somebody plays; or no longer."""
    caller.count("changes")
    player, account = caller.known().id, await other(caller, name)
    await caller.worker.store.follows.follow(player, account.player_id, followed=wish.followed)
    return Response(status_code=204)


@router.put("/people/{name}/muted", status_code=204, responses=responses_for())
async def mute_account(caller: CurrentCaller, name: AccountName, wish: Muting) -> Response:
    """No longer hear somebody, nor be invited by them; or hear them again."""
    caller.count("changes")
    player, account = caller.known().id, await other(caller, name)
    await caller.mute(player, account.player_id, muted=wish.muted)
    return Response(status_code=204)


@router.post("/people/{name}/report", status_code=204, responses=responses_for())
async def report_account(caller: CurrentCaller, name: AccountName, wish: Report) -> Response:
    """Tell whoever runs the server that something is wrong with somebody's name or behaviour."""
    caller.count("reports")
    account = await other(caller, name)
    player = await caller.registered("")
    text = cleaned(wish.text, LONGEST_REPORT)
    about = f"account {account.name}"
    await caller.worker.store.chat.report(player.id, text, time.time(), about=about)
    return caller.with_cookie(Response(status_code=204))


@router.post("/tables/{table_id}/invitations", status_code=204, responses=responses_for())
async def invite(caller: CurrentCaller, table_id: TableId, wish: Invitation) -> Response:
    """Invite somebody to a table that gathers, by the name of their account."""
    caller.count("invitations")
    player = caller.known()
    if player.account is None:
        raise forbidden("no_account", "whoever is invited has to see by whom")
    table = await caller.worker.registry.table(table_id)
    check_may_invite(table, player.id)
    account = await other(caller, wish.name)
    if player.id not in await caller.worker.store.people.muted_by(account.player_id):
        edition = visibility.settled_options(table).get("edition")
        values = {"from": player.account, "game": table.agreement.game, "edition": edition}
        notification = Notification("invitation", account.player_id, table_id, values)
        await caller.worker.store.follows.invite(player.id, notification)
    return Response(status_code=204)


def check_may_invite(table: Table, player: str) -> None:
    if table.room.maker != player and not table.room.seats_of(player):
        raise forbidden("not_seated", "you have no seat at this table")
    if table.state != "open":
        raise untimely("already_started", "the game has started")


@router.delete("/tables/{table_id}/invitation", status_code=204, responses=responses_for())
async def decline(caller: CurrentCaller, table_id: TableId) -> Response:
    """You do not want to come."""
    caller.count("changes")
    await caller.worker.store.follows.decline(table_id, caller.known().id)
    return Response(status_code=204)
