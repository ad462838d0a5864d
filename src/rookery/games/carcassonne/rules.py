"""Carcassonne: the seven questions, answered from the ruleset of the expansions in play."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from rookery.core.errors import IllegalActionError
from rookery.core.frozen import replace
from rookery.core.outcome import Outcome, Reason
from rookery.core.record import Setup
from rookery.core.rules import CHANCE, Actor, Seat
from rookery.games.carcassonne.actions import Action, Draw
from rookery.games.carcassonne.expansion import OVER, Expansion, Ruleset
from rookery.games.carcassonne.expansions import CATALOGUE
from rookery.games.carcassonne.scoring import sheet
from rookery.games.carcassonne.state import State
from rookery.games.carcassonne.steps import advance, start
from rookery.games.carcassonne.view import CarcassonneView, make_view

NO_TILE_LEFT: Final = Reason("ended-no-tile-left", "BC-16")


def ruleset_for(setup: Setup) -> Ruleset:
    """Return the combined ruleset of this setup (cached)."""
    return _combined(setup, CATALOGUE)


def catalogue() -> tuple[Expansion, ...]:
    """Return all expansions, the base game first."""
    return CATALOGUE


@lru_cache(maxsize=256)
def _combined(setup: Setup, catalogue: tuple[Expansion, ...]) -> Ruleset:
    return Ruleset(setup, catalogue)


@dataclass(frozen=True, slots=True)
class Carcassonne:
    """The rules of one table."""

    ruleset: Ruleset

    @property
    def setup(self) -> Setup:
        return self.ruleset.setup

    def start(self) -> State:
        return start(self.ruleset)

    def actor(self, state: State) -> Actor:
        if state.step == OVER:
            return None
        return CHANCE if self.ruleset.steps[state.step].chance else state.seat

    def legal(self, state: State) -> Sequence[Action]:
        return state.offers

    def odds(self, state: State) -> Mapping[Action, int]:
        if self.actor(state) != CHANCE:
            return {}
        return {Draw(code): count for code, count in state.piles[state.pile].items()}

    def apply(self, state: State, action: Action) -> State:
        if action not in state.offers:
            raise IllegalActionError(action, self._refusal(state, action))
        after = self.ruleset.verbs[action.verb].play(self.ruleset, replace(state, events=()), action)
        return advance(self.ruleset, after, entered=after.step == state.step)

    def _refusal(self, state: State, action: Action) -> str:
        """Return the ledger id of the rule that forbids the action."""
        verb = self.ruleset.verbs.get(action.verb)
        if state.step == OVER:
            return "BC-16"
        if verb is None or verb.step != state.step:
            return "BC-03"
        return verb.refuse(self.ruleset, state, action)

    def outcome(self, state: State) -> Outcome | None:
        if state.step != OVER:
            return None
        return Outcome.of([sheet(self.ruleset, player) for player in state.players], NO_TILE_LEFT)  # BC-17

    def view(self, state: State, seat: Seat | None) -> CarcassonneView:
        return make_view(self.ruleset, state, seat, actor=self.actor(state), outcome=self.outcome(state))
