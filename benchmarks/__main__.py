"""All measurements of the twins in one run, beside those of other libraries: `make bench`.

    python -m benchmarks [--others PYTHON] [--record]

--others names the Python of an environment with OpenSpiel and Pgx; what it lacks is left out with a line saying so. --record writes the
figures into RESULTS.md, in the place of the former ones.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path

from benchmarks import carcassonne_twin, five_towers_twin
from benchmarks.measuring import Rate, table
from benchmarks.results import record
from rookery.fast.common.rng import COMPILED

HERE = Path(__file__).parent
OTHERS = {"OpenSpiel": "benchmarks.open_spiel_games", "Pgx": "benchmarks.pgx_games"}
SIDE_BY_SIDE = [
    ("a Python loop", "5 Towers, 2 seats: steps in a Python loop", "steps in a Python loop"),
    ("random games in C or C++", "5 Towers, 2 seats: random games in the twin", "random games by C++ rollouts"),
    ("batched steps", "5 Towers, 2 seats: batched steps", "batched steps"),
]


def others(python: str | None) -> tuple[list[Rate], list[str]]:
    """The rates of other libraries, and a line for each that is not to be had."""
    rates: list[Rate] = []
    missing = []
    for name, module in OTHERS.items():
        if python is None:
            missing.append(f"{name} was not asked for.")
            continue
        run = subprocess.run([python, "-m", module], cwd=HERE.parent, capture_output=True, text=True, check=False)  # noqa: S603  named by the caller
        if run.returncode:
            reason = (run.stderr.strip().splitlines() or ["no reason given"])[-1]
            missing.append(f"{name} could not be measured: {reason}")
        else:
            rates += [Rate(what, tuple(each)) for what, each in json.loads(run.stdout)]
    return rates, missing


def ratios(own: list[Rate], theirs: list[Rate]) -> list[str]:
    """How many times as fast the twin of 5 Towers is as each of the others, like with like."""
    rows = []
    for kind, mine, yours in SIDE_BY_SIDE:
        first = next(found for found in own if found.what.startswith(mine))
        found = [f"{first.middle / rate.middle:,.1f} x {rate.what.partition(':')[0]}" for rate in theirs if yours in rate.what]
        if found:
            rows.append(f"- {kind}: 5 Towers of two is {', '.join(found)}")
    if rows:
        rows += [
            "",
            "Games differ in length and difficulty. OpenSpiel's rollouts begin when all cards are dealt, ours before the first is turned up.",
        ]
    return rows


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="Measure the twins, beside other libraries.")
    parser.add_argument("--others", metavar="PYTHON", help="a Python that has OpenSpiel and Pgx")
    parser.add_argument("--record", action="store_true", help="write the figures into RESULTS.md")
    chosen = parser.parse_args()
    if not COMPILED:
        sys.exit("The twins are not compiled: there is nothing to measure. Install a C compiler and run make again.")
    sections = (five_towers_twin, carcassonne_twin)
    own = [found for section in sections for found in section.measure()]
    theirs, missing = others(chosen.others)
    words = [*table(own + theirs), "", *ratios(own, theirs), *missing]
    for section in sections:
        words += ["", f"### {section.TITLE}", "", *section.remarks()]
    sys.stdout.write("\n".join(words) + "\n")
    if chosen.record:
        record("twins", "The twins, and what else there is", "make bench", "\n".join(words))
    return 0


if __name__ == "__main__":
    sys.exit(main())
