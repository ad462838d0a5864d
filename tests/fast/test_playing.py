"""Twins of both games play random games: legally, fairly, reproducibly, and without blocking other threads."""

from collections import Counter

import pytest

from rookery.core.errors import SetupError
from rookery.core.record import Setup
from rookery.core.rules import CHANCE
from rookery.fast.common.rng import COMPILED, Rng
from rookery.fast.common.twin import AnyTwin
from rookery.fast.twins import make_twin
from rookery.games import GAMES
from tests.fast.games import POLICIES, SETUPS, after, for_setups
from tests.fast.threads import lets_others_run

for_policies = pytest.mark.parametrize("noise", [None, 64], ids=["chance", "policy"])


@for_setups
def test_copies_are_equal_and_independent(setup: Setup) -> None:
    twin, old = after(setup, 60), after(setup, 200)
    before = twin.layout()
    copy = twin.copy()
    old.become(twin)
    assert copy.layout() == old.layout() == before
    for other in (copy, old):
        other.play_out(Rng(2))
        assert other.actor is None
    assert copy.layout() == old.layout()
    assert twin.layout() == before


@pytest.mark.parametrize("steps", [0, 1, 60, 90, 100_000])
@for_setups
def test_illegal_actions_are_refused_and_change_nothing(setup: Setup, steps: int) -> None:
    twin = make_twin(setup)
    rng = Rng(3)
    for _ in range(steps):
        if twin.step(rng) < 0:
            break
    before = twin.layout()
    for number in {-1, *range(950), 32_895, 10**9} - set(twin.legal()):
        for attempt in (twin.apply, twin.action):
            with pytest.raises(ValueError, match=f"action {number} is not legal here"):
                attempt(number)
    assert twin.layout() == before


@pytest.mark.parametrize("seats", [1, 6])
@for_setups
def test_an_invalid_setup_is_refused(setup: Setup, seats: int) -> None:
    for wrong in (Setup(setup.game, seats), Setup(setup.game, 2, opener=2), Setup(setup.game, 2, expansions=("dragon",))):
        with pytest.raises(SetupError):
            make_twin(wrong)


@for_policies
@for_setups
def test_a_playout_is_a_game_by_the_rules(setup: Setup, noise: int | None) -> None:
    game, rng, twin = GAMES[setup.game], Rng(3), make_twin(setup)
    policy = None if noise is None else POLICIES[setup.game](noise=noise)
    rules = game.rules(setup)
    state = rules.start()
    while twin.actor is not None:
        texts = {number: text for text, number in twin.numbers().items()}
        state = rules.apply(state, game.read_action(setup, texts[twin.step(rng, policy)]))
    outcome = rules.outcome(state)
    assert outcome is not None
    played = make_twin(setup)
    played.play_out(Rng(3), policy)
    assert played.scores == twin.scores == outcome.scores
    assert played.layout() == twin.layout()
    assert (twin.step(rng), twin.legal()) == (-1, [])
    assert played.layout() == twin.layout()


@for_setups
def test_advancing_stops_after_the_given_number_of_choices_or_at_the_end(setup: Setup) -> None:
    whole, parts = make_twin(setup), make_twin(setup)
    whole.play_out(Rng(13))
    rng = Rng(13)
    assert parts.advance(0, rng) == 0
    assert [parts.advance(7, rng) for _ in range(5)] == [7] * 5
    assert parts.actor is not None
    assert parts.advance(100_000, rng) < 100_000
    assert parts.layout() == whole.layout()
    assert parts.advance(1, rng) == 0


@for_setups
def test_playouts_sum_single_ones_and_leave_the_position_unchanged(setup: Setup) -> None:
    twin = after(setup, 60)
    before = twin.layout()
    tally = twin.playouts(50, Rng(7))
    rng, points, wins = Rng(7), [0] * setup.seats, [0.0] * setup.seats
    for _ in range(50):
        single = twin.copy()
        single.play_out(rng)
        best = [seat for seat, score in enumerate(single.scores) if score == max(single.scores)]
        for seat, score in enumerate(single.scores):
            points[seat] += score
            wins[seat] += (seat in best) / len(best)
    assert tally.points == tuple(points)
    assert tally.wins == pytest.approx(wins)
    assert twin.layout() == before
    assert twin.playouts(50, Rng(7)) == tally != twin.playouts(50, Rng(8))


@pytest.mark.parametrize("steps", [0, 1, 40, 90])
@for_setups
def test_chance_draws_by_weight_and_a_seat_chooses_each_action_as_often(setup: Setup, steps: int) -> None:
    twin = after(setup, steps) if steps else make_twin(setup)
    weights = twin.odds() if twin.actor == CHANCE else dict.fromkeys(twin.legal(), 1)
    found = drawn(twin, 400 * len(weights))
    expected = {thing: found.total() * weight / sum(weights.values()) for thing, weight in weights.items()}
    assert found.keys() == weights.keys()
    chi_squared = sum((found[thing] - number) ** 2 / number for thing, number in expected.items())
    assert chi_squared < 2 * len(weights) + 20


def drawn(twin: AnyTwin, times: int) -> Counter[int]:
    """Return the frequency of each action among random choices from here."""
    rng, scratch, found = Rng(11), twin.copy(), Counter[int]()
    for _ in range(times):
        scratch.become(twin)
        found[scratch.step(rng)] += 1
    return found


@for_setups
def test_the_policy_scores_more_than_chance_and_one_of_pure_noise_is_chance(setup: Setup) -> None:
    policy = POLICIES[setup.game]
    chance, noisy, half, good = (
        sum(make_twin(setup).playouts(300, Rng(5), by).points) for by in (None, policy(noise=256), policy(noise=128), policy())
    )
    assert chance < half < good
    assert abs(noisy - chance) < 300 * setup.seats, "less than a point for each seat of a playout"


@for_policies
@pytest.mark.parametrize("setup", SETUPS[1::2], ids=lambda setup: setup.game)
def test_other_threads_run_during_playouts(setup: Setup, noise: int | None) -> None:
    twin, policy = make_twin(setup), None if noise is None else POLICIES[setup.game](noise=noise)
    assert lets_others_run(lambda count: twin.playouts(count, Rng(7), policy), most=2**18) or not COMPILED
