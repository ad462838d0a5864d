"""The assertions of Carcassonne scenarios, in addition to those of every game."""

from collections.abc import Mapping
from typing import Any

from tests.carcassonne.table import scored, view_of
from tests.contract.table import Table
from tests.scenario import Assertion, unless


def _actions(text: str) -> set[str]:
    """Split actions at semicolons, because cells contain commas."""
    return {action.strip() for action in text.split(";")}


def _only_allowed(table: Table, actions: str) -> str | None:
    return None if table.legal == _actions(actions) else "; ".join(sorted(table.legal)) or "nothing"


def _allowed(table: Table, actions: str) -> str | None:
    return None if _actions(actions) <= table.legal else "; ".join(sorted(table.legal)) or "nothing"


def _towers(table: Table) -> Mapping[str, Any]:
    towers: Mapping[str, Any] = view_of(table).slots["towers"]
    return towers


def _tower(table: Table, at: str) -> Mapping[str, Any]:
    found = [tower for tower in _towers(table)["towers"] if ",".join(map(str, tower["at"])) == at]
    return found[0] if found else {"floors": "no tower", "guard": "no tower"}


def _guard(table: Table, who: str, at: str) -> str | None:
    guard = _tower(table, at)["guard"]
    return unless("nobody" if guard is None else guard if isinstance(guard, str) else f"seat {guard}", who)


def _scored(table: Table, feature: str, points: str, seat: str) -> str | None:
    return None if (feature, int(seat), int(points)) in scored(table) else str(scored(table))


def _out(table: Table, codes: str) -> str | None:
    return unless(" ".join(sorted(code for code, count in view_of(table).out.items() for _ in range(count))), codes)


ASSERTIONS: Mapping[str, Assertion] = {
    r"allowed: (.+)": _allowed,
    r"only allowed: (.+)": _only_allowed,
    r"tower (\S+) has (\d) floors?": lambda table, at, floors: unless(str(_tower(table, at)["floors"]), floors),
    r"(seat \d|nobody) guards (\S+)": _guard,
    r"(\d+) floors are left": lambda table, floors: unless(str(_towers(table)["supply"]), floors),
    r"(T\w) is stolen": lambda table, code: unless(_towers(table)["stolen"], code),
    r"nothing is stolen": lambda table: unless(_towers(table)["stolen"], None),
    r"seat (\d) has (\d) meeples?": lambda table, seat, count: unless(view_of(table).players[int(seat)]["meeples"], int(count)),
    r"seat (\d) has (\d) abbots?": lambda table, seat, count: unless(view_of(table).players[int(seat)]["abbots"], int(count)),
    r"scored: (\w+) (\d+) by seat (\d)": _scored,
    r"out: (.+)": _out,
    r"it is the turn of seat (\d)": lambda table, seat: unless(view_of(table).turn_of, int(seat)),
}
