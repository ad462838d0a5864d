"""What each choice of the meeple step changes in a projection, without playing it."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from rookery.bots.carcassonne.projection import guard_points, points, towers
from rookery.core.rules import Seat
from rookery.games.carcassonne.actions import Action, Claim, Skip
from rookery.games.carcassonne.expansion import Ruleset
from rookery.games.carcassonne.expansions.abbot import Recall
from rookery.games.carcassonne.expansions.towers_and_thieves import REPLACED, Guard
from rookery.games.carcassonne.features import PieceId
from rookery.games.carcassonne.state import State


class Change(NamedTuple):
    """Points by seat, and the figures that the acting seat has at home."""

    points: Mapping[Seat, int]
    home: int


def change(ruleset: Ruleset, state: State, action: Action) -> Change:
    """What this choice changes."""
    return _CHANGES[type(action)](ruleset, state, action)


def _skip(_ruleset: Ruleset, _state: State, _action: Skip) -> Change:
    return Change({}, 0)


def _claim(ruleset: Ruleset, state: State, action: Claim) -> Change:
    """The feature was empty, so all of it goes to the claimer; when it is complete the figure comes back at once (BC-13)."""
    assert state.placed is not None, "a tile was laid"
    names = [piece.name for piece in state.board.tiles[state.placed].face.pieces]
    feature = state.board.feature(PieceId(state.placed, names.index(action.piece)))
    return Change({state.seat: points(ruleset, state, feature)}, 0 if feature.complete else -1)


def _recall(_ruleset: Ruleset, _state: State, _action: Recall) -> Change:
    """The abbot is paid what it would be paid at the end, and is at home (AB-04)."""
    return Change({}, 1)


def _guard(ruleset: Ruleset, state: State, action: Guard) -> Change:
    """The guard who stood there loses its points for those of its replacement (TT-24, TT-25)."""
    gained = guard_points(ruleset, state)
    former = towers(state).guards.get(action.cell)
    return Change({state.seat: gained} if former is None else {state.seat: gained, former: REPLACED - gained}, -1)


_CHANGES: Final[Mapping[type, Callable[[Ruleset, State, Any], Change]]] = MappingProxyType(
    {Skip: _skip, Claim: _claim, Recall: _recall, Guard: _guard},
)
