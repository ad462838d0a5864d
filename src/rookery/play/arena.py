"""The arena for two bots of one's own: a series of paired games that tells them apart with as little luck as possible."""

from collections.abc import Callable
from dataclasses import dataclass, field

from rookery.core.interval import Estimate
from rookery.core.record import Setup
from rookery.core.rules import AnyGame
from rookery.play.bot import Bot
from rookery.play.deal import Forfeit
from rookery.play.tournament import Pair, Terms, Tournament

PAIR: Pair = ("challenger", "rival")


@dataclass(frozen=True, slots=True)
class Series:
    """How the challenger did: percent of the wins (tied seats share one), and points ahead of the best other seat.

    `forfeits` are games that either side lost without playing them to the end. `milliseconds` is the mean time of a decision with more than
    one choice, for challenger and rival; it is no part of the result.
    """

    seats: int
    deals: int
    share: Estimate
    margin: Estimate | None
    milliseconds: tuple[float, float] = field(compare=False)
    forfeits: tuple[Forfeit, ...] = ()

    @property
    def games(self) -> int:
        return self.seats * self.deals

    @property
    def fair_share(self) -> float:
        return 100 / self.seats

    def __str__(self) -> str:
        own, rivals = self.milliseconds
        forfeits = f"; {len(self.forfeits)} forfeited, the last because: {self.forfeits[-1].reason}" if self.forfeits else ""
        return (
            f"{self.share} % of the wins (fair: {self.fair_share:.1f}), margin {self.margin}; "
            f"{self.games} games on {self.deals} deals; {own:.3f} ms a decision, rival {rivals:.3f}{forfeits}"
        )


def play_series(
    game: AnyGame,
    setup: Setup,
    challenger: Bot,
    rival: Bot,
    *,
    deals: int,
    seed: int,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Series:
    """Play a series. Its seed determines it, whatever the number of workers; `progress` is told how many deals are done.

    Workers are processes: with more than one, game and bots must be picklable.
    """
    if deals < 1:
        raise ValueError("a series needs at least one deal")
    bots = dict(zip(PAIR, (challenger, rival), strict=True))
    tournament = Tournament(Terms(game, setup, (PAIR,), bots.__getitem__, str(seed)), deals)
    for meeting in tournament.play(workers):
        if progress is not None:
            progress(len(meeting.deals))
    meeting = tournament.meetings[PAIR]
    return Series(
        seats=setup.seats,
        deals=deals,
        share=meeting.share,
        margin=meeting.margin,
        milliseconds=(meeting.time(0).milliseconds, meeting.time(1).milliseconds),
        forfeits=(*meeting.forfeits(0), *meeting.forfeits(1)),
    )
