"""A picture of 5 Towers: the display on its ledge, all players' towers on one hill, and the scenery behind them."""

from collections.abc import Iterator, Sequence
from math import dist
from typing import Final

from rookery.drawing.art_files import Theme
from rookery.drawing.five_towers.components import HEIGHT as CARD_HEIGHT
from rookery.drawing.five_towers.components import WIDTH as CARD_WIDTH
from rookery.drawing.five_towers.components import paint_card, paint_skyline, skyline_width, tower_middle
from rookery.drawing.five_towers.measures import shared_pitch, tower_height
from rookery.drawing.geometry import Point
from rookery.drawing.nameplate import Part, paint_nameplate, symbol_with_count
from rookery.drawing.seeded_random import SeededRandom
from rookery.drawing.svg import Picture, centred_symbol, circle, make_picture, number, rect, text, translated, use
from rookery.games.five_towers.cards import DISPLAY, TYPES, read_card
from rookery.games.five_towers.state import PASS, Call
from rookery.games.five_towers.view import FiveTowersView, PlayerView

WIDEST_TOWER: Final = 58
ROOM: Final = 250
"""Height of the tallest tower in the picture."""
GROUND: Final = 456
HEIGHT: Final = 530
LEAST_WIDTH: Final = 760
COLUMN: Final = 290
_CARD: Final = 0.84
_CARD_PITCH: Final = 98
_LEDGE: Final = 146
_CARDS_TOP: Final = _LEDGE + 6 - CARD_HEIGHT * _CARD


def skyline_picture(view: FiveTowersView, *, theme: Theme = "light", names: Sequence[str] = ()) -> Picture:
    """Draw the whole table. All towers have the same pitch, so that heights compare. `names` are by seat (optional)."""
    width = max(LEAST_WIDTH, COLUMN * len(view.players) + 40)
    body = paint_scenery(width, HEIGHT, GROUND, theme) + paint_display(view, width / 2) + paint_players(view, names, width, GROUND)
    return make_picture(body, (0, 0, width, HEIGHT), 1, theme)


def paint_display(view: FiveTowersView, middle: float) -> str:
    """Paint the ledge with the display, lit lanterns under available cards, the draw pile on the left and the discard pile on the right."""
    span = DISPLAY * _CARD_PITCH
    left = middle - span / 2
    lit = {choice.target.at for choice in view.choices if choice.target.kind == "card"}
    painted = [
        rect(left - 14, _LEDGE, span + 28, 16, "ledge", corner=5),
        rect(left - 14, _LEDGE, span + 28, 5, "ledge-lift", corner=2.5),
        rect(left - 10, _LEDGE + 12, span + 20, 4, "ledge-deep", corner=2),
    ]
    for place, name in enumerate(view.display):
        x = left + place * _CARD_PITCH + (_CARD_PITCH - CARD_WIDTH * _CARD) / 2
        painted.append(f'<g transform="translate({number(x)} {number(_CARDS_TOP)}) scale({_CARD})">{paint_card(*read_card(name))}</g>')
        if lit:
            painted.append(use("lantern", x + CARD_WIDTH * _CARD / 2 - 8, _LEDGE + 20, 16, 24, style="" if name in lit else "unlit"))
    painted += _pile("card-back", left - 58, view.draw_pile)
    painted += _pile("card-frame", middle + span / 2 + 58, view.discard_pile, "discard")
    return "".join(painted)


def _pile(symbol: str, middle: float, count: int, style: str = "") -> Iterator[str]:
    """Paint a pile of cards with its size below; an empty one is a dashed outline."""
    width, height = 56.0, 82.9
    left, top = middle - width / 2, _LEDGE + 6 - height
    yield use(symbol, left, top, width, height, style=style) if count else rect(left, top, width, height, "no-pile", corner=7)
    yield text(str(count), middle, _LEDGE + 26, "pile-count")


def paint_players(view: FiveTowersView, names: Sequence[str], width: float, ground: float, *, points: bool = True) -> str:
    """Paint all players' towers to one scale on the ground, with nameplates below; each winner's rook sits on their tallest tower."""
    return "".join(_players(view, names, width, ground, points=points))


def _players(view: FiveTowersView, names: Sequence[str], width: float, ground: float, *, points: bool) -> Iterator[str]:
    column = width / len(view.players)
    across = min(WIDEST_TOWER, (column - 50) / skyline_width(1))
    pitch = shared_pitch((player.towers[kind] for player in view.players for kind in TYPES), across, ROOM)
    for seat, player in enumerate(view.players):
        middle = column * (seat + 0.5)
        won = view.outcome is not None and seat in view.outcome.winners
        skyline = paint_skyline(player.towers, across, pitch) + (_rook(player, across, pitch) if won else "")
        yield f'<g transform="translate({number(middle - skyline_width(across) / 2)} {number(ground)})">{skyline}</g>'
        score = player.score if points else None
        plate = paint_nameplate(seat, names[seat] if names else "", score, _beside(view, seat), to_move=seat == view.actor)
        yield f'<g transform="translate({number(middle - plate.width / 2)} {number(ground + 18)})">{plate.markup}</g>'


def _rook(player: PlayerView, width: float, pitch: float) -> str:
    """Paint the rook on the winner's tallest tower."""
    column = max(range(len(TYPES)), key=lambda place: len(player.towers[TYPES[place]]))
    top = tower_height(player.towers[TYPES[column]], width, pitch)
    return centred_symbol("rook", (tower_middle(column, width), -top - 10), 0.8)


def _beside(view: FiveTowersView, seat: int) -> list[Part]:
    """Return the number of demolished cards and the player's call in the auction."""
    parts = []
    if view.players[seat].demolished:
        parts.append(symbol_with_count("card-back", 14, 20.7, view.players[seat].demolished))
    call = view.calls[seat]
    return parts if call is None else [*parts, _call(call)]


def _call(call: Call) -> Part:
    if call == PASS:
        return Part(26, rect(0, 5, 26, 26, "passed", corner=8) + '<path d="M8 18h10" class="rk-passed-sign"/>')
    return Part(26, rect(0, 5, 26, 26, "call", corner=8) + text(str(call), 13, 23.5, "call-number"))


# --- scenery

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
