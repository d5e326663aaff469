"""A first bot: levada arena compare santiago random bold --code examples/first_bot.py"""

import levada


@levada.player("bold")
class Bold:
    def choose(self, _view: object, legal: list[str]) -> str:
        return legal[-1]
