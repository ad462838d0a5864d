"""Means with 95 % confidence intervals. Games of one deal are correlated, so intervals are computed over deals, not games."""

from collections.abc import Sequence
from math import inf, sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

Z: Final = 1.96
"""Half the width of a 95 % interval, in standard errors."""


class Estimate(NamedTuple):
    """A mean and its 95 % confidence interval."""

    mean: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.mean:.1f} [{self.low:.1f}, {self.high:.1f}]"


def mean_interval(values: Sequence[float]) -> Estimate:
    """Return the mean of independent values with a normal interval; a single value has no finite interval."""
    mean = fmean(values)
    error = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else inf
    return Estimate(mean, mean - error, mean + error)


def share_interval(shares: Sequence[float]) -> Estimate:
    """Return the mean of independent shares from 0 to 1, in percent, with Wilson's interval, which also holds near 0 and 100 %.

    Each share is the mean over the games of one deal. The sample size is the number of single games whose mean would have
    the same variance; if all shares are equal, each deal counts as one game.
    """
    mean = min(1.0, max(0.0, fmean(shares)))
    spread = stdev(shares) ** 2 / len(shares) if len(shares) > 1 else 0.0
    games = mean * (1 - mean) / spread if spread else len(shares)
    middle = mean + Z**2 / (2 * games)
    reach = Z * sqrt(mean * (1 - mean) / games + Z**2 / (4 * games**2))
    scale = 100 / (1 + Z**2 / games)
    low, high = scale * (middle - reach), scale * (middle + reach)
    return Estimate(100 * mean, max(0.0, low) if mean else 0.0, min(100.0, high) if mean < 1 else 100.0)
