"""The twins' common API for bot authors: names, notation, points, observations, chance, pickling."""

import pickle
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rookery.core.errors import NotationError
from rookery.core.frozen import FrozenMap
from rookery.core.record import Setup
from rookery.core.rules import CHANCE
from rookery.core.view import View
from rookery.fast.common.rng import COMPILED, Rng
from rookery.fast.common.twin import AnyTwin
from rookery.fast.twins import make_twin
from rookery.games import GAMES
from rookery.games.carcassonne.completion import ruleset_of
from rookery.games.carcassonne.projection import projected
from rookery.games.carcassonne.view import CarcassonneView
from rookery.play.match import Match
from rookery.play.shuffle import draw
from tests.fast.carcassonne.pairs import SETUPS as CARCASSONNE
from tests.fast.five_towers.pairs import SETUPS as FIVE_TOWERS
from tests.fast.games import OBSERVE, SEAT_ACTIONS, SETUPS, for_setups, name_of

PUBLIC = {
    *("setup", "actor", "scores", "projection"),
    *("legal", "apply", "action", "numbers", "choices", "odds", "outcomes"),
    *("of_view", "of_position", "position_text", "view", "layout", "lay", "lay_state", "arrange", "copy", "become"),
    *("observation", "mask", "draw", "step", "advance", "play_out", "playouts", "play_by_lot", "draw_by_lot"),
}
OWN = {"five-towers": set[str](), "carcassonne": {"planes"}}
"""What only one game's twin has."""


def moments(setup: Setup, seed: int = 1, every: int = 23) -> Iterator[AnyTwin]:
    """Yield twins from a random game, including its start and its end."""
    return (twin for twin, _ in both(setup, seed, every))


def both(setup: Setup, seed: int = 1, every: int = 23) -> Iterator[tuple[AnyTwin, Match]]:
    """Yield the same twins, each with the same game by the readable rules."""
    twin: AnyTwin = make_twin(setup)
    match, rng, number = Match(GAMES[setup.game], setup), Rng(seed), 0
    while True:
        if number % every == 0 or twin.actor is None:
            yield twin, match
        texts = {number: text for text, number in twin.numbers().items()}
        if not texts:
            return
        match.act(texts[twin.step(rng)])
        number += 1


@pytest.mark.parametrize("game", ["five-towers", "carcassonne"])
def test_both_twins_have_the_same_documented_names(game: str) -> None:
    twin = make_twin(Setup(game, 2))
    names = {name for name in dir(twin) if not name.startswith("_")}
    public = PUBLIC | OWN[game]
    assert names >= public
    assert not COMPILED or names == public, "uncompiled, private attributes are visible too"
    assert all(getattr(type(twin), name).__doc__ for name in public - {"setup"})


@for_setups
def test_text_and_pickle_restore_an_equal_twin(setup: Setup) -> None:
    for twin in moments(setup):
        again = type(twin).of_position(setup, twin.position_text())
        kept = pickle.loads(pickle.dumps(twin))
        assert again == twin == kept
        assert (kept.setup, kept.position_text(), sorted(kept.legal())) == (twin.setup, twin.position_text(), sorted(twin.legal()))
        assert arranged(kept).playouts(3, Rng(5)) == arranged(twin).playouts(3, Rng(5))


def arranged(twin: AnyTwin) -> AnyTwin:
    copy = twin.copy()
    copy.arrange()
    assert copy == twin
    return copy


@for_setups
def test_a_view_restores_an_equal_twin_except_for_face_down_cards(setup: Setup) -> None:
    for twin, match in both(setup, every=37):
        view: Any = match.view(twin.actor if isinstance(twin.actor, int) else None)
        options = {"retracting": True} if setup.options.get("overbids") == "retract" else {}
        kind: Any = type(twin)
        seen: AnyTwin = kind.of_view(view, Rng(3), **options)
        assert (seen.actor, seen.scores, sorted(seen.legal())) == (twin.actor, twin.scores, sorted(twin.legal()))
        assert seen.playouts(3, Rng(8)) == arranged(twin).playouts(3, Rng(8))


@for_setups
def test_twins_are_equal_if_position_and_rules_are(setup: Setup) -> None:
    twin: AnyTwin = make_twin(setup)
    twin.advance(9, Rng(1))
    other = twin.copy()
    assert other == twin
    other.step(Rng(2))
    assert other != twin
    assert twin != twin.position_text()
    with pytest.raises(TypeError, match="unhashable"):
        hash(twin)


def test_default_options_may_be_omitted() -> None:
    assert make_twin(Setup("five-towers", 2)) == make_twin(Setup("five-towers", 2, FrozenMap({"overbids": "refused"})))
    assert make_twin(Setup("five-towers", 2)) != make_twin(Setup("five-towers", 2, FrozenMap({"overbids": "retract"})))
    assert make_twin(Setup("carcassonne", 2)) != make_twin(Setup("carcassonne", 2, FrozenMap({"farmers": "off"})))


def test_a_text_that_is_no_position_is_refused() -> None:
    for setup in SETUPS:
        with pytest.raises(NotationError):
            type(make_twin(setup)).of_position(setup, "nonsense")


def test_the_repr_of_a_twin_shows_the_state_of_the_game() -> None:
    twin = make_twin(Setup("five-towers", 3))
    assert repr(twin) == "<twin of five-towers, 3 seats: chance acts, points 0 : 0 : 0>"
    twin.draw(Rng(1))
    assert repr(twin) == "<twin of five-towers, 3 seats: seat 0 acts, points 0 : 0 : 0>"
    twin.play_out(Rng(1))
    assert "over, points" in repr(twin)


@for_setups
def test_observation_and_mask_are_those_of_the_view(setup: Setup) -> None:
    check_observation(setup, every=11)


@pytest.mark.deep
@pytest.mark.parametrize("setup", [*FIVE_TOWERS, *CARCASSONNE], ids=name_of)
def test_observation_and_mask_are_those_of_the_view_in_every_setup(setup: Setup) -> None:
    check_observation(setup, every=1)


def check_observation(setup: Setup, every: int) -> None:
    """Assert that a twin's observation matches the view of the same position."""
    for twin in moments(setup, seed=2, every=every):
        for seat in range(setup.seats):
            assert twin.observation(seat) == OBSERVE[setup.game](twin.view(seat))
        if not isinstance(twin.actor, int):
            with pytest.raises(ValueError, match="no seat is to act"):
                twin.observation()
            assert not any(twin.mask())
            continue
        assert twin.observation() == twin.observation(twin.actor)
        mask = twin.mask()
        assert len(mask) == SEAT_ACTIONS[setup.game]
        assert [number for number, allowed in enumerate(mask) if allowed] == sorted(twin.legal())


@for_setups
def test_the_projection_is_the_result_if_the_game_ended_now(setup: Setup) -> None:
    for twin in moments(setup, seed=3):
        view = twin.view(None)
        if twin.actor is not None and isinstance(view, CarcassonneView):
            assert twin.projection == tuple(projected(ruleset_of(view), GAMES[view.game].complete(view, Rng(0))).scores)
        else:
            assert twin.projection == twin.scores


@for_setups
def test_every_number_has_its_notation(setup: Setup) -> None:
    for twin in moments(setup, seed=4):
        game = GAMES[setup.game]
        legal = game.rules(setup).legal(game.read_position(setup, twin.position_text()))
        assert sorted(twin.numbers()) == sorted(map(str, legal))
        assert {str(twin.action(number)) for number in twin.legal()} == set(twin.numbers())
        with pytest.raises(ValueError, match="action 5000 is not legal here"):
            twin.action(5000)


@for_setups
def test_chance_deals_until_a_seat_acts(setup: Setup) -> None:
    twin: AnyTwin = make_twin(setup)
    assert [twin.actor] == [CHANCE]
    twin.draw(Rng(1))
    assert [twin.actor] == [setup.opener]
    before = twin.position_text()
    twin.draw(Rng(2))
    assert twin.position_text() == before
    assert twin.advance(10**6, Rng(1)) > 30
    assert not twin.legal()


@for_setups
def test_chance_draws_as_a_match_does(setup: Setup) -> None:
    for twin, match in both(setup, seed=5, every=19):
        if twin.actor != CHANCE:
            with pytest.raises(ValueError, match="chance is not to act"):
                twin.copy().draw_by_lot(Random(1))
            continue
        one, other = Random(9), Random(9)
        odds = match.rules.odds(match.state)
        assert twin.copy().draw_by_lot(one) == str(draw(odds, other.randrange))
        assert one.getstate() == other.getstate()


def test_random_numbers_resume_from_a_saved_state() -> None:
    rng = Rng(7, 2)
    rng.word()
    state = rng.state
    following = [rng.word() for _ in range(5)]
    other = Rng(1)
    other.state = state
    assert [other.word() for _ in range(5)] == following
    kept = pickle.loads(pickle.dumps(other))
    assert kept.state == other.state
    assert kept.word() == other.word()
    assert str(kept.state) in repr(kept)


@pytest.mark.parametrize("state", [(1, 2, 3), (1, 2, 3, -1), (1, 2, 3, 2**32)])
def test_an_invalid_rng_state_is_refused(state: Any) -> None:
    rng = Rng(1)
    before = rng.state
    with pytest.raises(ValueError, match="four 32-bit words"):
        rng.state = state
    assert rng.state == before


def test_a_view_of_a_twin_is_a_view_of_the_game() -> None:
    twin = make_twin(Setup("five-towers", 3))
    twin.draw(Rng(1))
    view = twin.view(0)
    assert isinstance(view, View)
    assert {choice.action for choice in view.choices} == set(twin.numbers())
    assert twin.view(1).choices == ()
