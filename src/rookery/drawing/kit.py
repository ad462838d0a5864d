"""The pictures that a game brings: the constant `KIT` of the module `rookery.drawing.<game>.kit`."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from rookery.core.kit import part
from rookery.core.view import View
from rookery.drawing.art_files import Theme
from rookery.drawing.nameplate import paint_nameplate
from rookery.drawing.svg import Picture, make_picture, translated

_PLATE: Final = 44
"""From nameplate to nameplate."""


class Headline(NamedTuple):
    """The words of a picture to share; the names are by seat."""

    title: str
    subtitle: str
    names: Sequence[str]


@dataclass(frozen=True, slots=True)
class CatalogueSource:
    """Where the catalogue of a game's tiles comes from: the tiles by code, and the function that paints them all, which takes seconds.

    `shape` is the type of what that function returns.
    """

    tiles: Callable[[], Mapping[str, object]]
    paint: Callable[[], object]
    shape: type


def plain_picture(view: View, *, theme: Theme = "light", names: Sequence[str] = ()) -> Picture:
    """Draw a game without pictures of its own: the nameplates with the points."""
    plates = [paint_nameplate(seat, names[seat] if names else "", score) for seat, score in enumerate(view.scores)]
    painted = (translated(plate.markup, (10, 10 + seat * _PLATE)) for seat, plate in enumerate(plates))
    return make_picture("".join(painted), (0, 0, max(plate.width for plate in plates) + 20, len(plates) * _PLATE + 16), 1, theme)


@dataclass(frozen=True, slots=True)
class DrawingKit:
    """How a game is drawn.

    `draw` draws a view. `result` paints the table behind the headline of a picture to share, with or without points; without it that picture shows
    a ranking. `catalogue` is for boards made of tiles.
    """

    draw: Callable[..., Picture] = plain_picture
    result: Callable[[Any, Headline, Theme, bool], str] | None = None
    catalogue: CatalogueSource | None = None


def drawing_kit(game: str) -> DrawingKit:
    """Return the pictures that a game brings."""
    module = part("rookery.drawing", game)
    kit: DrawingKit = DrawingKit() if module is None else module.KIT
    return kit
