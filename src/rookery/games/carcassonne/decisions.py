"""Decisions to compare between games of one deal: how a player used a figure in their n-th turn, with the same tile.

The boards diverge after a few turns, so placements cannot be compared, but uses of figures can.
"""

from collections.abc import Iterable
from typing import Final

from rookery.core.decision import Decision
from rookery.core.rules import Seat
from rookery.core.view import Event

SKIPPED: Final = "skipped"
NOT_WITH_A_FIGURE: Final = ("drawn", "laid", "scored")
"""Events of a turn that do not show how its player used a figure."""


def decisions(seat: Seat, events: Iterable[Event]) -> tuple[Decision, ...]:
    """Return, turn by turn, the kind of piece the seat claimed or its other use of a figure.

    If a turn has several tiles, the last one was placed.
    """
    turns: list[Decision] = []
    turn: Seat | None = None
    for happened in events:
        details = happened.details
        if happened.kind == "drawn":
            if details["seat"] == seat:
                number = len(turns) + (turn != seat)
                turns[number - 1 :] = [Decision(number, (details["tile"],), SKIPPED)]
            turn = details["seat"]
        elif turn == seat and happened.kind not in NOT_WITH_A_FIGURE and details.get("seat") == seat and turns[-1].made == SKIPPED:
            turns[-1] = turns[-1]._replace(made=str(details["piece"]).split()[0] if "piece" in details else happened.kind)
    return tuple(turns)
