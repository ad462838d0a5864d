"""`rookery arena`: play bots against each other on paired deals until the stronger one is known."""

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from functools import partial
from hashlib import sha256
from math import inf
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from rookery import __version__
from rookery.bots.entrants import MakeEntrant, fingerprint
from rookery.bots.twin_match import TwinMatch, can_play
from rookery.cli.arguments import add_game, add_seed, add_setup, find_game, read_setup, whole_number
from rookery.cli.errors import INTERRUPTED, InputError
from rookery.cli.standard_streams import print_for_programs
from rookery.cli.tables import Rows, markdown_table, show, text_table
from rookery.cli.workers import MOST_JOBS, add_workers, open_workers
from rookery.drawing.interval_chart import interval_chart
from rookery.locale import Words
from rookery.locale.error_text import reason_text
from rookery.play.deal import LIMIT, Forfeit, RulesMatch, close
from rookery.play.standings import HostRow, Standings, as_json, standings
from rookery.play.tournament import OtherTournamentError, Terms, Tournament, round_robin
from rookery.work.errors import WorkError
from rookery.work.origin import build

if TYPE_CHECKING:
    from rich.console import RenderableType

ARENA_SEATS: Final = 2
REFRESH_SECONDS: Final = 1.0
COLUMNS: Final = ("arena-bot", "arena-rating", "arena-wins", "arena-time", "arena-games", "arena-forfeits")
HOST_COLUMNS: Final = ("arena-host", "arena-processor", "arena-games", "arena-residual")
HOST_TEXTS: Final = 2
"""The number of columns that hold text."""
PAIR_COLUMNS: Final = ("arena-pair", "arena-wins", "arena-margin", "arena-games")


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("bots", nargs="*", metavar="BOT", help="argument-arena-bots")
    add_setup(parser, "arena")
    parser.add_argument("--games", type=whole_number, default=400, metavar="K", help="argument-arena-games")
    add_workers(parser)
    parser.add_argument("--until", type=whole_number, metavar="PERCENT", help="argument-arena-until")
    parser.add_argument("--limit", type=whole_number, default=int(LIMIT), metavar="SECONDS", help="argument-arena-limit")
    add_seed(parser)
    parser.add_argument("--records", type=Path, metavar="FILE", help="argument-arena-records")
    parser.add_argument("--json", action="store_true", help="argument-arena-json")
    parser.add_argument("--markdown", type=Path, metavar="FILE", help="argument-arena-markdown")
    parser.add_argument("--svg", type=Path, metavar="FILE", help="argument-arena-svg")


def run(arguments: Namespace, words: Words) -> int:
    with redirect_stdout(sys.stderr):  # the output of bots is not part of the result
        tournament = _prepare(arguments)
    stopped: Exception | None = None
    with open_workers(arguments) as executor, redirect_stdout(sys.stderr):
        if tournament.records is not None:
            sys.stderr.write(words("arena-records", file=str(tournament.records), games=tournament.games_played) + "\n")
        try:
            with _live_table(tournament, words) as refresh:
                for _ in tournament.play(executor):
                    refresh()
        except KeyboardInterrupt:
            stopped = InputError("arena-interrupted", exit_code=INTERRUPTED)
        except WorkError as error:
            stopped = error
    _print(tournament, arguments, words)
    if stopped is not None:
        raise stopped
    return 0


def _prepare(arguments: Namespace) -> Tournament:
    """Return the requested tournament, including the games already played."""
    game = find_game(arguments.game)
    if arguments.seats is None:
        arguments.seats = ARENA_SEATS
    setup = read_setup(game, arguments)
    if len(set(arguments.bots)) < max(2, len(arguments.bots)):
        raise InputError("arena-bots")
    if not arguments.games or not arguments.limit or not 0 < arguments.jobs <= MOST_JOBS or arguments.until == 0:
        raise InputError("arena-numbers", most=MOST_JOBS)
    make = MakeEntrant(game.name, float(arguments.limit), apart=True)
    bots = [make(text) for text in arguments.bots]
    for bot in bots:
        close(bot)
    set_up = TwinMatch if can_play(setup, bots) else RulesMatch
    seed = arguments.seed or "1"
    files = partial(fingerprint, tuple(arguments.bots))
    version = " ".join(filter(None, (__version__, build(), files())))
    terms = Terms(game, setup, round_robin(arguments.bots, setup.seats), make, seed, version, float(arguments.limit), set_up, files)
    path = arguments.records or _records_path(terms)
    try:
        return Tournament(terms, -(-arguments.games // setup.seats), path, arguments.until)
    except OtherTournamentError as error:
        raise InputError("arena-other-records", file=str(path)) from error


def _records_path(terms: Terms) -> Path:
    """Return a file in this folder whose name identifies the tournament, so that the same command resumes it."""
    setup = terms.setup
    key = json.dumps([dict(setup.options), setup.expansions, setup.opener, terms.pairs, terms.seed, terms.version])
    return Path(f"arena-{setup.game}-{setup.seats}-{sha256(key.encode()).hexdigest()[:8]}.jsonl")


@contextmanager
def _live_table(tournament: Tournament, words: Words) -> Iterator[Callable[[], None]]:
    """Show the standings on standard error while the tournament runs, if that is a terminal; yield a function that refreshes them."""
    if not sys.stderr.isatty():
        yield lambda: None
        return
    from rich.console import Console  # noqa: PLC0415  slow to load, and needed only where somebody watches
    from rich.live import Live  # noqa: PLC0415  as above

    shown = -inf

    def refresh() -> None:
        nonlocal shown
        if monotonic() - shown >= REFRESH_SECONDS:
            shown = monotonic()
            live.update(_tables(tournament, words), refresh=True)

    with Live(console=Console(stderr=True), transient=True, auto_refresh=False) as live:
        refresh()
        yield refresh


def _print(tournament: Tournament, arguments: Namespace, words: Words) -> None:
    found = standings(tournament)
    if arguments.markdown is not None:
        lines = [line for columns, rows, left in _columns_and_rows(found, words) for line in (*markdown_table(columns, rows, words, left=left), "")]
        arguments.markdown.write_text("\n".join(lines), "utf-8")
    if arguments.svg is not None:
        rows = [(f"{row.challenger} – {row.rival}", *row.share) for row in found.pairs]
        arguments.svg.write_text(interval_chart(words("arena-wins"), rows, 100 / found.seats, words.decimal), "utf-8")
    if arguments.json:
        print_for_programs()
        sys.stdout.write(json.dumps({**as_json(found), "seed": tournament.terms.seed, "version": __version__}, ensure_ascii=False) + "\n")
        return
    show(_tables(tournament, words))


def _tables(tournament: Tournament, words: Words) -> "RenderableType":
    from rich.console import Group  # noqa: PLC0415  slow to load, and JSON does not need it
    from rich.text import Text  # noqa: PLC0415  as above

    found = standings(tournament)
    look: dict[str, Any] = {"no_wrap": True, "min_width": 12, "show_edge": False, "pad_edge": False}
    tables = [text_table(columns, rows, words, left=left, **look) for columns, rows, left in _columns_and_rows(found, words)]
    played = tournament.games_played
    total = max(played, tournament.games_to_play)  # the file may hold more games than this run requested
    progress = [Text(words("arena-progress", games=played, total=total, fair=words.percent(1 / found.seats)))]
    if early := [f"{row.challenger} – {row.rival}" for row in found.pairs if row.decided and row.games < tournament.deals * found.seats]:
        progress.append(Text(words("arena-decided", pairs=", ".join(early))))
    if large := [row.host for row in found.hosts if row.residual is not None and row.residual.large]:
        progress.append(Text(words("arena-residual-large", hosts=", ".join(large))))
    reasons = [Text(words("arena-forfeited", bot=bot, reason=_why(forfeit, words))) for bot, forfeit in found.forfeits.items()]
    return Group(*tables, *progress, *reasons)


def _why(forfeit: Forfeit, words: Words) -> str:
    """Return why a bot forfeited; games stored by an earlier release give the reason in English only."""
    return reason_text(forfeit.data, words) if forfeit.data else words("reason-other", reason=forfeit.reason)


def _columns_and_rows(found: Standings, words: Words) -> Iterator[tuple[Sequence[str], Rows, int]]:
    """Yield the table of bots, the table of pairs, and the table of machines if there are several; each with its number of columns of text."""
    yield (
        COLUMNS,
        [
            (
                row.name,
                f"{words.decimal(row.rating)} ± {words.decimal(2 * row.uncertainty)}",
                words.estimate(*row.share),
                words.decimal(row.milliseconds, 3),
                str(row.games),
                str(row.forfeits),
            )
            for row in found.bots
        ],
        1,
    )
    yield (
        PAIR_COLUMNS,
        [
            (f"{row.challenger} – {row.rival}", words.estimate(*row.share), words.estimate(*row.margin) if row.margin else "", str(row.games))
            for row in found.pairs
        ],
        1,
    )
    if len(found.hosts) > 1:
        yield HOST_COLUMNS, [(row.host, row.processor, str(row.games), _residual(row, words)) for row in found.hosts], HOST_TEXTS


def _residual(row: HostRow, words: Words) -> str:
    return "" if row.residual is None else f"{words.decimal(row.residual.mean)} ± {words.decimal(row.residual.error)}"
