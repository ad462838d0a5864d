"""Action numbers of Carcassonne: fixed, unique, and translated to notation and back."""

from collections.abc import Callable
from itertools import islice
from random import Random

import pytest

from rookery.core.record import Setup
from rookery.core.rules import CHANCE
from rookery.fast.carcassonne.actions import SEAT_ACTIONS, SHADOWED, cell_number, numbers, open_places, place_number, reading_order
from rookery.fast.carcassonne.batch import Batch
from rookery.fast.carcassonne.tiles import BASE_CODES, CODES, SPOT_NAMES
from rookery.fast.carcassonne.twin import Twin
from rookery.games.carcassonne.actions import Place
from rookery.games.carcassonne.view import CarcassonneView
from tests.carcassonne.table import table
from tests.fast.carcassonne.pairs import SETUPS, Pair, for_some_setups, play_both
from tests.fast.carcassonne.wide import far_east, far_north, play

EVERYTHING = SETUPS[-1]


@for_some_setups
def test_every_legal_action_has_a_number_and_every_number_its_notation(setup: Setup) -> None:
    for pair in islice(play_both(setup, 7), 0, None, 5):
        found = pair.twin.numbers()
        assert sorted(found) == [str(action) for action in pair.legal]
        assert sorted(found.values()) == pair.twin.legal()
        assert len(set(found.values())) == len(found)
        assert {text: str(pair.twin.action(number)) for text, number in found.items()} == {text: text for text in found}
        actor = pair.twin.actor
        if isinstance(actor, int):
            assert found == numbers(view_of(pair, actor))


@for_some_setups
def test_a_number_means_the_same_during_the_whole_game(setup: Setup) -> None:
    numbered: dict[str, int] = {}
    meaning: dict[int, str] = {}
    for pair in play_both(setup, 11):
        for text, number in pair.twin.numbers().items():
            assert numbered.setdefault(text, number) == number
            general = "recall" if text.startswith("recall") else text.replace("city", "road")  # at a side lies one of both
            assert meaning.setdefault(number, general) == general


def test_numbers_by_hand() -> None:
    at = table("tile pile=land drawn=V tiles=0,0:D:0;1,0:U:0;-1,0:U:0")
    found = Twin.of_position(at.setup, at.position).numbers()
    assert found["place -2,0 180"] == 42 + 4 * (32 * 16 + 14) + 2 == place_number((-2, 0), 180)
    assert found["place 1,1 270"] == 42 + 4 * (32 * 17 + 17) + 3 == place_number((1, 1), 270)


def test_claims_guards_and_draws_by_hand() -> None:
    at = table("meeple pile=tower placed=1,0 tiles=0,0:D:0;1,0:WE:0 towers=supply:19;1,0:1", expansions=("towers-and-thieves",))
    spots = {name: number for number, name in enumerate(SPOT_NAMES)}
    found = Twin.of_position(at.setup, at.position).numbers()
    assert found == {
        "skip": 0,
        "claim city N": 1 + 2 * spots["N"],
        "claim road E": 1 + 2 * spots["E"],
        "claim field EL": 1 + 2 * spots["EL"],
        "claim field ER": 1 + 2 * spots["ER"],
        "guard 1,0": 29 + BASE_CODES.index("WE"),
    }
    drawing = Twin(Setup("carcassonne", 2)).numbers()
    assert drawing["draw V"] == SEAT_ACTIONS + CODES.index("V")


def view_of(pair: Pair, seat: int | None) -> CarcassonneView:
    view = pair.rules.view(pair.state, seat)
    assert isinstance(view, CarcassonneView)
    return view


# --- boards that exceed the window


@pytest.mark.parametrize("choose", [far_east, far_north], ids=["wide", "high"])
def test_placements_beyond_the_window_keep_numbers_of_their_own(choose: Callable[[Place], int]) -> None:
    shadowed = 0
    for pair in play(Setup("carcassonne", 2), 1, choose):
        found = pair.twin.numbers()
        assert sorted(found) == sorted(map(str, pair.legal))
        if isinstance(pair.twin.actor, int):
            assert found == numbers(view_of(pair, pair.twin.actor))
            assert {number for number in found.values() if number < SHADOWED} == {at for at, legal in enumerate(pair.twin.mask()) if legal}
            check_first_keeps_number(pair, found)
            shadowed += sum(number >= SHADOWED for number in found.values())
        for text, number in found.items():
            assert str(pair.twin.action(number)) == text
    assert shadowed > 10


def check_first_keeps_number(pair: Pair, found: dict[str, int]) -> None:
    """Assert that of all placements in the same cell of the window, the first in reading order is in the mask."""
    seen: set[tuple[int, int]] = set()
    for action in sorted((action for action in pair.legal if isinstance(action, Place)), key=lambda place: reading_order(place.cell)):
        key = (cell_number(action.cell), action.rotation)
        assert (found[str(action)] >= SHADOWED) == (key in seen)
        seen.add(key)


def test_a_batch_never_plays_a_shadowed_placement() -> None:
    twin, mask, action = wide(), bytearray(SEAT_ACTIONS), memoryview(bytearray(2)).cast("H")
    batch = Batch(1, 2, 1, mask=mask, action=action, positions=[twin])
    hidden = [number for number in twin.legal() if number >= SHADOWED]
    shown = [number for number in twin.legal() if number < SHADOWED]
    assert [number for number, legal in enumerate(mask) if legal] == shown
    action[0] = hidden[0]
    with pytest.raises(ValueError, match=f"action {hidden[0]} is not legal in game 0"):
        batch.step()
    chosen = set()
    for seed in range(10 * len(shown)):
        batch.reset(seed)
        batch.reset_game(0, twin)
        batch.step_at_random()
        chosen.add(action[0])
        after = twin.copy()
        after.apply(action[0])
        assert batch.twin(0).layout().tiles == after.layout().tiles
    assert chosen <= {*shown}


def wide() -> Twin:
    """Return a position with a tile in hand and shadowed placements."""
    pairs = play(Setup("carcassonne", 2), 1, far_east)
    return next(pair.twin for pair in pairs if pair.twin.actor != CHANCE and max(pair.twin.legal()) >= SHADOWED)


@pytest.mark.parametrize("far", [False, True], ids=["usual", "wide"])
def test_any_other_integer_is_refused(far: bool) -> None:
    twin = wide() if far else Twin.of_position(EVERYTHING, "tile pile=land drawn=V tiles=0,0:D:0;1,0:U:0 towers=supply:20")
    before, rng, legal = twin.layout(), Random(3), set(twin.legal())
    wrong = {*range(-3, SHADOWED + 10), *(rng.randrange(SHADOWED, 50_000) for _ in range(3000)), *(rng.getrandbits(70) - 2**69 for _ in range(50))}
    for number in wrong - legal:
        for attempt in (twin.apply, twin.action):
            with pytest.raises(ValueError, match="is not legal here"):
                attempt(number)
    assert twin.layout() == before


def test_open_places_are_listed_in_reading_order() -> None:
    at = table("tile pile=land drawn=V tiles=0,0:D:0;1,0:U:0;-1,0:U:0")
    view = at.rules.view(at.state, 0)
    assert isinstance(view, CarcassonneView)
    assert open_places(view) == [(-1, -1), (0, -1), (1, -1), (-2, 0), (2, 0), (-1, 1), (0, 1), (1, 1)]
