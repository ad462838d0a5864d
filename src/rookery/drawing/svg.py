"""The few bits of SVG that every painter writes: numbers, paths, and symbols put in place."""

from collections.abc import Iterable
from dataclasses import dataclass
from html import escape

from rookery.drawing.art_files import Theme, style_for, symbols_for
from rookery.drawing.geometry import Point


def number(value: float) -> str:
    """The number with at most one decimal, written as short as it goes."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def precise(value: float) -> str:
    """The number with at most two decimals, for small things."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def path_data(points: Iterable[Point], *, closed: bool = False) -> str:
    """The `d` of a line through the points."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + ("z" if closed else "")


def polyline(points: Iterable[Point], style: str, *, closed: bool = False) -> str:
    """A line through the points in one of the looks of drawing.css."""
    return f'<path d="{path_data(points, closed=closed)}" class="rk-{style}"/>'


def circle(at: Point, radius: float, style: str) -> str:
    return f'<circle cx="{number(at[0])}" cy="{number(at[1])}" r="{number(radius)}" class="rk-{style}"/>'


def ellipse(at: Point, rx: float, ry: float, style: str) -> str:
    return f'<ellipse cx="{number(at[0])}" cy="{number(at[1])}" rx="{number(rx)}" ry="{number(ry)}" class="rk-{style}"/>'


def rect(left: float, top: float, width: float, height: float, style: str, *, corner: float = 0) -> str:
    rounded = f' rx="{number(corner)}"' if corner else ""
    return f'<rect x="{number(left)}" y="{number(top)}" width="{number(width)}" height="{number(height)}"{rounded} class="rk-{style}"/>'


def text(content: str, x: float, y: float, style: str) -> str:
    return f'<text x="{number(x)}" y="{number(y)}" class="rk-{style}">{escape(content)}</text>'


def use(symbol: str, left: float, top: float, width: float, height: float, *, style: str = "") -> str:
    """A symbol in its box. Symbols are only ever moved and scaled, never turned, so they stand on their feet."""
    attribute = f' class="rk-{style}"' if style else ""
    return f'<use href="#{symbol}" x="{number(left)}" y="{number(top)}" width="{number(width)}" height="{number(height)}"{attribute}/>'


def centred_symbol(symbol: str, at: Point, scale: float = 1, style: str = "") -> str:
    """One of the small things of things.svg around a point."""
    side = 40 * scale
    return use(symbol, at[0] - side / 2, at[1] - side / 2, side, side, style=style)


def translated(content: str, at: Point, style: str = "") -> str:
    """The content around another origin."""
    attribute = f' class="rk-{style}"' if style else ""
    return f'<g transform="translate({number(at[0])} {number(at[1])})"{attribute}>{content}</g>'


@dataclass(frozen=True, slots=True)
class Picture:
    """A standalone SVG and its size in pixels. A notebook shows it by itself; `str()` is the text to write to a file."""

    svg: str
    width: float
    height: float

    def __str__(self) -> str:
        return self.svg

    def _repr_svg_(self) -> str:
        return self.svg


def make_picture(body: str, frame: tuple[float, float, float, float], scale: float, theme: Theme) -> Picture:
    """The body with the symbols, looks and colours it needs. The frame is left, top, width and height in the body's own units."""
    width, height = round(frame[2] * scale), round(frame[3] * scale)
    symbols = symbols_for(body)
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" class="rk-{theme}" width="{width}" height="{height}"'
        f' viewBox="{" ".join(map(number, frame))}">\n<style>\n{style_for(symbols + body, theme)}\n</style>\n{symbols}\n{body}\n</svg>\n'
    )
    return Picture(svg, width, height)
