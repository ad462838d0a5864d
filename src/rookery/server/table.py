"""A table: the sum of its log. Entries are folded in one after the other; nothing else ever changes a table."""

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import assert_never

from rookery.core.frozen import FrozenMap
from rookery.core.record import Record, Setup
from rookery.core.rules import CHANCE, Actor, Seat
from rookery.core.view import View
from rookery.games import GAMES
from rookery.play.clock import DAY, Clock, TimeControl
from rookery.play.fair import COMMITMENT_TAG, FairShuffle, commitment
from rookery.play.match import Match
from rookery.server import log
from rookery.server.storage import Result, TableDetails, TableSummary

CHAT_KEPT = 200


@dataclass(slots=True)
class Holder:
    """Who sits on a seat: a guest, a bot, or nobody. While a guest is `away`, a bot plays the seat."""

    guest: str | None = None
    name: str = ""
    bot: str | None = None
    away: bool = False
    entropy: str = ""

    @property
    def free(self) -> bool:
        return self.guest is None and self.bot is None


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game: its record, who sat where, how the seats were placed, and when it ended."""

    record: Record
    holders: tuple[Holder, ...]
    places: tuple[int, ...]
    ended: int


@dataclass(frozen=True, slots=True)
class Move:
    """One action of the running game and what it caused, under the version of the table it led to.

    `left` is the time its seat had left before it gained some for the move, if it did.
    """

    version: int
    seat: Seat | None
    action: str
    events: tuple[object, ...]
    left: int | None = None


@dataclass(slots=True)
class Table:
    """A table as its log has left it. `version` grows with everything that changes the game and never falls.

    `seq` is the number of the last entry, `last_change` that of the last one that was not chat.
    """

    id: str
    seq: int = 0
    last_change: int = 0
    version: int = 0
    opened: log.Opened | None = None
    holders: list[Holder] = field(default_factory=list)
    status: str = "open"
    number: int = 1
    secret: bytes = b""
    match: Match | None = None
    draws: int = 0
    moves: list[Move] = field(default_factory=list)
    clock: Clock | None = None
    played: list[Played] = field(default_factory=list)
    chat: deque[tuple[int, log.Said]] = field(default_factory=lambda: deque(maxlen=CHAT_KEPT))
    requests: set[str] = field(default_factory=set)
    updated: int = 0

    # --- questions

    @property
    def terms(self) -> log.Opened:
        """What was agreed when the table was opened."""
        assert self.opened is not None, "every log begins with 'opened'"
        return self.opened

    @property
    def host(self) -> str:
        return self.terms.by or ""

    @property
    def fair(self) -> FairShuffle:
        return FairShuffle(self.secret, tuple(holder.entropy for holder in self.holders))

    def setup(self, opener: Seat) -> Setup:
        terms = self.terms
        return Setup(terms.game, terms.seats, FrozenMap(terms.options), tuple(terms.expansions), opener)

    @property
    def actor(self) -> Actor:
        return self.match.actor if self.match is not None and self.status == "running" else None

    def seats_of(self, guest: str | None) -> list[Seat]:
        return [seat for seat, holder in enumerate(self.holders) if guest is not None and holder.guest == guest]

    def bot_to_act(self) -> tuple[Seat, str | None] | None:
        """The seat that a bot has to play now, and which bot sits there (None: one that stands in for a person)."""
        actor = self.actor
        if actor is None or actor == CHANCE:
            return None
        holder = self.holders[actor]
        return (actor, holder.bot) if holder.bot or holder.away or holder.guest is None else None

    def seat_shown(self, guest: str | None) -> Seat | None:
        """Through whose eyes a guest sees the table: the acting seat's if it is theirs, else their first seat's, else a spectator's."""
        own = self.seats_of(guest)
        if not own:
            return None
        return next((seat for seat in own if seat == self.actor), own[0])

    def view(self, guest: str | None) -> View | None:
        return None if self.match is None else self.match.view(self.seat_shown(guest))

    def can_take_back(self, guest: str | None) -> Seat | None:
        """The seat of this guest that may take back its last action."""
        if self.match is None or self.status != "running":
            return None
        return next((seat for seat in self.seats_of(guest) if self.match.can_take_back(seat)), None)

    def record(self, number: int) -> Record | None:
        """The record of a game at this table; of the running one as far as it is public."""
        if 1 <= number <= len(self.played):
            return self.played[number - 1].record
        return self.match.record(self._tags()) if number == self.number and self.match is not None else None

    def _tags(self) -> dict[str, str]:
        tags = {f"player {seat}": holder.bot or holder.name for seat, holder in enumerate(self.holders) if holder.bot or holder.name}
        tags = {name: value.replace("#", "♯") for name, value in tags.items()}  # in a record the other one begins a comment
        if self.status == "finished":
            tags |= self.fair.tags(opener_drawn=self.terms.opener is None)
        else:
            tags[COMMITMENT_TAG] = commitment(self.secret)
        return tags

    def summary(self) -> TableSummary:
        view = None if self.match is None else self.match.view(None)
        return TableSummary(
            table=self.id,
            game=self.terms.game,
            status=self.status,
            listed=self.terms.listed,
            host=self.host,
            guests=tuple(sorted({holder.guest for holder in self.holders if holder.guest})),
            updated=self.updated,
            details=TableDetails(
                seats=tuple(holder.bot or holder.name for holder in self.holders),
                bots=tuple(holder.bot is not None for holder in self.holders),
                guests=tuple(holder.guest for holder in self.holders),
                options=self.terms.options,
                expansions=self.terms.expansions,
                turn=self.actor if isinstance(self.actor, int) else None,
                number=self.number,
                round=None if view is None else view.round,
                scores=None if view is None else view.scores,
                places=None if view is None or view.outcome is None else view.outcome.places,
            ),
        )

    def results(self) -> tuple[Result, ...]:
        """How the game that has just ended went for each seat."""
        outcome = None if self.match is None else self.match.rules.outcome(self.match.state)
        if outcome is None:
            return ()
        return tuple(
            Result(
                table=self.id,
                number=self.number,
                seat=seat,
                game=self.terms.game,
                seats=self.terms.seats,
                guest=holder.guest,
                bot=holder.bot,
                score=outcome.scores[seat],
                place=outcome.places[seat],
                shared=outcome.places.count(outcome.places[seat]),
                at=self.updated,
            )
            for seat, holder in enumerate(self.holders)
        )

    # --- folding

    def after(self, entries: Iterable[log.AnyEntry]) -> "Table":
        """The table as it will be after these entries; this one stays as it is."""
        table = replace(
            self,
            holders=[replace(holder) for holder in self.holders],
            match=None if self.match is None else self.match.copy(),
            moves=list(self.moves),
            played=list(self.played),
            chat=self.chat.copy(),
            requests=set(self.requests),
        )
        table.fold(entries)
        return table

    def fold(self, entries: Iterable[log.AnyEntry]) -> None:
        for entry in entries:
            self._fold(entry)
            self.seq += 1
            if not isinstance(entry, log.Said):
                self.last_change = self.seq
            self.updated = max(self.updated, entry.at)
            if entry.request is not None:
                self.requests.add(entry.request)

    def _fold(self, entry: log.AnyEntry) -> None:  # noqa: C901, PLR0912  one case for each kind of entry
        match entry:
            case log.Opened():
                self.opened = entry
                self.holders = [Holder() for _ in range(entry.seats)]
            case log.Closed():
                self.status = "closed"
            case log.Sat(seat=seat):
                self.holders[seat] = Holder(guest=entry.guest, name=entry.name, entropy=self.holders[seat].entropy)
            case log.BotSat(seat=seat):
                self.holders[seat] = Holder(bot=entry.bot)
            case log.Stood(seat=seat):
                if self.status == "running":
                    self.holders[seat].away = True
                    self._run_clock(entry.at)
                else:
                    self.holders[seat] = Holder()
            case log.EntropyAdded(seat=seat):
                self.holders[seat].entropy = entry.entropy
            case log.Committed():
                self.secret = bytes.fromhex(entry.secret)
            case log.Started():
                self._start(entry)
            case log.Acted():
                self._act(entry)
            case log.TookBack():
                self._take_back(entry)
            case log.Flagged(seat=seat):
                self.holders[seat].away = True
                if self.clock is not None:  # here, so that leaving and coming back gives nobody time
                    self.clock = self.clock.stop(entry.at).returned(seat)
            case log.Returned(seat=seat):
                self.holders[seat].away = False
                self._run_clock(entry.at)
            case log.Resumed():
                if self.clock is not None:
                    self.clock = self.clock.paused(entry.at)
            case log.Said():
                self.chat.append((self.seq + 1, entry))
            case log.Rematched():
                self._rematch()
            case _:
                assert_never(entry)

    def _start(self, entry: log.Started) -> None:
        self.match = Match(GAMES[self.terms.game], self.setup(entry.opener))
        self.status = "running"
        self.draws = 0
        self.moves = []
        self.version += 1
        if (clock := self.terms.clock) is not None:
            per_move = None if clock.days is None else clock.days * DAY
            base = None if clock.base is None else clock.base * 1000
            self.clock = Clock.wound(TimeControl(base, clock.increment * 1000, per_move), self.terms.seats)
        self._run_clock(entry.at)

    def _act(self, entry: log.Acted) -> None:
        assert self.match is not None, "a game is running"
        self.match.act(entry.action)
        self.version += 1
        left = None
        if entry.seat is None:
            self.draws += 1
        elif self.clock is not None and self.match.actor != entry.seat and not self.holders[entry.seat].away:
            stopped = self.clock.stop(entry.at)
            left, self.clock = stopped.left[entry.seat], stopped.moved(entry.seat)
        self.moves.append(Move(self.version, entry.seat, entry.action, self.match.events, left))
        self._run_clock(entry.at)
        if (outcome := self.match.rules.outcome(self.match.state)) is not None:
            self.status = "finished"
            holders = tuple(replace(holder) for holder in self.holders)
            self.played.append(Played(self.match.record(self._tags()), holders, outcome.places, entry.at))

    def _take_back(self, entry: log.TookBack) -> None:
        assert self.match is not None, "a game is running"
        self.match.take_back(entry.seat)
        self.version += 1
        left = self.moves.pop().left
        if self.clock is not None and left is not None:
            clock = self.clock.stop(entry.at)
            self.clock = replace(clock, left=(*clock.left[: entry.seat], left, *clock.left[entry.seat + 1 :]))
        self._run_clock(entry.at)

    def _run_clock(self, now: int) -> None:
        if self.clock is None:
            return
        actor = self.actor
        timed = isinstance(actor, int) and self.bot_to_act() is None
        self.clock = self.clock.run(actor, now) if timed and isinstance(actor, int) else self.clock.stop(now)

    def _rematch(self) -> None:
        """A new game; everybody moves on by one seat, so that everybody opens once."""
        self.holders = [self.holders[seat - 1] for seat in range(len(self.holders))]
        for holder in self.holders:
            holder.away, holder.entropy = False, ""
        self.number += 1
        self.status = "open"
        self.match = None
        self.clock = None
        self.moves = []
