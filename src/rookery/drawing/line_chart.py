"""A chart of shares in percent over time, one colour per name, for learning curves."""

from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import TypeAlias

from rookery.drawing.chart import chart, text

Line: TypeAlias = Sequence[tuple[float, float]]
"""Points from left to right."""

WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 760, 400, 56, 56, 600, 340
COLOURS = ("#1f5fa8", "#a34a00", "#3c7a3c", "#8a3ffc", "#9f1853", "#5c5c00", "#00727a")


def line_chart(title: str, across: str, runs: Mapping[str, Sequence[Line]], fair: float = 50) -> str:
    """Draw the runs of each name as thin lines and their mean as a thick one, with a broken line at the fair share.

    All runs of a name must have as many points.
    """
    most = max((x for lines in runs.values() for line in lines for x, _ in line), default=0) or 1
    drawn = [f"<path d='M{LEFT} {_y(part):.1f}H{RIGHT}' stroke='#ddd'/>" for part in range(0, 101, 25)]
    drawn += [text(LEFT - 8, _y(part) + 4, str(part), "end") for part in range(0, 101, 25)]
    drawn += [text(LEFT + (RIGHT - LEFT) * part / 4, BOTTOM + 22, f"{most * part / 4:.3g}") for part in range(5)]
    drawn.append(f"<path d='M{LEFT} {_y(fair):.1f}H{RIGHT}' stroke='#555' stroke-dasharray='5 4'/>")
    drawn.append(text((LEFT + RIGHT) / 2, BOTTOM + 46, across))
    names = sorted(runs, key=lambda name: -fmean(line[-1][1] for line in runs[name]))
    for place, name in enumerate(names):
        colour = COLOURS[list(runs).index(name) % len(COLOURS)]
        mean = [(fmean(x for x, _ in points), fmean(y for _, y in points)) for points in zip(*runs[name], strict=True)]
        thin = [_path(line, most, colour, 0.8) for line in runs[name] if len(runs[name]) > 1]
        drawn += [*thin, _path(mean, most, colour, 2.5)]
        y = TOP + 10 + 24 * place
        drawn.append(f"<path d='M{RIGHT + 14} {y - 4}h22' stroke='{colour}' stroke-width='3'/>")
        drawn.append(text(RIGHT + 42, y, f"{name} {mean[-1][1]:.0f}", "start"))
    return chart(title, WIDTH, HEIGHT, drawn)


def _path(line: Line, most: float, colour: str, width: float) -> str:
    points = " ".join(f"{LEFT + (RIGHT - LEFT) * x / most:.1f},{_y(y):.1f}" for x, y in line)
    return f"<polyline points='{points}' stroke='{colour}' stroke-width='{width}'/>"


def _y(percent: float) -> float:
    return BOTTOM - (BOTTOM - TOP) * percent / 100
