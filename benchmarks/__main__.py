"""Run all benchmarks of the twins, and compare them with other libraries: `make bench`.

    python -m benchmarks [--others PYTHON] [--short] [--record]

--others names the Python of an environment with OpenSpiel and Pgx; missing libraries are reported and skipped. --short takes less than
a minute, is less precise, and skips Pgx, whose compilation takes longer. --record replaces the figures in RESULTS.md and redraws the plots;
without it nothing is written.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

from benchmarks import carcassonne_twin, five_towers_twin
from benchmarks.measuring import SHORT, Rate, text_table
from benchmarks.results import record
from rookery.fast.common.rng import COMPILED

HERE = Path(__file__).parent
OTHERS = {"OpenSpiel": "benchmarks.open_spiel_games", "Pgx": "benchmarks.pgx_games"}
SIDE_BY_SIDE = {
    "identical Python loop through outcomes()": """Both libraries run the same steps: Python lists the legal actions or chance's outcomes,
  draws with `random.Random`, and applies one. OpenSpiel returns pairs of actions and weights, which Python must unpack; `outcomes()` returns two
  lists as `random.choices` takes them.""",
    "identical Python loop through odds()": """The same loop through `odds()`, a mapping of actions to weights that Python must unpack like
  OpenSpiel's pairs: of the two loops this is the closer match to OpenSpiel's.""",
    "best Python loop": """The fastest that each library offers, which is not the same. In Rookery's loop, Python still sees the legal actions and
  makes every choice, while chance and the random numbers are in C. OpenSpiel has no call for chance alone: its fastest is `evaluate_bots`, which
  plays whole games between random bots in C++ and shows Python nothing.""",
    "random games in compiled code": """Playouts from a position, without Python between the actions. OpenSpiel's games start after all cards
  are dealt, Rookery's before the first is revealed.""",
    "batched steps": "Many games at once, actions drawn at random inside; observations, masks and rewards are written.",
}
"""The kinds of measurement, and how the libraries differ in each."""


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
    """Compare the rates of two-player 5 Towers with those of the other libraries, one line per kind of measurement."""
    rows = []
    for kind, differs in SIDE_BY_SIDE.items():
        first = next(found for found in own if found.what.startswith("5 Towers, 2 seats") and kind in found.what)
        alike = kind.partition(" through ")[0]
        found = [f"{first.middle / rate.middle:,.2f} x {rate.what.partition(':')[0]}" for rate in theirs if alike in rate.what]
        if found:
            rows.append(f"- **{kind}**: 5 Towers of two is {', '.join(found)}. {differs}")
    if rows:
        rows += [
            "",
            "Below 1 the other library is faster. Games differ in length and difficulty, so these ratios compare libraries only roughly.",
            "",
        ]
    return rows


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="Measure the twins, beside other libraries.")
    parser.add_argument("--others", metavar="PYTHON", help="a Python that has OpenSpiel and Pgx")
    parser.add_argument("--short", action="store_true", help="take less than a minute")
    parser.add_argument("--record", action="store_true", help="write the figures into RESULTS.md and draw the plots")
    chosen = parser.parse_args()
    if not COMPILED:
        sys.exit("The twins are not compiled, so there is nothing to measure. Install a C compiler and run make again.")
    if chosen.short:
        os.environ[SHORT] = "1"
    sections = (five_towers_twin, carcassonne_twin)
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
