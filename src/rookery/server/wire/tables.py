"""What the server tells about a table: who is there, what the game looks like, what was played and said."""

from typing import Any

import msgspec

from rookery.server.tables.log import BotPlays, BotSpeed, Clock, How, Origin, What


class SeatFrame(msgspec.Struct, frozen=True):
    """A seat as everybody sees it. `program`: its guest is a program that plays from outside.

    `away`: a bot plays for its holder, `bot_plays` says why; `gone_since`: when they left the table.
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
    """Somebody with a name who has the table open and holds no seat there."""

    guest: str
    name: str


class ProposalFrame(msgspec.Struct, frozen=True):
    """Something that can be proposed from `opens` on, with the seats that have agreed, declined or not answered. Asked once somebody has agreed."""

    what: What
    seat: int | None
    opens: int
    asked_by: int | None
    agreed: tuple[int, ...]
    declined: tuple[int, ...]
    missing: tuple[int, ...]


class PresenceFrame(msgspec.Struct, frozen=True, tag="presence", tag_field="kind"):
    """Who has come or gone, and what can be proposed now. Everything else at the table is as it was."""

    seats: tuple[SeatPresence, ...]
    watching: int
    choosing: int
    watchers: tuple[WatcherFrame, ...]
    proposals: tuple[ProposalFrame, ...]
    now: int


class EndingFrame(msgspec.Struct, frozen=True):
    """How a game ended, which seats gave up or were gone, and the place of each seat where there are places."""

    how: How
    seats: tuple[int, ...]
    places: tuple[int, ...] | None


class RematchFrame(msgspec.Struct, frozen=True):
    """The next game: for each seat who will sit there, by their seat of now, and when it begins with bots for those who are silent."""

    seats: tuple[int, ...]
    begins: int | None


class ClockFrame(msgspec.Struct, frozen=True):
    """Milliseconds left for each seat; those of the seat `running` run down since `since` (server time)."""

    left: tuple[int, ...]
    running: int | None
    since: int


class ShuffleFrame(msgspec.Struct, frozen=True):
    """The fair shuffle: the server's commitment, those of the seats for the next game, their entropy, and the secret once the game is over.

    `sealed`: those who have committed are to show their entropy now; with the last of them the game begins.
    """

    commitment: str
    commitments: tuple[str, ...]
    sealed: bool
    entropy: tuple[str, ...]
    secret: str | None


class MoveFrame(msgspec.Struct, frozen=True):
    """One action of the game, the version it led to, and the events it caused."""

    version: int
    seat: int | None
    action: str
    events: list[Any]


class ChatFrame(msgspec.Struct, frozen=True, tag="chat", tag_field="kind"):
    """Something that was said."""

    seq: int
    at: int
    guest: str | None
    name: str
    phrase: str | None
    text: str | None


class TableFrame(msgspec.Struct, frozen=True, tag="table", tag_field="kind"):
    """The whole table as you may see it. `view` is the game's own view (None before it starts); `moves` are those since the version you had.

    `survey` is what the board of the game shows beyond the view, the same for everybody (None where a game has nothing to add).
    `origin` is the moment of a finished game from which this one goes on for practice; such games count for nothing. `deal` is the deal that it
    is an attempt at; its secret is told by the deal.
    Of those who are `watching`, `choosing` have followed the link and have no name yet. `watchers`
    are those with a name, the first of them, before a game: the host may give them a seat.
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
    bot_speed: BotSpeed
    seats: tuple[SeatFrame, ...]
    your_seats: tuple[int, ...]
    can_take_back: bool
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
