"""The tiles of all expansions as flat arrays, derived from the ruleset on import.

An open place is identified by its pattern, a four-digit number in base 5: for each side, clockwise from north, the letter its edge must
have (0 any, then city, road, field, water). A lookup table maps pattern and tile to the fitting rotations (BC-04).
"""

from collections.abc import Iterable
from itertools import combinations, product
from pathlib import Path
from typing import Final

import cython

from rookery.core.errors import SetupError
from rookery.core.record import Setup
from rookery.fast.carcassonne.position import IN_PILE, KINDS
from rookery.games.carcassonne.actions import MEEPLE
from rookery.games.carcassonne.expansion import Ruleset
from rookery.games.carcassonne.expansions.abbot import ABBOT_FIGURE
from rookery.games.carcassonne.expansions.river import WATER as WATER_LETTER
from rookery.games.carcassonne.expansions.towers_and_thieves import BASE_MARK, THIEF
from rookery.games.carcassonne.geometry import HALVES, SIDES
from rookery.games.carcassonne.rules import ruleset_for
from rookery.games.carcassonne.tiles import GARDEN, MONASTERY, Face, Tile

if not cython.compiled:
    from rookery.fast.common.uncompiled import named, struct

    WATER, LETTERS, PATTERNS, PIECES, BASES = named(__file__, "WATER", "LETTERS", "PATTERNS", "PIECES", "BASES")
    TILES = struct(Path(__file__).with_suffix(".pxd"), "Tiles")()

LETTER_NAMES: Final = ".CRF" + WATER_LETTER
DIGITS: Final = (1, 5, 25, 125)
"""The place value of each side's digit in a pattern."""

EXPANSIONS: Final = ("river", "abbot", "towers-and-thieves")
"""The expansions that the twin supports."""
RULESET: Final = ruleset_for(Setup("carcassonne", 2, expansions=EXPANSIONS))
CODES: Final = tuple(RULESET.tiles)
"""The tile code of each type."""
PILES: Final = (*RULESET.main_piles, *sorted({tile.pile for tile in RULESET.tiles.values()} - set(RULESET.main_piles)))
"""The main piles first, in drawing order."""
BASE_CODES: Final = tuple(code for code, tile in RULESET.tiles.items() if tile.marks.get(BASE_MARK))
"""The tiles with a tower base."""
SPOT_NAMES: Final = (*SIDES, *HALVES, MONASTERY, GARDEN)
"""The spots of a tile where a claim names a piece: its first side, its first half-edge, or its kind."""


def spot_of(name: str) -> int:
    """Return the spot at which a claim names this piece, such as `city N`."""
    return SPOT_NAMES.index(name.rpartition(" ")[2])


def check_expansions(setup: Setup) -> None:
    """Reject expansions that games/carcassonne supports and the twin does not."""
    if unknown := [name for name in setup.expansions if name not in EXPANSIONS]:
        template = "the compiled twin lacks the tiles, actions and scores of the expansion '{name}': play it with rookery.games"
        raise SetupError("not-in-twin", template, name=unknown[0])


def check(ruleset: Ruleset) -> None:
    """Reject tile data that would overflow the fixed-size arrays."""
    tiles = ruleset.tiles.values()
    ported = [(tile.count, [piece for piece in tile.face.pieces if piece.ports]) for tile in tiles]
    counts = {
        "tile types": (len(ruleset.tiles), 64),
        "different edges": (len({tile.face.edges for tile in tiles}), 32),
        "tiles": (sum(tile.count for tile in tiles), 104),
        "piles": (len(PILES), 5),
        "tiles in a pile": (max(sum(tile.count for tile in tiles if tile.pile == pile) for pile in PILES), IN_PILE),
        "types with a tower base": (sum(bool(tile.marks.get(BASE_MARK)) for tile in tiles), BASES),
        "tiles of a type with a tower base": (max(tile.count for tile in tiles if tile.marks.get(BASE_MARK)), 1),
        "pieces on one tile": (max(len(tile.face.pieces) for tile in tiles), PIECES),
        "borders on one tile": (max(sum(len(piece.cities) for piece in tile.face.pieces) for tile in tiles), PIECES),
        "pieces": (sum(count * len(pieces) for count, pieces in ported), 384),
        "cities": (sum(count * sum(piece.kind == "city" for piece in pieces) for count, pieces in ported) // 2, 64),
        "figures": (5 * sum(figure.count for figure in ruleset.figures.values()), 40),
        "figures of a seat on a feature": (max(figure.count for figure in ruleset.figures.values()), 15),
    }
    for what, (number, most) in counts.items():
        if number > most:
            raise ValueError(f"the twin supports at most {most} {what}, not {number}")
    for tile in tiles:
        order = [KINDS.index(piece.kind) for piece in tile.face.pieces]
        if order != sorted(order):
            raise ValueError(f"the pieces of tile {tile.code} are not in the order {', '.join(KINDS)}")


def _fill_faces(tiles: Iterable[Tile]) -> None:
    known: dict[str, int] = {}
    for type_, tile in enumerate(tiles):
        TILES.edges[type_] = known.setdefault(tile.face.edges, len(known))
        for quarters, face in enumerate(tile.faces.values()):
            _fill_face(4 * type_ + quarters, face)
    for edges, number in known.items():
        _fill_fits(PATTERNS * number, edges)


def _fill_face(at: int, face: Face) -> None:
    for side in range(4):
        letter = LETTER_NAMES.index(face.edges[side])
        place = face.at_side[side]
        TILES.letter[4 * at + side] = letter
        TILES.mark[4 * at + side] = letter * DIGITS[(side + 2) % 4]
        TILES.at_side[4 * at + side] = -1 if place is None else place
    for place, piece in enumerate(face.pieces):
        TILES.spot[PIECES * at + place] = spot_of(piece.name)
    for half in range(8):
        place = face.at_half[half]
        TILES.at_half[8 * at + half] = -1 if place is None else place


def _fill_fits(row: int, edges: str) -> None:
    """Fill the table of rotations in which all required edges match the tile's (BC-04); rivers must continue (RI-03)."""
    letters = [LETTER_NAMES.index(letter) for letter in edges]
    for quarters, number in product(range(4), range(5)):
        for sides in combinations(range(4), number):
            asked = [letters[(side - quarters) % 4] for side in sides]
            if WATER not in letters or WATER in asked:
                pattern = sum(DIGITS[side] * letter for side, letter in zip(sides, asked, strict=True))
                TILES.fits[row + pattern] += (1 << quarters) + 16  # the rotation bit, and one more in the count


def _fill_types(tiles: Iterable[Tile]) -> None:
    for type_, tile in enumerate(tiles):
        pieces = tile.face.pieces
        TILES.pieces[type_] = len(pieces)
        TILES.joining[type_] = sum(bool(piece.ports) for piece in pieces)
        TILES.thief[type_] = tile.marks.get(THIEF, 0)
        TILES.base[type_] = 1 + BASE_CODES.index(tile.code) if tile.code in BASE_CODES else 0
        TILES.water[type_] = WATER_LETTER in tile.face.edges
        for place, piece in enumerate(pieces):
            TILES.kind[PIECES * type_ + place] = KINDS.index(piece.kind)
            TILES.ports[PIECES * type_ + place] = len(piece.ports)
            TILES.shield[PIECES * type_ + place] = piece.shield
        borders = [(place, city) for place, piece in enumerate(pieces) for city in piece.cities]
        TILES.borders[type_] = len(borders)
        for border, (place, city) in enumerate(borders):
            TILES.border_field[PIECES * type_ + border] = place
            TILES.border_city[PIECES * type_ + border] = city


def _fill_kinds(ruleset: Ruleset) -> None:
    for kind, name in enumerate(KINDS):
        if name in ruleset.worths:
            TILES.complete[kind], TILES.open[kind] = ruleset.worths[name].complete, ruleset.worths[name].open
        TILES.for_meeple[kind] = name in ruleset.figures[MEEPLE].claims
        TILES.for_abbot[kind] = name in ruleset.figures[ABBOT_FIGURE].claims


check(RULESET)
_fill_faces(RULESET.tiles.values())
_fill_types(RULESET.tiles.values())
_fill_kinds(RULESET)
