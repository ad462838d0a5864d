"""Counts and means of a data set, computed from its files."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path
from typing import Any, Final, NamedTuple

from rookery.datasets.arrow import batches, lengths
from rookery.datasets.columns import CHANCE_ACTOR
from rookery.datasets.errors import DatasetError
from rookery.datasets.files import checksum

READ: Final = ["game_number", "ply", "actor", "legal", "game", "seats", "expansions", "result", "win_share"]


class FileFacts(NamedTuple):
    """A file of a data set: its path in the folder, its size and checksum, and its numbers of games and rows."""

    path: str
    bytes: int
    sha256: str
    games: int
    rows: int


class Kind(NamedTuple):
    """Games that belong together in the statistics."""

    game: str
    seats: int
    expansions: tuple[str, ...]


@dataclass
class Totals:
    """Sums over the games of a kind."""

    games: int = 0
    decisions: int = 0
    draws: int = 0
    choices: int = 0
    points: list[float] = field(default_factory=list)
    shares: list[float] = field(default_factory=list)

    def add_result(self, points: Iterable[int], shares: Iterable[float]) -> None:
        self.games += 1
        self.points = [sum(pair) for pair in zip_longest(self.points, points, fillvalue=0)]
        self.shares = [sum(pair) for pair in zip_longest(self.shares, shares, fillvalue=0)]

    def add_row(self, actor: int, choices: int) -> None:
        self.decisions += actor != CHANCE_ACTOR
        self.draws += actor == CHANCE_ACTOR
        self.choices += choices


class Statistics:
    """Facts about each file, and totals by kind. Files must be added in order; games and actions must be numbered without gaps."""

    def __init__(self) -> None:
        self.files: list[FileFacts] = []
        self.totals: dict[Kind, Totals] = {}
        self._next = (0, 0)

    @property
    def games(self) -> int:
        return sum(file.games for file in self.files)

    @property
    def rows(self) -> int:
        return sum(file.rows for file in self.files)

    def add(self, path: Path, name: str) -> None:
        """Add a file; raise DatasetError if it does not continue the previous one."""
        games = rows = 0
        totals = Totals()
        for batch in batches(path, READ):
            columns = {name: lengths(batch[name]) if name == "legal" else batch[name].to_pylist() for name in READ}
            for number, ply, actor, choices, game, seats, expansions, result, shares in zip(*columns.values(), strict=True):
                if ply == 0:
                    totals = self.totals.setdefault(Kind(game, seats, tuple(expansions)), Totals())
                    totals.add_result(result, shares)
                    games += 1
                    self._next = (self._next[0] + (self._next[1] > 0), 0)
                if (number, ply) != self._next:
                    template = "{file} has action {ply} of game {game} in a wrong place"
                    raise DatasetError("dataset-order", template, file=name, game=number, ply=ply)
                totals.add_row(actor, choices)
                self._next = (number, ply + 1)
                rows += 1
        self.files.append(FileFacts(name, path.stat().st_size, checksum(path), games, rows))

    def rows_of_totals(self) -> list[dict[str, Any]]:
        """Return one row per kind, with means of the choices per decision, the points and the shares of the win by seat."""
        return [
            {
                "game": kind.game,
                "seats": kind.seats,
                "expansions": list(kind.expansions),
                "games": totals.games,
                "decisions": totals.decisions,
                "draws": totals.draws,
                "choices": round(totals.choices / max(1, totals.decisions), 2),
                "points": [round(points / totals.games, 2) for points in totals.points],
                "win_shares": [round(share / totals.games, 4) for share in totals.shares],
            }
            for kind, totals in sorted(self.totals.items())
        ]
