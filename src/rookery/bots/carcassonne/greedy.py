"""One ply: lay the tile and place the figure, thought of together, so that the own seat would be ahead most if the game ended then."""

from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from rookery.bots.carcassonne.changes import change
from rookery.bots.carcassonne.imagine import imagine, ruleset_of
from rookery.bots.carcassonne.projection import Projection, projected, projected_on
from rookery.core.view import View
from rookery.games.carcassonne.actions import Action
from rookery.games.carcassonne.expansion import Ruleset
from rookery.games.carcassonne.expansions.base import PLACE_MEEPLE, TILE
from rookery.games.carcassonne.state import State
from rookery.games.carcassonne.view import CarcassonneView


class Worth(NamedTuple):
    """Points ahead of the best other seat and, where these are equal, own figures at home: one placed for nothing is one too many."""

    lead: int
    home: int


@dataclass(frozen=True, slots=True)
class Greedy:
    """A bot that looks no farther than its own turn. Choices of equal worth are drawn for."""

    def choose(self, view: View, rng: Random) -> str:
        assert isinstance(view, CarcassonneView), "this bot plays Carcassonne"
        if len(view.choices) == 1 or view.step not in (TILE, PLACE_MEEPLE):  # elsewhere a choice changes no score
            return rng.choice(view.choices).action
        worths = worth_by_action(view)
        best = max(worths.values())
        return rng.choice([action for action, worth in worths.items() if worth == best])


def worth_by_action(view: CarcassonneView) -> dict[str, Worth]:
    """What each choice of where to lay the tile or the figure is worth to the seat that looks; a place for a tile is worth its best figure."""
    ruleset, state = ruleset_of(view), imagine(view)
    now = projected(ruleset, state)
    if view.step == PLACE_MEEPLE:
        return {str(action): _worth_of_figure(ruleset, state, now, action) for action in state.offers}
    return {str(action): _worth_of_tile(ruleset, state, now, action) for action in state.offers}


def _worth_of_tile(ruleset: Ruleset, state: State, now: Projection, place: Action) -> Worth:
    laid = ruleset.verbs[place.verb].play(ruleset, state, place)
    then = projected_on(ruleset, now, laid)
    return max(_worth_of_figure(ruleset, laid, then, action) for action in ruleset.offers(laid))


def _worth_of_figure(ruleset: Ruleset, state: State, now: Projection, action: Action) -> Worth:
    changed = change(ruleset, state, action)
    scores = [score + changed.points.get(seat, 0) for seat, score in enumerate(now.scores)]
    own = scores.pop(state.seat)
    return Worth(own - max(scores), now.home[state.seat] + changed.home)
