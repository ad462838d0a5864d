"""The few bits of SVG that every painter writes: numbers, paths, and symbols put in place."""

from collections.abc import Iterable
from html import escape

from rookery.drawing.geometry import Point


def number(value: float) -> str:
    """The number with at most one decimal, written as short as it goes."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def fine(value: float) -> str:
    """The number with at most two decimals, for small things."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def path(points: Iterable[Point], *, closed: bool = False) -> str:
    """The `d` of a line through the points."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + ("z" if closed else "")


def drawn(points: Iterable[Point], look: str, *, closed: bool = False) -> str:
    """A line through the points in one of the looks of drawing.css."""
    return f'<path d="{path(points, closed=closed)}" class="rk-{look}"/>'


def disc(at: Point, radius: float, look: str) -> str:
    return f'<circle cx="{number(at[0])}" cy="{number(at[1])}" r="{number(radius)}" class="rk-{look}"/>'


def ellipse(at: Point, rx: float, ry: float, look: str) -> str:
    return f'<ellipse cx="{number(at[0])}" cy="{number(at[1])}" rx="{number(rx)}" ry="{number(ry)}" class="rk-{look}"/>'


def box(left: float, top: float, width: float, height: float, look: str, *, corner: float = 0) -> str:
    rounded = f' rx="{number(corner)}"' if corner else ""
    return f'<rect x="{number(left)}" y="{number(top)}" width="{number(width)}" height="{number(height)}"{rounded} class="rk-{look}"/>'


def text(content: str, x: float, y: float, look: str) -> str:
    return f'<text x="{number(x)}" y="{number(y)}" class="rk-{look}">{escape(content)}</text>'


def use(symbol: str, left: float, top: float, width: float, height: float, *, look: str = "") -> str:
    """A symbol in its box. Symbols are only ever moved and scaled, never turned, so they stand on their feet."""
    style = f' class="rk-{look}"' if look else ""
    return f'<use href="#{symbol}" x="{number(left)}" y="{number(top)}" width="{number(width)}" height="{number(height)}"{style}/>'


def thing(symbol: str, at: Point, scale: float = 1, look: str = "") -> str:
    """One of the small things of things.svg around a point."""
    side = 40 * scale
    return use(symbol, at[0] - side / 2, at[1] - side / 2, side, side, look=look)


def moved(content: str, at: Point, look: str = "") -> str:
    """The content around another origin."""
    style = f' class="rk-{look}"' if look else ""
    return f'<g transform="translate({number(at[0])} {number(at[1])})"{style}>{content}</g>'
