"""PufferLib: games in a batch as a PufferEnv, with one agent for every seat of every game (rookery/envs/seat_rows.py).

PufferLib is not among the packages of `rookery[envs]`: version 3.0.0 allows only older versions of Gymnasium and PettingZoo.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from rookery.core.rules import Seat
from rookery.envs import arrays
from rookery.envs.packages import needed
from rookery.envs.rendering import check_mode, rendered
from rookery.envs.seat_rows import SeatRows
from rookery.envs.terms import make_terms, whole_number

needed("pufferlib", "pufferlib")

import pufferlib  # noqa: E402


class Puffer(SeatRows, pufferlib.PufferEnv):
    """`num_envs` games; agent i is seat `i % seats` of game `i // seats`."""

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int = 2,
        expansions: Sequence[str] = (),
        *,
        options: Mapping[str, str] | None = None,
        opener: Seat | None = None,
        observation: str = "rows",
        reward: str = "win",
        log_interval: int = 128,
        render_mode: str | None = None,
        buf: Any = None,
        seed: int = 0,
    ) -> None:
        check_mode(render_mode)
        terms = make_terms(game, seats, expansions, options=options, opener=opener, observation=observation, reward=reward)
        length = int(arrays.np.prod(terms.shape)) + terms.actions
        self.single_observation_space = arrays.spaces.Box(0, 255, (length,), arrays.np.uint8)
        self.single_action_space = arrays.action_space(terms)
        self.num_agents = whole_number(num_envs, "the number of games") * seats
        self.render_mode, self._interval, self._steps = render_mode, log_interval, 0
        pufferlib.PufferEnv.__init__(self, buf)
        self.attach(terms, num_envs, seed)

    def reset(self, seed: int | None = None) -> tuple[Any, list[dict[str, float]]]:
        """Begin all games again."""
        self.restart(seed)
        return self.observations, []

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, list[dict[str, float]]]:
        """Apply the actions of the agents that are to act; the others' are ignored."""
        self.actions[:] = actions
        self.advance(self.actions)
        self._steps += 1
        infos = self.log() if self._steps % self._interval == 0 else []
        return self.observations, self.rewards, self.terminals, self.truncations, infos

    def render(self) -> str | None:
        """Render the first game."""
        return rendered(self._batch.twin(0), self.render_mode)

    def close(self) -> None:
        """Nothing to release: the games are plain memory."""
