"""Nim: two players take one to three counters in turn from a heap; the last counter wins."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from rookery.core.errors import IllegalActionError, NotationError
from rookery.core.outcome import Outcome, Reason, ScoreLine, Sheet, args
from rookery.core.record import Setup
from rookery.core.rules import Facts, Game, Rng, Seat
from rookery.core.view import Choice, Event, Target, View, event

HEAPS: Final = {"small": 12, "large": 20}
HEAP: Final = max(HEAPS.values())
MOST: Final = 3


@dataclass(frozen=True, slots=True)
class Take:
    """Take this many counters."""

    count: int

    def __str__(self) -> str:
        return f"take {self.count}"


@dataclass(frozen=True, slots=True)
class State:
    """The counters left, and the seat to take next."""

    heap: int
    seat: Seat
    events: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class NimView(View):
    """The view of Nim; it hides nothing."""

    heap: int
    next: Seat


@dataclass(frozen=True, slots=True)
class Nim:
    """The rules."""

    setup: Setup

    def start(self) -> State:
        return State(HEAPS[NIM.option(self.setup, "heap")], self.setup.opener)

    def actor(self, state: State) -> Seat | None:
        return state.seat if state.heap else None

    def legal(self, state: State) -> Sequence[Take]:
        return [Take(count) for count in range(1, min(MOST, state.heap) + 1)]

    def odds(self, state: State) -> Mapping[Take, int]:
        return {}

    def apply(self, state: State, action: Take) -> State:
        if action not in self.legal(state):
            raise IllegalActionError(action, "NIM-02")
        return State(state.heap - action.count, 1 - state.seat, (event("nim-took", seat=state.seat, count=action.count),))

    def outcome(self, state: State) -> Outcome | None:
        if state.heap:
            return None
        lines = [ScoreLine("line-nim-last", int(seat != state.seat), "NIM-03") for seat in range(2)]
        return Outcome.of([Sheet((line,)) for line in lines], Reason("ended-nim", "NIM-03"))

    def view(self, state: State, seat: Seat | None) -> NimView:
        acts = seat is not None and seat == self.actor(state)
        choices = [Choice(str(take), Target("button", str(take)), "choice-nim-take", args(count=take.count)) for take in self.legal(state) if acts]
        outcome = self.outcome(state)
        return NimView(
            game="nim",
            seat=seat,
            actor=self.actor(state),
            scores=outcome.scores if outcome else (0, 0),
            events=state.events,
            choices=tuple(choices),
            outcome=outcome,
            heap=state.heap,
            next=state.seat,
        )


def _read_action(_setup: Setup, text: str) -> Take:
    verb, _, count = text.partition(" ")
    if verb != "take" or not count.isdecimal():
        raise NotationError("nim-action", "{text!r} is not an action of Nim", text=text[:60])
    return Take(int(count))


def _read_position(_setup: Setup, text: str) -> State:
    heap, _, seat = text.partition(" ")
    if not heap.isdecimal() or seat not in {"0", "1"}:
        raise NotationError("nim-position", "{text!r} is not a position of Nim", text=text[:60])
    return State(int(heap), int(seat))


def _complete(view: Any, _rng: Rng) -> State:
    return State(view.heap, view.next, view.events)


NIM: Final[Game[State, Take]] = Game(
    name="nim",
    facts=Facts(title="Nim", designer="", age=5, minutes=(1, 2)),
    seats=range(2, 3),
    options={"heap": tuple(HEAPS)},
    expansions=(),
    view=NimView,
    build=Nim,
    read_action=_read_action,
    write_position=lambda _setup, state: f"{state.heap} {state.seat}",
    read_position=_read_position,
    complete=_complete,
)
