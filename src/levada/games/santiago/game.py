"""Santiago as the contract wants it."""

from collections.abc import Sequence
from typing import ClassVar

from levada.contract import Games, Seat, copied, recall
from levada.engine import Engine
from levada.feature_vector import units_of
from levada.game import Game, InitialState, Views
from levada.games.santiago import illegal_moves, initial_state, notation, rules, view
from levada.games.santiago.actions import ACTIONS, PASS, SEGMENT
from levada.games.santiago.feature_names import NAMED, action_name
from levada.games.santiago.features import FEATURES
from levada.games.santiago.invariants import FAULTS
from levada.games.santiago.layout import BRIBERY, LAYOUT, OFFERING, OVER, PHASES, UNSEEN
from levada.games.santiago.options import SantiagoOptions, SantiagoWishes
from levada.games.santiago.uncompiled_rules import is_money_seen_by, tiles_face_down
from levada.games.santiago.view_types import SantiagoTrace, SantiagoView
from levada.options import Options, Wishes


class Santiago(Game[SantiagoView, SantiagoTrace]):
    name = "santiago"
    title = "Santiago"
    summary = "auction, bribery and irrigation, about 20 minutes against bots"
    version = 1
    players = range(2, 6)
    layout = LAYOUT
    actions = ACTIONS
    features = FEATURES
    features_version = 2
    named_features = NAMED
    most_actions = 250
    phases = PHASES
    faults = FAULTS
    over = OVER
    initial_state: ClassVar[InitialState] = initial_state
    views: Views[SantiagoView, SantiagoTrace] = view
    options: ClassVar[type[Options]] = SantiagoOptions
    wishes: ClassVar[type[Wishes]] = SantiagoWishes

    def __init__(self) -> None:
        self.engine = Engine(rules, ACTIONS, units_of(NAMED), max(self.players))

    def moves(self, games: Games, i: int, seat: Seat) -> list[str]:
        if seat not in self.engine.seats_to_act(games, i):
            return []
        state = recall(games, i)
        actions = self.engine.legal_actions(games, i, seat)
        if state.phase != BRIBERY:
            return sorted(notation.words_of(state, actions))
        amounts = self.amounts_to_offer(games, i, seat, actions)
        offers = [
            notation.say_offer(segment, amount)
            for segment in actions
            if segment != PASS
            for amount in amounts
        ]
        return sorted([notation.format_move(state, (PASS,)), *offers])

    def amounts_to_offer(
        self, games: Games, i: int, seat: Seat, actions: Sequence[int]
    ) -> list[int]:
        """What can be laid down for a segment, whichever it is: asked of the rules."""
        segments = [action for action in actions if action >= SEGMENT]
        if not segments:
            return []
        trial = copied(games, i)
        self.engine.apply(trial, 0, seat, segments[0])
        return self.engine.legal_actions(trial, 0, seat)

    def parse(self, games: Games, i: int, seat: Seat, move: str) -> tuple[int, ...]:
        state = recall(games, i)
        words = illegal_moves.check_words(state, move)
        actions = notation.actions_of(state, words)
        legal = self.engine.legal_actions(games, i, seat)
        is_legal = actions[0] in legal and (
            len(actions) == 1 or actions[1] in self.amounts_to_offer(games, i, seat, legal)
        )
        # 'accept' and 'build' name the same action for a segment: the right word must be used.
        if not is_legal or notation.format_move(state, actions) != move:
            illegal_moves.refuse(state, seat, words)
        return actions

    def format_move(self, games: Games, i: int, actions: Sequence[int]) -> str:
        return notation.format_move(recall(games, i), actions)

    def format_action(self, games: Games, i: int, action: int) -> str:
        return notation.format_action(recall(games, i), int(action))

    def action_name(self, action: int) -> str:
        return action_name(action)

    def is_whole(self, games: Games, i: int) -> bool:
        return bool(games["phase"][i] != OFFERING)

    def obstacle(self, games: Games, i: int) -> str | None:
        if games["phase"][i] != UNSEEN:
            return None
        return f"the tiles of round {games['rounds_done'][i] + 1} are not known"

    def face_down(self, games: Games, i: int) -> int:
        return tiles_face_down(recall(games, i))

    def is_total_seen_by(self, games: Games, i: int, seat: Seat, owner: Seat) -> bool:
        """Whoever knows a total knows the money in it."""
        return is_money_seen_by(games[i], seat, owner)


GAME = Santiago
