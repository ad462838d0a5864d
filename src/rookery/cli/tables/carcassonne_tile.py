"""A tile of Carcassonne as three rows of seven signs, made from its data alone."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from rich.text import Text

from rookery.cli.blocks import Block
from rookery.cli.tables.carcassonne_looks import GOOD, PLAIN, STYLES, Looks
from rookery.games.carcassonne.expansion import load_tiles
from rookery.games.carcassonne.expansions import CATALOGUE
from rookery.games.carcassonne.expansions.river import WATER
from rookery.games.carcassonne.expansions.towers_and_thieves import BASE_MARK, THIEF
from rookery.games.carcassonne.geometry import SIDES
from rookery.games.carcassonne.tiles import CITY, FIELD, GARDEN, MONASTERY, ROAD, Face, Piece, Tile

COLUMNS: Final = 7
ROWS: Final = 3
Patch: TypeAlias = tuple[int, int]
"""The place of one sign on a tile: column and row."""


class Sign(NamedTuple):
    """What stands on a patch, and the style it is printed in."""

    sign: str
    style: str


@dataclass(frozen=True, slots=True)
class Plan:
    """A tile in one rotation: its signs, where a figure on each piece stands, and where a tower begins."""

    signs: dict[Patch, Sign] = field(default_factory=dict)
    spots: dict[str, Patch] = field(default_factory=dict)
    tower: list[Patch] = field(default_factory=list)


_MIDDLE: Final[Patch] = (3, 1)
_ARMS: Final[tuple[tuple[Patch, ...], ...]] = (((3, 0),), ((6, 1), (5, 1), (4, 1)), ((3, 2),), ((0, 1), (1, 1), (2, 1)))
"""The patches between each side and the middle."""
_ON_ARM: Final[tuple[Patch, ...]] = ((3, 0), (5, 1), (3, 2), (1, 1))
"""The patch of each arm where a figure stands, and of each side that is all field."""
_STRAIGHT: Final = ("NS", "EW", "NS", "EW")
_CAPS: Final[tuple[tuple[Patch, ...], ...]] = (
    tuple((column, 0) for column in range(1, 6)),
    ((5, 1), (6, 1)),
    tuple((column, 2) for column in range(1, 6)),
    ((1, 1), (0, 1)),
)
"""The patches of a city that reaches one side only."""
_CORNERS: Final[tuple[tuple[Patch, str, tuple[int, int]], ...]] = (
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
_SLOPES: Final[Mapping[tuple[int, ...], tuple[Patch, str]]] = {
    (0, 1): ((4, 1), "\\"),
    (1, 2): ((4, 1), "/"),
    (2, 3): ((2, 1), "\\"),
    (0, 3): ((2, 1), "/"),
}
"""The wall inside a tile whose city fills one corner of it."""
_NEAR_HALF: Final[tuple[tuple[Patch, ...], ...]] = (
    ((1, 0), (2, 0)),
    ((5, 0), (4, 0)),
    ((6, 0), (5, 0)),
    ((6, 2), (5, 2)),
    ((5, 2), (4, 2)),
    ((1, 2), (2, 2)),
    ((0, 2), (1, 2)),
    ((0, 0), (1, 0)),
)
_CORNER_OF_HALF: Final[tuple[Patch, ...]] = ((0, 0), (6, 0), (6, 0), (6, 2), (6, 2), (0, 2), (0, 2), (0, 0))


@cache
def all_tiles() -> Mapping[str, Tile]:
    """Every tile there is, by code."""
    return load_tiles(CATALOGUE)


@cache
def plan_of(code: str, rotation: int, *, plain: bool) -> Plan:
    tile, looks = all_tiles()[code], PLAIN if plain else GOOD
    face = tile.faces[rotation]
    plan = Plan({(column, row): Sign(looks.field, "field") for row in range(ROWS) for column in range(COLUMNS)})
    _draw_cities(plan, face, looks)
    _draw_courses(plan, face, looks)
    _draw_things(plan, tile, looks)
    _find_field_spots(plan, face)
    return plan


def tile_block(plan: Plan, over: Mapping[Patch, Sign] | None = None) -> Block:
    """The tile as lines; `over` is what lies on top of it."""
    signs = {**plan.signs, **(over or {})}
    rows = [[signs[column, row] for column in range(COLUMNS)] for row in range(ROWS)]
    return [Text.assemble(*((sign.sign, STYLES[sign.style]) for sign in row)) for row in rows]


# --- cities


def _draw_cities(plan: Plan, face: Face, looks: Looks) -> None:
    cities = [piece for piece in face.pieces if piece.kind == CITY]
    for patch, wall, sides in _CORNERS:
        if any(set(sides) & set(city.ports) for city in cities):
            plan.signs[patch] = Sign(looks.wall[wall], "wall")
    for city in cities:
        patches = _city_patches(city.ports)
        plan.signs.update(dict.fromkeys(patches, Sign(looks.city, "city")))
        if city.ports in _SLOPES:
            patch, wall = _SLOPES[city.ports]
            plan.signs[patch] = Sign(looks.wall[wall], "wall")
        first, second, *_ = _from_the_middle(patches)
        plan.spots[city.name] = first
        if city.shield:
            plan.signs[second] = Sign(looks.shield, "shield")


def _city_patches(sides: Sequence[int]) -> list[Patch]:
    """A city fills its sides, the corners between them, and the middle where it reaches across."""
    patches = [patch for side in sides for patch in _CAPS[side]]
    patches += [patch for patch, _, between in _CORNERS if set(between) <= set(sides)]
    patches += [(column, 1) for column in _ACROSS.get(tuple(sides), ())]
    return list(dict.fromkeys(patches))


def _from_the_middle(patches: Sequence[Patch]) -> list[Patch]:
    """The patches, those in the middle of them first; of two equals the one nearer to the middle of the tile."""
    across, down = (sum(part) / len(patches) for part in zip(*patches, strict=True))
    return sorted(patches, key=lambda patch: (abs(patch[0] - across) + 2 * abs(patch[1] - down), abs(patch[0] - _MIDDLE[0])))


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


def _draw_courses(plan: Plan, face: Face, looks: Looks) -> None:
    courses = [_Course(ROAD, piece.ports, piece.name) for piece in face.pieces if piece.kind == ROAD]
    water = tuple(side for side, letter in enumerate(face.edges) if letter == WATER)
    courses += [_Course("river", water)] if water else []
    through = [course for course in courses if len(course.sides) > 1]
    beside_each_other = len(through) == 2 and all(course.bends for course in through)
    for course in courses:
        for side in course.sides:
            plan.signs.update(dict.fromkeys(_ARMS[side], _line(course.kind, _STRAIGHT[side], looks)))
        if beside_each_other and course in through:
            plan.signs.update(_stairs(course, looks))
        if course.name:
            plan.spots[course.name] = _MIDDLE if through == [course] else _ON_ARM[course.sides[-1]]
        if len(course.sides) == 1 and face.edges[(course.sides[0] + 2) % 4] == "C":
            _reach_wall(plan, course, looks)
    if not beside_each_other and plan.signs[_MIDDLE].style == "field" and (middle := _middle(courses, through, face, looks)):
        plan.signs[_MIDDLE] = middle


def _reach_wall(plan: Plan, course: _Course, looks: Looks) -> None:
    """A road that ends at the city on the other side goes past the middle."""
    beyond = _ARMS[(course.sides[0] + 2) % 4][-1]
    if plan.signs[beyond].style == "field":
        plan.signs[beyond] = _line(course.kind, _STRAIGHT[course.sides[0]], looks)


def _line(kind: str, form: str, looks: Looks) -> Sign:
    return Sign((looks.road if kind == ROAD else looks.river)[form], kind)


def _middle(courses: list[_Course], through: list[_Course], face: Face, looks: Looks) -> Sign | None:
    """What stands where roads and rivers meet."""
    river = next((course for course in through if course.kind != ROAD), None)
    if river is not None and not river.bends and any(course.kind == ROAD for course in courses):
        return Sign(looks.bridge[river.form], "bridge")
    if through:
        return _line(through[0].kind, through[0].form, looks)
    if len(courses) > 1:
        return Sign(looks.village, "village")
    if not courses or any(piece.kind == MONASTERY for piece in face.pieces):
        return None
    return _line(courses[0].kind, courses[0].form, looks)


def _stairs(course: _Course, looks: Looks) -> Iterator[tuple[Patch, Sign]]:
    """A bend that leaves the middle to another: it turns at its side, and again before the middle."""
    upright, level = sorted(course.sides, key=lambda side: side % 2)
    row = _ARMS[upright][0][1]
    column = _ARMS[level][-1][0]
    back = _Course(course.kind, tuple(sorted(((upright + 2) % 4, (level + 2) % 4))))
    for patch, form in (((3, row), course.form), ((column, row), back.form), ((column, 1), course.form)):
        yield patch, _line(course.kind, form, looks)


# --- monasteries, gardens, thieves and towers


def _draw_things(plan: Plan, tile: Tile, looks: Looks) -> None:
    for kind, signs in ((MONASTERY, looks.monastery), (GARDEN, looks.garden)):
        if any(piece.kind == kind for piece in tile.face.pieces):
            plan.spots[kind] = _put(plan, signs, kind)[1]
    if THIEF in tile.marks:
        _put(plan, f"{looks.thief[0]}{tile.marks[THIEF]}{looks.thief[1]}", "thief")
    if tile.marks.get(BASE_MARK):
        plan.tower.extend(_put(plan, looks.tower + 2 * looks.field, "tower"))


def _put(plan: Plan, signs: str, style: str) -> list[Patch]:
    """Put a thing of three signs where there is room, as near to the middle as can be."""
    rows = [[(column + step, row) for step in range(3)] for row in range(ROWS) for column in range(COLUMNS - 2)]
    free = [row for row in rows if all(plan.signs[patch].style == "field" for patch in row)]
    best = min(free, key=lambda row: (abs(row[1][0] - 3) + 2 * abs(row[1][1] - 1), -row[1][1], -row[1][0]))
    plan.signs.update({patch: Sign(sign, style) for patch, sign in zip(best, signs, strict=True)})
    return best


# --- fields


def _find_field_spots(plan: Plan, face: Face) -> None:
    for piece in face.pieces:
        if piece.kind == FIELD:
            taken = set(plan.spots.values())
            plan.spots[piece.name] = next(patch for patch in _field_patches(plan, piece) if patch not in taken)


def _field_patches(plan: Plan, piece: Piece) -> Iterable[Patch]:
    """Where a farmer may stand: at a side that is all field, near a half-edge, or else in a corner, on the wall."""
    sides = [side for side in range(len(SIDES)) if {2 * side, 2 * side + 1} <= set(piece.ports)]
    patches = [*(_ON_ARM[side] for side in sides), *(patch for half in piece.ports for patch in _NEAR_HALF[half])]
    yield from (patch for patch in patches if plan.signs[patch].style == "field")
    yield from (_CORNER_OF_HALF[half] for half in piece.ports)
