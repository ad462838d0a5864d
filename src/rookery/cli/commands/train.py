"""`rookery train`: train a net by self-play, and measure its strength against fixed opponents."""

import sys
from argparse import ArgumentParser, Namespace
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path
from time import monotonic
from typing import Any, Final

from rookery.cli.arguments import add_game, find_game, split_names, whole_number
from rookery.cli.errors import INTERRUPTED, InputError
from rookery.cli.kit import Training, training_for
from rookery.cli.workers import add_workers, open_workers
from rookery.core.record import Setup
from rookery.fast.common.training import AnyPlan, AnyRun, Progress
from rookery.locale import Words
from rookery.work.errors import WorkError

MOST_THREADS: Final = 64
REPORTS: Final = 20
SETTINGS: Final = ("games", "batch", "explore", "trace", "rate", "last_rate")
"""The numbers of a plan for which each game has a default."""


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--seats", type=whole_number, default=2, metavar="N", help="argument-train-seats")
    parser.add_argument("--expansions", default="", metavar="NAME,NAME", help="argument-expansions")
    parser.add_argument("--games", type=whole_number, metavar="K", help="argument-train-games")
    parser.add_argument("--seed", type=whole_number, default=1, metavar="NUMBER", help="argument-train-seed")
    parser.add_argument("--hidden", metavar="N,N", help="argument-train-hidden")
    parser.add_argument("--threads", type=whole_number, default=1, metavar="N", help="argument-train-threads")
    add_workers(parser)
    parser.add_argument("--out", type=Path, metavar="FILE", help="argument-train-out")
    for name in ("batch", "explore", "rivals"):
        parser.add_argument(f"--{name}", type=whole_number, metavar="NUMBER", help="argument-train-method")
    parser.add_argument("--aim", metavar="NAME", help="argument-train-method")
    for name in ("trace", "rate", "last_rate"):
        parser.add_argument(f"--{name.replace('_', '-')}", type=float, metavar="NUMBER", help="argument-train-method")


def run(arguments: Namespace, words: Words) -> int:
    training = training_for(find_game(arguments.game).name)
    if training is None:
        raise InputError("train-none", game=arguments.game)
    plan = _read_plan(training, arguments)
    expansions = "".join(f"{name}-" for name in getattr(plan, "expansions", ()))
    out: Path = arguments.out or Path(f"{arguments.game}-{expansions}{plan.seats}.bin")
    kept = out.with_name(out.name + ".run")
    learning = _begin_or_resume(training, plan, kept, words)
    start, games = monotonic(), learning.games
    try:
        with _executor(arguments) as executor:
            for progress in learning.learn(executor, report=max(1, plan.steps // REPORTS)):
                learning.keep(kept)
                speed = (progress.games - games) / max(monotonic() - start, 1e-6)
                sys.stdout.write(_progress_line(training, learning, progress, speed, words) + "\n")
                sys.stdout.flush()
                start, games = monotonic(), progress.games
    except (KeyboardInterrupt, WorkError) as error:
        learning.keep(kept)
        if isinstance(error, WorkError):
            raise
        raise InputError("train-interrupted", exit_code=INTERRUPTED) from error
    training.write(learning.result(), out)
    sys.stdout.write(words("train-done", file=str(out)) + "\n")
    return 0


def _executor(arguments: Namespace) -> Executor:
    """Return threads of this process for `--threads`, else the workers of `--jobs` and `--cluster`."""
    if arguments.threads == 1:
        return open_workers(arguments)
    if arguments.jobs > 1 or arguments.cluster is not None:
        raise InputError("jobs-or-cluster")
    return ThreadPoolExecutor(arguments.threads)


def _read_plan(training: Training, arguments: Namespace) -> AnyPlan:
    game = find_game(arguments.game)
    game.check(Setup(game.name, game.seats[0], expansions=split_names(arguments.expansions)))
    given: dict[str, Any] = {name: getattr(arguments, name) for name in SETTINGS if getattr(arguments, name) is not None}
    given |= {"seats": arguments.seats, "seed": arguments.seed}
    try:
        plan = training.plan(arguments, given)
    except ValueError as error:
        raise InputError("train-numbers") from error
    if not 0 < arguments.threads <= MOST_THREADS:
        raise InputError("train-numbers")
    return plan


def _begin_or_resume(training: Training, plan: AnyPlan, kept: Path, words: Words) -> AnyRun[Any]:
    """Return the run stored beside the weights if it follows this plan, or a new run."""
    if not kept.exists():
        return training.run(plan)
    try:
        resumed = training.run.resume(kept)
    except ValueError as error:
        raise InputError("train-other-run", file=str(kept)) from error
    if resumed.plan != plan:
        raise InputError("train-other-run", file=str(kept))
    sys.stderr.write(words("train-resumed", file=str(kept), games=resumed.games) + "\n")
    return resumed


def _progress_line(training: Training, learning: AnyRun[Any], progress: Progress, speed: float, words: Words) -> str:
    strength = {name: words.estimate(*score.share) for name, score in training.strength(learning).items()}
    return words(
        training.progress,
        games=progress.games,
        total=learning.plan.games,
        speed=round(speed),
        loss=words.decimal(progress.loss, 4),
        fair=f"{100 / learning.plan.seats:.0f}",
        **strength,
    )
