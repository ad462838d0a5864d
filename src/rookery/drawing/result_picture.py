"""Pictures to share: a game under its headline, in its final or current position, and several games under a common one."""

from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Final

from rookery.core.view import View
from rookery.drawing.art_files import Theme
from rookery.drawing.kit import Headline, drawing_kit
from rookery.drawing.nameplate import paint_nameplate
from rookery.drawing.scenery import paint_scenery
from rookery.drawing.svg import Picture, make_picture, number, rect, text, use

WIDTH: Final = 1200
HEIGHT: Final = 630

_PANEL: Final = (40, 40, 452, 550)
"""Left, top, width and height of the panel beside a board."""
PANEL_END: Final = _PANEL[0] + _PANEL[2]
_PADDING: Final = 34
_TITLE: Final = 0.78
_LETTERS: Final = 19
"""Maximum characters per line of the title in the panel."""
_SMALL_LETTERS: Final = 36
"""Maximum characters per line of the subtitle in the panel."""

_GAP: Final = 44
"""Margin of a poster, and the gap between its games."""
_HEAD: Final = 176
"""Height of a poster's headline."""
_GROUND: Final = 545
_STRIP: Final = 170
"""Height of the strip with a game's name, in the units of its picture."""
_CARD: Final = "poster-card"


def result_picture(view: View, *, title: str, subtitle: str, names: Sequence[str], theme: Theme = "light", points: bool = True) -> Picture:
    """Draw a picture in a shape that link previews and messengers show uncropped; without points for a running game."""
    return make_picture(_painted(view, Headline(title, subtitle, names), theme, points=points), (0, 0, WIDTH, HEIGHT), 1, theme)


def _painted(view: View, words: Headline, theme: Theme, *, points: bool) -> str:
    paint = drawing_kit(view.game).result
    return paint(view, words, theme, points) if paint else rect(0, 0, WIDTH, HEIGHT, "mat") + paint_panel(view, words, points=points)


def poster(views: Mapping[str, View], *, title: str, subtitle: str, theme: Theme = "light") -> Picture:
    """Draw games as an invitation, without names and points: one fills the picture, several stand side by side with their names."""
    if len(views) == 1:
        return result_picture(*views.values(), title=title, subtitle=subtitle, names=(), theme=theme, points=False)
    width = (WIDTH - _GAP) / len(views) - _GAP
    scale = width / WIDTH
    high = HEIGHT + _STRIP
    top = _HEAD + (HEIGHT - _GAP - _HEAD - high * scale) / 2
    body = [
        f'<clipPath id="{_CARD}"><rect width="{WIDTH}" height="{high}" rx="48"/></clipPath>',
        paint_scenery(WIDTH, HEIGHT, _GROUND, theme),
        text(title, _GAP, 100, "result-title"),
        text(subtitle, _GAP, 150, "result-subtitle"),
        use("rook", WIDTH - _GAP - 64, 34, 64, 64),
    ]
    for place, (name, view) in enumerate(views.items()):
        left = number(_GAP + place * (width + _GAP))
        small = _painted(view, Headline("", "", ()), theme, points=False)
        strip = rect(0, HEIGHT, WIDTH, _STRIP, "poster-strip") + text(name, _GAP, HEIGHT + 116, "poster-name")
        body.append(f'<g transform="translate({left} {number(top)}) scale({scale:.4f})" clip-path="url(#{_CARD})">{small}{strip}</g>')
    return make_picture("".join(body), (0, 0, WIDTH, HEIGHT), 1, theme)


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
    details = wrap(words.subtitle, _SMALL_LETTERS) or [""]
    under = head + 58 * len(lines) - 12
    below = under + 28 * (len(details) - 1)
    plates = (
        f'<g transform="translate({x} {number(below + 40 + 62 * place)}) scale(1.4)">'
        f"{paint_nameplate(seat, words.names[seat], scores[seat]).markup}</g>"
        for place, seat in enumerate(ranking)
    )
    panel = rect(left, top, width, height, "nameplate", corner=24) + use("rook", left + width - 92, top + 22, 60, 60)
    small = (
        f'<g transform="translate({x} {under + 28 * row}) scale(.8)">{text(line, 0, 0, "result-subtitle")}</g>' for row, line in enumerate(details)
    )
    return "".join([panel, *titles, *small, *plates])
