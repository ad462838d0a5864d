"""A 5 Towers table in a position written as text."""

from collections.abc import Mapping

from rookery.core.frozen import FrozenMap
from rookery.core.rules import Seat
from rookery.games.five_towers.building import Tower
from rookery.games.five_towers.cards import TYPES, TowerType
from rookery.games.five_towers.state import State
from rookery.games.five_towers.view import FiveTowersView
from tests.contract.table import Table, set_up, setup_of

FIVE = "display=candy-1,scary-2,tree-3,scrap-4,sand-7"
"""A display that an empty player can build completely."""


RETRACT = FrozenMap({"overbids": "retract"})
"""The option that allows bids that cannot be built, and their retraction."""


def at(position: str | None = None, *, seats: int = 2, opener: int = 0, options: Mapping[str, str] = FrozenMap()) -> Table:
    """Return the table in this position, or before the first reveal."""
    return set_up(setup_of("five-towers", seats, opener=opener, options=options), position)


def state_of(table: Table) -> State:
    """Return the state with the type of 5 Towers."""
    assert isinstance(table.state, State)
    return table.state


def view_of(table: Table, seat: Seat | None) -> FiveTowersView:
    """Return the view of this seat, or of a spectator."""
    view = table.rules.view(table.state, seat)
    assert isinstance(view, FiveTowersView)
    return view


def tower(table: Table, seat: Seat, type_: TowerType) -> Tower:
    """Return the values of one tower, from the ground up."""
    return state_of(table).players[seat].towers[TYPES.index(type_)]


def demolished(table: Table, seat: int) -> list[str]:
    """Return the cards of a demolition pile."""
    return [str(card) for card in state_of(table).players[seat].demolished]


def pile(table: Table, name: str) -> dict[str, int]:
    """Return the draw or discard pile: card to count."""
    return {str(card): count for card, count in getattr(state_of(table), name).items()}


def display(table: Table) -> list[str]:
    """Return the cards on display."""
    return [str(card) for card in state_of(table).display]
