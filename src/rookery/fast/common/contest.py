"""The result of a contest between two players in any game: means over deals with confidence intervals."""

from collections.abc import Sequence
from typing import NamedTuple

from rookery.core.interval import Estimate, mean_interval, share_interval


class Score(NamedTuple):
    """A challenger's result: percentage of the wins, and lead over the best other seat."""

    share: Estimate
    margin: Estimate
    games: int

    def __str__(self) -> str:
        return f"{self.share} %, {self.margin} points, {self.games} games"


def score_of(deals: Sequence[tuple[float, float]], seats: int) -> Score:
    """Compute the score from the challenger's share and margin in each deal, played once from each seat."""
    shares, margins = zip(*deals, strict=True)
    return Score(share_interval(shares), mean_interval(margins), seats * len(deals))
