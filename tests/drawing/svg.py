"""Parse SVG pictures for assertions."""

import re
from collections import Counter
from collections.abc import Iterator
from xml.etree import ElementTree

from rookery.games.carcassonne.geometry import ROTATIONS
from rookery.games.carcassonne.tiles import Tile

_NAMESPACE = "{http://www.w3.org/2000/svg}"
COLOUR = re.compile(r"#[0-9a-fA-F]{3,8}\b|\brgba?\(|\bhsla?\(")


def parse(markup: str) -> ElementTree.Element:
    """Parse a fragment or a whole picture; raise ParseError if it is not well-formed."""
    return ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{markup}</svg>')


def elements(markup: str, tag: str = "") -> list[ElementTree.Element]:
    """Return all elements, or those of one kind, outside of symbols."""
    return [element for element in _outside_symbols(parse(markup)) if not tag or element.tag == _NAMESPACE + tag]


def _outside_symbols(root: ElementTree.Element) -> Iterator[ElementTree.Element]:
    for child in root:
        if child.tag != _NAMESPACE + "symbol":
            yield child
            yield from _outside_symbols(child)


def used(markup: str) -> Counter[str]:
    """Count the uses of each symbol."""
    return Counter(element.attrib["href"].removeprefix("#") for element in elements(markup, "use"))


def classes(markup: str) -> Counter[str]:
    """Count the uses of each class."""
    return Counter(name for element in elements(markup) for name in element.attrib.get("class", "").split())


def texts(markup: str) -> list[str]:
    return ["".join(element.itertext()) for element in elements(markup, "text")]


def ids(markup: str) -> list[str]:
    return [element.attrib["id"] for element in parse(markup).iter() if "id" in element.attrib]


def marked(tile: Tile, kind: str) -> int:
    """Count the pieces of this kind on the tile."""
    return sum(piece.kind == kind for piece in tile.face.pieces)


def in_every_rotation(tiles: dict[str, Tile]) -> list[tuple[Tile, int]]:
    return [(tile, rotation) for tile in tiles.values() for rotation in ROTATIONS]
