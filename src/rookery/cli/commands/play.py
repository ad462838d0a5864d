"""`rookery play`: one person against bots, in the terminal."""

import signal
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from rookery.bots import bot_names, make_bot, strongest_advisor
from rookery.cli.arguments import add_game, add_seed, add_setup, find_game, game_title, random_seed, read_setup
from rookery.cli.bot_arguments import bots_at_seats, default_bot, distinct_titles, name_bots
from rookery.cli.console import make_context, open_console, outcome_lines
from rookery.cli.errors import WRONG_CONTENT, InputError
from rookery.cli.files import check_target, open_source, read_records, states
from rookery.cli.kit import renderer_for
from rookery.cli.standard_streams import standard_input
from rookery.cli.terminal_seat import YOU, QuitError, TerminalSeat
from rookery.cli.terminal_turn import show_board, take_turn
from rookery.core.errors import GameError
from rookery.core.record import Record
from rookery.core.record_text import read_rook, write_rook
from rookery.core.rules import CHANCE, Seat
from rookery.core.view import Event
from rookery.locale import Words
from rookery.play.asking import let_act, tell_begin, tell_end
from rookery.play.bot import Bot
from rookery.play.match import Match, bot_rng, chance_rng


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser, optional=True)
    add_setup(parser)
    parser.add_argument("--bots", metavar="NAME,NAME", help="argument-bots-others")
    add_seed(parser)
    parser.add_argument("--save", metavar="FILE", type=Path, help="argument-save")
    parser.add_argument("--force", action="store_true", help="argument-force")
    parser.add_argument("--resume", metavar="FILE", help="argument-resume")
    parser.add_argument("--plain", action="store_true", help="argument-plain")


def run(arguments: Namespace, words: Words) -> int:
    if arguments.save is not None:
        check_target(arguments.save, overwrite=arguments.force)
    seed = arguments.seed if arguments.seed is not None else random_seed()
    chance = chance_rng(seed)
    match, tags = _resume(arguments) if arguments.resume is not None else (_begin(arguments, chance), {})
    rivals = _rivals(match, arguments, tags)
    tags |= {f"player {YOU}": "person"} | {f"player {seat}": bot for seat, bot in rivals.items()}
    with bots_at_seats(match.setup.game, rivals) as bots:
        terminal = _take_seat(match, bots, arguments, words, tags=tags, seed=seed, chance=chance)
        if arguments.seed is None:
            sys.stderr.write(words("seed-drawn", seed=seed) + "\n")
        try:
            with _signals_interrupt():
                tell_begin(bots, match.setup, seed)
                _play(terminal)
                tell_end(bots, match)
        except QuitError:
            terminal.say("left")
        finally:
            if terminal.target is not None:
                terminal.save(terminal.target)
    return 0


def _begin(arguments: Namespace, chance: Random) -> Match:
    if arguments.game is None:
        raise InputError("play-what")
    game = find_game(arguments.game)
    return Match(game, read_setup(game, arguments, chance=chance))


def _resume(arguments: Namespace) -> tuple[Match, dict[str, str]]:
    """Return the match after the record's last action, and the record's tags."""
    with open_source(arguments.resume) as (stream, source):
        records = list(read_records(stream, source))
        if len(records) != 1:
            raise InputError("resume-one", source=source, count=len(records), exit_code=WRONG_CONTENT)
    record: Record = records[0]
    if not _can_be_saved(record):
        raise InputError("resume-unwritable", source=source, exit_code=WRONG_CONTENT)
    for _ in states(record, source):
        pass
    match = Match(find_game(record.setup.game), record.setup, position=record.position)
    for action in record.actions:
        match.act(action)
    if match.actor is None:
        raise InputError("resume-over", source=source, exit_code=WRONG_CONTENT)
    return match, dict(record.tags)


def _can_be_saved(record: Record) -> bool:
    """Return whether a `.rook` text can hold the record; unlike JSON, it excludes some tags and positions. Check this before the game continues."""
    try:
        return read_rook(write_rook(record)) == record
    except GameError:
        return False


def _rivals(match: Match, arguments: Namespace, tags: dict[str, str]) -> dict[Seat, str]:
    """Return the bots of `--bots` by seat, or else those of the record's tags if they are built in: a record must not name code to run."""
    others = range(1, match.setup.seats)
    seated = tuple(tags.get(f"player {seat}", "") for seat in others)
    if arguments.bots is not None or not set(seated) <= set(bot_names(match.setup.game)):
        seated = name_bots(match.setup.game, arguments.bots, len(others))
    return dict(zip(others, seated, strict=True))


def _take_seat(
    match: Match, bots: dict[Seat, Bot], arguments: Namespace, words: Words, *, tags: dict[str, str], seed: str, chance: Random
) -> TerminalSeat:
    game = match.setup.game
    names = (words("player-you"), *distinct_titles([tags[f"player {seat}"] for seat in bots], words))
    console = open_console(plain=arguments.plain)
    return TerminalSeat(
        match=match,
        bots=bots,
        advisor=strongest_advisor(game) or make_bot(game, default_bot(game)),
        renderer=renderer_for(game),
        context=make_context(console, words, names, you=YOU, plain=arguments.plain),
        console=console,
        source=standard_input(),
        chance=chance,
        thought=bot_rng(seed),
        advice=Random(f"{seed}/advice"),
        tags=tags,
        target=_target(arguments),
    )


def _target(arguments: Namespace) -> Path | None:
    """Return the file of `--save`, or else the file of `--resume`."""
    if arguments.save is None and arguments.resume not in (None, "-"):
        return Path(arguments.resume)
    target: Path | None = arguments.save
    return target


def _play(terminal: TerminalSeat) -> None:
    """Play until the game is over or the person quits."""
    match = terminal.match
    terminal.say("welcome", title=game_title(match.game, terminal.context.words))
    while (actor := match.actor) is not None:
        terminal.show_heading()
        if actor == CHANCE:
            terminal.log_events(_chance(terminal))
        elif actor == YOU:
            take_turn(terminal)
        else:
            terminal.log_events(_bot(terminal, actor))
    _show_end(terminal)


def _chance(terminal: TerminalSeat) -> list[Event]:
    """Draw for chance until a seat acts next; return all events."""
    events: list[Event] = []
    while terminal.match.actor == CHANCE:
        terminal.match.draw(terminal.chance.randrange)
        events += terminal.view().events
    return events


def _bot(terminal: TerminalSeat, seat: Seat) -> list[Event]:
    """Let a bot act until its turn is over; return all events."""
    events: list[Event] = []
    while terminal.match.actor == seat:
        let_act(terminal.match, terminal.bots[seat], terminal.thought)
        events += terminal.view().events
    return events


def _show_end(terminal: TerminalSeat) -> None:
    """Show the final board, all score sheets, and the winners."""
    outcome, context = terminal.view().outcome, terminal.context
    assert outcome is not None, "nobody is to act only when the game is over"
    show_board(terminal)
    terminal.write("", *outcome_lines(outcome, context))


@contextmanager
def _signals_interrupt() -> Iterator[None]:
    """Treat SIGTERM and SIGHUP (a closed terminal) like Ctrl-C, so that the game is saved."""

    def interrupt(_number: int, _frame: object) -> None:
        raise KeyboardInterrupt

    signals = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    former = {number: signal.signal(number, interrupt) for number in signals}
    try:
        yield
    finally:
        for number, handler in former.items():
            signal.signal(number, handler)
