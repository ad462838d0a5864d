"""What the server tells people about themselves."""

import msgspec


class Me(msgspec.Struct, frozen=True):
    """Who you are here, whose chat is hidden from you, and when your recovery code was made, if you have one."""

    guest: str
    name: str
    muted: tuple[str, ...]
    recovery: int | None


class Identity(msgspec.Struct, frozen=True):
    """Somebody whom a code leads to, or whom you were in this browser before."""

    guest: str
    name: str


class CodeOwner(msgspec.Struct, frozen=True):
    """Whom a code leads to, and who you are in this browser now, if you are somebody."""

    owner: Identity
    here: Identity | None


class DeviceFrame(msgspec.Struct, frozen=True):
    """A device on which you are known: browser and system as far as it tells them, since when, when last seen, and whether it is this one."""

    device: str
    name: str
    created: int
    seen: int
    this: bool


class RecoveryFrame(msgspec.Struct, frozen=True):
    """A code that leads back to you from any device, for good; it is shown only now, and replaces the one before."""

    code: str


class CodeFrame(msgspec.Struct, frozen=True):
    """A link that carries you to another device, as text and as an SVG QR code; good for ten minutes and one use."""

    link: str
    qr: str
    expires: int


class RatingFrame(msgspec.Struct, frozen=True):
    """Your rating in games with `seats` seats: after how many games, and after each of the last of them. `rating` is None before the tenth game."""

    seats: int
    games: int
    rating: int | None
    recent: tuple[int, ...]


class Statistics(msgspec.Struct, frozen=True):
    """Finished games of one kind: played, won (a shared win counts its share), mean score, best score, when the first ended, and ratings by seats."""

    game: str
    played: int
    won: float
    mean_score: float
    best_score: int
    since: int
    ratings: tuple[RatingFrame, ...]


class ResultFrame(msgspec.Struct, frozen=True):
    """A finished game of yours. `names` and `bots` are by seat, `seat` is yours.

    `change` is what it changed of a rating that is told. `luck` is what the draws changed of the points that you could expect, `choices` what your
    own choices did, compared with those of the best bot; None as long as the game is not analysed.
    """

    table: str
    number: int
    game: str
    at: int
    ending: str
    seat: int
    scores: tuple[int, ...]
    places: tuple[int, ...]
    names: tuple[str, ...]
    bots: tuple[str | None, ...]
    change: int | None
    luck: float | None
    choices: float | None


class ResultsFrame(msgspec.Struct, frozen=True):
    """A page of your finished games, the latest first; `before` asks for the next page, None after the last."""

    results: tuple[ResultFrame, ...]
    before: int | None


class OpponentFrame(msgspec.Struct, frozen=True):
    """Somebody you have played with often: games together, in how many you came before them, and in how many behind."""

    name: str
    bot: str | None
    played: int
    ahead: int
    behind: int


class PushKeyFrame(msgspec.Struct, frozen=True):
    """The key with which this server signs what it pushes to browsers."""

    key: str


class FriendFrame(msgspec.Struct, frozen=True):
    """Somebody with whom you have finished games: how many, and when the last one."""

    guest: str
    name: str
    games: int
    last: int


class AnnouncementFrame(msgspec.Struct, frozen=True):
    """What the operator of the server has to say; empty for nothing."""

    text: str
