"""The SVG frame and text of all charts."""

from collections.abc import Sequence
from xml.sax.saxutils import escape


def chart(title: str, width: int, height: int, drawn: Sequence[str]) -> str:
    """Return the complete file: a white background, the title and the drawing."""
    return "\n".join(
        [
            f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width} {height}' font-family='sans-serif' font-size='13' fill='none' role='img'>",
            f"<title>{escape(title)}</title>",
            f"<rect width='{width}' height='{height}' fill='#fff'/>",
            text(16, 24, title, "start"),
            *drawn,
            "</svg>\n",
        ]
    )


def text(x: float, y: float, words: str, anchor: str = "middle", colour: str = "#222") -> str:
    """Return text at a point; the anchor is SVG's."""
    return f"<text x='{x:.1f}' y='{y:.1f}' text-anchor='{anchor}' fill='{colour}'>{escape(words)}</text>"
