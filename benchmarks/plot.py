"""SVG line plots over a common axis."""

from collections.abc import Mapping, Sequence
from statistics import median
from typing import TypeAlias

Line: TypeAlias = Sequence[tuple[float, float]]

WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 720, 360, 60, 50, 700, 300
STYLES = ("stroke='#1f5fa8'", "stroke='#a34a00' stroke-dasharray='7 4'", "stroke='#3c7a3c' stroke-dasharray='2 3'")


def middle(runs: Sequence[Line]) -> Line:
    """Return the point-wise median of several lines."""
    return [(points[0][0], median(height for _, height in points)) for points in zip(*runs, strict=False)]


def plot(title: str, across: str, up: str, lines: Mapping[str, Line]) -> str:
    """Plot up to three named lines, with both axes from zero."""
    most_x = _ceiling([x for line in lines.values() for x, _ in line])
    most_y = _ceiling([y for line in lines.values() for _, y in line])
    drawn = []
    for number, (name, line) in enumerate(lines.items()):
        points = " ".join(f"{LEFT + (RIGHT - LEFT) * x / most_x:.1f},{BOTTOM - (BOTTOM - TOP) * y / most_y:.1f}" for x, y in line)
        drawn.append(f"<polyline points='{points}' fill='none' stroke-width='2' {STYLES[number]}/>")
        drawn.append(f"<path d='M{LEFT + 20 + 160 * number} {TOP - 8}h30' stroke-width='2' {STYLES[number]}/>")
        drawn.append(_text(LEFT + 56 + 160 * number, TOP - 4, name, "start"))
    for part in range(6):
        drawn.append(_text(LEFT + (RIGHT - LEFT) * part / 5, BOTTOM + 20, f"{most_x * part / 5:g}"))
        drawn.append(_text(LEFT - 8, BOTTOM - (BOTTOM - TOP) * part / 5 + 4, f"{most_y * part / 5:g}", "end"))
    return "\n".join(
        [
            f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDTH} {HEIGHT}' font-family='sans-serif' font-size='13' role='img'>",
            f"<title>{title}</title>",
            f"<rect width='{WIDTH}' height='{HEIGHT}' fill='#fff'/>",
            f"<path d='M{LEFT} {TOP}V{BOTTOM}H{RIGHT}' fill='none' stroke='#888'/>",
            *drawn,
            _text(LEFT, 18, up, "start"),
            _text((LEFT + RIGHT) / 2, BOTTOM + 45, across),
            "</svg>\n",
        ]
    )


def _text(x: float, y: float, words: str, anchor: str = "middle") -> str:
    return f"<text x='{x:.0f}' y='{y:.0f}' text-anchor='{anchor}' fill='#222'>{words}</text>"


def _ceiling(values: Sequence[float]) -> float:
    """Return a round number not below any of the values."""
    step = 10.0 ** (len(str(int(max(values)))) - 1)
    return next(step * factor for factor in (1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10) if step * factor >= max(values))
