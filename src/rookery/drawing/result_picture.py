"""A game as a picture to share: the headline and the table as it was at the end, or as it is now."""

from collections.abc import Callable, Mapping, Sequence
from textwrap import wrap
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from rookery.core.view import View
from rookery.drawing.art_files import Theme
from rookery.drawing.carcassonne.board import board_centre, paint_board, paint_mat
from rookery.drawing.five_towers.table_picture import paint_players, paint_scenery
from rookery.drawing.nameplate import paint_nameplate
from rookery.drawing.svg import Picture, make_picture, number, rect, text, translated, use

WIDTH: Final = 1200
HEIGHT: Final = 630
_GROUND: Final = 545
_MARGIN: Final = 44

_PANEL: Final = (40, 40, 452, 550)
"""Left, top, width and height of the panel beside a board."""
_PADDING: Final = 34
_TITLE: Final = 0.78
_LETTERS: Final = 19
"""How many letters of the headline fit beside each other in the panel."""
_LEAST_TILE: Final = 44
"""A large board runs over the edges rather than to become too small."""
_MOST_TILE: Final = 100
_TILE: Final = 100


class _Words(NamedTuple):
    title: str
    subtitle: str
    names: Sequence[str]


def result_picture(view: View, *, title: str, subtitle: str, names: Sequence[str], theme: Theme = "light", points: bool = True) -> Picture:
    """A picture in the shape that link previews and messengers show whole; without points for a game that runs."""
    body = _TABLES[view.game](view, _Words(title, subtitle, names), theme, points)
    return make_picture(body, (0, 0, WIDTH, HEIGHT), 1, theme)


def _towers(view: Any, words: _Words, theme: Theme, points: bool) -> str:
    """The headline in the sky, everybody's towers below it."""
    return "".join(
        [
            paint_scenery(WIDTH, HEIGHT, _GROUND, theme),
            text(words.title, _MARGIN, 100, "result-title"),
            text(words.subtitle, _MARGIN, 150, "result-subtitle"),
            use("rook", WIDTH - _MARGIN - 64, 34, 64, 64),
            paint_players(view, words.names, WIDTH, _GROUND, points=points),
        ]
    )


def _board(view: Any, words: _Words, _theme: Theme, points: bool) -> str:
    """The headline and the ranking on a panel, the board around it."""
    scores = view.scores if points else [None] * len(words.names)
    ranking = sorted(range(len(words.names)), key=lambda seat: -(scores[seat] or 0))
    left, top, width, height = _PANEL
    x = left + _PADDING
    lines = wrap(words.title, _LETTERS)[:3]
    head = top + 84
    titles = (
        f'<g transform="translate({x} {head + 58 * row}) scale({_TITLE})">{text(line, 0, 0, "result-title")}</g>' for row, line in enumerate(lines)
    )
    below = head + 58 * len(lines) - 12
    plates = (
        f'<g transform="translate({x} {number(below + 40 + 62 * place)}) scale(1.4)">'
        f"{paint_nameplate(seat, words.names[seat], scores[seat]).markup}</g>"
        for place, seat in enumerate(ranking)
    )
    panel = rect(left, top, width, height, "nameplate", corner=24) + use("rook", left + width - 92, top + 22, 60, 60)
    small = f'<g transform="translate({x} {below}) scale(.8)">{text(words.subtitle, 0, 0, "result-subtitle")}</g>'
    return "".join([_whole_board(view, left + width), panel, *titles, small, *plates])


def _whole_board(view: Any, left: float) -> str:
    """The board in the middle of what is right of the panel, as large as fits."""
    (x, y), width, height = board_centre(view)
    room = WIDTH - left
    tile = max(_LEAST_TILE, min(_MOST_TILE, _TILE * (room - 40) / width, _TILE * (HEIGHT - 40) / height))
    scale = tile / _TILE
    middle = (left + room / 2 - x * scale, HEIGHT / 2 - y * scale)
    return paint_mat(0, 0, WIDTH, HEIGHT) + translated(f'<g transform="scale({scale:.3f})">{paint_board(view)}</g>', middle)


_Paint = Callable[[Any, _Words, Theme, bool], str]
_TABLES: Final[Mapping[str, _Paint]] = MappingProxyType({"five-towers": _towers, "carcassonne": _board})
