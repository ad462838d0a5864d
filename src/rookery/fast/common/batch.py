"""Base class of all batches: the caller's buffers, and the loops that step and observe games."""

from typing import Any, Final

import cython

from rookery.fast.common.buffers import flat

if not cython.compiled:
    from rookery.fast.common.buffers import beginning
    from rookery.fast.common.rng import Rng

BUFFERS: Final = ("observation", "mask", "actor", "reward", "done", "action")


class AnyBatch:
    """A batch of running games with one setup. Each game's subclass implements the methods for a single game."""

    memory: list[Any]

    def prepare(self, games: cython.int, seats: cython.int, seed: Any, sizes: Any, buffers: Any) -> object:
        """Attach the buffers; `sizes` are the observation length, the number of actions, and the format of an action."""
        if games < 1 or not 2 <= seats <= 5:  # FT-02, BC-01
            raise ValueError(f"a batch needs at least one game and 2 to 5 seats, not {games} and {seats}")
        if buffers.keys() != set(BUFFERS):
            raise TypeError(f"a batch needs the buffers {', '.join(BUFFERS)}, not {', '.join(buffers) or 'none'}")
        self.games, self.seats, self.rng, self.memory = games, seats, Rng(seed), []
        length, actions, form = sizes
        rows = (("B", length), ("B", actions), ("B", 1), ("f", seats), ("B", 1), (form, 1))
        self.buffers = [flat(buffers[name], of, games * size, name) for name, (of, size) in zip(BUFFERS, rows, strict=True)]
        if cython.compiled:  # memory stays in place as long as its memoryview lives
            self.observation = cython.cast(cython.p_uchar, beginning(self.buffers[0]))
            self.mask = cython.cast(cython.p_uchar, beginning(self.buffers[1]))
            self.actor = cython.cast(cython.p_uchar, beginning(self.buffers[2]))
            self.reward = cython.cast(cython.p_float, beginning(self.buffers[3]))
            self.done = cython.cast(cython.p_uchar, beginning(self.buffers[4]))
        else:
            self.observation, self.mask, self.actor, self.reward, self.done, self.action = self.buffers
        return None

    def room(self, size: cython.Py_ssize_t) -> cython.p_void:
        """Allocate `size` zero bytes that live as long as the batch."""
        memory = memoryview(bytearray(size))
        self.memory.append(memory)
        return beginning(memory)

    def check_game(self, game: cython.Py_ssize_t) -> object:
        """Raise IndexError if the game does not exist."""
        if not 0 <= game < self.games:
            raise IndexError(f"game {game} is out of range in a batch of {self.games}")
        return None

    def reset(self) -> None:
        """Restart all games and write the observations of their first seats."""
        with cython.nogil:
            for game in range(self.games):
                self.done[game] = 0
                self.begin(game)
                self.show(game)

    def step(self) -> None:
        """Apply `action` in every game; if one is illegal, raise ValueError and change nothing."""
        with cython.nogil:
            wrong = self.first_wrong()
            if wrong < 0:
                self.step_all(False)
        if wrong >= 0:
            raise ValueError(f"action {self.buffers[5][wrong]} is not legal in game {wrong}")

    def step_at_random(self) -> None:
        """Apply a random action in every game and write it to `action`."""
        with cython.nogil:
            self.step_all(True)

    def first_wrong(self) -> cython.Py_ssize_t:
        """Read the actions and return the first game with an illegal one, or -1."""
        for game in range(self.games):
            if not self.read(game):
                return game
        return -1

    def step_all(self, at_random: cython.bint) -> cython.void:
        """Apply the chosen or random actions and write the results."""
        for game in range(self.games):
            self.done[game] = self.play(game, at_random)
            self.give_reward(game)
            if self.done[game]:
                self.begin(game)
            self.show(game)

    def share_win(self, row: cython.Py_ssize_t) -> cython.void:
        """Replace the points of a game's seats with their share of the win minus the fair share; tied seats share it (FT-60, BC-17)."""
        best: cython.float = self.reward[row]
        winners: cython.int = 0
        for seat in range(1, self.seats):
            best = max(best, self.reward[row + seat])
        for seat in range(self.seats):
            winners += self.reward[row + seat] == best
        for seat in range(self.seats):
            self.reward[row + seat] = (1.0 / winners if self.reward[row + seat] == best else 0.0) - 1.0 / self.seats

    # --- implemented by each game's batch

    def begin(self, game: cython.Py_ssize_t) -> cython.void:
        """Start a new game and let chance act until a seat is to act."""

    def show(self, game: cython.Py_ssize_t) -> cython.void:
        """Write the acting seat's mask and observation."""

    def read(self, game: cython.Py_ssize_t) -> cython.bint:  # noqa: ARG002  overrides use it
        """Read the action of a game and return whether it is legal."""
        return False

    def play(self, game: cython.Py_ssize_t, at_random: cython.bint) -> cython.bint:  # noqa: ARG002  as above
        """Apply the action read, or write and apply a random one, then let chance act; return whether the game is over."""
        return False

    def give_reward(self, game: cython.Py_ssize_t) -> cython.void:
        """Write each seat's reward for the step; `done` is true after the last."""
