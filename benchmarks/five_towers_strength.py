"""Measure the strength of 5 Towers bots on the twin: `python -m benchmarks.five_towers_strength learned one-ply --seats 3`.

Each deal is played with the challenger in each seat and the rival in all others; intervals are over deals. Time is measured in one process.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from multiprocessing import get_context
from statistics import fmean, stdev
from time import perf_counter
from typing import Final

from rookery.bots import LEVELS, make_bot
from rookery.bots.five_towers.cautious import Cautious
from rookery.bots.five_towers.nets import shipped_net
from rookery.bots.five_towers.one_ply import GREEDY, HEURISTIC
from rookery.bots.five_towers.solving import DEPTH, DOUBT, ENDGAME, LEARNED_BOT, SCOPE, SEARCH_BOT, TRUST, TUNED_BOT, samples_with
from rookery.bots.lapsing import Lapsing
from rookery.fast.five_towers.contest import play_deal
from rookery.fast.five_towers.net import NetValue
from rookery.fast.five_towers.players import CautiousPlayer, FlatPlayer, LapsingPlayer, Player, SolverPlayer
from rookery.fast.five_towers.policy import Policy
from rookery.fast.five_towers.round_solver import Solver
from rookery.fast.five_towers.search import Search, SearchPlayer
from rookery.fast.five_towers.value import ONE_PLY, TUNED, HandValue
from rookery.play.bot import Bot

NAMES: Final = ("points", "one-ply", "tuned", "learned", "search", "flat")
POINTS: Final = (0.0, *ONE_PLY[1:4], *[0.0] * 7, 1.0, *[0.0] * 4)
"""Weights that count only points, like the bot `greedy`."""
PLAYERS: Final[Mapping[str, Bot]] = {"points": GREEDY, "one-ply": HEURISTIC, "tuned": TUNED_BOT, "learned": LEARNED_BOT, "search": SEARCH_BOT}
"""The bots behind the player names."""


def make_player(name: str, arguments: Namespace) -> Player:
    """Create a player by name; flat Monte Carlo uses the twin's playout policy."""
    seats: int = arguments.seats
    if name in LEVELS:
        return _make_level(make_bot("five-towers", name), arguments)
    match name:
        case "points":
            return SolverPlayer(Solver(HandValue(POINTS), alone=True))
        case "one-ply":
            return SolverPlayer(Solver(HandValue(ONE_PLY), alone=True))
        case "tuned":
            return SolverPlayer(Solver(HandValue(TUNED[seats])))
        case "learned":
            return SolverPlayer(Solver(NetValue(shipped_net(seats))))
        case "search":
            numbers = {name: getattr(arguments, name) for name in ("depth", "endgame", "trust", "scope", "doubt")}
            return SearchPlayer(Search(Solver(NetValue(shipped_net(seats))), samples=samples_with(seats, arguments.samples), **numbers))
        case _:
            return FlatPlayer(Policy(), arguments.playouts)


def _make_level(bot: Bot, arguments: Namespace) -> Player:
    """Create the player of a level, including its lapses."""
    if isinstance(bot, Cautious):
        return CautiousPlayer(_make_level(bot.bot, arguments), bot.calm, bot.most)
    if isinstance(bot, Lapsing):
        return LapsingPlayer(_make_level(bot.bot, arguments), _make_level(bot.weaker, arguments), round(1000 * bot.lapses_with(arguments.seats)))
    return make_player(next(name for name, known in PLAYERS.items() if known == bot), arguments)


def play_deals(arguments: Namespace, deals: Sequence[int]) -> tuple[list[tuple[float, float]], float]:
    """Return the challenger's share and margin in each of these deals, and the total seconds."""
    challenger, rival = (make_player(name, arguments) for name in (arguments.challenger, arguments.rival))
    start = perf_counter()
    return [play_deal(challenger, rival, arguments.seats, arguments.seed, deal) for deal in deals], perf_counter() - start


def measure(arguments: Namespace) -> str:
    """Return the result as one line."""
    numbers = range(max(2, arguments.games // arguments.seats))
    parts = [numbers[begin :: 4 * arguments.jobs] for begin in range(4 * arguments.jobs) if numbers[begin :: 4 * arguments.jobs]]
    with ProcessPoolExecutor(arguments.jobs, mp_context=get_context("spawn")) as pool:
        played = list(pool.map(partial(play_deals, arguments), parts))
    results = [result for part, _ in played for result in part]
    games = arguments.seats * len(results)
    share, margin = (
        f"{fmean(row):.1f} ± {1.96 * stdev(row) / sqrt(len(row)):.1f}" for row in ([100 * s for s, _ in results], [m for _, m in results])
    )
    return (
        f"{arguments.challenger} against {arguments.rival}, {arguments.seats} seats: {share} % of the wins (fair: {100 / arguments.seats:.0f}), "
        f"margin {margin}; {games} games, {1000 * sum(seconds for _, seconds in played) / games:.0f} ms a game"
    )


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("challenger", choices=(*NAMES, *LEVELS))
    parser.add_argument("rival", choices=(*NAMES, *LEVELS))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--playouts", type=int, default=200, help="playouts per choice (flat)")
    parser.add_argument("--samples", type=int, default=SEARCH_BOT.samples, help="samples per two-seat decision (search)")
    parser.add_argument("--depth", type=int, default=DEPTH, help="depth in rounds (search)")
    parser.add_argument("--endgame", type=int, default=ENDGAME, help="play to the end with this many rounds left (search)")
    parser.add_argument("--trust", type=float, default=TRUST, help="weight of the prior in samples (search)")
    parser.add_argument("--scope", type=float, default=SCOPE, help="maximum deficit of a candidate by the value (search)")
    parser.add_argument("--doubt", type=float, default=DOUBT, help="pruning threshold in standard deviations (search)")
    print(measure(parser.parse_args()))  # noqa: T201  a program's output


if __name__ == "__main__":
    main()
