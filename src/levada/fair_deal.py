"""A deal nobody can foresee, and a hash by which everybody can check it afterwards."""

import hashlib
import json
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from random import SystemRandom
from typing import Any

from levada.chance import SEEDS
from levada.game import Game
from levada.options import Options, Wishes
from levada.record import Record, RecordError

SALT_BYTES = 32


@dataclass(frozen=True)
class Deal:
    """A set-up, and what it takes to prove later that it was this one all along."""

    setup: dict[str, Any]
    salt: str
    """Kept secret as long as the set-up is: without it, the hash could be searched."""
    hash: str
    """Shown before the first move."""

    @property
    def proof(self) -> dict[str, str]:
        """The part `deal` of a record."""
        return {"hash": self.hash, "salt": self.salt}


def deal(game: Game, options: Options, wishes: Wishes) -> Deal:
    """A new game of which nothing hidden follows from what is public.

    The compiled generator draws what is public; its few seeds could be searched by that, so all
    that is hidden is drawn again from the system's randomness.
    """
    games = game.deal(options, wishes, secrets.randbelow(SEEDS))
    shuffled = game.initial_state.reshuffle(game.set_up(games, 0), SystemRandom().shuffle)
    # By way of the state: the words are checked, and they are those a record will write.
    setup = game.set_up(game.lay_out(options, shuffled), 0)
    salt = new_salt()
    return Deal(setup, salt, seal(game.name, options.in_record(), setup, salt))


def new_salt() -> str:
    return secrets.token_hex(SALT_BYTES)


def seal(game_name: str, options: Mapping[str, Any], setup: Mapping[str, Any], salt: str) -> str:
    """The SHA-256 of JSON that every language writes alike: names sorted, no spaces, UTF-8."""
    parts = {"game": game_name, "options": options, "salt": salt, "setup": setup}
    text = json.dumps(parts, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def check_seal(record: Record) -> None:
    """RecordError if a record carries the proof of a deal that is not its own."""
    if record.deal is None:
        return
    shown = record.deal["hash"]
    follows = seal(record.game, record.options, record.setup, record.deal["salt"])
    if shown != follows:
        raise RecordError(
            f"{record.source}: deal.hash: {shown} does not follow; game, options, set-up and salt "
            f"give {follows}"
        )
