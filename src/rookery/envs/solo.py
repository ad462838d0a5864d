"""Gymnasium: the agent holds one seat, and bots hold the others."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from rookery.core.rules import Seat
from rookery.envs import arrays
from rookery.envs.opponents import BotGame, Opponents, close_bots, make_bots
from rookery.envs.packages import needed
from rookery.envs.rendering import MODES, check_mode, rendered
from rookery.envs.terms import Terms, make_terms, penalty
from rookery.fast.common.rng import Rng
from rookery.fast.common.twin import AnyTwin

needed("gymnasium")

import gymnasium  # noqa: E402


def single(
    game: str,
    opponents: Opponents = "greedy",
    seat: Seat | None = None,
    *,
    seats: int | None = None,
    expansions: Sequence[str] = (),
    options: Mapping[str, str] | None = None,
    opener: Seat | None = None,
    observation: str = "rows",
    reward: str = "win",
    illegal_reward: float | None = -1.0,
    render_mode: str | None = None,
) -> "SoloEnv":
    """Return a Gymnasium environment in which the agent plays against bots.

    `opponents` is a bot for all other seats, or a list with one for each: a name or level of `rookery games`, `module:Class`, a program, or
    an object with `choose(view, rng)`. `seat` is the agent's seat; None draws one for each game. `seats` defaults to one more than the
    opponents in a list, else to 2. `opener` is the seat that opens every game; None draws one. An illegal action ends the game with
    `illegal_reward`; None raises ValueError instead.
    """
    if seats is None:
        seats = 1 + len(opponents) if isinstance(opponents, list | tuple) else 2
    terms = make_terms(game, seats, expansions, options=options, opener=opener, observation=observation, reward=reward)
    return SoloEnv(terms, opponents, seat, illegal_reward, render_mode)


class SoloEnv(gymnasium.Env):
    """A game against bots."""

    metadata = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012  Gymnasium declares it so

    def __init__(
        self, terms: Terms, opponents: Opponents, seat: Seat | None, illegal_reward: float | None = -1.0, render_mode: str | None = None
    ) -> None:
        check_mode(render_mode)
        self.terms = terms
        self.render_mode = render_mode
        self.observation_space = arrays.observation_space(terms)
        self.action_space = arrays.action_space(terms)
        self._bots = make_bots(terms.setup.game, opponents, terms.setup.seats - 1)
        self._fixed_seat, self._illegal_reward = terms.checked_seat(seat), penalty(illegal_reward)
        self._seat: Seat = 0
        self._game: BotGame | None = None
        self._over = True

    @property
    def twin(self) -> AnyTwin:
        """The running game, for inspection and search; change only copies of it."""
        return self._running().twin

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a game; bots act until the agent is to act."""
        super().reset(seed=seed, options=options)
        chance, thought = (int(number) for number in self.np_random.integers(0, 2**63, 2))
        seats = self.terms.setup.seats
        self._seat = int(self.np_random.integers(seats)) if self._fixed_seat is None else self._fixed_seat
        bots = {(self._seat + step) % seats: bot for step, bot in enumerate(self._bots, start=1)}
        self._game = BotGame(self.terms, bots, Rng(chance), Random(thought))
        self._over = False
        return self._observed()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Apply the agent's action; bots act until the agent is to act again or the game is over."""
        game = self._running()
        if self._over:
            raise gymnasium.error.ResetNeeded("the game is over: call reset() before step()")
        number = arrays.action_number(self.terms, action)
        if not game.twin.mask()[number]:
            return self._forfeited(number)
        before = game.twin.scores
        game.apply(number)
        self._over = game.actor is None
        observation, info = self._observed()
        return observation, self.terms.rewards(game.twin, before)[self._seat], self._over, False, info

    def action_masks(self) -> Any:
        """Return whether each action is legal now, as MaskablePPO of SB3-contrib asks for it."""
        return arrays.mask(self.terms, self.twin, self._seat).astype(bool)

    def render(self) -> Any:
        return rendered(self.twin, self.render_mode)

    def close(self) -> None:
        """Stop opponents that are programs."""
        close_bots(self._bots)

    def _running(self) -> BotGame:
        if self._game is None:
            raise gymnasium.error.ResetNeeded("call reset() first: no game has begun")
        return self._game

    def _forfeited(self, number: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if self._illegal_reward is None:
            legal = ", ".join(map(str, arrays.np.flatnonzero(self.action_masks())))
            raise ValueError(f"action {number} is not legal here (legal: {legal})")
        self._over = True
        observation, info = self._observed()
        return observation, self._illegal_reward, True, False, info | {"illegal_action": number}

    def _observed(self) -> tuple[Any, dict[str, Any]]:
        twin = self.twin
        mask = arrays.np.zeros(self.terms.actions, arrays.np.int8) if self._over else arrays.mask(self.terms, twin, self._seat)
        return arrays.observation(self.terms, twin, self._seat), {"action_mask": mask, "seat": self._seat, "scores": twin.scores}
