"""Limits on all input: rates, connections and sizes, which the operator can set, and the characters allowed in names and chat lines."""

import unicodedata
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from functools import lru_cache
from ipaddress import ip_address, ip_network
from typing import Any, Final, Literal

from rookery.server import time_source
from rookery.server.refusals import Refused, whole_seconds

RECORD_BODY: Final = 64 * 1024
"""The body limit for a record; those of long games have about ten thousand characters."""
NAME: Final = 24
CHAT: Final = 280
ENTROPY: Final = 64
REQUEST: Final = 64
OPEN_TABLES_COUNT_FOR: Final = 30 * 24 * 60 * 60_000
"""The idle time in milliseconds after which a table stops counting."""
SUBSCRIPTIONS: Final = 6
"""The maximum number of web push subscriptions per guest."""
ENDPOINT: Final = 1000
LISTED: Final = 20
"""The number of tables per page of the list."""
MINE: Final = 50
"""The number of a guest's own tables per page."""
LISTED_FOR: Final = 7 * 24 * 60 * 60_000
"""The idle time in milliseconds after which a table leaves the list."""
LISTED_WITHOUT_HOST: Final = 10 * 60_000
"""A table leaves the list this many milliseconds after its host, unless it is for a correspondence game."""
IMPORTED: Final = 50
"""The number of a guest's latest imported games that the server keeps."""
FRIENDS: Final = 100
INVITATIONS: Final = 20
MUTED: Final = 500
SILENCED: Final = 500
"""The maximum number of silenced guests at a table; every frame of the table lists them."""

_INVISIBLE: Final = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Invisible Unicode categories: controls, direction marks and other formats, surrogates, private use, line separators."""

_BLANK: Final = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u2d7f\u3164\uffa0\U0001d159"
"""Invisible characters that count as letters or signs: joiners, fillers of Hangul and Khmer, the empty Braille pattern, the null notehead."""


_MARKS: Final = {"Mn", "Me"}
MARKS_ON_A_LETTER: Final = 2


def line(text: str, longest: int, what: str, form: Literal["NFC", "NFKC"] = "NFC") -> str:
    """Return one line of visible text, without repeated spaces, control characters or stacked accents; raise Refused if it is empty or too long."""
    shown = "".join(" " if char.isspace() else char for char in text if char.isspace() or _visible(char))
    shown = _few_marks(" ".join(unicodedata.normalize(form, shown).split()))
    if not shown:
        raise Refused(f"{what}/invalid", "The {what} is empty.", what=what, longest=longest)
    if len(shown) > longest:
        raise Refused(f"{what}/invalid", "The {what} is longer than {longest} characters.", what=what, longest=longest)
    return shown


def _few_marks(text: str) -> str:
    """Limit the combining marks on each letter, so that they do not overlap other lines; no language needs more."""
    kept: list[str] = []
    marks = 0
    for char in text:
        marks = marks + 1 if unicodedata.category(char) in _MARKS else 0
        if marks <= MARKS_ON_A_LETTER:
            kept.append(char)
    return "".join(kept)


def _visible(char: str) -> bool:
    return unicodedata.category(char) not in _INVISIBLE and char not in _BLANK


NETWORK: Final = 64
"""Length of an IPv6 prefix that belongs to one customer."""


@lru_cache(maxsize=4096)
def counted_address(host: str) -> str:
    """Return the rate-limit key of an address: the IPv4 address, or the IPv6 network, because one person has all addresses in it."""
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if found.version == 4:
        return host
    return str(found.ipv4_mapped or ip_network((int(found), NETWORK), strict=False))


@dataclass(frozen=True, slots=True)
class Rate:
    """A token bucket: `burst` tokens, refilled by one every `every` seconds."""

    burst: int
    every: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """The limits that the operator can set (docs/protocol.md explains each one). Guests are counted by id, strangers by address."""

    act: Rate = Rate(60, 0.1)
    hint: Rate = Rate(20, 2.0)
    chat: Rate = Rate(8, 3.0)
    table: Rate = Rate(10, 20.0)
    invite: Rate = Rate(20, 30.0)
    name: Rate = Rate(20, 10.0)
    read: Rate = Rate(240, 0.05)
    connect: Rate = Rate(60, 1.0)
    code: Rate = Rate(10, 30.0)
    visit: Rate = Rate(240, 0.05)
    list: Rate = Rate(20, 60.0)
    record: Rate = Rate(10, 60.0)
    guest: Rate = Rate(100, 5.0)
    arrive: Rate = Rate(1200, 0.05)
    tables_per_guest: int = 20
    sockets_per_guest: int = 12
    sockets_per_address: int = 1200
    listed_per_address: int = 20
    connections_per_address: int = 2000
    unsent_bytes_per_address: int = 48 * 1024 * 1024
    unsent_bytes: int = 256 * 1024 * 1024
    body_bytes: int = 16 * 1024
    frame_bytes: int = 4 * 1024


DEFAULTS: Final = Limits()

RATES: Final[Mapping[str, Rate]] = {each.name: each.default for each in fields(Limits) if isinstance(each.default, Rate)}
"""The default rate of each kind of request."""

BY_ADDRESS: Final = (
    *("code", "visit", "list", "record", "guest", "arrive"),
    *("sockets_per_address", "listed_per_address", "connections_per_address", "unsent_bytes_per_address"),
)
"""The limits that many people behind one address share."""

CROWD: Final = "crowd"
"""The setting that scales all limits in BY_ADDRESS to a number of people behind one address."""

DEFAULT_CROWD: Final = 100
"""The number of people behind one address for whom the defaults are designed."""

LARGEST: Final = 10**9


def flat(limits: Limits) -> dict[str, float]:
    """Return all limits by setting; a rate has two settings, with the suffixes `-burst` and `-seconds`."""
    found: dict[str, float] = {}
    for each in fields(limits):
        value, name = getattr(limits, each.name), each.name.replace("_", "-")
        found |= {f"{name}-burst": value.burst, f"{name}-seconds": value.every} if isinstance(value, Rate) else {name: value}
    return found


SETTABLE: Final[Mapping[str, float]] = {CROWD: DEFAULT_CROWD, **flat(DEFAULTS)}
"""All settings with their defaults."""


def limits_from(given: Mapping[str, float]) -> Limits:
    """Return the defaults with these changes; a limit's own name takes precedence over `crowd`.

    Raise ValueError for an unknown name, and for a value that is not a positive integer; only seconds may be fractional.
    """
    for name, value in given.items():
        if name not in SETTABLE or not 0 < value <= LARGEST or (value != int(value) and not name.endswith("-seconds")):
            raise ValueError(name)
    values = {**flat(for_crowd(int(given.get(CROWD, 0)))), **given}
    return Limits(**{each.name: _value(each.name.replace("_", "-"), values) for each in fields(Limits)})


def _value(name: str, values: Mapping[str, float]) -> Any:
    return int(values[name]) if name in values else Rate(int(values[f"{name}-burst"]), values[f"{name}-seconds"])


def for_crowd(people: int) -> Limits:
    """Return limits that admit this many people behind one address at the same time; none is below its default."""

    def raised(value: Any) -> Any:
        if isinstance(value, Rate):
            return Rate(raised(value.burst), value.every * DEFAULT_CROWD / max(people, DEFAULT_CROWD))
        return max(value, people, value * people // DEFAULT_CROWD)

    return replace(DEFAULTS, **{name: raised(getattr(DEFAULTS, name)) for name in BY_ADDRESS})


ROUNDING: Final = 1e-6
"""Tolerance for rounding errors, which would make a burst one token short."""


def too_often(retry_after: float) -> Refused:
    """Return the refusal of a request that exceeds a rate, with the wait in seconds."""
    return Refused("rate/limited", reason="wait", retry_after=retry_after, seconds=whole_seconds(retry_after))


@dataclass(slots=True)
class Meter:
    """A token bucket per person and kind of request; it drops the least recently used ones."""

    limits: Limits = DEFAULTS
    most: int = 20_000
    _full_at: OrderedDict[tuple[str, str], float] = field(default_factory=OrderedDict)

    def take(self, kind: str, who: str) -> None:
        """Consume one token; raise Refused with the time to wait if the bucket is empty."""
        rate: Rate = getattr(self.limits, kind)
        now = time_source.monotonic()
        full_at = max(now, self._full_at.pop((kind, who), now)) + rate.every
        if full_at - now > rate.burst * rate.every + ROUNDING:
            self._full_at[kind, who] = full_at - rate.every
            retry_after = full_at - rate.burst * rate.every - now
            raise too_often(retry_after)
        self._full_at[kind, who] = full_at
        if len(self._full_at) > self.most:
            self._full_at.popitem(last=False)
