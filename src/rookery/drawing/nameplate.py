"""A player's nameplate: seat mark, name, score and counters. It has no words, so it needs no translation."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rookery.core.rules import Seat
from rookery.drawing.svg import circle, number, rect, text, use

HEIGHT: Final = 36
_LONGEST_NAME: Final = 16


class Part(NamedTuple):
    """A part of a nameplate: its width and its drawing, from the left edge."""

    width: float
    markup: str


class Nameplate(NamedTuple):
    width: float
    markup: str


def symbol_with_count(symbol: str, width: float, height: float, count: int) -> Part:
    """Return a small symbol and a count."""
    picture = use(symbol, 0, (HEIGHT - height) / 2, width, height, style="supply")
    return Part(width + 7 + 9 * len(str(count)), picture + text(str(count), width + 4, 23, "count"))


def label_with_count(label: str, count: int) -> Part:
    """Return a name and a count, for counters without a symbol."""
    shown = f"{label} {count}"
    return Part(8 * len(shown), text(shown, 0, 23, "count"))


def paint_nameplate(seat: Seat, name: str, score: int | None, parts: Sequence[Part] = (), *, to_move: bool = False) -> Nameplate:
    """Paint the plate from its top left corner; a ring marks the player to move. Without a score, show none."""
    shown = name if len(name) <= _LONGEST_NAME else name[: _LONGEST_NAME - 1] + "…"
    points = "" if score is None else str(score)
    x = 40 + 8.8 * len(shown) + (8 if shown else 0) + 11 * len(points)
    painted = [
        circle((18, 18), 12, "token"),
        use(f"seat-{seat + 1}", 12, 12, 12, 12, style="mark"),
        text(shown, 38, 23.5, "name"),
        text(points, x, 24.5, "score"),
    ]
    for part in parts:
        x += 10
        painted.append(f'<g transform="translate({number(x)} 0)">{part.markup}</g>')
        x += part.width
    width = x + 14
    plate = rect(0, 0, width, HEIGHT, "nameplate", corner=HEIGHT / 2)
    ring = rect(-2.5, -2.5, width + 5, HEIGHT + 5, "to-move", corner=HEIGHT / 2 + 2.5) if to_move else ""
    return Nameplate(width, f'<g class="rk-seat-{seat + 1}">{ring}{plate}{"".join(painted)}</g>')
