"""OpenSpiel: importing this module registers the games `rookery_five_towers` and `rookery_carcassonne`.

    import pyspiel
    import rookery.envs.openspiel
    game = pyspiel.load_game("rookery_carcassonne", {"players": 3, "expansions": "river+abbot"})

The parameters:

    players      2 to 5
    opener       the player who opens, or -1 (the default): then chance first draws the opener
    observation  "rows", or "planes" in Carcassonne
    expansions   Carcassonne: names with "+" between
    farmers      Carcassonne: "on" or "off"

Both games have perfect information: everything that happens is public, and chance draws only when it is its turn. Utilities are shares of
the win less the fair share, so they add up to 0. The option `overbids=retract` of 5 Towers is not offered, because such games have no
greatest length, which OpenSpiel requires.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from rookery.core.frozen import replace
from rookery.core.kit import folder_of, part
from rookery.core.rules import CHANCE
from rookery.envs.packages import needed
from rookery.envs.terms import Terms, make_terms, shares
from rookery.fast.common.twin import AnyTwin
from rookery.fast.twins import make_twin
from rookery.games import GAMES

np: Any = needed("numpy")
needed("pyspiel")

import pyspiel  # noqa: E402

RANDOM: Final = -1
BOUNDED: Final = {"five-towers": (), "carcassonne": ("farmers",)}
"""The options of each game that leave its length bounded and its observations complete."""


class Game(pyspiel.Game):
    """One of our games for OpenSpiel; its parameters are those of the module."""

    name: ClassVar[str]
    kind: ClassVar[Any]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**self.kind.parameter_specification, **(params or {})}
        self.terms = _terms(self.name, given)
        self.limits = _limits(self.name)
        seats = self.terms.setup.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=self.terms.actions,
            max_chance_outcomes=self.limits.CHANCE_ACTIONS,
            num_players=seats,
            min_utility=-1 / seats,
            max_utility=1 - 1 / seats,
            utility_sum=0.0,
            max_game_length=self.limits.most_decisions(self.terms.setup),
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> "State":
        return State(self)

    def max_chance_nodes_in_history(self) -> int:
        draws: int = self.limits.most_draws(self.terms.setup)
        return draws + (self.terms.opener is None)

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> "Observer":
        if params:
            raise ValueError(f"the observer takes no parameters, not {params}; `observation` is a parameter of the game")
        return Observer(self.terms, recall=iig_obs_type is not None and iig_obs_type.perfect_recall)


class State(pyspiel.State):
    """A position. Until chance has drawn the opener, there is no twin."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.terms = game.terms
        self._twin = None if self.terms.opener is None else Copied(make_twin(self.terms.setup))

    @property
    def twin(self) -> AnyTwin | None:
        """The position on the twin, for inspection and search; change only copies of it."""
        return None if self._twin is None else self._twin.twin

    def current_player(self) -> int:
        actor = CHANCE if self.twin is None else self.twin.actor
        if actor == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if actor is None else actor

    def _legal_actions(self, _player: int) -> list[int]:
        assert self.twin is not None, "a player is to act"
        return sorted(number for number in self.twin.legal() if number < self.terms.actions)  # without shadowed placements

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.twin is None:
            seats = self.terms.setup.seats
            return [(seat, 1 / seats) for seat in range(seats)]
        numbers, weights = self.twin.outcomes()
        total = sum(weights)
        return [(number - self.terms.actions, weight / total) for number, weight in zip(numbers, weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        if self.twin is None:
            self._twin = Copied(make_twin(replace(self.terms.setup, opener=action)))
        else:
            self.twin.apply(action + self.terms.actions if self.is_chance_node() else action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.twin is None:
            return f"opener {action}"
        return str(self.twin.action(action + self.terms.actions if player == pyspiel.PlayerId.CHANCE else action))

    def is_terminal(self) -> bool:
        return self.twin is not None and self.twin.actor is None

    def returns(self) -> list[float]:
        return list(shares(self.twin.scores)) if self.twin is not None and self.is_terminal() else [0.0] * self.terms.setup.seats

    def __str__(self) -> str:
        return "the opener is drawn" if self.twin is None else self.twin.position_text()


class Copied:
    """A twin that `copy.deepcopy` copies without a detour through Python objects, as OpenSpiel does for every clone of a state."""

    def __init__(self, twin: AnyTwin) -> None:
        self.twin = twin

    def __deepcopy__(self, _memo: object) -> "Copied":
        return Copied(self.twin.copy())


class Observer:
    """What a player observes: its own observation as a tensor and the position as a string; with perfect recall, all actions so far."""

    def __init__(self, terms: Terms, *, recall: bool) -> None:
        self.terms = terms
        self.recall = recall
        tensor = np.zeros(int(np.prod(terms.shape)), np.float32)
        self.tensor = None if recall else tensor
        self.dict = {} if recall else {"observation": tensor.reshape(terms.shape)}

    def set_from(self, state: State, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = 0 if state.twin is None else np.frombuffer(self.terms.observe(state.twin, player), np.uint8)

    def string_from(self, state: State, player: int) -> str:
        return f"player {player}: {state.history_str() if self.recall else state}"


def _terms(name: str, given: Mapping[str, Any]) -> Terms:
    """Return the terms that OpenSpiel's parameters ask for; raise SetupError or ValueError, naming what was given, if they are wrong."""
    opener = given["opener"]
    return make_terms(
        name,
        given["players"],
        tuple(filter(None, given.get("expansions", "").split("+"))),
        options={option: given[option] for option in BOUNDED[name]},
        opener=None if opener == RANDOM else opener,
        observation=given["observation"],
    )


class FiveTowersGame(Game):
    """5 Towers."""

    name = "five-towers"


class CarcassonneGame(Game):
    """Carcassonne."""

    name = "carcassonne"


def _limits(name: str) -> Any:
    return part("rookery.envs", name, "limits")


def _kind(name: str) -> Any:
    game = GAMES[name]
    parameters = {"players": 2, "opener": RANDOM, "observation": "rows", **{option: game.options[option][0] for option in BOUNDED[name]}}
    if game.expansions:
        parameters["expansions"] = ""
    return pyspiel.GameType(
        short_name=f"rookery_{folder_of(name)}",
        long_name=f"Rookery {game.facts.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


for _game in (FiveTowersGame, CarcassonneGame):
    _game.kind = _kind(_game.name)
    pyspiel.register_game(_game.kind, _game)  # OpenSpiel keeps it until after Python has ended, which only classes survive
