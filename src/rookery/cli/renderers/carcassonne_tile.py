"""A tile of Carcassonne as three rows of seven signs, made from its data alone."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from rich.text import Text

from rookery.cli.console import Block
from rookery.cli.renderers.carcassonne_glyphs import ASCII_GLYPHS, STYLES, UNICODE_GLYPHS, TileGlyphs
from rookery.games.carcassonne.expansion import load_tiles
from rookery.games.carcassonne.expansions import CATALOGUE
from rookery.games.carcassonne.expansions.river import WATER
from rookery.games.carcassonne.expansions.towers_and_thieves import BASE_MARK, THIEF
from rookery.games.carcassonne.geometry import SIDES
from rookery.games.carcassonne.tiles import CITY, FIELD, GARDEN, MONASTERY, ROAD, Face, Piece, Tile

COLUMNS: Final = 7
ROWS: Final = 3
Offset: TypeAlias = tuple[int, int]
"""The place of one sign on a tile: column and row."""


class Glyph(NamedTuple):
    """What stands on a patch, and the style it is printed in."""

    char: str
    style: str


@dataclass(frozen=True, slots=True)
class TextTile:
    """A tile in one rotation: its signs, where a figure on each piece stands, and where a tower begins."""

    glyphs: dict[Offset, Glyph] = field(default_factory=dict)
    spots: dict[str, Offset] = field(default_factory=dict)
    tower: list[Offset] = field(default_factory=list)


_MIDDLE: Final[Offset] = (3, 1)
_ARMS: Final[tuple[tuple[Offset, ...], ...]] = (((3, 0),), ((6, 1), (5, 1), (4, 1)), ((3, 2),), ((0, 1), (1, 1), (2, 1)))
"""The patches between each side and the middle."""
_ON_ARM: Final[tuple[Offset, ...]] = ((3, 0), (5, 1), (3, 2), (1, 1))
"""The patch of each arm where a figure stands, and of each side that is all field."""
_STRAIGHT: Final = ("NS", "EW", "NS", "EW")
_CAPS: Final[tuple[tuple[Offset, ...], ...]] = (
    tuple((column, 0) for column in range(1, 6)),
    ((5, 1), (6, 1)),
    tuple((column, 2) for column in range(1, 6)),
    ((1, 1), (0, 1)),
)
"""The patches of a city that reaches one side only."""
_CORNERS: Final[tuple[tuple[Offset, str, tuple[int, int]], ...]] = (
    ((0, 0), "\\", (3, 0)),
    ((6, 0), "/", (0, 1)),
    ((6, 2), "\\", (1, 2)),
    ((0, 2), "/", (2, 3)),
)
"""Each corner, how a wall runs through it, and the two sides it lies between."""
_ACROSS: Final[Mapping[tuple[int, ...], range]] = {
    (0, 2): range(2, 5),
    (0, 1, 2): range(3, 6),
    (0, 2, 3): range(1, 4),
    (1, 3): range(1, 6),
    (0, 1, 3): range(1, 6),
    (1, 2, 3): range(1, 6),
    (0, 1, 2, 3): range(1, 6),
}
"""The columns of the middle row that a city fills where it reaches across; a side it does not reach keeps room for a garden."""
_SLOPES: Final[Mapping[tuple[int, ...], tuple[Offset, str]]] = {
    (0, 1): ((4, 1), "\\"),
    (1, 2): ((4, 1), "/"),
    (2, 3): ((2, 1), "\\"),
    (0, 3): ((2, 1), "/"),
}
"""The wall inside a tile whose city fills one corner of it."""
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


@cache
def all_tiles() -> Mapping[str, Tile]:
    """Every tile there is, by code."""
    return load_tiles(CATALOGUE)


@cache
def text_tile(code: str, rotation: int, *, plain: bool) -> TextTile:
    tile, glyphs = all_tiles()[code], ASCII_GLYPHS if plain else UNICODE_GLYPHS
    face = tile.faces[rotation]
    tile_text = TextTile({(column, row): Glyph(glyphs.field, "field") for row in range(ROWS) for column in range(COLUMNS)})
    _add_cities(tile_text, face, glyphs)
    _add_courses(tile_text, face, glyphs)
    _add_buildings(tile_text, tile, glyphs)
    _add_field_spots(tile_text, face)
    return tile_text


def tile_block(tile_text: TextTile, over: Mapping[Offset, Glyph] | None = None) -> Block:
    """The tile as lines; `over` is what lies on top of it."""
    signs = {**tile_text.glyphs, **(over or {})}
    rows = [[signs[column, row] for column in range(COLUMNS)] for row in range(ROWS)]
    return [Text.assemble(*((sign.char, STYLES[sign.style]) for sign in row)) for row in rows]


# --- cities


def _add_cities(tile_text: TextTile, face: Face, glyphs: TileGlyphs) -> None:
    cities = [piece for piece in face.pieces if piece.kind == CITY]
    for offset, wall, sides in _CORNERS:
        if any(set(sides) & set(city.ports) for city in cities):
            tile_text.glyphs[offset] = Glyph(glyphs.wall[wall], "wall")
    for city in cities:
        offsets = _city_patches(city.ports)
        tile_text.glyphs.update(dict.fromkeys(offsets, Glyph(glyphs.city, "city")))
        if city.ports in _SLOPES:
            offset, wall = _SLOPES[city.ports]
            tile_text.glyphs[offset] = Glyph(glyphs.wall[wall], "wall")
        first, second, *_ = _from_the_middle(offsets)
        tile_text.spots[city.name] = first
        if city.shield:
            tile_text.glyphs[second] = Glyph(glyphs.shield, "shield")


def _city_patches(sides: Sequence[int]) -> list[Offset]:
    """A city fills its sides, the corners between them, and the middle where it reaches across."""
    offsets = [offset for side in sides for offset in _CAPS[side]]
    offsets += [offset for offset, _, between in _CORNERS if set(between) <= set(sides)]
    offsets += [(column, 1) for column in _ACROSS.get(tuple(sides), ())]
    return list(dict.fromkeys(offsets))


def _from_the_middle(offsets: Sequence[Offset]) -> list[Offset]:
    """The patches, those in the middle of them first; of two equals the one nearer to the middle of the tile."""
    across, down = (sum(part) / len(offsets) for part in zip(*offsets, strict=True))
    return sorted(offsets, key=lambda offset: (abs(offset[0] - across) + 2 * abs(offset[1] - down), abs(offset[0] - _MIDDLE[0])))


# --- roads and rivers


class _Course(NamedTuple):
    """A road or river: the sides it joins, or the one side from which it comes to its end; a river has no name."""

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
            tile_text.spots[course.name] = _MIDDLE if through == [course] else _ON_ARM[course.sides[-1]]
        if len(course.sides) == 1 and face.edges[(course.sides[0] + 2) % 4] == "C":
            _reach_wall(tile_text, course, glyphs)
    if not beside_each_other and tile_text.glyphs[_MIDDLE].style == "field" and (middle := _middle(courses, through, face, glyphs)):
        tile_text.glyphs[_MIDDLE] = middle


def _reach_wall(tile_text: TextTile, course: _Course, glyphs: TileGlyphs) -> None:
    """A road that ends at the city on the other side goes past the middle."""
    beyond = _ARMS[(course.sides[0] + 2) % 4][-1]
    if tile_text.glyphs[beyond].style == "field":
        tile_text.glyphs[beyond] = _line(course.kind, _STRAIGHT[course.sides[0]], glyphs)


def _line(kind: str, form: str, glyphs: TileGlyphs) -> Glyph:
    return Glyph((glyphs.road if kind == ROAD else glyphs.river)[form], kind)


def _middle(courses: list[_Course], through: list[_Course], face: Face, glyphs: TileGlyphs) -> Glyph | None:
    """What stands where roads and rivers meet."""
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
    """A bend that leaves the middle to another: it turns at its side, and again before the middle."""
    upright, level = sorted(course.sides, key=lambda side: side % 2)
    row = _ARMS[upright][0][1]
    column = _ARMS[level][-1][0]
    back = _Course(course.kind, tuple(sorted(((upright + 2) % 4, (level + 2) % 4))))
    for offset, form in (((3, row), course.form), ((column, row), back.form), ((column, 1), course.form)):
        yield offset, _line(course.kind, form, glyphs)


# --- monasteries, gardens, thieves and towers


def _add_buildings(tile_text: TextTile, tile: Tile, glyphs: TileGlyphs) -> None:
    for kind, signs in ((MONASTERY, glyphs.monastery), (GARDEN, glyphs.garden)):
        if any(piece.kind == kind for piece in tile.face.pieces):
            tile_text.spots[kind] = _put(tile_text, signs, kind)[1]
    if THIEF in tile.marks:
        _put(tile_text, f"{glyphs.thief[0]}{tile.marks[THIEF]}{glyphs.thief[1]}", "thief")
    if tile.marks.get(BASE_MARK):
        tile_text.tower.extend(_put(tile_text, glyphs.tower + 2 * glyphs.field, "tower"))


def _put(tile_text: TextTile, signs: str, style: str) -> list[Offset]:
    """Put a thing of three signs where there is room, as near to the middle as can be."""
    rows = [[(column + step, row) for step in range(3)] for row in range(ROWS) for column in range(COLUMNS - 2)]
    free = [row for row in rows if all(tile_text.glyphs[offset].style == "field" for offset in row)]
    best = min(free, key=lambda row: (abs(row[1][0] - 3) + 2 * abs(row[1][1] - 1), -row[1][1], -row[1][0]))
    tile_text.glyphs.update({offset: Glyph(sign, style) for offset, sign in zip(best, signs, strict=True)})
    return best


# --- fields


def _add_field_spots(tile_text: TextTile, face: Face) -> None:
    for piece in face.pieces:
        if piece.kind == FIELD:
            taken = set(tile_text.spots.values())
            tile_text.spots[piece.name] = next(offset for offset in _field_patches(tile_text, piece) if offset not in taken)


def _field_patches(tile_text: TextTile, piece: Piece) -> Iterable[Offset]:
    """Where a farmer may stand: at a side that is all field, near a half-edge, or else in a corner, on the wall."""
    sides = [side for side in range(len(SIDES)) if {2 * side, 2 * side + 1} <= set(piece.ports)]
    offsets = [*(_ON_ARM[side] for side in sides), *(offset for half in piece.ports for offset in _NEAR_HALF[half])]
    yield from (offset for offset in offsets if tile_text.glyphs[offset].style == "field")
    yield from (_CORNER_OF_HALF[half] for half in piece.ports)
