"""Render the icons of the installed client into web/public/ from the drawing of the app icon.

    python tools/icons.py

The tool needs Chromium. Run it again whenever the drawing changes.
"""

import re
import struct
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Page, sync_playwright  # noqa: E402  needs the root on the path

from tests.browser.chromium import launch  # noqa: E402

SPRITES: Final = ROOT / "src/rookery/drawing/art/sprites.svg"
PUBLIC: Final = ROOT / "web/public"
DRAWING: Final = re.compile(r'<symbol id="app-icon"[^>]*>(.*?)</symbol>', re.DOTALL)
SKY, HILL = "#2E2A5B", "#1C1938"
"""Colours that must bleed to the edge where a system applies its own mask."""


def framed(drawing: str) -> str:
    """Return the icon with its own rounded corners on a transparent ground."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128">{drawing}</svg>'


def whole(drawing: str, scale: float) -> str:
    """Return the maskable icon: a full square, scaled down to fit the safe zone."""
    edge = 64 - 64 * scale
    left, right = edge + 108 * scale, edge + 97 * scale
    ground = f'<path d="M0 {left + 1} {edge} {left} {128 - edge} {right} 128 {right - 1}V128H0z" fill="{HILL}"/>'
    inner = f'<g transform="translate({edge} {edge}) scale({scale})">{drawing}</g>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><rect width="128" height="128" fill="{SKY}"/>{ground}{inner}</svg>'


def render(page: Page, svg: str, size: int) -> bytes:
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:{size}px}}</style>{svg}")
    return page.screenshot(omit_background=True)


def ico(png: bytes, size: int) -> bytes:
    """Wrap a PNG in the ICO container that browsers request by default."""
    return struct.pack("<HHHBBBBHHII", 0, 1, 1, size, size, 0, 0, 1, 32, len(png), 22) + png


def main() -> None:
    found = DRAWING.search(SPRITES.read_text(encoding="utf-8"))
    assert found is not None, "the drawing of the icon is gone"
    drawing = found[1]
    PUBLIC.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        page = browser.new_page()
        icons = {
            "icon-192.png": render(page, framed(drawing), 192),
            "icon-512.png": render(page, framed(drawing), 512),
            "icon-maskable-512.png": render(page, whole(drawing, 0.8), 512),
            "apple-touch-icon.png": render(page, whole(drawing, 0.94), 180),
            "favicon.ico": ico(render(page, framed(drawing), 32), 32),
        }
        browser.close()
    for name, content in icons.items():
        (PUBLIC / name).write_bytes(content)


if __name__ == "__main__":
    main()
