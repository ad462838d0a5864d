"""The table of 5 Towers as a picture: the display on its ledge, and every player's skyline on one hill."""

from collections.abc import Iterator, Sequence
from typing import Final

from rookery.drawing.art import Theme
from rookery.drawing.card import HEIGHT as CARD_HEIGHT
from rookery.drawing.card import WIDTH as CARD_WIDTH
from rookery.drawing.card import paint_card
from rookery.drawing.markup import box, number, text, thing, use
from rookery.drawing.nameplate import Part, counted, paint_nameplate
from rookery.drawing.picture import Picture, picture
from rookery.drawing.scene import paint_scene
from rookery.drawing.towers import paint_skyline, shared_pitch, skyline_width, tower_height, tower_middle
from rookery.games.five_towers.cards import DISPLAY, TYPES, read_card
from rookery.games.five_towers.state import PASS, Call
from rookery.games.five_towers.view import FiveTowersView, PlayerView

WIDEST_TOWER: Final = 58
ROOM: Final = 250
"""How high the tallest tower may look."""
GROUND: Final = 456
HEIGHT: Final = 530
LEAST_WIDTH: Final = 760
COLUMN: Final = 290
_CARD: Final = 0.84
_CARD_PITCH: Final = 98
_LEDGE: Final = 146
_CARDS_TOP: Final = _LEDGE + 6 - CARD_HEIGHT * _CARD


def skyline_picture(view: FiveTowersView, *, theme: Theme = "light", names: Sequence[str] = ()) -> Picture:
    """The whole table. All towers share one pitch, so heights can be compared; `names` are by seat, and may be left out."""
    width = max(LEAST_WIDTH, COLUMN * len(view.players) + 40)
    body = paint_scene(width, HEIGHT, GROUND, theme) + paint_market(view, width / 2) + "".join(_players(view, names, width))
    return picture(body, (0, 0, width, HEIGHT), 1, theme)


def paint_market(view: FiveTowersView, middle: float) -> str:
    """The ledge with the display, lanterns lit under the cards that may be taken, the draw pile left and the discard pile right."""
    span = DISPLAY * _CARD_PITCH
    left = middle - span / 2
    lit = {choice.target.at for choice in view.choices if choice.target.kind == "card"}
    painted = [
        box(left - 14, _LEDGE, span + 28, 16, "ledge", corner=5),
        box(left - 14, _LEDGE, span + 28, 5, "ledge-lift", corner=2.5),
        box(left - 10, _LEDGE + 12, span + 20, 4, "ledge-deep", corner=2),
    ]
    for place, name in enumerate(view.display):
        x = left + place * _CARD_PITCH + (_CARD_PITCH - CARD_WIDTH * _CARD) / 2
        painted.append(f'<g transform="translate({number(x)} {number(_CARDS_TOP)}) scale({_CARD})">{paint_card(*read_card(name))}</g>')
        if lit:
            painted.append(use("lantern", x + CARD_WIDTH * _CARD / 2 - 8, _LEDGE + 20, 16, 24, look="" if name in lit else "unlit"))
    painted += _pile("card-back", left - 58, view.draw_pile)
    painted += _pile("card-frame", middle + span / 2 + 58, view.discard_pile, "discard")
    return "".join(painted)


def _pile(symbol: str, middle: float, count: int, look: str = "") -> Iterator[str]:
    """A pile of cards with its size under it; an empty one is a dashed outline."""
    width, height = 56.0, 82.9
    left, top = middle - width / 2, _LEDGE + 6 - height
    yield use(symbol, left, top, width, height, look=look) if count else box(left, top, width, height, "no-pile", corner=7)
    yield text(str(count), middle, _LEDGE + 26, "pile-count")


def _players(view: FiveTowersView, names: Sequence[str], width: float) -> Iterator[str]:
    column = width / len(view.players)
    across = min(WIDEST_TOWER, (column - 50) / skyline_width(1))
    pitch = shared_pitch((player.towers[kind] for player in view.players for kind in TYPES), across, ROOM)
    for seat, player in enumerate(view.players):
        middle = column * (seat + 0.5)
        won = view.outcome is not None and seat in view.outcome.winners
        skyline = paint_skyline(player.towers, across, pitch) + (_rook(player, across, pitch) if won else "")
        yield f'<g transform="translate({number(middle - skyline_width(across) / 2)} {GROUND})">{skyline}</g>'
        plate = paint_nameplate(seat, names[seat] if names else "", player.score, _beside(view, seat), to_move=seat == view.actor)
        yield f'<g transform="translate({number(middle - plate.width / 2)} {GROUND + 18})">{plate.markup}</g>'


def _rook(player: PlayerView, width: float, pitch: float) -> str:
    """The rook sits on the winner's tallest tower."""
    column = max(range(len(TYPES)), key=lambda place: len(player.towers[TYPES[place]]))
    top = tower_height(player.towers[TYPES[column]], width, pitch)
    return thing("rook", (tower_middle(column, width), -top - 10), 0.8)


def _beside(view: FiveTowersView, seat: int) -> list[Part]:
    """The demolition pile's size, and what the player has said in the auction."""
    parts = []
    if view.players[seat].demolished:
        parts.append(counted("card-back", 14, 20.7, view.players[seat].demolished))
    call = view.calls[seat]
    return parts if call is None else [*parts, _call(call)]


def _call(call: Call) -> Part:
    if call == PASS:
        return Part(26, box(0, 5, 26, 26, "passed", corner=8) + '<path d="M8 18h10" class="rk-passed-sign"/>')
    return Part(26, box(0, 5, 26, 26, "call", corner=8) + text(str(call), 13, 23.5, "call-number"))
