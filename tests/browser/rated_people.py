"""People with an account and a past of rated games, written straight into the database."""

import sqlite3
import time
from contextlib import closing
from random import Random

from levada.server.accounts.names import folded
from levada.server.authentication import COOKIE
from levada.server.ratings.fold import Fold, RatingChange
from levada.server.ratings.rated_game import RatedGame, RatedSeat
from levada.server.settings import Settings
from levada.server.tokens import fingerprint, new_id, new_secret
from tests.browser.visitor import ACCOUNTS, Visitor
from tests.server.running_server import Server

DAY = 86_400.0
GAMES = 40


def arrives_with_a_past(visitor: Visitor) -> str:
    """The visitor is one of two who have played for weeks; the name of their account."""
    assert isinstance(visitor.server, Server)
    now, secret = time.time(), new_secret()
    names = [f"{name} {next(ACCOUNTS)}" for name in ("Ana", "Beto")]
    players = {new_id(): name for name in names}
    with closing(sqlite3.connect(Settings(database=visitor.server.database).sqlite_file)) as rows:
        for player, name in players.items():
            rows.execute(
                "INSERT INTO players (id, name, created) VALUES (?, ?, ?)", (player, name, now)
            )
            rows.execute(
                "INSERT INTO accounts (player_id, name, folded, kind, created)"
                " VALUES (?, ?, ?, 'person', ?)",
                (player, name, folded(name), now - GAMES * DAY),
            )
        rows.execute(
            "INSERT INTO devices (player_id, fingerprint, label, created, seen)"
            " VALUES (?, ?, '', ?, ?)",
            (next(iter(players)), fingerprint(secret), now, now),
        )
        write_past(rows, list(players), now)
        rows.commit()
    cookie = {"name": COOKIE, "value": secret, "url": visitor.server.url}
    visitor.context.add_cookies([cookie])  # type: ignore[list-item]  # Playwright's own type
    return names[0]


def write_past(rows: sqlite3.Connection, players: list[str], now: float) -> None:
    chance, fold = Random(14), Fold("santiago")
    for number in range(GAMES):
        places = [1, 2] if chance.random() < 0.7 else [2, 1]
        seats = [*map(RatedSeat, places, players), RatedSeat(3, level="novice")]
        game = RatedGame(new_id(), "santiago", now - (GAMES - number) * DAY, tuple(seats))
        write_game(rows, game, fold.add(game))
    for player, standing in fold.standings.items():
        rating = standing.rating
        rows.execute(
            "INSERT INTO ratings VALUES ('santiago', ?, ?, ?, ?)",
            (player, rating.points, rating.uncertainty, standing.games),
        )


def write_game(rows: sqlite3.Connection, game: RatedGame, changes: list[RatingChange]) -> None:
    rows.execute("INSERT INTO rated_games VALUES (?, ?, ?, 0, 1)", (game.table, game.game, game.at))
    by_player = {change.player: change for change in changes}
    for number, seat in enumerate(game.seats):
        change = by_player.get(seat.player or "")
        derived = (
            (None,) * 5
            if change is None
            else (
                change.before.rating.points,
                change.after.rating.points,
                change.after.rating.uncertainty,
                change.after.games,
                change.weight,
            )
        )
        rows.execute(
            "INSERT INTO rated_seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (game.table, number, seat.player, seat.level, seat.place, *derived),
        )
