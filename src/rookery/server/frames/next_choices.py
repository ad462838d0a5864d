"""How a choice goes on in the same turn, with the words of each further choice."""

from collections.abc import Sequence
from typing import Any

from rookery.core.record import Setup
from rookery.core.rules import AnyGame, Seat
from rookery.core.view import plain
from rookery.server import wire


def next_choices(game: AnyGame, setup: Setup, state: Any, seat: Seat, actions: Sequence[str]) -> tuple[wire.insight.NextChoice, ...]:
    """The choices after the first of these actions of a seat, as long as they are offered: a draw between them may change what is."""
    rules, found = game.rules(setup), []
    for number, text in enumerate(actions):
        offer = next((choice for choice in rules.view(state, seat).choices if choice.action == text), None)
        if offer is None:
            break
        if number:
            found.append(wire.insight.NextChoice(offer.action, offer.label, plain(offer.args)))
        state = rules.apply(state, game.read_action(setup, text))
    return tuple(found)
