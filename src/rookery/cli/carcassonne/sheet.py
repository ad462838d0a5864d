"""The score sheet of Carcassonne for a real table: points line by line, then the final scoring in steps. The points come from the engine."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final, NamedTuple

from rookery.cli.errors import InputError
from rookery.core.outcome import ScoreLine, Sheet
from rookery.core.rules import Seat
from rookery.games.carcassonne.expansions.abbot import ABBOT
from rookery.games.carcassonne.expansions.base import BASE
from rookery.games.carcassonne.expansions.towers_and_thieves import AT_END, REPLACED, TOWERS_AND_THIEVES
from rookery.games.carcassonne.scoring import feature_lines, field_line

WORTHS: Final = MappingProxyType({**BASE.worths, **ABBOT.worths})
TILES_AROUND: Final = 9
"""The tiles of a complete monastery or garden: its own and the eight around it (BC-10)."""
MOST: Final = 999
MOST_ENTRIES: Final = 500
THIEVES: Final = "thieves"
OTHER: Final = "score-other"

_NUMBER: Final = re.compile(r"[-−–]?[0-9]{1,3}")
_THIEVES: Final = re.compile(r"thieves +([0-9]{1,3})(?: *\+ *([0-9]{1,3}))?", re.IGNORECASE)


def _worth(kind: str, tiles: int, shields: int = 0, *, complete: bool = True) -> int:
    return sum(line.points for line in feature_lines(WORTHS[kind], tiles, shields, complete=complete))


class Kind(NamedTuple):
    """A kind of entry: its label on the sheet, its fewest and most numbers, its points, and the expansion it needs."""

    label: str
    numbers: tuple[int, int]
    points: Callable[..., int]
    expansion: str | None = None


KINDS: Final[Mapping[str, Kind]] = MappingProxyType(
    {
        "road": Kind("score-road", (1, 1), lambda tiles: _worth("road", tiles)),
        "city": Kind("score-city", (1, 2), lambda tiles, shields=0: _worth("city", tiles, shields)),
        "monastery": Kind("score-monastery", (0, 0), lambda: _worth("monastery", TILES_AROUND)),
        "garden": Kind("score-garden", (0, 0), lambda: _worth("garden", TILES_AROUND), ABBOT.name),
        "abbot": Kind("score-recalled", (1, 1), lambda tiles: _worth("garden", tiles, complete=False), ABBOT.name),
        "guard": Kind("score-guard-replaced", (0, 0), lambda: REPLACED, TOWERS_AND_THIEVES.name),
        "other": Kind(OTHER, (1, 1), lambda points: points),
    }
)


class Step(NamedTuple):
    """A step of the final scoring: its label on the sheet, the points for its count, and the expansion it needs."""

    label: str
    points: Callable[..., int]
    expansion: str | None = None


STEPS: Final[Mapping[str, Step]] = MappingProxyType(
    {
        "road": Step("score-road-open", lambda tiles: _worth("road", tiles, complete=False)),
        "city": Step("score-city-open", lambda tiles, shields=0: _worth("city", tiles, shields, complete=False)),
        "monastery": Step("score-monastery-open", lambda tiles: _worth("monastery", tiles, complete=False)),
        "field": Step("score-field", lambda cities: field_line(cities).points),
        "stolen": Step("score-guard-end", lambda number: number, TOWERS_AND_THIEVES.name),
        "guard": Step("score-guard-end", lambda guards: guards, TOWERS_AND_THIEVES.name),
    }
)
"""The steps of the final scoring. `stolen` asks for the number of the stolen tile, which counts for every guard of the next step."""

LABELS: Final = (*BASE.labels, *ABBOT.labels, *TOWERS_AND_THIEVES.labels, OTHER)


class Gain(NamedTuple):
    """Points of one seat from one entry."""

    seat: Seat
    label: str
    points: int


class Entry(NamedTuple):
    """A line as written, with the points of each seat."""

    text: str
    gains: tuple[Gain, ...]


@dataclass
class ScoreSheet:
    """The score sheet of a game. `counts` are the answers to the steps of the final scoring so far."""

    names: Sequence[str]
    expansions: Sequence[str]
    fields: bool = True
    entries: list[Entry] = field(default_factory=list)
    counts: list[list[tuple[int, ...]]] = field(default_factory=list)

    @property
    def kinds(self) -> dict[str, Kind]:
        return {name: kind for name, kind in KINDS.items() if kind.expansion is None or kind.expansion in self.expansions}

    @property
    def steps(self) -> list[str]:
        """Return the steps of the final scoring with these expansions."""
        found = [name for name, step in STEPS.items() if step.expansion is None or step.expansion in self.expansions]
        return [name for name in found if self.fields or name != "field"]

    def totals(self) -> list[int]:
        return [sheet.total for sheet in self.sheets()]

    def sheets(self) -> list[Sheet]:
        """Return the sheet of each player, with a line for each label that scored points."""
        gains = [gain for entry in self.entries for gain in entry.gains] + list(self._final())
        return [
            Sheet(tuple(ScoreLine(label, points, "") for label in LABELS if (points := _sum(gains, seat, label)))) for seat in range(len(self.names))
        ]

    def _final(self) -> Iterable[Gain]:
        stolen = 0
        for name, counted in zip(self.steps, self.counts, strict=False):
            step = STEPS[name]
            if name == "stolen":
                stolen = counted[0][0]
                continue
            for seat, numbers in enumerate(counted):
                points = step.points(*numbers)
                yield Gain(seat, step.label, points * (AT_END + stolen) if name == "guard" else points)  # TT-48, TT-49

    # --- during the game

    def note(self, text: str) -> Entry:
        """Note a line such as `Ona, Mila: city 4 1` or `thieves 6+5: Ona 2, Mila`; raise InputError if it makes no sense."""
        if len(self.entries) >= MOST_ENTRIES:
            raise InputError("sheet-cc-full", most=MOST_ENTRIES)
        head, colon, rest = text.partition(":")
        if not colon:
            raise InputError("sheet-cc-line", line=text)
        entry = self._thieves(text, head.strip(), rest) if head.strip().lower().startswith(THIEVES) else self._scored(text, head, rest)
        self.entries.append(entry)
        return entry

    def _scored(self, text: str, head: str, rest: str) -> Entry:
        seats = list(dict.fromkeys(self.seat(name) for name in head.split(",")))
        word, *numbers = rest.split() or [""]
        kind = self.kinds.get(word.lower())
        if kind is None:
            raise InputError("sheet-cc-kind", word=word, kinds=", ".join([*self.kinds, *([THIEVES] if self._thieves_play else [])]))
        fewest, most = kind.numbers
        if not fewest <= len(numbers) <= most:
            raise InputError("sheet-cc-numbers", kind=word, fewest=fewest, most=most)
        least = -MOST if kind.label == OTHER else 0
        points = kind.points(*(number(one, least) for one in numbers))
        return Entry(text, tuple(Gain(seat, kind.label, points) for seat in seats))

    def _thieves(self, text: str, head: str, rest: str) -> Entry:
        """Score the numbers of the tile and of the stolen tile for every guard (TT-42, TT-43)."""
        found = _THIEVES.fullmatch(head)
        if found is None or not self._thieves_play:
            raise InputError("sheet-cc-line", line=text)
        each = int(found[1]) + int(found[2] or 0)
        gains = []
        for part in rest.split(","):
            name, _, guards = part.strip().rpartition(" ")
            several = bool(name) and _NUMBER.fullmatch(guards) is not None
            seat = self.seat(name if several else part)
            gains.append(Gain(seat, "score-guard", each * (number(guards) if several else 1)))
        return Entry(text, tuple(gains))

    @property
    def _thieves_play(self) -> bool:
        return TOWERS_AND_THIEVES.name in self.expansions

    def seat(self, text: str) -> Seat:
        """Return the player with this name, or the only one whose name begins with it."""
        wanted = text.strip().casefold()
        exact = [seat for seat, name in enumerate(self.names) if name.casefold() == wanted]
        found = exact or [seat for seat, name in enumerate(self.names) if wanted and name.casefold().startswith(wanted)]
        if len(found) != 1:
            raise InputError("sheet-cc-player", name=text.strip(), names=", ".join(self.names))
        return found[0]

    # --- the end

    @property
    def step(self) -> str | None:
        """Return the current step of the final scoring; None at its end."""
        return self.steps[len(self.counts)] if len(self.counts) < len(self.steps) else None

    def count(self, text: str) -> None:
        """Answer the step: a number for each player in order, with coats of arms as 4+1. The stolen tile has one number."""
        answers = text.replace(",", " ").split()
        wanted = 1 if self.step == "stolen" else len(self.names)
        if len(answers) != wanted:
            raise InputError("sheet-cc-counts", count=wanted, names=", ".join(self.names))
        counted = [tuple(number(one) for one in answer.split("+")) for answer in answers]
        if any(len(numbers) > (2 if self.step == "city" else 1) for numbers in counted):
            raise InputError("sheet-cc-number", text=text, least=0, most=MOST)
        self.counts.append(counted)


def number(text: str, least: int = 0) -> int:
    """Return the number; raise InputError if no sheet can hold it."""
    if not _NUMBER.fullmatch(text) or (found := int(text.translate({0x2212: "-", 0x2013: "-"}))) < least:
        raise InputError("sheet-cc-number", text=text, least=least, most=MOST)
    return found


def _sum(gains: Iterable[Gain], seat: Seat, label: str) -> int:
    return sum(gain.points for gain in gains if gain.seat == seat and gain.label == label)
