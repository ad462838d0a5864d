"""A chart of shares with confidence intervals, one row each, for arena results."""

from collections.abc import Callable, Sequence

from rookery.drawing.chart import chart, text

WIDTH, LEFT, RIGHT, TOP, ROW = 760, 260, 700, 56, 30


def interval_chart(title: str, rows: Sequence[tuple[str, float, float, float]], fair: float, decimal: Callable[[float], str]) -> str:
    """Draw rows of label, mean, low and high in percent, with a line at the fair share; `decimal` is the locale's number format."""
    height = TOP + ROW * len(rows) + 44
    bottom = height - 34
    drawn = [f"<path d='M{_x(part):.1f} {TOP - 10}V{bottom}' stroke='#ddd'/>{text(_x(part), height - 12, str(part))}" for part in range(0, 101, 25)]
    drawn.append(f"<path d='M{_x(fair):.1f} {TOP - 10}V{bottom}' stroke='#555' stroke-dasharray='5 4'/>")
    for number, (label, mean, low, high) in enumerate(rows):
        y = TOP + ROW * number + ROW / 2
        drawn.append(text(LEFT - 14, y + 4, label, "end"))
        drawn.append(
            f"<path d='M{_x(low):.1f} {y}H{_x(high):.1f}M{_x(low):.1f} {y - 5}v10M{_x(high):.1f} {y - 5}v10' stroke='#1f5fa8' stroke-width='2'/>"
        )
        drawn.append(f"<circle cx='{_x(mean):.1f}' cy='{y}' r='5' fill='#1f5fa8'/>")
        drawn.append(text(WIDTH - 8, y + 4, decimal(mean), "end"))
    return chart(title, WIDTH, height, drawn)


def _x(percent: float) -> float:
    return LEFT + (RIGHT - LEFT) * percent / 100
