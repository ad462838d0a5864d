"""Ratings by game and number of seats, from finished games: openskill's, shown as whole numbers around 1500."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

from rookery.server.storage.results import Result

SHOWN_FROM: Final = 10
"""The number of games after which a rating is published; before that, luck dominates it."""
MIDDLE: Final = 1500
POINTS: Final = 24
"""Shown points per point of openskill: a beginner's uncertainty is 200 points."""

_MODEL: Final = PlackettLuce()


class Strength(NamedTuple):
    """An estimate of a player's strength and its uncertainty, after a number of games."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma
    games: int = 0

    @property
    def told(self) -> int | None:
        """The published rating; None before enough games."""
        return round(MIDDLE + POINTS * (self.mu - _MODEL.mu)) if self.games >= SHOWN_FROM else None


def player_of(result: Result) -> str | None:
    """Return the player rated for a seat: a guest who played, or a bot unless it is a substitute."""
    return result.guest or (f"bot:{result.bot}" if result.bot else None)


def rated_players(results: Sequence[Result]) -> dict[str, Result]:
    """Return the rated players of a game with their results: everybody who held exactly one seat.

    Nobody is rated if somebody may have known the draws, or if fewer than two players would be.
    """
    if not all(result.rated for result in results):
        return {}
    players = [player_of(result) for result in results]
    found = {player: result for player, result in zip(players, results, strict=True) if player is not None and players.count(player) == 1}
    return found if len(found) > 1 else {}


def rate(before: Sequence[Strength], places: Sequence[int]) -> list[Strength]:
    """Return the strengths after a game with these places; equal places mean a tie."""
    teams = [[_MODEL.rating(strength.mu, strength.sigma)] for strength in before]
    after = _MODEL.rate(teams, ranks=list(map(float, places)))
    return [Strength(team[0].mu, team[0].sigma, strength.games + 1) for team, strength in zip(after, before, strict=True)]
