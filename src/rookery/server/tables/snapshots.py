"""Snapshots of tables: the state that a table keeps from one game to the next, so that loading it need not replay its earlier games.

A snapshot is derived from the log alone and may be deleted at any time. Snapshots of other releases are ignored.
"""

import zlib
from typing import Any, Final

import msgspec

from rookery import __version__
from rookery.core.frozen import FrozenMap
from rookery.core.rules import Seat
from rookery.server.tables import log
from rookery.server.tables.table import Holder, Played, Table

GAMES: Final = 4
"""The number of games between two snapshots of a table."""

FAST: Final = 1
"""The compression level."""


class Snapshot(msgspec.Struct, frozen=True, kw_only=True):
    """A table right after the log entry of a rematch; the fields are the table's."""

    release: str
    seq: int
    last_change: int
    version: int
    opened: log.Opened
    host: str
    kept_out: frozenset[str]
    silenced: frozenset[str]
    holders: list[Holder]
    number: int
    began_sealed: bool
    absent: tuple[Seat, ...]
    draws: int
    played: tuple[Played, ...]
    taken_back: dict[Seat, int]
    last_by: dict[str, int]
    chat: tuple[tuple[int, log.Said], ...]
    relabelled: dict[str, int]
    requests: dict[str, None]
    updated: int


def take(table: Table) -> bytes | None:
    """Return a snapshot of a table right after a rematch; None if no snapshot is due."""
    if (table.number - 1) % GAMES:
        return None
    kept = {name: getattr(table, name) for name in Snapshot.__struct_fields__ if name != "release"}
    return zlib.compress(_encode(Snapshot(release=__version__, **kept)), FAST)


def restore(table: str, body: bytes) -> Table | None:
    """Return the table of a snapshot; None if another release wrote it."""
    try:
        snapshot = _decode(zlib.decompress(body))
    except (msgspec.MsgspecError, zlib.error):
        return None
    if snapshot.release != __version__:
        return None
    kept = msgspec.structs.asdict(snapshot)
    del kept["release"]
    return Table(table, **kept)


def _plain(value: Any) -> Any:
    assert isinstance(value, FrozenMap), "no other kind needs help"
    return value.to_dict()


def _frozen(_kind: Any, value: Any) -> Any:
    return FrozenMap(value)


_encode: Final = msgspec.msgpack.Encoder(enc_hook=_plain).encode
_decode: Final = msgspec.msgpack.Decoder(Snapshot, dec_hook=_frozen).decode
