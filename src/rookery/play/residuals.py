"""Residuals: how far the results of each machine are from those of all others, because one broken compiler or processor falsifies a match."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, variance
from typing import Final

FEWEST_DEALS: Final = 10
"""With fewer deals on a machine, no residual is called large."""
SIGMAS: Final = 3.0


@dataclass(frozen=True, slots=True)
class Residual:
    """The mean result on a machine minus the mean on all others, its standard error, and the number of deals on the machine."""

    mean: float
    error: float
    deals: int

    @property
    def large(self) -> bool:
        """Whether chance is an unlikely reason."""
        return self.deals >= FEWEST_DEALS and abs(self.mean) > SIGMAS * self.error


def residuals(samples: Sequence[Mapping[str, Sequence[float]]]) -> dict[str, Residual]:
    """Return the residual of each machine that can be compared with others.

    Each sample holds the results of one pair of bots by machine. Results are only compared within a pair, because machines may have played
    different pairs; the mean over pairs has the weights that give the smallest error.
    """
    found = {}
    for host in {host: None for sample in samples for host in sample}:
        weighted = weights = squares = 0.0
        deals = 0
        for sample in samples:
            own, others = list(sample.get(host, ())), [result for other, results in sample.items() if other != host for result in results]
            if own and others:
                weight = len(own) * len(others) / (len(own) + len(others))
                weighted += weight * (fmean(own) - fmean(others))
                weights += weight
                squares += weight * _spread([*own, *others])
                deals += len(own)
        if weights:
            found[host] = Residual(weighted / weights, sqrt(squares) / weights, deals)
    return found


def _spread(results: Sequence[float]) -> float:
    """Return the variance of a pair's results; identical ones leave some uncertainty."""
    return max(variance(results), (100 / len(results)) ** 2)
