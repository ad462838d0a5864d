"""The result of a game as a picture to share: the headline, and below it the table as it stood at the end."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from rookery.core.view import View
from rookery.drawing.art_files import Theme
from rookery.drawing.carcassonne.board import board_picture
from rookery.drawing.five_towers.table_picture import paint_players, paint_scenery
from rookery.drawing.nameplate import paint_nameplate
from rookery.drawing.svg import Picture, make_picture, number, text, use

WIDTH: Final = 1200
HEIGHT: Final = 630
_GROUND: Final = 545
_MARGIN: Final = 44
_TOP: Final = 178
"""Where the table begins, below the headline."""
_BOARD: Final = 420
"""Where a board begins, right of the names."""


def result_picture(view: View, *, title: str, subtitle: str, names: Sequence[str], theme: Theme = "light") -> Picture:
    """A picture in the shape that link previews and messengers show whole."""
    body = [
        paint_scenery(WIDTH, HEIGHT, _GROUND, theme),
        text(title, _MARGIN, 100, "result-title"),
        text(subtitle, _MARGIN, 150, "result-subtitle"),
        use("rook", WIDTH - _MARGIN - 64, 34, 64, 64),
        _TABLES[view.game](view, names, theme),
    ]
    return make_picture("".join(body), (0, 0, WIDTH, HEIGHT), 1, theme)


def _towers(view: Any, names: Sequence[str], _theme: Theme) -> str:
    return paint_players(view, names, WIDTH, _GROUND)


def _board(view: Any, names: Sequence[str], theme: Theme) -> str:
    """Names and points on the left, and the board in whatever shape it has, as large as fits."""
    ranking = sorted(range(len(names)), key=lambda seat: -view.scores[seat])
    plates = "".join(
        f'<g transform="translate({_MARGIN} {_TOP + 30 + 66 * place}) scale(1.5)">{paint_nameplate(seat, names[seat], view.scores[seat]).markup}</g>'
        for place, seat in enumerate(ranking)
    )
    board = board_picture(view, theme=theme, names=names)
    size = f'width="{number(board.width)}" height="{number(board.height)}"'
    box = f'x="{_BOARD}" y="{_TOP}" width="{WIDTH - _BOARD - _MARGIN}" height="{HEIGHT - _TOP - 20}"'
    return plates + board.svg.replace(size, box, 1)


_TABLES: Final[Mapping[str, Callable[[Any, Sequence[str], Theme], str]]] = MappingProxyType({"five-towers": _towers, "carcassonne": _board})
