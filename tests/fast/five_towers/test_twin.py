"""The twin of 5 Towers plays by itself: fairly, repeatably, without holding up other threads."""

import pytest

from rookery.fast.common.rng import COMPILED, Rng
from rookery.fast.five_towers.policy import Policy
from rookery.fast.five_towers.twin import Twin
from tests.contract.table import setup_of
from tests.fast.threads import lets_others_run


def game_for(seats: int, opener: int = 0) -> Twin:
    return Twin(setup_of("five-towers", seats, opener=opener))


def test_playouts_leave_the_position_and_add_up() -> None:
    twin = game_for(3)
    twin.deal(Rng(1))
    before = twin.layout()
    tally = twin.playouts(200, Rng(2))
    assert twin.layout() == before
    assert sum(tally.wins) == pytest.approx(200)


def test_a_playout_is_what_random_choices_make_of_it() -> None:
    """Playing out in one go and choice by choice use the same numbers of the rng: one for each card and one for each choice."""
    whole, single = game_for(4, 2), game_for(4, 2)
    whole.play_out(Rng(11))
    rng = Rng(11)
    single.deal(rng)
    while legal := single.legal():
        single.apply(legal[rng.below(len(legal))])
        single.deal(rng)
    assert single.layout() == whole.layout()


@pytest.mark.parametrize("policy", [None, Policy(noise=40)])
def test_steps_make_a_playout(policy: Policy | None) -> None:
    whole, single = game_for(3), game_for(3)
    whole.play_out(Rng(12), policy)
    rng = Rng(12)
    while (legal := single.legal()) and (number := single.step(rng, policy)) >= 0:
        assert number in legal
    assert single.layout() == whole.layout()
    assert single.step(rng, policy) == -1


def test_advancing_stops_after_the_given_number_of_choices_or_at_the_end() -> None:
    whole, parts = game_for(2), game_for(2)
    whole.play_out(Rng(13))
    rng = Rng(13)
    assert parts.advance(0, rng) == 0
    assert [parts.advance(7, rng) for _ in range(5)] == [7] * 5
    assert parts.actor is not None
    assert parts.advance(1000, rng) < 1000
    assert parts.layout() == whole.layout()
    assert parts.advance(1, rng) == 0


def test_the_same_seed_plays_the_same_games() -> None:
    assert game_for(2).playouts(50, Rng(3)) == game_for(2).playouts(50, Rng(3))
    assert game_for(2).playouts(50, Rng(3)) != game_for(2).playouts(50, Rng(4))


@pytest.mark.parametrize("seats", range(2, 6))
def test_a_policy_scores_more_than_chance_and_foresight_more_than_greed(seats: int) -> None:
    points = [sum(game_for(seats).playouts(300, Rng(5), policy).points) for policy in (None, Policy(0, noise=128), Policy(0), Policy(50))]
    assert points == sorted(points)


def test_a_policy_of_pure_noise_is_chance() -> None:
    rng = Rng(6)
    noisy = sum(game_for(2).playouts(2000, rng, Policy(50, noise=256)).points) / 4000
    chance = sum(game_for(2).playouts(2000, rng).points) / 4000
    assert abs(noisy - chance) < 1


@pytest.mark.parametrize("policy", [None, Policy()])
def test_other_threads_run_during_playouts(policy: Policy | None) -> None:
    twin = game_for(5)
    assert lets_others_run(lambda count: twin.playouts(count, Rng(7), policy)) or not COMPILED
