"""`rookery analyse`: the cost of every choice in a finished game, and each player's luck."""

import json
import sys
import textwrap
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from rookery import __version__
from rookery.bots import strongest_advisor
from rookery.cli.advice_text import explanation_texts
from rookery.cli.arguments import find_game, game_title, whole_number
from rookery.cli.console import make_context, open_console
from rookery.cli.draw_context import DrawContext
from rookery.cli.errors import INTERRUPTED, WRONG_CONTENT, InputError
from rookery.cli.files import check_target, nth_record, open_source, read_records, states, write_file
from rookery.cli.player_names import player_names
from rookery.cli.standard_streams import print_for_programs, with_progress
from rookery.cli.tables import text_table
from rookery.cli.workers import add_workers, open_workers
from rookery.core.record import Record
from rookery.drawing.result_chart import Mark, result_chart
from rookery.locale import Words
from rookery.play.advice import Opinion
from rookery.play.analysis import MARKS, SAMPLES, Step, analyse, summarise

INDENT: Final = " " * 7
SUMMARY_COLUMNS: Final = ("analyse-player", *(f"analyse-{mark}" for mark in MARKS), "analyse-cost", "analyse-luck")


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="argument-file")
    parser.add_argument("--record", type=whole_number, metavar="K", help="argument-record")
    parser.add_argument("--samples", type=whole_number, default=SAMPLES, metavar="N", help="argument-analyse-samples")
    add_workers(parser)
    parser.add_argument("--all", action="store_true", help="argument-analyse-all")
    parser.add_argument("--json", action="store_true", help="argument-analyse-json")
    parser.add_argument("--svg", type=Path, metavar="FILE", help="argument-analyse-svg")
    parser.add_argument("--force", action="store_true", help="argument-force")
    parser.add_argument("--plain", action="store_true", help="argument-plain")


def run(arguments: Namespace, words: Words) -> int:
    if arguments.svg is not None:
        check_target(arguments.svg, overwrite=arguments.force)
    if not arguments.samples:
        raise InputError("analyse-samples")
    with open_source(arguments.file) as (stream, source):
        record = nth_record(read_records(stream, source), arguments.record or 1, source)
    for _ in states(record, source):
        pass  # reject a record with an illegal action before computing anything
    if not record.actions:
        raise InputError("replay-nothing", source=source, exit_code=WRONG_CONTENT)
    game = find_game(record.setup.game)
    advisor = strongest_advisor(game.name)
    if advisor is None:
        raise InputError("analyse-no-advisor", game=game_title(game, words))
    try:
        with open_workers(arguments) as executor:
            found = analyse(game, record, advisor, samples=arguments.samples, executor=executor)
            steps = list(with_progress(found, words, "analyse-progress", total=len(record.actions)))
    except KeyboardInterrupt as error:
        raise InputError("analyse-interrupted", exit_code=INTERRUPTED) from error
    _print(record, steps, arguments, words)
    return 0


def _print(record: Record, steps: Sequence[Step], arguments: Namespace, words: Words) -> None:
    names = player_names(record, words)
    if arguments.svg is not None:
        write_file(arguments.svg, _chart(steps, names, words))
        sys.stderr.write(words("saved", file=str(arguments.svg)) + "\n")
    if arguments.json:
        print_for_programs()
        sys.stdout.write(json.dumps(_as_json(record, steps)) + "\n")
        return
    console = open_console(plain=arguments.plain)
    context = make_context(console, words, names, plain=arguments.plain)
    shown = [step for step in steps if step.choice is not None and (arguments.all or step.choice.mark is not None)]
    for step in shown:
        for line in _lines(step, context):
            console.print(line)
    if not shown:
        console.print(words("analyse-clean"))
    summaries = zip(names, summarise(steps, len(names)), strict=True)
    rows = [(name, *map(str, one.marks.values()), words.percent(one.cost), words.percent(one.luck)) for name, one in summaries]
    console.print(text_table(SUMMARY_COLUMNS, rows, words))


def _lines(step: Step, context: DrawContext) -> list[str]:
    """Return the cost of a choice, followed by the better choice and the reasons."""
    words, choice = context.words, step.choice
    assert choice is not None, "only steps with a choice are shown"
    assert step.seat is not None, "a seat chooses"
    told = words("analyse-choice", mark=choice.mark or "none", player=context.names[step.seat], action=step.action, cost=words.percent(choice.cost))
    lines = [textwrap.fill(told, context.width, initial_indent=f"{step.number:>5}  ", subsequent_indent=INDENT)]
    if choice.best.action != choice.made.action:
        better = words("analyse-better", action=choice.best.action, chance=words.percent(choice.best.result))
        text = " ".join([better, *explanation_texts(choice.best, step.seat, context)])
        lines.append(textwrap.fill(text, context.width, initial_indent=INDENT, subsequent_indent=INDENT))
    return lines


def _chart(steps: Sequence[Step], names: Sequence[str], words: Words) -> str:
    marks = [
        Mark(step.number, step.seat, step.choice.mark)
        for step in steps
        if step.seat is not None and step.choice is not None and step.choice.mark is not None
    ]
    return result_chart(words("analyse-chart"), names, [step.results for step in steps], marks)


def _as_json(record: Record, steps: Sequence[Step]) -> dict[str, Any]:
    """Return the analysis as JSON; shares of the win are numbers from 0 to 1."""
    return {
        "game": record.setup.game,
        "seats": record.setup.seats,
        "version": __version__,
        "steps": [_step_as_json(step) for step in steps],
        "players": [{"cost": round(one.cost, 4), "marks": one.marks, "luck": round(one.luck, 4)} for one in summarise(steps, record.setup.seats)],
    }


def _step_as_json(step: Step) -> dict[str, Any]:
    found: dict[str, Any] = {
        "action": step.number,
        "seat": step.seat,
        "notation": step.action,
        "results": [round(result, 4) for result in step.results],
        "points": [round(points, 2) for points in step.points],
    }
    if step.luck is not None:
        found["luck"] = [round(luck, 4) for luck in step.luck]
    if step.choice is not None:
        found |= {"cost": round(step.choice.cost, 4), "mark": step.choice.mark, "best": _opinion_as_json(step.choice.best)}
    return found


def _opinion_as_json(opinion: Opinion) -> dict[str, Any]:
    return {
        "action": opinion.action,
        "result": round(opinion.result, 4),
        "margin": round(opinion.margin, 2),
        "spread": round(opinion.spread, 2),
        "explanations": [{"label": one.label, "args": dict(one.args)} for one in opinion.explanations],
    }
