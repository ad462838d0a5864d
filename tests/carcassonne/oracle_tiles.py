"""The raw tile rows as points in the plane, so that turning is a rotation and adjacent tiles share points.

A tile is 4 wide with its centre at 0,0; x grows east, y grows south. The oracle shares nothing with the engine but the text of its data files.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

Point = tuple[int, int]
Cell = tuple[int, int]

SIDES: dict[str, Point] = {"N": (0, -2), "E": (2, 0), "S": (0, 2), "W": (-2, 0)}
HALVES: dict[str, Point] = {
    "NL": (-1, -2),
    "NR": (1, -2),
    "EL": (2, -1),
    "ER": (2, 1),
    "SL": (1, 2),
    "SR": (-1, 2),
    "WL": (-2, 1),
    "WR": (-2, -1),
}
FILES = {"base": "base.toml", "river": "river.toml", "towers-and-thieves": "towers_and_thieves.toml"}


@dataclass(frozen=True)
class Part:
    """A piece of a tile; `borders` are the numbers of the cities beside a field."""

    kind: str
    points: frozenset[Point] = frozenset()
    shield: bool = False
    borders: tuple[int, ...] = ()

    @property
    def name(self) -> str:
        """Return the name of the piece in claims: the first of its points, clockwise from the north-west corner."""
        names = HALVES if self.kind == "field" else SIDES
        return " ".join([self.kind, *[name for name, point in names.items() if point in self.points][:1]])


@dataclass(frozen=True)
class Shape:
    """A tile in one rotation: the letter at the middle of each side, and its parts."""

    letters: tuple[tuple[Point, str], ...]
    parts: tuple[Part, ...]


@cache
def rows(expansions: frozenset[str]) -> dict[str, dict[str, Any]]:
    """Return the rows of the tiles in play, by code."""
    found: dict[str, dict[str, Any]] = {}
    for name, file in FILES.items():
        if name == "base" or name in expansions:
            text = resources.files("rookery.games.carcassonne").joinpath("data", file).read_text("utf-8")
            found |= {row["code"]: row for row in tomllib.loads(text)["tile"]}
    return {code: row for code, row in found.items() if row.get("needs", "base") in {"base", *expansions}}


@cache
def shape(code: str, rotation: int) -> Shape:
    """Return the tile in this rotation."""
    all_rows = rows(frozenset(FILES))
    row = all_rows[code]
    row = all_rows[row["like"]] if "like" in row else row
    quarters = rotation // 90
    parts = [
        *(Part("city", _turn([SIDES[side] for side in city["edges"]], quarters), city.get("shield", False)) for city in row.get("cities", ())),
        *(Part("road", _turn([SIDES[side] for side in road], quarters)) for road in row.get("roads", ())),
        *(
            Part("field", _turn([HALVES[half] for half in field["halves"].split()], quarters), borders=tuple(field.get("cities", ())))
            for field in row.get("fields", ())
        ),
        *(Part(kind) for kind in ("monastery", "garden") if row.get(kind)),
    ]
    letters = [(min(_turn([point], quarters)), letter) for point, letter in zip(SIDES.values(), row["edges"], strict=True)]
    return Shape(tuple(letters), tuple(parts))


def _turn(points: list[Point], quarters: int) -> frozenset[Point]:
    for _ in range(quarters):
        points = [(-y, x) for x, y in points]
    return frozenset(points)


def on_board(cell: Cell, point: Point) -> Point:
    """Return the board position of a point on the tile in this cell."""
    return 4 * cell[0] + point[0], 4 * cell[1] + point[1]
