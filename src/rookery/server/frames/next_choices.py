"""The continuation of a choice within the same turn, with the label of each further choice."""

from collections.abc import Sequence
from typing import Any

from rookery.core.record import Setup
from rookery.core.rules import AnyGame, Seat
from rookery.core.view import plain
from rookery.server import wire


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
