"""`rookery train`: a net learns 5 Towers from games against itself; progress is its strength against fixed opponents."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Final

from rookery.cli.arguments import add_game, find_game, whole_number
from rookery.cli.errors import InputError
from rookery.fast.five_towers.contest import compete
from rookery.fast.five_towers.learning import Plan, Progress, Run
from rookery.fast.five_towers.net import NetValue
from rookery.fast.five_towers.players import FlatPlayer, Player, SolverPlayer
from rookery.fast.five_towers.policy import Policy
from rookery.fast.five_towers.round_solver import Solver
from rookery.fast.five_towers.value import ONE_PLY, HandValue
from rookery.fast.five_towers.weights import write
from rookery.locale import Words

LEARNABLE: Final = "five-towers"
MOST_THREADS: Final = 64
INTERRUPTED: Final = 130  # as a shell reports it
REPORTS: Final = 20
OPPONENTS: Final[tuple[tuple[Callable[[], Player], int], ...]] = (
    (lambda: SolverPlayer(Solver(HandValue(ONE_PLY), alone=True)), 120),
    (lambda: FlatPlayer(Policy(), 50), 12),
)
"""Who a net is measured against, and in about how many games: one-ply (the bot `heuristic`), and flat Monte Carlo with 50 playouts a choice."""


def add_arguments(parser: ArgumentParser) -> None:
    usual = Plan(seats=2)
    add_game(parser)
    parser.add_argument("--seats", type=whole_number, default=usual.seats, metavar="N", help="argument-train-seats")
    parser.add_argument("--games", type=whole_number, default=usual.games, metavar="K", help="argument-train-games")
    parser.add_argument("--seed", type=whole_number, default=usual.seed, metavar="NUMBER", help="argument-train-seed")
    parser.add_argument("--hidden", default=",".join(map(str, usual.hidden)), metavar="N,N", help="argument-train-hidden")
    parser.add_argument("--threads", type=whole_number, default=1, metavar="N", help="argument-train-threads")
    parser.add_argument("--out", type=Path, metavar="FILE", help="argument-train-out")
    for name in ("batch", "explore"):
        parser.add_argument(f"--{name}", type=whole_number, default=getattr(usual, name), metavar="NUMBER", help="argument-train-method")
    for name in ("trace", "rate", "last_rate"):
        flag = f"--{name.replace('_', '-')}"
        parser.add_argument(flag, type=float, default=getattr(usual, name), metavar="NUMBER", help="argument-train-method")


def run(arguments: Namespace, words: Words) -> int:
    plan = _read_plan(arguments)
    out: Path = arguments.out or Path(f"{LEARNABLE}-{plan.seats}.bin")
    kept = out.with_name(out.name + ".run")
    training = _begin_or_resume(plan, kept, words)
    start, games = monotonic(), training.games
    try:
        for progress in training.learn(threads=arguments.threads, report=max(1, plan.steps // REPORTS)):
            training.keep(kept)
            speed = (progress.games - games) / max(monotonic() - start, 1e-6)
            sys.stdout.write(_progress_line(training, progress, speed, words) + "\n")
            sys.stdout.flush()
            start, games = monotonic(), progress.games
    except KeyboardInterrupt as error:
        training.keep(kept)
        raise InputError("train-interrupted", exit_code=INTERRUPTED) from error
    write(training.result(), out)
    sys.stdout.write(words("train-done", file=str(out)) + "\n")
    return 0


def _read_plan(arguments: Namespace) -> Plan:
    if find_game(arguments.game).name != LEARNABLE:
        raise InputError("train-game", game=arguments.game, known=LEARNABLE)
    try:
        outer, inner = map(int, arguments.hidden.split(","))
        settings = {name: getattr(arguments, name) for name in ("seats", "games", "seed", "batch", "explore", "trace", "rate", "last_rate")}
        plan = Plan(hidden=(outer, inner), **settings)
        Run.begin(plan)
    except ValueError as error:
        raise InputError("train-numbers") from error
    if not 0 < arguments.threads <= MOST_THREADS:
        raise InputError("train-numbers")
    return plan


def _begin_or_resume(plan: Plan, kept: Path, words: Words) -> Run:
    """The run in the file beside the weights, if there is one and it follows this plan; otherwise a new one."""
    if not kept.exists():
        return Run.begin(plan)
    try:
        training = Run.resume(kept)
    except ValueError as error:
        raise InputError("train-other-run", file=str(kept)) from error
    if training.plan != plan:
        raise InputError("train-other-run", file=str(kept))
    sys.stderr.write(words("train-resumed", file=str(kept), games=training.games) + "\n")
    return training


def _progress_line(training: Run, progress: Progress, speed: float, words: Words) -> str:
    seats = training.plan.seats
    net = SolverPlayer(Solver(NetValue(training.mean)))
    one_ply, flat = (compete(net, make(), seats=seats, deals=max(2, games // seats), seed=1) for make, games in OPPONENTS)
    return words(
        "train-progress",
        games=progress.games,
        total=training.plan.games,
        speed=round(speed),
        loss=words.decimal(progress.loss, 4),
        oneply=f"{words.decimal(one_ply.share)} ± {words.decimal(one_ply.share_error)}",
        flat=f"{words.decimal(flat.share)} ± {words.decimal(flat.share_error)}",
        fair=f"{100 / seats:.0f}",
    )
