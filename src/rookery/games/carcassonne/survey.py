"""The position as a board shows it: every feature with what it is worth to whom, and what the table comes to. The same for everybody."""

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
    """What stands on a tile and is no figure on a piece, the places it reaches, and what it pays its seat if the game ended now."""

    at: Cell
    kind: str
    count: int
    seat: Seat | None
    reach: tuple[Cell, ...]
    points: int


@dataclass(frozen=True, slots=True)
class CarcassonneSurvey:
    """Everything that follows from the position. `pieces` has, for each tile of the view, the index of the feature of each of its pieces.

    `ids` is None in a whole survey. In one that tells what has changed, `features` has only new and changed ones, and `ids` the order of all.
    `projection` is each seat's score if nothing more were laid, `dead` the empty places that no tile to come fits; None where the table
    plays without them. `last` is by seat.
    """

    features: tuple[SurveyedFeature, ...]
    ids: tuple[str, ...] | None
    pieces: tuple[tuple[int, ...], ...]
    marks: tuple[SurveyedMark, ...]
    projection: tuple[int, ...] | None
    dead: tuple[Cell, ...] | None
    last: tuple[LastMove | None, ...]


_MARKS: Final[dict[int, tuple[Slot, object, tuple[Mark, ...]]]] = {}
"""By the identity of a slot: the slot, what was kept there the last time, and what was on the board for it."""

_HELD: Final[dict[int, tuple[SurveyedFeature, Holding, SurveyedFeature]]] = {}
"""By the identity of a surveyed feature: the feature, the figures on it the last time, and the feature with them."""

_PROJECTIONS: Final[dict[int, Projection]] = {}
"""By the identity of the figures on a board: what the table came to the last time."""

_MOST_KEPT: Final = 200
_MOST_HELD: Final = 50_000


def survey(rules: "Carcassonne", state: State, history: History, helps: bool) -> CarcassonneSurvey:
    """The survey of a state; `helps` tells whether projection and dead places are part of it."""
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
    """What the table comes to now. As long as no figure has moved, it follows from what it came to before the last tile."""
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
    """Whether the boards are the same except for the tile just laid. Something may have been taken back in between."""
    old, new = before.board.tiles, state.board.tiles
    if before.board is state.board:
        return True
    return state.placed is not None and state.placed not in old and len(new) == len(old) + 1 and old.items() <= new.items()


def changes(before: CarcassonneSurvey, after: CarcassonneSurvey) -> CarcassonneSurvey:
    """What a survey tells a viewer who has the one before; both are whole."""
    known = {feature.id: feature for feature in before.features}
    changed = tuple([feature for feature in after.features if (old := known.get(feature.id)) is not feature and old != feature])
    return replace(after, features=changed, ids=tuple([feature.id for feature in after.features]))


def dead_places(ruleset: Ruleset, state: State) -> tuple[Cell, ...]:
    """The empty places that none of the tiles to come fits, nor the one in hand. Further tiles can only make it worse."""
    left = {ruleset.tiles[code].face.edges for bag in state.piles.values() for code in bag}
    if state.drawn is not None:
        left.add(ruleset.tiles[state.drawn].face.edges)
    dead = {letters for letters in set(state.board.open.values()) if left.isdisjoint(_edges_that_fit(letters, ruleset.edges))}
    return tuple([cell for cell, letters in state.board.open.items() if letters in dead]) if dead else ()


@lru_cache(maxsize=1 << 13)
def _edges_that_fit(letters: str, kinds: frozenset[str]) -> frozenset[str]:
    """Of these edges of tiles those that fit a place in any rotation."""
    return frozenset(edges for edges in kinds if fitting(edges, letters))


def _with_figures(surveyed: SurveyedBoard, projection: Projection) -> tuple[SurveyedFeature, ...]:
    """The features of a board with the figures on them."""
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
    """What stands on the board for an expansion. Most actions change nothing of what it keeps."""
    known = _MARKS.get(id(slot))
    if known is None or known[0] is not slot or known[1] is not kept:
        known = _MARKS[id(slot)] = slot, kept, tuple(slot.marks(kept))
    return known[2]


def _scores(state: State, projection: Projection) -> tuple[int, ...]:
    return tuple(player.score for player in state.players) if state.step == OVER else tuple(projection.scores)
