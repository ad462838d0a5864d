"""`rookery replay`: check a record action by action, and show it."""

import sys
import textwrap
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, islice
from pathlib import Path

from rich.text import Text

from rookery.cli.arguments import find_game, game_title, whole_number
from rookery.cli.console import make_context, open_console, outcome_lines
from rookery.cli.draw_context import DrawContext
from rookery.cli.errors import WRONG_CONTENT, InputError
from rookery.cli.files import check_target, nth_record, open_source, read_records, states, write_file
from rookery.cli.kit import renderer_for
from rookery.cli.player_names import player_names, player_tagged
from rookery.cli.standard_streams import print_for_programs, with_progress
from rookery.core.record import Record
from rookery.core.record_text import write_json
from rookery.core.rules import CHANCE
from rookery.core.view import Event
from rookery.drawing import THEMES, draw
from rookery.locale import Words


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="argument-file")
    parser.add_argument("--record", type=whole_number, metavar="K", help="argument-record")
    parser.add_argument("--at", type=whole_number, metavar="N", help="argument-at")
    parser.add_argument("--json", action="store_true", help="argument-json-replay")
    parser.add_argument("--svg", type=Path, metavar="FILE", help="argument-svg")
    parser.add_argument("--theme", default=THEMES[0], metavar="|".join(THEMES), help="argument-theme")
    parser.add_argument("--force", action="store_true", help="argument-force")
    parser.add_argument("--plain", action="store_true", help="argument-plain")


def run(arguments: Namespace, words: Words) -> int:
    if arguments.svg is not None:
        _check_picture(arguments)
    with open_source(arguments.file) as (stream, source):
        records = read_records(stream, source)
        if arguments.record is not None:
            records = iter([nth_record(records, arguments.record, source)])
        first = list(islice(records, 2))
        if not first:
            raise InputError("replay-nothing", source=source, exit_code=WRONG_CONTENT)
        records = chain(first, records)
        if arguments.json:
            print_for_programs()
            for record in with_progress(records, words, "replay-progress"):
                sys.stdout.write(write_json(_until(record, arguments.at, source)) + "\n")
        elif len(first) == 1:
            show = _show if arguments.svg is None else _draw
            show(_until(first[0], arguments.at, source), arguments, source, words)
        else:
            _summarise(with_progress(records, words, "replay-progress"), arguments, source, words)
    return 0


def _check_picture(arguments: Namespace) -> None:
    """Check the arguments for a picture before reading the record."""
    if arguments.theme not in THEMES:
        raise InputError("no-such-theme", theme=arguments.theme, known=", ".join(THEMES))
    if arguments.json:
        raise InputError("replay-one-form")
    check_target(arguments.svg, overwrite=arguments.force)


def _until(record: Record, at: int | None, source: str) -> Record:
    """Return the record, checked to its end and then cut after `at` actions."""
    for _ in states(record, source):
        pass
    if at is None or at == len(record.actions):
        return record
    if at > len(record.actions):
        raise InputError("replay-at", at=at, actions=len(record.actions))
    return replace(record, actions=record.actions[:at], scores=None, lines=record.lines[:at])


def _summarise(records: Iterator[Record], arguments: Namespace, source: str, words: Words) -> None:
    """Check many records and print their number."""
    if arguments.at is not None or arguments.svg is not None:
        raise InputError("replay-which", source=source)
    games = actions = finished = 0
    for record in records:
        *_, last = states(record, source)
        games += 1
        actions += len(record.actions)
        finished += find_game(record.setup.game).rules(record.setup).outcome(last) is not None
    sys.stdout.write(words("replay-summary", games=games, finished=finished, actions=actions) + "\n")


def _show(record: Record, arguments: Namespace, source: str, words: Words) -> None:
    """Print the record in words, or with `--at` the board after that many actions."""
    console = open_console(plain=arguments.plain)
    context = make_context(console, words, player_names(record, words), plain=arguments.plain)
    lines = _board(record, source, context) if arguments.at is not None else _log(record, source, context)
    for line in lines:
        console.print(line)


def _draw(record: Record, arguments: Namespace, source: str, words: Words) -> None:
    """Write a picture of the board after the last action."""
    *_, last = states(record, source)
    view = find_game(record.setup.game).rules(record.setup).view(last, None)
    names = [player_tagged(record, seat, words) or words("player-seat", seat=seat) for seat in range(record.setup.seats)]
    write_file(arguments.svg, draw(view, theme=arguments.theme, names=names).svg)
    sys.stdout.write(words("saved", file=str(arguments.svg)) + "\n")


def _board(record: Record, source: str, context: DrawContext) -> Iterator[Text | str]:
    *_, last = states(record, source)
    view = find_game(record.setup.game).rules(record.setup).view(last, None)
    renderer = renderer_for(record.setup.game)
    yield context.words("replay-after", actions=len(record.actions))
    yield ""
    yield from renderer.render(view, context)


def _log(record: Record, source: str, context: DrawContext) -> Iterator[Text | str]:
    """Print every action as a numbered sentence, with consecutive draws on one line, and then the score sheets."""
    setup = record.setup
    rules, renderer = find_game(setup.game).rules(setup), renderer_for(setup.game)
    yield Text(
        context.words("replay-title", title=game_title(find_game(setup.game), context.words), seats=setup.seats, actions=len(record.actions)),
        style="bold",
    )
    heading = ""
    pending: list[Event] = []
    state = None
    for number, following in enumerate(states(record, source)):
        if state is not None:
            pending += rules.view(following, None).events
            if not (rules.actor(state) == CHANCE == rules.actor(following)):
                sentences = " ".join(renderer.event_sentences(pending, context)) or record.actions[number - 1]
                yield textwrap.fill(sentences, context.width, initial_indent=f"{number:>5}  ", subsequent_indent=" " * 7)
                pending = []
        state = following
        if heading != (heading := renderer.heading(rules.view(state, None), context)) and rules.actor(state) is not None:
            yield ""
            yield Text(heading, style="bold")
    outcome = None if state is None else rules.outcome(state)
    yield ""
    if outcome is None:
        yield context.words("replay-unfinished")
        return
    yield from outcome_lines(outcome, context)
