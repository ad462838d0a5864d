"""Measure the strength of Carcassonne bots on the twin: `python -m benchmarks.carcassonne_strength learned greedy --seats 3`.

Each deal is played with the challenger in each seat and the rival in all others, with the same tile order; intervals are over deals.
Each player decides a whole turn in one step. Time is the total of all playing processes, including both sides; `--seconds` ends a series
early, after a whole deal.
"""

from argparse import ArgumentParser, Namespace
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean, stdev
from time import monotonic, process_time
from typing import Final

from rookery.bots import LEVELS, make_bot
from rookery.bots.carcassonne.nets import shipped_net
from rookery.bots.carcassonne.thinking import SEARCHES, Searching, Thinking, make_player
from rookery.bots.lapsing import Lapsing
from rookery.cli.arguments import split_names
from rookery.core.record import Setup
from rookery.fast.carcassonne.contest import play_deal
from rookery.fast.carcassonne.net import NetValue
from rookery.fast.carcassonne.players import GreedyPlayer, LapsingPlayer, Player, ValuePlayer
from rookery.fast.carcassonne.search import Search, SearchPlayer
from rookery.fast.carcassonne.turns import Turns
from rookery.fast.carcassonne.weights import read
from rookery.play.bot import Bot

NAMES: Final = ("greedy", "glance", "heuristic", "learned", "search", "deep", "fmc", "uct")


def make(text: str, arguments: Namespace) -> Player:
    """Create a player by name; `learned=FILE`, `search=FILE` and `deep=FILE` use these weights, and `deep@512` takes 512 samples per turn."""
    name, _, file = text.partition("=")
    name, _, given = name.partition("@")
    if name in LEVELS:
        return _make_level(make_bot("carcassonne", name), arguments)
    if name not in NAMES:
        raise SystemExit(f"unknown player '{name}' (known: {', '.join(NAMES)})")
    if name == "greedy":
        return GreedyPlayer()
    if name in ("glance", "heuristic", "fmc", "uct"):
        return make_player(name, arguments.seats, split_names(arguments.expansions))
    turns = Turns(NetValue(read(Path(file).read_bytes()) if file else shipped_net(arguments.seats, split_names(arguments.expansions))))
    if name == "learned":
        return ValuePlayer(turns)
    asked = {key: value for key in ("samples", "depth", "candidates", "trust", "doubt") if (value := getattr(arguments, key)) is not None}
    if given:
        asked["samples"] = int(given)
    return SearchPlayer(Search(turns, **{**SEARCHES[name][arguments.seats], **asked}))


def _make_level(bot: Bot, arguments: Namespace) -> Player:
    """Create the player of a level, including its lapses."""
    if isinstance(bot, Lapsing):
        return LapsingPlayer(_make_level(bot.bot, arguments), _make_level(bot.weaker, arguments), round(1000 * bot.lapses))
    assert isinstance(bot, (Thinking, Searching)), "a level plays on the twin"
    return make(bot.player if isinstance(bot, Thinking) else bot.search, arguments)


def play_deals(arguments: Namespace, begin: int) -> tuple[list[tuple[float, float]], float]:
    """Return the challenger's share and margin in every n-th deal starting at this one, and the seconds taken."""
    setup = Setup("carcassonne", arguments.seats, expansions=split_names(arguments.expansions))
    challenger, rival = (make(name, arguments) for name in (arguments.challenger, arguments.rival))
    start, end = process_time(), monotonic() + arguments.seconds
    results = []
    for deal in range(begin, max(2, arguments.games // arguments.seats), arguments.jobs):
        if monotonic() > end:
            break
        results.append(play_deal(challenger, rival, setup, arguments.seed, deal))
    return results, process_time() - start


def measure(arguments: Namespace) -> str:
    """Return the result as one line."""
    with ProcessPoolExecutor(arguments.jobs, mp_context=get_context("spawn")) as pool:
        played = list(pool.map(partial(play_deals, arguments), range(arguments.jobs)))
    results = [result for part, _ in played for result in part]
    games = arguments.seats * len(results)
    share, margin = (
        f"{fmean(row):.1f} ± {1.96 * stdev(row) / sqrt(len(row)):.1f}" for row in ([100 * s for s, _ in results], [m for _, m in results])
    )
    seconds = sum(part for _, part in played)
    return (
        f"{arguments.challenger} against {arguments.rival}, {arguments.seats} seats, {arguments.expansions or 'no expansions'}: {share} % of the "
        f"wins (fair: {100 / arguments.seats:.0f}), margin {margin}; {games} games, {1000 * seconds / games:.0f} ms a game"
    )


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("challenger")
    parser.add_argument("rival")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--expansions", default="", help="comma-separated, such as river,abbot")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1e9, help="start no deal after this time")
    parser.add_argument("--samples", type=int, help="samples per turn (searches)")
    parser.add_argument("--depth", type=int, help="depth in turns (searches)")
    parser.add_argument("--candidates", type=int, help="number of candidates (searches)")
    parser.add_argument("--trust", type=float, help="weight of the prior in samples (searches)")
    parser.add_argument("--doubt", type=float, help="pruning threshold in standard deviations (searches)")
    print(measure(parser.parse_args()), flush=True)  # noqa: T201  a program's output


if __name__ == "__main__":
    main()
