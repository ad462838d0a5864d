"""What a table of Carcassonne comes to if the game ended now: what is complete pays as complete, everything else as at the end."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, TypeAlias

from rookery.core.rules import Seat
from rookery.games.carcassonne.expansion import Ruleset
from rookery.games.carcassonne.expansions.towers_and_thieves import AT_END, SLOT, THIEF, Towers
from rookery.games.carcassonne.features import Feature, PieceId
from rookery.games.carcassonne.scoring import CITY_IN_FIELD, majority
from rookery.games.carcassonne.state import Standing, State
from rookery.games.carcassonne.tiles import CITY, FIELD

Figures: TypeAlias = Iterable[tuple[PieceId, Standing]]

_NO_TOWERS: Final = Towers()


class Holding(NamedTuple):
    """A feature with figures on it, and what it pays to each of the seats that have the majority."""

    feature: Feature
    figures: Sequence[tuple[PieceId, Standing]]
    points: int
    seats: Sequence[Seat]


class Projection(NamedTuple):
    """Each seat's score if the game ended now, and its figures at home once the complete holdings have been scored."""

    scores: list[int]
    home: list[int]
    holdings: list[Holding]


def projected(ruleset: Ruleset, state: State) -> Projection:
    """The projection of this state."""
    projection = Projection(
        scores=[player.score for player in state.players],
        home=[sum(player.supply.values()) for player in state.players],
        holdings=_holdings(ruleset, state, state.figures.items()),
    )
    for seat in towers(state).guards.values():
        projection.scores[seat] += guard_points(ruleset, state)
    for holding in projection.holdings:
        _count(projection, holding)
    return projection


def projected_on(ruleset: Ruleset, before: Projection, state: State) -> Projection:
    """The projection of the state in which a tile has just been laid, from the one before; only what that tile changed is looked at.

    A feature that did not grow is the same object still. A field that did not grow changes when the tile completes a city beside it.
    """
    after = Projection(before.scores.copy(), before.home.copy(), [])
    city_completed = _city_completed(state)
    moved: list[tuple[PieceId, Standing]] = []
    for holding in before.holdings:
        piece, _ = holding.figures[0]
        if state.board.feature(piece) is holding.feature and not (city_completed and holding.feature.kind == FIELD):
            after.holdings.append(holding)
        else:
            _count(after, holding, sign=-1)
            moved += holding.figures
    for holding in _holdings(ruleset, state, moved):
        _count(after, holding)
        after.holdings.append(holding)
    return after


def points(ruleset: Ruleset, state: State, feature: Feature) -> int:
    """What a feature pays as it is: the sum of its score lines, without writing them."""
    if feature.kind == FIELD:
        return CITY_IN_FIELD * state.board.finished_cities(feature)
    worth = ruleset.worths[feature.kind]
    return (worth.complete if feature.complete else worth.open) * (len(feature.tiles) + feature.shields)


def guard_points(ruleset: Ruleset, state: State) -> int:
    """What a guard pays at the end (TT-48, TT-49)."""
    stolen = towers(state).stolen
    number: int = 0 if stolen is None else ruleset.tiles[stolen].marks[THIEF]
    return AT_END + number


def towers(state: State) -> Towers:
    """The towers of this table; none where they are not in play."""
    found: Towers = state.slots.get(SLOT, _NO_TOWERS)
    return found


def _holdings(ruleset: Ruleset, state: State, figures: Figures) -> list[Holding]:
    """The features on which these figures stand."""
    held: dict[PieceId, tuple[Feature, list[tuple[PieceId, Standing]]]] = {}
    for piece, standing in figures:
        feature = state.board.feature(piece)
        held.setdefault(feature.pieces[0], (feature, []))[1].append((piece, standing))
    return [Holding(feature, own, points(ruleset, state, feature), _seats(own)) for feature, own in held.values()]


def _seats(figures: Sequence[tuple[PieceId, Standing]]) -> Sequence[Seat]:
    if len(figures) == 1:  # by far the most frequent case
        return (figures[0][1].seat,)
    return majority(standing for _, standing in figures)


def _count(projection: Projection, holding: Holding, sign: int = 1) -> None:
    """Count a holding in, or out again with sign -1."""
    for seat in holding.seats:
        projection.scores[seat] += sign * holding.points
    for _, standing in holding.figures if holding.feature.complete else ():
        projection.home[standing.seat] += sign


def _city_completed(state: State) -> bool:
    """Whether the tile just laid has completed a city."""
    assert state.placed is not None, "a tile was laid"
    pieces = state.board.tiles[state.placed].face.pieces
    return any(piece.kind == CITY and state.board.feature(PieceId(state.placed, place)).complete for place, piece in enumerate(pieces))
