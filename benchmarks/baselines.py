"""Train the learners in examples/ with several seeds, measure their nets against the levels, and draw the curves of docs/research.md.

python -m benchmarks.baselines train runs --learners ppo alphazero --games five-towers --seeds 1 2 3 --minutes 8
python -m benchmarks.baselines measure runs --jobs 16
python -m benchmarks.baselines report runs
"""

import json
import os
import re
import subprocess
import sys
import time
from argparse import ArgumentParser, Namespace
from collections import defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from importlib import import_module
from itertools import product
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean
from typing import Any, Final, NamedTuple

from rookery import Setup
from rookery.bots.measuring import measure
from rookery.core.interval import Estimate
from rookery.drawing.line_chart import line_chart

ROOT: Final = Path(__file__).parents[1]
EXAMPLES, PICTURES = ROOT / "examples", ROOT / "docs" / "pictures"
RIVALS: Final = ("uniform", "greedy", "novice", "apprentice", "journeyman", "expert", "master", "grandmaster")
SLOW: Final = "grandmaster"
BOTS: Final = {"ppo": ("Player",), "alphazero": ("Player", "Policy")}
"""The bots of each learner; the last one is the fastest."""
RUN: Final = re.compile(r"(?P<learner>ppo|alphazero)-(?P<game>[a-z-]+)-(?P<seats>[2-5])-seed(?P<seed>\d+)")
RESULTS: Final = "measured.jsonl"


# --- train


def train(options: Namespace) -> int:
    """Run all trainings at once, each with a log; return 1 if one fails."""
    running: dict[str, subprocess.Popen[bytes]] = {}
    options.runs.mkdir(parents=True, exist_ok=True)
    alone = os.environ | {"OMP_NUM_THREADS": "1", "PYTHONUNBUFFERED": "1"}  # many processes share the cores
    for learner, game, seed in product(options.learners, options.games, options.seeds):
        name = f"{learner}-{game}-{options.seats}-seed{seed}"
        words = [game, "--seats", options.seats, "--seed", seed, "--minutes", options.minutes, "--points", options.points, "--rivals"]
        words += ["--out", options.runs / name, "--device", options.device, *options.rest]
        words += ["--workers", options.workers] if learner == "alphazero" else []
        with (options.runs / f"{name}.log").open("wb") as log:
            command = [sys.executable, EXAMPLES / f"{learner}.py", *words]
            running[name] = subprocess.Popen([*map(str, command)], env=alone, stdout=log, stderr=subprocess.STDOUT)  # noqa: S603  our own programs
    for name, process in running.items():
        process.wait()
        words = (options.runs / f"{name}.log").read_text("utf-8", "replace").replace("\r", "\n").split("\n")
        say(f"{name}: exit status {process.returncode}", *[f"    {line}" for line in words if line.strip()][-3:])
    return int(any(process.returncode for process in running.values()))


# --- measure


class Task(NamedTuple):
    """A net to measure with one of its bots against one rival, in this number of games."""

    path: str
    bot: str
    rival: str
    count: int


def play(task: Task) -> tuple[Estimate, float]:
    """Return the share of the wins, and the seconds that it took to measure it; runs in a worker process."""
    run = RUN.fullmatch(Path(task.path).parent.name)
    assert run is not None, "tasks are made of runs"
    if str(EXAMPLES) not in sys.path:
        sys.path.insert(0, str(EXAMPLES))
    began = time.monotonic()
    bot = getattr(import_module(run["learner"]), task.bot)(task.path)
    found = measure(bot, Setup(run["game"], int(run["seats"])), [task.rival], task.count)
    return found[task.rival], time.monotonic() - began


def tasks(options: Namespace) -> Iterator[Task]:
    """Yield what is to be measured: the last nets first, with more games, then the other nets, with the fastest bot of their learner."""
    runs = sorted(folder for folder in options.runs.iterdir() if RUN.fullmatch(folder.name))
    for rival, folder in product(options.rivals, runs):
        for bot in BOTS[folder.name.split("-")[0]]:
            yield Task(str(max(folder.glob("net-*.pt"))), bot, rival, options.slow if rival == SLOW else options.last)
    for folder in runs:
        for path, rival in product(sorted(folder.glob("net-*.pt"))[:-1], options.rivals):
            if rival != SLOW:
                yield Task(str(path), BOTS[folder.name.split("-")[0]][-1], rival, options.each)


def run_all(options: Namespace) -> int:
    """Measure what is not measured yet, and stop when the time is up; each result is a line of a file."""
    results, ends = options.runs / RESULTS, time.monotonic() + 60 * options.minutes
    known = {(line["path"], line["bot"], line["rival"]) for line in read(results)}
    waiting = [task for task in tasks(options) if (str(Path(task.path).relative_to(options.runs)), task.bot, task.rival) not in known]
    under_way: dict[Future[tuple[Estimate, float]], Task] = {}
    pool = ProcessPoolExecutor(options.jobs, mp_context=get_context("spawn"))
    with results.open("a", encoding="utf-8") as file:
        while (waiting or under_way) and time.monotonic() < ends:
            while waiting and len(under_way) < options.jobs:
                task = waiting.pop(0)
                under_way[pool.submit(play, task)] = task
            done, _ = wait(under_way, timeout=max(0, ends - time.monotonic()), return_when=FIRST_COMPLETED)
            for future in done:
                task = under_way.pop(future)
                if error := future.exception():
                    say(f"{task}: {error}")
                    continue
                share, seconds = future.result()
                path = Path(task.path).relative_to(options.runs)
                line = {"path": str(path), "bot": task.bot, "rival": task.rival, "games": task.count, "share": share, "seconds": round(seconds, 1)}
                file.write(json.dumps(line) + "\n")
                file.flush()
    say(f"{len(waiting) + len(under_way)} measurements left")
    for process in list(pool._processes.values()) if under_way else []:  # their tasks would run for minutes
        process.terminate()
    pool.shutdown(cancel_futures=True)
    return 0


def read(path: Path) -> list[dict[str, Any]]:
    """Return the lines of a file, which may be missing."""
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()] if path.exists() else []


# --- report


def report(options: Namespace) -> int:
    """Draw a curve for each learner, bot and game, and print tables of the last nets."""
    measured: dict[tuple[str, str, str], dict[str, dict[str, dict[str, Any]]]] = defaultdict(lambda: defaultdict(lambda: defaultdict(dict)))
    for line in read(options.runs / RESULTS):
        folder, net = line["path"].split("/")
        run = RUN.fullmatch(folder)
        assert run is not None, "tasks are made of runs"
        measured[run["learner"], run["game"], line["bot"]][folder][net][line["rival"]] = line
    for (learner, game, bot), unsorted in sorted(measured.items()):
        runs = dict(sorted(unsorted.items()))
        minutes = {folder: {point["net"]: point["seconds"] / 60 for point in read(options.runs / folder / "curve.jsonl")} for folder in runs}
        names = [rival for rival in RIVALS if all(rival in found for nets in runs.values() for found in nets.values())]
        lines = {
            rival: [[(minutes[folder][net], found[rival]["share"][0]) for net, found in sorted(nets.items())] for folder, nets in runs.items()]
            for rival in names
        }
        if any(len(nets) < 2 for nets in runs.values()):
            lines = {}
        title = f"{learner}:{bot}, {game}: share of the wins in percent; {len(runs)} seeds and their mean"
        if lines:
            (PICTURES / f"curve-{learner}-{bot.lower()}-{game}.svg").write_text(line_chart(title, "minutes of training", lines), "utf-8")
        say("", f"| {learner}:{bot}, {game} | {' | '.join(runs)} | mean |", f"|---|{'---:|' * (len(runs) + 1)}")
        for rival in RIVALS:
            shares = [Estimate(*nets[max(nets)][rival]["share"]) for nets in runs.values() if rival in nets[max(nets)]]
            if len(shares) == len(runs):
                say(f"| {rival} | {' | '.join(map(str, shares))} | {fmean(share.mean for share in shares):.1f} |")
    return 0


def say(*lines: str) -> None:
    sys.stdout.write("\n".join((*lines, "")))
    sys.stdout.flush()


def read_options(words: Sequence[str] | None = None) -> Namespace:
    parser = ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(required=True)
    training = commands.add_parser("train", help="run trainings at once; arguments that are not listed here go to the learners")
    training.add_argument("--learners", nargs="+", default=["ppo", "alphazero"])
    training.add_argument("--games", nargs="+", default=["five-towers"])
    training.add_argument("--seats", type=int, default=2)
    training.add_argument("--seeds", nargs="+", type=int, default=[1, 2, 3])
    training.add_argument("--minutes", type=float, default=8)
    training.add_argument("--points", type=int, default=8)
    training.add_argument("--device", default="cuda")
    training.add_argument("--workers", type=int, default=3, help="for each training of alphazero.py")
    training.set_defaults(run=train)
    measuring = commands.add_parser("measure", help="measure the nets of trainings")
    measuring.add_argument("--rivals", nargs="+", default=RIVALS)
    measuring.add_argument("--last", type=int, default=400, help="games of the last net against each rival")
    measuring.add_argument("--slow", type=int, default=100, help="the same against the grandmaster")
    measuring.add_argument("--each", type=int, default=100, help="games of every other net against each rival")
    measuring.add_argument("--jobs", type=int, default=2)
    measuring.add_argument("--minutes", type=float, default=1e6, help="stop after this time; the same command continues")
    measuring.set_defaults(run=run_all)
    reporting = commands.add_parser("report", help="print tables and write the curves to docs/pictures")
    reporting.set_defaults(run=report)
    for command in (training, measuring, reporting):
        command.add_argument("runs", type=Path, help="the folder of the trainings")
    options, options.rest = parser.parse_known_args(words)
    if options.rest and options.run is not train:
        parser.error(f"unknown arguments: {' '.join(options.rest)}")
    return options


if __name__ == "__main__":
    chosen = read_options()
    sys.exit(chosen.run(chosen))
