"""A table: the sum of its log. It answers questions; only folding changes it."""

from collections import deque
from dataclasses import dataclass, field, replace

from rookery.core.frozen import FrozenMap
from rookery.core.record import Record, Setup
from rookery.core.rules import CHANCE, Actor, Seat
from rookery.core.view import Event, View
from rookery.play.clock import Clock
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
    events: tuple[Event, ...]
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
        """The seat that a bot has to play now, and which bot sits there (None: the strongest, in the place of a person)."""
        actor = self.actor
        if actor is None or actor == CHANCE:
            return None
        holder = self.holders[actor]
        return (actor, holder.bot) if holder.bot or holder.away or holder.guest is None else None

    def seat_shown(self, guest: str | None) -> Seat | None:
        """The seat whose view a guest is shown: the acting one if it is theirs, else their first, else None for a spectator."""
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
        return self.match.record(self.tags()) if number == self.number and self.match is not None else None

    def tags(self) -> dict[str, str]:
        """The tags of the present game's record."""
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

    def copy(self) -> "Table":
        """The same table, to be folded on independently."""
        return replace(
            self,
            holders=[replace(holder) for holder in self.holders],
            match=None if self.match is None else self.match.copy(),
            moves=list(self.moves),
            played=list(self.played),
            chat=self.chat.copy(),
            requests=set(self.requests),
        )
