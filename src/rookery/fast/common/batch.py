"""What the batches of all games share: the buffers of the caller, and the order in which games are stepped and written down."""

from typing import Any, Final

import cython

from rookery.fast.common.buffers import flat

if not cython.compiled:
    from rookery.fast.common.buffers import beginning
    from rookery.fast.common.rng import Rng

BUFFERS: Final = ("observation", "mask", "actor", "reward", "done", "action")


class AnyBatch:
    """Games under way, all of one setup. The batch of a game fills in the methods that concern a single one of its games."""

    memory: list[Any]

    def prepare(self, games: cython.int, seats: cython.int, seed: Any, sizes: Any, buffers: Any) -> object:
        """Take over the buffers; `sizes` are the length of an observation, how many actions there are, and the form of an action."""
        if games < 1 or not 2 <= seats <= 5:  # FT-02, BC-01
            raise ValueError(f"a batch is of 1 or more games of 2 to 5 seats, not {games} of {seats}")
        if buffers.keys() != set(BUFFERS):
            raise TypeError(f"a batch needs the buffers {', '.join(BUFFERS)}, not {', '.join(buffers) or 'none'}")
        self.games, self.seats, self.rng, self.memory = games, seats, Rng(seed), []
        length, actions, form = sizes
        rows = (("B", length), ("B", actions), ("B", 1), ("f", seats), ("B", 1), (form, 1))
        self.buffers = [flat(buffers[name], of, games * size, name) for name, (of, size) in zip(BUFFERS, rows, strict=True)]
        if cython.compiled:  # memory stays where it is as long as its memoryview lives
            self.observation = cython.cast(cython.p_uchar, beginning(self.buffers[0]))
            self.mask = cython.cast(cython.p_uchar, beginning(self.buffers[1]))
            self.actor = cython.cast(cython.p_uchar, beginning(self.buffers[2]))
            self.reward = cython.cast(cython.p_float, beginning(self.buffers[3]))
            self.done = cython.cast(cython.p_uchar, beginning(self.buffers[4]))
        else:
            self.observation, self.mask, self.actor, self.reward, self.done, self.action = self.buffers
        return None

    def room(self, size: cython.Py_ssize_t) -> cython.p_void:
        """Memory of `size` zeros, which lives as long as the batch."""
        memory = memoryview(bytearray(size))
        self.memory.append(memory)
        return beginning(memory)

    def check_game(self, game: cython.Py_ssize_t) -> object:
        """IndexError if there is no such game."""
        if not 0 <= game < self.games:
            raise IndexError(f"there is no game {game} in a batch of {self.games}")
        return None

    def reset(self) -> None:
        """Restart all games, and write what their first seats see."""
        game: cython.Py_ssize_t
        with cython.nogil:
            for game in range(self.games):
                self.done[game] = 0
                self.begin(game)
                self.show(game)

    def step(self) -> None:
        """Carry out `action` in every game; ValueError, and nothing changed, if one of them is not legal."""
        wrong: cython.Py_ssize_t
        with cython.nogil:
            wrong = self.first_wrong()
            if wrong < 0:
                self.step_all(False)
        if wrong >= 0:
            raise ValueError(f"action {self.buffers[5][wrong]} is not legal in game {wrong}")

    def step_at_random(self) -> None:
        """Draw a random action for every game, write it to `action`, and carry it out."""
        with cython.nogil:
            self.step_all(True)

    def first_wrong(self) -> cython.Py_ssize_t:
        """Read the actions; the first game whose action is not legal, -1 if there is none."""
        game: cython.Py_ssize_t
        for game in range(self.games):
            if not self.read(game):
                return game
        return -1

    def step_all(self, at_random: cython.bint) -> cython.void:
        """Carry out what was chosen, or else drawn at random, and write down the result."""
        game: cython.Py_ssize_t
        for game in range(self.games):
            self.done[game] = self.play(game, at_random)
            self.give_reward(game)
            if self.done[game]:
                self.begin(game)
            self.show(game)

    def share_win(self, row: cython.Py_ssize_t) -> cython.void:
        """Write over the points of a game's seats their shares of the win, less what would be fair; the tied share it (FT-60, BC-17)."""
        seat: cython.int
        best: cython.float = self.reward[row]
        winners: cython.int = 0
        for seat in range(1, self.seats):
            best = max(best, self.reward[row + seat])
        for seat in range(self.seats):
            winners += self.reward[row + seat] == best
        for seat in range(self.seats):
            self.reward[row + seat] = (1.0 / winners if self.reward[row + seat] == best else 0.0) - 1.0 / self.seats

    # --- what the batch of a game fills in

    def begin(self, game: cython.Py_ssize_t) -> cython.void:
        """Set up a new game and let chance act until a seat is to."""

    def show(self, game: cython.Py_ssize_t) -> cython.void:
        """Write what the seat that acts may do and what it sees."""

    def read(self, game: cython.Py_ssize_t) -> cython.bint:  # noqa: ARG002  for those who fill it in
        """Read the action of a game; whether it is legal."""
        return False

    def play(self, game: cython.Py_ssize_t, at_random: cython.bint) -> cython.bint:  # noqa: ARG002  as above
        """Carry out the action that was read, or a random one that is then written down, and let chance act; whether the game is over."""
        return False

    def give_reward(self, game: cython.Py_ssize_t) -> cython.void:
        """Write what the step has brought each seat; `done` tells whether it was the last."""
