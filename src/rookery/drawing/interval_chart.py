"""A chart of means with confidence intervals, one row each, for arena results and notebooks."""

from collections.abc import Callable, Sequence

from rookery.drawing.chart import chart, text

WIDTH, LEFT, RIGHT, TOP, ROW = 760, 260, 700, 56, 30


def interval_chart(
    title: str, rows: Sequence[tuple[str, float, float, float]], fair: float, decimal: Callable[[float], str], *, least: int = 0, most: int = 100
) -> str:
    """Draw rows of label, mean, low and high, by default in percent, with a line at the fair value; `decimal` is the locale's number format."""

    def x(value: float) -> float:
        return LEFT + (RIGHT - LEFT) * (min(max(value, least), most) - least) / (most - least)

    height = TOP + ROW * len(rows) + 44
    bottom = height - 34
    ticks = [least + (most - least) * part / 4 for part in range(5)]
    drawn = [f"<path d='M{x(part):.1f} {TOP - 10}V{bottom}' stroke='#ddd'/>{text(x(part), height - 12, f'{part:g}')}" for part in ticks]
    drawn.append(f"<path d='M{x(fair):.1f} {TOP - 10}V{bottom}' stroke='#555' stroke-dasharray='5 4'/>")
    for number, (label, mean, low, high) in enumerate(rows):
        y = TOP + ROW * number + ROW / 2
        drawn.append(text(LEFT - 14, y + 4, label, "end"))
        drawn.append(
            f"<path d='M{x(low):.1f} {y}H{x(high):.1f}M{x(low):.1f} {y - 5}v10M{x(high):.1f} {y - 5}v10' stroke='#1f5fa8' stroke-width='2'/>"
        )
        drawn.append(f"<circle cx='{x(mean):.1f}' cy='{y}' r='5' fill='#1f5fa8'/>")
        drawn.append(text(WIDTH - 8, y + 4, decimal(mean), "end"))
    return chart(title, WIDTH, height, drawn)
