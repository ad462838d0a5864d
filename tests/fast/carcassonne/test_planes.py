"""Observations of Carcassonne as planes."""

from itertools import islice

import pytest

from rookery.core.record import Setup
from rookery.fast.carcassonne.actions import SEAT_ACTIONS
from rookery.fast.carcassonne.batch import Batch
from rookery.fast.carcassonne.layout import LaidTile
from rookery.fast.carcassonne.planes import LENGTH, PLANES, SCALARS, SHAPE, observe
from rookery.fast.carcassonne.tiles import CODES
from rookery.fast.carcassonne.twin import Twin
from rookery.fast.common.rng import Rng
from rookery.games.carcassonne.view import CarcassonneView
from tests.carcassonne.table import table
from tests.fast.carcassonne.pairs import SETUPS, Pair, for_few_setups, for_some_setups, play_both, twin_of
from tests.fast.carcassonne.wide import far_east, play

ALL = SETUPS[-1]


def check_drawing(pair: Pair) -> None:
    """Assert that every seat's planes are those of its view."""
    for seat in range(pair.twin.setup.seats):
        view = pair.rules.view(pair.state, seat)
        assert isinstance(view, CarcassonneView)
        assert pair.twin.planes(seat) == observe(view)


@for_some_setups
def test_planes_are_those_of_the_view_for_every_seat_at_any_time(setup: Setup) -> None:
    for number, pair in enumerate(play_both(setup, 8)):
        if number % 41 == 0 or not pair.legal:
            check_drawing(pair)


def test_planes_of_a_board_beyond_the_window_are_those_of_the_view() -> None:
    for number, pair in enumerate(play(Setup("carcassonne", 2), 1, far_east)):
        if number % 50 == 0 or not pair.legal:
            check_drawing(pair)


def test_the_shape_is_that_of_the_bytes() -> None:
    twin = Twin(ALL)
    assert SHAPE == (PLANES, 32, 32)
    assert len(twin.planes(0)) == LENGTH == PLANES * 32 * 32
    with pytest.raises(ValueError, match="no seat is to act"):
        twin.planes()
    twin.draw(Rng(1))
    assert twin.planes() == twin.planes(ALL.opener)


def cells(planes: bytes, plane: int) -> dict[tuple[int, int], int]:
    """Return the numbers of a plane that are not 0, by cell of the board."""
    whole = planes[1024 * plane : 1024 * plane + 1024]
    return {(at % 32 - 16, at // 32 - 16): number for at, number in enumerate(whole) if number}


def test_planes_by_hand() -> None:
    """Seat 1 of 3 observes: its meeple is on the long road, seat 0's on the field north of it; a straight road was just placed in the east."""
    figures = "0,0:road.E:1;-1,0:field.NL:0"
    at = table(f"meeple seat=1 turn=3 pile=land placed=1,0 tiles=0,0:D:0;1,0:U:0;-1,0:U:0 figures={figures}", seats=3)
    planes = Twin.of_position(at.setup, at.position).planes()
    west, middle, east = (-1, 0), (0, 0), (1, 0)
    assert cells(planes, 0) == {west: 1, middle: 1, east: 1}
    assert cells(planes, 1) == {middle: 1}, "a city in the north of D"
    for road in (5, 11):
        assert cells(planes, road) == {west: 1, middle: 1, east: 1}, "roads in the east and west"
    assert cells(planes, 17) == {west: 1, middle: 1, east: 1}, "which join these sides"
    assert cells(planes, 24) == {west: 1 + CODES.index("U"), middle: 1 + CODES.index("D"), east: 1 + CODES.index("U")}
    assert cells(planes, 27) == {west: 3, middle: 3, east: 3}, "three tiles of road in the east"
    assert cells(planes, 26) == {middle: 1}
    assert cells(planes, 31) == {west: 2, middle: 2, east: 2}
    assert cells(planes, 35) == {west: 1, middle: 1, east: 1}, "a meeple of the observer"
    assert not cells(planes, 39)
    assert [*map(len, (cells(planes, 42), cells(planes, 43), cells(planes, 44), cells(planes, 45)))] == [2, 2, 3, 0]
    assert cells(planes, 42) == {west: 3, east: 3}, "the field in the north is another seat's"
    assert cells(planes, 51) == {middle: 1}
    assert cells(planes, 57) == {west: 1}
    assert cells(planes, 60) == {middle: 1, west: 3}
    assert cells(planes, 67) == {east: 1}
    assert len(cells(planes, 68)) == 8
    assert not any(planes[1024 * 69 : 1024 * 73])
    assert planes[1024 * 73 : 1024 * 74] == Twin.of_position(at.setup, at.position).observation()[:SCALARS] + bytes(1024 - SCALARS)


@for_few_setups
def test_planes_tell_the_whole_board(setup: Setup) -> None:
    for pair in islice(play_both(setup, 9), 0, None, 15):
        layout, seats = pair.twin.layout(), setup.seats
        at = [tile.cell for tile in layout.tiles]
        for seat in range(seats):
            planes = pair.twin.planes(seat)
            turns, owners, abbots = (cells(planes, plane) for plane in (25, 60, 61))
            floors, guards, rising = (cells(planes, plane) for plane in (64, 65, 66))
            assert {LaidTile(cell, type_ - 1, turns.get(cell, 0)) for cell, type_ in cells(planes, 24).items()} == {*layout.tiles}
            figures = {(cell, piece - 1, (owners[cell] - 1 + seat) % seats, abbots.get(cell, 0)) for cell, piece in cells(planes, 62).items()}
            assert figures == {(at[figure.tile], *figure[1:]) for figure in layout.figures}
            for tower in layout.towers:
                guard = guards.get(at[tower.tile], 0)
                seen = floors.get(at[tower.tile], 0), (guard - 1 + seat) % seats if guard else -1, rising.get(at[tower.tile], 0)
                assert seen == tower[1:]
            assert [*cells(planes, 67)] == ([at[layout.placed]] if layout.placed >= 0 else [])
            assert planes[1024 * 73 :][:SCALARS] == pair.twin.observation(seat)[:SCALARS]


@for_few_setups
def test_placements_in_the_planes_are_those_of_the_mask(setup: Setup) -> None:
    placements = 0
    for pair in islice(play_both(setup, 10), 0, None, 4):
        if isinstance(pair.twin.actor, int):
            mask, planes = pair.twin.mask(), pair.twin.planes()
            for quarters in range(4):
                assert planes[1024 * (69 + quarters) :][:1024] == mask[42 + quarters : SEAT_ACTIONS : 4]
                placements += sum(mask[42 + quarters : SEAT_ACTIONS : 4])
    assert placements > 100


@for_few_setups
def test_hidden_order_and_the_history_do_not_change_planes(setup: Setup) -> None:
    for pair in islice(play_both(setup, 6), 0, None, 17):
        again = twin_of(pair.rules, pair.state)
        for seat in range(setup.seats):
            assert pair.twin.planes(seat) == again.planes(seat)


@pytest.mark.parametrize("setup", [SETUPS[0], ALL], ids=["base", "all"])
def test_a_batch_draws_the_planes_of_its_games(setup: Setup) -> None:
    planes, final, done = bytearray(2 * LENGTH), bytearray(2 * setup.seats * LENGTH), bytearray(2)
    action = memoryview(bytearray(4)).cast("H")
    farmers = setup.options["farmers"] == "on"
    batch = Batch(2, setup.seats, 3, expansions=setup.expansions, farmers=farmers, planes=planes, final_planes=final, done=done, action=action)
    ended = number = 0
    while ended < 2:
        before = [batch.twin(game) for game in range(2)]
        batch.step_at_random()
        number += 1
        for game in range(2):
            if number % 23 == 0 or done[game]:
                assert planes[game * LENGTH :][:LENGTH] == batch.twin(game).planes()
            if done[game]:
                ended += 1
                over = before[game]
                over.apply(action[game])
                assert over.actor is None
                wanted = b"".join(over.planes(seat) for seat in range(setup.seats))
                assert final[game * len(wanted) :][: len(wanted)] == wanted
