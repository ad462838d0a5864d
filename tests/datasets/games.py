"""Small sources of games for tests of data sets."""

from rookery import __version__
from rookery.bots import make_bot
from rookery.bots.simulation import Simulation
from rookery.core.record import Record, Setup
from rookery.datasets.sources import SimulatedGames

TOWERS = Simulation(Setup("five-towers", 2), ("greedy", "heuristic"), "7", __version__, draw_opener=True)
CARCASSONNE = Simulation(
    Setup("carcassonne", 3, expansions=("river", "abbot", "towers-and-thieves")), ("greedy", "uniform", "greedy"), "7", __version__, draw_opener=False
)
BOTH = (TOWERS, CARCASSONNE)


def records(simulation: Simulation, games: int) -> list[Record]:
    """Return the first games of a simulation."""
    return list(simulation.play([make_bot(simulation.setup.game, name) for name in simulation.names], range(games)))


def simulated(simulation: Simulation, games: int) -> SimulatedGames:
    return SimulatedGames(simulation, games)
