"""What a table agrees on before the game.

Options are rules that a record keeps; wishes shape the set-up, and what is not wished is drawn.
A game declares both as classes of fields. Checks, the command line, the server's list of games and
the page all read these declarations.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from functools import cache
from types import MappingProxyType
from typing import Any, ClassVar, Self

from levada.contract import NOBODY, Seat
from levada.integers import whole_number
from levada.value_text import quote

DRAWN = "drawn"
NOTHING: Mapping[str, Any] = MappingProxyType({})


class OptionError(ValueError):
    """An option that is not known, or a value it cannot have."""


@dataclass(frozen=True)
class Places:
    """Several places on the board that can be chosen together."""

    number: int
    names: tuple[str, ...]
    closed_by: Mapping[str, tuple[str, ...]]
    """By whatever stands on the board already: the places that it closes."""


@dataclass(frozen=True)
class Choice:
    """What an option may be: one of `values`, or whatever `reads` accepts."""

    means: str
    values: tuple[Any, ...] = ()
    reads: Callable[[str, Any], Any] | None = None
    """Takes the option's name and a value; gives the value as it is kept, or OptionError."""
    needs: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)
    """By other option, what it has to be for anything but the default here."""
    is_seat: bool = False
    """Whether it is a seat of the table, or `drawn`."""
    places: Places | None = None
    is_added_later: bool = False
    """Whether older records do not write it, and mean the default."""


def choice(
    means: str,
    values: tuple[Any, ...],
    *,
    default: Any,
    needs: Mapping[str, tuple[Any, ...]] = NOTHING,
    is_added_later: bool = False,
) -> Any:
    """A field of an options class with a few possible values."""
    described = Choice(means, values, needs=needs, is_added_later=is_added_later)
    return field(default=default, metadata={"choice": described})


def reading(
    means: str,
    reads: Callable[[str, Any], Any],
    *,
    default: Any,
    values: tuple[Any, ...] = (),
    needs: Mapping[str, tuple[Any, ...]] = NOTHING,
    places: Places | None = None,
) -> Any:
    """A field of an options class that is read by a function; `values` may list what it accepts."""
    described = Choice(means, values, reads, needs, places=places)
    return field(default=default, metadata={"choice": described})


def seat_or_drawn(means: str) -> Any:
    """A field of an options class that names a seat, which is drawn otherwise."""
    described = Choice(means, reads=read_seat_or_drawn, is_seat=True)
    return field(default=DRAWN, metadata={"choice": described})


def read_seat_or_drawn(name: str, wish: Any) -> str | Seat:
    """A seat may be typed as text."""
    if wish == DRAWN:
        return DRAWN
    if isinstance(wish, str) and wish.isascii() and wish.isdigit() and len(wish) < 3:
        return int(wish)
    if type(wish) is int and wish >= 0:
        return wish
    raise OptionError(
        f"{name}: {quote(wish)} is not possible; expected drawn or a seat, the first being 0"
    )


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
            number = whole_number(value)
            if number is not None:
                object.__setattr__(self, name, value := number)
            if described.reads is not None:
                object.__setattr__(self, name, described.reads(name, value))
            elif not is_one_of(value, described.values):
                raise OptionError(
                    f"{name}: {quote(value)} is not possible; expected {in_words(described.values)}"
                )

    @classmethod
    def of(cls, given: Mapping[str, Any]) -> Self:
        """Fills in what is not given."""
        cls.check_names(given)
        return cls(**given)

    @classmethod
    @cache
    def choices(cls) -> Mapping[str, Choice]:
        return {each.name: each.metadata["choice"] for each in fields(cls)}

    @classmethod
    @cache
    def defaults(cls) -> Mapping[str, Any]:
        return {each.name: each.default for each in fields(cls)}

    @classmethod
    def check_names(cls, given: Mapping[str, Any]) -> None:
        known = cls.choices()
        for name in given:
            if name not in known:
                raise OptionError(f"{quote(name)} is not an option; there are {', '.join(known)}")

    def as_dict(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.choices()}

    def check_needs(self, options: Mapping[str, Any]) -> None:
        """Whether everything chosen here goes together with the options of the table."""
        defaults = self.defaults()
        for name, described in self.choices().items():
            if getattr(self, name) == defaults[name]:
                continue
            for other, needed in described.needs.items():
                if options[other] not in needed:
                    raise OptionError(
                        f"{name}: {quote(getattr(self, name))} needs {other} to be "
                        f"{in_words(needed)}, not {in_words((options[other],))}; "
                        f"expected {in_words((defaults[name],))}"
                    )


@dataclass(frozen=True)
class Edition:
    """A named set of defaults, for so many players."""

    players: tuple[int, ...]
    defaults: Mapping[str, Any]


class Options(ChoiceSet):
    """The options of a game, as its records write them."""

    players: int
    editions: ClassVar[Mapping[str, Edition]] = NOTHING
    """By the values of the option `edition`, in games that have one."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.check_edition()
        self.check_needs(self.as_dict())

    def check_edition(self) -> None:
        for name, edition in self.editions.items():
            if name == getattr(self, "edition", None) and self.players not in edition.players:
                others = [
                    other for other, has in self.editions.items() if self.players in has.players
                ]
                raise OptionError(
                    f"players: {name} is for {in_words(edition.players)} players, not "
                    f"{self.players}; {' and '.join(others)} is for {self.players} too"
                )

    @classmethod
    def of(cls, given: Mapping[str, Any]) -> Self:
        """What is not given follows the edition."""
        name = given.get("edition", cls.defaults().get("edition"))
        edition = cls.editions.get(name) if isinstance(name, str) else None
        return super().of({**edition.defaults, **given} if edition else given)

    @classmethod
    def exactly(cls, given: Mapping[str, Any]) -> Self:
        """As a record says: every option must be there, but for those added later."""
        cls.check_names(given)
        missing = [
            name
            for name, described in cls.choices().items()
            if name not in given and not described.is_added_later
        ]
        if missing:
            raise OptionError(f"{', '.join(missing)} missing; a record writes every option")
        return cls(**given)

    def in_record(self) -> dict[str, Any]:
        """As a record writes them: one added later only where it is not the default.

        So the records and the sealed deals of before stay what they were.
        """
        defaults = self.defaults()
        return {
            name: value
            for name, value in self.as_dict().items()
            if not (self.choices()[name].is_added_later and value == defaults[name])
        }


class Wishes(ChoiceSet):
    """What the maker of a table chooses of the set-up; the rest is drawn."""

    def seat_wished(self, name: str, players: int) -> Seat:
        """The seat that was named, or NOBODY if it is to be drawn."""
        wish = getattr(self, name)
        if wish == DRAWN:
            return NOBODY
        if wish >= players:
            raise OptionError(f"{name}: there is no seat {wish}; the last is {players - 1}")
        return int(wish)
