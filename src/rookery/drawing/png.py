"""A drawing of ours as a PNG: `python -m rookery.drawing.png` reads SVG and writes pixels, so that a server can leave that to a process."""

import os
import sys
from importlib import resources
from pathlib import Path
from typing import Final

from rookery.drawing.plain_svg import plain_svg

NICENESS: Final = 10
"""A picture is less urgent than everything else a server does."""


def png(svg: str) -> bytes:
    """The drawing in its own size, with the client's fonts."""
    from resvg_py import svg_to_bytes  # noqa: PLC0415  only servers have it

    fonts = Path(str(resources.files("rookery.drawing"))) / "art" / "fonts"
    return bytes(svg_to_bytes(svg_string=plain_svg(svg), skip_system_fonts=True, font_files=[str(file) for file in sorted(fonts.glob("*.ttf"))]))


if __name__ == "__main__":
    if hasattr(os, "nice"):  # not on Windows
        os.nice(NICENESS)
    sys.stdout.buffer.write(png(sys.stdin.buffer.read().decode()))
