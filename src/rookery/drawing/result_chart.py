"""An SVG chart of the win probabilities over a game: one line per seat, with marks at costly choices."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rookery.drawing.chart import chart, text

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 900, 420, 56, 884, 56, 372
COLOURS: Final = ("#c0392b", "#1f5fa8", "#2e7d4f", "#8a5a00", "#6a3d9a")
"""Colours by seat, all dark enough on white."""
SIZES: Final = {"inaccuracy": 4, "mistake": 6, "blunder": 8}


class Mark(NamedTuple):
    """A costly choice: the action before it, the seat, and the name of its mark."""

    action: int
    seat: int
    name: str


def result_chart(title: str, names: Sequence[str], results: Sequence[Sequence[float]], marks: Sequence[Mark]) -> str:
    """Draw each seat's win probability after every action; the lines add up to 1."""
    count = max(1, len(results))
    drawn = [
        f"<path d='M{LEFT} {_y(part / 100):.1f}H{RIGHT}' stroke='#ddd'/>{text(LEFT - 8, _y(part / 100) + 4, f'{part} %', 'end')}"
        for part in range(0, 101, 25)
    ]
    for seat, name in enumerate(names):
        colour = COLOURS[seat % len(COLOURS)]
        points = " ".join(f"{_x(number, count):.1f},{_y(shares[seat]):.1f}" for number, shares in enumerate(results, start=1))
        drawn.append(f"<polyline points='{points}' stroke='{colour}' stroke-width='2'/>")
        drawn.append(text(LEFT + 165 * seat, HEIGHT - 16, f"● {name[:20]}", "start", colour))
    for mark in marks:
        x, y = _x(mark.action, count), _y(results[mark.action - 1][mark.seat])
        colour = COLOURS[mark.seat % len(COLOURS)]
        drawn.append(f"<circle cx='{x:.1f}' cy='{y:.1f}' r='{SIZES[mark.name]}' fill='#fff' stroke='{colour}' stroke-width='2'/>")
    return chart(title, WIDTH, HEIGHT, drawn)


def _x(number: int, count: int) -> float:
    return LEFT + (RIGHT - LEFT) * number / count


def _y(share: float) -> float:
    return BOTTOM - (BOTTOM - TOP) * share
