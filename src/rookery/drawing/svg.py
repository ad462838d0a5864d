"""SVG output: numbers, shapes, text, placed symbols and finished pictures."""

from collections.abc import Iterable
from dataclasses import dataclass
from html import escape
from typing import Final, NamedTuple

from rookery.drawing.art_files import Theme, style_for, symbols_for
from rookery.drawing.geometry import Point

_LONGEST_LABEL: Final = 12


def number(value: float) -> str:
    """Format a number with at most one decimal, as short as possible."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def precise(value: float) -> str:
    """Format a number with at most two decimals, for small shapes."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def path_data(points: Iterable[Point], *, closed: bool = False) -> str:
    """Return the `d` attribute of a line through the points."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + ("z" if closed else "")


def polyline(points: Iterable[Point], style: str, *, closed: bool = False) -> str:
    """Return a line through the points, with a style from drawing.css."""
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
    """Place a symbol in a box. Symbols are moved and scaled but never rotated, so they stay upright."""
    attribute = f' class="rk-{style}"' if style else ""
    return f'<use href="#{symbol}" x="{number(left)}" y="{number(top)}" width="{number(width)}" height="{number(height)}"{attribute}/>'


def centred_symbol(symbol: str, at: Point, scale: float = 1, style: str = "") -> str:
    """Place a symbol of scenery.svg around a point."""
    side = 40 * scale
    return use(symbol, at[0] - side / 2, at[1] - side / 2, side, side, style=style)


def translated(content: str, at: Point, style: str = "") -> str:
    """Move the content by an offset."""
    attribute = f' class="rk-{style}"' if style else ""
    return f'<g transform="translate({number(at[0])} {number(at[1])})"{attribute}>{content}</g>'


def labelled_plate(label: str, at: Point) -> str:
    """Draw a name on a plate around a point, for things without art."""
    shown = label if len(label) <= _LONGEST_LABEL else label[: _LONGEST_LABEL - 1] + "…"
    width = 8 + 4.8 * len(shown)
    return rect(at[0] - width / 2, at[1] - 7, width, 14, "label-plate", corner=4) + text(shown, at[0], at[1] + 2.8, "label")


class StandingObject(NamedTuple):
    """An object that stands on the ground, painted in order of its foot's y, north first."""

    foot: float
    markup: str


@dataclass(frozen=True, slots=True)
class Picture:
    """A standalone SVG and its size in pixels. Notebooks display it; `str()` returns the text for a file."""

    svg: str
    width: float
    height: float

    def __str__(self) -> str:
        return self.svg

    def _repr_svg_(self) -> str:
        return self.svg


def make_picture(body: str, frame: tuple[float, float, float, float], scale: float, theme: Theme) -> Picture:
    """Wrap the body with the symbols, styles and colours it needs. The frame is left, top, width and height in the units of the body."""
    width, height = round(frame[2] * scale), round(frame[3] * scale)
    symbols = symbols_for(body)
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" class="rk-{theme}" width="{width}" height="{height}"'
        f' viewBox="{" ".join(map(number, frame))}">\n<style>\n{style_for(symbols + body, theme)}\n</style>\n{symbols}\n{body}\n</svg>\n'
    )
    return Picture(svg, width, height)
