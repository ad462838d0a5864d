"""A batch of either game gives each seat its twin's observation, steps like the twin, and takes any of the caller's buffers."""

import pickle
from struct import calcsize
from typing import Any

import pytest

from rookery.core.errors import NotationError, SetupError
from rookery.core.record import Setup
from rookery.fast.common.rng import COMPILED, Rng
from rookery.fast.five_towers.batch import Batch as FiveTowersBatch
from rookery.fast.twins import make_twin, twin_of
from tests.fast.carcassonne.pairs import SETUPS as CARCASSONNE
from tests.fast.five_towers.pairs import SETUPS as FIVE_TOWERS
from tests.fast.games import LENGTHS, SEAT_ACTIONS, SETUPS, Buffers, after, begun, for_setups, make_batch, name_of, options_of, shares
from tests.fast.threads import lets_others_run


def check_rows(setup: Setup, steps: int, every: int) -> None:
    """Compare the rows of two games with their twins every few steps."""
    batch, buffers = make_batch(setup, 2)
    for number in range(steps):
        if number % every == 0:
            for game in range(2):
                twin = batch.twin(game)
                assert buffers.actor[game] == twin.actor
                assert buffers.row("observation", game) == twin.observation()
                assert buffers.row("mask", game) == twin.mask()
        batch.step_at_random()


@for_setups
def test_rows_equal_the_twins_observation_for_the_seat_to_act(setup: Setup) -> None:
    check_rows(setup, steps=500, every=3)


@pytest.mark.deep
@pytest.mark.parametrize("setup", [*FIVE_TOWERS, *CARCASSONNE], ids=name_of)
def test_rows_equal_the_twins_observation_in_every_setup(setup: Setup) -> None:
    check_rows(setup, steps=1000, every=1)


@pytest.mark.parametrize("points", [False, True], ids=["shares", "points"])
@for_setups
def test_a_batch_steps_like_single_twins(setup: Setup, points: bool) -> None:
    batch, buffers = make_batch(setup, 3, 5, points=points)
    rngs = [Rng(5 + game) for game in range(3)]
    twins = [begun(setup, rng) for rng in rngs]
    totals = [[0.0] * setup.seats for _ in range(3)]
    ended = number = 0
    while ended < 4:
        number += 1
        if number % 7 == 0:
            assert [batch.twin(game).layout() for game in range(3)] == [twin.layout() for twin in twins]
        assert list(buffers.actor) == [twin.actor for twin in twins]
        batch.step_at_random()
        for game, (twin, rng) in enumerate(zip(twins, rngs, strict=True)):
            assert twin.step(rng) == buffers.action[game]
            twin.draw(rng)
            rewards: Any = buffers.reward.tolist()[game]
            totals[game] = [sum(pair) for pair in zip(totals[game], rewards, strict=True)]
            over = twin.actor is None
            assert buffers.done[game] == over
            if over or points:
                assert totals[game] == pytest.approx(twin.scores if points else shares(twin.scores))
            else:
                assert not any(totals[game])
            if over:
                assert buffers.row("final_observation", game) == b"".join(map(twin.observation, range(setup.seats)))
                ended += 1
                twins[game], totals[game] = begun(setup, rng), [0.0] * setup.seats


@for_setups
def test_an_action_has_the_same_effect_in_a_batch_and_on_a_twin(setup: Setup) -> None:
    batch, buffers = make_batch(setup, 1)
    compared = 0
    for number in range(500):
        legal = buffers.legal(0)
        buffers.action[0] = legal[number % len(legal)]
        twin = batch.twin(0)
        twin.apply(buffers.action[0])
        batch.step()
        if isinstance(twin.actor, int):  # otherwise the batch has drawn for chance
            assert batch.twin(0).layout() == twin.layout()
            compared += 1
    assert compared > 50


@pytest.mark.parametrize("steps", [0, 1, 30, 31])
@for_setups
def test_an_illegal_action_is_refused_and_nothing_changes(setup: Setup, steps: int) -> None:
    batch, buffers = make_batch(setup, 4)
    for _ in range(steps):
        batch.step_at_random()
    for game in range(4):
        buffers.action[game] = buffers.legal(game)[0]
    positions = [batch.twin(game).layout() for game in range(4)]
    most = 255 if setup.game == "five-towers" else 2**16 - 1
    for wrong in {*range(len(buffers.mask) // 4 + 1), most} - set(buffers.legal(2)):
        buffers.action[2] = wrong
        before = buffers.everything()
        with pytest.raises(ValueError, match=f"action {wrong} is not legal in game 2"):
            batch.step()
        assert buffers.everything() == before
    assert [batch.twin(game).layout() for game in range(4)] == positions


@for_setups
def test_the_seed_determines_the_games(setup: Setup) -> None:
    found = []
    for seed in (1, 1, 2):
        batch, buffers = make_batch(setup, 20, seed)
        for _ in range(200):
            batch.step_at_random()
        found.append(buffers.everything())
    assert found[0] == found[1] != found[2]


@for_setups
def test_every_seat_opens_some_games_and_a_reset_restarts_all(setup: Setup) -> None:
    batch, buffers = make_batch(setup, 100)
    assert set(buffers.actor) == set(range(setup.seats))
    for _ in range(40):
        batch.step_at_random()
    batch.reset()
    for game in range(100):
        twin = batch.twin(game)
        assert not any(twin.scores)
        assert buffers.row("observation", game) == twin.observation()


@for_setups
def test_a_reset_with_a_seed_begins_like_a_new_batch(setup: Setup) -> None:
    found = []
    for steps in (0, 50):
        batch, buffers = make_batch(setup, 20, seed=9 - steps)
        for _ in range(steps):
            batch.step_at_random()
        batch.reset(seed=3)
        for _ in range(30):
            batch.step_at_random()
        found.append(buffers.everything()[: -len(buffers.final_observation)])
    assert found[0] == found[1]


@for_setups
def test_a_batch_lets_one_seat_open_every_game(setup: Setup) -> None:
    batch, buffers = make_batch(setup, 20, opener=1)
    assert batch.opener == 1
    assert set(buffers.actor) == {1}
    steps = 0
    while steps < 10:
        batch.step_at_random()
        assert all(actor == 1 for actor, done in zip(buffers.actor, buffers.done, strict=True) if done)
        steps += any(buffers.done)


@for_setups
def test_only_the_action_is_required_and_no_other_buffer_changes_the_games(setup: Setup) -> None:
    whole, buffers = make_batch(setup, 3, 5)
    for name in [[], ["observation"], ["mask", "done"], ["final_observation", "reward"]]:
        own = Buffers(setup.game, 3, setup.seats)
        some = {chosen: vars(own)[chosen] for chosen in ["action", *name]}
        options = {"opener": None, "points": False, **options_of(setup)}
        batch = type(whole)(3, setup.seats, 5, **options, **some)
        other, buffers = make_batch(setup, 3, 5)
        for _ in range(100):
            batch.step_at_random()
            other.step_at_random()
            assert own.action == buffers.action
            assert all(vars(own)[chosen] == vars(buffers)[chosen] for chosen in name)
        assert all(batch.twin(game) == other.twin(game) for game in range(3))


@pytest.mark.parametrize(("mask", "action"), [("b", "i"), ("?", "q"), ("B", "l")])
@for_setups
def test_masks_and_actions_may_have_other_types(setup: Setup, mask: Any, action: Any) -> None:
    own = Buffers(setup.game, 4, setup.seats)
    other: dict[str, Any] = {
        "mask": memoryview(bytearray(len(own.mask))).cast(mask, (4, SEAT_ACTIONS[setup.game])),
        "action": memoryview(bytearray(4 * calcsize(action))).cast(action),
    }
    batch, _ = make_batch(setup, 4, 7, buffers=other)
    plain, buffers = make_batch(setup, 4, 7)
    for number in range(60):
        assert other["mask"].tobytes() == bytes(buffers.mask)
        if number % 2:
            for game in range(4):
                other["action"][game] = buffers.action[game] = buffers.legal(game)[-1]
            batch.step()
            plain.step()
        else:
            batch.step_at_random()
            plain.step_at_random()
            assert list(other["action"]) == list(buffers.action)


@for_setups
def test_numbers_far_out_of_range_are_illegal_and_not_truncated(setup: Setup) -> None:
    actions: Any = memoryview(bytearray(16)).cast("q")
    batch, buffers = make_batch(setup, 2, buffers={"action": actions})
    for wrong in (-1, 2**8, 2**16, 2**32, 2**63 - 1, -(2**63)):
        actions[0], actions[1] = buffers.legal(0)[0], buffers.legal(1)[0] + wrong if wrong > 0 and wrong < 2**62 else wrong
        with pytest.raises(ValueError, match=f"action {actions[1]} is not legal in game 1"):
            batch.step()


@for_setups
def test_a_game_restarts_alone_or_in_a_position(setup: Setup) -> None:
    batch, buffers = make_batch(setup, 3)
    for _ in range(30):
        batch.step_at_random()
    others = [batch.twin(0), batch.twin(2)]
    batch.reset_game(1)
    assert not any(batch.twin(1).scores)
    middle = after(setup, 25)
    for position in (middle, middle.position_text(), twin_of(middle.view(None), Rng(1)) if not setup.options else middle):
        batch.reset_game(1, position)
        assert batch.twin(1) == middle
        assert buffers.actor[1] == middle.actor
        assert buffers.row("observation", 1) == middle.observation()
        assert buffers.row("mask", 1) == middle.mask()
    assert [batch.twin(0), batch.twin(2)] == others
    batch.start([middle] * 3)
    assert [batch.twin(game) for game in range(3)] == [middle] * 3
    again, _ = make_batch(setup, 2, positions=[middle, others[0]])
    assert [again.twin(0), again.twin(1)] == [middle, others[0]]


@for_setups
def test_a_position_that_does_not_fit_is_refused(setup: Setup) -> None:
    batch, buffers = make_batch(setup, 2)
    before = buffers.everything()
    ended = make_twin(setup)
    ended.play_out(Rng(1))
    other = make_twin(Setup(setup.game, 3))
    for position, error, words in [
        (ended, ValueError, "the game is over"),
        (other, ValueError, "does not fit a batch with"),
        ("nonsense", NotationError, "nonsense|step"),
        (7, TypeError, "a position is a twin of .* or the text of a position, not 7"),
    ]:
        with pytest.raises(error, match=words):
            batch.reset_game(1, position)
    with pytest.raises(ValueError, match="a batch of 2 games needs as many positions, not 1"):
        batch.start([make_twin(setup)])
    assert buffers.everything() == before


@for_setups
def test_a_pickled_batch_continues_with_buffers_of_its_own(setup: Setup) -> None:
    batch, buffers = make_batch(setup, 3, points=True)
    for _ in range(40):
        batch.step_at_random()
    again = pickle.loads(pickle.dumps(batch))
    for _ in range(200):
        assert {name: bytes(buffer) for name, buffer in again.buffers.items()} == {name: bytes(buffer) for name, buffer in vars(buffers).items()}
        batch.step_at_random()
        again.step_at_random()
    assert [again.twin(game) for game in range(3)] == [batch.twin(game) for game in range(3)]


@pytest.mark.parametrize("name", ["observation", "mask", "actor", "reward", "done", "final_observation", "action"])
@for_setups
def test_a_buffer_that_does_not_fit_is_refused(setup: Setup, name: str) -> None:
    for unfit in (bytearray(7), bytes(8 * LENGTHS[setup.game]), memoryview(bytearray(16)).cast("d"), memoryview(bytearray(64))[::2]):
        with pytest.raises(ValueError, match=f"{name} must be a writable contiguous buffer"):
            make_batch(setup, 8, buffers={name: unfit})
    with pytest.raises(TypeError, match=f"{name} must be a buffer such as a bytearray or an array, not 7"):
        make_batch(setup, 8, buffers={name: 7})


def test_a_refused_buffer_is_described() -> None:
    floats, frozen = memoryview(bytearray(64)).cast("d"), bytes(8)
    with pytest.raises(ValueError, match="of 8 items of uint8 or int32 or int64, not a contiguous one of 8 of float64"):
        FiveTowersBatch(8, 2, 1, action=floats)
    with pytest.raises(ValueError, match="of 8 items of uint8 or int32 or int64, not a read-only one of 8 of uint8"):
        FiveTowersBatch(8, 2, 1, action=frozen)


@pytest.mark.parametrize(
    ("games", "seats", "words"),
    [(0, 2, "the number of games must be from 1 to 2147483647, not 0"), (1, 1, "2 to 5 seats, not 1"), (1, 6, "2 to 5 seats, not 6")],
)
@for_setups
def test_a_batch_needs_games_and_seats(setup: Setup, games: int, seats: int, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        make_batch(Setup(setup.game, seats), games, buffers=vars(Buffers(setup.game, 8, 2)))


def test_a_batch_refuses_an_expansion_that_does_not_exist() -> None:
    with pytest.raises(SetupError, match="dragon"):
        make_batch(Setup("carcassonne", 2, expansions=("dragon",)), 8)


@for_setups
def test_missing_buffers_and_games_out_of_range_are_refused(setup: Setup) -> None:
    batch, _ = make_batch(setup, 3)
    for game in (-1, 3):
        with pytest.raises(IndexError, match=f"game {game} is out of range in a batch of 3"):
            batch.twin(game)
    with pytest.raises(TypeError, match="a batch needs the buffer 'action'"):
        type(batch)(8, setup.seats, 1)
    with pytest.raises(TypeError, match="no argument and no buffer 'masks'; its buffers are action, observation, mask"):
        type(batch)(8, setup.seats, 1, action=bytearray(8), masks=bytearray(8))


@pytest.mark.parametrize("setup", [SETUPS[0], SETUPS[2]], ids=lambda setup: setup.game)
def test_other_threads_run_during_a_step(setup: Setup) -> None:
    batch, _ = make_batch(setup, 2048)

    def step(times: int) -> None:
        for _ in range(times):
            batch.step_at_random()

    assert lets_others_run(step, most=2**12) or not COMPILED
