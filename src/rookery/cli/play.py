"""`rookery play`: one person against bots, in the terminal."""

import signal
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from rookery.bots import bot_names
from rookery.cli.arguments import add_game, add_seed, add_setup, chance_of, find_game, fresh_seed, read_setup, thought_of
from rookery.cli.errors import WRONG_CONTENT, InputError
from rookery.cli.lines import standard_input
from rookery.cli.records import open_source, read_records, states
from rookery.cli.saving import check_target
from rookery.cli.screen import final_lines, make_paper, open_screen
from rookery.cli.seating import make_bots, name_bots, usual_bot
from rookery.cli.sitting import YOU, QuitError, Sitting
from rookery.cli.tables import table_of
from rookery.cli.turn import show_table, take_turn
from rookery.core.errors import GameError
from rookery.core.record import Record
from rookery.core.record_text import read_rook, write_rook
from rookery.core.rules import CHANCE, Seat
from rookery.core.view import Event
from rookery.locale import Words
from rookery.play.match import Match


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
    seed = arguments.seed if arguments.seed is not None else fresh_seed()
    chance = chance_of(seed)
    match, tags = _resume(arguments) if arguments.resume is not None else (_begin(arguments, chance), {})
    sitting = _sit_down(match, arguments, words, tags=tags, seed=seed, chance=chance)
    if arguments.seed is None:
        sys.stderr.write(words("seed-drawn", seed=seed) + "\n")
    try:
        with _leaving_gently():
            _play(sitting)
    except QuitError:
        sitting.say("left")
    finally:
        if sitting.target is not None:
            sitting.save(sitting.target)
    return 0


def _begin(arguments: Namespace, chance: Random) -> Match:
    if arguments.game is None:
        raise InputError("play-what")
    game = find_game(arguments.game)
    return Match(game, read_setup(game, arguments, chance=chance))


def _resume(arguments: Namespace) -> tuple[Match, dict[str, str]]:
    """The match of a record as far as it was played, and the record's tags."""
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
    """JSON holds tags and positions that a `.rook` text cannot; whoever plays on must not find out at the end."""
    try:
        return read_rook(write_rook(record)) == record
    except GameError:
        return False


def _sit_down(match: Match, arguments: Namespace, words: Words, *, tags: dict[str, str], seed: str, chance: Random) -> Sitting:
    game = match.setup.game
    others = range(1, match.setup.seats)
    seated = tuple(tags.get(f"player {seat}", "") for seat in others)
    if arguments.bots is not None or not set(seated) <= set(bot_names(game)):
        seated = name_bots(game, arguments.bots, len(others))
    names = (words("player-you"), *(words("player-bot", bot=bot, seat=seat) for seat, bot in zip(others, seated, strict=True)))
    console = open_screen(plain=arguments.plain)
    return Sitting(
        match=match,
        bots=dict(zip(others, make_bots(game, seated), strict=True)),
        advisor=make_bots(game, (usual_bot(game),))[0],
        table=table_of(game),
        paper=make_paper(console, words, names, you=YOU, plain=arguments.plain),
        console=console,
        source=standard_input(),
        chance=chance,
        thought=thought_of(seed),
        advice=Random(f"{seed}/advice"),
        tags={**tags, f"player {YOU}": "person"} | {f"player {seat}": bot for seat, bot in zip(others, seated, strict=True)},
        target=_target(arguments),
    )


def _target(arguments: Namespace) -> Path | None:
    """Where the game is saved: as told, or back where it came from."""
    if arguments.save is None and arguments.resume not in (None, "-"):
        return Path(arguments.resume)
    target: Path | None = arguments.save
    return target


def _play(sitting: Sitting) -> None:
    """Play on until the game is over or the person leaves."""
    match = sitting.match
    sitting.say("welcome", title=match.game.facts.title)
    while (actor := match.actor) is not None:
        sitting.show_heading()
        if actor == CHANCE:
            sitting.tell(_nature(sitting))
        elif actor == YOU:
            take_turn(sitting)
        else:
            sitting.tell(_bot(sitting, actor))
    _show_end(sitting)


def _nature(sitting: Sitting) -> list[Event]:
    """Let nature act until a seat is to act, and give all that happened."""
    events: list[Event] = []
    while sitting.match.actor == CHANCE:
        sitting.match.draw(sitting.chance.randrange)
        events += sitting.view().events
    return events


def _bot(sitting: Sitting, seat: Seat) -> list[Event]:
    """Let a bot act until somebody else is to act, and give all that happened."""
    events: list[Event] = []
    while sitting.match.actor == seat:
        sitting.match.act(sitting.bots[seat].choose(sitting.match.view(seat), sitting.thought))
        events += sitting.view().events
    return events


def _show_end(sitting: Sitting) -> None:
    """The table, everybody's score sheet, and who has won."""
    outcome, paper = sitting.view().outcome, sitting.paper
    assert outcome is not None, "nobody is to act only when the game is over"
    show_table(sitting)
    sitting.write("", *final_lines(outcome, paper))


@contextmanager
def _leaving_gently() -> Iterator[None]:
    """A closed terminal or a request to end is treated as Ctrl-C is, so that the game is saved."""

    def interrupt(_number: int, _frame: object) -> None:
        raise KeyboardInterrupt

    requests = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    former = {number: signal.signal(number, interrupt) for number in requests}
    try:
        yield
    finally:
        for number, handler in former.items():
            signal.signal(number, handler)
