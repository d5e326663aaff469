"""What there is to see of a game, whichever it is; `game` in a view tells which."""

from typing_extensions import TypeAliasType

from levada.games.exlibris.view_types import ExLibrisTraceLine, ExLibrisView
from levada.games.santiago.view_types import SantiagoTraceLine, SantiagoView

View = TypeAliasType("View", SantiagoView | ExLibrisView)
TraceLine = TypeAliasType("TraceLine", SantiagoTraceLine | ExLibrisTraceLine)
