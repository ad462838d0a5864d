"""Run all benchmarks of the twins, and compare them with other libraries: `make bench`.

    python -m benchmarks [--others PYTHON] [--short] [--record]

--others names the Python of an environment with the other libraries; missing ones are reported and skipped. --short takes less than
a minute, is less precise, and skips Pgx, whose compilation takes longer. --record replaces the figures in RESULTS.md and redraws the plots;
without it nothing is written.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from benchmarks import carcassonne_twin, environments, five_towers_twin
from benchmarks.measuring import SHORT, Rate, text_table
from benchmarks.results import record
from rookery.fast.common.rng import COMPILED

HERE = Path(__file__).parent
OTHERS = {
    "OpenSpiel": "benchmarks.open_spiel_games",
    "PettingZoo": "benchmarks.pettingzoo_games",
    "RLCard": "benchmarks.rlcard_games",
    "Pgx": "benchmarks.pgx_games",
}
KINDS: Final = {
    "identical Python loop through outcomes()": """Both libraries run the same steps: Python lists the legal actions or chance's outcomes, draws
  with `random.Random`, and applies one. OpenSpiel returns pairs of actions and weights, which Python must unpack; `outcomes()` returns two lists
  as `random.choices` takes them.""",
    "identical Python loop through odds()": """The same loop through `odds()`, a mapping of actions to weights that Python must unpack like
  OpenSpiel's pairs: of the two loops this is the closer match to OpenSpiel's.""",
    "best Python loop": """The fastest that each library offers, which is not the same. In Rookery's loop, Python still sees the legal actions
  and makes every choice, while chance and the random numbers are in C. OpenSpiel has no call for chance alone: its fastest is `evaluate_bots`,
  which plays whole games between random bots in C++ and shows Python nothing.""",
    "environment loop": """Each library's environments as a learner uses them: the environment returns an observation and the legal actions,
  Python draws one, and chance acts inside. Rookery and PettingZoo run the AEC loop; RLCard runs its own, which has fewer calls per step.""",
    "random games in compiled code": """Playouts from a position, without Python between the actions. OpenSpiel's games start after all cards
  are dealt, Rookery's before the first is revealed.""",
    "batched steps": "Many games at once, actions drawn at random inside; observations, masks and rewards are written.",
}
"""The kinds of measurement, and how the libraries differ in each."""
GAMES: Final = ("5 Towers", "Carcassonne")
"""Our games, by the first words of their measurements; the first one of a kind, for two seats, is compared."""


def others(python: str | None, *, short: bool) -> tuple[list[Rate], list[str]]:
    """Measure other libraries; return their rates, and a message for each missing one."""
    rates: list[Rate] = []
    missing = []
    for name, module in OTHERS.items():
        if python is None or (short and name == "Pgx"):
            missing.append(f"{name} was not measured.")
            continue
        run = subprocess.run([python, "-m", module], cwd=HERE.parent, capture_output=True, text=True, check=False)  # noqa: S603  named by the caller
        if run.returncode:
            reason = (run.stderr.strip().splitlines() or ["no reason given"])[-1]
            missing.append(f"{name} could not be measured: {reason}")
        else:
            rates += [Rate(what, tuple(each)) for what, each in json.loads(run.stdout)]
    return rates, missing


def ratios(own: list[Rate], theirs: list[Rate]) -> list[str]:
    """Compare our two-player games with the other libraries: a table of ratios for each kind of measurement that both have."""
    rows: list[str] = []
    for kind, differs in KINDS.items():
        ours = [found for game in GAMES if (found := _first(own, game, kind))]
        others = [found for found in theirs if kind.partition(" through ")[0] in found.what]
        if len(ours) == len(GAMES) and others:
            rows += ["", f"{kind[0].upper()}{kind[1:]}: {differs}", "", f"| {kind} | per second | {' | '.join(GAMES)} |", "|---|---:|---:|---:|"]
            rows += [_compared(found, ours) for found in others]
    if rows:
        rows += ["", "A ratio below 1 means that the other library is faster. Games differ in length and difficulty,"]
        rows += ["so these ratios compare libraries only roughly.", ""]
    return rows


def _first(own: list[Rate], game: str, kind: str) -> Rate | None:
    return next((found for found in own if found.what.startswith(game) and kind in found.what), None)


def _compared(other: Rate, ours: list[Rate]) -> str:
    cells = [f"{found.middle / other.middle:,.2f} x" for found in ours]
    return f"| {other.what.partition(':')[0]} | {other.middle:,.0f} | {' | '.join(cells)} |"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="Measure the twins, beside other libraries.")
    parser.add_argument("--others", metavar="PYTHON", help="a Python that has OpenSpiel, PettingZoo, RLCard and Pgx")
    parser.add_argument("--short", action="store_true", help="take less than a minute")
    parser.add_argument("--record", action="store_true", help="write the figures into RESULTS.md and draw the plots")
    chosen = parser.parse_args()
    if not COMPILED:
        sys.exit("The twins are not compiled, so there is nothing to measure. Install a C compiler and run make again.")
    if chosen.short:
        os.environ[SHORT] = "1"
    sections = (five_towers_twin, carcassonne_twin, environments)
    own = [found for section in sections for found in section.measure()]
    theirs, missing = others(chosen.others, short=chosen.short)
    words = [*text_table(own + theirs), "", *ratios(own, theirs), *missing]
    for section in sections:
        words += ["", f"### {section.TITLE}", "", *section.remarks()]
        if chosen.record:
            section.draw_plot()
    sys.stdout.write("\n".join(words) + "\n")
    if chosen.record:
        command = "python -m benchmarks --short --others PYTHON" if chosen.short else "make bench"
        record("twins", "The twins, beside other libraries", command, "\n".join(words))
    return 0


if __name__ == "__main__":
    sys.exit(main())
