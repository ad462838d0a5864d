"""A search of depth 0 returns the solver's estimate; searches use public information only, keep deadlines and find forced results."""

from itertools import count

import pytest

from rookery.core.record import Setup
from rookery.fast.common.rng import Rng
from rookery.fast.five_towers.contest import compete
from rookery.fast.five_towers.players import SolverPlayer
from rookery.fast.five_towers.round_solver import Solver
from rookery.fast.five_towers.search import Search, SearchPlayer
from rookery.fast.five_towers.twin import Twin
from rookery.fast.five_towers.value import HandValue
from tests.fast.five_towers.thinkers import SEATS, advanced, hand, young


def contested() -> Twin:
    """Return a position with several calls."""
    twin, rng = advanced(Setup("five-towers", 2), 2, 40), Rng(2)
    while len(twin.legal()) < 4 or max(twin.legal()) > 6:
        twin.advance(1, rng)
    return twin


@pytest.mark.parametrize("seats", SEATS)
def test_a_search_of_depth_zero_returns_the_solvers_estimate(seats: int) -> None:
    """The last round of a pass is excluded: there the solver only estimates the number of returning cards."""
    solver, search = young(), Search(young(), depth=0, samples=20)
    for seed in range(4):
        twin, rng = Twin(Setup("five-towers", seats)), Rng(seed)
        while twin.actor is not None:
            twin.draw(rng)
            actor = twin.actor
            if isinstance(actor, int) and twin.layout().draw and max(twin.legal()) <= 6:
                worths = {number: worth[actor] for number, worth in solver.worths(twin).items()}
                assert worths[search.advise(twin, seed)] == pytest.approx(max(worths.values()), abs=1e-5)
            twin.advance(1, rng)


@pytest.mark.parametrize("seats", SEATS)
def test_advice_is_legal_and_follows_from_the_seed(seats: int) -> None:
    for seed in range(12):
        twin = advanced(Setup("five-towers", seats), seed, 5 * seed)
        if not isinstance(twin.actor, int):
            continue
        number = Search(hand(seats), depth=2, samples=30).advise(twin, 7)
        assert number in twin.legal()
        assert number == Search(hand(seats), depth=2, samples=30).advise(twin, 7)


def test_the_order_of_the_piles_changes_nothing() -> None:
    setup = Setup("five-towers", 4)
    for seed in range(6):
        twin = advanced(setup, seed, 10 + 15 * seed)
        if not isinstance(twin.actor, int):
            continue
        layout = twin.layout()
        other = Twin(setup)
        other.lay(layout._replace(draw=layout.draw[::-1], discard=layout.discard[::-1]))
        one, two = Search(hand(4), depth=2, samples=40), Search(hand(4), depth=2, samples=40)
        assert one.advise(twin, 3) == two.advise(other, 3)
        assert one.opinions(twin) == two.opinions(other)


def test_a_deadline_ends_the_search_with_the_best_so_far() -> None:
    twin = contested()
    search = Search(hand(), depth=4, samples=1_000_000)
    ticks = count()
    number = search.advise(twin, 1, clock=lambda: next(ticks), deadline=5)
    assert number in twin.legal()
    assert search.drawn == 5
    assert search.advise(twin, 1, clock=lambda: 1.0, deadline=0.0) == hand().advise(twin)
    assert search.drawn == 0


def test_a_search_with_a_time_budget_uses_it() -> None:
    twin = contested()
    search = Search(hand(), depth=1, samples=1)
    ticks = count()
    assert search.advise_within(twin, 1, 400.0, lambda: float(next(ticks))) in twin.legal()
    assert 40 < search.drawn <= 400


def test_the_best_candidate_gets_the_most_samples() -> None:
    twin = contested()
    search = Search(hand(), depth=1, samples=400)
    action = search.advise(twin, 1)
    opinions = search.opinions(twin)
    assert search.candidates > 2
    assert 200 <= sum(opinion.samples for opinion in opinions.values()) <= 400
    assert opinions[action].samples == max(opinion.samples for opinion in opinions.values())
    assert list(opinions)[-1] == action
    assert all(opinion.spread >= 0 for opinion in opinions.values())


def test_candidates_far_behind_get_no_samples() -> None:
    twin = contested()
    search = Search(hand(), depth=1, samples=400, scope=0.0)
    assert search.advise(twin, 1) == hand().advise(twin)
    assert search.drawn == 0
    wide = Search(hand(), depth=1, samples=400, scope=3.0)
    wide.advise(twin, 1)
    opinions = wide.opinions(twin)
    actor = twin.actor
    assert isinstance(actor, int)
    worths = {number: worth[actor] for number, worth in hand().worths(twin).items()}
    assert {number for number, opinion in opinions.items() if opinion.samples} <= {n for n in worths if worths[n] >= max(worths.values()) - 3}


def test_clearly_worse_candidates_are_pruned() -> None:
    """The samples of a pruned candidate go to the others; with a single candidate left, the search ends."""
    twin = contested()
    patient, quick = Search(hand(), depth=1, samples=2000), Search(hand(), depth=1, samples=2000, doubt=2.0)
    assert quick.advise(twin, 1) == patient.advise(twin, 1)
    assert quick.drawn < patient.drawn / 10
    for seed in range(12):
        twin = advanced(Setup("five-towers", 2), seed, 20 + 5 * seed)
        if isinstance(twin.actor, int) and len(twin.legal()) > 1:
            action = quick.advise(twin, 3)
            opinions = quick.opinions(twin)
            worths = [opinion.worth for opinion in opinions.values() if opinion.samples]
            assert not worths or opinions[action].worth == max(worths)
            assert sum(opinion.samples for opinion in opinions.values()) <= 2000


def test_deterministic_candidates_need_one_sample() -> None:
    """At depth 0 every sample of a candidate is the same, so no uncertainty remains."""
    search = Search(hand(), depth=0, samples=2000, doubt=2.0)
    assert search.advise(contested(), 1) == hand().advise(contested())
    assert search.drawn == 16


def test_calls_that_lead_to_the_same_table_are_searched_once() -> None:
    doubled = 0
    for seed in range(30):
        twin = advanced(Setup("five-towers", 2), seed, 30)
        if not isinstance(twin.actor, int) or max(twin.legal()) > 6 or len(twin.legal()) < 2:
            continue
        search = Search(hand(), depth=1, samples=40)
        search.advise(twin, 1)
        ends = []
        for number, opinion in search.opinions(twin).items():
            after = twin.copy()
            after.apply(number)
            hand().play_round(after)
            ends.append((after.position_text(), opinion.samples))
        for text in {text for text, _ in ends}:
            same = [samples for other, samples in ends if other == text]
            doubled += len(same) - 1
            assert sum(samples > 0 for samples in same) <= 1
    assert doubled


def test_looking_ahead_pays_for_a_value_that_sees_only_points() -> None:
    points = [0.0] * 10 + [1.0, 1.0] + [0.0] * 4
    search = SearchPlayer(Search(Solver(HandValue(points)), depth=5, samples=40, trust=1.0))
    assert compete(search, SolverPlayer(Solver(HandValue(points))), seats=2, deals=12, seed=4).share.mean > 60


def test_a_search_needs_a_seat_to_act() -> None:
    with pytest.raises(ValueError, match="no seat"):
        Search(hand()).advise(Twin(Setup("five-towers", 2)), 1)


def test_a_single_choice_needs_no_search() -> None:
    twin, rng = Twin(Setup("five-towers", 2)), Rng(1)
    search = Search(hand(), samples=10)
    while twin.actor is not None:
        twin.draw(rng)
        if twin.actor is not None and len(twin.legal()) == 1:
            assert search.advise(twin, 1) == twin.legal()[0]
        twin.advance(1, rng)
