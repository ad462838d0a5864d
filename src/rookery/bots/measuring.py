"""Measure a bot of your own against built-in bots, as the arena does."""

from collections.abc import Sequence

from rookery.bots import make_bot
from rookery.bots.twin_match import TwinMatch, can_play
from rookery.core.interval import Estimate
from rookery.core.record import Setup
from rookery.games import GAMES
from rookery.play.bot import Bot
from rookery.play.deal import RulesMatch
from rookery.play.tournament import Terms, Tournament

CHALLENGER = "challenger"


def measure(bot: Bot, setup: Setup, rivals: Sequence[str], games: int = 400, seed: str = "1") -> dict[str, Estimate]:
    """Return the bot's share of the wins in percent against each rival, on paired deals: the bot plays each deal once from every seat.

    Raise ValueError if the bot forfeits a game.
    """
    bots = {CHALLENGER: bot} | {rival: make_bot(setup.game, rival) for rival in rivals}
    set_up = TwinMatch if can_play(setup, bots.values()) else RulesMatch
    terms = Terms(GAMES[setup.game], setup, tuple((CHALLENGER, rival) for rival in rivals), bots.__getitem__, seed, set_up=set_up)
    tournament = Tournament(terms, -(-games // setup.seats))
    for meeting in tournament.play():
        if forfeits := meeting.forfeits(0):
            raise ValueError(f"the bot forfeited a game against {meeting.pair[1]}: {forfeits[0].reason}")
    return {rival: meeting.share for (_, rival), meeting in tournament.meetings.items()}
