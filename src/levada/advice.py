"""The coach: what a position promises each seat, which moves are best, and why."""

from dataclasses import asdict, dataclass, replace
from typing import Any, SupportsIndex

from levada.bots.levels import Level
from levada.bots.reasons import reasons_for
from levada.bots.search_notes import MOST_WORLDS, NO_ACTION
from levada.bots.searcher import Searcher
from levada.chance import generator
from levada.contract import Games, IllegalMove, Seat
from levada.integers import number_in
from levada.match import Match
from levada.options import OptionError
from levada.players.factory import LevelFactory
from levada.players.player_words import player_named
from levada.seeds import check_seed
from levada.value_text import quote

TO_THE_END = 1_000.0  # a horizon beyond any game
LEVEL = "expert:iterations=1000"  # ranks moves as the expert does, in a fraction of its time
PLAYOUTS = 400
MOVES_SHOWN = 5


@dataclass(frozen=True)
class MoveAdvice:
    """A move and what speaks for it."""

    move: str
    behind: float
    """Points it is expected to cost against the best move."""
    value: float
    """The seat's expected total with the best move, less what this one is behind."""
    reasons: list[dict[str, Any]]
    """Each a code and its values, for whoever puts them into words."""


@dataclass(frozen=True)
class Advice:
    """What one seat may expect and should do, from what it can see."""

    seat: Seat
    totals: list[float]
    """By seat: the expected total."""
    chances: list[float]
    """By seat: the chance to win; an equal total shares it."""
    moves: list[MoveAdvice]
    """Best first; none while it is not the seat's turn."""

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True)
class Ranked:
    """A move as the search sees it."""

    actions: tuple[int, ...]
    behind: float


def coach(
    match: Match,
    seat: SupportsIndex | None = None,
    *,
    move: str | None = None,
    words: str = LEVEL,
    playouts: SupportsIndex = PLAYOUTS,
    seed: SupportsIndex = 0,
) -> Advice:
    """Advice for a seat, or for the first to act; `move` is looked at whether good or not."""
    if seat is None:
        seat = match.to_act[0] if match.to_act else 0
    if match.obstacle is not None:
        raise IllegalMove("unseen", match.obstacle)
    seat = match.check_seat(seat)
    playouts, seed = check_playouts(playouts), check_seed(seed)
    coaching = Coaching(match, seat, searching_level(match.game.name, words), seed)
    wanted = () if move is None else match.parse(seat, move)
    ranked = coaching.rank(wanted) if seat in match.to_act else []
    totals, chances = coaching.outlook(ranked[0].actions if ranked else (), playouts)
    shown = [each for n, each in enumerate(ranked) if n < MOVES_SHOWN or each.actions == wanted]
    return Advice(seat, totals, chances, [coaching.explain(each, totals) for each in shown])


def check_playouts(playouts: Any) -> int:
    number = number_in(range(1, MOST_WORLDS + 1), playouts)
    if number is None:
        raise OptionError(
            f"playouts: {quote(playouts)} is not possible; expected 1 to {MOST_WORLDS:,}"
        )
    return number


def searching_level(game: str, words: str) -> Level:
    """Policy alone cannot say what an odd move costs, nor can a player that only chooses."""
    factory = player_named(game, words)
    if not isinstance(factory, LevelFactory):
        raise OptionError(
            f"level: {quote(words)} chooses moves but puts no value on them; expected a level that "
            "searches, such as expert"
        )
    by = factory.level
    if by.numbers["iterations"] == 0 and by.numbers["milliseconds"] == 0:
        raise OptionError(f"level: {quote(by.name)} does not search; expected one such as expert")
    return by


class Coaching:
    """One seat's view of a match, thought through."""

    def __init__(self, match: Match, seat: Seat, by: Level, seed: int) -> None:
        self.match = match
        self.game = match.game
        self.seat = seat
        self.level = by
        self.rng = generator(seed)
        self.seen = self.known_to(seat)

    def known_to(self, seat: Seat) -> Games:
        """What the seat sees; a record may leave tiles unwritten that it can nevertheless count."""
        seen = self.game.seen_by(self.match.games, 0, seat)
        self.game.engine.resample(seen, 0, seat, generator(0))
        return self.game.seen_by(seen, 0, seat)

    def searcher(self, **changes: float) -> Searcher:
        changed = Level(self.level.name, {**self.level.numbers, **changes})
        return Searcher(self.game, changed, self.rng)

    def rank(self, wanted: tuple[int, ...]) -> list[Ranked]:
        """The moves worth a thought, best first, and the wanted one among them."""
        ranked = self.rank_from(self.seen, wanted)
        best = ranked[0].behind
        return [replace(each, behind=each.behind - best) for each in ranked]

    def rank_from(self, seen: Games, wanted: tuple[int, ...]) -> list[Ranked]:
        searcher = self.searcher()
        searcher.evaluate_choices(seen, self.seat)
        if wanted:
            searcher.note(wanted[0])
        searcher.search(self.level.numbers["milliseconds"])
        ranked: list[Ranked] = []
        for n, choice in enumerate(sorted(range(searcher.page.choices), key=searcher.behind)):
            if n < MOVES_SHOWN or wanted[:1] == (searcher.page.action[choice],):
                ranked += self.complete(seen, searcher, choice, wanted)
        return sorted(ranked, key=lambda each: each.behind)

    def complete(
        self, seen: Games, searcher: Searcher, choice: int, wanted: tuple[int, ...]
    ) -> list[Ranked]:
        """A choice that is a whole move; or one with its best continuations."""
        action = int(searcher.page.action[choice])
        trial = seen.copy()
        self.game.engine.apply(trial, 0, self.seat, action)
        behind = searcher.behind(choice)
        if self.game.is_whole(trial, 0):
            return [Ranked((action,), behind)]
        is_wanted = wanted[:1] == (action,)
        followed = self.rank_from(trial, wanted[1:] if is_wanted else ())
        return [
            Ranked((action, *each.actions), behind + each.behind)
            for n, each in enumerate(followed)
            if n == 0 or (is_wanted and (action, *each.actions) == wanted)
        ]

    def outlook(self, actions: tuple[int, ...], playouts: int) -> tuple[list[float], list[float]]:
        """Each seat's expected total and chance to win, if this move is made."""
        if self.match.is_over:
            return self.result()
        seen = self.seen.copy()
        for action in actions[:-1]:
            self.game.engine.apply(seen, 0, self.seat, action)
        searcher = self.searcher(horizon=TO_THE_END)
        searcher.follow(seen, self.seat, actions[-1] if actions else NO_ACTION)
        while searcher.page.worlds < playouts and not searcher.is_full:
            searcher.race()
        players = self.match.players
        totals = searcher.page.total[0, :players] / searcher.page.worlds
        shares = searcher.page.won[0, :players] / searcher.page.worlds
        return totals.tolist(), shares.tolist()

    def result(self) -> tuple[list[float], list[float]]:
        scores, winners = self.match.result["scores"], self.match.result["winners"]
        chances = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(scores))]
        return [float(score) for score in scores], chances

    def explain(self, ranked: Ranked, totals: list[float]) -> MoveAdvice:
        move = self.game.format_move(self.match.games, 0, ranked.actions)
        reasons = reasons_for(
            self.game, self.seen, self.seat, ranked.actions, self.searcher(), totals
        )
        return MoveAdvice(move, ranked.behind, totals[self.seat] - ranked.behind, reasons)
