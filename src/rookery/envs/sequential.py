"""PettingZoo: every seat is an agent, and one of them acts at a time."""

from collections.abc import Mapping, Sequence
from typing import Any

from rookery.core.rules import Seat
from rookery.envs import arrays
from rookery.envs.packages import needed
from rookery.envs.registry import VERSION
from rookery.envs.rendering import MODES, check_mode, rendered
from rookery.envs.terms import Terms, make_terms, penalty, whole_number
from rookery.fast.common.rng import Rng
from rookery.fast.common.twin import AnyTwin

needed("pettingzoo")

from pettingzoo import AECEnv  # noqa: E402
from pettingzoo.utils.wrappers import BaseWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper  # noqa: E402


def aec(
    game: str,
    seats: int = 2,
    expansions: Sequence[str] = (),
    *,
    options: Mapping[str, str] | None = None,
    opener: Seat | None = None,
    observation: str = "rows",
    reward: str = "win",
    illegal_reward: float | None = -1.0,
    render_mode: str | None = None,
) -> Any:
    """Return a PettingZoo AEC environment of this game.

    The agents are `seat_0` to `seat_4`. An observation has the keys `observation` and `action_mask`. `opener` is the seat that opens every
    game; None draws one for each. An illegal action ends the game with `illegal_reward` for its agent; None raises ValueError instead.
    """
    env = SeatsEnv(make_terms(game, seats, expansions, options=options, opener=opener, observation=observation, reward=reward), render_mode)
    if (reward_of_illegal := penalty(illegal_reward)) is not None:
        env = TerminateIllegalWrapper(env, reward_of_illegal)
    return OrderEnforcingWrapper(ActionCheckWrapper(env))


class SeatsEnv(AECEnv):
    """A game in which every seat is an agent, without the usual wrappers."""

    def __init__(self, terms: Terms, render_mode: str | None = None) -> None:
        check_mode(render_mode)
        super().__init__()
        self.terms = terms
        self.render_mode = render_mode
        self.metadata = {"name": f"{terms.setup.game}_v{VERSION}", "render_modes": list(MODES), "render_fps": 1, "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat}" for seat in range(terms.setup.seats)]
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]
        self.action_spaces = {agent: arrays.action_space(terms) for agent in self.possible_agents}
        self.observation_spaces = {agent: arrays.masked_space(terms) for agent in self.possible_agents}
        self.state_space = arrays.spaces.Box(0, 255, (terms.setup.seats, *terms.shape), arrays.np.uint8)
        self._rng: Rng | None = None
        self._twin: AnyTwin | None = None

    @property
    def twin(self) -> AnyTwin:
        """The running game, for inspection and search; change only copies of it."""
        if self._twin is None:
            raise RuntimeError("call reset() first: no game has begun")
        return self._twin

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:  # noqa: ARG002  PettingZoo passes options
        """Begin a game. The seed determines it and all games after it, until the next seed."""
        if seed is not None:
            self._rng = Rng(whole_number(seed, "the seed"))
        elif self._rng is None:
            self._rng = Rng(int(arrays.np.random.SeedSequence().generate_state(1, arrays.np.uint64)[0]))
        self._twin = self.terms.start(self._rng)
        self._twin.draw(self._rng)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent sees: whichever seat is to act, and after the end."""
        seat = self._seat_of(agent)
        return {"observation": arrays.observation(self.terms, self.twin, seat), "action_mask": arrays.mask(self.terms, self.twin, seat)}

    def state(self) -> Any:
        """Return the observations of all seats, one after the other."""
        return arrays.np.stack([arrays.observation(self.terms, self.twin, seat) for seat in range(self.terms.setup.seats)])

    def step(self, action: Any) -> None:
        """Apply the selected agent's action, then let chance act until an agent is to act or the game is over."""
        agent, twin = self.agent_selection, self.twin
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        before = twin.scores
        twin.apply(arrays.action_number(self.terms, action))
        assert self._rng is not None, "reset creates it"
        twin.draw(self._rng)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self.terms.rewards(twin, before), strict=True))
        self._accumulate_rewards()
        if twin.actor is None:
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {agent: {"scores": twin.scores} for agent in self.agents}
            self.agent_selection = self.agents[0]
        else:
            self._select()

    def render(self) -> str | None:
        return rendered(self.twin, self.render_mode)

    def close(self) -> None:
        """Nothing to release: the game is plain memory."""

    def _select(self) -> None:
        actor = self.twin.actor
        assert isinstance(actor, int), "a seat is to act"
        self.agent_selection = self.possible_agents[actor]

    def _seat_of(self, agent: str) -> Seat:
        if agent not in self.possible_agents:
            raise ValueError(f"there is no agent {agent!r} (known: {', '.join(self.possible_agents)})")
        return self.possible_agents.index(agent)


class ActionCheckWrapper(BaseWrapper):
    """Raise TypeError or ValueError, naming what was given, for an action outside the action space."""

    def step(self, action: Any) -> None:
        over = self.terminations[self.agent_selection] or self.truncations[self.agent_selection]
        if over and action is not None:
            raise ValueError(f"{self.agent_selection} has finished, so its only valid action is None, not {action!r}")
        super().step(None if over else arrays.action_number(self.unwrapped.terms, action))

    def __str__(self) -> str:
        return str(self.env)
