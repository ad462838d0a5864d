"""Render a drawing to PNG: `python -m rookery.drawing.png` reads SVG and writes PNG, so that a server can use a separate process."""

import os
import sys
from importlib import resources
from pathlib import Path
from typing import Final

from rookery.drawing.plain_svg import plain_svg

NICENESS: Final = 10
"""Rendering is less urgent than everything else on a server."""


def png(svg: str) -> bytes:
    """Render the drawing in its own size, with the client's fonts."""
    from resvg_py import svg_to_bytes  # noqa: PLC0415  only servers have it

    fonts = Path(str(resources.files("rookery.drawing"))) / "art" / "fonts"
    return bytes(svg_to_bytes(svg_string=plain_svg(svg), skip_system_fonts=True, font_files=[str(file) for file in sorted(fonts.glob("*.ttf"))]))


if __name__ == "__main__":
    if hasattr(os, "nice"):  # not on Windows
        os.nice(NICENESS)
    sys.stdout.buffer.write(png(sys.stdin.buffer.read().decode()))
