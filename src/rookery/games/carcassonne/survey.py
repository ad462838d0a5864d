"""A position as boards show it: the features with their values and owners, and the projection; the same for all viewers."""

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from rookery.core.frozen import replace
from rookery.core.rules import Seat
from rookery.core.surveyor import History
from rookery.games.carcassonne.board import Board, fitting
from rookery.games.carcassonne.expansion import OVER, Mark, Ruleset, Slot
from rookery.games.carcassonne.explained_events import LastMove, last_moves
from rookery.games.carcassonne.geometry import Cell
from rookery.games.carcassonne.projection import Holding, Projection, projected, projected_after
from rookery.games.carcassonne.state import State
from rookery.games.carcassonne.surveyed_board import SurveyedBoard, SurveyedFeature, surveyed_board
from rookery.games.carcassonne.view import figure_view

if TYPE_CHECKING:
    from rookery.games.carcassonne.rules import Carcassonne


@dataclass(frozen=True, slots=True)
class SurveyedMark:
    """A marker on a tile that is not a figure on a piece: the cells it reaches, and its points if the game ended now."""

    at: Cell
    kind: str
    count: int
    seat: Seat | None
    reach: tuple[Cell, ...]
    points: int


@dataclass(frozen=True, slots=True)
class CarcassonneSurvey:
    """All information derived from the position. `pieces` maps each piece of each tile in the view to the index of its feature.

    `ids` is None in a full survey. In a diff, `features` has only new and changed features, and `ids` the order of all.
    `projection` is each seat's score if the game ended now, and `dead` lists the open places that no remaining tile fits; both are None if
    the table plays without helps. `last` has the last turn of each seat.
    """

    features: tuple[SurveyedFeature, ...]
    ids: tuple[str, ...] | None
    pieces: tuple[tuple[int, ...], ...]
    marks: tuple[SurveyedMark, ...]
    projection: tuple[int, ...] | None
    dead: tuple[Cell, ...] | None
    last: tuple[LastMove | None, ...]


_MARKS: Final[dict[int, tuple[Slot, object, tuple[Mark, ...]]]] = {}
"""Cache by identity of a slot's state: the slot, its last state, and its marks on the board."""

_HELD: Final[dict[int, tuple[SurveyedFeature, Holding, SurveyedFeature]]] = {}
"""Cache by identity of a surveyed feature: the feature, its last figures, and the feature with them."""

_PROJECTIONS: Final[dict[int, Projection]] = {}
"""Cache by identity of the figures on a board: the last projection."""

_MOST_KEPT: Final = 200
_MOST_HELD: Final = 50_000


def survey(rules: "Carcassonne", state: State, history: History, helps: bool) -> CarcassonneSurvey:
    """Return the survey of a state; with `helps`, include the projection and dead places."""
    ruleset = rules.ruleset
    projection = _projection(ruleset, state)
    surveyed = surveyed_board(ruleset, state.board)
    return CarcassonneSurvey(
        features=_with_figures(surveyed, projection),
        ids=None,
        pieces=surveyed.pieces,
        marks=_marks(ruleset, state, projection),
        projection=_scores(state, projection) if helps else None,
        dead=dead_places(ruleset, state) if helps else None,
        last=last_moves(len(state.players), history),
    )


def _projection(ruleset: Ruleset, state: State) -> Projection:
    """Return the current projection, updated from the projection before the last tile if no figure has moved."""
    before = _PROJECTIONS.get(id(state.figures))
    if before is not None and before.state.figures is state.figures and _follows(before.state, state):
        found = projected_after(ruleset, before, state)
    else:
        found = projected(ruleset, state)
    if len(_PROJECTIONS) >= _MOST_KEPT:
        _PROJECTIONS.clear()
    _PROJECTIONS[id(state.figures)] = found
    return found


def _follows(before: State, state: State) -> bool:
    """Return whether the boards differ only by the last tile; a player may have undone an action."""
    old, new = before.board.tiles, state.board.tiles
    if before.board is state.board:
        return True
    return state.placed is not None and state.placed not in old and len(new) == len(old) + 1 and old.items() <= new.items()


def changes(before: CarcassonneSurvey, after: CarcassonneSurvey) -> CarcassonneSurvey:
    """Return the difference between two full surveys."""
    known = {feature.id: feature for feature in before.features}
    changed = tuple([feature for feature in after.features if (old := known.get(feature.id)) is not feature and old != feature])
    return replace(after, features=changed, ids=tuple([feature.id for feature in after.features]))


def dead_places(ruleset: Ruleset, state: State) -> tuple[Cell, ...]:
    """List the open places that neither a remaining tile nor the one in hand fits. A dead place stays dead."""
    left = {ruleset.tiles[code].face.edges for bag in state.piles.values() for code in bag}
    if state.drawn is not None:
        left.add(ruleset.tiles[state.drawn].face.edges)
    dead = {letters for letters in set(state.board.open.values()) if left.isdisjoint(_edges_that_fit(letters, ruleset.edges))}
    return tuple([cell for cell, letters in state.board.open.items() if letters in dead]) if dead else ()


@lru_cache(maxsize=1 << 13)
def _edges_that_fit(letters: str, kinds: frozenset[str]) -> frozenset[str]:
    """Return the edges that fit a place in some rotation."""
    return frozenset(edges for edges in kinds if fitting(edges, letters))


def _with_figures(surveyed: SurveyedBoard, projection: Projection) -> tuple[SurveyedFeature, ...]:
    """Return the features of a board with their figures."""
    features = list(surveyed.features)
    for holding in projection.holdings:
        number = surveyed.numbers[holding.feature.pieces[0]]
        features[number] = _held(surveyed.board, features[number], holding)
    return tuple(features)


def _held(board: Board, feature: SurveyedFeature, holding: Holding) -> SurveyedFeature:
    known = _HELD.get(id(feature))
    if known is None or known[0] is not feature or known[1] != holding:
        figures = tuple([figure_view(board, piece, standing) for piece, standing in holding.figures])
        if len(_HELD) >= _MOST_HELD:
            _HELD.clear()
        known = _HELD[id(feature)] = feature, holding, replace(feature, figures=figures, leaders=tuple(holding.seats))
    return known[2]


def _marks(ruleset: Ruleset, state: State, projection: Projection) -> tuple[SurveyedMark, ...]:
    paid: dict[Cell, int] = {}
    for event in projection.ended.events[len(state.events) :]:
        if event.kind == "scored":
            paid[event.details["at"]] = paid.get(event.details["at"], 0) + event.details["points"]
    return tuple(
        SurveyedMark(mark.at, mark.kind, mark.count, mark.seat, mark.reach, 0 if mark.seat is None else paid.get(mark.at, 0))
        for name, slot in ruleset.slots.items()
        for mark in _marks_of(slot, state.slots[name])
    )


def _marks_of(slot: Slot, kept: object) -> tuple[Mark, ...]:
    """Return the marks of an expansion, from the cache if its state is unchanged."""
    known = _MARKS.get(id(slot))
    if known is None or known[0] is not slot or known[1] is not kept:
        known = _MARKS[id(slot)] = slot, kept, tuple(slot.marks(kept))
    return known[2]


def _scores(state: State, projection: Projection) -> tuple[int, ...]:
    return tuple(player.score for player in state.players) if state.step == OVER else tuple(projection.scores)
