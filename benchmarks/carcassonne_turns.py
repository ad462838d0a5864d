"""Claim: a random two-player base game of Carcassonne takes the reference engine at most 60 ms of CPU on one core, and the cost of a
turn grows no faster than the number of open places.

    python -m benchmarks.carcassonne_turns [--games 40] [--repeats 5] [--record]

Prints the figures; --record writes them into RESULTS.md and draws benchmarks/carcassonne-turns.svg. Exits with 1 if the claim
does not hold. It measures this process's CPU time, so other work on the machine has little effect.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import fmean
from time import process_time
from typing import NamedTuple

from benchmarks.results import record
from rookery.core.record import Setup
from rookery.core.rules import CHANCE
from rookery.games import GAMES
from rookery.play.shuffle import draw

PLOT = Path(__file__).parent / "carcassonne-turns.svg"

MOST_MILLISECONDS = 60
TURNS = 71
BANDS = [range(first, first + 10) for first in range(1, 71, 10)]


class Turn(NamedTuple):
    """One turn: its number (from 1), its CPU time, and the open places for its tile."""

    number: int
    microseconds: float
    places: int


class Game(NamedTuple):
    milliseconds: float
    turns: list[Turn]


class Band(NamedTuple):
    """The means over the turns of a band."""

    turns: range
    microseconds: float
    places: float

    @property
    def ratio(self) -> float:
        return self.microseconds / self.places


def play(seed: int) -> Game:
    """Play a random game. A turn lasts from its draw to the next and includes the random choice."""
    rules = GAMES["carcassonne"].rules(Setup("carcassonne", 2))
    rng = Random(seed)
    turns: list[Turn] = []
    begin = process_time()
    state = rules.start()
    now = process_time()  # the game's time includes the setup, the first turn's does not
    places = 0
    while (actor := rules.actor(state)) is not None:
        action = draw(rules.odds(state), rng.randrange) if actor == CHANCE else rng.choice(rules.legal(state))
        if state.step == "tile":
            places = len(state.board.open)
        before, state = state, rules.apply(state, action)
        if state.turn != before.turn or rules.actor(state) is None:
            now, former = process_time(), now
            turns.append(Turn(before.turn, 1e6 * (now - former), places))
    return Game(1e3 * (now - begin), turns)


def by_turn(games: Sequence[Game], number: int) -> tuple[float, float]:
    """Return the mean microseconds and open places of this turn; games whose last tile did not fit are one turn shorter."""
    turns = [turn for game in games for turn in game.turns if turn.number == number]
    return fmean(turn.microseconds for turn in turns), fmean(turn.places for turn in turns)


def band(games: Sequence[Game], numbers: range) -> Band:
    microseconds, places = zip(*(by_turn(games, number) for number in numbers), strict=True)
    return Band(numbers, fmean(microseconds), fmean(places))


# --- the plot

WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 720, 360, 70, 50, 650, 300


def line(values: Sequence[float], most: float, style: str) -> str:
    across, down = (RIGHT - LEFT) / (TURNS - 1), (BOTTOM - TOP) / most
    points = " ".join(f"{LEFT + across * index:.1f},{BOTTOM - down * value:.1f}" for index, value in enumerate(values))
    return f'<polyline points="{points}" fill="none" stroke-width="2" {style}/>'


def text(x: float, y: float, words: str, anchor: str = "middle", colour: str = "#222") -> str:
    return f'<text x="{x:.0f}" y="{y:.0f}" text-anchor="{anchor}" fill="{colour}">{words}</text>'


def ceiling(values: Sequence[float], step: int) -> int:
    """Return the next multiple of the step above all values."""
    return step * (1 + int(max(values) // step))


def plot(microseconds: Sequence[float], places: Sequence[float]) -> str:
    """Plot both curves over the turn number: cost on the left scale, open places on the right, both from zero."""
    cost, open_ = "#1f5fa8", "#a34a00"
    most_cost, most_places = ceiling(microseconds, 200), ceiling(places, 10)
    marks = [text(LEFT + (RIGHT - LEFT) * (turn - 1) / (TURNS - 1), BOTTOM + 20, str(turn)) for turn in range(1, TURNS + 1, 10)]
    for part in range(5):
        y = BOTTOM - (BOTTOM - TOP) * part / 4 + 4
        marks.append(text(LEFT - 8, y, f"{most_cost * part / 4:.0f}", "end", cost))
        marks.append(text(RIGHT + 8, y, f"{most_places * part / 4:.0f}", "start", open_))
    words = "Carcassonne, random two-player base games: CPU per turn and open places by turn number"
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="13" role="img">',
            f"<title>{words}</title>",
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
            f'<path d="M{LEFT} {TOP}V{BOTTOM}H{RIGHT}V{TOP}" fill="none" stroke="#888"/>',
            *marks,
            text(LEFT, TOP - 20, "microseconds per turn (solid)", "start", cost),
            text(RIGHT, TOP - 20, "open places (dashed)", "end", open_),
            text((LEFT + RIGHT) / 2, BOTTOM + 45, "turn; the last one includes the final scoring"),
            line(microseconds, most_cost, f'stroke="{cost}"'),
            line(places, most_places, f'stroke="{open_}" stroke-dasharray="6 4"'),
            "</svg>\n",
        ]
    )


# --- report


def report(repeats: Sequence[Sequence[Game]], bands: Sequence[Band]) -> str:
    means = sorted(fmean(game.milliseconds for game in games) for games in repeats)
    slowest = max(game.milliseconds for games in repeats for game in games)
    first, last = bands[0], bands[-1]
    time = (
        f"A random two-player base game takes **{fmean(means):.1f} ms of CPU** on one core (claim: at most {MOST_MILLISECONDS}); "
        f"the means of {len(repeats)} repeats of {len(repeats[0])} games lie between {means[0]:.1f} and {means[-1]:.1f} ms, "
        f"the slowest single game took {slowest:.1f} ms."
    )
    growth = (
        f"From the first ten turns to turns {last.turns[0]} to {last.turns[-1]} the open places grow by a factor of "
        f"{last.places / first.places:.2f}, the cost of a turn by {last.microseconds / first.microseconds:.2f}."
    )
    head = ["| turns | microseconds a turn | open places | microseconds a place |", "|---|---|---|---|"]
    rows = [f"| {each.turns[0]} to {each.turns[-1]} | {each.microseconds:.0f} | {each.places:.1f} | {each.ratio:.1f} |" for each in bands]
    return "\n".join([time, "", growth, "", *head, *rows])


def holds(repeats: Sequence[Sequence[Game]], bands: Sequence[Band]) -> bool:
    """Return whether the mean game is cheap enough, and no band costs more per open place than the first."""
    mean = fmean(game.milliseconds for games in repeats for game in games)
    return mean <= MOST_MILLISECONDS and all(each.ratio <= bands[0].ratio for each in bands)


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the cost of a turn of Carcassonne.")
    parser.add_argument("--games", type=int, default=40, help="games in a repeat")
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--record", action="store_true", help="write the figures into RESULTS.md")
    chosen = parser.parse_args()
    play(0)  # warm-up: load and rotate the tiles
    repeats = [[play(seed) for seed in range(repeat * chosen.games, (repeat + 1) * chosen.games)] for repeat in range(chosen.repeats)]
    games = [game for repeat in repeats for game in repeat]
    bands = [band(games, numbers) for numbers in BANDS]
    microseconds, places = zip(*(by_turn(games, number) for number in range(1, TURNS + 1)), strict=True)
    words = report(repeats, bands)
    sys.stdout.write(f"{words}\n")
    if chosen.record:
        PLOT.write_text(plot(microseconds, places), encoding="utf-8")
        command = f"python -m benchmarks.carcassonne_turns --games {chosen.games} --repeats {chosen.repeats}"
        record("carcassonne-turns", "Carcassonne: the cost of a turn", command, f"{words}\n\n![Cost and open places by turn]({PLOT.name})")
    return 0 if holds(repeats, bands) else 1


if __name__ == "__main__":
    sys.exit(main())
