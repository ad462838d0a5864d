"""Carcassonne's numeric observations."""

from rookery.core.rules import Seat
from rookery.fast.carcassonne.actions import numbers, open_places
from rookery.fast.carcassonne.observation import observe
from rookery.games.carcassonne.view import CarcassonneView
from tests.carcassonne.table import table
from tests.contract.table import Table


def view_of(at: Table, seat: Seat) -> CarcassonneView:
    view = at.rules.view(at.state, seat)
    assert isinstance(view, CarcassonneView)
    return view


def test_numbers_and_observations_do_not_depend_on_the_order_of_placement() -> None:
    east, west = ["draw U", "place 1,0 0", "skip"], ["draw U", "place -1,0 0", "skip"]
    start = table("draw pile=land tiles=0,0:D:0")
    one, other = (view_of(start.play(*first, *then, "draw V"), 0) for first, then in ((east, west), (west, east)))
    assert one.tiles != other.tiles
    assert numbers(one) == numbers(other)
    assert observe(one) == observe(other)


def test_an_observation_by_hand() -> None:
    """Seat 1 of 3 observes: its meeple is on the long road, seat 0's on the field north of it; seat 0 has 300 points."""
    figures = "0,0:road.E:1;-1,0:field.NL:0"
    at = table(f"meeple seat=1 turn=3 pile=land placed=1,0 tiles=0,0:D:0;1,0:U:0;-1,0:U:0 figures={figures} score0=score-city:300", seats=3)
    view = view_of(at, 1)
    row = observe(view)
    road, field = (3, 0, 2, 1, 0), (3, 0, 0, 0, 1)
    assert row[:12] == bytes((3, 3, 1, 3, 0, 0, 69, 0, 0, 3, 0, 20))
    assert row[12:32] == bytes((0, 0, 6, 0, 0, 0, 7, 0, 1, 44, 6, 0, *[0] * 8))
    assert (row[32 + 3], row[32 + 26]) == (3, 5)  # one of four D and two of seven U are on the board
    assert row[96 : 96 + 12] == bytes((2, *road, 3, *field))
    assert row[144 : 144 + 12] == bytes((127, 128, 27, 0, 128, 128, 4, 0, 129, 128, 27, 0))
    assert row[560 : 560 + 30] == bytes((3, 0, 1, *field, 0, 0, 1, 0, 1, *road, 0, 0, *[0] * 10))
    west = open_places(view).index((-2, 0))
    assert row[1600 + 6 * west : 1600 + 6 * west + 6] == bytes((126, 128, 0, 2, 0, 0))
    assert row[2872 + 4 * west : 2872 + 4 * west + 4] == bytes((0, 1, 0, 0))


def test_leaders_are_numbered_from_the_observing_seat() -> None:
    tiles = "tiles=0,0:D:0;1,0:U:0;-1,0:U:0"
    for figures, leads in {"": (0, 0, 0), "0,0:road.E:0": (1, 3, 3), "0,0:road.E:0;1,0:road.E:2": (2, 3, 2)}.items():
        at = table(f"meeple seat=0 pile=land placed=1,0 {tiles} figures={figures}", seats=3)
        place = open_places(view_of(at, 0)).index((-2, 0))
        assert tuple(observe(view_of(at, seat))[2872 + 4 * place + 1] for seat in range(3)) == leads
