"""A table without a server: commands run at a time of the test's choice, and nothing is stored."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from typing import Any

import pytest

from rookery.core.record import Record
from rookery.server.refusals import Refused
from rookery.server.tables import commands, log, proposals
from rookery.server.tables.draft import Draft
from rookery.server.tables.fold import fold
from rookery.server.tables.present import Present
from rookery.server.tables.table import Table

ANN, BOB, EVE = "ann", "bob", "eve"


@dataclass
class OfflineTable:
    """A table, its log, and a clock that tests move."""

    table: Table = field(default_factory=lambda: Table("t"))
    entries: list[log.AnyEntry] = field(default_factory=list)
    now: int = 1_000_000

    def do(self, command: Callable[..., None], *arguments: Any, **rest: Any) -> list[log.AnyEntry]:
        """Run a command; return the entries it adds."""
        draft = Draft(self.table)
        command(*arguments, draft=draft, now=self.now, **rest)
        self.table = draft.table
        self.entries += draft.entries
        return draft.entries

    def refuses(self, command: Callable[..., None], *arguments: Any, **rest: Any) -> str:
        """Return the code with which the table refuses a command, and check that nothing changed."""
        before = (self.table.seq, self.table.version)
        with pytest.raises(Refused) as caught:
            command(*arguments, draft=Draft(self.table), now=self.now, **rest)
        assert (self.table.seq, self.table.version) == before
        assert caught.value.message
        return caught.value.code

    def act(self, guest: str, action: str | None = None) -> list[log.AnyEntry]:
        return self.do(commands.act, guest, self.table.version, action or self.choices(guest)[0])

    def choices(self, guest: str | None) -> list[str]:
        view = self.table.view(guest)
        return [] if view is None else [choice.action for choice in view.choices]

    def propose(self, guest: str, what: str, seat: int | None = None, **rest: Any) -> list[log.AnyEntry]:
        return self.do(proposals.propose, guest, what, seat, present(self.table, self.now, **rest))

    def refuses_to_propose(self, guest: str, what: str, seat: int | None = None, **rest: Any) -> str:
        return self.refuses(proposals.propose, guest, what, seat, present(self.table, self.now, **rest))

    def flag(self) -> None:
        """Let the clock of the seat to act run out."""
        assert self.table.deadline is not None
        self.now = self.table.deadline
        assert [type(entry) for entry in self.do(commands.flag, self.table.version)] == [log.Flagged]

    def rematch(self) -> None:
        """Let everybody agree to a rematch."""
        for guest in self.table.people:
            self.propose(guest, "rematch")

    def add_entropy(self, guest: str, **words: str) -> None:
        """Commit to the entropy of seats (`seat_0="rook"`), start, and reveal it, so that the game begins."""
        seats = {int(seat.removeprefix("seat_")): word for seat, word in words.items()}
        for seat, word in seats.items():
            self.do(commands.commit_entropy, guest, seat, sha256(word.encode()).hexdigest())
        self.do(commands.start, self.table.host)
        for seat, word in seats.items():
            self.do(commands.add_entropy, guest, seat, word)

    def refolded(self) -> Table:
        """Return the table that follows from the stored log."""
        table = Table(self.table.id)
        fold(table, map(log.decode, map(log.encode, self.entries)))
        return table

    def record(self, number: int) -> Record:
        """Return the record of a game that has begun."""
        record = self.table.record(number)
        assert record is not None
        return record

    @property
    def holder_to_act(self) -> str:
        assert isinstance(self.table.actor, int)
        holder = self.table.holders[self.table.actor]
        return holder.guest or holder.bot or "?"

    def play_out(self) -> None:
        """Play the first choice of every turn until the game is over."""
        while isinstance(seat := self.table.actor, int):
            assert self.table.match is not None
            action = self.table.match.view(seat).choices[0].action
            if self.table.bot_to_act() is None:
                self.act(self.holder_to_act, action)
            else:
                self.do(commands.act_for_bot, self.table.version, seat, action)


def present(table: Table, now: int, **gone: int) -> Present:
    """Return the presence at a table: everybody except guests who have been gone for the given milliseconds."""
    since = {guest: now - lately for guest, lately in gone.items()}
    return Present(online=frozenset({*table.people, table.host} - set(gone)), gone=since, seen=since)


def opened(game: str = "five-towers", seats: int = 2, **terms: Any) -> OfflineTable:
    """Return a table of Ann's with free seats."""
    offline = OfflineTable()
    offline.do(commands.open_table, ANN, game, seats, **terms)
    return offline


def seated(**terms: Any) -> OfflineTable:
    """Return a table of Ann's, with Ann and Bob seated."""
    offline = opened(**terms)
    offline.do(commands.sit, ANN, "Ann", 0)
    offline.do(commands.sit, BOB, "Bob", 1)
    return offline


def three(**terms: Any) -> OfflineTable:
    """Return a running game of Ann, who opens, Bob and Eve."""
    offline = seated(**{"seats": 3, "opener": 0, **terms})
    offline.do(commands.sit, EVE, "Eve", 2)
    offline.do(commands.start, ANN)
    return offline


def started(**terms: Any) -> OfflineTable:
    """Return a running game of Ann, who opens, against Bob."""
    offline = seated(**{"opener": 0, **terms})
    offline.do(commands.start, ANN)
    return offline


def finished(**terms: Any) -> OfflineTable:
    offline = started(**terms)
    offline.play_out()
    return offline


def with_bot(**terms: Any) -> OfflineTable:
    """Return a running game of Ann, who opens, against a bot."""
    offline = opened(**{"opener": 0, **terms})
    offline.do(commands.sit, ANN, "Ann", 0)
    offline.do(commands.seat_bot, ANN, 1, "uniform")
    offline.do(commands.start, ANN)
    return offline


say = partial(commands.say, phrase=None)
