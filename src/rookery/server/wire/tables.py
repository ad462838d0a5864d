"""Frames about a table: its people, its game, its actions and its chat."""

from typing import Any

import msgspec

from rookery.server.tables.log import BotPlays, BotSpeed, Clock, How, Origin, What, WhyUnrated


class SeatFrame(msgspec.Struct, frozen=True):
    """A seat as everybody sees it. `program`: an external program plays it.

    `away`: a bot plays for its holder, and `bot_plays` says why. `gone_since` is when they left the table.
    """

    name: str
    guest: str | None
    program: bool
    bot: str | None
    away: bool
    online: bool
    you: bool
    host: bool
    gone_since: int | None
    bot_plays: BotPlays | None
    flags: int


class SeatPresence(msgspec.Struct, frozen=True):
    """Whether the holder of a seat has the table open, and if not, since when."""

    online: bool
    gone_since: int | None


class WatcherFrame(msgspec.Struct, frozen=True):
    """A guest with a name who has the table open and holds no seat."""

    guest: str
    name: str


class ProposalFrame(msgspec.Struct, frozen=True):
    """A proposal, which opens at `opens`: the seats that agreed, declined or have not answered. Pending once a seat has agreed."""

    what: What
    seat: int | None
    opens: int
    asked_by: int | None
    agreed: tuple[int, ...]
    declined: tuple[int, ...]
    missing: tuple[int, ...]


class PresenceFrame(msgspec.Struct, frozen=True, tag="presence", tag_field="kind"):
    """The people present at a table, and the proposals possible now; sent when only these have changed."""

    seats: tuple[SeatPresence, ...]
    watching: int
    choosing: int
    watchers: tuple[WatcherFrame, ...]
    proposals: tuple[ProposalFrame, ...]
    now: int


class EndingFrame(msgspec.Struct, frozen=True):
    """How a game ended, which seats resigned or were absent, and the place of each seat if there are places."""

    how: How
    seats: tuple[int, ...]
    places: tuple[int, ...] | None


class RematchFrame(msgspec.Struct, frozen=True):
    """A rematch: for each seat, the current seat of its next holder, and when bots will replace players who have not answered."""

    seats: tuple[int, ...]
    begins: int | None


class ClockFrame(msgspec.Struct, frozen=True):
    """Milliseconds left for each seat. The clock of seat `running` has been running since `since` (server time)."""

    left: tuple[int, ...]
    running: int | None
    since: int


class RecommitmentFrame(msgspec.Struct, frozen=True):
    """A superseded commitment of the server, and the seats that did not reveal their entropy in time."""

    commitment: str
    withheld: tuple[int, ...]


class ShuffleFrame(msgspec.Struct, frozen=True):
    """The fair shuffle: the server's commitment, the seats' commitments for the next game, their entropy, and the secret after the game.

    `sealed`: seats that have committed must reveal their entropy; the last one starts the game. `recommitted`: the server's previous commitments
    for this game, each superseded because seats withheld their entropy.
    """

    commitment: str
    commitments: tuple[str, ...]
    sealed: bool
    recommitted: tuple[RecommitmentFrame, ...]
    entropy: tuple[str, ...]
    secret: str | None


class MoveFrame(msgspec.Struct, frozen=True):
    """One action of the game, the version after it, and its events."""

    version: int
    seat: int | None
    action: str
    events: list[Any]


class ChatFrame(msgspec.Struct, frozen=True, tag="chat", tag_field="kind"):
    """A chat message. `seat` is the seat of its author; None for spectators, who may have the name of a player."""

    seq: int
    at: int
    guest: str | None
    seat: int | None
    name: str
    phrase: str | None
    text: str | None


class TableFrame(msgspec.Struct, frozen=True, tag="table", tag_field="kind"):
    """The whole table as you may see it. `view` is the game's own view (None before it starts); `moves` are the moves after the version you had.

    `played_for_you` are the versions of the actions that a bot played in your seats since your own last one.
    `survey` is what the board shows beyond the view, the same for everybody (None if the game adds nothing).
    `origin` is the moment of a finished game from which this practice game continues; practice is unrated. `deal` is the deal that this
    game attempts; the deal publishes its secret. `guided`: this is the host's first game, against bots.
    `unrated` says why the game does not change ratings; None if it does.
    Of the `watching` visitors, `choosing` have followed the link but have no name yet. `watchers` are the first of those with a name,
    before a game: the host may give them a seat.
    """

    table: str
    version: int
    number: int
    status: str
    game: str
    options: dict[str, str]
    expansions: tuple[str, ...]
    host: bool
    listed: bool
    hints: bool
    helps: bool
    silenced: tuple[str, ...]
    origin: Origin | None
    deal: str | None
    guided: bool
    unrated: WhyUnrated | None
    bot_speed: BotSpeed
    seats: tuple[SeatFrame, ...]
    your_seats: tuple[int, ...]
    can_take_back: bool
    played_for_you: tuple[int, ...]
    clock: ClockFrame | None
    time_control: Clock | None
    shuffle: ShuffleFrame
    view: Any | None
    survey: Any | None
    ending: EndingFrame | None
    proposals: tuple[ProposalFrame, ...]
    rematch: RematchFrame | None
    watching: int
    choosing: int
    watchers: tuple[WatcherFrame, ...]
    moves: list[MoveFrame]
    now: int
