"""The position as a board shows it: every feature with what it is worth to whom, and what the table comes to. The same for everybody."""

from collections import OrderedDict
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from rookery.core.frozen import replace
from rookery.core.rules import Seat
from rookery.core.surveyor import History
from rookery.games.carcassonne.board import Board, fitting
from rookery.games.carcassonne.expansion import OVER, Mark, Ruleset, Slot
from rookery.games.carcassonne.explained_events import LastMove, last_moves, piece_id
from rookery.games.carcassonne.features import Feature, PieceId
from rookery.games.carcassonne.geometry import Cell, around, neighbour
from rookery.games.carcassonne.projection import Holding, Projection, projected, projected_after
from rookery.games.carcassonne.scoring import CITY_IN_FIELD
from rookery.games.carcassonne.state import State
from rookery.games.carcassonne.tiles import FIELD, Piece
from rookery.games.carcassonne.view import FigureView, figure_view

if TYPE_CHECKING:
    from rookery.games.carcassonne.rules import Carcassonne


@dataclass(frozen=True, slots=True)
class SurveyedFeature:
    """A feature. `id` stays while it grows; `cities` are the ids of the cities that a field touches.

    `open` counts what is missing for completion, `ends` are the empty places where it is missing. `points` is what it pays if the game ended
    now, `closed` the least that it pays once complete: one tile in each of those places. It is None for what never pays by being
    complete: fields, and pieces that nobody can claim at this table.
    """

    id: str
    kind: str
    tiles: int
    shields: int
    open: int
    ends: tuple[Cell, ...]
    complete: bool
    points: int
    closed: int | None
    figures: tuple[FigureView, ...] = ()
    leaders: tuple[Seat, ...] = ()
    cities: tuple[str, ...] = ()


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


@dataclass(slots=True)
class _Known:
    """A feature that was surveyed: alone, and for a field the last time together with the cities beside it."""

    feature: Feature
    alone: SurveyedFeature
    together: SurveyedFeature
    beside: tuple[int, set[PieceId]] | None = None


@dataclass(frozen=True, slots=True)
class _Land:
    """A board without its figures: its features, their numbers by the first piece of each, and the number of each piece's feature."""

    board: Board
    features: tuple[SurveyedFeature, ...]
    numbers: dict[PieceId, int]
    pieces: tuple[tuple[int, ...], ...]


_KNOWN: Final[dict[int, _Known]] = {}
_MOST_KNOWN: Final = 50_000
"""Features that were surveyed lately, by their identity."""

_ALONE: Final[dict[tuple[PieceId, tuple[Cell, ...]], tuple[Piece, Ruleset, SurveyedFeature]]] = {}
"""By a piece without ports and the empty places around it: the piece and the rules it was surveyed for, and the feature."""

_MARKS: Final[dict[int, tuple[Slot, object, tuple[Mark, ...]]]] = {}
"""By the identity of a slot: the slot, what was kept there the last time, and what stood on the board for it."""

_HELD: Final[dict[int, tuple[SurveyedFeature, Holding, SurveyedFeature]]] = {}
"""By the identity of a surveyed feature: the feature, who stood on it the last time, and the feature with them."""

_PROJECTIONS: Final[dict[int, Projection]] = {}
"""By the identity of the figures on a board: what the table came to the last time."""

_LANDS: Final[OrderedDict[int, _Land]] = OrderedDict()
_MOST_LANDS: Final = 200
"""Boards that were surveyed lately, by their identity. Half of all actions lay no tile."""


def survey(rules: "Carcassonne", state: State, history: History, helps: bool) -> CarcassonneSurvey:
    """The survey of a state; `helps` tells whether projection and dead places are part of it."""
    ruleset = rules.ruleset
    projection = _projection(ruleset, state)
    land = _land(ruleset, state)
    return CarcassonneSurvey(
        features=_with_figures(land, projection),
        ids=None,
        pieces=land.pieces,
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
    if len(_PROJECTIONS) >= _MOST_LANDS:
        _PROJECTIONS.clear()
    _PROJECTIONS[id(state.figures)] = found
    return found


def _follows(before: State, state: State) -> bool:
    """Whether the boards are the same but for the tile just laid. Something may have been taken back in between."""
    old, new = before.board.tiles, state.board.tiles
    if before.board is state.board:
        return True
    return state.placed is not None and state.placed not in old and len(new) == len(old) + 1 and old.items() <= new.items()


def changes(before: CarcassonneSurvey, after: CarcassonneSurvey) -> CarcassonneSurvey:
    """What a survey tells to whoever has the one before; both are whole."""
    known = {feature.id: feature for feature in before.features}
    changed = tuple([feature for feature in after.features if (old := known.get(feature.id)) is not feature and old != feature])
    return replace(after, features=changed, ids=tuple([feature.id for feature in after.features]))


def missing_places(board: Board, feature: Feature) -> tuple[Cell, ...]:
    """The empty places that must be filled to complete a feature of pieces with ports."""
    if not feature.open or feature.kind == FIELD:
        return ()
    beside = (neighbour(piece.cell, port) for piece in feature.pieces for port in board.piece(piece).ports)
    return tuple(dict.fromkeys(cell for cell in beside if cell not in board.tiles))


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


def _with_figures(land: _Land, projection: Projection) -> tuple[SurveyedFeature, ...]:
    """The features of a board with the figures on them."""
    features = list(land.features)
    for holding in projection.holdings:
        number = land.numbers[holding.feature.pieces[0]]
        features[number] = _held(land.board, features[number], holding)
    return tuple(features)


def _held(board: Board, feature: SurveyedFeature, holding: Holding) -> SurveyedFeature:
    known = _HELD.get(id(feature))
    if known is None or known[0] is not feature or known[1] != holding:
        figures = tuple([figure_view(board, piece, standing) for piece, standing in holding.figures])
        if len(_HELD) >= _MOST_KNOWN:
            _HELD.clear()
        known = _HELD[id(feature)] = feature, holding, replace(feature, figures=figures, leaders=tuple(holding.seats))
    return known[2]


def _land(ruleset: Ruleset, state: State) -> _Land:
    board = state.board
    found = _LANDS.get(id(board))
    if found is None or found.board is not board:
        features = board.features.all()
        single = [PieceId(cell, place) for cell, laid in board.tiles.items() for place in laid.face.without_ports]
        index: dict[tuple[Cell, int], int] = {piece: number for number, feature in enumerate(features) for piece in feature.pieces}
        index.update({piece: number for number, piece in enumerate(single, start=len(features))})
        found = _LANDS[id(board)] = _Land(
            board=board,
            features=(*[_surveyed(ruleset, state, feature) for feature in features], *[_alone(ruleset, board, piece) for piece in single]),
            numbers={**{feature.pieces[0]: number for number, feature in enumerate(features)}, **{piece: index[piece] for piece in single}},
            pieces=tuple([tuple([index[cell, place] for place in range(len(laid.face.pieces))]) for cell, laid in board.tiles.items()]),
        )
        if len(_LANDS) > _MOST_LANDS:
            _LANDS.popitem(last=False)
    return found


def _surveyed(ruleset: Ruleset, state: State, feature: Feature) -> SurveyedFeature:
    """A feature as if nobody stood on it."""
    known = _KNOWN.get(id(feature))
    if known is None or known.feature is not feature:
        known = _know(ruleset, state.board, feature)
    if feature.kind != FIELD:
        return known.alone
    of = state.board.features
    cities = {of.root(piece) for piece in feature.cities}
    beside = CITY_IN_FIELD * sum([of.of(city).complete for city in cities]), cities
    if known.beside != beside:
        known.beside = beside
        known.together = replace(known.alone, points=beside[0], cities=tuple(map(piece_id, sorted(cities))))
    return known.together


def _know(ruleset: Ruleset, board: Board, feature: Feature) -> _Known:
    """What follows from a feature of pieces with ports. It is the same object as long as nothing is added to it, so nothing is worked out twice."""
    alone = _described(ruleset, feature, piece_id(board.features.root(feature.pieces[0])), missing_places(board, feature))
    if len(_KNOWN) >= _MOST_KNOWN:
        _KNOWN.clear()
    known = _KNOWN[id(feature)] = _Known(feature, alone, alone)
    return known


def _alone(ruleset: Ruleset, board: Board, piece: PieceId) -> SurveyedFeature:
    """A feature of a single piece, a monastery or garden: only what lies around it counts."""
    ends = tuple([cell for cell in around(piece.cell) if cell not in board.tiles])
    known = _ALONE.get((piece, ends))
    if known is None or known[0] is not board.piece(piece) or known[1] is not ruleset:
        if len(_ALONE) >= _MOST_KNOWN:
            _ALONE.clear()
        described = _described(ruleset, board.feature(piece), piece_id(piece), ends)
        known = _ALONE[piece, ends] = board.piece(piece), ruleset, described
    return known[2]


def _described(ruleset: Ruleset, feature: Feature, name: str, ends: tuple[Cell, ...]) -> SurveyedFeature:
    worth = ruleset.worths.get(feature.kind)
    size = len(feature.tiles) + feature.shields
    return SurveyedFeature(
        id=name,
        kind=feature.kind,
        tiles=len(feature.tiles),
        shields=feature.shields,
        open=0 if feature.kind == FIELD else feature.open,
        ends=ends,
        complete=feature.complete,
        points=0 if worth is None else (worth.complete if feature.complete else worth.open) * size,
        closed=None if worth is None else worth.complete * (size + len(ends)),
    )


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
