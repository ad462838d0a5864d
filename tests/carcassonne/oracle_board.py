"""Features by flood fill over the placed tiles, recomputed each time."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from tests.carcassonne.oracle_tiles import Cell, Part, Point, on_board, shape

Spot = tuple[Cell, int]
"""A cell, and the number of a part of its tile."""

Board = dict[Cell, tuple[str, int]]
"""Code and rotation of each placed tile."""

STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))


@dataclass
class Group:
    """A connected feature; `missing` counts open ends, or empty cells around a monastery or garden."""

    kind: str
    spots: set[Spot] = field(default_factory=set)
    tiles: set[Cell] = field(default_factory=set)
    shields: int = 0
    missing: int = 0
    cities: set[Spot] = field(default_factory=set)

    @property
    def complete(self) -> bool:
        return self.kind != "field" and self.missing == 0


def part(board: Board, spot: Spot) -> Part:
    return shape(*board[spot[0]]).parts[spot[1]]


def groups(board: Board) -> list[Group]:
    """Return every feature of the board."""
    spots = [(cell, number) for cell, tile in board.items() for number in range(len(shape(*tile).parts))]
    meeting: dict[Point, list[Spot]] = {}
    for spot in spots:
        for point in part(board, spot).points:
            meeting.setdefault(on_board(spot[0], point), []).append(spot)
    seen: set[Spot] = set()
    found = []
    for spot in spots:
        if spot not in seen:
            group = _flood(board, meeting, spot)
            seen |= group.spots
            found.append(group)
    return found


def _flood(board: Board, meeting: Mapping[Point, list[Spot]], start: Spot) -> Group:
    kind = part(board, start).kind
    group = Group(kind)
    waiting = [start]
    while waiting:
        spot = waiting.pop()
        if spot in group.spots:
            continue
        piece = part(board, spot)
        group.spots.add(spot)
        group.tiles.add(spot[0])
        group.shields += piece.shield
        group.cities |= {(spot[0], city) for city in piece.borders}
        for point in piece.points:
            here = meeting[on_board(spot[0], point)]
            group.missing += len(here) == 1
            waiting += here
    if kind in ("monastery", "garden"):
        block = {(start[0][0] + x, start[0][1] + y) for x in (-1, 0, 1) for y in (-1, 0, 1)}
        group.tiles = block & set(board)
        group.missing = 9 - len(group.tiles)
    return group


def worth(group: Group, everything: list[Group]) -> int:
    """Return the points of a feature: its score when completed if it is complete, otherwise its score at the end of the game."""
    if group.kind == "field":
        return 3 * sum(1 for other in everything if other.kind == "city" and other.complete and other.spots & group.cities)
    each = 2 if group.kind == "city" and group.complete else 1
    return each * (len(group.tiles) + group.shields)


def letters(board: Board) -> dict[Point, str]:
    """Return the letter of each side of every tile."""
    return {on_board(cell, point): letter for cell, tile in board.items() for point, letter in shape(*tile).letters}


def loose_water(board: Board) -> set[Point]:
    """Return the edge where the river leaves the tiles."""
    ends: dict[Point, int] = {}
    for cell, tile in board.items():
        for point, letter in shape(*tile).letters:
            if letter == "V":
                ends[on_board(cell, point)] = ends.get(on_board(cell, point), 0) + 1
    return {point for point, count in ends.items() if count == 1}


def matches(board: Board, code: str) -> list[tuple[Cell, int]]:
    """Return every empty cell beside a tile, with each rotation in which all adjacent sides match."""
    known = letters(board)
    beside = {(x + dx, y + dy) for x, y in board for dx, dy in STEPS} - set(board)
    return [
        (cell, rotation)
        for cell in beside
        for rotation in (0, 90, 180, 270)
        if all(known.get(on_board(cell, point), letter) == letter for point, letter in shape(code, rotation).letters)
    ]
