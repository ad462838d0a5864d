"""The arguments `--jobs` and `--cluster`: where a command plays its games."""

from argparse import ArgumentParser, Namespace
from concurrent.futures import Executor
from typing import Final

from rookery.cli.arguments import whole_number
from rookery.cli.errors import InputError
from rookery.work.executors import open_executor

MOST_JOBS: Final = 64


def add_workers(parser: ArgumentParser) -> None:
    parser.add_argument("--jobs", type=whole_number, default=1, metavar="N", help="argument-jobs")
    parser.add_argument("--cluster", metavar="ADDRESS", help="argument-cluster")


def open_workers(arguments: Namespace) -> Executor:
    """Return the executor of these arguments, for a `with` statement; raise InputError or WorkError if there is none."""
    if not 0 < arguments.jobs <= MOST_JOBS:
        raise InputError("jobs-number", most=MOST_JOBS)
    if arguments.cluster is not None and arguments.jobs > 1:
        raise InputError("jobs-or-cluster")
    return open_executor(arguments.jobs, arguments.cluster)
