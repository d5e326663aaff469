"""The modules of Santiago in each layer, which the type checker holds to what the layer expects."""

from levada import columns, contract
from levada import drawing as drawings
from levada import presentation as presentations
from levada.bots import levels, reasons, search
from levada.bots.santiago import levels as own_levels
from levada.bots.santiago import policy as own_policy
from levada.bots.santiago import reasons as own_reasons
from levada.cli import reason_words
from levada.cli.reason_words import santiago as own_words
from levada.drawing import santiago as own_drawing
from levada.environments import game_trees
from levada.environments.game_trees import santiago as own_tree
from levada.games.santiago import columns as own_columns
from levada.games.santiago import tally as own_tally
from levada.presentation import santiago as own_presentation

POLICY: search.Policy = own_policy
LEVELS: levels.GameLevels = own_levels
REASONS: reasons.Reasoning = own_reasons
PRESENTATION: presentations.GamePresentation = own_presentation
DRAWING: drawings.Drawing = own_drawing
WORDS: reason_words.GameWords = own_words
TREE: game_trees.GameTree = own_tree
TALLY: contract.TallyRules = own_tally
COLUMNS: columns.GameColumns = own_columns
