"""The assertions of 5 Towers scenarios, in addition to those of every game."""

from collections.abc import Mapping

from rookery.core.frozen import size
from rookery.games.five_towers.cards import read_type
from tests.contract.table import Table
from tests.five_towers.table import demolished, display, state_of, tower, view_of
from tests.scenario import Assertion, unless


def _tower(table: Table, seat: str, type_: str, values: str) -> str | None:
    found = " ".join(map(str, tower(table, int(seat), read_type(type_)))) or "none"
    return unless(found, values)


def _largest_bids(table: Table, numbers: str) -> str | None:
    return unless(" ".join(str(player.largest_bid) for player in view_of(table, None).players), numbers)


ASSERTIONS: Mapping[str, Assertion] = {
    r"seat (\d) tower (\w+): (none|\d+(?: \d+)*)": _tower,
    r"seat (\d) demolished: (\d+)": lambda table, seat, count: unless(str(len(demolished(table, int(seat)))), count),
    r"display: (.+)": lambda table, cards: unless(" ".join(display(table)), cards),
    r"draw pile: (\d+)": lambda table, count: unless(str(size(state_of(table).draw)), count),
    r"discard pile: (\d+)": lambda table, count: unless(str(size(state_of(table).discard)), count),
    r"opener: seat (\d)": lambda table, seat: unless(str(state_of(table).opener), seat),
    r"largest bids: (\d(?: \d)*)": _largest_bids,
}
