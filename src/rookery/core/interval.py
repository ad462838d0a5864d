"""Means with their 95 % intervals. Values of one deal belong together, so an interval is taken over deals, never over games."""

from collections.abc import Sequence
from math import inf, sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

Z: Final = 1.96
"""How many standard errors a 95 % interval reaches to each side."""


class Estimate(NamedTuple):
    """A mean and its 95 % interval."""

    mean: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.mean:.1f} [{self.low:.1f}, {self.high:.1f}]"


def mean_interval(values: Sequence[float]) -> Estimate:
    """The mean of independent values, its error taken as normal; a single value tells nothing about its own error."""
    mean = fmean(values)
    error = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else inf
    return Estimate(mean, mean - error, mean + error)


def share_interval(shares: Sequence[float]) -> Estimate:
    """The mean of independent shares from 0 to 1, in percent, with Wilson's interval, which is right near 0 and 100 % too.

    Each share is the mean over the games of one deal. The interval is that of as many single games as would make the mean vary as much as it
    does here; where the shares do not vary at all, each deal counts as one game.
    """
    mean = min(1.0, max(0.0, fmean(shares)))
    spread = stdev(shares) ** 2 / len(shares) if len(shares) > 1 else 0.0
    games = mean * (1 - mean) / spread if spread else len(shares)
    middle = mean + Z**2 / (2 * games)
    reach = Z * sqrt(mean * (1 - mean) / games + Z**2 / (4 * games**2))
    scale = 100 / (1 + Z**2 / games)
    low, high = scale * (middle - reach), scale * (middle + reach)
    return Estimate(100 * mean, max(0.0, low) if mean else 0.0, min(100.0, high) if mean < 1 else 100.0)
