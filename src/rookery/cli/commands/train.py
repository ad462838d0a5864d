"""`rookery train`: a net learns a game from games against itself; progress is its strength against fixed opponents."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any, Final, TypeAlias

from rookery.cli.arguments import add_game, find_game, split_names, whole_number
from rookery.cli.errors import InputError
from rookery.core.record import Setup
from rookery.fast.carcassonne import contest as carcassonne_contest
from rookery.fast.carcassonne import learning as carcassonne
from rookery.fast.carcassonne.net import NetValue as CarcassonneValue
from rookery.fast.carcassonne.players import GreedyPlayer, ValuePlayer
from rookery.fast.carcassonne.tiles import EXPANSIONS
from rookery.fast.carcassonne.turns import Turns
from rookery.fast.carcassonne.weights import write as write_carcassonne
from rookery.fast.five_towers.contest import compete
from rookery.fast.five_towers.learning import Plan, Progress, Run
from rookery.fast.five_towers.net import NetValue
from rookery.fast.five_towers.players import FlatPlayer, Player, SolverPlayer
from rookery.fast.five_towers.policy import Policy
from rookery.fast.five_towers.round_solver import Solver
from rookery.fast.five_towers.value import ONE_PLY, HandValue
from rookery.fast.five_towers.weights import write
from rookery.locale import Words

AnyPlan: TypeAlias = Plan | carcassonne.Plan
AnyRun: TypeAlias = Run | carcassonne.Run

MOST_THREADS: Final = 64
INTERRUPTED: Final = 130  # as a shell reports it
REPORTS: Final = 20
OPPONENTS: Final[tuple[tuple[Callable[[], Player], int], ...]] = (
    (lambda: SolverPlayer(Solver(HandValue(ONE_PLY), alone=True)), 120),
    (lambda: FlatPlayer(Policy(), 50), 12),
)
"""Who a net for 5 Towers is measured against, and in about how many games: one-ply (the bot `heuristic`), and flat Monte Carlo with 50 playouts a
choice. One for Carcassonne is measured against greedy, in as many games as against the first of these."""
SETTINGS: Final = ("games", "batch", "explore", "trace", "rate", "last_rate")
"""Numbers of a plan that each game has a usual value for."""


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--seats", type=whole_number, default=2, metavar="N", help="argument-train-seats")
    parser.add_argument("--expansions", default="", metavar="NAME,NAME", help="argument-expansions")
    parser.add_argument("--games", type=whole_number, metavar="K", help="argument-train-games")
    parser.add_argument("--seed", type=whole_number, default=1, metavar="NUMBER", help="argument-train-seed")
    parser.add_argument("--hidden", metavar="N,N", help="argument-train-hidden")
    parser.add_argument("--threads", type=whole_number, default=1, metavar="N", help="argument-train-threads")
    parser.add_argument("--out", type=Path, metavar="FILE", help="argument-train-out")
    for name in ("batch", "explore"):
        parser.add_argument(f"--{name}", type=whole_number, metavar="NUMBER", help="argument-train-method")
    for name in ("trace", "rate", "last_rate"):
        parser.add_argument(f"--{name.replace('_', '-')}", type=float, metavar="NUMBER", help="argument-train-method")


def run(arguments: Namespace, words: Words) -> int:
    plan = _read_plan(arguments)
    expansions = "-".join(plan.expansions) + "-" if isinstance(plan, carcassonne.Plan) and plan.expansions else ""
    out: Path = arguments.out or Path(f"{arguments.game}-{expansions}{plan.seats}.bin")
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
    _write(training, out)
    sys.stdout.write(words("train-done", file=str(out)) + "\n")
    return 0


def _read_plan(arguments: Namespace) -> AnyPlan:
    game = find_game(arguments.game)
    game.check(Setup(game.name, game.seats[0], expansions=split_names(arguments.expansions)))
    given: dict[str, Any] = {name: getattr(arguments, name) for name in SETTINGS if getattr(arguments, name) is not None}
    given |= {"seats": arguments.seats, "seed": arguments.seed}
    try:
        plan = _carcassonne_plan(arguments, given) if game.name == "carcassonne" else _five_towers_plan(arguments, given)
    except ValueError as error:
        raise InputError("train-numbers") from error
    if not 0 < arguments.threads <= MOST_THREADS:
        raise InputError("train-numbers")
    return plan


def _five_towers_plan(arguments: Namespace, given: dict[str, Any]) -> Plan:
    if arguments.hidden is not None:
        outer, inner = map(int, arguments.hidden.split(","))
        given["hidden"] = (outer, inner)
    plan = Plan(**given)
    Run.begin(plan)
    return plan


def _carcassonne_plan(arguments: Namespace, given: dict[str, Any]) -> carcassonne.Plan:
    if arguments.hidden is not None:  # these nets have layers of one width
        raise InputError("train-numbers")
    wanted = split_names(arguments.expansions)
    return carcassonne.Plan(expansions=tuple(name for name in EXPANSIONS if name in wanted), **given)


def _begin_or_resume(plan: AnyPlan, kept: Path, words: Words) -> AnyRun:
    """The run in the file beside the weights, if there is one and it follows this plan; otherwise a new one."""
    if not kept.exists():
        return carcassonne.Run.begin(plan) if isinstance(plan, carcassonne.Plan) else Run.begin(plan)
    try:
        training = carcassonne.Run.resume(kept) if isinstance(plan, carcassonne.Plan) else Run.resume(kept)
    except ValueError as error:
        raise InputError("train-other-run", file=str(kept)) from error
    if training.plan != plan:
        raise InputError("train-other-run", file=str(kept))
    sys.stderr.write(words("train-resumed", file=str(kept), games=training.games) + "\n")
    return training


def _write(training: AnyRun, out: Path) -> None:
    if isinstance(training, carcassonne.Run):
        write_carcassonne(training.result(), out)
    else:
        write(training.result(), out)


def _progress_line(training: AnyRun, progress: Progress | carcassonne.Progress, speed: float, words: Words) -> str:
    stands: dict[str, str | int] = {
        "games": progress.games,
        "total": training.plan.games,
        "speed": round(speed),
        "loss": words.decimal(progress.loss, 4),
        "fair": f"{100 / training.plan.seats:.0f}",
    }
    if isinstance(training, carcassonne.Run):
        return words("train-progress-greedy", **stands, greedy=_against_greedy(training, words))
    seats = training.plan.seats
    net = SolverPlayer(Solver(NetValue(training.mean)))
    one_ply, flat = (compete(net, make(), seats=seats, deals=max(2, games // seats), seed=1) for make, games in OPPONENTS)
    return words(
        "train-progress",
        **stands,
        oneply=f"{words.decimal(one_ply.share)} ± {words.decimal(one_ply.share_error)}",
        flat=f"{words.decimal(flat.share)} ± {words.decimal(flat.share_error)}",
    )


def _against_greedy(training: carcassonne.Run, words: Words) -> str:
    setup = training.plan.setup
    value = ValuePlayer(Turns(CarcassonneValue(training.net)))
    score = carcassonne_contest.compete(value, GreedyPlayer(), setup, deals=max(2, OPPONENTS[0][1] // setup.seats), seed=1)
    return f"{words.decimal(score.share)} ± {words.decimal(score.share_error)}"
