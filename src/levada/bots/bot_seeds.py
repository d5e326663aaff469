"""The chance of each bot at a table: from the seed of all games, the line-up, the deal and the seat."""

from collections.abc import Sequence
from hashlib import blake2b

from levada.chance import SEEDS
from levada.contract import Seat


def seed_of_bots(seed: int, lineup: Sequence[str]) -> int:
    """Deals are common to all line-ups, the chance of the bots is not.

    Else levels that play alike would play the very same games in all of them, which would pass for
    so many that agree.
    """
    digest = blake2b(" ".join([str(seed), *lineup]).encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") % SEEDS


def number_of_bot(players: int, deal: int, rotation: int, seat: Seat) -> int:
    """Which generator of that seed is a seat's own; `table_loop.deal_game` says the same."""
    return (deal * players + rotation) * players + seat
