"""Ratings by game and number of seats, from finished games: openskill's, told as whole numbers around 1500."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

from rookery.server.storage.results import Result

SHOWN_FROM: Final = 10
"""A rating is shown after this many games; before, it would say more about luck."""
MIDDLE: Final = 1500
POINTS: Final = 24
"""How many points of a shown rating one point of openskill is worth: a beginner's uncertainty is 200 points."""

_MODEL: Final = PlackettLuce()


class Strength(NamedTuple):
    """How strong somebody seems to be, and how sure that is, after a number of games."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma
    games: int = 0

    @property
    def told(self) -> int | None:
        """The rating as people are told it; None as long as it says little."""
        return round(MIDDLE + POINTS * (self.mu - _MODEL.mu)) if self.games >= SHOWN_FROM else None


def player_of(result: Result) -> str | None:
    """Who is rated for a seat: a guest who played, or a bot. A bot that played for somebody is not rated."""
    return result.guest or (f"bot:{result.bot}" if result.bot else None)


def rated_players(results: Sequence[Result]) -> dict[str, Result]:
    """Who is rated for a game, each by their seat; nobody where somebody may have known the draws.

    A guest who holds several seats has no place of their own; one alone has beaten nobody.
    """
    if not all(result.rated for result in results):
        return {}
    players = [player_of(result) for result in results]
    found = {player: result for player, result in zip(players, results, strict=True) if player is not None and players.count(player) == 1}
    return found if len(found) > 1 else {}


def rate(before: Sequence[Strength], places: Sequence[int]) -> list[Strength]:
    """The strengths after a game that ended in these places; equal places are a tie."""
    teams = [[_MODEL.rating(strength.mu, strength.sigma)] for strength in before]
    after = _MODEL.rate(teams, ranks=list(map(float, places)))
    return [Strength(team[0].mu, team[0].sigma, strength.games + 1) for team, strength in zip(after, before, strict=True)]
