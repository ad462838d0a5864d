"""A picture of 5 Towers: the display on its ledge, and all players' towers on one hill in front of the scenery."""

from collections.abc import Iterator, Sequence
from typing import Final

from rookery.drawing.art_files import Theme
from rookery.drawing.five_towers.components import HEIGHT as CARD_HEIGHT
from rookery.drawing.five_towers.components import WIDTH as CARD_WIDTH
from rookery.drawing.five_towers.components import paint_card, paint_skyline, skyline_width, tower_middle
from rookery.drawing.five_towers.measures import shared_pitch, tower_height
from rookery.drawing.nameplate import Part, paint_nameplate, symbol_with_count
from rookery.drawing.scenery import paint_scenery
from rookery.drawing.svg import Picture, centred_symbol, make_picture, number, rect, text, translated, use
from rookery.games.five_towers.cards import DISPLAY, TYPES, read_card
from rookery.games.five_towers.state import PASS, Call
from rookery.games.five_towers.view import FiveTowersView, PlayerView

WIDEST_TOWER: Final = 58
ROOM: Final = 250
"""Height of the tallest tower in the picture."""
WIDEST_ROOM: Final = 360
"""Height of the tallest tower in a picture without nameplates."""
GROUND: Final = 456
HEIGHT: Final = 530
LEAST_WIDTH: Final = 760
COLUMN: Final = 290
_CARD: Final = 0.84
_CARD_PITCH: Final = 98
_LEDGE: Final = 146
_CARDS_TOP: Final = _LEDGE + 6 - CARD_HEIGHT * _CARD


def skyline_picture(view: FiveTowersView, *, theme: Theme = "light", names: Sequence[str] = ()) -> Picture:
    """Draw the whole table. All towers have the same pitch, so that their heights are comparable. `names` are by seat (optional)."""
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
    across, pitch = _scale(view, column - 50, WIDEST_TOWER, ROOM)
    for seat, player in enumerate(view.players):
        middle = column * (seat + 0.5)
        won = view.outcome is not None and seat in view.outcome.winners
        skyline = paint_skyline(player.towers, across, pitch) + (_rook(player, across, pitch) if won else "")
        yield f'<g transform="translate({number(middle - skyline_width(across) / 2)} {number(ground)})">{skyline}</g>'
        score = player.score if points else None
        plate = paint_nameplate(seat, names[seat] if names else "", score, _beside(view, seat), to_move=seat == view.actor)
        yield f'<g transform="translate({number(middle - plate.width / 2)} {number(ground + 18)})">{plate.markup}</g>'


def paint_towers(view: FiveTowersView, width: float, ground: float) -> str:
    """Paint all players' towers to one scale on the ground, as large as fits, without nameplates."""
    column = width / len(view.players)
    across, pitch = _scale(view, column - 50, column, WIDEST_ROOM)
    lefts = (column * (seat + 0.5) - skyline_width(across) / 2 for seat in range(len(view.players)))
    return "".join(translated(paint_skyline(player.towers, across, pitch), (left, ground)) for player, left in zip(view.players, lefts, strict=True))


def _scale(view: FiveTowersView, width: float, widest: float, room: float) -> tuple[float, float]:
    """Return the width of all towers and their pitch, for skylines of this width and height."""
    across = min(widest, width / skyline_width(1))
    return across, shared_pitch((player.towers[kind] for player in view.players for kind in TYPES), across, room)


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
