"""Make views of 5 Towers for a seat and a position."""

from rookery.games.five_towers.view import FiveTowersView
from tests.play.simple_bots import FIVE_TOWERS, five_towers


def seen(position: str, *, seats: int = 2, seat: int = 0, cards_to_come: str = "shown", overbids: str = "refused") -> FiveTowersView:
    setup = five_towers(seats, cards_to_come=cards_to_come, overbids=overbids)
    view = FIVE_TOWERS.rules(setup).view(FIVE_TOWERS.read_position(setup, position), seat)
    assert isinstance(view, FiveTowersView)
    return view
