"""Tiles as data: read and check data files, and compute each tile's face in every rotation."""

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import resources
from typing import Any, Final

from rookery.core.errors import SetupError
from rookery.core.frozen import FrozenMap
from rookery.games.carcassonne.geometry import HALVES, ROTATIONS, SIDES

CITY, ROAD, FIELD, MONASTERY, GARDEN = "city", "road", "field", "monastery", "garden"
EDGE_KINDS: Final = {"C": CITY, "R": ROAD}
LAND: Final = "land"
MOST_OF_ONE: Final = 99


class TileDataError(SetupError):
    """An invalid tile data file; names file, row and reason."""

    def __init__(self, problem: str) -> None:
        super().__init__("tile-data", "{problem}", problem=problem)


@dataclass(frozen=True, slots=True)
class Piece:
    """One piece of a tile. Its sorted ports are sides (city, road) or half-edges (field); monasteries and gardens have none.

    `cities` are the indices of the city pieces on the same tile that border a field.
    """

    kind: str
    ports: tuple[int, ...] = ()
    shield: bool = False
    cities: tuple[int, ...] = ()

    @property
    def sides(self) -> tuple[int, ...]:
        """Return the sides that the piece reaches."""
        return tuple(dict.fromkeys(port // 2 for port in self.ports)) if self.kind == FIELD else self.ports

    @property
    def name(self) -> str:
        """The name of the piece in a claim: its kind and first port."""
        if not self.ports:
            return self.kind
        return f"{self.kind} {HALVES[self.ports[0]] if self.kind == FIELD else SIDES[self.ports[0]]}"


@dataclass(frozen=True)
class Face:
    """A tile in one rotation: the letters of its sides, and its pieces in the tile's own order with rotated ports."""

    edges: str
    pieces: tuple[Piece, ...]

    @cached_property
    def at_side(self) -> tuple[int | None, ...]:
        """The index of the city or road that reaches each side."""
        return tuple(
            next((place for place, piece in enumerate(self.pieces) if piece.kind != FIELD and side in piece.ports), None)
            for side in range(len(SIDES))
        )

    @cached_property
    def at_half(self) -> tuple[int | None, ...]:
        """The index of the field that reaches each half-edge."""
        return tuple(
            next((place for place, piece in enumerate(self.pieces) if piece.kind == FIELD and half in piece.ports), None)
            for half in range(len(HALVES))
        )

    @cached_property
    def without_ports(self) -> tuple[int, ...]:
        """The indices of pieces without ports; each is a feature of its own."""
        return tuple(place for place, piece in enumerate(self.pieces) if not piece.ports)

    def turned(self, quarters: int) -> "Face":
        return Face(
            edges="".join(self.edges[(side - quarters) % 4] for side in range(4)),
            pieces=tuple(_turned(piece, quarters) for piece in self.pieces),
        )


def _turned(piece: Piece, quarters: int) -> Piece:
    turn, full = (2, len(HALVES)) if piece.kind == FIELD else (1, len(SIDES))
    ports = tuple(sorted((port + turn * quarters) % full for port in piece.ports))
    return Piece(piece.kind, ports, piece.shield, piece.cities)


@dataclass(frozen=True)
class Tile:
    """One type of tile. `marks` are symbols printed for expansions; `pile` is the pile it belongs to.

    A tile that `needs` an expansion stays in the box without it. `verified` is true if its face was checked against the printed tile.
    """

    code: str
    count: int
    face: Face
    marks: FrozenMap[str, Any] = FrozenMap()
    pile: str = LAND
    needs: str | None = None
    verified: bool = True

    @cached_property
    def faces(self) -> dict[int, Face]:
        """The tile's faces by rotation in degrees."""
        return {rotation: self.face.turned(rotation // 90) for rotation in ROTATIONS}


@dataclass(frozen=True, slots=True)
class TileFile:
    """A data file, its package and its vocabulary: `marks` by name and type, `letters` for edges without a piece."""

    name: str
    marks: FrozenMap[str, type] = FrozenMap()
    letters: str = ""
    package: str = "rookery.games.carcassonne.data"


def load(file: TileFile, like: Mapping[str, Tile] | None = None) -> tuple[Tile, ...]:
    """Load the tiles of a data file; rows may reuse the faces of the tiles in `like`."""
    text = resources.files(file.package).joinpath(file.name).read_text(encoding="utf-8")
    return parse(text, file, like or {})


def parse(text: str, file: TileFile, like: Mapping[str, Tile]) -> tuple[Tile, ...]:
    """Parse and check the tiles of a data text."""
    try:
        content = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise TileDataError(f"{file.name}: {error}") from error
    rows = content.get("tile")
    if set(content) != {"tile"} or not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise TileDataError(f"{file.name}: a tile file holds [[tile]] rows and nothing else")
    tiles: dict[str, Tile] = {}
    for number, row in enumerate(rows, start=1):
        try:
            tile = _tile(row, file, like)
            if tile.code in tiles or tile.code in like:
                raise TileDataError("the code appears twice")
        except TileDataError as error:
            raise TileDataError(f"{file.name}, tile {number} ({row.get('code', 'no code')}): {error}") from error
        tiles[tile.code] = tile
    return tuple(tiles.values())


_KEYS: Final[dict[str, type]] = {
    "code": str,
    "count": int,
    "edges": str,
    "like": str,
    "cities": list,
    "roads": list,
    "fields": list,
    "monastery": bool,
    "garden": bool,
    "pile": str,
    "needs": str,
    "verified": bool,
}
_FACE_KEYS: Final = ("edges", "cities", "roads", "fields", "monastery", "garden")


def _tile(row: dict[str, Any], file: TileFile, like: Mapping[str, Tile]) -> Tile:
    keys = {**_KEYS, **file.marks}
    for key, value in row.items():
        if key not in keys:
            raise TileDataError(f"unknown key '{key}'")
        if type(value) is not keys[key]:
            raise TileDataError(f"'{key}' must be of type {keys[key].__name__}")
        if type(value) is int and value < 1:
            raise TileDataError(f"'{key}' must be at least 1")
    code, count = row.get("code", ""), row.get("count", 0)
    if not (code.isascii() and code.isalnum() and len(code) <= 8):
        raise TileDataError("'code' must be one to eight letters or digits")
    if not 1 <= count <= MOST_OF_ONE:
        raise TileDataError(f"'count' must be from 1 to {MOST_OF_ONE}")
    if "like" in row:
        if both := [key for key in _FACE_KEYS if key in row]:
            raise TileDataError(f"'like' and '{both[0]}' exclude each other")
        if row["like"] not in like:
            raise TileDataError(f"like '{row['like']}': there is no such tile")
        face = like[row["like"]].face
    else:
        face = _face(row, file.letters)
    return Tile(
        code=code,
        count=count,
        face=face,
        marks=FrozenMap({mark: row[mark] for mark in file.marks if mark in row}),
        pile=row.get("pile", LAND),
        needs=row.get("needs"),
        verified=row.get("verified", True),
    )


def _face(row: dict[str, Any], letters: str) -> Face:
    edges = row.get("edges", "")
    if len(edges) != 4 or not set(edges) <= set("CRF" + letters):
        raise TileDataError(f"'edges' must be four letters of {', '.join('CRF' + letters)}")
    cities = [_table(city, {"edges": str, "shield": bool}, "edges", "a city") for city in row.get("cities", ())]
    roads = row.get("roads", [])
    if not all(isinstance(road, str) for road in roads):
        raise TileDataError("a road is the text of its edges")
    fields = [_table(field, {"halves": str, "cities": list}, "halves", "a field") for field in row.get("fields", ())]
    pieces = [
        *(Piece(CITY, _sides(city["edges"]), shield=city.get("shield", False)) for city in cities),
        *(Piece(ROAD, _sides(road)) for road in roads),
        *(Piece(FIELD, _halves(field["halves"]), cities=_bordered(field.get("cities", []), len(cities))) for field in fields),
        *(Piece(kind) for kind in (MONASTERY, GARDEN) if row.get(kind)),
    ]
    _check_sides(edges, pieces)
    _check_halves(edges, pieces)
    return Face(edges, tuple(pieces))


def _table(value: Any, keys: Mapping[str, type], required: str, what: str) -> dict[str, Any]:
    if not isinstance(value, dict) or required not in value:
        raise TileDataError(f"{what} needs its '{required}'")
    for key, part in value.items():
        if key not in keys:
            raise TileDataError(f"unknown key '{key}' in {what}")
        if type(part) is not keys[key]:
            raise TileDataError(f"'{key}' of {what} must be of type {keys[key].__name__}")
    return value


def _sides(text: str) -> tuple[int, ...]:
    if not text or not set(text) <= set(SIDES) or len(set(text)) != len(text):
        raise TileDataError(f"{text[:40]!r} is not a set of edges N E S W")
    return tuple(sorted(map(SIDES.index, text)))


def _halves(text: str) -> tuple[int, ...]:
    words = text.split()
    if not words or not set(words) <= set(HALVES) or len(set(words)) != len(words):
        raise TileDataError(f"{text[:40]!r} is not a set of half-edges {' '.join(HALVES)}")
    return tuple(sorted(map(HALVES.index, words)))


def _bordered(places: list[Any], cities: int) -> tuple[int, ...]:
    if not all(type(place) is int and 0 <= place < cities for place in places) or len(set(places)) != len(places):
        raise TileDataError("a field borders a city that the tile does not have")
    return tuple(sorted(places))


def _check_sides(edges: str, pieces: Iterable[Piece]) -> None:
    reached: dict[int, str] = {}
    for piece in pieces:
        for side in piece.ports if piece.kind != FIELD else ():
            if side in reached:
                raise TileDataError(f"two pieces reach edge {SIDES[side]}")
            reached[side] = piece.kind
    for side, letter in enumerate(edges):
        if reached.get(side) != EDGE_KINDS.get(letter):
            raise TileDataError(f"edge {SIDES[side]} is {letter}, but the piece there is {reached.get(side, 'none')}")


def _check_halves(edges: str, pieces: Iterable[Piece]) -> None:
    reached: list[int] = [half for piece in pieces if piece.kind == FIELD for half in piece.ports]
    for half, name in enumerate(HALVES):
        wanted = 0 if edges[half // 2] == "C" else 1
        if reached.count(half) > 1:
            raise TileDataError(f"fields overlap at {name}")
        if reached.count(half) != wanted:
            raise TileDataError(f"half-edge {name} {'lies in a city, not in a field' if wanted == 0 else 'belongs to no field'}")
