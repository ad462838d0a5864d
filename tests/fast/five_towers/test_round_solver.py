"""The solver agrees with exhaustive search over builds and calls, follows the rules, and uses public information only."""

from math import isclose
from random import Random

import pytest

from rookery.core.record import Setup
from rookery.fast.common.rng import Rng
from rookery.fast.five_towers.actions import ACTIONS
from rookery.fast.five_towers.round_solver import Solver
from rookery.fast.five_towers.twin import Twin
from rookery.fast.five_towers.value import ONE_PLY, TUNED, HandValue
from rookery.games.five_towers import FIVE_TOWERS
from rookery.games.five_towers.actions import Demolish, Place
from rookery.play.shuffle import draw
from tests.fast.five_towers.pairs import for_every_setup
from tests.fast.five_towers.thinkers import SEATS, advanced, auctions, hand, young

Build = tuple[tuple[int, ...], Twin]


def builds(twin: Twin) -> list[Build]:
    """Return every legal build by its cards and the position after it, with a demolition only if the cards need one."""
    plain = [build for build in _builds(twin, ()) if build[0]]
    known = {taken for taken, _ in plain}
    demolished = []
    for number in twin.legal():
        if isinstance(ACTIONS[number], Demolish):
            after = twin.copy()
            after.apply(number)
            demolished += [build for build in _builds(after, ()) if build[0] not in known]
    return plain + demolished


def _builds(twin: Twin, taken: tuple[int, ...]) -> list[Build]:
    found: list[Build] = []
    for number in twin.legal():
        if isinstance(ACTIONS[number], Place):
            after = twin.copy()
            after.apply(number)
            now = tuple(sorted((*taken, number)))
            found += [(now, after)] if after.actor in {"chance", None} else _builds(after, now)
    return found


def settle(twin: Twin, solver: Solver) -> tuple[float, ...]:
    """Return the value of the rest of the round for every seat, by exhaustive search."""
    actor = twin.actor
    if actor in {"chance", None}:
        return solver.appraise(twin)
    assert isinstance(actor, int)
    if any(isinstance(ACTIONS[number], Place | Demolish) for number in twin.legal()):
        worths = [solver.appraise(after) for _, after in builds(twin)]
    else:
        worths = [settle(after, solver) for after in _answers(twin).values()]
    return max(worths, key=lambda worth: worth[actor])


def _answers(twin: Twin) -> dict[int, Twin]:
    answers = {}
    for number in twin.legal():
        answers[number] = twin.copy()
        answers[number].apply(number)
    return answers


@pytest.mark.parametrize("seats", SEATS)
def test_call_values_equal_those_of_an_exhaustive_search(seats: int) -> None:
    checked = 0
    for seed in range(6):
        twin = advanced(Setup("five-towers", seats), seed, 40 + 9 * seed)
        while ACTIONS[twin.legal()[0]].__class__.__name__ not in {"Bid", "Pass"}:
            twin.advance(1, Rng(seed))
        solver = hand(seats)
        worths = solver.worths(twin)
        if twin.layout().draw:  # with the last display the number of returning cards is an estimate
            for number, after in _answers(twin).items():
                assert worths[number] == pytest.approx(settle(after, solver), abs=1e-3), ACTIONS[number]
            checked += 1
    assert checked >= 4


@for_every_setup
@pytest.mark.parametrize("maker", [hand, lambda _seats: young()], ids=["hand", "net"])
def test_advice_is_legal_to_the_end_of_a_game(setup: Setup, maker: type) -> None:
    solver = maker(setup.seats)
    rules, rng = FIVE_TOWERS.rules(setup), Random(5)
    state, twin = rules.start(), Twin(setup)
    while legal := rules.legal(state):
        if state.step == "reveal":
            action = draw(rules.odds(state), rng.randrange)
        elif rng.random() < 0.2:
            action = rng.choice(legal)
        else:
            action = ACTIONS[solver.advise(twin)]
        assert action in legal
        twin.apply(ACTIONS.index(action))
        state = rules.apply(state, action)


@pytest.mark.parametrize("seats", SEATS)
def test_playing_a_round_is_following_the_advice(seats: int) -> None:
    solver = hand(seats)
    for seed in range(5):
        played = advanced(Setup("five-towers", seats), seed, 30)
        advised = played.copy()
        solver.play_round(played)
        while isinstance(advised.actor, int):
            advised.apply(solver.advise(advised))
        assert played.position_text() == advised.position_text()


@for_every_setup
def test_the_order_of_the_piles_changes_nothing(setup: Setup) -> None:
    rng = Random(2)
    for _, _, twin in auctions(setup, 4, every=5):
        layout = twin.layout()
        other = Twin(setup)
        other.lay(
            layout._replace(draw=tuple(rng.sample(layout.draw, len(layout.draw))), discard=tuple(rng.sample(layout.discard, len(layout.discard))))
        )
        for solver in (hand(setup.seats), young()):
            assert solver.worths(other) == solver.worths(twin)


def test_which_cards_were_demolished_changes_nothing_but_what_is_left() -> None:
    setup = Setup("five-towers", 2)
    one, two = Twin(setup), Twin(setup)
    layout = advanced(setup, 3, 60).layout()
    cards = [card for pile in layout.demolished for card in pile]
    assert len(set(cards)) > 1
    one.lay(layout)
    two.lay(layout._replace(demolished=(tuple(cards[: len(layout.demolished[0])][::-1]), tuple(cards[len(layout.demolished[0]) :][::-1]))))
    assert hand().appraise(one) == hand().appraise(two)


def test_a_seat_that_ignores_the_others_bids_for_its_own_best_build() -> None:
    solver = Solver(HandValue(ONE_PLY), alone=True)
    for seed in range(20):
        twin = advanced(Setup("five-towers", 2), seed, 30)
        while ACTIONS[twin.legal()[0]].__class__.__name__ not in {"Bid", "Pass"}:
            twin.advance(1, Rng(seed))
        worths = solver.worths(twin)
        actor = twin.actor
        assert isinstance(actor, int)
        best = max(worths.values(), key=lambda worth: worth[actor])
        assert worths[solver.advise(twin)][actor] == best[actor]


def test_the_last_round_is_played_for_the_result() -> None:
    setup = Setup("five-towers", 2)
    twin, rng, solver = Twin(setup), Rng(4), young()
    while twin.actor is not None:
        twin.draw(rng)
        layout = twin.layout()
        if layout.deck_pass == 2 and not layout.draw:
            break
        twin.advance(1, rng)
    worths = solver.worths(twin)
    for number, worth in worths.items():
        after = twin.copy()
        after.apply(number)
        while after.actor is not None:
            after.apply(solver.advise(after))
        own, other = after.scores
        assert isclose(worth[0], (own > other) + 0.5 * (own == other) + 0.005 * (own - other), abs_tol=1e-5)


def test_a_hand_evaluation_has_sixteen_weights() -> None:
    with pytest.raises(ValueError, match="16 weights, not 3"):
        HandValue([1, 2, 3])
    assert set(TUNED) == set(SEATS)


def test_a_solver_needs_a_seat_to_act() -> None:
    with pytest.raises(ValueError, match="no seat"):
        hand().advise(Twin(Setup("five-towers", 2)))
