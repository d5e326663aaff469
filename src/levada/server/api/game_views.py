"""The shapes of the games' own views, for the OpenAPI schema."""

from typing import Literal

from pydantic import BaseModel, ConfigDict, RootModel


class Shape(BaseModel):
    model_config = ConfigDict(extra="forbid")


class LivingTile(RootModel[tuple[str, int | None, int]]):
    """The tile, its owner, its markers."""


class Offer(RootModel[tuple[int, str, int]]):
    """The seat, the segment, the amount."""


class SantiagoView(Shape):
    game: Literal["santiago"]
    edition: str
    players: int
    seat: int | None
    rounds: int
    spring: str
    boxed: list[str]
    tiles_left: int
    """In each stack."""
    to_act: list[int]
    round: int
    phase: Literal["canal", "auction", "planting", "bribery", "overseer", "extra", "over"]
    overseer: int
    money: list[int | None]
    """Nothing where it is hidden from you."""
    open: list[str]
    board: dict[str, LivingTile]
    dried: list[str]
    palms: list[str]
    canals: list[str]
    extra: list[bool]
    offers: list[Offer]
    bids: list[int | Literal["pass", "sealed"] | None]
    sealed_bids: bool
    """Whether all bid at once, and nobody sees the others' bids until all are made."""
    planting_order: list[int]
    left_over: bool
    passed_in_bribery: list[int]
    """The seats that have made no offer in this round and no longer can."""
    legal: list[str]
    scores: list[int] | None


class Island(RootModel[tuple[int, bool, bool]]):
    """Sticks, whether the village is free, whether the city is."""


class ExLibrisView(Shape):
    game: Literal["exlibris"]
    players: int
    seat: int | None
    phase: str
    to_act: list[int]
    expedition: str
    stack: int
    markers: list[int]
    islands: dict[str, Island]
    hands: list[str | None]
    """Nothing where it is hidden from you."""
    villages: list[int]
    cities: list[int]
    hand_sizes: list[int]
    played: list[str]
    legal: list[str]
    scores: list[int] | None
