"""The board: placed tiles, open places beside them, and the features they form."""

from dataclasses import dataclass, field
from functools import lru_cache

from rookery.core.frozen import FrozenMap
from rookery.games.carcassonne.features import Feature, Features, PieceId
from rookery.games.carcassonne.geometry import ROTATIONS, Cell, around, facing_side, neighbours
from rookery.games.carcassonne.tiles import Face, Piece


@dataclass(frozen=True, slots=True)
class Laid:
    """A tile on the board; `face` follows from its code and rotation."""

    code: str
    rotation: int
    face: Face = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Board:
    """The tiles by cell. `open` maps each open place to the edge letters it requires, '.' for any.

    Only the tiles define the position; open places and features follow from them and are updated with each tile.
    """

    tiles: FrozenMap[Cell, Laid] = FrozenMap()
    open: FrozenMap[Cell, str] = field(default=FrozenMap(), compare=False, repr=False)
    features: Features = field(default=Features({}, {}), compare=False, repr=False)

    def lay(self, cell: Cell, laid: Laid) -> "Board":
        """Return the board with one more tile. Callers check that its edges match."""
        sides = neighbours(cell)
        beside = [self.tiles[other].face if other in self.tiles else None for other in sides]
        places = {other: self.open.get(other, "....") for side, other in enumerate(sides) if beside[side] is None}
        for side, other in enumerate(sides):
            if other in places:
                facing = facing_side(side)
                places[other] = places[other][:facing] + laid.face.edges[side] + places[other][facing + 1 :]
        return Board(
            tiles=self.tiles.set(cell, laid),
            open=(self.open.without(cell) if cell in self.open else self.open).update(places),
            features=self.features.lay(cell, laid.face, beside),
        )

    def piece(self, piece: PieceId) -> Piece:
        return self.tiles[piece.cell].face.pieces[piece.place]

    def named(self, cell: Cell, name: str) -> PieceId:
        """Return the piece with this name on a tile."""
        return PieceId(cell, [piece.name for piece in self.tiles[cell].face.pieces].index(name))

    def feature(self, piece: PieceId) -> Feature:
        """Return the feature of a piece. A monastery or garden is its own feature: its tile and the eight cells around it (BC-10)."""
        part = self.piece(piece)
        if part.ports:
            return self.features.of(piece)
        present = frozenset([cell for cell in (piece.cell, *around(piece.cell)) if cell in self.tiles])
        return Feature(part.kind, (piece,), present, open=9 - len(present))

    def finished_cities(self, field_: Feature) -> int:
        """Return the number of complete cities that touch this field (BC-15)."""
        return sum([self.features.of(city).complete for city in self.features.roots(field_.cities)])

    def affected_by(self, cell: Cell) -> tuple[Feature, ...]:
        """Return the features that the tile on this cell may have completed: its own, and nearby monasteries and gardens."""
        own = [self.feature(PieceId(cell, place)) for place in range(len(self.tiles[cell].face.pieces))]
        near = [
            self.feature(PieceId(other, place)) for other in around(cell) if other in self.tiles for place in self.tiles[other].face.without_ports
        ]
        return tuple({feature.pieces[0]: feature for feature in (*own, *near)}.values())


@lru_cache(maxsize=1 << 14)
def fitting(edges: str, place: str) -> tuple[int, ...]:
    """Return the rotations in which a tile with these edges (at rotation 0) fits an open place with these letters (BC-04)."""
    return tuple(
        rotation for quarters, rotation in enumerate(ROTATIONS) if all(place[side] in (".", edges[(side - quarters) % 4]) for side in range(4))
    )
