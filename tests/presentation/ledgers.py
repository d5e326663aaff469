"""Ledgers that know no rules: they note what events say, and then know how the table stands."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable
from typing import Any

from levada.games.santiago.layout import START_MONEY
from levada.games.santiago.view_types import Offer, PlantedTile


class Ledger(ABC):
    """What is known of a table from its events alone."""

    def note(self, events: Iterable[Any]) -> None:
        for event in events:
            getattr(self, f"note_{event['event']}")(event)

    @abstractmethod
    def table(self) -> dict[str, Any]:
        """How the table stands, in the words of the trace and the view."""


class SantiagoLedger(Ledger):
    """A table of Santiago, kept by its events."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.money: Counter[int | None] = Counter()
        for seat in range(players):
            self.money[seat] = int(START_MONEY[players])
        self.board: dict[str, PlantedTile] = {}
        self.dried: set[str] = set()
        self.palms: set[str] = set()
        self.canals: set[str] = set()
        self.watered: set[str] = set()
        self.extra = [True] * players
        self.open: list[str] = []
        self.offers: list[Offer] = []
        self.bids: list[Any] = [None] * players
        self.round = 1
        self.overseer = 0
        self.result: list[int] | None = None

    def note(self, events: Iterable[Any]) -> None:
        for event in events:
            for payment in event.get("payments", ()):
                self.money[payment["payer"]] -= payment["amount"]
                self.money[payment["payee"]] += payment["amount"]
            super().note([event])

    def note_begins(self, event: Any) -> None:
        self.overseer = event["overseer"]
        self.palms = set(event["palms"])

    def note_round(self, event: Any) -> None:
        self.round = event["round"]
        self.open = list(event["tiles"])
        self.bids = [None] * self.players

    def note_bid(self, event: Any) -> None:
        self.bids[event["seat"]] = event["amount"]

    def note_passed(self, event: Any) -> None:
        self.bids[event["seat"]] = "pass"

    def note_sealed(self, event: Any) -> None:
        amount = event["amount"]
        self.bids[event["seat"]] = "sealed" if amount is None else amount or "pass"

    def note_opened(self, event: Any) -> None:
        for bid in event["bids"]:
            self.bids[bid["seat"]] = bid["amount"] or "pass"

    def note_new_overseer(self, event: Any) -> None:
        assert event["was"] == self.overseer
        self.overseer = event["seat"]

    def note_planted(self, event: Any) -> None:
        owner = event["seat"] if event["markers"] else None
        self.put(event, owner, event["markers"])

    def note_left_over(self, event: Any) -> None:
        self.put(event, None, 0)

    def put(self, event: Any, owner: int | None, markers: int) -> None:
        self.open.remove(event["tile"])
        self.board[event["square"]] = (event["tile"], owner, markers)
        assert event["watered"] == (event["square"] in self.watered)
        assert event["palm"] == (event["square"] in self.palms)

    def note_spare_opened(self, event: Any) -> None:
        self.open.append(event["tile"])

    def note_offered(self, event: Any) -> None:
        assert event["segment"] not in [segment for _, segment, _ in self.offers]
        self.offers.append((event["seat"], event["segment"], event["amount"]))

    def note_joined(self, event: Any) -> None:
        joined = [offer for offer in self.offers if offer[1] == event["segment"]]
        assert [seat for seat, _, _ in joined] == event["others"] != []
        self.offers.append((event["seat"], event["segment"], event["amount"]))
        assert event["total"] == event["amount"] + sum(amount for _, _, amount in joined)

    def note_offered_nothing(self, event: Any) -> None:
        assert event["seat"] not in [seat for seat, _, _ in self.offers]

    def note_accepted(self, event: Any) -> None:
        back = [[seat, amount] for seat, name, amount in self.offers if name != event["segment"]]
        assert [list(offer.values()) for offer in event["returned"]] == back
        self.dig(event)

    def note_built(self, event: Any) -> None:
        back = [[seat, amount] for seat, _, amount in self.offers]
        assert [list(offer.values()) for offer in event["returned"]] == back
        self.dig(event)

    def note_declined(self, event: Any) -> None:
        assert event["seat"] == self.overseer
        assert self.offers == []

    def note_first_canal(self, event: Any) -> None:
        self.dig(event)

    def note_extra_built(self, event: Any) -> None:
        self.extra[event["seat"]] = False
        self.dig(event)

    def note_extra_kept(self, event: Any) -> None:
        assert self.extra[event["seat"]]

    def dig(self, event: Any) -> None:
        self.offers = []
        self.canals.add(event["segment"])
        assert not self.watered & set(event["waters"])
        self.watered |= set(event["waters"])

    def note_drought(self, event: Any) -> None:
        for loss in event["loses_marker"]:
            tile, owner, markers = self.lost(loss)
            self.board[loss["square"]] = (tile, owner if markers > 1 else None, markers - 1)
        self.dry(event["dries_out"])

    def note_last_drought(self, event: Any) -> None:
        self.dry(event["dries_out"])

    def dry(self, losses: Iterable[Any]) -> None:
        for loss in losses:
            self.lost(loss)
            del self.board[loss["square"]]
            self.dried.add(loss["square"])
            self.palms.discard(loss["square"])

    def lost(self, loss: Any) -> PlantedTile:
        """The tile a loss is about, which it must describe."""
        tile = self.board[loss["square"]]
        assert tile[:2] == (loss["tile"], loss["seat"])
        assert loss["palm"] == (loss["square"] in self.palms)
        return tile

    def note_income(self, event: Any) -> None:
        assert len(event["payments"]) == self.players

    def note_over(self, event: Any) -> None:
        self.open = []
        assert [total["money"] for total in event["seats"]] == self.purses
        self.result = [total["total"] for total in event["seats"]]
        best = [seat for seat, total in enumerate(self.result) if total == max(self.result)]
        assert event["winners"] == best

    @property
    def purses(self) -> list[int]:
        return [self.money[seat] for seat in range(self.players)]

    def table(self) -> dict[str, Any]:
        return {
            "round": self.round,
            "overseer": self.overseer,
            "money": self.purses,
            "open": sorted(self.open),
            "board": dict(sorted(self.board.items())),
            "dried": sorted(self.dried),
            "palms": sorted(self.palms),
            "canals": sorted(self.canals),
            "extra": self.extra,
            "offers": self.offers,
            "scores": self.result,
        }


class ExLibrisLedger(Ledger):
    """A table of Ex Libris, kept by its events."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.expedition: list[str] = []
        """From the First to the Seventh, `_` for an empty place."""
        self.stack = 33
        self.islands: dict[str, list[Any]] = {name: [6, True, True] for name in "ABCDE"}
        self.houses: dict[str, list[int]] = {"village": [0] * players, "city": [0] * players}
        self.played = [""] * players
        self.is_closing = False
        self.round = 0
        self.result: list[int] | None = None

    def note_begins(self, event: Any) -> None:
        self.expedition = list(event["expedition"][::-1])

    def note_round(self, event: Any) -> None:
        self.round += 1
        assert event["round"] == self.round

    def note_ordered(self, event: Any) -> None:
        seat, colour = event["seat"], event["colour"]
        self.played[seat] = "".join(sorted(self.played[seat] + colour))
        found = [place for place, card in enumerate(self.expedition, 1) if card == colour]
        assert event["places"] == found
        assert event["found"] == sum(event["lanterns"])
        markers = [2, 1, 1, 0] if self.is_closing else [3, 2, 2, 1]
        assert event["lanterns"] == [[*markers, 0, 0, 0][place - 1] for place in found]

    def note_house_taken(self, event: Any) -> None:
        house = event["house"]
        self.houses[house][event["seat"]] += 1
        self.islands[event["island"]][1 if house == "village" else 2] = False

    def note_sticks_taken(self, event: Any) -> None:
        assert self.islands[event["island"]][0] == event["before"]
        self.islands[event["island"]][0] = event["after"]

    def note_seekers_left(self, event: Any) -> None:
        assert event["cards"] == [self.expedition[place - 1] for place in event["places"]]
        for place in event["places"]:
            self.expedition[place - 1] = "_"

    def note_joined(self, event: Any) -> None:
        assert self.expedition[0] == "_"
        self.expedition = [*self.expedition[1:], event["card"]]

    def note_refilled(self, event: Any) -> None:
        self.close_gaps()
        for place, card in zip(event["places"], event["cards"], strict=True):
            assert self.expedition[place - 1] == "_"
            self.expedition[place - 1] = card
        self.stack -= len(event["cards"])

    def close_gaps(self) -> None:
        cards = [card for card in self.expedition if card != "_"]
        self.expedition = cards + ["_"] * (7 - len(cards))

    def note_closing(self, event: Any) -> None:
        assert event["why"]
        self.is_closing = True

    def note_over(self, event: Any) -> None:
        self.result = [total["total"] for total in event["seats"]]
        best = [seat for seat, total in enumerate(self.result) if total == max(self.result)]
        assert event["winners"] == best

    def table(self) -> dict[str, Any]:
        return {
            "expedition": "".join(self.expedition[::-1]),
            "stack": self.stack,
            "islands": {name: tuple(island) for name, island in self.islands.items()},
            "villages": self.houses["village"],
            "cities": self.houses["city"],
            "played": self.played,
            "markers": [2, 1, 1, 0] if self.is_closing else [3, 2, 2, 1],
            "scores": self.result,
        }
