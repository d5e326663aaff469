"""One game of a line-up, from a task that says all it depends on."""

from dataclasses import dataclass

from levada.arena.game_settings import Table
from levada.arena.lineup import Lineup, seated
from levada.bots import searcher
from levada.bots.bot import Bot
from levada.bots.bot_seeds import number_of_bot, seed_of_bots
from levada.bots.levels import level
from levada.contract import Seat
from levada.games import game as game_named
from levada.match import Match, winners_of


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
    """By seat."""
    record: str | None = None
    """A `levada/1` record, where one was asked for."""

    @property
    def seats(self) -> Lineup:
        """The levels by seat."""
        return seated(self.lineup, self.rotation)

    @property
    def winners(self) -> list[Seat]:
        return winners_of(self.scores)

    def share_of(self, level: str) -> float:
        """A level's part of the win, which all winners share equally."""
        winners = self.winners
        return sum(self.seats[seat] == level for seat in winners) / len(winners)

    def totals_of(self, level: str) -> list[int]:
        return [score for name, score in zip(self.seats, self.scores, strict=True) if name == level]


def play(task: Task) -> Played:
    """The same task gives the same game, wherever and whenever it is played."""
    match = Match.deal(task.table.game, seed=task.table.seed, number=task.deal, **task.table.given)
    bots = bots_of(task, match)
    while to_act := match.to_act:
        seat = to_act[0]
        actions = bots[seat].choose(match.games, seat)
        if task.is_recorded:
            match.follow(seat, actions)
        else:  # the words of a move take as long as a quick bot thinks
            for action in actions:
                match.game.engine.apply(match.games, 0, seat, action)
    return Played(
        task.lineup,
        task.deal,
        task.rotation,
        tuple(match.result["scores"]),
        record_of(task, match) if task.is_recorded else None,
    )


def bots_of(task: Task, match: Match) -> list[Bot]:
    """A bot a seat, each with chance of its own."""
    seed = seed_of_bots(task.table.seed, task.lineup)
    return [
        Bot(
            match.game,
            level(task.table.game, words),
            seed,
            number_of_bot(match.players, task.deal, task.rotation, seat),
        )
        for seat, words in enumerate(seated(task.lineup, task.rotation))
    ]


def record_of(task: Task, match: Match) -> str:
    return match.record([f"bot:{words}" for words in seated(task.lineup, task.rotation)]).to_json()


def compile_for(table: Table) -> None:
    """So that other processes find all of the game's code compiled."""
    game = game_named(table.game)
    game.warm()
    searcher.warm(game)
