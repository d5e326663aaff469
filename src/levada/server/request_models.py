"""The bodies of requests."""

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from levada.bots.levels import LevelName
from levada.server.matchmaking.wish import Wish
from levada.server.room import Vote
from levada.server.table_agreement import Agreement, SeatWish, Strict

Name = Annotated[str, StringConstraints(max_length=100)]
SeatNumber = Annotated[int, Field(ge=0, le=4)]
Words = Annotated[str, StringConstraints(max_length=100)]
Key = Annotated[str, StringConstraints(pattern="^[!-~]{1,64}$")]
"""Letters a database takes: PostgreSQL knows no NUL, and moves are committed together."""
Count = Annotated[int, Field(ge=0, le=100_000)]
Phrase = Literal[
    "hello", "good_luck", "well_played", "thanks", "sorry", "oops", "nice_move", "your_turn",
    "one_moment", "back_soon", "rematch", "good_game",
    "would_pay", "please_build", "not_there", "lets_share", "too_dear",
    "who_offers_more", "not_enough",
]  # fmt: skip


class NewPlayer(Strict):
    name: Name = ""


class NewTable(Agreement):
    """What is agreed on, and who is to sit where."""

    seats: Annotated[list[SeatWish], Field(min_length=2, max_length=5)]
    name: Name = ""
    """What the maker is called at the table."""

    def agreement(self) -> Agreement:
        """Without the number of players: the seats say that, and they may change."""
        chosen = {name: getattr(self, name) for name in Agreement.model_fields}
        options = {name: value for name, value in self.options.items() if name != "players"}
        return Agreement.model_construct(**{**chosen, "options": options})


class NewWish(Wish):
    name: Name = ""
    """What you are called at the table."""

    def wish(self) -> Wish:
        return Wish.model_construct(**{name: getattr(self, name) for name in Wish.model_fields})


class PlayOn(Strict):
    """From a position of a finished game, you at one seat and bots at the others."""

    n: Count
    """How many of its moves are kept."""
    seat: SeatNumber
    level: LevelName = "regular"
    name: Name = ""


class Sitting(Strict):
    name: Name = ""
    seat: SeatNumber | None = None
    """Any free one unless it is named."""


class Claim(Strict):
    secret: Annotated[str, StringConstraints(max_length=200)]
    """The last part of a seat's own link, or of the maker's."""


class Rename(Strict):
    name: Name


class Start(Strict):
    fill: LevelName | None = None
    """The level of the bots that take the seats still free."""


class Move(Strict):
    move: Words
    """In words: `bid 3`, `plant banana2 c3`, `order A`."""
    n: Count
    """The number of the move, as the last view said."""
    key: Key | None = None
    """Chosen by the sender: the same move sent again with it is made once."""
    seat: SeatNumber | None = None
    """Of several own seats; the first otherwise."""


class TakeBack(Strict):
    to: Count
    """How many moves are to be left; the next must have been your own."""
    n: Count
    seat: SeatNumber | None = None


class Ballot(Strict):
    what: Vote
    agree: bool = True


class NewMessage(Strict):
    """Either a ready phrase, which each reader sees in their own language, or text."""

    text: Annotated[str, StringConstraints(max_length=1000)] | None = None
    phrase: Phrase | None = None
    segment: Annotated[str, StringConstraints(pattern=r"^[A-E][1-4]-[A-E][1-4]$")] | None = None
    amount: Annotated[int, Field(ge=0, le=999)] | None = None
    """Of phrases such as 'I would pay 2 for that canal'."""

    @property
    def values(self) -> dict[str, Any]:
        given = {"segment": self.segment, "amount": self.amount}
        return {name: value for name, value in given.items() if value is not None}


class Showing(Strict):
    """What a profile shows to others."""

    games: bool
    history: bool


class Muting(Strict):
    muted: bool = True


class Report(Strict):
    text: Annotated[str, StringConstraints(max_length=4000)] = ""


class NewPasskey(Strict):
    name: Name = ""
    """The public name of the account that is made with it; only for the first."""


Encoded = Annotated[str, StringConstraints(pattern="^[A-Za-z0-9_-]{1,40000}$")]
"""Bytes, in base64url."""


class Attestation(Strict):
    clientDataJSON: Encoded  # noqa: N815 — WebAuthn's own names
    attestationObject: Encoded  # noqa: N815


class Assertion(Strict):
    clientDataJSON: Encoded  # noqa: N815
    authenticatorData: Encoded  # noqa: N815
    signature: Encoded
    userHandle: Encoded | None = None  # noqa: N815


class Credential(Strict):
    """A passkey's answer, as browsers give it."""

    id: Encoded
    rawId: Encoded  # noqa: N815
    type: Literal["public-key"]


class MadeCredential(Credential):
    response: Attestation


class UsedCredential(Credential):
    response: Assertion


class Entering(Strict):
    bring_games: bool = True
    """Whether what this device had as a guest becomes theirs; else this device forgets it."""


class SignIn(Entering):
    credential: UsedCredential


class CodeEntry(Entering):
    code: Annotated[str, StringConstraints(max_length=40)]


class Invitation(Strict):
    name: Name
    """Of an account."""


class Following(Strict):
    followed: bool = True


class PreviewRequest(Strict):
    """What a legal move of yours would mean, as far as you can know."""

    preview: Words
    seat: SeatNumber | None = None
