"""A batch of Carcassonne shows each seat what the rules show it, and steps as the twin does."""

import json
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from rookery.core.errors import SetupError
from rookery.core.record import Setup
from rookery.core.rules import CHANCE, Seat
from rookery.fast.carcassonne.actions import SEAT_ACTIONS, numbers, open_places
from rookery.fast.carcassonne.batch import Batch
from rookery.fast.carcassonne.observation import LENGTH, observe
from rookery.fast.carcassonne.tiles import RULESET
from rookery.fast.carcassonne.twin import Twin
from rookery.fast.common.rng import COMPILED, Rng
from rookery.games.carcassonne import CARCASSONNE
from rookery.games.carcassonne.view import CarcassonneView
from tests.carcassonne.table import table
from tests.contract.table import Table
from tests.fast.carcassonne.pairs import SETUPS, for_few_setups, for_some_setups, name_of
from tests.fast.threads import lets_others_run

ROOT = Path(__file__).parents[3]
EVERYTHING = SETUPS[-1]
BASE = SETUPS[0]


class Buffers:
    """What the caller of a batch owns."""

    def __init__(self, games: int, seats: int) -> None:
        self.observation = bytearray(games * LENGTH)
        self.mask = bytearray(games * SEAT_ACTIONS)
        self.actor = bytearray(games)
        self.reward = memoryview(bytearray(4 * games * seats)).cast("f", (games, seats))
        self.done = bytearray(games)
        self.action = memoryview(bytearray(2 * games)).cast("H")

    def legal(self, game: int) -> list[int]:
        return [number for number in range(SEAT_ACTIONS) if self.mask[game * SEAT_ACTIONS + number]]

    def everything(self) -> bytes:
        return b"".join([self.observation, self.mask, self.actor, self.reward.tobytes(), self.done, self.action.tobytes()])


def make(games: int, setup: Setup = BASE, seed: int = 1, *, points: bool = False) -> tuple[Batch, Buffers]:
    buffers = Buffers(games, setup.seats)
    farmers = setup.options["farmers"] == "on"
    return Batch(games, setup.seats, seed, points=points, expansions=setup.expansions, farmers=farmers, **vars(buffers)), buffers


# --- what a seat sees and may do


def seen(setup: Setup, batch: Batch, buffers: Buffers, game: int) -> CarcassonneView:
    """What the rules show the seat to act in the position of this game."""
    state = CARCASSONNE.read_position(setup, batch.twin(game).position_text())
    rules = CARCASSONNE.rules(setup)
    assert buffers.actor[game] == rules.actor(state)
    view = rules.view(state, buffers.actor[game])
    assert isinstance(view, CarcassonneView)
    return view


@for_some_setups
def test_rows_are_what_the_rules_show_the_seat_to_act(setup: Setup) -> None:
    check_rows(setup, steps=190, every=31)


@pytest.mark.deep
@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_rows_are_what_the_rules_show_at_every_step(setup: Setup) -> None:
    check_rows(setup, steps=500, every=1)


def check_rows(setup: Setup, steps: int, every: int) -> None:
    """Compare the rows of two games with the views of the rules, now and then: both kinds of decision come up when `every` is odd."""
    batch, buffers = make(2, setup, SETUPS.index(setup))
    for number in range(steps):
        if number % every == 0:
            for game in range(2):
                view = seen(setup, batch, buffers, game)
                assert bytes(buffers.observation[game * LENGTH : (game + 1) * LENGTH]) == observe(view)
                assert set(buffers.legal(game)) == set(numbers(view).values())
                assert len(buffers.legal(game)) == len(view.choices)
        batch.step_at_random()


def test_a_number_does_what_its_notation_says() -> None:
    """In games with all expansions that show every kind of action. What follows the action is chance's, so only what lies there is compared."""
    verbs = set()
    for seed in (1, 2):
        batch, buffers = make(1, EVERYTHING, seed)
        rng = Rng(seed)
        for step in range(170):
            names = {number: text for text, number in numbers(seen(EVERYTHING, batch, buffers, 0)).items()} if step % 3 else {}
            legal = [number for number in buffers.legal(0) if 17 <= number < 34] or buffers.legal(0)
            buffers.action[0] = legal[rng.below(len(legal))]
            twin = batch.twin(0)
            batch.step()
            if names and not buffers.done[0]:
                text = names[buffers.action[0]]
                verbs.add(text.split()[0])
                twin.apply(twin.numbers()[text])
                assert batch.twin(0).layout().tiles == twin.layout().tiles
                assert twin.actor == CHANCE or batch.twin(0).layout() == twin.layout()
    assert verbs == {"place", "claim", "guard", "recall", "raise", "skip"}


def test_the_most_places_that_tiles_can_leave_open_have_numbers() -> None:
    tiles = sum(tile.count for tile in RULESET.tiles.values())
    most = 2 * tiles + 2  # a first tile opens four places, each other closes one and opens three at most
    assert 34 + 4 * most <= SEAT_ACTIONS


def view_of(at: Table, seat: Seat) -> CarcassonneView:
    view = at.rules.view(at.state, seat)
    assert isinstance(view, CarcassonneView)
    return view


def test_a_number_does_not_depend_on_the_order_of_laying() -> None:
    east, west = ["draw U", "place 1,0 0", "skip"], ["draw U", "place -1,0 0", "skip"]
    start = table("draw pile=land tiles=0,0:D:0")
    one, other = (view_of(start.play(*first, *then, "draw V"), 0) for first, then in ((east, west), (west, east)))
    assert one.tiles != other.tiles
    assert numbers(one) == numbers(other)
    assert observe(one) == observe(other)


def test_places_are_numbered_from_north_to_south_and_from_west_to_east() -> None:
    at = table("tile pile=land drawn=V tiles=0,0:D:0;1,0:U:0;-1,0:U:0")
    places = [(-1, -1), (0, -1), (1, -1), (-2, 0), (2, 0), (-1, 1), (0, 1), (1, 1)]
    assert open_places(view_of(at, 0)) == places
    found = numbers(view_of(at, 0))
    assert found["place -2,0 180"] == 34 + 4 * 3 + 2
    assert found["place 1,1 270"] == 34 + 4 * 7 + 3


def test_an_observation_by_hand() -> None:
    """Seat 1 of 3 looks: a meeple of its own is on the long road, one of seat 0 on the field north of it; seat 0 has 300 points."""
    figures = "0,0:road.E:1;-1,0:field.NL:0"
    at = table(f"meeple seat=1 turn=3 pile=land placed=1,0 tiles=0,0:D:0;1,0:U:0;-1,0:U:0 figures={figures} score0=score-city:300", seats=3)
    view = view_of(at, 1)
    row = observe(view)
    road, field = (3, 0, 2, 1, 0), (3, 0, 0, 0, 1)
    assert row[:12] == bytes((3, 3, 1, 3, 0, 0, 69, 0, 0, 3, 0, 20))
    assert row[12:32] == bytes((0, 0, 6, 0, 0, 0, 7, 0, 1, 44, 6, 0, *[0] * 8))
    assert (row[32 + 3], row[32 + 26]) == (3, 5)  # of four D one lies there, of seven U two
    assert row[96 : 96 + 12] == bytes((2, *road, 3, *field))
    assert row[144 : 144 + 12] == bytes((127, 128, 27, 0, 128, 128, 4, 0, 129, 128, 27, 0))
    assert row[560 : 560 + 30] == bytes((3, 0, 1, *field, 0, 0, 1, 0, 1, *road, 0, 0, *[0] * 10))
    west = open_places(view).index((-2, 0))
    assert row[1600 + 6 * west : 1600 + 6 * west + 6] == bytes((126, 128, 0, 2, 0, 0))
    assert row[2872 + 4 * west : 2872 + 4 * west + 4] == bytes((0, 1, 0, 0))


def test_who_leads_is_counted_from_the_seat_that_looks() -> None:
    tiles = "tiles=0,0:D:0;1,0:U:0;-1,0:U:0"
    for figures, leads in {"": (0, 0, 0), "0,0:road.E:0": (1, 3, 3), "0,0:road.E:0;1,0:road.E:2": (2, 3, 2)}.items():
        at = table(f"meeple seat=0 pile=land placed=1,0 {tiles} figures={figures}", seats=3)
        place = open_places(view_of(at, 0)).index((-2, 0))
        assert tuple(observe(view_of(at, seat))[2872 + 4 * place + 1] for seat in range(3)) == leads


# --- stepping


@pytest.mark.parametrize("points", [False, True], ids=["shares", "points"])
@for_few_setups
def test_a_batch_steps_as_twins_do_one_by_one(setup: Setup, points: bool) -> None:
    batch, buffers = make(3, setup, 5, points=points)
    rng = Rng(5)
    twins = [begun(setup, rng) for _ in range(3)]
    totals = [[0.0] * setup.seats for _ in range(3)]
    ended = 0
    for number in range(400):
        if number % 7 == 0:
            assert [batch.twin(game).layout() for game in range(3)] == [twin.layout() for twin in twins]
        assert list(buffers.actor) == [twin.actor for twin in twins]
        batch.step_at_random()
        for game, twin in enumerate(twins):
            twin.step(rng)
            deal(twin, rng)
            rewards: Any = buffers.reward.tolist()[game]
            totals[game] = [sum(pair) for pair in zip(totals[game], rewards, strict=True)]
            assert buffers.done[game] == (twin.actor is None)
            assert totals[game] == pytest.approx(twin.scores if points else shares(twin.scores) if twin.actor is None else [0] * setup.seats)
            if twin.actor is None:
                ended += 1
                twins[game], totals[game] = begun(setup, rng), [0.0] * setup.seats
    assert ended >= 3


def begun(setup: Setup, rng: Rng) -> Twin:
    """A twin at the first decision of a game opened by a random seat."""
    twin = Twin(Setup(setup.game, setup.seats, setup.options, setup.expansions, opener=rng.below(setup.seats)))
    deal(twin, rng)
    return twin


def deal(twin: Twin, rng: Rng) -> None:
    """Let chance act until a seat is to act or the game is over."""
    while twin.actor == CHANCE:
        twin.step(rng)


def shares(scores: tuple[int, ...]) -> list[float]:
    """Each seat's share of the win, less what would be fair."""
    winners = scores.count(max(scores))
    return [(score == max(scores)) / winners - 1 / len(scores) for score in scores]


def test_random_actions_are_legal_and_written_down() -> None:
    batch, buffers = make(50, EVERYTHING)
    for _ in range(100):
        legal = [buffers.legal(game) for game in range(50)]
        batch.step_at_random()
        assert all(buffers.action[game] in legal[game] for game in range(50))


@pytest.mark.parametrize("steps", [0, 1, 90, 91])
def test_an_illegal_action_is_refused_and_nothing_changes(steps: int) -> None:
    batch, buffers = make(4, EVERYTHING)
    for _ in range(steps):
        batch.step_at_random()
    for game in range(4):
        buffers.action[game] = buffers.legal(game)[0]
    for wrong in {*range(SEAT_ACTIONS), SEAT_ACTIONS, 2**16 - 1} - set(buffers.legal(2)):
        buffers.action[2] = wrong
        before = buffers.everything()
        with pytest.raises(ValueError, match=f"action {wrong} is not legal in game 2"):
            batch.step()
        assert buffers.everything() == before
    layouts = [batch.twin(game).layout() for game in range(4)]
    again = make(4, EVERYTHING)[0]
    for _ in range(steps):
        again.step_at_random()
    assert layouts == [again.twin(game).layout() for game in range(4)]


def test_the_seed_determines_the_games() -> None:
    found = []
    for seed in (1, 1, 2):
        batch, buffers = make(20, EVERYTHING, seed)
        for _ in range(200):
            batch.step_at_random()
        found.append(buffers.everything())
    assert found[0] == found[1] != found[2]


def test_every_seat_opens_now_and_then() -> None:
    assert set(make(100, EVERYTHING)[1].actor) == set(range(EVERYTHING.seats))


def test_reset_restarts_all_games() -> None:
    batch, buffers = make(5)
    for _ in range(40):
        batch.step_at_random()
    batch.reset()
    assert all(len(batch.twin(game).layout().tiles) == 1 for game in range(5))
    assert buffers.observation[144 + 4 : 560] == bytes(416 - 4)  # no tile but the first is left


# --- what a batch needs


@pytest.mark.parametrize("name", ["observation", "mask", "actor", "reward", "done", "action"])
def test_a_buffer_that_does_not_fit_is_refused(name: str) -> None:
    for unfit in (bytearray(7), bytes(8 * LENGTH), memoryview(bytearray(16)).cast("i")):
        with pytest.raises(ValueError, match=f"{name} must be a writable contiguous buffer"):
            Batch(8, 2, 1, **{**vars(Buffers(8, 2)), name: unfit})


@pytest.mark.parametrize(("games", "seats"), [(0, 2), (1, 1), (1, 6)])
def test_a_batch_needs_games_and_seats(games: int, seats: int) -> None:
    with pytest.raises(ValueError, match="1 or more games of 2 to 5 seats"):
        Batch(games, seats, 1, **vars(Buffers(8, 2)))


def test_a_batch_refuses_an_expansion_that_does_not_exist() -> None:
    with pytest.raises(SetupError, match="dragon"):
        Batch(8, 2, 1, expansions=("dragon",), **vars(Buffers(8, 2)))


def test_a_batch_needs_all_its_buffers() -> None:
    buffers = vars(Buffers(8, 2))
    del buffers["done"]
    with pytest.raises(TypeError, match="needs the buffers observation, mask, actor, reward, done, action, not"):
        Batch(8, 2, 1, **buffers)


def test_there_is_no_game_outside_the_batch() -> None:
    batch, _ = make(3)
    for game in (-1, 3):
        with pytest.raises(IndexError, match=f"no game {game} in a batch of 3"):
            batch.twin(game)


# --- what it is made of


def sample() -> list[Any]:
    """Whether the twins are compiled; then the buffers of a batch after some steps, with and without expansions."""
    found: list[Any] = [COMPILED]
    for setup in (BASE, EVERYTHING):
        batch, buffers = make(2, setup, points=True)
        for _ in range(200):
            batch.step_at_random()
            found.append(sha256(buffers.everything()).hexdigest())
        for game in range(2):
            buffers.action[game] = buffers.legal(game)[-1]
        batch.step()
        found.append(buffers.everything().hex())
    return found


def test_python_and_c_step_the_same() -> None:
    program = "\n".join(
        [
            "import json",
            "from tests.fast.uncompiled_twins import hide_extensions",
            "hide_extensions()",
            "from tests.fast.carcassonne.test_batch import sample",
            "print(json.dumps(sample()))",
        ]
    )
    run = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True)
    as_python, *rows = json.loads(run.stdout)
    compiled, *same_rows = sample()
    assert (as_python, compiled) == (False, True), "make builds the twins; without a C compiler there is nothing to compare"
    assert rows == same_rows


def test_other_threads_run_during_a_step() -> None:
    batch, _ = make(512)

    def step(times: int) -> None:
        for _ in range(times):
            batch.step_at_random()

    assert lets_others_run(step, most=2**12) or not COMPILED
