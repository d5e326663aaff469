"""What a table agrees on before the game: options stay in the record, wishes shape the set-up."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Self

from levada.contract import NOBODY, Seat
from levada.message_format import quote

DRAWN = "drawn"


class OptionError(ValueError):
    """An option that is not known, or a value it cannot have."""


@dataclass(frozen=True)
class Choice:
    """What an option may be: one of `values`, or whatever `reads` accepts."""

    means: str
    values: tuple[Any, ...] = ()
    reads: Callable[[Any], Any] | None = None


def choice(means: str, values: tuple[Any, ...], *, default: Any) -> Any:
    """A field of an options class with a few possible values."""
    return field(default=default, metadata={"choice": Choice(means, values)})


def reading(means: str, reads: Callable[[Any], Any], *, default: Any) -> Any:
    """A field of an options class that is read by a function."""
    return field(default=default, metadata={"choice": Choice(means, reads=reads)})


def is_one_of(value: Any, values: tuple[Any, ...]) -> bool:
    """Membership that does not take True for 1 or 2.0 for 2."""
    return any(value == each and type(value) is type(each) for each in values)


def in_words(values: tuple[Any, ...]) -> str:
    words = [str(value).lower() if isinstance(value, bool) else str(value) for value in values]
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"


@dataclass(frozen=True)
class ChoiceSet:
    """A frozen set of named choices, checked when made."""

    def __post_init__(self) -> None:
        for name, described in self.choices().items():
            value = getattr(self, name)
            if described.reads is not None:
                object.__setattr__(self, name, described.reads(value))
            elif not is_one_of(value, described.values):
                raise OptionError(
                    f"{name}: {quote(value)} is not possible; expected {in_words(described.values)}"
                )

    @classmethod
    def choices(cls) -> dict[str, Choice]:
        return {each.name: each.metadata["choice"] for each in fields(cls)}

    @classmethod
    def check_names(cls, given: Mapping[str, Any]) -> None:
        known = cls.choices()
        for name in given:
            if name not in known:
                raise OptionError(f"{quote(name)} is not an option; there are {', '.join(known)}")


class Options(ChoiceSet):
    """The options of a game, as its records write them."""

    players: int

    @classmethod
    def of(cls, given: Mapping[str, Any]) -> Self:
        """Fills in what is not given."""
        cls.check_names(given)
        return cls(**given)

    @classmethod
    def exactly(cls, given: Mapping[str, Any]) -> Self:
        """As a record says: every option must be there."""
        cls.check_names(given)
        missing = [name for name in cls.choices() if name not in given]
        if missing:
            raise OptionError(f"{', '.join(missing)} missing; a record writes every option")
        return cls(**given)

    def as_dict(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.choices()}


class Wishes(ChoiceSet):
    """What the maker of a table chooses of the set-up; the rest is drawn."""

    @classmethod
    def of(cls, given: Mapping[str, Any]) -> Self:
        cls.check_names(given)
        return cls(**given)

    def seat_wished(self, name: str, players: int) -> Seat:
        """The seat that was named, or NOBODY if it is to be drawn."""
        wish = getattr(self, name)
        if wish == DRAWN:
            return NOBODY
        if wish >= players:
            raise OptionError(f"{name}: there is no seat {wish}; the last is {players - 1}")
        return int(wish)


def seat_or_drawn(name: str) -> Callable[[Any], str | Seat]:
    """Reads a wish that is a seat, perhaps typed as text, or `drawn`."""

    def read(wish: Any) -> str | Seat:
        if wish == DRAWN:
            return DRAWN
        if isinstance(wish, str) and wish.isascii() and wish.isdigit() and len(wish) < 3:
            return int(wish)
        if type(wish) is int and wish >= 0:
            return wish
        raise OptionError(
            f"{name}: {quote(wish)} is not possible; expected drawn or a seat, the first being 0"
        )

    return read
