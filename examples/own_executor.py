"""Play an arena from Python, on any executor: here processes of this machine, elsewhere Ray, Dask or MPI."""

from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context

from rookery import GAMES, Setup
from rookery.bots.entrants import MakeEntrant
from rookery.play.standings import Standings, standings
from rookery.play.tournament import Terms, Tournament, round_robin


def arena(executor: Executor, *bots: str, deals: int = 20) -> Standings:
    setup = Setup("five-towers", seats=2)
    terms = Terms(GAMES[setup.game], setup, round_robin(bots, setup.seats), MakeEntrant(setup.game), seed="1")
    tournament = Tournament(terms, deals)
    for _ in tournament.play(executor):
        pass  # one more deal: `standings(tournament)` shows the result so far
    return standings(tournament)


if __name__ == "__main__":
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as processes:
        print(arena(processes, "greedy", "heuristic").pairs[0].share)
