"""Carcassonne's numeric observations."""

from collections import Counter
from itertools import islice

from rookery.core.frozen import FrozenMap
from rookery.core.record import Setup
from rookery.core.rules import Seat
from rookery.fast.carcassonne.actions import numbers, open_places
from rookery.fast.carcassonne.layout import LaidTile
from rookery.fast.carcassonne.observation import observe
from rookery.fast.carcassonne.tiles import CODES, EXPANSIONS, RULESET
from rookery.fast.carcassonne.twin import Twin
from rookery.fast.common.rng import Rng
from rookery.games.carcassonne import CARCASSONNE
from rookery.games.carcassonne.view import CarcassonneView
from tests.carcassonne.table import table
from tests.contract.table import Table
from tests.fast.carcassonne.pairs import for_few_setups, for_some_setups, play_both, twin_of


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
    assert row[:16] == bytes((3, 3, 0, 3, 1, 0, 0, 0, 69, 0, 3, 0, 3, 0, 20, 0))
    assert row[16:36] == bytes((0, 0, 6, 0, 0, 0, 7, 0, 1, 44, 6, 0, *[0] * 8))
    assert (row[36 + 3], row[36 + 26]) == (3, 5)  # one of four D and two of seven U are on the board
    assert row[100 : 100 + 12] == bytes((2, *road, 3, *field))
    assert row[148 : 148 + 12] == bytes((127, 128, 27, 0, 128, 128, 4, 0, 129, 128, 27, 0))
    assert row[564 : 564 + 33] == bytes((3, 0, 1, *field, 0, 0, 0, 1, 0, 1, *road, 0, 0, 0, *[0] * 11))
    west = open_places(view).index((-2, 0))
    assert row[1708 + 6 * west : 1708 + 6 * west + 6] == bytes((126, 128, 0, 2, 0, 0))
    assert row[2980 + 4 * west : 2980 + 4 * west + 4] == bytes((0, 1, 0, 0))
    assert observe(view_of(at, 0))[2] == 1, "the next seat after the observer is to act"


def test_leaders_are_numbered_from_the_observing_seat() -> None:
    tiles = "tiles=0,0:D:0;1,0:U:0;-1,0:U:0"
    for figures, leads in {"": (0, 0, 0), "0,0:road.E:0": (1, 3, 3), "0,0:road.E:0;1,0:road.E:2": (2, 3, 2)}.items():
        at = table(f"meeple seat=0 pile=land placed=1,0 {tiles} figures={figures}", seats=3)
        place = open_places(view_of(at, 0)).index((-2, 0))
        assert tuple(observe(view_of(at, seat))[2980 + 4 * place + 1] for seat in range(3)) == leads


# --- what an observation tells


@for_some_setups
def test_an_observation_of_any_seat_tells_the_whole_position(setup: Setup) -> None:
    for pair in islice(play_both(setup, 5), 0, None, 29):
        for seat in range(setup.seats):
            row = pair.twin.observation(seat)
            view = pair.rules.view(pair.state, seat)
            assert isinstance(view, CarcassonneView)
            assert row == observe(view)
            assert told(row, seat) == position(pair.twin)


def position(twin: Twin) -> dict[str, object]:
    """Return a position without the lines of the score sheets and the order of the tiles."""
    layout = twin.layout()
    cells = [tile.cell for tile in layout.tiles]
    return {
        "rules": (twin.setup.seats, CARCASSONNE.option(twin.setup, "farmers"), set(twin.setup.expansions)),
        "turn": (layout.step, layout.turn, layout.seat, layout.pile, layout.drawn, layout.placed >= 0 and cells[layout.placed]),
        "tiles": {*layout.tiles},
        "figures": {(cells[figure.tile], *figure[1:]) for figure in layout.figures},
        "to come": layout.bag,
        "out": layout.out,
        "seats": [(points, *supply) for points, supply in zip(twin.scores, supplies(twin), strict=True)],
        "towers": ({(cells[tower.tile], *tower[1:]) for tower in layout.towers}, layout.supply, layout.stolen),
    }


def supplies(twin: Twin) -> list[tuple[int, int]]:
    view = twin.view(None)
    assert isinstance(view, CarcassonneView)
    return [(player["meeples"], player["abbots"]) for player in view.players]


def told(row: bytes, observer: int) -> dict[str, object]:
    """Return the same from an observation."""
    seats = row[1]
    setup = Setup(
        "carcassonne",
        seats,
        FrozenMap({"farmers": "on" if row[4] else "off"}),
        tuple(name for number, name in enumerate(EXPANSIONS) if row[5] >> number & 1),
    )
    tiles = [LaidTile((x - 128, y - 128), type_ - 1, quarters) for x, y, type_, quarters in rows(row, 148, 104, 4) if type_]
    cells = [tile.cell for tile in tiles]
    figures = {
        (cell, piece, (owner - 1 + observer) % seats, abbot)
        for cell, (owner, abbot, piece, *_) in zip(cells, rows(row, 564, len(cells), 11), strict=True)
        if owner
    }
    towers = {
        (tile.cell, floors, (guard - 1 + observer) % seats if guard else -1, rising)
        for tile, (*_, floors, guard, rising) in zip(tiles, rows(row, 564, len(cells), 11), strict=True)
        if RULESET.tiles[CODES[tile.type]].marks.get("base")
    }
    to_come = {type_: count for type_, count in enumerate(row[36:100]) if count}
    start = Twin(setup).layout()
    out = (
        Counter(start.bag)
        + Counter(tile.type for tile in start.tiles)
        - Counter(to_come)
        - Counter(tile.type for tile in tiles)
        - Counter([row[11] - 1])
    )
    return {
        "rules": (seats, setup.options["farmers"], set(setup.expansions)),
        "turn": (row[0], row[3], (row[2] + observer) % seats, row[10] - 1, row[11] - 1, row[12] > 0 and cells[row[12] - 1]),
        "tiles": {*tiles},
        "figures": figures,
        "to come": to_come,
        "out": out,
        "seats": [(256 * high + low, *supply) for high, low, *supply in rotated(rows(row, 16, seats, 4), observer)],
        "towers": (towers, row[14], row[13] - 1),
    }


def rows(row: bytes, start: int, count: int, size: int) -> list[bytes]:
    return [row[start + size * number : start + size * number + size] for number in range(count)]


def rotated(by_place: list[bytes], observer: int) -> list[bytes]:
    """Return rows that start at the observer in the order of the seats."""
    return [by_place[(seat - observer) % len(by_place)] for seat in range(len(by_place))]


@for_few_setups
def test_hidden_order_and_the_history_do_not_change_an_observation(setup: Setup) -> None:
    for pair in islice(play_both(setup, 6), 0, None, 17):
        again = twin_of(pair.rules, pair.state)
        sorted_ = pair.twin.copy()
        sorted_.arrange()
        for seat in range(setup.seats):
            assert pair.twin.observation(seat) == again.observation(seat) == sorted_.observation(seat)


def test_a_twin_that_was_in_another_position_observes_its_own() -> None:
    used = Twin(Setup("carcassonne", 2))
    used.advance(80, Rng(1))
    used.observation(0)
    before = used.layout()
    used.advance(1000, Rng(2))
    used.observation(0)
    used.lay(before)
    fresh = Twin(used.setup)
    fresh.lay(before)
    assert used.observation(1) == fresh.observation(1)
    assert used.copy().observation(0) == fresh.observation(0)


def test_an_open_places_row_leads_to_the_numbers_of_its_placements() -> None:
    at = table("tile pile=land drawn=V tiles=0,0:D:0;1,0:U:0;-1,0:U:0")
    twin = Twin.of_position(at.setup, at.position)
    places = [(x, y) for x, y, *_ in rows(twin.observation(), 1708, 212, 6) if x]
    first = {42 + 4 * (32 * ((y + 16) % 32) + (x + 16) % 32) for x, y in places}  # 128 is a multiple of 32
    assert {number - (number - 42) % 4 for number in twin.legal()} <= first
    assert len(first) == len(places) == 8
