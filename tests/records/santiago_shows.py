"""What the records of Santiago show, each as a claim about one move."""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from levada.match import Match
from tests.oracle.santiago import is_beside


class Step(NamedTuple):
    """One move of a game, with the game before and after it."""

    before: Match
    seat: int
    words: list[str]
    after: Match

    def was(self, name: str) -> Any:
        return self.before.game.trace(self.before.games, 0)[name]

    def now(self, name: str) -> Any:
        return self.after.game.trace(self.after.games, 0)[name]

    def bids(self) -> list[Any]:
        bids: list[Any] = self.before.view()["bids"]
        return bids

    def named(self) -> dict[str, int]:
        """The total offered for each segment."""
        totals: dict[str, int] = {}
        for _, segment, amount in self.was("offers"):
            totals[segment] = totals.get(segment, 0) + amount
        return totals


Shows: TypeAlias = Callable[[Step], bool]


def first_canal(step: Step) -> bool:
    return (
        step.words[0] == "canal"
        and step.seat == step.was("overseer") == 1
        and step.now("canals") == [step.words[1]]
    )


def named_segments_can_only_be_accepted(step: Step) -> bool:
    builds = {move.split()[1] for move in step.was("legal") if move.startswith("build")}
    price = max(step.named().values(), default=0) + 1
    return (
        step.words[0] == "build"
        and len(step.named()) > 1
        and not builds & step.named().keys()
        and step.now("money")[step.seat] == step.was("money")[step.seat] - price
    )


def builds_on_a_named_segment(step: Step) -> bool:
    price = max(step.named().values(), default=0) + 1
    paid = [*step.was("money")]
    paid[step.seat] -= price
    return step.words[0] == "build" and step.words[1] in step.named() and step.now("money") == paid


def cannot_pay_and_must_accept(step: Step) -> bool:
    money = step.was("money")[step.seat]
    accepts = [f"accept {segment}" for segment in sorted(step.named())]
    return (
        len(accepts) > 1
        and 0 < money <= max(step.named().values())
        and (step.was("legal") == accepts)
    )


def left_over_when_all_passed(step: Step) -> bool:
    order = step.before.view()["planting_order"]
    return (
        step.words[0] == "plant"
        and len(step.was("open")) == 1
        and step.bids() == ["pass"] * 3
        and step.seat == order[0] != step.was("overseer")
    )


def both_plant_one_marker_less(step: Step) -> bool:
    """The second of them plants; both tiles show two planters."""
    board = step.now("board")
    return (
        step.words[0] == "plant"
        and step.bids() == ["pass", "pass"]
        and len(step.was("open")) == 2
        and all(
            board[words.split()[2]] == (words.split()[1], seat, 1) and "2 " in words
            for seat, words in step.after.moves[-2:]
        )
    )


def overseer_builds_extra(step: Step) -> bool:
    return (
        step.words[0] == "extra"
        and step.seat == step.was("overseer")
        and step.before.moves[-1] == (1 - step.seat, "keep")
    )


def joins_an_earlier_segment(step: Step) -> bool:
    """Not the last one named, so that any earlier one can be joined."""
    earlier = [segment for _, segment, _ in step.was("offers")]
    return step.words[0] == "offer" and step.words[1] in earlier and step.words[1] != earlier[-1]


def named_with_nothing(step: Step) -> bool:
    return (
        step.words[0] == "build"
        and set(step.named().values()) == {0}
        and "decline" not in step.was("legal")
        and step.now("money")[step.seat] == step.was("money")[step.seat] - 1
    )


def two_share_the_win(step: Step) -> bool:
    winners = step.after.winners
    return winners is not None and len(winners) == 2


def all_share_the_win_of_a_desert(step: Step) -> bool:
    return step.after.winners == [0, 1, 2, 3, 4] and step.now("board") == {}


def spare_and_left_over(step: Step) -> bool:
    boxed: list[str] = step.before.view()["boxed"]
    return step.was("round") == 1 and len(step.was("open")) == 2 and step.words[1:2] == boxed


def spare_tile(step: Step) -> bool:
    boxed: list[str] = step.before.view()["boxed"]
    return step.words[1:2] == boxed and step.was("round") == 1 and step.was("open") == boxed


def bid_is_paid_when_planting(step: Step) -> bool:
    bids = step.bids()
    waiting = [seat for seat, bid in enumerate(bids) if bid != "pass" and seat != step.seat]
    money = step.was("money")
    return (
        step.words[0] == "plant"
        and bids[step.seat] != "pass"
        and len(step.now("open")) == 4
        and len(waiting) > 2
        and step.now("money")[step.seat] == money[step.seat] - bids[step.seat]
        and all(step.now("money")[seat] == money[seat] for seat in waiting)
    )


def thirteen_canals(step: Step) -> bool:
    return len(step.now("canals")) == 13 and not any(step.now("extra"))


def fifteen_boxed_tiles_are_public(step: Step) -> bool:
    views = [step.after.view(viewer)["boxed"] for viewer in (None, 0, 1)]
    return views == [step.after.record().setup["boxed"]] * 3 and len(views[0]) == 15


def sealed_bids_end_at_22(step: Step) -> bool:
    return (
        step.was("phase") == "auction"
        and step.was("money")[step.seat] > 22
        and step.words == ["bid", "22"]
        and "bid 23" not in step.before.legal(step.seat)
    )


def equal_bids_are_won_by_the_overseer(step: Step) -> bool:
    bids: list[int | str | None] = step.after.view()["bids"]
    return (
        step.was("phase") == "auction"
        and step.now("phase") == "planting"
        and bids[0] == bids[1] != "pass"
        and step.now("to_act") == [step.was("overseer")]
        and step.now("money") == [held - bids[0] for held in step.was("money")]
    )


def a_palm_dries_out(step: Step) -> bool:
    gone = set(step.was("palms")) - set(step.now("palms"))
    return len(gone) == 1 and gone <= set(step.now("dried")) and step.now("phase") != "over"


def palms_count_at_the_end(step: Step) -> bool:
    owners = [step.now("board").get(palm, [None, None])[1] for palm in step.now("palms")]
    return step.now("phase") == "over" and len(set(owners) - {None}) > 1


def left_over_beside_a_dried_tile(step: Step) -> bool:
    square = step.words[-1]
    return (
        step.words[0] == "plant"
        and len(step.was("open")) == 1
        and not any(is_beside(square, living) for living in step.was("board"))
        and any(is_beside(square, dried) for dried in step.was("dried"))
    )


def spring_in_the_corner(step: Step) -> bool:
    return step.after.view()["spring"] == "A1" and len(step.after.view()["canals"]) == 1


def last_round_dries_out_what_has_markers(step: Step) -> bool:
    gone = [here for square, here in step.was("board").items() if square in step.now("dried")]
    return step.now("phase") == "over" and any(markers == 2 for _, _, markers in gone)


def declines(step: Step) -> bool:
    return step.words == ["decline"] and step.was("money") == step.now("money")


def stops_at_unseen_tiles(step: Step) -> bool:
    return step.after.obstacle is not None and step.now("legal") == []


def is_still_running(step: Step) -> bool:
    return not step.after.is_over and step.now("phase") == "bribery" and step.now("offers") != []


SHOWN: dict[str, Shows] = {
    "r1-first-canal": first_canal,
    "r2-named-segment": named_segments_can_only_be_accepted,
    "build-named": builds_on_a_named_segment,
    "r3-cannot-pay": cannot_pay_and_must_accept,
    "r4-all-passed": left_over_when_all_passed,
    "r5-two-passes": both_plant_one_marker_less,
    "r6-overseer-builds-extra": overseer_builds_extra,
    "r7-joined-offers": joins_an_earlier_segment,
    "r8-named-with-nothing": named_with_nothing,
    "r9-shared-win": two_share_the_win,
    "all-share-a-desert": all_share_the_win_of_a_desert,
    "r13-spare-tile-3-players": spare_and_left_over,
    "r13-spare-tile-4-players": spare_tile,
    "r14-bid-paid-when-planting": bid_is_paid_when_planting,
    "r16-every-canal": thirteen_canals,
    "r17-boxed-tiles": fifteen_boxed_tiles_are_public,
    "sealed-bid-of-22": sealed_bids_end_at_22,
    "equal-sealed-bids": equal_bids_are_won_by_the_overseer,
    "palm-dries-out": a_palm_dries_out,
    "palms-count": palms_count_at_the_end,
    "left-over-beside-dried": left_over_beside_a_dried_tile,
    "spring-in-the-corner": spring_in_the_corner,
    "last-drying": last_round_dries_out_what_has_markers,
    "declined": declines,
    "unseen-tiles": stops_at_unseen_tiles,
    "running": is_still_running,
}


def step_of(match: Match, number: int) -> Step:
    seat, words = match.moves[number - 1]
    return Step(match.at(number - 1), seat, words.split(), match.at(number))
