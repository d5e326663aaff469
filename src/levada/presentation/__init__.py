"""What the page shows beside a view: aids, previews, events, counts.

All of it is told from what one seat may see, and the rules are asked rather than counted again.
"""

from collections.abc import Mapping
from typing import Any, Protocol, cast

from typing_extensions import TypeAliasType, TypedDict

from levada.contract import NOBODY, Games, Seat
from levada.game import Game
from levada.games import module_of
from levada.match import Match
from levada.presentation.exlibris.aid_types import ExLibrisAids, ExLibrisCount, OrderPreview
from levada.presentation.exlibris.event_types import ExLibrisEvent
from levada.presentation.santiago.aid_types import (
    CanalMotive,
    SantiagoAids,
    SantiagoCount,
    SantiagoPreview,
)
from levada.presentation.santiago.event_types import SantiagoEvent

Aids = TypeAliasType("Aids", SantiagoAids | ExLibrisAids)
Preview = TypeAliasType("Preview", SantiagoPreview | OrderPreview)
Event = TypeAliasType("Event", SantiagoEvent | ExLibrisEvent)
Count = TypeAliasType("Count", SantiagoCount | ExLibrisCount)
Motive = TypeAliasType("Motive", CanalMotive)


class RoundTotals(TypedDict):
    """By seat, if the game had ended then."""

    round: int
    """How many rounds were done."""
    totals: list[int | None]
    """Nothing where something is hidden that counts."""


class GamePresentation(Protocol):
    """What each game shows. States are those that `seen_by` has made of the viewer."""

    def public_aids(self, games: Games) -> Any: ...

    def own_aids(self, game: Game, games: Games, seat: Seat, public: Any) -> Any:
        """The parts that are not the same for every seat, as one is shown them."""

    def preview(
        self, game: Game, games: Games, seat: Seat, move: str, actions: tuple[int, ...]
    ) -> Any: ...

    def events(self, before: Games, after: Games, seat: Seat, move: str) -> list[Any]: ...

    def motive(self, games: Games, seat: Seat, move: str) -> Any | None: ...

    def opening(self, games: Games) -> list[Any]: ...

    def count(self, games: Games, *, is_revealed: bool) -> Any:
        """If the game ended now; `is_revealed` where nothing is hidden any more."""

    def totals_at(self, games: Games, *, is_revealed: bool) -> list[int | None]:
        """By seat, likewise."""

    def rounds_done(self, games: Games) -> int: ...


def presentation_of(game: Game) -> GamePresentation:
    found: GamePresentation = module_of(game.name, "levada.presentation.{}")
    return found


def aids(match: Match, seat: Seat | None = None) -> Aids:
    """What is worth showing a seat now, or a spectator."""
    game, viewer = match.game, NOBODY if seat is None else seat
    public = public_aids(game, game.seen_by(match.games, 0, NOBODY))
    own = own_aids(game, game.seen_by(match.games, 0, viewer), viewer, public)
    return cast(Aids, {**public, **own})


def public_aids(game: Game, seen: Games) -> Aids:
    """What is worth showing a spectator: the greater part of what any seat is shown."""
    shown: Aids = presentation_of(game).public_aids(seen)
    return shown


def own_aids(game: Game, seen: Games, seat: Seat, public: Aids) -> Mapping[str, Any]:
    """The parts that are not the same for every seat, as one is shown them; NOBODY is a spectator."""
    shown: Mapping[str, Any] = presentation_of(game).own_aids(game, seen, seat, public)
    return shown


def preview(match: Match, seat: Seat, move: str) -> Preview:
    """What a legal move would mean, as far as its seat can know; IllegalMove for another."""
    actions = match.parse(seat, move)
    seen = match.game.seen_by(match.games, 0, seat)
    shown: Preview = presentation_of(match.game).preview(match.game, seen, seat, move, actions)
    return shown


def events(
    game: Game, before: Games, move: tuple[Seat, str], after: Games, viewer: Seat | None = None
) -> list[Event]:
    """What a viewer sees happen by one move of a seat, and by itself after it."""
    eyes = NOBODY if viewer is None else viewer
    then, now = (game.seen_by(games, 0, eyes) for games in (before, after))
    told: list[Event] = presentation_of(game).events(then, now, *move)
    return told


def events_of(match: Match, n: int, viewer: Seat | None = None) -> list[Event]:
    """The same of a match's n-th move, from 0: the one made in `match.states[n]`."""
    if not 0 <= n < len(match.moves):
        raise IndexError(f"move {n}: the game has moves 0 to {len(match.moves) - 1}")
    after = match.games if n + 1 == len(match.moves) else match.states[n + 1]
    return events(match.game, match.states[n], match.moves[n], after, viewer)


def motive(game: Game, before: Games, move: tuple[Seat, str]) -> Motive | None:
    """What speaks for a move, from what everybody sees before it; nothing for most moves."""
    found: Motive | None = presentation_of(game).motive(game.seen_by(before, 0, NOBODY), *move)
    return found


def opening(match: Match) -> list[Event]:
    """What everybody sees before the first move."""
    dealt = match.states[0] if match.states else match.games
    told: list[Event] = presentation_of(match.game).opening(match.game.seen_by(dealt, 0, NOBODY))
    return told


def count(match: Match, *, is_ended: bool = False) -> Count:
    """The count of a game that is over; of another, what a spectator can count if it ended now.

    `is_ended`: by agreement, before its end; nothing is hidden any more.
    """
    is_revealed = is_ended or match.is_over
    seen = looked_at(match, match.games, is_revealed=is_revealed)
    counted: Count = presentation_of(match.game).count(seen, is_revealed=is_revealed)
    return counted


def totals_by_round(match: Match, *, is_ended: bool = False) -> list[RoundTotals]:
    """If the game had ended at the start or after each round; all is shown once it is over.

    A game ended by agreement has its last totals in the midst of a round.
    """
    shown_by = presentation_of(match.game)
    is_revealed = is_ended or match.is_over
    first: dict[int, Games] = {}
    for games in (*match.states, match.games):
        first.setdefault(shown_by.rounds_done(games), games)
    if is_ended and not match.is_over:
        first[max(first) + 1] = match.games
    return [
        {
            "round": done,
            "totals": shown_by.totals_at(
                looked_at(match, games, is_revealed=is_revealed), is_revealed=is_revealed
            ),
        }
        for done, games in first.items()
    ]


def looked_at(match: Match, games: Games, *, is_revealed: bool) -> Games:
    """A state of the match as anybody may see it now."""
    return games if is_revealed else match.game.seen_by(games, 0, NOBODY)
