"""A checker of client histories: did every table behave like one list of actions that all its clients share?

The input is what clients sent and saw, with times of one monotonic clock, and the final log of each table. The checker shares no code with the
server. Logs are append-only and each acknowledgement names a version, so five checks in O(n log n) decide linearisability:

acknowledged   every acknowledged request stands in the log at its version, once
order          a request that was acknowledged before another was sent has the lower version
read           every state contains everything that was acknowledged or read before its request, and is a prefix of the log
once           a request without an acknowledgement stands at most once; a refused one does not stand at all
fork           no two readers see different actions at one version

Four more rules cover what happens without a request:

log            versions are consecutive, and no table is lost
turn           each version has one action, of the seat to act: no bot acts twice
forced         no action that the server plays for a person is doubled
clock          the time of a seat runs out at most once in a turn, and not before its deadline
"""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import accumulate, pairwise
from typing import Final, Literal, NamedTuple, TypeAlias, TypeVar

T = TypeVar("T")
Rule: TypeAlias = Literal["acknowledged", "order", "read", "once", "fork", "log", "turn", "forced", "clock"]
Player: TypeAlias = Literal["person", "bot", "stand-in", "forced", "chance"]
"""Who plays an action. The log does not distinguish the substitute of a person (`stand-in`) from an action that is forced on that person."""

SAME_APPEND: Final = ("forced", "chance")
"""Players whose actions are part of the append before them, so nobody may see the state between."""


@dataclass(slots=True, kw_only=True)
class Request:
    """A request for a version of a table: an action, or a take-back (None).

    `answer` is the version in its first acknowledgement, which may be later than its own if the client `repeated` the request before.
    """

    id: str
    client: str
    table: str
    version: int
    action: str | None
    sent: float
    acknowledged: float | None = None
    answer: int | None = None
    repeated: bool = False
    refused: str | None = None

    def __str__(self) -> str:
        return f"request {self.id} of {self.client} ({self.action or 'take-back'} at version {self.version})"


class Move(NamedTuple):
    """An action as clients see it: the version after it, its seat (None: chance), and its notation."""

    version: int
    seat: int | None
    action: str

    def __str__(self) -> str:
        return f"{self.action!r} of {'chance' if self.seat is None else f'seat {self.seat}'}"


class Read(NamedTuple):
    """A state of a table that a client saw, with the moves after version `since`.

    `requested` is when the client asked for it; for later frames of a socket, when it opened the socket. The versions of one `stream` never fall.
    `actor` is the seat to act, `deadline` when its time runs out (in the server's time).
    """

    client: str
    table: str
    requested: float
    answered: float
    version: int
    since: int
    moves: tuple[Move, ...]
    actor: int | None = None
    deadline: int | None = None
    stream: int | None = None

    def __str__(self) -> str:
        return f"the read of version {self.version} by {self.client}"


class Entry(NamedTuple):
    """An entry of a log that starts a game, acts, takes back some actions, or flags a seat, with the version after it."""

    kind: Literal["start", "act", "take-back", "flag"]
    version: int
    seat: int | None = None
    action: str | None = None
    player: Player = "person"
    request: str | None = None
    undone: int = 0
    at: int = 0


@dataclass
class History:
    """What all clients sent and saw, and the final log of each table."""

    requests: list[Request] = field(default_factory=list)
    reads: list[Read] = field(default_factory=list)
    logs: dict[str, list[Entry]] = field(default_factory=dict)


class Violation(NamedTuple):
    """A broken rule at a table."""

    rule: Rule
    table: str
    what: str

    def __str__(self) -> str:
        return f"{self.rule}: table {self.table}: {self.what}"


def check(history: History) -> list[Violation]:
    """Return all violations; none if every table is linearisable."""
    requests, reads = defaultdict[str, list[Request]](list), defaultdict[str, list[Read]](list)
    for request in history.requests:
        requests[request.table].append(request)
    for read in history.reads:
        reads[read.table].append(read)
    tables = {**dict.fromkeys(requests), **dict.fromkeys(reads), **dict.fromkeys(history.logs)}
    return [
        Violation(rule, name, what) for name in tables for rule, what in _Table(requests[name], reads[name], history.logs.get(name, [])).violations()
    ]


Found: TypeAlias = Iterator[tuple[Rule, str]]


class _Table:
    """The history of one table."""

    def __init__(self, requests: list[Request], reads: list[Read], log: list[Entry]) -> None:
        self.requests = requests
        self.reads = reads
        self.log = log
        self.steps = [entry for entry in log if entry.kind != "flag"]
        self.at: dict[int, Entry] = {entry.version: entry for entry in reversed(self.steps)}
        self.end = self.steps[-1].version if self.steps else 0
        self.stored: defaultdict[str, list[Entry]] = defaultdict(list)
        for entry in self.steps:
            if entry.request is not None:
                self.stored[entry.request].append(entry)

    def violations(self) -> Found:
        if not self.log:
            yield "log", "the table is lost"
            return
        for rule in (
            self.log_is_whole,
            self.requests_stand_where_they_should,
            self.requests_keep_their_order,
            self.reads_are_current,
            self.reads_are_prefixes,
            self.streams_never_fall,
            self.nothing_is_read_before_it_is_sent,
            self.readers_agree,
            self.seats_act_in_turn,
            self.forced_actions_are_single,
            self.clocks_ring_once,
        ):
            yield from rule()

    # --- the log

    def log_is_whole(self) -> Found:
        for before, entry in pairwise((Entry("start", 0), *self.steps)):
            if entry.version == before.version:
                yield "turn", f"version {entry.version} has two actions: {before.action!r} and {entry.action!r}"
            elif entry.version != before.version + 1:
                yield "log", f"version {entry.version} follows version {before.version}"

    def seats_act_in_turn(self) -> Found:
        actors = {read.version: read for read in self.reads if read.actor is not None}
        for entry in self.steps:
            read = actors.get(entry.version - 1)
            if read is not None and entry.kind == "act" and entry.seat not in (None, read.actor):
                yield "turn", f"{entry.action!r} of seat {entry.seat} has version {entry.version}, but in {read} seat {read.actor} was to act"

    def forced_actions_are_single(self) -> Found:
        forced: dict[int | None, Entry] = {}
        for entry in self.steps:
            if entry.player == "forced":
                if entry.seat in forced:
                    yield "forced", f"{entry.action!r} is forced on seat {entry.seat} at versions {forced[entry.seat].version} and {entry.version}"
                forced[entry.seat] = entry
            elif entry.player != "chance":
                forced.clear()

    def clocks_ring_once(self) -> Found:
        deadlines: dict[tuple[int, int | None], int] = {}
        for read in self.reads:
            if read.deadline is not None:
                deadlines[read.version, read.actor] = min(read.deadline, deadlines.get((read.version, read.actor), read.deadline))
        rung: set[int | None] = set()
        for entry in self.log:
            if entry.kind == "flag":
                if entry.seat in rung:
                    yield "clock", f"the time of seat {entry.seat} runs out twice in the turn of version {entry.version}"
                rung.add(entry.seat)
                deadline = deadlines.get((entry.version, entry.seat), entry.at)
                if entry.at < deadline:
                    yield "clock", f"the time of seat {entry.seat} runs out at version {entry.version}, {deadline - entry.at} ms early"
            elif entry.kind == "start":
                rung.clear()
            elif entry.kind == "act":
                rung.discard(entry.seat)

    # --- requests

    def requests_stand_where_they_should(self) -> Found:
        sent = {request.id for request in self.requests}
        yield from (("once", f"request {name} stands in the log, but nobody sent it") for name in self.stored if name not in sent)
        for entry in self.steps:
            if entry.kind != "start" and entry.player == "person" and entry.request is None:
                yield "once", f"{entry.action!r} of seat {entry.seat} at version {entry.version} answers no request"
        first, last = self._ends("chance", "forced"), self._ends("chance", "forced", "stand-in")
        for request in self.requests:
            found = self.stored[request.id]
            rule: Rule = "once" if request.acknowledged is None else "acknowledged"
            if len(found) > 1:
                yield rule, f"{request} stands at versions {', '.join(str(entry.version) for entry in found)}"
            elif found:
                yield from ((rule, f"{request} {what}") for what in _misplaced(request, found[0], first, last, self.end))
            elif request.acknowledged is not None:
                yield rule, f"{request} was acknowledged at version {request.answer}, but is lost"

    def _ends(self, *followers: Player) -> dict[int, int]:
        """Return the last version of the append that begins at each version, if these players' actions belong to the append before them."""
        ends: dict[int, int] = {}
        following = False
        for entry in reversed(self.steps):
            ends[entry.version] = ends[entry.version + 1] if following and entry.version + 1 in ends else entry.version
            following = entry.kind == "act" and entry.player in followers
        return ends

    def requests_keep_their_order(self) -> Found:
        stored = [(request, self.stored[request.id][0].version) for request in self.requests if self.stored[request.id]]
        acknowledged = [(request.acknowledged, version, request) for request, version in stored if request.acknowledged is not None]
        for (request, version), before in _with_highest_before(stored, lambda pair: pair[0].sent, acknowledged):
            if before is not None and before[0] >= version:
                yield "order", f"{before[1]} was acknowledged before {request} was sent, but has version {before[0]}, not below {version}"

    # --- reads

    def reads_are_current(self) -> Found:
        known: list[tuple[float, int, object]] = [
            (request.acknowledged, request.answer, f"{request}, acknowledged at version {request.answer}")
            for request in self.requests
            if request.acknowledged is not None and request.answer is not None
        ]
        known += [(read.answered, read.version, read) for read in self.reads]
        for read, before in _with_highest_before(self.reads, lambda read: read.requested, known):
            if before is not None and before[0] > read.version:
                yield "read", f"{read} misses {before[1]}"

    def reads_are_prefixes(self) -> Found:
        top, below = self._standing()
        for read in self.reads:
            if read.version not in top:
                yield "read", f"{read} is beyond the log, which ends at version {self.end}"
                continue
            following = self.at.get(read.version + 1)
            if following is not None and following.kind == "act" and following.player in SAME_APPEND:
                yield "read", f"{read} shows half an append, whose {following.action!r} has version {following.version}"
            version, expected = top[read.version], list[Move]()
            while version > max(read.since, 0) and len(expected) <= len(read.moves):
                entry = self.at[version]
                expected.append(Move(version, entry.seat, entry.action or ""))
                version = below[version]
            if tuple(reversed(expected)) != read.moves:
                yield "read", f"{read} is no prefix of the log: {_difference(read.moves, tuple(reversed(expected)))}"

    def _standing(self) -> tuple[dict[int, int], dict[int, int]]:
        """Return for each version the last action that is not taken back, and for each action the one below it."""
        top, below = {0: 0}, {0: 0}
        for entry in self.steps:
            before = top.get(entry.version - 1, 0)
            if entry.kind == "act":
                below[entry.version] = before
                before = entry.version
            for _ in range(entry.undone):
                before = below[before]
            top[entry.version] = 0 if entry.kind == "start" else before
        return top, below

    def streams_never_fall(self) -> Found:
        last: dict[int, Read] = {}
        for read in sorted((read for read in self.reads if read.stream is not None), key=lambda read: read.answered):
            assert read.stream is not None
            if read.stream in last and last[read.stream].version > read.version:
                yield "read", f"{read} follows {last[read.stream]} on the same socket"
            last[read.stream] = read

    def nothing_is_read_before_it_is_sent(self) -> Found:
        sent = sorted((self.stored[request.id][0].version, request.sent, request.id) for request in self.requests if self.stored[request.id])
        versions = [version for version, _, _ in sent]
        latest = list(accumulate(((time, name) for _, time, name in sent), max))
        for read in self.reads:
            contained = bisect_left(versions, read.version + 1)
            if contained and latest[contained - 1][0] > read.answered:
                yield "read", f"{read} is from the future: it contains request {latest[contained - 1][1]}, which was sent afterwards"

    def readers_agree(self) -> Found:
        seen: dict[int, tuple[Move, Read]] = {}
        for read in self.reads:
            for move in read.moves:
                other, by = seen.setdefault(move.version, (move, read))
                if other != move:
                    yield "fork", f"at version {move.version}, {read} has {move}, but {by} has {other}"


def _misplaced(request: Request, entry: Entry, first: dict[int, int], last: dict[int, int], end: int) -> Iterator[str]:
    """Say what is wrong with the place of a request in the log."""
    if request.refused is not None:
        yield f"was refused with {request.refused}, but stands at version {entry.version}"
    if entry.version != request.version + 1:
        yield f"stands at version {entry.version}"
    if entry.action != request.action or (entry.kind == "take-back") != (request.action is None):
        yield f"stands as {entry.action or entry.kind!r}"
    if request.answer is not None:
        least, most = (entry.version, end) if request.repeated else (first[entry.version], last[entry.version])
        if not least <= request.answer <= most:
            yield f"was acknowledged at version {request.answer}, but leads to version {least}"


def _difference(seen: tuple[Move, ...], expected: tuple[Move, ...]) -> str:
    """Name the first move that differs."""
    for move, other in zip(seen, expected, strict=False):
        if move != other:
            return f"it has {move} at version {move.version}, the log {other} at version {other.version}"
    missing = expected[len(seen) :] or seen[len(expected) :]
    return f"{'it lacks' if len(seen) < len(expected) else 'the log lacks'} {missing[0]} at version {missing[0].version}"


def _with_highest_before(
    items: Iterable[T], time_of: Callable[[T], float], known: Iterable[tuple[float, int, object]]
) -> Iterator[tuple[T, tuple[int, object] | None]]:
    """Return each item with the highest version, and its source, among those known before the item's time."""
    waiting = sorted(known, key=lambda fact: fact[0], reverse=True)
    highest: tuple[int, object] | None = None
    for item in sorted(items, key=time_of):
        while waiting and waiting[-1][0] < time_of(item):
            _, version, source = waiting.pop()
            if highest is None or version > highest[0]:
                highest = version, source
        yield item, highest
