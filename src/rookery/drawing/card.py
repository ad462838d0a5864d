"""A card of 5 Towers."""

from typing import Final

from rookery.drawing.art import Theme
from rookery.drawing.markup import use
from rookery.drawing.picture import Picture, picture
from rookery.games.five_towers.building import CARRIES_ANYTHING, GOES_ON_ANYTHING
from rookery.games.five_towers.cards import TOP, TowerType

WIDTH: Final = 100
HEIGHT: Final = 148
_MARGIN: Final = 2


def paint_card(kind: TowerType, value: int, *, extra: bool = False) -> str:
    """The face of a card of 100 by 148: value, emblem, and a storey of its tower; extra cards carry their symbol."""
    storey = use(f"ft-{kind}-top", 24, 70, 64, 61.4) if value == TOP else use(f"ft-{kind}", 9, 91, 82, 41)
    emblem = use(f"em-{kind}", 71, 13, 20, 20, look="emblem") if value > 9 else use(f"em-{kind}", 66, 13, 24, 24, look="emblem")
    fitted = ' textLength="52" lengthAdjust="spacingAndGlyphs"' if value > 9 else ""  # two digits of a wide font would reach the emblem
    number = f'<text x="13" y="58"{fitted} class="rk-card-number">{value}</text>'
    marks = "".join(use(f"mark-{value}", x, 67, 10, 9) for x in (14, 26, 38)) if value in (CARRIES_ANYTHING, GOES_ON_ANYTHING) else ""
    symbol = use("mark-extra", 74, 42, 13, 13, look="emblem") if extra else ""
    return f'<g class="rk-{kind}">{use("card-frame", 0, 0, WIDTH, HEIGHT)}{storey}{number}{emblem}{marks}{symbol}</g>'


def card_picture(kind: TowerType, value: int, *, extra: bool = False, theme: Theme = "light", size: float = 100) -> Picture:
    """The card alone, `size` pixels wide."""
    frame = (-_MARGIN, -_MARGIN, WIDTH + 2 * _MARGIN, HEIGHT + 2 * _MARGIN)
    return picture(paint_card(kind, value, extra=extra), frame, size / frame[2], theme)
