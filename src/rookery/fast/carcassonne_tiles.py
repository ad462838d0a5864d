"""The tiles of a table as flat rows of numbers, read once from the book: the twin keeps no tile facts of its own.

An open place is known by its pattern, a number of four digits to the base 5: for each side, from north on, which letter the edge must
have (0 any, then city, road, field, water). Which rotations of a tile fit a pattern is looked up, not worked out (BC-04).
"""

from functools import lru_cache

import cython

from rookery.core.record import Setup
from rookery.games.carcassonne.actions import MEEPLE
from rookery.games.carcassonne.board import fitting
from rookery.games.carcassonne.expansion import Book
from rookery.games.carcassonne.expansions.abbot import ABBOT_FIGURE
from rookery.games.carcassonne.expansions.river import WATER as WATER_LETTER
from rookery.games.carcassonne.expansions.towers_and_thieves import BASE_MARK, THIEF
from rookery.games.carcassonne.rules import book_for
from rookery.games.carcassonne.tiles import Face, Tile

if not cython.compiled:
    CITY, ROAD, FIELD, MONASTERY, GARDEN, KINDS = range(6)
    WATER, LETTERS, PATTERNS = 4, 5, 625
    TYPES, FACES, PIECES, EDGES, PILES = 64, 256, 8, 32, 5

KIND_NAMES = ("city", "road", "field", "monastery", "garden")
LETTER_NAMES = ".CRF" + WATER_LETTER
DIGITS = (1, 5, 25, 125)
"""What a letter weighs in a pattern, by side."""
MOST_TILES = 104
MOST_NODES = 384
MOST_IN_PILE = 96
MOST_CITY_PIECES = 128
"""A field at the end notes its cities in 64 bits, and a complete city has two pieces at least."""


@cython.final
@cython.cclass
class Tiles:
    """The tables of one choice of expansions; the layout stands in the .pxd."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.codes = tuple(book.tiles)
        self.piles = (*book.main_piles, *sorted({tile.pile for tile in book.tiles.values()} - set(book.main_piles)))
        self.types = len(self.codes)
        self.main_piles = len(book.main_piles)
        self.first = self.codes.index(book.start)
        _check(book, self.piles)
        if not cython.compiled:  # what C keeps in the object itself
            self.fits = [0] * (EDGES * PATTERNS)
            self.letter, self.at_side, self.mark = ([0] * (4 * FACES) for _ in range(3))
            self.at_half = [0] * (8 * FACES)
            self.edges, self.pieces, self.joining, self.borders, self.thief = ([0] * TYPES for _ in range(5))
            self.base, self.water, self.pile, self.count = ([0] * TYPES for _ in range(4))
            self.kind, self.ports, self.shield, self.border_field, self.border_city = ([0] * (PIECES * TYPES) for _ in range(5))
            self.worth = [0] * (2 * KINDS)
            self.for_meeple, self.for_abbot = [0] * KINDS, [0] * KINDS
        self._fill_faces(list(book.tiles.values()))
        self._fill_types(book)

    def _fill_faces(self, tiles: list[Tile]) -> None:
        known: dict[str, int] = {}
        for number, tile in enumerate(tiles):
            self.edges[number] = known.setdefault(tile.face.edges, len(known))
            for quarters, face in enumerate(tile.faces.values()):
                self._fill_face(4 * number + quarters, face)
        for edges, row in known.items():
            self._fill_fits(row, edges)

    def _fill_face(self, at: cython.int, face: Face) -> None:
        for side in range(4):
            letter = LETTER_NAMES.index(face.edges[side])
            self.letter[4 * at + side] = letter
            self.mark[4 * at + side] = letter * DIGITS[(side + 2) % 4]
            self.at_side[4 * at + side] = _or_none(face.at_side[side])
        for half in range(8):
            self.at_half[8 * at + half] = _or_none(face.at_half[half])

    def _fill_fits(self, row: cython.int, edges: str) -> None:
        """A tile with water fits only where the water flows to (RI-03)."""
        for pattern in range(PATTERNS):
            letters = "".join(LETTER_NAMES[pattern // digit % LETTERS] for digit in DIGITS)
            rotations = () if WATER_LETTER in edges and WATER_LETTER not in letters else fitting(edges, letters)
            self.fits[row * PATTERNS + pattern] = sum(1 << rotation // 90 for rotation in rotations) | len(rotations) << 4

    def _fill_types(self, book: Book) -> None:
        starts = [expansion.start for expansion in book.expansions if expansion.start]
        for number, tile in enumerate(book.tiles.values()):
            pieces = tile.face.pieces
            self.pieces[number] = len(pieces)
            self.joining[number] = sum(bool(piece.ports) for piece in pieces)
            self.thief[number] = tile.marks.get(THIEF, 0)
            self.base[number] = tile.marks.get(BASE_MARK, False)
            self.water[number] = WATER_LETTER in tile.face.edges
            self.pile[number] = self.piles.index(tile.pile)
            self.count[number] = tile.count - starts.count(tile.code)  # BC-01, RI-01
            for place, piece in enumerate(pieces):
                self.kind[PIECES * number + place] = KIND_NAMES.index(piece.kind)
                self.ports[PIECES * number + place] = len(piece.ports)
                self.shield[PIECES * number + place] = piece.shield
            borders = [(place, city) for place, piece in enumerate(pieces) for city in piece.cities]
            self.borders[number] = len(borders)
            for border, (place, city) in enumerate(borders):
                self.border_field[PIECES * number + border] = place
                self.border_city[PIECES * number + border] = city
        for kind, name in enumerate(KIND_NAMES):
            if name in book.worths:
                self.worth[2 * kind], self.worth[2 * kind + 1] = book.worths[name].complete, book.worths[name].open
            self.for_meeple[kind] = name in book.figures[MEEPLE].claims
            self.for_abbot[kind] = ABBOT_FIGURE in book.figures and name in book.figures[ABBOT_FIGURE].claims


def _or_none(place: int | None) -> int:
    return -1 if place is None else place


def _check(book: Book, piles: tuple[str, ...]) -> None:
    """The arrays have fixed sizes: refuse tile data that would not fit them."""
    tiles = book.tiles.values()
    ported = [(tile.count, [piece for piece in tile.face.pieces if piece.ports]) for tile in tiles]
    counts = {
        "tile types": (len(book.tiles), TYPES),
        "different edges": (len({tile.face.edges for tile in tiles}), EDGES),
        "tiles": (sum(tile.count for tile in tiles), MOST_TILES),
        "tiles in a pile": (max(sum(tile.count for tile in tiles if tile.pile == pile) for pile in piles), MOST_IN_PILE),
        "piles": (len(piles), PILES),
        "pieces on one tile": (max(len(tile.face.pieces) for tile in tiles), PIECES),
        "pieces": (sum(count * len(pieces) for count, pieces in ported), MOST_NODES),
        "city pieces": (sum(count * sum(piece.kind == "city" for piece in pieces) for count, pieces in ported), MOST_CITY_PIECES),
    }
    for what, (number, most) in counts.items():
        if number > most:
            raise ValueError(f"the twin has room for {most} {what}, not for {number}")
    for tile in tiles:
        order = [KIND_NAMES.index(piece.kind) for piece in tile.face.pieces]
        if order != sorted(order):
            raise ValueError(f"the pieces of tile {tile.code} are not in the order {', '.join(KIND_NAMES)}")


@lru_cache(maxsize=16)
def tiles_of(expansions: tuple[str, ...]) -> Tiles:
    """The tables for these expansions, made once."""
    return Tiles(book_for(Setup("carcassonne", 2, expansions=expansions)))
