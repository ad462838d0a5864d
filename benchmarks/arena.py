"""Compare the arena's speed on twins and on readable rules, with identical games: `python -m benchmarks.arena`.

Each line is one pairing: games per second on both engines on one core, and their ratio.
"""

import sys
from dataclasses import replace
from time import process_time

from rookery.bots.entrants import MakeEntrant
from rookery.bots.twin_match import TwinMatch
from rookery.core.record import Setup
from rookery.games import GAMES
from rookery.play.deal import RulesMatch
from rookery.play.tournament import Terms, Tournament, round_robin

ALL = ("river", "abbot", "towers-and-thieves")
PAIRINGS = (
    (Setup("five-towers", 2), ("learned", "tuned")),
    (Setup("five-towers", 5), ("learned", "heuristic")),
    (Setup("carcassonne", 2), ("learned", "greedy")),
    (Setup("carcassonne", 4, expansions=ALL), ("learned", "greedy")),
)
DEALS = {RulesMatch: 2, TwinMatch: 12}


def main() -> None:
    for setup, names in PAIRINGS:
        terms = Terms(GAMES[setup.game], setup, round_robin(names, setup.seats)[:1], MakeEntrant(setup.game), "1")
        rates = {}
        for set_up, deals in DEALS.items():
            list(Tournament(replace(terms, set_up=set_up), 1).play())  # warm-up: load the nets
            tournament = Tournament(replace(terms, set_up=set_up, seed="2"), deals)
            start = process_time()
            list(tournament.play())
            rates[set_up] = tournament.games_played / (process_time() - start)
        slow, fast = rates.values()
        sys.stdout.write(
            f"{setup.game}, {setup.seats} seats{', all expansions' if setup.expansions else ''}, {' - '.join(names)}: "
            f"{slow:.1f} games a second by the rules, {fast:.1f} on the twin, {fast / slow:.1f} x\n"
        )


if __name__ == "__main__":
    main()
