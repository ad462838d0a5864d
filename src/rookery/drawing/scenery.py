"""The landscape behind pictures: sky, sun or moon, clouds, rooks and hills."""

from collections.abc import Iterator
from math import dist
from typing import Final

from rookery.drawing.art_files import Theme
from rookery.drawing.geometry import Point
from rookery.drawing.seeded_random import SeededRandom
from rookery.drawing.svg import circle, number, rect, translated

# Outlines that the client's landscape shares: `make generate` writes its copy.
CLOUD: Final = "M0 0q2-14 18-13Q24-28 42-23q12-12 26 2 18-2 20 12 14 1 12 9z"
FLYING_ROOK: Final = "M-9-4q5-2 9 4 4-6 9-4-6 1-8 8h-2q-2-7-8-8z"
FIR: Final = "M0-26 8-8H4l6 10H-10L-4-8h-4z"
_CLOUDS: Final = ((0.05, 262), (0.6, 244), (0.42, 318))
_FLOCK: Final = ((0.3, 206, 1.0), (0.35, 222, 0.7), (0.26, 228, 0.6))
_ORB: Final = 44
_CRESCENT: Final = f"M8-{_ORB}A{_ORB} {_ORB} 0 1 0 {_ORB} 12A36 36 0 0 1 8-{_ORB}z"


def paint_scenery(width: float, height: float, ground: float, theme: Theme) -> str:
    """Paint sky, sun or moon, clouds, rooks and hills, the nearest with its summit at `ground`.

    The id of the gradient contains the theme, so that pictures of both themes can share a page.
    """
    return "".join(
        [
            *_sky(width, height, theme),
            *_air(width, ground, theme),
            *_hills(width, height, ground),
        ]
    )


def _sky(width: float, height: float, theme: Theme) -> Iterator[str]:
    stops = "".join(f'<stop offset="{offset}" class="rk-sky-{band}"/>' for band, offset in ((1, 0), (2, 0.5), (3, 0.85)))
    yield f'<linearGradient id="sky-{theme}" x1="0" y1="0" x2="0" y2="1">{stops}</linearGradient>'
    yield f'<rect width="{number(width)}" height="{number(height)}" fill="url(#sky-{theme})"/>'


def _air(width: float, ground: float, theme: Theme) -> Iterator[str]:
    orb = (width - 96, ground - 190)
    if theme == "dark":
        yield from _stars(width, ground - 40, orb)
    yield circle(orb, _ORB * 2.2, "halo") + circle(orb, _ORB * 1.6, "halo")
    yield circle(orb, _ORB, "orb") if theme == "light" else translated(f'<path d="{_CRESCENT}" class="rk-orb"/>', orb)
    yield from (translated(f'<path d="{CLOUD}" class="rk-cloud"/>', (width * share, y)) for share, y in _CLOUDS)
    for share, y, scale in _FLOCK:
        yield f'<path d="{FLYING_ROOK}" transform="translate({number(width * share)} {y}) scale({scale})" class="rk-flock"/>'


def _stars(width: float, height: float, moon: Point) -> Iterator[str]:
    rng = SeededRandom("stars")
    for _ in range(int(width / 14)):
        at, radius = rng.point(0, 0, width, height), 0.5 + rng.next()
        if dist(at, moon) > 1.2 * _ORB:
            yield circle(at, radius, "star")


def _hills(width: float, height: float, ground: float) -> Iterator[str]:
    """Paint three ranges of hills, each a curve through four heights above the ground, with firs on the farthest."""
    rng = SeededRandom("firs")
    for _ in range(int(width / 110)):
        yield f'<path d="{FIR}" transform="translate({number(rng.next() * width)} {number(ground - 36)}) scale(.8)" class="rk-hill-1"/>'
    for band, heights in ((1, (22, 52, 34, 44)), (2, (18, -6, 18, 6))):
        start, first, second, end = (number(ground - rise) for rise in heights)
        x, far = number(width * 0.33), number(width * 0.66)
        yield f'<path d="M0 {start}C{x} {first} {far} {second} {number(width)} {end}V{number(height)}H0z" class="rk-hill-{band}"/>'
    yield (
        f'<path d="M0 {number(ground + 4)}Q{number(width / 2)} {number(ground - 16)} {number(width)} {number(ground + 4)}'
        f'V{number(height)}H0z" class="rk-hill-3"/>'
    )
    yield rect(0, ground + 60, width, max(0, height - ground - 60), "hill-3")
