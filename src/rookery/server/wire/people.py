"""Frames in which people see their own data."""

import msgspec


class Me(msgspec.Struct, frozen=True):
    """Your identity, whose chat you have muted, and when you made your recovery code, if you have one."""

    guest: str
    name: str
    muted: tuple[str, ...]
    recovery: int | None


class Identity(msgspec.Struct, frozen=True):
    """A guest: the owner of a code, or one of your previous identities in this browser."""

    guest: str
    name: str


class CodeOwner(msgspec.Struct, frozen=True):
    """The guest whom a code identifies, and your current identity in this browser, if any."""

    owner: Identity
    here: Identity | None


class DeviceFrame(msgspec.Struct, frozen=True):
    """One of your devices: browser and system, if it reports them, when you first and last used it, and whether it is this one."""

    device: str
    name: str
    created: int
    seen: int
    this: bool


class RecoveryFrame(msgspec.Struct, frozen=True):
    """A permanent code that identifies you on any device. The server shows it once; it replaces the previous one."""

    code: str


class SignedOut(msgspec.Struct, frozen=True):
    """The result of signing out a device: a new recovery code, if the previous one became invalid."""

    recovery: str | None


class CodeFrame(msgspec.Struct, frozen=True):
    """A link that signs you in on another device, as text and as an SVG QR code; valid for ten minutes and one use."""

    link: str
    qr: str
    expires: int


class RatingFrame(msgspec.Struct, frozen=True):
    """Your rating in games with `seats` seats: the number of games, and the ratings after the latest ones. `rating` is None before the tenth game."""

    seats: int
    games: int
    rating: int | None
    recent: tuple[int, ...]


class Statistics(msgspec.Struct, frozen=True):
    """Your finished games of one kind: played, won (a shared win counts its share), mean and best score, time of the first, and ratings."""

    game: str
    played: int
    won: float
    mean_score: float
    best_score: int
    since: int
    ratings: tuple[RatingFrame, ...]


class ResultFrame(msgspec.Struct, frozen=True):
    """One of your finished games. `names` and `bots` are indexed by seat, `seat` is yours.

    `change` is the change of a published rating; `unrated` says why the game did not count for ratings. `luck` is the change in your expected
    points from draws, `choices` the change from your own choices compared with the best bot's; both are None until the game is analysed.
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
    unrated: str | None
    luck: float | None
    choices: float | None


class ResultsFrame(msgspec.Struct, frozen=True):
    """A page of your finished games, latest first; `before` is the cursor of the next page, None after the last."""

    results: tuple[ResultFrame, ...]
    before: int | None


class HabitFrame(msgspec.Struct, frozen=True):
    """A kind of mistake that recurs: its mean cost in points a game, half the width of the 95 % interval, and in how many games it occurred.

    `table`, `number` and `at` are the game and the action of an example, the costliest one.
    """

    habit: str
    points: float
    error: float
    occurred: int
    table: str
    number: int
    at: int


class HabitsFrame(msgspec.Struct, frozen=True):
    """Your habits in one game, costliest first, from the latest analysed `games`; at least `needed` are necessary."""

    game: str
    games: int
    needed: int
    habits: tuple[HabitFrame, ...]


class OpponentFrame(msgspec.Struct, frozen=True):
    """A frequent opponent: games together, in how many you finished ahead, and in how many behind."""

    name: str
    bot: str | None
    played: int
    ahead: int
    behind: int


class PushKeyFrame(msgspec.Struct, frozen=True):
    """The server's public VAPID key, which a browser needs to subscribe."""

    key: str


class FriendFrame(msgspec.Struct, frozen=True):
    """Somebody with whom you have finished games: how many, and when the last one ended."""

    guest: str
    name: str
    games: int
    last: int


class AnnouncementFrame(msgspec.Struct, frozen=True):
    """The operator's announcement; empty if there is none."""

    text: str
