"""Ratings by game and number of seats, from finished games: openskill's, shown as whole numbers around 1500.

docs/fair-play.md publishes the rules.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

from rookery.server.storage.results import Result

SHOWN_FROM: Final = 10
"""The number of games after which a rating is published; before that, luck dominates it."""
PAIR_GAMES: Final = 10
"""Maximum number of rated games per day (UTC) between the same two people."""
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
        return round(MIDDLE + POINTS * (self.mu - _MODEL.mu)) if self.settled else None

    @property
    def settled(self) -> bool:
        """Whether the player has finished enough games for a meaningful rating."""
        return self.games >= SHOWN_FROM


def player_of(result: Result) -> str | None:
    """Return the player rated for a seat: a guest who played, or a bot unless it is a substitute."""
    return result.guest or (f"bot:{result.bot}" if result.bot else None)


def rated_players(results: Sequence[Result]) -> dict[str, Result]:
    """Return the rated players of a game with their results: everybody who held exactly one seat.

    Nobody is rated in an unrated game, or if fewer than two players would be.
    """
    if not all(result.rated for result in results):
        return {}
    players = [player_of(result) for result in results]
    found = {player: result for player, result in zip(players, results, strict=True) if player is not None and players.count(player) == 1}
    return found if len(found) > 1 else {}


def rate(before: Sequence[Strength], places: Sequence[int]) -> list[Strength]:
    """Return the strengths after a game with these places; equal places mean a tie.

    Settled players gain or lose only against other settled players, because anyone can create new guests for free.
    """
    everybody = range(len(before))
    settled = [seat for seat in everybody if before[seat].settled]
    after = _rated(before, places, everybody) | {seat: before[seat] for seat in settled} | _rated(before, places, settled)
    return [after[seat]._replace(games=before[seat].games + 1) for seat in everybody]


def _rated(before: Sequence[Strength], places: Sequence[int], among: Sequence[int]) -> dict[int, Strength]:
    """Return the strengths of these players after a game among them."""
    if len(among) <= 1:
        return {}
    teams = [[_MODEL.rating(before[seat].mu, before[seat].sigma)] for seat in among]
    after = _MODEL.rate(teams, ranks=[float(places[seat]) for seat in among])
    return {seat: before[seat]._replace(mu=team[0].mu, sigma=team[0].sigma) for seat, team in zip(among, after, strict=True)}
