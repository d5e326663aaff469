"""One game of a line-up, from a task that says all it depends on."""

from dataclasses import dataclass

from levada.arena.game_settings import Table
from levada.arena.lineup import Lineup, seated
from levada.bots import searcher
from levada.bots.bot_seeds import number_of_bot, seed_of_bots
from levada.contract import Seat
from levada.games import game as game_named
from levada.match import Match, winners_of
from levada.players.failure import Failure
from levada.players.game_loop import play_game
from levada.players.player_words import player_named
from levada.players.registry import restore
from levada.record import LONGEST_NAME


@dataclass(frozen=True)
class Task:
    table: Table
    lineup: Lineup
    deal: int
    rotation: int
    is_recorded: bool = False


@dataclass(frozen=True)
class Played:
    """A game that is over."""

    lineup: Lineup
    deal: int
    rotation: int
    scores: tuple[int, ...]
    """By seat; none where a player failed, as nobody knows how it would have ended."""
    record: str | None = None
    """A `levada/1` record, where one was asked for."""
    failure: Failure | None = None
    """Where a player failed, which has lost: the game ended there."""

    @property
    def seats(self) -> Lineup:
        """The levels by seat."""
        return seated(self.lineup, self.rotation)

    @property
    def winners(self) -> list[Seat]:
        if self.failure is not None:
            return [seat for seat in range(len(self.lineup)) if seat != self.failure.seat]
        return winners_of(self.scores)

    def share_of(self, level: str) -> float:
        """A level's part of the win, which all winners share equally."""
        winners = self.winners
        return sum(self.seats[seat] == level for seat in winners) / len(winners)

    def totals_of(self, level: str) -> list[int]:
        return [
            score for name, score in zip(self.seats, self.scores, strict=False) if name == level
        ]

    def is_failed_by(self, level: str) -> bool:
        return self.failure is not None and self.seats[self.failure.seat] == level


def play(task: Task) -> Played:
    """The same task gives the same game, wherever and whenever it is played."""
    table = task.table
    restore(table.sources)
    match = Match.deal(table.game, seed=table.seed, number=task.deal, **table.given)
    failure = play_game(
        match,
        [player_named(table.game, words) for words in seated(task.lineup, task.rotation)],
        seed_of_bots(table.seed, task.lineup),
        number_of_bot(match.players, task.deal, task.rotation, 0),
        move_seconds=table.move_seconds,
        keeps_moves=task.is_recorded,
    )
    return Played(
        task.lineup,
        task.deal,
        task.rotation,
        tuple(match.result["scores"]) if failure is None else (),
        record_of(task, match) if task.is_recorded else None,
        failure,
    )


def lost(task: Task, failure: Failure) -> Played:
    """A game of which nothing is left but who lost it."""
    record = None
    if task.is_recorded:
        table = task.table
        match = Match.deal(table.game, seed=table.seed, number=task.deal, **table.given)
        record = record_of(task, match)
    return Played(task.lineup, task.deal, task.rotation, (), record, failure)


def record_of(task: Task, match: Match) -> str:
    seats = [f"bot:{words}"[:LONGEST_NAME] for words in seated(task.lineup, task.rotation)]
    return match.record(seats).to_json()


def compile_for(table: Table) -> None:
    """So that other processes find all of the game's code compiled."""
    game = game_named(table.game)
    game.warm()
    searcher.warm(game)
