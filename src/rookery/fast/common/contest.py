"""The result of a contest of two players, whatever the game: the mean over deals, with its interval."""

from collections.abc import Sequence
from math import inf, sqrt
from statistics import fmean, stdev
from typing import NamedTuple


class Score(NamedTuple):
    """How a challenger did: percent of the wins, and points ahead of the best other seat; each with the half width of its 95 % interval."""

    share: float
    share_error: float
    margin: float
    margin_error: float
    games: int

    def __str__(self) -> str:
        return f"{self.share:.1f} ± {self.share_error:.1f} %, {self.margin:+.1f} ± {self.margin_error:.1f} points, {self.games} games"


def score_of(deals: Sequence[tuple[float, float]], seats: int) -> Score:
    """The score from the challenger's share and margin in each deal; every deal was played once with the challenger in each seat."""
    share, share_error = _mean([100 * share for share, _ in deals])
    margin, margin_error = _mean([margin for _, margin in deals])
    return Score(share, share_error, margin, margin_error, seats * len(deals))


def _mean(values: Sequence[float]) -> tuple[float, float]:
    """The mean over deals and the half width of its interval."""
    return fmean(values), 1.96 * stdev(values) / sqrt(len(values)) if len(values) > 1 else inf
