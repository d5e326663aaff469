"""What somebody who waits for others wants to play."""

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import Field, model_validator

from levada.games import GameName
from levada.games import game as game_named
from levada.server.table_agreement import Agreement, Days, GameClock, Pace, Strict

WaitingPace = Literal["now", "days"]
PACES: Mapping[WaitingPace, Pace] = {
    "now": GameClock(kind="clock", minutes=15, increment=20),
    "days": Days(kind="days", days=2),
}


class Wish(Strict):
    game: GameName
    players: Annotated[list[int], Field(min_length=1, max_length=4)]
    """The numbers of players that suit."""
    pace: WaitingPace = "now"
    rated: bool = False
    edition: str | None = None
    """Any unless it is named."""
    bots_after: Annotated[int, Field(ge=0, le=3600)] | None = None
    """Seconds of waiting after which bots may take free seats; never unless it is named."""

    @model_validator(mode="after")
    def can_be_played(self) -> "Wish":
        for players in self.players:
            if self.agreement(players, self.edition) is None:
                raise ValueError(f"{self.edition or self.game} is not for {players} players")
        return self

    def suits(self, other: "Wish") -> bool:
        """Whether both could sit at one table, whatever its number of seats."""
        is_alike = (self.game, self.pace, self.rated) == (other.game, other.pace, other.rated)
        return is_alike and (None in (self.edition, other.edition) or self.edition == other.edition)

    def agreement(self, players: int, edition: str | None) -> Agreement | None:
        """For a table with such wishes; of an edition that is for so many, if none was asked for."""
        known = game_named(self.game).options.editions
        options: list[dict[str, str]] = [{}] if edition is None else []
        options += [{"edition": name} for name in known if edition in (None, name)]
        return next(
            (found for each in options if (found := self.with_options(each)).is_for(players)), None
        )

    def with_options(self, options: dict[str, str]) -> Agreement:
        return Agreement(
            game=self.game,
            options=options,
            pace=PACES[self.pace],
            listed=True,
            take_back=False,
            rated=self.rated,
        )
