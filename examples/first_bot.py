"""A first bot: levada arena compare santiago random bold --code examples/first_bot.py"""

import levada


@levada.player("bold")
class Bold:
    def choose(self, _view: object, legal: list[str]) -> str:
        # The highest bid or offer: "bid 10" is longer than "bid 9", and "pass" is the shortest.
        return max(legal, key=lambda move: (len(move), move))
