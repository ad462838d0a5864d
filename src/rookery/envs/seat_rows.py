"""Games in a batch with one row for every seat of every game, as trainers need it that follow each agent through its whole game."""

from typing import Any

from rookery.envs import arrays
from rookery.envs.batched import BUFFERS, make_batch, make_buffers
from rookery.envs.terms import Terms

np: Any = arrays.np


class SeatRows:
    """Games whose rows stand game by game, seat by seat.

    A row of `observations` is the seat's observation followed by its action mask. A seat that is not to act keeps its latest observation, and
    its mask allows only action 0, which is ignored: such a row gives a policy nothing to choose, and so no gradient. Before a seat first acts
    in a game, its observation is all zeros. `masks` tells which seats are to act. Games begin again in the step in which they end; then
    all their rows have `terminals`.
    """

    observations: Any
    rewards: Any
    terminals: Any
    truncations: Any
    masks: Any

    def attach(self, terms: Terms, count: int, seed: int) -> None:
        """Create the games. The arrays above must exist by then, each with `rows` rows."""
        self.terms, self.count = terms, count
        self._seats = terms.setup.seats
        self._length = int(np.prod(terms.shape))
        self._seen, last = BUFFERS[terms.observation]
        buffers = make_buffers(terms, count)
        self._buffers = {name: rows for name, rows in buffers.items() if name != last} | {"reward": self.rewards}
        self._batch = make_batch(terms, count, self._buffers)
        self.restart(seed)

    def restart(self, seed: int | None) -> None:
        """Begin all games again."""
        self._batch.reset(seed)
        self.rewards[:] = 0
        self.terminals[:] = False
        self.truncations[:] = False
        self._clear(slice(None))
        self._lengths = np.zeros(self.count, np.int64)
        self._log: dict[str, float] = {}
        self._show()

    def advance(self, actions: Any) -> None:
        """Apply the actions of the rows that are to act; if one is illegal, raise ValueError and change nothing."""
        given = np.asarray(actions)
        if given.dtype.kind not in "iu" or given.shape != (self.count * self._seats,):
            raise ValueError(f"{self.count * self._seats} rows need as many integers, not {given.dtype} of shape {given.shape}")
        before = self._acting()
        self._buffers["action"][:] = given[before]
        self._batch.step()
        done = self._buffers["done"]
        self._lengths += 1
        self.terminals[:] = np.repeat(done, self._seats)
        self._wait(before)
        if done.any():
            self._note(done)
            self._clear(self.terminals)
        self._show()

    def log(self) -> list[dict[str, float]]:
        """Return means over the games that have ended since the last call, if any."""
        log, self._log = self._log, {}
        games = log.pop("games", 0)
        return [{"games": games, **{name: total / games for name, total in log.items()}}] if games else []

    def _acting(self) -> Any:
        """Return the rows of the seats that are to act."""
        return np.arange(self.count) * self._seats + self._buffers["actor"]

    def _clear(self, rows: Any) -> None:
        """Write rows of seats that have not acted in their game."""
        self.observations[rows] = 0
        self._wait(rows)

    def _wait(self, rows: Any) -> None:
        """Write the masks of rows that are not to act."""
        self.masks[rows] = False
        self.observations[rows, self._length :] = 0
        self.observations[rows, self._length] = 1

    def _show(self) -> None:
        rows = self._acting()
        self.observations[rows, : self._length] = self._buffers[self._seen].reshape(self.count, -1)
        self.observations[rows, self._length :] = self._buffers["mask"]
        self.masks[rows] = True

    def _note(self, done: Any) -> None:
        """Add the games that have ended to the log."""
        rewards = self.rewards.reshape(self.count, self._seats)[done].sum(axis=0)
        sums = {"games": done.sum(), "episode_length": self._lengths[done].sum()} | {
            f"reward_seat_{seat}": total for seat, total in enumerate(rewards)
        }
        self._log = {name: self._log.get(name, 0.0) + float(value) for name, value in sums.items()}
        self._lengths[done] = 0
