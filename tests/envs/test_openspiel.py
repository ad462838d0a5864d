"""The OpenSpiel games: the field's own checker, serialisation, what players observe, and bounds that hold."""

import copy
import pickle
import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest

import rookery.envs.openspiel  # noqa: F401  registers the games
from rookery.core.record import Setup, replay
from rookery.envs.carcassonne import limits as carcassonne_limits
from rookery.envs.five_towers import limits as five_towers_limits
from rookery.envs.terms import shares
from rookery.games import GAMES
from rookery.play.match import Match

pytestmark = pytest.mark.extras

LOADED: dict[str, tuple[str, dict[str, Any]]] = {
    "five-towers-2": ("rookery_five_towers", {}),
    "five-towers-3-opener": ("rookery_five_towers", {"players": 3, "opener": 2}),
    "five-towers-5": ("rookery_five_towers", {"players": 5}),
    "carcassonne-2": ("rookery_carcassonne", {}),
    "carcassonne-2-planes": ("rookery_carcassonne", {"observation": "planes"}),
    "carcassonne-3-abbot": ("rookery_carcassonne", {"players": 3, "expansions": "abbot", "opener": 0}),
    "carcassonne-4-no-farmers": ("rookery_carcassonne", {"players": 4, "farmers": "off"}),
    "carcassonne-5-everything": ("rookery_carcassonne", {"players": 5, "expansions": "river+abbot+towers-and-thieves"}),
}
EVERY = pytest.mark.parametrize("loaded", LOADED.values(), ids=LOADED)
BOTH = pytest.mark.parametrize("name", ["rookery_five_towers", "rookery_carcassonne"])


def advance(state: Any, rng: Random, steps: int = 10_000) -> None:
    """Apply legal actions, chance's too, until the end, at most this many."""
    for _ in range(steps):
        if state.is_terminal():
            return
        state.apply_action(rng.choice(state.legal_actions()))


@EVERY
def test_the_simulation_test_passes_with_serialisation_and_masks(loaded: tuple[str, dict[str, Any]]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(*loaded), num_sims=1, serialize=True, verbose=False, mask_test=True)


@EVERY
def test_states_and_games_survive_pickling_and_copying(loaded: tuple[str, dict[str, Any]]) -> None:
    game = pyspiel.load_game(*loaded)
    state = game.new_initial_state()
    advance(state, Random(1), 60)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    for other in (
        pickle.loads(pickle.dumps(state)),
        state.clone(),
        pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1],
    ):
        reference = state.clone()
        advance(other, Random(2))
        advance(reference, Random(2))
        assert (str(other), other.returns()) == (str(reference), reference.returns())
    assert str(copy.copy(state)) == str(state)


@EVERY
def test_bounds_hold_and_returns_are_shares_of_the_win(loaded: tuple[str, dict[str, Any]]) -> None:
    game = pyspiel.load_game(*loaded)
    for seed in range(3):
        state = game.new_initial_state()
        advance(state, Random(seed))
        chance = sum(step.player == pyspiel.PlayerId.CHANCE for step in state.full_history())
        assert len(state.history()) - chance <= game.max_game_length()
        assert chance <= game.max_chance_nodes_in_history()
        returns = state.returns()
        assert returns == pytest.approx(shares(state.twin.scores))
        assert game.min_utility() <= min(returns) <= max(returns) <= game.max_utility()
        assert sum(returns) == pytest.approx(game.utility_sum())


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_longest_games_stay_below_the_bound_of_5_towers(seats: int) -> None:
    setup = Setup("five-towers", seats)
    for wish in ("1", "0", "5"):  # bids that make games long
        match, decisions, rng = Match(GAMES["five-towers"], setup), 0, Random(seats)
        while match.actor is not None:
            if match.actor == "chance":
                match.draw(rng.randrange)
                continue
            actions = [choice.action for choice in match.view(match.actor).choices]
            demolitions = [action for action in actions if action.startswith("demolish")]
            match.act(next((action for action in (f"bid {wish}", *demolitions, "pass") if action in actions), actions[0]))
            decisions += 1
        assert decisions <= five_towers_limits.most_decisions(setup)
        assert len(match.actions) - decisions <= five_towers_limits.most_draws(setup)
    assert decisions > five_towers_limits.most_decisions(setup) / 3


def test_the_bound_of_carcassonne_counts_every_tile_and_floor() -> None:
    assert carcassonne_limits.most_decisions(Setup("carcassonne", 2)) == 2 * 72
    assert carcassonne_limits.most_decisions(Setup("carcassonne", 2, expansions=("towers-and-thieves",))) > 2 * 72 + 20


@BOTH
def test_every_player_observes_at_any_time_and_each_its_own_view(name: str) -> None:
    game = pyspiel.load_game(name, {"players": 3})
    state, rng = game.new_initial_state(), Random(4)
    while not state.is_terminal():
        advance(state, rng, 7)
        tensors = [np.array(state.observation_tensor(player)) for player in range(3)]
        assert all(tensor.shape == tuple(game.observation_tensor_shape()) for tensor in tensors)
        texts = {state.observation_string(player) for player in range(3)}
        assert len(texts) == 3
        assert {text.partition(": ")[2] for text in texts} == {str(state)}
    assert len({tensor.tobytes() for tensor in tensors}) == 3


@BOTH
def test_equal_histories_and_only_they_have_equal_information_states(name: str) -> None:
    game = pyspiel.load_game(name)
    one, other = game.new_initial_state(), game.new_initial_state()
    advance(one, Random(4), 12)
    advance(other, Random(4), 12)
    assert one.information_state_string(1) == other.information_state_string(1)
    other.apply_action(other.legal_actions()[0])
    assert one.information_state_string(1) != other.information_state_string(1)


@BOTH
def test_actions_read_as_in_our_notation_and_replay_on_the_rules(name: str) -> None:
    state = pyspiel.load_game(name, {"opener": 1}).new_initial_state()
    rng, texts = Random(5), []
    while not state.is_terminal():
        action = rng.choice(state.legal_actions())
        texts.append(state.action_to_string(state.current_player(), action))
        assert state.string_to_action(texts[-1]) == action
        state.apply_action(action)
    setup = Setup(name.removeprefix("rookery_").replace("_", "-"), 2, opener=1)
    match = Match(GAMES[setup.game], setup)
    for text in texts:
        match.act(text)
    assert match.scores == state.twin.scores
    assert len(list(replay(GAMES[setup.game], match.record()))) == len(texts) + 1


def test_the_games_declare_what_they_are() -> None:
    kind = pyspiel.load_game("rookery_five_towers", {"players": 4}).get_type()
    assert kind.information == pyspiel.GameType.Information.PERFECT_INFORMATION
    assert kind.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    assert kind.utility == pyspiel.GameType.Utility.ZERO_SUM
    assert (kind.min_num_players, kind.max_num_players) == (2, 5)


def test_chance_first_draws_the_opener_unless_it_is_fixed() -> None:
    state = pyspiel.load_game("rookery_five_towers", {"players": 4}).new_initial_state()
    assert state.chance_outcomes() == [(seat, 0.25) for seat in range(4)]
    assert state.action_to_string(2) == "opener 2"
    assert not any(state.observation_tensor(0))
    state.apply_action(2)
    assert "opener=2" in str(state)
    fixed = pyspiel.load_game("rookery_five_towers", {"opener": 1}).new_initial_state()
    assert "opener=1" in str(fixed)


@pytest.mark.parametrize(
    ("parameters", "text"),
    [
        ({"players": 7}, "for 2 to 5 seats, not 7"),
        ({"players": 3, "opener": 9}, "the opener must be a seat from 0 to 2, not 9"),
        ({"expansions": "inns"}, "carcassonne has no expansion 'inns' \\(known: river, abbot, towers-and-thieves\\)"),
        ({"farmers": "perhaps"}, "option 'farmers' must be on or off, not 'perhaps'"),
        ({"observation": "pixels"}, "the observation of carcassonne must be .*, not 'pixels'"),
        ({"players": "three"}, "players"),
        ({"speed": 3}, "speed"),
    ],
)
def test_wrong_parameters_are_refused_by_name(parameters: dict[str, Any], text: str) -> None:
    with pytest.raises(Exception, match=text):
        pyspiel.load_game("rookery_carcassonne", parameters)


def test_a_program_that_uses_the_games_ends_cleanly() -> None:
    program = "import pyspiel, rookery.envs.openspiel; print(pyspiel.load_game('rookery_five_towers').num_players())"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=False, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "2\n", "")
