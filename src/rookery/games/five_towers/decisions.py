"""Decisions to compare between games of one deal: how many cards each player took in each round of the first pass.

In the first pass every round shows the same cards, whatever anybody takes; the second pass consists of the cards that nobody took.
"""

from collections.abc import Iterable, Iterator

from rookery.core.decision import Decision
from rookery.core.rules import Seat
from rookery.core.view import Event


def decisions(seat: Seat, events: Iterable[Event]) -> tuple[Decision, ...]:
    """Return the number of cards the seat took in each round."""
    return tuple(_rounds(seat, events))


def _rounds(seat: Seat, events: Iterable[Event]) -> Iterator[Decision]:
    number, shown, taken, spoken = 1, list[str](), 0, False
    for happened in events:
        if happened.kind == "revealed" and spoken:
            yield Decision(number, tuple(shown), str(taken))
            number, shown, taken, spoken = number + 1, [], 0, False
        match happened.kind:
            case "revealed":
                shown.append(happened.details["card"])
            case "placed":
                taken += happened.details["seat"] == seat
            case "bid" | "passed":
                spoken = True
            case "reshuffled" | "ended":
                yield Decision(number, tuple(shown), str(taken))
                return
