"""The analysis of a finished game, in a process of its own. The process keeps the states of the game from one part to the next."""

import os
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, Final

import msgspec

from rookery.bots import strongest_advisor
from rookery.core.record import Record
from rookery.core.view import Choice as Offer
from rookery.core.view import plain
from rookery.games import GAMES
from rookery.play.advice import Advisor, Opinion
from rookery.play.analysis import Choice, Step, analyse
from rookery.play.better_way import better_way
from rookery.server import time_source, wire, worker_processes
from rookery.server.frames import history
from rookery.server.frames.history import next_choices
from rookery.server.frames.tables import explanation_frames

try:
    import resource
except ImportError:  # not on Windows
    resource = None  # type: ignore[assignment]

SAMPLES: Final = 40
"""Rollouts per position. A choice that seems to need a sign gets ten times as many."""
MEMORY: Final = 1 << 30
NICENESS: Final = 19
CHOICES_KEPT: Final = 40
"""The number of best choices to store; there may be hundreds."""
DIGITS: Final = 4


def begin() -> None:
    """Run at idle priority, if the system has it, and limit the memory."""
    worker_processes.begin(NICENESS)
    if hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    if resource is not None:
        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))


def go_on(record: Record, last: wire.insight.AnalysedStep | None, seconds: float) -> tuple[wire.insight.AnalysedStep, ...]:
    """Return the steps after `last` that fit into about `seconds` of work; at least one.

    Step 0 is the start: every seat's expected result before the first action.
    """
    game, deadline = GAMES[record.setup.game], time_source.monotonic() + seconds
    rules, states = game.rules(record.setup), history.states(record)
    advisor = strongest_advisor(game.name)
    assert advisor is not None, "only games with an advisor are analysed"
    if last is None:
        promise = advisor.expect(rules.view(states[0], None), Random("0"), samples=SAMPLES)
        results, points = [each.result for each in promise], [each.points for each in promise]
        return (wire.insight.AnalysedStep(0, None, _rounded(results), _rounded(points), None, None, None, ()),)
    steps: list[wire.insight.AnalysedStep] = []
    known = Step(last.number, None, "", last.results, last.points)
    for step in analyse(game, record, advisor, samples=SAMPLES, after=known, states=states):
        signed = step.choice is not None and step.choice.sign is not None
        shown = _shown(step, rules.view(states[step.number - 1], step.seat).choices if signed else ())
        steps.append(_going_on(shown, step, record, states, advisor) if signed else shown)
        draws_go_on = step.seat is None and step.luck is None
        if time_source.monotonic() > deadline and not draws_go_on:
            break
    return tuple(steps)


def _shown(step: Step, offered: Iterable[Offer]) -> wire.insight.AnalysedStep:
    """Return a step for the wire; a step with a sign includes the choices that were offered."""
    if step.choice is None:
        luck = None if step.luck_in_points is None else _rounded(step.luck_in_points)
        return wire.insight.AnalysedStep(step.number, step.seat, _rounded(step.results), _rounded(step.points), luck, None, None, ())
    offers = {offer.action: offer for offer in offered}
    choices = tuple(_choice(opinion, offers[opinion.action], step.choice) for opinion in (_kept(step.choice) if offers else ()))
    cost, sign = round(step.choice.cost, DIGITS), step.choice.sign
    return wire.insight.AnalysedStep(step.number, step.seat, _rounded(step.results), _rounded(step.points), None, cost, sign, choices)


def _going_on(shown: wire.insight.AnalysedStep, step: Step, record: Record, states: Sequence[Any], advisor: Advisor) -> wire.insight.AnalysedStep:
    """Return a step with the continuation of its best choice, in the same turn and after it, until the gain shows in points."""
    assert step.choice is not None, "only choices have a sign"
    assert step.seat is not None, "a seat chooses"
    best, game = step.choice.best, GAMES[record.setup.game]
    then = next_choices(game, record.setup, states[step.number - 1], step.seat, (best.action, *best.then))
    turn, gain = (best.action, *(each.action for each in then)), best.margin - step.choice.made.margin
    way = better_way(game, record, step.number, turn, advisor, samples=SAMPLES, gain=gain, states=states)
    first, *others = shown.choices
    return msgspec.structs.replace(shown, choices=(msgspec.structs.replace(first, then=then), *others), way=way)


def _choice(opinion: Opinion, offer: Offer, choice: Choice) -> wire.insight.AnalysedChoice:
    explained = opinion.explanations if opinion in (choice.made, choice.best) else ()
    return wire.insight.AnalysedChoice(opinion.action, offer.label, plain(offer.args), round(opinion.result, DIGITS), explanation_frames(explained))


def _kept(choice: Choice) -> list[Opinion]:
    """Return the best choices, and the one that was made."""
    best = list(choice.opinions[:CHOICES_KEPT])
    return best if choice.made in best else [*best, choice.made]


def _rounded(numbers: Iterable[float]) -> tuple[float, ...]:
    return tuple(round(number, DIGITS) for number in numbers)
