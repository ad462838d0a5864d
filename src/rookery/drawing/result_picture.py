"""A game as a picture to share: the headline and the table in its final or current position."""

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from rookery.core.view import View
from rookery.drawing.art_files import Theme
from rookery.drawing.kit import Headline, drawing_kit
from rookery.drawing.nameplate import paint_nameplate
from rookery.drawing.svg import Picture, make_picture, number, rect, text, use

WIDTH: Final = 1200
HEIGHT: Final = 630

_PANEL: Final = (40, 40, 452, 550)
"""Left, top, width and height of the panel beside a board."""
PANEL_END: Final = _PANEL[0] + _PANEL[2]
_PADDING: Final = 34
_TITLE: Final = 0.78
_LETTERS: Final = 19
"""Maximum characters per line of the headline in the panel."""


def result_picture(view: View, *, title: str, subtitle: str, names: Sequence[str], theme: Theme = "light", points: bool = True) -> Picture:
    """Draw a picture in a shape that link previews and messengers show uncropped; without points for a running game."""
    words, paint = Headline(title, subtitle, names), drawing_kit(view.game).result
    body = paint(view, words, theme, points) if paint else rect(0, 0, WIDTH, HEIGHT, "mat") + paint_panel(view, words, points=points)
    return make_picture(body, (0, 0, WIDTH, HEIGHT), 1, theme)


def paint_panel(view: View, words: Headline, *, points: bool) -> str:
    """Paint the headline and the ranking on a panel on the left."""
    scores = tuple(view.scores) if points else (None,) * len(words.names)
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
    return "".join([panel, *titles, small, *plates])
