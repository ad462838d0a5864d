"""`rookery dataset`: write games as Parquet files for research, or check such files."""

import secrets
import shlex
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from pathlib import Path
from typing import Final

from rookery import __version__
from rookery.bots.simulation import Simulation
from rookery.cli.arguments import add_game, add_seed, add_setup, find_game, read_setup, whole_number
from rookery.cli.bot_arguments import bots_at_seats, name_bots
from rookery.cli.errors import INTERRUPTED, WRONG_CONTENT, InputError
from rookery.cli.files import open_source, read_records
from rookery.cli.standard_streams import progress_bar
from rookery.cli.workers import add_workers, open_workers
from rookery.datasets.card import FREE, UNKNOWN, Title
from rookery.datasets.files import checksum
from rookery.datasets.rows import VALUE_SAMPLES, Game, Wanted, bots_of, find_advisor
from rookery.datasets.sources import ReadGames, SimulatedGames, Source
from rookery.locale import Words
from rookery.locale.error_text import system_text

REPLAYED: Final = 20
SEED: Final = "1"


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser, optional=True)
    add_setup(parser)
    parser.add_argument("--games", type=whole_number, default=1000, metavar="K", help="argument-dataset-games")
    parser.add_argument("--bots", metavar="NAME,NAME", help="argument-bots-all")
    add_seed(parser)
    parser.add_argument("--records", action="append", metavar="FILE", help="argument-dataset-records")
    parser.add_argument("--server", metavar="DATA", help="argument-dataset-server")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="argument-dataset-out")
    parser.add_argument("--no-positions", action="store_true", help="argument-dataset-no-positions")
    parser.add_argument("--observations", action="store_true", help="argument-dataset-observations")
    parser.add_argument("--value", metavar="BOT", help="argument-dataset-value")
    parser.add_argument("--samples", type=whole_number, default=VALUE_SAMPLES, metavar="N", help="argument-dataset-samples")
    add_workers(parser)
    parser.add_argument("--name", metavar="TEXT", help="argument-dataset-name")
    parser.add_argument("--edition", default="1.0.0", metavar="VERSION", help="argument-dataset-edition")
    parser.add_argument("--licence", metavar="ID", help="argument-dataset-licence")
    parser.add_argument("--check", type=Path, metavar="FOLDER", help="argument-dataset-check")
    parser.add_argument("--replay", type=whole_number, default=REPLAYED, metavar="K", help="argument-dataset-replay")


def run(arguments: Namespace, words: Words) -> int:
    _check_numbers(arguments)
    try:
        return _check(arguments, words) if arguments.check is not None else _write(arguments, words)
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != "pyarrow":
            raise
        raise InputError("dataset-not-installed") from error


def _check_numbers(arguments: Namespace) -> None:
    wishes = [arguments.game, arguments.records, arguments.server, arguments.check]
    if sum(wish is not None for wish in wishes) != 1 or (arguments.out is None) != (arguments.check is not None):
        raise InputError("dataset-which")
    if not arguments.games or not arguments.samples:
        raise InputError("dataset-numbers")


# --- check


def _check(arguments: Namespace, words: Words) -> int:
    from rookery.datasets.checking import check  # noqa: PLC0415  needs pyarrow

    found = check(arguments.check, arguments.replay, __version__)
    sys.stdout.write(words("dataset-good", **found._asdict()) + "\n")
    return 0


# --- write


def _write(arguments: Namespace, words: Words) -> int:
    workers = open_workers(arguments)
    from rookery.datasets.writing import write  # noqa: PLC0415  needs pyarrow

    wanted = Wanted(not arguments.no_positions, arguments.observations, arguments.value, arguments.samples)
    try:
        with workers as executor, _source(arguments) as source, _progress(source.total, words) as progress:
            title = _title(arguments, source)
            with redirect_stdout(sys.stderr):  # what bots print is no result
                made = write(arguments.out, source, wanted, title, __version__, executor=executor, progress=progress)
    except KeyboardInterrupt as error:
        once = "-" in (arguments.records or ())
        raise InputError("dataset-interrupted-once" if once else "dataset-interrupted", exit_code=INTERRUPTED) from error
    except OSError as error:
        raise InputError(
            "file-failed", file=str(error.filename or arguments.out), reason=system_text(error, words), exit_code=WRONG_CONTENT
        ) from error
    sys.stdout.write(words("dataset-done", folder=str(arguments.out), games=made.games, rows=made.rows, files=len(made.files)) + "\n")
    if left_out := getattr(source, "left_out", 0):
        sys.stdout.write(words("dataset-left-out", games=left_out) + "\n")
    return 0


@contextmanager
def _source(arguments: Namespace) -> Iterator[Source]:
    """Yield the games to write. Bots are created once to refuse invalid ones at once, and so that their failures are reported."""
    if arguments.server is not None:
        yield _server_source(arguments.server, arguments.command)
        return
    if arguments.records is not None:
        files = [_file_terms(name) for name in arguments.records]
        yield ReadGames("records", {"source": "records", "files": files}, lambda: _read(arguments.records))
        return
    game = find_game(arguments.game)
    setup = read_setup(game, arguments)
    if arguments.value is not None:
        find_advisor(game.name, arguments.value)
    names = name_bots(game.name, arguments.bots, setup.seats)
    with bots_at_seats(game.name, dict(enumerate(names))):
        yield SimulatedGames(Simulation(setup, names, arguments.seed or SEED, __version__, arguments.opener is None), arguments.games)


def _server_source(place: str, command: str) -> Source:
    try:
        from rookery.cli import server_games  # noqa: PLC0415  needs the packages of the server
    except ModuleNotFoundError as error:
        if (error.name or "rookery").partition(".")[0] == "rookery":
            raise
        raise InputError("serve-not-installed", command=f"rookery {command} --server") from error
    return ReadGames("server", {"source": "server", "games": server_games.digest(place)}, lambda: server_games.games(place))


def _file_terms(name: str) -> dict[str, str]:
    """Identify a file of records by its content; standard input cannot be read twice, so no other data set is equal."""
    return {"name": name, "sha256": secrets.token_hex(8)} if name == "-" else {"name": Path(name).name, "sha256": checksum(Path(name))}


def _read(names: list[str]) -> Iterator[Game]:
    for name in names:
        with open_source(name) as (stream, source):
            for record in read_records(stream, source):
                yield Game(0, record, bots_of(record), source)


def _title(arguments: Namespace, source: Source) -> Title:
    command = ["rookery", "dataset"]
    if arguments.game is not None:
        terms = source.terms
        command += [arguments.game, "--games", str(arguments.games), "--seats", str(terms["seats"])]
        command += [part for name, value in terms["options"].items() for part in ("--option", f"{name}={value}")]
        command += ["--expansions", ",".join(terms["expansions"])] if terms["expansions"] else []
        command += ["--opener", str(terms["opener"])] if terms["opener"] is not None else []
        command += ["--bots", ",".join(terms["bots"]), "--seed", terms["seed"]]
    for name in arguments.records or ():
        command += ["--records", name if name == "-" else Path(name).name]
    command += ["--server", "DATA"] if arguments.server is not None else []
    command += ["--no-positions"] if arguments.no_positions else []
    command += ["--observations"] if arguments.observations else []
    command += ["--value", arguments.value, "--samples", str(arguments.samples)] if arguments.value is not None else []
    licence = arguments.licence or (FREE if source.kind == "simulation" else UNKNOWN)
    name = arguments.name or f"rookery-{arguments.game or source.kind}"
    return Title(name, arguments.edition, licence, shlex.join([*command, "--out", "FOLDER"]))


@contextmanager
def _progress(total: int | None, words: Words) -> Iterator[Callable[[int], None]]:
    """Yield a function that shows further games, if somebody watches."""
    with progress_bar() as bar:
        task = None if bar is None else bar.add_task(words("simulate-progress"), total=total)

        def show(games: int) -> None:
            if bar is not None and task is not None:
                bar.advance(task, games)

        yield show
