"""A table: the sum of its log. It answers questions; only the fold changes it."""

from collections.abc import Callable, Container, Hashable, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import Any, Final, NamedTuple, TypeVar

from rookery.bots import substitute_name
from rookery.core.decision import Decision
from rookery.core.frozen import FrozenMap
from rookery.core.record import Record, Setup
from rookery.core.rules import CHANCE, Actor, Seat
from rookery.core.view import Event, View
from rookery.play import duplicate
from rookery.play.clock import Clock
from rookery.play.fair import COMMITMENT_TAG, SEALED_TAG, FairShuffle, Recommitment, commitment, recommitted_tag
from rookery.play.match import STATES_KEPT, Match
from rookery.server.storage.deals import AttemptEnd
from rookery.server.storage.lists import Speed, TableDetails, TableSummary
from rookery.server.storage.results import Result
from rookery.server.tables import log

T = TypeVar("T")

TABLE_BYTES: Final = 16 * 1024
ENTRY_BYTES: Final = 256
MOVE_BYTES: Final = 1024
STATE_BYTES: Final = 5 * 1024

CHAT_KEPT = 200
ENDED_TAG = "ended"
"""The tag of a record whose game ended before its rules did."""


FLAGS_FOR_GOOD = 2
"""The number of time-outs after which a bot plays the seat for the rest of the game, unless the others let its holder back."""


OPENING: Final = 5
"""This many first draws identify a game: games that share them count as the same."""

TURNS: Final = 40
QUICK: Final = 20 * 60
"""A game is quick if a seat has at most `QUICK` seconds for `TURNS` turns."""


def speed_of(clock: log.Clock | None) -> Speed:
    """Return the pace of a table."""
    if clock is None:
        return "none"
    if clock.base is None:
        return "days"
    return "quick" if clock.base + TURNS * clock.increment <= QUICK else "calm"


def attempt_end(at: int, how: log.How, scores: Sequence[int], seat: Seat, decisions: tuple[Decision, ...] = ()) -> AttemptEnd:
    """Return the end of an attempt at a deal; only a game that was played to its end has points."""
    if how != "played":
        return AttemptEnd(at=at, how=how, score=None, margin=None)
    margin = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
    return AttemptEnd(at=at, how=how, score=scores[seat], margin=margin, decisions=decisions)


def with_last(places: Sequence[int], last: Container[Seat]) -> tuple[int, ...]:
    """Return the places of a game with these seats moved to a shared last place."""
    kept = [place for seat, place in enumerate(places) if seat not in last]
    return tuple(len(kept) + 1 if seat in last else 1 + sum(other < place for other in kept) for seat, place in enumerate(places))


@dataclass
class Holder:
    """The holder of a seat: a guest, a bot, or nobody. `program`: the guest is an external program.

    `bot_plays` says why a bot substitutes for a guest.

    `commitment` fixes the entropy for the next game before any is revealed. For the current game: the number of time-outs (`flags`), the
    time of the last one, the number of actions of the seat, and whether the guest played any of them.
    """

    guest: str | None = None
    name: str = ""
    program: bool = False
    bot: str | None = None
    bot_plays: log.BotPlays | None = None
    entropy: str = ""
    commitment: str = ""
    flags: int = 0
    flagged_at: int = 0
    acted: int = 0
    played: bool = False

    def copy(self) -> "Holder":
        twin = Holder.__new__(Holder)
        vars(twin).update(vars(self))
        return twin

    @property
    def free(self) -> bool:
        return self.guest is None and self.bot is None

    @property
    def away(self) -> bool:
        return self.bot_plays is not None

    @property
    def out(self) -> bool:
        """Whether the guest is out of this game unless the others let them back."""
        return self.bot_plays == "resigned" or (self.bot_plays == "flagged" and self.flags >= FLAGS_FOR_GOOD)


@dataclass(frozen=True, slots=True)
class Ending:
    """How a game ended, which seats resigned or were gone, and the place of each seat, if there are places."""

    how: log.How
    seats: tuple[Seat, ...] = ()
    places: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game: its record, the holders of its seats, the places by score, its end and time."""

    record: Record
    holders: tuple[Holder, ...]
    places: tuple[int, ...]
    ended: int
    ending: Ending


class Move(NamedTuple):
    """One action of the running game with its events, and the version of the table after it.

    Take-backs need its time and player, the clock before it, and whether it ended its seat's turn. `stand_in`: a bot played it for the holder
    of the seat; `forced`: the server did, because no other was legal.
    """

    version: int
    seat: Seat | None
    action: str
    events: tuple[Event, ...]
    at: int
    by: str | None
    clock: Clock | None
    ended_turn: bool
    stand_in: bool
    forced: bool


class _Cache(NamedTuple):
    """The values derived from one state of a game, indexed by key."""

    state: Any
    status: str
    found: dict[Hashable, Any]


@dataclass
class Table:
    """The state of a table after its log. `version` increases with every change of the game and never decreases.

    `seq` is the number of the last entry, `last_change` the number of the last entry other than chat.
    `awaited` are the guests who must commit to entropy again before the game begins, since `awaited_at`; `agreed` has the guests who
    agreed to each proposal, with the time; `taken_back` the last action of each seat that ended a turn and was taken back, by its number in
    the game; `found_unrated` why the current game is not rated, if that does not follow from the table; `last_by` when each guest last did something
    here; `relabelled` the number of the entry in which each guest last changed their name or seat, which their chat lines show.
    """

    id: str
    seq: int = 0
    last_change: int = 0
    version: int = 0
    opened: log.Opened | None = None
    host: str = ""
    kept_out: frozenset[str] = frozenset()
    silenced: frozenset[str] = frozenset()
    holders: list[Holder] = field(default_factory=list)
    status: str = "open"
    number: int = 1
    secret: bytes = b""
    sealed_at: int | None = None
    began_sealed: bool = False
    awaited: frozenset[str] = frozenset()
    awaited_at: int = 0
    recommitted: tuple[Recommitment, ...] = ()
    absent: tuple[Seat, ...] = ()
    match: Match | None = None
    draws: int = 0
    moves: list[Move] = field(default_factory=list)
    clock: Clock | None = None
    played: tuple[Played, ...] = ()
    ending: Ending | None = None
    found_unrated: log.WhyUnrated | None = None
    agreed: dict[tuple[str, Seat | None], dict[str, int]] = field(default_factory=dict)
    declined: dict[tuple[str, Seat | None], frozenset[str]] = field(default_factory=dict)
    taken_back: dict[Seat, int] = field(default_factory=dict)
    last_by: dict[str, int] = field(default_factory=dict)
    chat: tuple[tuple[int, log.Said], ...] = ()
    relabelled: dict[str, int] = field(default_factory=dict)
    requests: dict[str, None] = field(default_factory=dict)
    updated: int = 0
    _cache: _Cache = field(default_factory=lambda: _Cache(None, "", {}), compare=False, repr=False)

    # --- questions

    @property
    def terms(self) -> log.Opened:
        """The terms of the table."""
        assert self.opened is not None, "every log begins with 'opened'"
        return self.opened

    @property
    def guided(self) -> bool:
        """Whether the current game is the host's first one; a rematch is not."""
        return self.terms.guided and self.number == 1

    @property
    def unrated(self) -> log.WhyUnrated | None:
        """Why the current game, or the next one, is not rated; None if it is."""
        if self.terms.origin is not None:
            return "practice"
        if self.terms.deal is not None:
            return "deal"
        if self.terms.hints:
            return "hints"
        players = [holder.guest or holder.bot for holder in self.holders if not holder.free]
        if len(players) == len(self.holders) and sum(players.count(player) == 1 for player in players) <= 1:
            return "seats"
        return self.found_unrated

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

    def named_seats(self, guest: str, name: str) -> list[Seat]:
        """Return the seats that a guest of this name holds for themselves, not for other people at their device."""
        return [seat for seat in self.seats_of(guest) if self.holders[seat].name in ("", name)]

    def bot_to_act(self) -> tuple[Seat, str] | None:
        """Return the seat to act and its bot, if a bot plays it, in its own right or as a substitute."""
        actor = self.actor
        if actor is None or actor == CHANCE:
            return None
        holder = self.holders[actor]
        return (actor, holder.bot or substitute_name(self.terms.game)) if holder.bot or holder.away or holder.guest is None else None

    @property
    def forced(self) -> tuple[Seat, Any] | None:
        """The seat to act and its only legal action, if the server plays it for a person."""
        match, actor = self.match, self.actor
        if match is None or match.game.forced is None or not isinstance(actor, int) or self.bot_to_act() is not None:
            return None
        action = match.game.forced
        return (actor, action) if tuple(match.rules.legal(match.state)) == (action,) else None

    @property
    def chosen(self) -> int:
        """The number of the last action of the game that was not forced; 0 if there is none."""
        return next((number for number in range(len(self.moves), 0, -1) if not self.moves[number - 1].forced), 0)

    def seat_shown(self, guest: str | None) -> Seat | None:
        """Return the seat whose view a guest gets: the acting seat if it is theirs, else their first seat, else None for a spectator."""
        own = self.seats_of(guest)
        if not own:
            return None
        actor = self.actor
        return actor if isinstance(actor, int) and actor in own else own[0]

    @property
    def drawn(self) -> tuple[str, ...]:
        """The actions of chance in the current game."""
        return tuple(move.action for move in self.moves if move.seat is None)

    @property
    def opening(self) -> tuple[str, ...]:
        """The first draws of the current game, at most `OPENING`, sorted by notation."""
        return tuple(sorted(islice((move.action for move in self.moves if move.seat is None), OPENING)))

    @property
    def people(self) -> list[str]:
        """The guests with a seat, in seat order."""
        return list(dict.fromkeys([holder.guest for holder in self.holders if holder.guest is not None]))

    @property
    def sealed(self) -> bool:
        """Whether the guests who have committed to entropy must reveal it now."""
        return self.sealed_at is not None

    @property
    def unrevealed(self) -> list[Seat]:
        """The seats that have committed to entropy and not revealed it."""
        return [seat for seat, holder in enumerate(self.holders) if holder.commitment and not holder.entropy]

    @property
    def playing(self) -> list[str]:
        """The guests who still play: all except the ones who have resigned or lost their seat by time-outs."""
        return list(dict.fromkeys([holder.guest for holder in self.holders if holder.guest is not None and not (holder.bot_plays and holder.out)]))

    @property
    def deadline(self) -> int | None:
        """The time when the acting seat's clock runs out; None if a bot plays or no clock runs."""
        return None if self.clock is None or self.bot_to_act() is not None else self.clock.deadline

    def out_of_time(self, seat: Seat, now: int) -> bool:
        """Return whether the acting seat's clock has run out, even while a bot substitutes."""
        return self.clock is not None and self.clock.running == seat and self.clock.deadline is not None and self.clock.deadline <= now

    def view(self, guest: str | None) -> View | None:
        """Return a guest's view of the game; None before it begins."""
        return None if self.match is None else self.seat_view(self.seat_shown(guest))

    def seat_view(self, seat: Seat | None) -> View:
        """Return the view of a seat (None: a spectator); nobody is to act once people have ended the game."""

        def make() -> View:
            assert self.match is not None, "a game has begun"
            view = self.match.view(seat)
            return replace(view, actor=None, choices=()) if self.status == "finished" and view.outcome is None else view

        return self.derived(("view", seat), make)

    def derived(self, what: Hashable, make: Callable[[], T]) -> T:
        """Return the value that `make` derives from the current state of the game, cached for that state.

        This is the one cache for all values derived from a state: views, surveys, previews, hints, encoded parts of frames. The next state of the
        game, and the end of the game, replace it as a whole; it leaves memory with its table. A draft shares it as long as it has the same state.
        """
        state = None if self.match is None else self.match.state
        if self._cache.state is not state or self._cache.status != self.status:
            self._cache = _Cache(state, self.status, {})
        found = self._cache.found
        if what not in found:
            found[what] = make()
        known: T = found[what]
        return known

    def can_take_back(self, guest: str | None) -> Seat | None:
        """Return the seat of this guest that may take back its last action alone: freely within a turn, the end of a turn once."""
        number = self.chosen
        if guest is None or self.status != "running" or not number:
            return None
        move = self.moves[number - 1]
        if move.seat is None or move.by != guest:
            return None
        return move.seat if not move.ended_turn or self.taken_back.get(move.seat, -1) < number else None

    def played_for(self, guest: str | None) -> list[int]:
        """Return the versions of the actions that bots have played for a guest since their own last one."""
        own, found = self.seats_of(guest), list[int]()
        for move in reversed(self.moves if own else ()):
            if move.by == guest:
                break
            if move.stand_in and move.seat in own:
                found.append(move.version)
        return found[::-1]

    def record(self, number: int) -> Record | None:
        """Return the record of a game at this table; only the public part of a running one."""
        if 1 <= number <= len(self.played):
            return self.played[number - 1].record
        return self.match.record(self.tags()) if number == self.number and self.match is not None else None

    def tags(self) -> dict[str, str]:
        """Return the tags of the current game's record."""
        if self.terms.imported is not None:
            return self.terms.imported
        tags = {f"player {seat}": holder.bot or holder.name for seat, holder in enumerate(self.holders) if holder.bot or holder.name}
        tags = {name: value.replace("#", "♯") for name, value in tags.items()}  # a # starts a comment in records
        if self.ending is not None and self.ending.how != "played":
            tags[ENDED_TAG] = " ".join([self.ending.how, *map(str, self.ending.seats)])
        if (deal := self.terms.deal) is not None:  # others still play with this secret, which is published when the day is over
            return tags | ({} if deal.order else duplicate.tags(deal.id, self.secret, shown=False))
        if self.terms.origin is not None:  # its first draws come from another game, so they cannot be verified
            return tags
        tags |= recommitted_tag(self.recommitted)
        if self.status == "finished":
            tags |= self.fair.tags(opener_drawn=self.terms.opener is None) | ({SEALED_TAG: "yes"} if self.began_sealed else {})
        else:
            tags[COMMITMENT_TAG] = commitment(self.secret)
        return tags

    def summary(self) -> TableSummary:
        terms = self.terms
        people = [seat for seat, holder in enumerate(self.holders) if holder.guest]
        view = None if self.match is None else self.seat_view(people[0] if people else None)  # its frame needs this view anyway
        return TableSummary(
            table=self.id,
            game=terms.game,
            status=self.status,
            listed=terms.listed and any(holder.free for holder in self.holders),
            host=self.host,
            guests=tuple(sorted(self.people)),
            updated=self.updated,
            practice=terms.origin is not None,
            imported=terms.imported is not None,
            opening=self.opening,
            deal=terms.deal is not None,
            details=TableDetails(
                seats=tuple([holder.bot or holder.name for holder in self.holders]),
                bots=tuple([holder.bot is not None for holder in self.holders]),
                guests=tuple([holder.guest for holder in self.holders]),
                options=terms.options,
                expansions=terms.expansions,
                turn=actor if isinstance(actor := self.actor, int) else None,
                number=self.number,
                round=None if view is None else view.round,
                scores=None if view is None else view.scores,
                places=None if self.ending is None else self.ending.places,
                ending=None if self.ending is None else self.ending.how,
                speed=speed_of(terms.clock),
                language=terms.language,
            ),
        )

    def results(self) -> tuple[Result, ...]:
        """Return the results of the game that has just ended; none if there are no places.

        A guest who never acted did not play, unless the game ended by resignation before they could. Players who resigned come last, even if bots
        played on for them.
        """
        if self.match is None or self.ending is None or (places := self.ending.places) is None or self.terms.uncounted:
            return ()
        scores, why, given_up = self.match.scores, self.unrated, self.ending.how == "resigned"
        places = with_last(places, [seat for seat, holder in enumerate(self.holders) if holder.bot_plays == "resigned"])
        return tuple(
            Result(
                table=self.id,
                number=self.number,
                seat=seat,
                game=self.terms.game,
                seats=self.terms.seats,
                guest=holder.guest if holder.played or (given_up and not holder.away) else None,
                bot=holder.bot,
                score=scores[seat],
                place=places[seat],
                shared=places.count(places[seat]),
                at=self.updated,
                ending=self.ending.how,
                rated=why is None,
                unrated=why,
            )
            for seat, holder in enumerate(self.holders)
        )

    def attempt_end(self) -> AttemptEnd | None:
        """Return the end of a guest's attempt, once its game is over."""
        seat = next((seat for seat, holder in enumerate(self.holders) if holder.guest), None)
        if self.terms.deal is None or self.ending is None or self.match is None or seat is None:
            return None
        find = self.match.game.decisions
        found = () if find is None else find(seat, (event for move in self.moves for event in move.events))
        return attempt_end(self.updated, self.ending.how, self.match.scores, seat, found)

    @property
    def weight(self) -> int:
        """The approximate size of the table in memory, in bytes."""
        states = min(len(self.moves), STATES_KEPT) if self.status == "running" else 0
        return TABLE_BYTES + ENTRY_BYTES * self.seq + MOVE_BYTES * len(self.moves) + STATE_BYTES * states

    def copy(self) -> "Table":
        """Return a copy that can be folded independently. Every command makes one, so it copies only what changes in place."""
        twin = Table.__new__(Table)
        vars(twin).update(vars(self))
        twin.holders = [holder.copy() for holder in self.holders]
        twin.match = None if self.match is None else self.match.copy()
        twin.moves = self.moves.copy()
        twin.requests = self.requests.copy()
        twin.last_by = self.last_by.copy()
        return twin
