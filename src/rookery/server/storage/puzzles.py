"""First tries at puzzles, and the ratings that follow from them."""

from typing import Final, Protocol

import msgspec

BEGINNING: Final = 1500.0
STEPS: Final = (32.0, 16.0)
"""The largest change in a solver's and in a puzzle's rating from one try (Elo's K)."""
SCALE: Final = 400.0


class PuzzleStanding(msgspec.Struct, frozen=True):
    """The number of first tries at a puzzle, how many solved it, and its rating."""

    tries: int = 0
    solved: int = 0
    rating: float = BEGINNING


def rate_try(solver: float, puzzle: PuzzleStanding, *, solved: bool) -> tuple[float, PuzzleStanding]:
    """Return the rating of the solver and the standing of the puzzle after a first try, as Elo rates a game between the two."""
    surprise = solved - 1 / (1 + 10 ** ((puzzle.rating - solver) / SCALE))
    return solver + STEPS[0] * surprise, PuzzleStanding(puzzle.tries + 1, puzzle.solved + solved, puzzle.rating - STEPS[1] * surprise)


class PuzzleStore(Protocol):
    """First tries and ratings. Guests and puzzles without a try have the rating BEGINNING."""

    async def tries(self, guest: str, game: str) -> dict[str, bool]:
        """Return the puzzles that a guest has tried, with whether the first try solved them."""

    async def rating(self, guest: str, game: str) -> float:
        """Return the rating of a solver."""

    async def recent_ratings(self, guest: str, game: str, limit: int) -> list[float]:
        """Return the solver's ratings after the latest first tries, oldest first."""

    async def standing(self, game: str, puzzle: str) -> PuzzleStanding:
        """Return the standing of a puzzle."""

    async def note_try(self, guest: str, game: str, puzzle: str, at: int, *, solved: bool) -> bool:
        """Rate a first try by `rate_try`; return False and change nothing if the guest has tried this puzzle before."""
