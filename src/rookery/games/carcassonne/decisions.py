"""What can be compared between games of one deal: what somebody did with a figure in their n-th turn, with the same tile.

The boards differ after a few turns, and with them the places for a tile; what a figure was put on can still be compared.
"""

from collections.abc import Iterable
from typing import Final

from rookery.core.decision import Decision
from rookery.core.rules import Seat
from rookery.core.view import Event

SKIPPED: Final = "skipped"
NOT_WITH_A_FIGURE: Final = ("drawn", "laid", "scored")
"""Events of a turn that do not tell what its player did with a figure."""


def decisions(seat: Seat, events: Iterable[Event]) -> tuple[Decision, ...]:
    """The kind of piece the seat put a figure on, turn by turn, or what else it did with one. Of several tiles in a turn the last one was laid."""
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
