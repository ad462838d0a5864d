"""The features of a board without figures, for surveys, updated only where a tile changed them."""

from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from rookery.core.frozen import inside, replace
from rookery.core.rules import Seat
from rookery.games.carcassonne.board import Board, Laid
from rookery.games.carcassonne.expansion import Ruleset
from rookery.games.carcassonne.explained_events import piece_id
from rookery.games.carcassonne.features import Feature, PieceId
from rookery.games.carcassonne.geometry import Cell, around, neighbour
from rookery.games.carcassonne.scoring import CITY_IN_FIELD
from rookery.games.carcassonne.tiles import CITY, FIELD
from rookery.games.carcassonne.view import FigureView


@dataclass(frozen=True, slots=True)
class SurveyedFeature:
    """A feature. `id` stays the same while it grows; `cities` are the ids of the cities that a field touches.

    `open` counts the openings that remain before completion, and `ends` lists the open places at them. `points` is its value if the game ended
    now, `closed` its minimum value when complete, with one tile in each of those places. `closed` is None for features that
    never score on completion: fields, and pieces that no figure of this table can claim.
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
class SurveyedBoard:
    """A board without figures: its features, their indices by representative piece, and the feature index of each piece.

    `joined` caches features with ports, keyed by identity of the board's feature; `single` caches the others, keyed by piece.
    """

    board: Board
    features: tuple[SurveyedFeature, ...]
    numbers: Mapping[PieceId, int]
    pieces: tuple[tuple[int, ...], ...]
    joined: Mapping[int, SurveyedFeature]
    single: Mapping[PieceId, SurveyedFeature]


_BOARDS: Final[OrderedDict[int, SurveyedBoard]] = OrderedDict()
_MOST_BOARDS: Final = 500
"""The latest board of each game, by identity of the first tile on it."""


def surveyed_board(ruleset: Ruleset, board: Board) -> SurveyedBoard:
    """Return the surveyed board, updated from the last one if possible. Half of all actions place no tile, and most others place one."""
    tiles = inside(board.tiles)
    game = id(next(iter(tiles.values())))
    found = _BOARDS.get(game)
    if found is None or found.board is not board:
        found = _BOARDS[game] = _made(ruleset, board, tiles, found if found is not None and _follows(found.board, board) else None)
        _BOARDS.move_to_end(game)
        if len(_BOARDS) > _MOST_BOARDS:
            _BOARDS.popitem(last=False)
    return found


def _follows(before: Board, board: Board) -> bool:
    """Return whether the boards differ by one new tile; a player may have undone an action."""
    return len(board.tiles) == len(before.tiles) + 1 and before.tiles.items() <= board.tiles.items()


def _made(ruleset: Ruleset, board: Board, tiles: dict[Cell, Laid], before: SurveyedBoard | None) -> SurveyedBoard:
    features = board.features.all()
    single = _single(ruleset, board, tiles, before)
    surveyed = _joined(ruleset, board, features, {} if before is None else before.joined)
    numbers = {piece: number for number, piece in enumerate([*[feature.pieces[0] for feature in features], *single])}
    return SurveyedBoard(
        board=board,
        features=(*surveyed, *single.values()),
        numbers=numbers,
        pieces=_numbers_of_pieces(board, numbers),
        joined=dict(zip(map(id, features), surveyed, strict=True)),
        single=single,
    )


def _joined(ruleset: Ruleset, board: Board, features: tuple[Feature, ...], known: Mapping[int, SurveyedFeature]) -> list[SurveyedFeature]:
    """Return the features with ports. One that did not grow is the same object as before; a field also changes with its cities."""
    grown = {piece for feature in features if feature.kind == CITY and id(feature) not in known for piece in feature.pieces}
    return [
        known[id(feature)] if id(feature) in known and feature.cities.isdisjoint(grown) else _surveyed(ruleset, board, feature)
        for feature in features
    ]


def _surveyed(ruleset: Ruleset, board: Board, feature: Feature) -> SurveyedFeature:
    described = _described(ruleset, feature, piece_id(feature.pieces[0]), missing_places(board, feature))
    if feature.kind != FIELD:
        return described
    cities = sorted(board.features.roots(feature.cities))
    complete = sum([board.features.of(city).complete for city in cities])
    return replace(described, points=CITY_IN_FIELD * complete, cities=tuple(map(piece_id, cities)))


def _single(ruleset: Ruleset, board: Board, tiles: dict[Cell, Laid], before: SurveyedBoard | None) -> dict[PieceId, SurveyedFeature]:
    """Return the features of a single piece, monasteries and gardens, which depend only on the cells around them."""
    found = {} if before is None else dict(before.single)
    last = next(reversed(tiles))
    for cell in tiles if before is None else [near for near in (*around(last), last) if near in tiles]:
        for place in tiles[cell].face.without_ports:
            piece = PieceId(cell, place)
            found[piece] = _alone(ruleset, board, tiles, piece)
    return found


def _alone(ruleset: Ruleset, board: Board, tiles: dict[Cell, Laid], piece: PieceId) -> SurveyedFeature:
    ends = tuple([cell for cell in around(piece.cell) if cell not in tiles])
    return _described(ruleset, board.feature(piece), piece_id(piece), ends)


def missing_places(board: Board, feature: Feature) -> tuple[Cell, ...]:
    """Return the open places that must be filled to complete a feature with ports."""
    if not feature.open or feature.kind == FIELD:
        return ()
    beside = (neighbour(piece.cell, port) for piece in feature.pieces for port in board.piece(piece).ports)
    return tuple(dict.fromkeys(cell for cell in beside if cell not in board.tiles))


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


def _numbers_of_pieces(board: Board, numbers: Mapping[PieceId, int]) -> tuple[tuple[int, ...], ...]:
    """Return the feature index of each piece, by tile. The first piece of a feature is its root."""
    joined = tuple(map(numbers.__getitem__, board.features.roots_as_laid()))
    start, found = 0, []
    for cell, laid in board.tiles.items():
        single, places = laid.face.without_ports, len(laid.face.pieces)
        own = joined[start : start + places - len(single)]
        start += len(own)
        for place in single:
            own = (*own[:place], numbers[PieceId(cell, place)], *own[place:])
        found.append(own)
    return tuple(found)
