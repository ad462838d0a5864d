"""Random valid histories of one table, and ways to break one: material for the tests of the checker."""

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Final

from tests.server.chaos.history import Entry, History, Move, Read, Request, Rule

TABLE: Final = "t"
SEATS: Final = 2
BOT: Final = 1
TURN: Final = 1000
"""The time of a seat for one turn, in milliseconds of the server."""


@dataclass
class Model:
    """A correct server with one table, whose steps interleave with those of its clients. Time advances with each step."""

    rng: Random
    history: History = field(default_factory=History)
    time: float = 0.0
    moves: list[Move] = field(default_factory=list)
    waiting: list[Request] = field(default_factory=list)
    applied: list[tuple[Request, int]] = field(default_factory=list)
    looking: list[tuple[str, float, int]] = field(default_factory=list)
    version: int = 0
    actor: int = 0
    turn_began: int = 0

    def __post_init__(self) -> None:
        self.log = self.history.logs.setdefault(TABLE, [])
        self._add(Entry("start", 1, at=0))
        self._add(Entry("act", 2, None, "draw 0", "chance"))

    def run(self, steps: int) -> History:
        for _ in range(steps):
            self.time += 1.0
            self.rng.choice((self.send, self.send, self.apply, self.apply, self.acknowledge, self.ask, self.see, self.see, self.bot, self.ring))()
        for _ in range(4):  # so that every history has enough to break
            self.time += 1.0
            self.bot()
            for step in (self.send, self.apply, self.acknowledge, self.ask, self.see):
                self.time += 1.0
                step(last=True)
        return self.history

    def send(self, *, last: bool = False) -> None:
        name = f"r{len(self.history.requests)}"
        can_take_back = bool(self.moves) and self.moves[-1].seat == 0 and not last
        action = None if can_take_back and self.rng.random() < 0.3 else f"play {name}"
        request = Request(id=name, client=self.rng.choice(("ann", "bob")), table=TABLE, version=self.version, action=action, sent=self.time)
        self.history.requests.append(request)
        self.waiting.append(request)

    def apply(self, *, last: bool = False) -> None:
        """Apply a request that waits, unless its version has passed; sometimes with a draw and a forced action."""
        if not self.waiting:
            return
        request = self.waiting.pop(-1 if last else self.rng.randrange(len(self.waiting)))
        if request.version != self.version or (request.action is not None and self.actor != 0):
            request.refused = "action/stale"
            return
        if request.action is None:
            if not self.moves or self.moves[-1].seat != 0:
                request.refused = "action/no-take-back"
                return
            self._add(Entry("take-back", self.version + 1, 0, request=request.id, undone=1))
            self.actor = 0
        else:
            self._add(Entry("act", self.version + 1, 0, request.action, request=request.id))
            self.actor = self.rng.choice((0, BOT))
            if self.rng.random() < 0.5:
                self._add(Entry("act", self.version + 1, None, f"draw {self.version}", "chance"))
            elif self.rng.random() < 0.3:
                self._add(Entry("act", self.version + 1, 0, "pass", "forced"))
        self.applied.append((request, self.version))

    def acknowledge(self, *, last: bool = False) -> None:
        if self.applied:
            request, version = self.applied.pop(-1 if last else self.rng.randrange(len(self.applied)))
            if last or self.rng.random() < 0.8:  # other acknowledgements are lost
                request.acknowledged, request.answer = self.time, version
                if not last and self.rng.random() < 0.2:
                    request.repeated, request.answer = True, self.version

    def ask(self, *, last: bool = False) -> None:
        self.looking.append((self.rng.choice(("ann", "eve")), self.time, self.rng.choice((-1, 0, max(0, self.version - 3)))))

    def see(self, *, last: bool = False) -> None:
        if self.looking:
            client, requested, since = self.looking.pop(-1 if last else self.rng.randrange(len(self.looking)))
            since = -1 if last else since
            seen = tuple(move for move in self.moves if move.version > since)
            deadline = self.turn_began + TURN if self.actor == 0 else None
            read = Read(client, TABLE, requested, self.time, self.version, since, seen, actor=self.actor, deadline=deadline)
            self.history.reads.append(read)

    def bot(self) -> None:
        if self.actor == BOT:
            self._add(Entry("act", self.version + 1, BOT, f"bot {self.version}", "bot"))
            self.actor = 0

    def ring(self) -> None:
        """Let the time of seat 0 run out; a bot ends its turn."""
        if self.actor == 0 and self.rng.random() < 0.2:
            self._add(Entry("flag", self.version, 0, at=self.turn_began + TURN))
            self._add(Entry("act", self.version + 1, 0, f"stand in {self.version}", "stand-in"))

    def _add(self, entry: Entry) -> None:
        at = int(self.time) * TURN if entry.kind != "flag" else entry.at
        self.log.append(entry._replace(at=at))
        if entry.kind == "act":
            self.moves.append(Move(entry.version, entry.seat, entry.action or ""))
        if entry.kind == "take-back":
            self.moves.pop()
        if entry.kind != "flag":
            self.version, self.turn_began = entry.version, at


def random_history(seed: int, steps: int) -> History:
    return Model(Random(seed)).run(steps)


# --- ways to break a history; each returns the rules of which at least one must find it


def _acknowledged(history: History, rng: Random) -> tuple[Request, int]:
    """Return an acknowledged action and its index in the log."""
    log = history.logs[TABLE]
    found = [
        (request, index)
        for request in history.requests
        if request.acknowledged is not None and request.action is not None
        for index, entry in enumerate(log)
        if entry.request == request.id
    ]
    return rng.choice(found)


def _renumbered(log: list[Entry], first: int, by: int) -> None:
    log[first:] = [entry._replace(version=entry.version + by) for entry in log[first:]]


def lose(history: History, rng: Random) -> tuple[Rule, ...]:
    """Remove an acknowledged action without a trace."""
    _, index = _acknowledged(history, rng)
    log = history.logs[TABLE]
    del log[index]
    _renumbered(log, index, -1)
    return ("acknowledged",)


def double(history: History, rng: Random) -> tuple[Rule, ...]:
    _, index = _acknowledged(history, rng)
    log = history.logs[TABLE]
    _renumbered(log, index, 1)
    log.insert(index, log[index]._replace(version=log[index].version - 1))
    return ("acknowledged",)


def double_unacknowledged(history: History, rng: Random) -> tuple[Rule, ...]:
    request, _ = _acknowledged(history, rng)
    request.acknowledged = request.answer = None
    log = history.logs[TABLE]
    index = next(index for index, entry in enumerate(log) if entry.request == request.id)
    _renumbered(log, index, 1)
    log.insert(index, log[index]._replace(version=log[index].version - 1))
    return ("once",)


def drop_entry(history: History, rng: Random) -> tuple[Rule, ...]:
    """Leave a gap in the versions."""
    log = history.logs[TABLE]
    steps = [index for index, entry in enumerate(log[:-1]) if entry.kind != "flag"]
    del log[rng.choice(steps)]
    return ("log",)


def truncate(history: History, rng: Random) -> tuple[Rule, ...]:
    _, index = _acknowledged(history, rng)
    del history.logs[TABLE][index:]
    return ("acknowledged",)


def lose_table(history: History, rng: Random) -> tuple[Rule, ...]:
    history.logs.clear()
    return ("log",)


def swap(history: History, rng: Random) -> tuple[Rule, ...]:
    """Exchange the requests of two actions."""
    log = history.logs[TABLE]
    (_, first), (_, second) = (_acknowledged(history, rng) for _ in range(2))
    while log[first].request == log[second].request:
        second = _acknowledged(history, rng)[1]
    one, other = log[first], log[second]
    log[first] = one._replace(request=other.request, action=other.action)
    log[second] = other._replace(request=one.request, action=one.action)
    return ("acknowledged",)


def change_action(history: History, rng: Random) -> tuple[Rule, ...]:
    _, index = _acknowledged(history, rng)
    history.logs[TABLE][index] = history.logs[TABLE][index]._replace(action="something else")
    return ("acknowledged",)


def wrong_answer(history: History, rng: Random) -> tuple[Rule, ...]:
    request, _ = _acknowledged(history, rng)
    assert request.answer is not None
    request.answer = request.version - rng.randrange(3) if request.repeated else request.answer + rng.choice((-1, 5))
    return ("acknowledged",)


def reorder(history: History, rng: Random) -> tuple[Rule, ...]:
    """Let a request be sent only after a later one was acknowledged."""
    requests = [request for request in history.requests if request.acknowledged is not None and not request.repeated]
    first, *_, last = sorted(requests, key=lambda request: request.version)
    assert last.acknowledged is not None
    first.sent = last.acknowledged + 1.0
    first.acknowledged = first.sent + 1.0
    return ("order",)


def stale_read(history: History, rng: Random) -> tuple[Rule, ...]:
    """Delay a read, so that it no longer shows everything that was acknowledged before it was requested."""
    index = next(index for index, read in enumerate(history.reads) if read.version < history.logs[TABLE][-1].version)
    read = history.reads[index]
    history.reads[index] = read._replace(requested=read.requested + 1e6, answered=read.answered + 1e6)
    return ("read",)


def future_read(history: History, rng: Random) -> tuple[Rule, ...]:
    """Let a read be answered before the requests that it contains were sent."""
    index = len(history.reads) - 1
    history.reads[index] = history.reads[index]._replace(requested=-2.0, answered=-1.0)
    return ("read",)


def read_beyond(history: History, rng: Random) -> tuple[Rule, ...]:
    index = len(history.reads) - 1
    history.reads[index] = history.reads[index]._replace(version=history.logs[TABLE][-1].version + 1)
    return ("read",)


def _change_moves(history: History, change: Callable[[tuple[Move, ...]], tuple[Move, ...]]) -> None:
    read = history.reads[-1]
    history.reads[-1] = read._replace(moves=change(read.moves))


def forget_move(history: History, rng: Random) -> tuple[Rule, ...]:
    _change_moves(history, lambda moves: moves[:-1])
    return ("read",)


def invent_move(history: History, rng: Random) -> tuple[Rule, ...]:
    _change_moves(history, lambda moves: (*moves, Move(moves[-1].version + 1, 0, "invented")))
    return ("read",)


def fork(history: History, rng: Random) -> tuple[Rule, ...]:
    """Show another action to one of two readers."""
    history.reads.append(history.reads[-1])
    _change_moves(history, lambda moves: (*moves[:-1], moves[-1]._replace(action="another")))
    return ("fork",)


def fall(history: History, rng: Random) -> tuple[Rule, ...]:
    """Let a socket show an earlier version after a later one."""
    later = history.reads[-1]._replace(stream=7, requested=-2.0)
    earlier = Read("eve", TABLE, -2.0, later.answered + 1.0, 1, 0, (), stream=7)
    history.reads += [later, earlier]
    return ("read",)


def half_append(history: History, rng: Random) -> tuple[Rule, ...]:
    """Show the table before its first draw."""
    history.reads.append(Read("eve", TABLE, -2.0, 1e6, 1, -1, ()))
    return ("read",)


def stand_refused(history: History, rng: Random) -> tuple[Rule, ...]:
    request, _ = _acknowledged(history, rng)
    request.acknowledged, request.answer, request.refused = None, None, "action/stale"
    return ("once",)


def never_sent(history: History, rng: Random) -> tuple[Rule, ...]:
    request, _ = _acknowledged(history, rng)
    history.requests.remove(request)
    return ("once",)


def without_request(history: History, rng: Random) -> tuple[Rule, ...]:
    request, index = _acknowledged(history, rng)
    request.acknowledged = request.answer = None
    history.logs[TABLE][index] = history.logs[TABLE][index]._replace(request=None)
    return ("once",)


def act_twice(history: History, rng: Random) -> tuple[Rule, ...]:
    """Let a bot act twice for one version."""
    log = history.logs[TABLE]
    log.append(Entry("act", log[-1].version, BOT, "again", "bot"))
    return ("turn",)


def act_out_of_turn(history: History, rng: Random) -> tuple[Rule, ...]:
    log, read = history.logs[TABLE], history.reads[-1]
    history.reads[-1] = read._replace(version=log[-1].version, actor=0)
    log.append(Entry("act", log[-1].version + 1, BOT, "mine", "bot"))
    return ("turn",)


def force_twice(history: History, rng: Random) -> tuple[Rule, ...]:
    log = history.logs[TABLE]
    log += [Entry("act", log[-1].version + step, 0, "pass", "forced") for step in (1, 2)]
    return ("forced",)


def ring_twice(history: History, rng: Random) -> tuple[Rule, ...]:
    log = history.logs[TABLE]
    log += [Entry("flag", log[-1].version, 0, at=10**9 + step) for step in (1, 2)]
    return ("clock",)


def ring_early(history: History, rng: Random) -> tuple[Rule, ...]:
    log, read = history.logs[TABLE], history.reads[-1]
    history.reads[-1] = read._replace(version=log[-1].version, actor=0, deadline=10**9)
    log.append(Entry("flag", log[-1].version, 0, at=10**9 - 1))
    return ("clock",)


MUTATIONS: Final = (
    lose,
    double,
    double_unacknowledged,
    drop_entry,
    truncate,
    lose_table,
    swap,
    change_action,
    wrong_answer,
    reorder,
    stale_read,
    future_read,
    read_beyond,
    forget_move,
    invent_move,
    fork,
    fall,
    half_append,
    stand_refused,
    never_sent,
    without_request,
    act_twice,
    act_out_of_turn,
    force_twice,
    ring_twice,
    ring_early,
)
