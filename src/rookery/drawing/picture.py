"""A finished drawing: an SVG text that needs nothing but itself."""

from dataclasses import dataclass

from rookery.drawing.art import Theme, style_for, symbols_for
from rookery.drawing.markup import number


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


def picture(body: str, frame: tuple[float, float, float, float], scale: float, theme: Theme) -> Picture:
    """The body with the symbols, looks and colours it needs. The frame is left, top, width and height in the body's own units."""
    width, height = round(frame[2] * scale), round(frame[3] * scale)
    symbols = symbols_for(body)
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" class="rk-{theme}" width="{width}" height="{height}"'
        f' viewBox="{" ".join(map(number, frame))}">\n<style>\n{style_for(symbols + body, theme)}\n</style>\n{symbols}\n{body}\n</svg>\n'
    )
    return Picture(svg, width, height)
