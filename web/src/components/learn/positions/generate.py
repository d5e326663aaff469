"""Makes the positions of the tutorials: every view, aid and event in them was told by the rules.

    python web/src/components/learn/positions/generate.py  writes santiago-EDITION.json and exlibris.json

Santiago follows the example round of the rulebook; what is counted comes from the records of the tests.
"""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from levada import presentation
from levada.match import Match
from levada.record import Record

HERE = Path(__file__).parent
RECORDS = HERE.parents[4] / "tests" / "records"
ME = 0
NAMES = ["Ana", "Beto", "Cleo", "Dora"]


def frame(match: Match, since: int) -> dict[str, Any]:
    """The position as Ana sees it, and what has happened since a number of moves."""
    events = [
        event for n in range(since, len(match.moves)) for event in presentation.events_of(match, n)
    ]
    return {"view": match.view(ME), "aids": presentation.aids(match, ME), "events": events}


TOLD = {"auction": "6", "planting": "e3", "bribery": "C2-D2", "extra": "C2-C3"}
"""What Ana does where more than one answer is right: the steps after it tell of that."""

EDITIONS: dict[str, dict[str, Any]] = {
    "amigo": {"palms": False, "min_offer": 1, "money": "hidden"},
    "samarkand": {"palms": False, "min_offer": 1, "money": "hidden"},
    "trefl": {"palms": True, "min_offer": 0, "money": "open"},
}
"""The options that an edition sets."""
PALMS = ["a4", "d6", "h6"]
"""Where an edition with palms has them: away from what the story tells of."""
LIKE = {"bean": "coconut", "potato": "grape", "sugarcane": "watermelon"}
"""The crops of the Trefl edition that stand for those of the others."""


def in_edition(record: dict[str, Any], edition: str) -> dict[str, Any]:
    """The same game with the crops of an edition, in its words."""
    text = json.dumps(record)
    if edition == "trefl":
        for crop, other in LIKE.items():
            text = text.replace(crop, other)
    told: dict[str, Any] = json.loads(text)
    told["options"]["edition"] = edition
    return told


def hide_forecast(step: dict[str, Any]) -> None:
    """The drought is explained last: nothing is said of it before."""
    for each in (step["before"], step["after"]):
        if each is not None:
            forecast = each["aids"]["forecast"]
            each["aids"]["forecast"] = {name: type(value)() for name, value in forecast.items()}


class Story:
    """A game told step by step: each asks something of one position and goes on from there."""

    def __init__(self, record: dict[str, Any], names: list[str]) -> None:
        self.whole = Match.replay(Record.parse(json.dumps(record).encode()))
        self.names = names
        self.steps: list[dict[str, Any]] = []

    def step(self, name: str, at: int, ask: dict[str, Any], then: int | None = None) -> None:
        after = None if then is None else frame(self.whole.at(then), at)
        self.steps.append(
            {
                "name": name,
                "names": self.names,
                "ask": ask,
                "before": frame(self.whole.at(at), at),
                "after": after,
            }
        )


def choice(kind: str, choices: Iterable[Any], right: Iterable[Any]) -> dict[str, Any]:
    return {
        "kind": kind,
        "choices": [str(each) for each in choices],
        "right": [str(each) for each in right],
    }


def recorded(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((RECORDS / f"{name}.json").read_text())
    return found


def opening(edition: str) -> dict[str, Any]:
    """The round that the rulebooks tell of."""
    crops = ["banana", "bean", "pepper", "potato", "sugarcane"]
    tiles = [f"{crop}{planters}" for crop in crops for planters in (1, 1, 1, 2, 2, 2, 2, 2, 2)]
    opened = ["pepper2", "banana2", "bean2", "banana1"]
    for tile in (*opened, "potato1"):
        tiles.remove(tile)
    each = len(tiles) // len(opened)
    stacks = [[first, *tiles[n * each :][:each]] for n, first in enumerate(opened)]
    moves = [
        [1, "bid 2"], [2, "pass"], [3, "pass"], [0, "bid 6"],
        [0, "plant pepper2 e3"], [1, "plant banana2 f2"], [3, "plant bean2 c3"], [2, "plant banana1 g2"],
        [3, "offer B2-C2 2"], [0, "offer C2-D2 1"], [1, "offer C2-D2 2"], [2, "accept C2-D2"],
        [3, "keep"], [0, "extra C2-C3"],
    ]  # fmt: skip
    options = {"edition": edition, "players": 4, **EDITIONS[edition],
               "spare_tile": "boxed", "build_named": False}  # fmt: skip
    palms = PALMS if options["palms"] else []
    setup = {"spring": "C2", "palms": palms, "overseer": 0, "boxed": ["potato1"], "stacks": stacks}
    record = {"format": "levada/1", "game": "santiago", "options": options, "setup": setup,
              "seats": NAMES, "moves": moves}  # fmt: skip
    return in_edition(record, edition)


def round_steps(edition: str) -> list[dict[str, Any]]:
    story = Story(opening(edition), NAMES)
    whole = story.whole

    reach = [each["segment"] for each in presentation.aids(whole.at(8))["segments"]]
    bids = [move.removeprefix("bid ") for move in whole.at(3).legal(ME) if move.startswith("bid")]
    story.step("auction", 3, choice("amount", bids, [bid for bid in bids if int(bid) > 2]), 4)
    story.step("overseer", 4, choice("seat", [1, 2, 3], [whole.at(4).view(ME)["overseer"]]))
    squares = ["d2", "e2", "d3", "e3", "g5", "b1"]
    story.step("planting", 4, choice("square", squares, ["d2", "e2", "d3", "e3"]), 5)
    story.steps[-1]["tile"] = "pepper2"
    story.step("neutral", 8, choice("square", ["e3", "f2", "c3", "g2"], ["g2"]))
    story.step("bribery", 9, choice("segment", reach, ["C2-D2", "C2-C3"]), 10)
    elsewhere = presentation.aids(whole.at(11))["elsewhere"]
    story.step("elsewhere", 11, choice("number", [2, 3, elsewhere, 6], [elsewhere]), 12)
    legal = [
        move.removeprefix("extra ") for move in whole.at(13).legal(ME) if move.startswith("extra")
    ]
    story.step("extra", 13, choice("segment", legal, legal), 13)
    dry = presentation.aids(whole.at(13))["forecast"]["dries_out"]
    story.step("drought", 13, choice("square", ["e3", "f2", "c3", "g2"], dry), 14)

    for step in story.steps[:-1]:
        hide_forecast(step)
    next(step for step in story.steps if step["name"] == "auction")["after"]["events"] = [
        event
        for event in presentation.events_of(whole, 3)
        if event["event"] != "new_overseer"  # which the next step asks
    ]
    for step in story.steps:
        if step["name"] in TOLD:
            step["story"] = TOLD[step["name"]]
    return story.steps


def count_step(name: str, edition: str, palms: int) -> dict[str, Any]:
    """A field of Ana's at the end of a game is counted: the first that fits, the smallest first."""
    record = in_edition(recorded("santiago-palms-count"), edition)
    end = Story(record, record["seats"])
    count = presentation.count(end.whole)
    field, share = next(
        (field, share)
        for field in reversed(count["fields"])
        for share in field["shares"]
        if share["seat"] == ME and share["palms"] == palms
    )
    wrong = [field["tiles"] * share["markers"], field["tiles"] + share["markers"], share["points"]]
    wrong += [share["points"] + field["tiles"]] if palms == 0 else []
    end.step(name, len(end.whole.moves), choice("number", sorted({*wrong}), [share["points"]]))
    step = end.steps[0]
    step["field"], step["share"] = field, share
    step["sum"] = count["seats"][ME]
    return step


def santiago(edition: str) -> list[dict[str, Any]]:
    return [
        count_step("aim", edition, palms=0),
        *round_steps(edition),
        count_step("count", edition, palms=1),
    ]


def exlibris() -> list[dict[str, Any]]:
    hands = ["AAAABBCCDDEEE", "AABBBCCCCDDEE", "AABBCCDDDEEEE"]
    setup = {"first": 0, "expedition": "ABDCAEA", "hands": hands, "unused": "AAABBBBCCCDDDDEE",
             "seekers": "CEBDAABCDEEDBBBC" + "ABCDEACDEBCDEACDE"}  # fmt: skip
    moves = [[n % 3, f"order {colour}"] for n, colour in enumerate("ACEABDECDA")]
    names = NAMES[:3]
    record = {"format": "levada/1", "game": "exlibris", "options": {"players": 3}, "setup": setup,
              "seats": names, "moves": moves}  # fmt: skip
    story = Story(record, names)
    whole = story.whole

    def orders(at: int) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = list(presentation.aids(whole.at(at), ME)["orders"])
        return found

    def order(name: str, at: int, right: list[str], then: int) -> None:
        story.step(name, at, choice("order", [each["colour"] for each in orders(at)], right), then)

    most = max(each["found"] for each in orders(0))
    order("lanterns", 0, [each["colour"] for each in orders(0) if each["found"] == most], 1)
    first = next(each for each in orders(0) if each["colour"] == "A")
    story.step(
        "leave",
        0,
        choice("number", [1, len(first["leaves"]), first["found"]], [len(first["leaves"])]),
        1,
    )
    story.steps[-1]["shown"] = "A"
    order("village", 3, [each["colour"] for each in orders(3) if each["takes"]], 4)
    village = next(each for each in orders(3) if each["takes"])
    left = village["left"]["after"]
    story.step("house", 4, choice("number", [village["sticks"]["after"], left, left + 7], [left]))
    story.steps[-1]["asked"] = village["colour"]
    order(
        "nothing",
        6,
        [each["colour"] for each in orders(6) if each["found"] == 0 and not each["joins"]],
        7,
    )
    order("joins", 9, [each["colour"] for each in orders(9) if each["joins"]], 10)

    closing = recorded("exlibris-end-by-six-cards")
    end = Story(closing, closing["seats"])
    at = next(
        n
        for n in range(len(end.whole.moves))
        if end.whole.at(n).view(ME)["phase"] == "closing"
        and ME in end.whole.at(n).to_act
        and any(each["found"] > 0 for each in presentation.aids(end.whole.at(n), ME)["orders"])
    )
    found = max(presentation.aids(end.whole.at(at), ME)["orders"], key=lambda each: each["found"])
    plain = found["found"] + sum(place <= 4 for place in found["places"])
    end.step(
        "closing",
        at,
        choice("number", sorted({0, found["found"], plain, plain + 1}), [found["found"]]),
    )
    end.steps[-1]["colour"] = found["colour"]
    over = len(end.whole.moves)
    count = presentation.count(end.whole)
    worths = [each["worth"] for each in count["islands"]]
    aim = Story(closing, closing["seats"])
    for of, name, wanted in ((aim, "worth", max(worths)), (end, "worst", min(worths))):
        right = [each["island"] for each in count["islands"] if each["worth"] == wanted]
        of.step(name, over, choice("island", "ABCDE", right))
    mine = count["seats"][ME]
    wrong = {mine["total"], mine["total"] + 2, mine["hand_points"] - 1}
    end.step("hand", over, choice("number", sorted(wrong), [mine["total"]]))
    end.steps[-1]["count"] = count
    for step in (*aim.steps, *end.steps[1:]):
        step["over"] = True
    return [*aim.steps, *story.steps, *end.steps]


def written() -> dict[Path, str]:
    """Every file, and what it should hold."""
    stories = {f"santiago-{edition}": santiago(edition) for edition in EDITIONS}
    return {
        HERE / f"{name}.json": json.dumps(made, ensure_ascii=False, separators=(",", ":")) + "\n"
        for name, made in (*stories.items(), ("exlibris", exlibris()))
    }


if __name__ == "__main__":
    for path, text in written().items():
        path.write_text(text)
