"""One ply: choose tile and figure placement together to maximise the player's lead if the game ended after the turn."""

from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from rookery.core.rules import Seat
from rookery.core.view import View
from rookery.fast.carcassonne.players import GreedyPlayer
from rookery.fast.carcassonne.twin import Twin
from rookery.games.carcassonne.actions import Action, Claim, Skip
from rookery.games.carcassonne.completion import complete, ruleset_of
from rookery.games.carcassonne.expansion import Ruleset
from rookery.games.carcassonne.expansions.base import TILE
from rookery.games.carcassonne.features import PieceId
from rookery.games.carcassonne.projection import Projection, points, projected, projected_after
from rookery.games.carcassonne.state import State
from rookery.games.carcassonne.steps import advance
from rookery.games.carcassonne.view import CarcassonneView


class Worth(NamedTuple):
    """The lead over the best other seat; ties are broken by figures at home, so that none is wasted."""

    lead: int
    home: int


@dataclass(frozen=True, slots=True)
class Greedy:
    """A bot that looks only at its own turn and breaks ties at random."""

    def choose(self, view: View, rng: Random) -> str:
        if len(view.choices) == 1:
            return rng.choice(view.choices).action
        assert isinstance(view, CarcassonneView), "this bot plays Carcassonne"
        worths = worth_by_action(ruleset_of(view), complete(view, rng))
        best = max(worths.values())
        return rng.choice([action for action, worth in worths.items() if worth == best])

    def choose_on(self, twin: Twin, rng: Random) -> str:
        choices = twin.choices()
        worths = GreedyPlayer().worths(twin)
        best = max(worths.values())
        return rng.choice([action for action in choices if len(choices) == 1 or worths[action] == best])


def worth_by_action(ruleset: Ruleset, state: State) -> dict[str, Worth]:
    """Return the value of each legal action to the acting seat; a tile placement counts with its best figure placement."""
    worth = _worth_of_tile if state.step == TILE else _worth_of_choice
    now = projected(ruleset, state)
    return {str(action): worth(ruleset, now, action) for action in state.offers}


def _worth_of_tile(ruleset: Ruleset, now: Projection, place: Action) -> Worth:
    laid = advance(ruleset, _played(ruleset, now.state, place), entered=False)
    then = projected_after(ruleset, now, laid)
    return max(_worth_of_choice(ruleset, then, action) for action in laid.offers)


def _worth_of_choice(ruleset: Ruleset, now: Projection, action: Action) -> Worth:
    """Return the value of any other choice. Claim and skip, the most frequent ones, need no simulation."""
    seat = now.state.seat
    if isinstance(action, Skip):
        return _worth(now, seat)
    if isinstance(action, Claim):
        return _worth_of_claim(ruleset, now, action)
    return _worth(projected_after(ruleset, now, _played(ruleset, now.state, action)), seat)


def _worth_of_claim(ruleset: Ruleset, now: Projection, action: Claim) -> Worth:
    """Evaluate a claim. The feature was empty, so all its points go to the claimer; if it is complete, the figure returns immediately (BC-13)."""
    state = now.state
    assert state.placed is not None, "a tile was laid"
    names = [piece.name for piece in state.board.tiles[state.placed].face.pieces]
    feature = state.board.feature(PieceId(state.placed, names.index(action.piece)))
    lead, home = _worth(now, state.seat)
    return Worth(lead + points(ruleset, state, feature), home if feature.complete else home - 1)


def _worth(projection: Projection, seat: Seat) -> Worth:
    others = [score for other, score in enumerate(projection.scores) if other != seat]
    return Worth(projection.scores[seat] - max(others), projection.home[seat])


def _played(ruleset: Ruleset, state: State, action: Action) -> State:
    return ruleset.verbs[action.verb].play(ruleset, state, action)
