"""Who acts, what nature may do, and how the game ends agree with each other."""

from hypothesis import given

from rookery.core.outcome import Outcome
from rookery.core.record import Setup
from rookery.core.rules import CHANCE
from tests.contract.bounds import bound
from tests.contract.playthrough import games, playthrough, seeds
from tests.contract.setups import for_every_setup
from tests.ledger import ids

RULES = ids()


@for_every_setup
@games(2)
@given(seed=seeds)
def test_nature_has_odds_exactly_when_it_acts_and_for_exactly_the_legal_actions(setup: Setup, seed: int) -> None:
    game = playthrough(setup, seed)
    for state in game.states:
        odds = game.rules.odds(state)
        assert bool(odds) == (game.rules.actor(state) == CHANCE)
        if odds:
            assert set(odds) == set(game.rules.legal(state))
            assert all(type(weight) is int and weight > 0 for weight in odds.values())


@for_every_setup
@games(2)
@given(seed=seeds)
def test_there_is_an_outcome_exactly_when_nobody_acts(setup: Setup, seed: int) -> None:
    game = playthrough(setup, seed)
    for state in game.states:
        actor = game.rules.actor(state)
        assert (actor is None) == (game.rules.outcome(state) is not None)
        assert actor in (None, CHANCE, *range(setup.seats))


@for_every_setup
@games(4)
@given(seed=seeds)
def test_every_game_ends_within_its_bound(setup: Setup, seed: int) -> None:
    assert len(playthrough(setup, seed).actions) <= bound(setup)


@for_every_setup
@games(4)
@given(seed=seeds)
def test_scores_sheets_places_and_winners_tell_the_same(setup: Setup, seed: int) -> None:
    game = playthrough(setup, seed)
    outcome = game.rules.outcome(game.states[-1])
    assert isinstance(outcome, Outcome)
    assert len(outcome.scores) == len(outcome.places) == len(outcome.sheets) == setup.seats
    assert outcome.scores == tuple(sum(line.points for line in sheet.lines) for sheet in outcome.sheets)
    for score, place in zip(outcome.scores, outcome.places, strict=True):
        assert place == 1 + len([other for other in outcome.scores if other > score])
    assert outcome.winners == tuple(seat for seat, score in enumerate(outcome.scores) if score == max(outcome.scores))
    assert {outcome.reason.rule, *(line.rule for sheet in outcome.sheets for line in sheet.lines)} <= RULES
