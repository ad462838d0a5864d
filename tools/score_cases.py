"""Test cases for the client's score sheets, which add up points offline and must agree with the engine's scoring.

towers     heights, topped towers and demolished cards; the points of each tower, the main tower and demolished cards, and the total
features   kind, complete, tiles, shields; the points
games      golden games of Carcassonne as a score sheet notes them: points in order, final counts, and scores
"""

import json
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, Final

from rookery.cli.five_towers.score import MOST_DEMOLISHED, TALLEST
from rookery.core.outcome import ScoreLine
from rookery.core.record import replay
from rookery.core.record_text import read_rook
from rookery.games.carcassonne import CARCASSONNE
from rookery.games.carcassonne.expansions.abbot import ABBOT
from rookery.games.carcassonne.expansions.base import BASE
from rookery.games.carcassonne.scoring import feature_lines, field_line
from rookery.games.five_towers.cards import TYPES
from rookery.games.five_towers.scoring import Height
from rookery.games.five_towers.scoring import sheet as towers_sheet

GOLDEN: Final = Path(__file__).parents[1] / "tests/carcassonne/golden"
FINAL_KINDS: Final = ("road", "city", "shields", "monastery", "field", "guard")
COUNTED_WITH: Final = {"garden": "monastery"}

Json = dict[str, Any]


def score_cases() -> str:
    """Return all cases as JSON, one per line."""
    found = {"towers": _towers(), "features": _features(), "games": [_game(path) for path in sorted(GOLDEN.glob("*.rook"))]}
    rows = (f'"{name}": [\n' + ",\n".join(map(json.dumps, cases)) + "\n]" for name, cases in found.items())
    return "{" + ",\n".join(rows) + "}\n"


# --- 5 Towers


def _towers() -> list[Json]:
    rng = Random("score sheets")
    sheets = [([4, 3, 6, 0, 0], [False, True, True, False, False], 2), ([0] * 5, [False] * 5, 0), ([TALLEST] * 5, [True] * 5, MOST_DEMOLISHED)]
    for _ in range(40):
        heights = [rng.choice((0, rng.randint(1, 8), rng.randint(1, TALLEST))) for _ in TYPES]
        sheets.append((heights, [bool(height) and rng.random() < 0.4 for height in heights], rng.randint(0, 7)))
    return [_towers_case(*case) for case in sheets]


def _towers_case(heights: list[int], topped: list[bool], demolished: int) -> Json:
    sheet = towers_sheet([Height(*tower) for tower in zip(heights, topped, TYPES, strict=True)], demolished)
    found = {(line.label, line.args.get("tower")): line for line in sheet.lines}
    by_type = [next((found[label, name].points for label in ("score-tower", "score-topped-tower") if (label, name) in found), 0) for name in TYPES]
    main = next((line for line in sheet.lines if line.label == "score-main-tower"), None)
    lost = next((line.points for line in sheet.lines if line.label == "score-demolished"), 0)
    return {
        "heights": heights,
        "topped": topped,
        "demolished": demolished,
        "points": by_type,
        "main": [main.args["tower"], main.points] if main else None,
        "lost": lost,
        "total": sheet.total,
    }


# --- Carcassonne


def _features() -> list[Json]:
    worths = {**BASE.worths, **ABBOT.worths}
    cases = [
        (kind, complete, tiles, shields, sum(line.points for line in feature_lines(worth, tiles, shields, complete=complete)))
        for (kind, worth), complete, tiles in product(worths.items(), (True, False), (1, 2, 3, 9, 17))
        for shields in ((0, 1, 3) if kind == "city" else (0,))
    ]
    fields = [("field", False, cities, 0, field_line(cities).points) for cities in (0, 1, 4, 11)]
    return [dict(zip(("kind", "complete", "tiles", "shields", "points"), case, strict=True)) for case in (*cases, *fields)]


def _game(path: Path) -> Json:
    """Return a golden game as a score sheet notes it."""
    record = read_rook(path.read_text(encoding="utf-8"))
    rules = CARCASSONNE.rules(record.setup)
    entries: list[Json] = []
    final: Json = {kind: [0] * record.setup.seats for kind in FINAL_KINDS} | {"stolen": 0}
    for state in replay(CARCASSONNE, record):
        recalled = False
        for event in state.events:
            recalled = recalled or event.kind == "recalled"
            if event.kind != "scored":
                continue
            details = {**event.details, "counts": _counts(event.details["lines"])}
            if not details["complete"] and not recalled and rules.outcome(state) is not None:
                _count(final, details)
            else:
                entries.append(_entry(details, recalled=recalled))
    return {"game": path.stem, "seats": record.setup.seats, "entries": entries, "final": final, "scores": record.scores}


def _counts(lines: tuple[ScoreLine, ...]) -> dict[str, int]:
    """Return the counts of tiles, shields, cities or thieves by score label."""
    return {line.label.removeprefix("line-"): int(line.args.get("count", line.points)) for line in lines}


def _entry(details: Json, *, recalled: bool) -> Json:
    counts = details["counts"]
    entry = {"kind": details["feature"], "seat": details["seat"], "points": details["points"]}
    if details["feature"] != "guard":
        return entry | {"kind": "abbot" if recalled else details["feature"], "counts": [counts["tiles"], counts.get("shields", 0)]}
    if "guard-replaced" in counts:
        return entry | {"counts": []}
    return entry | {"kind": "thieves", "counts": [counts["thief"], counts.get("stolen", 0)]}


def _count(final: Json, details: Json) -> None:
    feature, seat, counts = str(details["feature"]), details["seat"], details["counts"]
    kind = COUNTED_WITH.get(feature, feature)
    final[kind][seat] += 1 if kind == "guard" else counts["cities" if kind == "field" else "tiles"]
    final["shields"][seat] += counts.get("shields", 0)
    final["stolen"] = counts.get("stolen", final["stolen"])
