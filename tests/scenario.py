"""Scenarios: small stories of a game that a player can write, read and believe.

    rules: FT-30
    game: five-towers
    seats: 2
    option overbids: retract

    start: auction calls=3,-
      display=candy-1,scary-2,tree-3,scrap-4,sand-7
    play:
      bid 4             # one action per line
    then:
      seat 1 acts
      not legal: bid 5 (FT-28)

Header lines come first; `rules`, `game` and `seats` are required. Sections with indented lines follow. `start` is a position and optional;
`play` and `then` may alternate. A line that cannot be parsed is an error and never skipped.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from rookery.core.errors import GameError
from rookery.core.frozen import FrozenMap
from rookery.core.record import Setup
from rookery.games import GAMES
from tests.contract.table import Table, set_up

Assertion: TypeAlias = Callable[..., str | None]
"""An assertion: gets the table and the groups of its pattern; returns None if it holds, else what it found instead."""

_HEADERS = ("rules", "game", "seats", "opener", "expansions")
_OPTION = "option "


class ScenarioError(Exception):
    """An invalid scenario, with its file and line."""


@dataclass(frozen=True)
class Line:
    """One line of a section, without its comment."""

    number: int
    text: str


@dataclass(frozen=True)
class Scenario:
    """A scenario: its setup, its start, and sections of actions (`play`) and assertions (`then`)."""

    name: str
    rules: tuple[str, ...]
    setup: Setup
    start: str | None
    sections: tuple[tuple[str, tuple[Line, ...]], ...]


def read_scenario(path: Path) -> Scenario:
    """Parse the scenario in this file."""
    header: dict[str, str] = {}
    sections: list[tuple[str, list[Line]]] = []
    for number, raw in enumerate(path.read_text("utf-8").splitlines(), start=1):
        line = raw.partition("#")[0].rstrip()
        if not line:
            continue
        if line[0].isspace():
            if not sections:
                raise ScenarioError(f"{path.name}:{number}: an indented line before the first section")
            sections[-1][1].append(Line(number, line.strip()))
            continue
        name, colon, value = line.partition(":")
        if colon and name == "start" and not sections:
            sections.append((name, [Line(number, value.strip())] if value.strip() else []))
        elif colon and name in ("play", "then") and not value:
            sections.append((name, []))
        elif colon and not sections and name not in header and (name in _HEADERS or name.startswith(_OPTION)):
            header[name] = value.strip()
        else:
            raise ScenarioError(f"{path.name}:{number}: cannot read {line!r}")
    return _assemble(path.name, header, sections)


def _assemble(name: str, header: Mapping[str, str], sections: list[tuple[str, list[Line]]]) -> Scenario:
    for wanted in ("rules", "game", "seats"):
        if not header.get(wanted):
            raise ScenarioError(f"{name}: the header '{wanted}' is missing")
    for kind, lines in sections:
        if not lines:
            raise ScenarioError(f"{name}: a section '{kind}' is empty")
    if not any(kind == "then" for kind, _ in sections):
        raise ScenarioError(f"{name}: nothing is asserted")
    if header["game"] not in GAMES:
        raise ScenarioError(f"{name}: there is no game '{header['game']}'")
    starts = [" ".join(line.text for line in lines) for kind, lines in sections if kind == "start"]
    return Scenario(
        name=name,
        rules=_list(header["rules"]),
        setup=Setup(
            game=header["game"],
            seats=_number(name, header["seats"]),
            options=FrozenMap({key.removeprefix(_OPTION): value for key, value in header.items() if key.startswith(_OPTION)}),
            expansions=_list(header.get("expansions", "")),
            opener=_number(name, header.get("opener", "0")),
        ),
        start=starts[0] if starts else None,
        sections=tuple((kind, tuple(lines)) for kind, lines in sections if kind != "start"),
    )


def _list(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(", ") if part.strip())


def _number(name: str, text: str) -> int:
    if not text.isdecimal():
        raise ScenarioError(f"{name}: {text!r} is not a number")
    return int(text)


def run(scenario: Scenario, of_the_game: Mapping[str, Assertion]) -> None:
    """Play the scenario; raise AssertionError if an assertion fails. `of_the_game` adds assertions: pattern to function."""
    assertions = {re.compile(pattern): assertion for pattern, assertion in {**ASSERTIONS, **of_the_game}.items()}
    try:
        table = set_up(scenario.setup, scenario.start)
    except GameError as error:
        raise ScenarioError(f"{scenario.name}: {error}") from error
    for kind, lines in scenario.sections:
        for line in lines:
            where = f"{scenario.name}:{line.number}"
            if kind == "then":
                _check(where, table, line.text, assertions)
                continue
            try:
                table = table.play(line.text)
            except GameError as error:
                raise ScenarioError(f"{where}: {error}") from error


def _check(where: str, table: Table, text: str, assertions: Mapping[re.Pattern[str], Assertion]) -> None:
    fitting = [(assertion, match) for pattern, assertion in assertions.items() if (match := pattern.fullmatch(text))]
    if len(fitting) != 1:
        raise ScenarioError(f"{where}: {len(fitting)} assertions read {text!r}")
    assertion, match = fitting[0]
    try:
        found = assertion(table, *match.groups())
    except GameError as error:
        raise ScenarioError(f"{where}: {error}") from error
    if found is not None:
        raise AssertionError(f"{where}: {text}\n  but found: {found}\n  position: {table.position}")


def unless(found: object, expected: object) -> str | None:
    """Return an assertion's result: nothing when both are equal, else what was found."""
    return None if found == expected else str(found)


def _acts(table: Table, who: str) -> str | None:
    actor = table.actor
    return unless("nobody" if actor is None else actor if isinstance(actor, str) else f"seat {actor}", who)


def _legal(table: Table, actions: str) -> str | None:
    return None if table.legal == set(_list(actions)) else ", ".join(sorted(table.legal)) or "nothing"


def _among_the_legal(table: Table, actions: str) -> str | None:
    return None if set(_list(actions)) <= table.legal else ", ".join(sorted(table.legal)) or "nothing"


def _not_legal(table: Table, action: str, rule: str) -> str | None:
    return unless(table.refusal(action) or "it is legal", rule)


def _event(table: Table, text: str) -> str | None:
    happened = [" ".join([event.kind, *(f"{name}={_plain(value)}" for name, value in event.details.items())]) for event in table.events]
    return None if text in happened else "; ".join(happened) or "no event"


def _plain(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _reason(table: Table, rule: str) -> str | None:
    return unless(table.outcome.reason.rule if table.outcome else "the game goes on", rule)


def _position(table: Table, text: str) -> str | None:
    return None if table.game.read_position(table.setup, text) == table.state else table.position


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split()))


ASSERTIONS: Mapping[str, Assertion] = {
    r"(seat \d|chance|nobody) acts": _acts,
    r"legal: (.+)": _legal,
    r"among the legal: (.+)": _among_the_legal,
    r"not legal: (.+) \(([A-Z]{2}-\w+)\)": _not_legal,
    r"event: (.+)": _event,
    r"scores: (-?\d+(?: -?\d+)*)": lambda table, numbers: unless(table.scores, _numbers(numbers)),
    r"winners: (\d(?: \d)*)": lambda table, seats: unless(table.outcome.winners if table.outcome else "the game goes on", _numbers(seats)),
    r"ended by: (\S+)": _reason,
    r"position: (.+)": _position,
}
