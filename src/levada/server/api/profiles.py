"""Ratings as everybody may see them: profiles, the best, and those at a table."""

from collections import defaultdict
from typing import Any, Literal

from fastapi import APIRouter
from sqlalchemy.engine import Row
from starlette.responses import Response

from levada.games import GameName
from levada.server import visibility
from levada.server.api.dependencies import CurrentCaller, TableId
from levada.server.api.people import AccountName, account_of
from levada.server.api.rating_types import (
    BestList,
    OwnRating,
    ProfileView,
    RatedSeatView,
    RatingView,
    RecentGame,
    ResultsView,
    SeatRating,
    ShownView,
    TableRatings,
)
from levada.server.api.response_types import responses_for
from levada.server.api.responses import answer
from levada.server.ratings.bot_ratings import BOT_RATINGS
from levada.server.ratings.rating import Rating
from levada.server.refusals import forbidden
from levada.server.request_models import Showing
from levada.server.store.profiles import ProfileStore, Shown
from levada.server.table import Table

router = APIRouter(prefix="/api", tags=["people"])
MOST_RECENT = 12
MOST_OF_BEST = 100


@router.get("/people/{name}", responses=responses_for(ProfileView))
async def profile(caller: CurrentCaller, name: AccountName) -> Response:
    """Somebody's ratings and results, by the name of their account."""
    caller.count("reads")
    account = await account_of(caller, name)
    profiles, player = caller.worker.store.profiles, account.player_id
    shown, is_own = await profiles.shown(player), player == caller.player_id
    return answer(
        {
            "name": account.name,
            "since": account.created,
            "program": account.kind == "program",
            "mine": is_own,
            "shows": {"games": shown.games, "history": shown.history},
            "ratings": {row.game: own_rating(row) for row in await profiles.ratings_of(player)},
            "results": results_view(await profiles.results(player)),
            "history": await history_view(profiles, player) if shown.history or is_own else [],
            "recent": await recent_view(profiles, player) if shown.games or is_own else [],
        }
    )


def rating_view(rating: Rating) -> RatingView:
    """As people read it: whole points."""
    return {
        "points": round(rating.points),
        "uncertainty": round(rating.uncertainty),
        "provisional": rating.is_provisional,
    }


def own_rating(row: Row[Any]) -> OwnRating:
    return {**rating_view(Rating(row.points, row.uncertainty)), "games": row.games}


def results_view(rows: list[Row[Any]]) -> list[ResultsView]:
    places: dict[tuple[str, int], list[int]] = {}
    for row in rows:
        kind = places.setdefault((row.game, row.players), [0] * row.players)
        kind[row.place - 1] += row.times
    return [
        {"game": game, "players": players, "places": times}
        for (game, players), times in places.items()
    ]


async def history_view(profiles: ProfileStore, player: str) -> list[dict[str, Any]]:
    return [
        {
            "game": row.game,
            "at": row.at,
            "points": round(row.points),
            "uncertainty": round(row.uncertainty),
        }
        for row in reversed(await profiles.history(player))
    ]


async def recent_view(profiles: ProfileStore, player: str) -> list[RecentGame]:
    rows = await profiles.recent(player, MOST_RECENT)
    seats: dict[str, list[RatedSeatView]] = defaultdict(list)
    for seat in await profiles.seats_at([row.table_id for row in rows]):
        seats[seat.table_id].append({"name": seat.name, "level": seat.level, "place": seat.place})
    return [
        {
            "table": row.table_id if row.is_kept else None,
            "game": row.game,
            "at": row.at,
            "place": row.place,
            "before": round(row.points_before),
            "points": round(row.points),
            "seats": seats[row.table_id],
        }
        for row in rows
    ]


@router.get("/me/profile", responses=responses_for(ShownView))
async def my_profile(caller: CurrentCaller) -> Response:
    """What you show on your profile."""
    caller.count("reads")
    return answer(vars(await caller.worker.store.profiles.shown(caller.known().id)))


@router.put("/me/profile", status_code=204, responses=responses_for())
async def show_on_profile(caller: CurrentCaller, wish: Showing) -> Response:
    """Choose what your profile shows beside name, ratings and results."""
    caller.count("changes")
    player = caller.known()
    if player.account is None:
        raise forbidden("no_account", "only those who have an account have a profile")
    await caller.worker.store.profiles.show(player.id, Shown(wish.games, wish.history))
    return Response(status_code=204)


@router.get("/best/{game}", responses=responses_for(BestList))
async def best(
    caller: CurrentCaller, game: GameName, kind: Literal["person", "program"] = "person"
) -> Response:
    """The best of a game whose rating is not provisional, and what the bots have."""
    caller.count("reads")
    rows = await caller.worker.store.profiles.best(game, kind, MOST_OF_BEST)
    bots = BOT_RATINGS[game].items()
    return answer(
        {
            "people": [{"name": row.name, **own_rating(row)} for row in rows],
            "bots": {level: round(rating.points) for level, rating in bots},
        }
    )


@router.get("/tables/{table_id}/ratings", responses=responses_for(TableRatings))
async def ratings_at_table(caller: CurrentCaller, table_id: TableId) -> Response:
    """What those at a rated table are rated, and what a game that is over has changed."""
    caller.count("reads")
    table = await caller.worker.registry.table_for(table_id, caller.player_id)
    visibility.asker_of(table, caller.player_id)
    profiles = caller.worker.store.profiles
    if table.state != "over":
        return answer({"state": "playing", "seats": await seats_now(profiles, table)})
    rows = {row.seat: row for row in await profiles.seats_at([table_id])}
    people = [row for row in rows.values() if row.level is None]
    if not people or people[0].is_void:
        return answer({"state": "not_counted", "seats": [None] * len(table.room.chairs)})
    is_counted = all(row.points_after is not None for row in people)
    seats = [counted_seat(rows[seat]) for seat in range(len(table.room.chairs))]
    return answer({"state": "counted" if is_counted else "waiting", "seats": seats})


async def seats_now(profiles: ProfileStore, table: Table) -> list[SeatRating | None]:
    game, chairs = table.agreement.game, table.room.chairs
    players = [chair.player or chair.left_by or "" for chair in chairs]
    known = {
        row.player_id: Rating(row.points, row.uncertainty)
        for row in await profiles.ratings_in(game, players)
    }
    levels = {str(level): rating for level, rating in BOT_RATINGS[game].items()}
    return [
        None
        if chair.kind == "open"
        else {
            **rating_view(levels[chair.level] if chair.level else known.get(player, Rating())),
            "before": None,
        }
        for chair, player in zip(chairs, players, strict=True)
    ]


def counted_seat(row: Row[Any]) -> SeatRating | None:
    if row.points_after is None:
        return None
    after = Rating(row.points_after, row.uncertainty_after)
    return {**rating_view(after), "before": round(row.points_before)}
