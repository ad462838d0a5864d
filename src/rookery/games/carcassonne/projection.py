"""Projection: the final scores if the game ended now. Complete features score as complete, all others as at the end.

This module scores features itself, for speed, and leaves all other final scoring to the expansions in play (`at_end`).
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias

from rookery.core.rules import Seat
from rookery.games.carcassonne.expansion import Ruleset
from rookery.games.carcassonne.features import Feature, PieceId
from rookery.games.carcassonne.scoring import CITY_IN_FIELD, majority
from rookery.games.carcassonne.state import Standing, State
from rookery.games.carcassonne.tiles import CITY, FIELD

Figures: TypeAlias = Iterable[tuple[PieceId, Standing]]


class Holding(NamedTuple):
    """A feature with figures, and its points for each seat with the majority."""

    feature: Feature
    figures: Sequence[tuple[PieceId, Standing]]
    points: int
    seats: Sequence[Seat]


class Projection(NamedTuple):
    """Each seat's score if the game ended now, and its figures at home after scoring the complete holdings.

    `ended` is the state after all final scoring except feature scoring.
    """

    state: State
    ended: State
    scores: list[int]
    home: list[int]
    holdings: list[Holding]


def projected(ruleset: Ruleset, state: State) -> Projection:
    """Compute the projection of this state."""
    return _counted(ruleset, state, _holdings(ruleset, state, state.figures.items()))


def projected_after(ruleset: Ruleset, before: Projection, state: State) -> Projection:
    """Update the projection after an action; equal to `projected` but faster."""
    if state.figures is not before.state.figures:
        return projected(ruleset, state)
    if state.board is before.state.board:
        return _counted(ruleset, state, before.holdings)
    return _counted(ruleset, state, _holdings_after_tile(ruleset, before, state))


def points(ruleset: Ruleset, state: State, feature: Feature) -> int:
    """Return the current value of a feature: the sum of its score lines, without building them."""
    if feature.kind == FIELD:
        return CITY_IN_FIELD * state.board.finished_cities(feature)
    worth = ruleset.worths[feature.kind]
    return (worth.complete if feature.complete else worth.open) * (len(feature.tiles) + feature.shields)


def _counted(ruleset: Ruleset, state: State, holdings: list[Holding]) -> Projection:
    ended = state
    for effect in (effect for expansion in ruleset.expansions[1:] for effect in expansion.at_end):  # the base game's at_end scores features
        ended = effect(ruleset, ended)
    scores = [player.score for player in ended.players]
    home = [sum(player.supply.values()) for player in state.players]
    for holding in holdings:
        for seat in holding.seats:
            scores[seat] += holding.points
        for _, standing in holding.figures if holding.feature.complete else ():
            home[standing.seat] += 1
    return Projection(state, ended, scores, home, holdings)


def _holdings(ruleset: Ruleset, state: State, figures: Figures) -> list[Holding]:
    """Return the features on which these figures stand."""
    held: dict[PieceId, tuple[Feature, list[tuple[PieceId, Standing]]]] = {}
    for piece, standing in figures:
        feature = state.board.feature(piece)
        held.setdefault(feature.pieces[0], (feature, []))[1].append((piece, standing))
    return [Holding(feature, own, points(ruleset, state, feature), _seats(own)) for feature, own in held.values()]


def _holdings_after_tile(ruleset: Ruleset, before: Projection, state: State) -> list[Holding]:
    """Return the holdings after a tile, scoring again only those that it changed.

    A feature that did not grow is the same object as before. A field also changes if the tile completes an adjacent city.
    """
    city_completed = _city_completed(state)
    kept: list[Holding] = []
    changed: set[PieceId] = set()
    for holding in before.holdings:
        piece, _ = holding.figures[0]
        if state.board.feature(piece) is holding.feature and not (city_completed and holding.feature.kind == FIELD):
            kept.append(holding)
        else:
            changed.update(piece for piece, _ in holding.figures)
    return kept + _holdings(ruleset, state, [standing for standing in state.figures.items() if standing[0] in changed])


def _seats(figures: Sequence[tuple[PieceId, Standing]]) -> Sequence[Seat]:
    if len(figures) == 1:  # by far the most frequent case
        return (figures[0][1].seat,)
    return majority(standing for _, standing in figures)


def _city_completed(state: State) -> bool:
    """Return whether the tile just placed has completed a city."""
    assert state.placed is not None, "a tile was laid"
    pieces = state.board.tiles[state.placed].face.pieces
    return any(piece.kind == CITY and state.board.feature(PieceId(state.placed, place)).complete for place, piece in enumerate(pieces))
