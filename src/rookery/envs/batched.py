"""Gymnasium: thousands of games at once on one core, for self-play. In every game, the acting seat changes from step to step."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from rookery.core.kit import part
from rookery.core.record import Setup
from rookery.core.rules import Seat
from rookery.envs import arrays
from rookery.envs.packages import needed
from rookery.envs.rendering import MODES, check_mode, rendered
from rookery.envs.terms import Terms, make_terms, whole_number
from rookery.fast.common.twin import AnyTwin
from rookery.games import GAMES

needed("gymnasium")

from gymnasium.error import ResetNeeded  # noqa: E402
from gymnasium.vector import AutoresetMode, VectorEnv  # noqa: E402
from gymnasium.vector.utils import batch_space  # noqa: E402

np: Any = arrays.np
FLAGS: Final = {"overbids": ("retracting", "retract"), "cards-to-come": ("cards_to_come", "shown"), "farmers": ("farmers", "on")}
"""For each option, the argument of a batch, and the value for which it is true."""
BUFFERS: Final = {"rows": ("observation", "final_observation"), "planes": ("planes", "final_planes")}
"""For each kind of observation, the buffers of a batch: of the seat to act, and of all seats at the end."""


def vector(
    game: str,
    count: int,
    seats: int = 2,
    expansions: Sequence[str] = (),
    *,
    options: Mapping[str, str] | None = None,
    opener: Seat | None = None,
    observation: str = "rows",
    reward: str = "win",
    copy: bool = True,
    render_mode: str | None = None,
) -> "VectorGames":
    """Return a Gymnasium vector environment of `count` games.

    A step applies one action of the acting seat in every game. `opener` is the seat that opens every game; None draws one for each. Without
    `copy`, the arrays that `reset` and `step` return are the environment's own, which the next call overwrites.
    """
    if whole_number(count, "the number of games") < 1:
        raise ValueError(f"the number of games must be 1 or more, not {count}")
    terms = make_terms(game, seats, expansions, options=options, opener=opener, observation=observation, reward=reward)
    return VectorGames(terms, whole_number(count, "the number of games"), copy=copy, render_mode=render_mode)


class VectorGames(VectorEnv):
    """Games in a batch.

    A game that ends begins again in the same step: the observation is that of the new game, and `final_obs` and `final_info` are those of
    the old one. The reward of a step is that of the seat that acted; `info["rewards"]` has the rewards of all seats.
    """

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": list(MODES), "render_fps": 1}

    def __init__(self, terms: Terms, count: int, *, copy: bool = True, render_mode: str | None = None) -> None:
        check_mode(render_mode)
        self.terms = terms
        self.num_envs = count
        self.copy = copy
        self.render_mode = render_mode
        self.single_observation_space = arrays.observation_space(terms)
        self.single_action_space = arrays.action_space(terms)
        self.observation_space = batch_space(self.single_observation_space, count)
        self.action_space = batch_space(self.single_action_space, count)
        self._ready = False
        self._seen, self._last = BUFFERS[terms.observation]
        self._buffers = make_buffers(terms, count)
        self._batch = make_batch(terms, count, self._buffers)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Restart all games, or those in `options["reset_mask"]`. Game i then plays as with `aec` and the seed plus i."""
        mask = (options or {}).get("reset_mask")
        super().reset(seed=seed)
        if mask is None:
            self._batch.reset(self._fresh_seed() if seed is None and not self._ready else seed)
        else:
            self._restart(mask, seed)
        self._ready = True
        return self._returned(self._seen), self._infos()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Apply one action in every game; if one is illegal, raise ValueError and change nothing."""
        if not self._ready:
            raise ResetNeeded("call reset() before step()")
        self._buffers["action"][:] = self._checked(actions)
        acted = self._buffers["actor"].astype(np.int64)
        self._batch.step()
        done = self._buffers["done"].copy()
        rewards = self._buffers["reward"][np.arange(self.num_envs), acted].astype(np.float64)
        infos = self._infos() | self._each("acted", acted) | self._each("rewards", self._returned("reward"))
        if done.any():
            infos |= self._final(done, acted)
        return self._returned(self._seen), rewards, done, np.zeros(self.num_envs, bool), infos

    def twin(self, game: int) -> AnyTwin:
        """Return a copy of one of the games, for inspection or search."""
        found: AnyTwin = self._batch.twin(game)
        return found

    def render(self) -> tuple[str, ...] | None:
        """Render every game."""
        frames = [rendered(self.twin(game), self.render_mode) for game in range(self.num_envs)]
        return None if self.render_mode == "human" else tuple(frame for frame in frames if frame is not None)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "_buffers"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        shaped = make_buffers(self.terms, self.num_envs)
        self._buffers = {name: np.frombuffer(self._batch.buffers[name], row.dtype).reshape(row.shape) for name, row in shaped.items()}

    def _restart(self, mask: Any, seed: int | None) -> None:
        if not isinstance(mask, np.ndarray) or mask.dtype != bool or mask.shape != (self.num_envs,):
            given = f"{mask.dtype} of shape {mask.shape}" if isinstance(mask, np.ndarray) else repr(mask)
            raise TypeError(f"reset_mask must be a NumPy array of {self.num_envs} bools, not {given}")
        if seed is not None:
            raise ValueError(f"a seed restarts all games, so the seed {seed} cannot come with a reset_mask")
        if not self._ready:
            raise ResetNeeded("call reset() without a reset_mask first")
        for game in np.flatnonzero(mask):
            self._batch.reset_game(int(game))

    def _fresh_seed(self) -> int:
        return int(self.np_random.integers(2**63))

    def _checked(self, actions: Any) -> Any:
        given = np.asarray(actions)
        if given.dtype.kind not in "iu":
            raise TypeError(f"actions must be integers, not {given.dtype}: {actions!r:.100}")
        if given.shape != (self.num_envs,):
            raise ValueError(f"{self.num_envs} games need actions of shape ({self.num_envs},), not {given.shape}")
        return given

    def _returned(self, name: str) -> Any:
        return self._buffers[name].copy() if self.copy else self._buffers[name]

    def _infos(self) -> dict[str, Any]:
        return self._each("action_mask", self._returned("mask")) | self._each("actor", self._buffers["actor"].astype(np.int64))

    def _each(self, name: str, rows: Any) -> dict[str, Any]:
        """Return an info that every game has, with Gymnasium's array of those that have it."""
        return {name: rows, f"_{name}": np.ones(self.num_envs, bool)}

    def _final(self, done: Any, acted: Any) -> dict[str, Any]:
        """Return the last observations of the games that ended: of the seat that acted, and of all seats."""
        of_actor, of_all = np.full(self.num_envs, None, object), np.full(self.num_envs, None, object)
        for game in np.flatnonzero(done):
            of_all[game] = self._buffers[self._last][game].copy()
            of_actor[game] = of_all[game][acted[game]].copy()
        rewards = np.where(done[:, None], self._buffers["reward"], 0)
        info = {
            "observations": of_all,
            "_observations": done.copy(),
            "rewards": rewards,
            "_rewards": done.copy(),
            "acted": acted * done,
            "_acted": done.copy(),
        }
        return {"final_obs": of_actor, "_final_obs": done.copy(), "final_info": info, "_final_info": done.copy()}


def make_buffers(terms: Terms, count: int) -> dict[str, Any]:
    """Return the arrays that a batch of this many games reads and writes."""
    seats = terms.setup.seats
    seen, last = BUFFERS[terms.observation]
    return {
        "action": np.zeros(count, np.int64),
        seen: np.zeros((count, *terms.shape), np.uint8),
        "mask": np.zeros((count, terms.actions), np.int8),
        "actor": np.zeros(count, np.uint8),
        "reward": np.zeros((count, seats), np.float32),
        "done": np.zeros(count, bool),
        last: np.zeros((count, seats, *terms.shape), np.uint8),
    }


def make_batch(terms: Terms, count: int, buffers: Mapping[str, Any]) -> Any:
    """Return a batch on these arrays."""
    kind: Any = part("rookery.fast", terms.setup.game, "batch")
    return kind.Batch(count, terms.setup.seats, 0, points=terms.reward == "points", opener=terms.opener, **_options(terms.setup), **buffers)


def _options(setup: Setup) -> dict[str, Any]:
    game = GAMES[setup.game]
    flags = {FLAGS[option][0]: game.option(setup, option) == FLAGS[option][1] for option in game.options}
    return {**flags, "expansions": setup.expansions} if game.expansions else flags
