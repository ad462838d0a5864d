"""Features of the board, joined incrementally tile by tile (union-find), so that lookups need no search."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from rookery.games.carcassonne.geometry import Cell, facing_half, facing_side, neighbours
from rookery.games.carcassonne.tiles import FIELD, Face, Piece


class PieceId(NamedTuple):
    """A piece on the board: the cell of its tile, and its index on that tile."""

    cell: Cell
    place: int


@dataclass(frozen=True, slots=True)
class Feature:
    """A set of connected pieces. `open` counts the openings that remain before completion; a field is never complete.

    `tiles` counts each tile once (BC-11). `cities` are the city pieces that border a field.
    """

    kind: str
    pieces: tuple[PieceId, ...]
    tiles: frozenset[Cell]
    open: int = 0
    shields: int = 0
    cities: frozenset[PieceId] = frozenset()

    @property
    def complete(self) -> bool:
        return self.open == 0 and self.kind != FIELD


@dataclass(frozen=True, slots=True)
class Features:
    """The feature of each piece. Immutable: `lay` returns a new instance."""

    _root: Mapping[PieceId, PieceId]
    _features: Mapping[PieceId, Feature]

    def root(self, piece: PieceId) -> PieceId:
        """Return the representative piece of a feature; two pieces have the same one if and only if they are connected."""
        return self._root[piece]

    def roots(self, pieces: Iterable[PieceId]) -> set[PieceId]:
        """Return the representative pieces of these features."""
        return set(map(self._root.__getitem__, pieces))

    def roots_as_laid(self) -> Iterable[PieceId]:
        """Yield the root of every piece with ports, by order of placement and index on the tile."""
        return self._root.values()

    def of(self, piece: PieceId) -> Feature:
        return self._features[self._root[piece]]

    def all(self) -> tuple[Feature, ...]:
        return tuple(self._features.values())

    def lay(self, cell: Cell, face: Face, beside: Sequence[Face | None]) -> "Features":
        """Return the features after placing a tile; `beside` are the faces on its four sides, None if empty."""
        roots, features = dict(self._root), dict(self._features)
        for place, piece in enumerate(face.pieces):
            if not piece.ports:
                continue
            touching = pieces_met(cell, piece, beside)
            own = PieceId(cell, place)
            joined = list(dict.fromkeys(roots[other] for other in touching))
            root = joined[0] if joined else own
            parts = [features.pop(part) for part in joined]
            feature = Feature(
                kind=piece.kind,
                pieces=(*(other for part in parts for other in part.pieces), own),
                tiles=frozenset((cell,)).union(*(part.tiles for part in parts)),
                open=sum(part.open for part in parts) + len(piece.ports) - 2 * len(touching),
                shields=sum(part.shields for part in parts) + piece.shield,
                cities=frozenset(PieceId(cell, city) for city in piece.cities).union(*(part.cities for part in parts)),
            )
            features[root] = feature
            roots.update(dict.fromkeys(feature.pieces, root) if len(parts) > 1 else {own: root})
        return Features(roots, features)


def pieces_met(cell: Cell, piece: Piece, beside: Sequence[Face | None]) -> list[PieceId]:
    """Return the neighbouring piece at each port that has a neighbour."""
    cells = neighbours(cell)
    met = []
    for port in piece.ports:
        side = port // 2 if piece.kind == FIELD else port
        other = beside[side]
        if other is None:
            continue
        place = other.at_half[facing_half(port)] if piece.kind == FIELD else other.at_side[facing_side(port)]
        assert place is not None, "touching edges match"
        met.append(PieceId(cells[side], place))
    return met
