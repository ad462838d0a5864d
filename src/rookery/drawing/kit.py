"""A game's pictures: the constant `KIT` of the module `rookery.drawing.<game>.kit`."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from rookery.core.kit import part
from rookery.core.view import View
from rookery.drawing.art_files import Theme
from rookery.drawing.nameplate import paint_nameplate
from rookery.drawing.svg import Picture, make_picture, translated

_PLATE: Final = 44
"""Distance between nameplates."""


class Headline(NamedTuple):
    """The words of a shared picture; the names are by seat."""

    title: str
    subtitle: str
    names: Sequence[str]


@dataclass(frozen=True, slots=True)
class CatalogueSource:
    """The source of a game's tile catalogue: the tiles by code, and the function that paints them all, which takes seconds.

    `shape` is that function's return type.
    """

    tiles: Callable[[], Mapping[str, object]]
    paint: Callable[[], object]
    shape: type


def plain_picture(view: View, *, theme: Theme = "light", names: Sequence[str] = ()) -> Picture:
    """Draw a game without art of its own: nameplates with points."""
    plates = [paint_nameplate(seat, names[seat] if names else "", score) for seat, score in enumerate(view.scores)]
    painted = (translated(plate.markup, (10, 10 + seat * _PLATE)) for seat, plate in enumerate(plates))
    return make_picture("".join(painted), (0, 0, max(plate.width for plate in plates) + 20, len(plates) * _PLATE + 16), 1, theme)


@dataclass(frozen=True, slots=True)
class DrawingKit:
    """A game's drawing functions.

    `draw` draws a view. `result` paints the table behind the headline of a shared picture, with or without points; without `result` that
    picture shows a ranking. `catalogue` is for boards made of tiles.
    """

    draw: Callable[..., Picture] = plain_picture
    result: Callable[[Any, Headline, Theme, bool], str] | None = None
    catalogue: CatalogueSource | None = None


def drawing_kit(game: str) -> DrawingKit:
    """Return a game's drawing kit."""
    module = part("rookery.drawing", game)
    kit: DrawingKit = DrawingKit() if module is None else module.KIT
    return kit
