"""What the maker of a table chooses, and what of it cannot be."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

from levada.bots.levels import LEVEL_NAMES, LevelName
from levada.games import GameName
from levada.games import game as game_named
from levada.options import OptionError, Options, Wishes
from levada.server.refusals import bad
from levada.value_text import quote

MINUTE, DAY = 60.0, 86_400.0
LATEST_START = 90 * DAY
"""How far ahead a game can be set."""
REGULAR: LevelName = "regular"


class Strict(BaseModel):
    """What comes from outside: nothing unknown in it, nothing turned into something else."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class NoClock(Strict):
    kind: Literal["none"] = "none"


class GameClock(Strict):
    """Each seat has a bank of minutes for the game, and gets some seconds back with each move."""

    kind: Literal["clock"]
    minutes: Annotated[float, Field(gt=0, le=600)]
    increment: Annotated[float, Field(ge=0, le=600)] = 0.0
    """Seconds."""


class Days(Strict):
    """So many days for each move."""

    kind: Literal["days"]
    days: Annotated[float, Field(gt=0, le=30)]


Pace = Annotated[NoClock | GameClock | Days, Field(discriminator="kind")]


class SeatWish(Strict):
    """Who is to sit there: the maker, whoever comes, a bot, or someone at the maker's screen."""

    kind: Literal["me", "open", "bot", "screen"]
    level: Annotated[str, Field(max_length=100)] | None = None
    """Of a bot: a built-in level, or a player that the operator offers."""
    name: Annotated[str, Field(max_length=100)] = ""
    """Of somebody at the maker's screen."""

    @model_validator(mode="after")
    def has_a_level_if_it_is_a_bot(self) -> "SeatWish":
        if (self.kind == "bot") != (self.level is not None):
            raise ValueError("a bot has a level, and nobody else has")
        return self


class Agreement(Strict):
    """All that is settled when a table is made."""

    game: GameName
    options: dict[str, Any] = Field(
        default_factory=dict,
        description="the options of the game by name, and what is wished of the set-up",
    )
    pace: Pace = NoClock()
    watchers: Literal["anyone", "nobody"] = "anyone"
    listed: bool = False
    """Whether strangers find the table in the lists."""
    chat: bool = True
    take_back: bool = True
    hints: bool = False
    stand_in: LevelName = REGULAR
    """The bot that moves for whoever is away."""
    rated: bool = False
    """Whether it counts for the players' ratings."""
    starts: Annotated[float, Field(gt=0)] | None = None
    """When the game begins, in seconds since 1970; as soon as everybody sits unless it is set."""

    def agreed(self, players: int) -> tuple[Options, Wishes]:
        """The options of the game for so many players, checked as a whole, or a Refusal."""
        try:
            return self.settled(players)
        except OptionError as error:
            raise bad("bad_options", str(error)) from None

    def settled(self, players: int) -> tuple[Options, Wishes]:
        game = game_named(self.game)
        options, wishes = game.agree({**self.options, "players": players})
        game.prepare(options, wishes)
        return options, wishes

    @property
    def possible_players(self) -> list[int]:
        """How many may play with what was chosen."""
        return [players for players in game_named(self.game).players if self.is_for(players)]

    def is_for(self, players: int) -> bool:
        try:
            self.settled(players)
        except OptionError:
            return False
        return True


def check_seats(agreement: Agreement, seats: list[SeatWish]) -> None:
    asked = agreement.options.get("players", len(seats))
    if asked != len(seats):
        # Not among the values: whatever was sent, the answer can be written.
        text = f"{len(seats)} seats for {quote(asked)} players"
        raise bad("bad_seats", text, seats=len(seats))
    if sum(seat.kind == "me" for seat in seats) > 1:
        raise bad("bad_seats", "you can take one seat; others at your screen are 'screen'")
    agreement.agreed(len(seats))


def check_level(level: str | None, offered: Sequence[str], place: str) -> None:
    """Of a wish for a seat: a built-in one, or a player that the operator offers."""
    possible = (*LEVEL_NAMES, *offered)
    if level is not None and level not in possible:
        text = f"{place}: {quote(level)} is not there; expected {', '.join(possible)}"
        raise bad("bad_request", text, place=place)


def check_start(agreement: Agreement, seats: list[SeatWish], now: float) -> None:
    """A game that is set for a time waits for people who come until then."""
    if agreement.starts is None:
        return
    if not now < agreement.starts <= now + LATEST_START:
        raise bad("bad_start", "a game can be set for any time in the next 90 days")
    if not any(seat.kind == "open" for seat in seats):
        raise bad("bad_start", "a game that is set for a time needs an open seat")
