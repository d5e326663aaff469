"""What there is to see of a game, whichever it is; `game` in a view tells which."""

from typing_extensions import TypeAliasType

from levada.games.exlibris.view_types import ExLibrisTrace, ExLibrisView
from levada.games.santiago.view_types import SantiagoTrace, SantiagoView

View = TypeAliasType("View", SantiagoView | ExLibrisView)
Trace = TypeAliasType("Trace", SantiagoTrace | ExLibrisTrace)
