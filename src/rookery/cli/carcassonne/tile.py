"""A tile of Carcassonne as three rows of seven characters, computed from its data."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from rich.text import Text

from rookery.cli.carcassonne.glyphs import ASCII_GLYPHS, STYLES, UNICODE_GLYPHS, TileGlyphs, neutral_glyphs
from rookery.cli.console import Block
from rookery.games.carcassonne.geometry import SIDES
from rookery.games.carcassonne.tiles import CITY, FIELD, GARDEN, MONASTERY, ROAD, Face, Piece, Tile

WATER: Final = "V"
TOWER_BASE: Final = "base"

COLUMNS: Final = 7
ROWS: Final = 3
Offset: TypeAlias = tuple[int, int]
"""The column and row of one character on a tile."""


class Glyph(NamedTuple):
    """A character and its style."""

    char: str
    style: str


@dataclass(frozen=True, slots=True)
class TextTile:
    """A tile in one rotation: its characters, the spot of a figure on each piece by name, and the three offsets of each mark by name."""

    glyphs: dict[Offset, Glyph] = field(default_factory=dict)
    spots: dict[str, Offset] = field(default_factory=dict)
    marks: dict[str, list[Offset]] = field(default_factory=dict)


_PIECES: Final = (CITY, ROAD, FIELD, MONASTERY, GARDEN)
_EDGES: Final = "CRF" + WATER
_MARKS: Final = (TOWER_BASE, "thief", "source", "tunnel")
"""The marks that have characters of their own or need none; all others appear as their first letter."""

MIDDLE: Final[Offset] = (3, 1)
_ARMS: Final[tuple[tuple[Offset, ...], ...]] = (((3, 0),), ((6, 1), (5, 1), (4, 1)), ((3, 2),), ((0, 1), (1, 1), (2, 1)))
"""The offsets between each side and the centre, starting at the side."""
_ON_ARM: Final[tuple[Offset, ...]] = ((3, 0), (5, 1), (3, 2), (1, 1))
"""The offset of a figure on each arm, and at each side that is all field."""
_STRAIGHT: Final = ("NS", "EW", "NS", "EW")
_CAPS: Final[tuple[tuple[Offset, ...], ...]] = (
    tuple((column, 0) for column in range(1, 6)),
    ((5, 1), (6, 1)),
    tuple((column, 2) for column in range(1, 6)),
    ((1, 1), (0, 1)),
)
"""The offsets of a city that touches one side only."""
_CORNERS: Final[tuple[tuple[Offset, str, tuple[int, int]], ...]] = (
    ((0, 0), "\\", (3, 0)),
    ((6, 0), "/", (0, 1)),
    ((6, 2), "\\", (1, 2)),
    ((0, 2), "/", (2, 3)),
)
"""Each corner, the direction of a wall through it, and its two sides."""
_ACROSS: Final[Mapping[tuple[int, ...], range]] = {
    (0, 2): range(2, 5),
    (0, 1, 2): range(3, 6),
    (0, 2, 3): range(1, 4),
    (1, 3): range(1, 6),
    (0, 1, 3): range(1, 6),
    (1, 2, 3): range(1, 6),
    (0, 1, 2, 3): range(1, 6),
}
"""The columns of the middle row that a city fills if it spans the tile; a side that it does not touch leaves room for a garden."""
_SLOPES: Final[Mapping[tuple[int, ...], tuple[Offset, str]]] = {
    (0, 1): ((4, 1), "\\"),
    (1, 2): ((4, 1), "/"),
    (2, 3): ((2, 1), "\\"),
    (0, 3): ((2, 1), "/"),
}
"""The inner wall of a tile whose city fills one corner."""
_NEAR_HALF: Final[tuple[tuple[Offset, ...], ...]] = (
    ((1, 0), (2, 0)),
    ((5, 0), (4, 0)),
    ((6, 0), (5, 0)),
    ((6, 2), (5, 2)),
    ((5, 2), (4, 2)),
    ((1, 2), (2, 2)),
    ((0, 2), (1, 2)),
    ((0, 0), (1, 0)),
)
_CORNER_OF_HALF: Final[tuple[Offset, ...]] = ((0, 0), (6, 0), (6, 0), (6, 2), (6, 2), (0, 2), (0, 2), (0, 0))


@lru_cache(maxsize=1024)
def text_tile(tile: Tile, rotation: int, *, plain: bool) -> TextTile:
    """Return the tile as text in this rotation."""
    glyphs = ASCII_GLYPHS if plain else UNICODE_GLYPHS
    face = tile.faces[rotation]
    tile_text = TextTile({(column, row): Glyph(glyphs.field, "field") for row in range(ROWS) for column in range(COLUMNS)})
    _add_cities(tile_text, face, glyphs)
    _add_courses(tile_text, face, glyphs)
    _add_buildings(tile_text, tile, glyphs)
    _add_strange_edges(tile_text, face)
    _add_field_spots(tile_text, face)
    return tile_text


def tile_block(tile_text: TextTile, over: Mapping[Offset, Glyph] | None = None) -> Block:
    """Return the tile as lines, with `over` on top of it."""
    shown = {**tile_text.glyphs, **(over or {})}
    rows = [[shown[column, row] for column in range(COLUMNS)] for row in range(ROWS)]
    return [Text.assemble(*((glyph.char, STYLES[glyph.style]) for glyph in row)) for row in rows]


# --- cities


def _add_cities(tile_text: TextTile, face: Face, glyphs: TileGlyphs) -> None:
    cities = [piece for piece in face.pieces if piece.kind == CITY]
    for offset, wall, sides in _CORNERS:
        if any(set(sides) & set(city.ports) for city in cities):
            tile_text.glyphs[offset] = Glyph(glyphs.wall[wall], "wall")
    for city in cities:
        offsets = _city_offsets(city.ports)
        tile_text.glyphs.update(dict.fromkeys(offsets, Glyph(glyphs.city, "city")))
        if city.ports in _SLOPES:
            offset, wall = _SLOPES[city.ports]
            tile_text.glyphs[offset] = Glyph(glyphs.wall[wall], "wall")
        first, second, *_ = _from_the_middle(offsets)
        tile_text.spots[city.name] = first
        if city.shield:
            tile_text.glyphs[second] = Glyph(glyphs.shield, "shield")


def _city_offsets(sides: Sequence[int]) -> list[Offset]:
    """Return the offsets of a city: its sides, the corners between them, and the middle where it reaches across."""
    offsets = [offset for side in sides for offset in _CAPS[side]]
    offsets += [offset for offset, _, between in _CORNERS if set(between) <= set(sides)]
    offsets += [(column, 1) for column in _ACROSS.get(tuple(sides), ())]
    return list(dict.fromkeys(offsets))


def _from_the_middle(offsets: Sequence[Offset]) -> list[Offset]:
    """Sort offsets by the distance to their common middle, then to the middle of the tile."""
    across, down = (sum(part) / len(offsets) for part in zip(*offsets, strict=True))
    return sorted(offsets, key=lambda offset: (abs(offset[0] - across) + 2 * abs(offset[1] - down), abs(offset[0] - MIDDLE[0])))


# --- roads and rivers


class _Course(NamedTuple):
    """A road or river: the sides it joins, or its single side if it ends on the tile. Rivers have no name."""

    kind: str
    sides: tuple[int, ...]
    name: str = ""

    @property
    def form(self) -> str:
        return "".join(SIDES[side] for side in self.sides)

    @property
    def bends(self) -> bool:
        return len(self.sides) == 2 and self.form not in _STRAIGHT


def _add_courses(tile_text: TextTile, face: Face, glyphs: TileGlyphs) -> None:
    courses = [_Course(ROAD, piece.ports, piece.name) for piece in face.pieces if piece.kind == ROAD]
    water = tuple(side for side, letter in enumerate(face.edges) if letter == WATER)
    courses += [_Course("river", water)] if water else []
    through = [course for course in courses if len(course.sides) > 1]
    beside_each_other = len(through) == 2 and all(course.bends for course in through)
    for course in courses:
        for side in course.sides:
            tile_text.glyphs.update(dict.fromkeys(_ARMS[side], _line(course.kind, _STRAIGHT[side], glyphs)))
        if beside_each_other and course in through:
            tile_text.glyphs.update(_stairs(course, glyphs))
        if course.name:
            tile_text.spots[course.name] = MIDDLE if through == [course] else _ON_ARM[course.sides[-1]]
        if len(course.sides) == 1 and face.edges[(course.sides[0] + 2) % 4] == "C":
            _reach_wall(tile_text, course, glyphs)
    if not beside_each_other and tile_text.glyphs[MIDDLE].style == "field" and (middle := _middle(courses, through, face, glyphs)):
        tile_text.glyphs[MIDDLE] = middle


def _reach_wall(tile_text: TextTile, course: _Course, glyphs: TileGlyphs) -> None:
    """Extend a road that ends on the tile past the middle, to the wall of the city on the opposite side."""
    beyond = _ARMS[(course.sides[0] + 2) % 4][-1]
    if tile_text.glyphs[beyond].style == "field":
        tile_text.glyphs[beyond] = _line(course.kind, _STRAIGHT[course.sides[0]], glyphs)


def _line(kind: str, form: str, glyphs: TileGlyphs) -> Glyph:
    return Glyph((glyphs.road if kind == ROAD else glyphs.river)[form], kind)


def _middle(courses: list[_Course], through: list[_Course], face: Face, glyphs: TileGlyphs) -> Glyph | None:
    """Return the character at the crossing of roads and rivers."""
    river = next((course for course in through if course.kind != ROAD), None)
    if river is not None and not river.bends and any(course.kind == ROAD for course in courses):
        return Glyph(glyphs.bridge[river.form], "bridge")
    if through:
        return _line(through[0].kind, through[0].form, glyphs)
    if len(courses) > 1:
        return Glyph(glyphs.village, "village")
    if not courses or any(piece.kind == MONASTERY for piece in face.pieces):
        return None
    return _line(courses[0].kind, courses[0].form, glyphs)


def _stairs(course: _Course, glyphs: TileGlyphs) -> Iterator[tuple[Offset, Glyph]]:
    """Yield one of the two bends of a tile: it turns near its side and again before the middle, so that the two stay apart."""
    upright, level = sorted(course.sides, key=lambda side: side % 2)
    row = _ARMS[upright][0][1]
    column = _ARMS[level][-1][0]
    back = _Course(course.kind, tuple(sorted(((upright + 2) % 4, (level + 2) % 4))))
    for offset, form in (((3, row), course.form), ((column, row), back.form), ((column, 1), course.form)):
        yield offset, _line(course.kind, form, glyphs)


# --- buildings and marks


def _add_buildings(tile_text: TextTile, tile: Tile, glyphs: TileGlyphs) -> None:
    """Add buildings and marks. A piece or mark that has no characters of its own appears as its first letter."""
    kinds = {piece.kind for piece in tile.face.pieces}
    for kind, chars in ((MONASTERY, glyphs.monastery), (GARDEN, glyphs.garden)):
        if kind in kinds:
            tile_text.spots[kind] = _put(tile_text, chars, kind)[1]
    if tile.marks.get("thief"):
        _put(tile_text, f"{glyphs.thief[0]}{tile.marks['thief']}{glyphs.thief[1]}", "thief")
    if tile.marks.get(TOWER_BASE):
        tile_text.marks[TOWER_BASE] = _put(tile_text, glyphs.tower + 2 * glyphs.field, "tower")
    for name in strange_marks(tile):
        tile_text.marks[name] = _put(tile_text, neutral_glyphs(name, glyphs), "neutral")
        if name in kinds:
            tile_text.spots[name] = tile_text.marks[name][1]


def strange_marks(tile: Tile) -> list[str]:
    """Return the tile's marks and kinds of pieces that have no characters of their own."""
    kinds = [piece.kind for piece in tile.face.pieces if piece.kind not in _PIECES]
    return list(dict.fromkeys([*kinds, *(name for name, value in tile.marks.items() if value and name not in _MARKS)]))


def _add_strange_edges(tile_text: TextTile, face: Face) -> None:
    """Add the letters of edges that have no characters of their own."""
    for side, letter in enumerate(face.edges):
        if letter not in _EDGES:
            tile_text.glyphs[_ARMS[side][0]] = Glyph(letter, "neutral")


def _put(tile_text: TextTile, chars: str, style: str) -> list[Offset]:
    """Put three characters into free space as near to the middle as possible; on a crowded tile, cover something else."""
    rows = [[(column + step, row) for step in range(3)] for row in range(ROWS) for column in range(COLUMNS - 2)]
    free = [row for row in rows if all(tile_text.glyphs[offset].style == "field" for offset in row)]
    best = min(free or rows, key=lambda row: (abs(row[1][0] - 3) + 2 * abs(row[1][1] - 1), -row[1][1], -row[1][0]))
    tile_text.glyphs.update({offset: Glyph(char, style) for offset, char in zip(best, chars, strict=True)})
    return best


# --- fields


def _add_field_spots(tile_text: TextTile, face: Face) -> None:
    for piece in face.pieces:
        if piece.kind == FIELD:
            taken = set(tile_text.spots.values())
            tile_text.spots[piece.name] = next(offset for offset in _field_offsets(tile_text, piece) if offset not in taken)


def _field_offsets(tile_text: TextTile, piece: Piece) -> Iterable[Offset]:
    """Return the offset of a farmer: at a side that is all field, near a half-edge, or else in a corner, on the wall."""
    sides = [side for side in range(len(SIDES)) if {2 * side, 2 * side + 1} <= set(piece.ports)]
    offsets = [*(_ON_ARM[side] for side in sides), *(offset for half in piece.ports for offset in _NEAR_HALF[half])]
    yield from (offset for offset in offsets if tile_text.glyphs[offset].style == "field")
    yield from (_CORNER_OF_HALF[half] for half in piece.ports)
