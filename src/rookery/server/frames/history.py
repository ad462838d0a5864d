"""Replays of finished games. The states of the latest games stay cached, because viewers request one step after another."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from rookery.core.record import Record, Setup, replay
from rookery.core.rules import CHANCE, AnyGame, Seat
from rookery.core.view import Event, View, plain
from rookery.games import GAMES
from rookery.play.better_way import gains
from rookery.server import wire
from rookery.server.tables import log
from rookery.server.tables.fold import fold
from rookery.server.tables.table import Table

GAMES_CACHED = 8
HISTORIES_CACHED = 32


def read_records(table: str, numbers: Iterable[int], entries: Iterable[bytes]) -> list[Record]:
    """Return the records of finished games from the log of their table."""
    found = Table(table)
    fold(found, map(log.decode, entries))
    return [found.played[number - 1].record for number in numbers]


@lru_cache(GAMES_CACHED)
def states(record: Record) -> tuple[Any, ...]:
    """Return every state of a record, starting with the first."""
    return tuple(replay(GAMES[record.setup.game], record))


def view_after(record: Record, step: int) -> View:
    """Return the view of a spectator after `step` actions."""
    view: View = GAMES[record.setup.game].rules(record.setup).view(states(record)[step], None)
    return view


def events_of(record: Record, step: int) -> tuple[Event, ...]:
    """Return the events of an action (1: the first), in full."""
    game, known = GAMES[record.setup.game], states(record)
    events: tuple[Event, ...] = known[step].events
    return events if game.surveyor is None else game.surveyor.explain(game.rules(record.setup), known[step - 1], known[step])


def survey_after(record: Record, step: int) -> Any | None:
    """Return the survey of the board after `step` actions; None for games without surveys."""
    game, known = GAMES[record.setup.game], states(record)
    if game.surveyor is None:
        return None
    history = (events_of(record, number) for number in range(step, 0, -1))
    return game.surveyor.survey(game.rules(record.setup), known[step], history, True)


def step_after(record: Record, number: int) -> wire.replays.StepFrame:
    """Return an action (1: the first) with its events. It belongs to the round in which it was played, not to the one that it begins."""
    before, after = view_after(record, number - 1), view_after(record, number)
    return wire.replays.StepFrame(
        version=number,
        round=before.round,
        seat=None if before.actor == CHANCE else before.actor,
        action=record.actions[number - 1],
        events=plain(events_of(record, number)),
        scores=after.scores,
    )


@lru_cache(HISTORIES_CACHED)
def steps(record: Record) -> tuple[wire.replays.StepFrame, ...]:
    """Return every action with its events."""
    return tuple(step_after(record, number) for number in range(1, len(record.actions) + 1))


def better_way(table: str, number: int, record: Record, at: int, way: tuple[str, ...]) -> wire.replays.BetterWayFrame:
    """Return these actions, which replace action `at` and all later ones, with the position after each and the points that they gain."""
    other = replace(record, actions=(*record.actions[: at - 1], *way), scores=None, lines=())
    numbers = range(at, at + len(way))
    shown = tuple(wire.replays.ShownFrame(plain(view_after(other, one)), wire.builtins(survey_after(other, one))) for one in numbers)
    found = gains(GAMES[record.setup.game], record, at, way, states(record)) if way else ()
    gained = tuple(wire.replays.WayGain(at - 1 + one.actions, one.points) for one in found)
    return wire.replays.BetterWayFrame(table, number, at, tuple(step_after(other, one) for one in numbers), shown, gained)


def next_choices(game: AnyGame, setup: Setup, state: Any, seat: Seat, actions: Sequence[str]) -> tuple[wire.insight.NextChoice, ...]:
    """Return the choices after the first of these actions of a seat, up to the first that is not offered: a draw may have changed the offers."""
    rules, found = game.rules(setup), []
    for number, text in enumerate(actions):
        offer = next((choice for choice in rules.view(state, seat).choices if choice.action == text), None)
        if offer is None:
            break
        if number:
            found.append(wire.insight.NextChoice(offer.action, offer.label, plain(offer.args)))
        state = rules.apply(state, game.read_action(setup, text))
    return tuple(found)
