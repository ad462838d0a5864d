"""The components of 5 Towers: cards, and towers built from their values."""

from collections.abc import Mapping
from typing import Final

from rookery.drawing.art_files import Theme
from rookery.drawing.five_towers.measures import (
    CARD,
    CARD_EMBLEM,
    CARD_MARKS,
    CARD_NUMBER,
    CARD_NUMBER_WIDTH,
    CARD_SMALL_EMBLEM,
    CARD_STOREY,
    CARD_TOP,
    CROWN,
    GHOST,
    PITCH,
    PLATE_MIDDLE,
    STOREY,
    TOP_PLATE_MIDDLE,
    WINDOW_MIDDLE,
    crown_scale,
    number_size,
)
from rookery.drawing.svg import Picture, ellipse, make_picture, number, precise, rect, translated, use
from rookery.games.five_towers.building import CARRIES_ANYTHING, GOES_ON_ANYTHING, Tower
from rookery.games.five_towers.cards import TOP, TYPES, TowerType

GAP: Final = 0.19
_SPECIAL: Final = (CARRIES_ANYTHING, GOES_ON_ANYTHING)


def paint_tower(kind: str, tower: Tower, width: float, pitch: float, *, ghost: int | None = None, numbers: bool = True) -> str:
    """Paint a tower on its base line, around x = 0. A ghost is a possible next card; without numbers every second storey has a lit window."""
    painted = [ellipse((0, 1), width * 0.56, width * 0.085, "foot-shade")]
    painted += [_storey(kind, height, value, width, pitch) for height, value in enumerate(tower)]
    if numbers:
        painted += [_plate(height, value, width, pitch) for height, value in enumerate(tower)]
    else:
        painted += [_window(height, width, pitch) for height in range(0, len(tower), 2) if tower[height] != TOP]
    if ghost is not None:
        painted.append(_ghost(len(tower), ghost, width, pitch))
    return f'<g class="rk-{kind}">{"".join(painted)}</g>'


def paint_skyline(towers: Mapping[str, Tower], width: float, pitch: float) -> str:
    """Paint one player's five towers in canonical order, starting at x = 0, on the line y = 0; a dashed ring is an empty place."""
    painted = []
    for column, kind in enumerate(TYPES):
        tower = towers[kind]
        content = paint_tower(kind, tower, width, pitch) if tower else ellipse((0, 0), width * 0.44, width * 0.08, "free-place")
        painted.append(translated(content, (tower_middle(column, width), 0)))
    return "".join(painted)


def tower_middle(column: int, width: float) -> float:
    return width / 2 + column * width * (1 + GAP)


def skyline_width(width: float) -> float:
    return width * (len(TYPES) + (len(TYPES) - 1) * GAP)


def _storey(kind: str, height: int, value: int, width: float, pitch: float) -> str:
    """Paint one storey, or the top for a 0. Every second storey is mirrored; a small pitch squeezes storeys, tops only a little."""
    squeeze = pitch / (width * PITCH)
    base = -height * pitch
    if value == TOP:
        scale = crown_scale(squeeze)
        return use(f"ft-{kind}-top", -width / 2 * scale, base - width * CROWN * scale, width * scale, width * CROWN * scale)
    mirror = -1 if height % 2 else 1
    content = use(f"ft-{kind}", -width / 2, -width * STOREY, width, width * STOREY)
    return f'<g transform="translate(0 {number(base)}) scale({mirror} {precise(squeeze)})">{content}</g>'


def _plate(height: int, value: int, width: float, pitch: float) -> str:
    """Paint the value of a storey. 8 and 9 have gold plates with triangles: up for 8 (any card may follow it), down for 9 (it follows any card)."""
    size = number_size(width, pitch)
    special = value in _SPECIAL
    middle = -height * pitch - pitch * (TOP_PLATE_MIDDLE if value == TOP else PLATE_MIDDLE)
    across = size * (2.1 if special else 1.56 if value > 9 else 1.34)
    tall = min(pitch * (0.94 if pitch < 16 else 0.86), size * 1.22)
    style = "plate-gold" if special else "plate"
    plate = (
        f'<rect x="{precise(-across / 2)}" y="{precise(middle - tall / 2)}" width="{precise(across)}"'
        f' height="{precise(tall)}" rx="{precise(tall * 0.3)}"'
        f' class="rk-{style}" stroke-width="{precise(max(1, width * 0.018))}"/>'
    )
    marks = "".join(_mark(value, side * size * 0.68, middle, size) for side in (-1, 1)) if special else ""
    return plate + _numeral(value, middle, size, "plate-number") + marks


def _numeral(value: int, middle: float, size: float, style: str) -> str:
    return f'<text y="{precise(middle + size * 0.36)}" font-size="{precise(size)}" class="rk-{style}">{value}</text>'


def _mark(value: int, x: float, y: float, size: float) -> str:
    return use(f"mark-{value}", x - size * 0.2, y - size * 0.175, size * 0.4, size * 0.35)


def _window(height: int, width: float, pitch: float) -> str:
    half = width * 0.085
    top, middle, foot = (-height * pitch - pitch * WINDOW_MIDDLE + half * share for share in (-0.3, 0.1, 1.3))
    arch = f"M{precise(-half)} {precise(foot)}V{precise(top)}a{precise(half)} {precise(half)} 0 0 1 {precise(2 * half)} 0V{precise(foot)}z"
    bars = f"M0 {precise(top - half)}V{precise(foot)}M{precise(-half)} {precise(middle)}H{precise(half)}"
    return f'<path d="{arch}" class="rk-window"/><path d="{bars}" class="rk-window-bars"/>'


def _ghost(height: int, value: int, width: float, pitch: float) -> str:
    tall = pitch * GHOST
    top = -height * pitch - tall
    place = rect(-width / 2, top, width, tall, "ghost", corner=width * 0.12)
    return place + _numeral(value, top + tall / 2, number_size(width, pitch), "ghost-number")


# --- cards

WIDTH, HEIGHT = CARD
_MARGIN: Final = 2


def paint_card(kind: TowerType, value: int, *, extra: bool = False) -> str:
    """Paint a card of 100 by 148: value, emblem, a storey of its tower, and the symbol of extra cards."""
    storey = use(f"ft-{kind}-top", *CARD_TOP) if value == TOP else use(f"ft-{kind}", *CARD_STOREY)
    emblem = use(f"em-{kind}", *(CARD_SMALL_EMBLEM if value > 9 else CARD_EMBLEM), style="emblem")
    fitted = f' textLength="{CARD_NUMBER_WIDTH}" lengthAdjust="spacingAndGlyphs"' if value > 9 else ""
    number = f'<text x="{CARD_NUMBER[0]}" y="{CARD_NUMBER[1]}"{fitted} class="rk-card-number">{value}</text>'
    marks = "".join(use(f"mark-{value}", *mark) for mark in CARD_MARKS) if value in _SPECIAL else ""
    symbol = use("mark-extra", 74, 42, 13, 13, style="emblem") if extra else ""
    return f'<g class="rk-{kind}">{use("card-frame", 0, 0, WIDTH, HEIGHT)}{storey}{number}{emblem}{marks}{symbol}</g>'


def card_picture(kind: TowerType, value: int, *, extra: bool = False, theme: Theme = "light", size: float = 100) -> Picture:
    """Draw the card, `size` pixels wide."""
    frame = (-_MARGIN, -_MARGIN, WIDTH + 2 * _MARGIN, HEIGHT + 2 * _MARGIN)
    return make_picture(paint_card(kind, value, extra=extra), frame, size / frame[2], theme)
