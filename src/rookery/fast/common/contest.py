"""The result of a contest of two players, whatever the game: means over deals, with their intervals."""

from collections.abc import Sequence
from typing import NamedTuple

from rookery.core.interval import Estimate, mean_interval, share_interval


class Score(NamedTuple):
    """How a challenger did: percent of the wins, and points ahead of the best other seat."""

    share: Estimate
    margin: Estimate
    games: int

    def __str__(self) -> str:
        return f"{self.share} %, {self.margin} points, {self.games} games"


def score_of(deals: Sequence[tuple[float, float]], seats: int) -> Score:
    """The score from the challenger's share and margin in each deal; every deal was played once with the challenger in each seat."""
    shares, margins = zip(*deals, strict=True)
    return Score(share_interval(shares), mean_interval(margins), seats * len(deals))
