"""Write the files that the client shares with the package, so that each fact has one source. `--check` only compares.

web/src/generated.ts                           limits, constants of the rules, outlines, and sizes of cards, towers and figures
web/tests/generated_cases.json                 expected results for the client's layout functions
web/tests/score_cases.json                     expected results for the client's score sheets, from the engine's scoring
web/src/learn/<game>/lesson.json               the lessons, played through by the rules
web/src/rules/<game>/handbook.json             the rules of each section of the handbook
"""

import ast
import inspect
import json
import sys
from collections.abc import Iterator
from itertools import pairwise, product
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from rookery.cli.carcassonne import sheet as carcassonne_sheet
from rookery.cli.five_towers import score
from rookery.core.kit import folder_of
from rookery.drawing.carcassonne import figures
from rookery.drawing.five_towers import measures, table_picture
from rookery.games.carcassonne import scoring
from rookery.games.carcassonne.expansions import towers_and_thieves
from rookery.games.carcassonne.expansions.abbot import ABBOT
from rookery.games.carcassonne.expansions.base import BASE
from rookery.games.carcassonne.tiles import CITY, GARDEN, ROAD
from rookery.games.five_towers.building import CARRIES_ANYTHING, GOES_ON_ANYTHING, Tower
from rookery.games.five_towers.cards import TOP, TYPES, VALUES
from rookery.handbook import HANDBOOKS, handbook
from rookery.lessons import LESSONS, lesson
from rookery.locale import WORDED
from rookery.server import limits
from rookery.server.wire.requests import PHRASES

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tools.score_cases import score_cases  # noqa: E402  needs the root on the path

GENERATED = ROOT / "web" / "src" / "generated.ts"
CASES = ROOT / "web" / "tests" / "generated_cases.json"
SCORE_CASES = ROOT / "web" / "tests" / "score_cases.json"
LEARN = ROOT / "web" / "src" / "learn"
RULES = ROOT / "web" / "src" / "rules"

HEAD: Final = "// Made by tools/generate.py from the package. Do not edit: run `make generate`."
TALL: Final[Tower] = (15, 14, 13, 12, 11, 10, 8, 12, 10, 7, 5, 2, 9, 7, 6, 5, 4, 3, 2, 1, 0)
SETS_OF_TOWERS: Final[tuple[tuple[Tower, ...], ...]] = ((), ((),), ((9,), (0,)), (TALL,), (TALL[:-1], (3,)), (TALL[:6], TALL[-5:]), ((9, 0), (4, 3)))
WIDTHS: Final = (18, 30, 44, 60, 112)
ROOMS: Final = (70, 120, 250, 500)
PITCHES: Final = (4, 9, 11, 13.2, 16, 24.5, 40)


def generated() -> str:
    """Return the constants that client and package share, as TypeScript."""
    facts = [
        (
            "The arguments of messages that are put into words themselves: names of things in a game, never what people write.",
            "WORDED_ARGUMENTS",
            WORDED,
        ),
        ("The types of towers in the order that is used everywhere.", "TYPES", TYPES),
        ("The values printed on cards.", "VALUES", tuple(VALUES)),
        ("The value that is drawn as a top.", "TOP", TOP),
        (
            "The values that carry triangles: on the one everything may lie, the other may lie on everything.",
            "MARKED",
            (CARRIES_ANYTHING, GOES_ON_ANYTHING),
        ),
        ("The most cards that one tower can have (FT-D5).", "MOST_CARDS", score.TALLEST),
        ("The most cards that one player can demolish (FT-35, FT-D8).", "MOST_DEMOLISHED", score.MOST_DEMOLISHED),
        ("What a finished city pays each field that it touches (BC-15).", "CITY_IN_FIELD", scoring.CITY_IN_FIELD),
        (
            "Points a tile, and a coat of arms, of what is complete, and a tile around an abbot who goes home (BC-08, BC-09, AB-04).",
            "EACH",
            {"road": BASE.worths[ROAD].complete, "city": BASE.worths[CITY].complete, "abbot": ABBOT.worths[GARDEN].open},
        ),
        ("What a monastery or garden with tiles all around it brings (BC-10, AB-03).", "SURROUNDED", carcassonne_sheet.KINDS["monastery"].points()),
        ("What a guard brings that is replaced (TT-25).", "GUARD_REPLACED", towers_and_thieves.REPLACED),
        ("What a guard brings at the end at least (TT-48).", "GUARD_AT_END", towers_and_thieves.AT_END),
        ("The preset phrases of the chat.", "PHRASES", PHRASES),
        ("The most characters of a name.", "NAME", limits.NAME),
        ("The most characters of a chat message.", "CHAT", limits.CHAT),
        ("", "CLOUD", table_picture.CLOUD),
        ("", "FLYING_ROOK", table_picture.FLYING_ROOK),
        ("", "FIR", table_picture.FIR),
        *_constants(measures),
        (
            "The figures of Carcassonne around their spots: left, top, width and height of the symbol, and the middle of the seat mark.",
            "FIGURES",
            {name: (*shape[:4], *shape.mark) for name, shape in figures.SHAPES.items()},
        ),
        ("The size of a seat mark on a figure.", "SEAT_MARK", figures.SEAT_MARK),
        ("From floor to floor of a tower of Carcassonne.", "FLOOR_PITCH", figures.FLOOR_PITCH),
        ("The box of its first floor around the middle of the base.", "FLOOR", figures.FLOOR),
        ("How far a guard stands above the top floor.", "GUARD_ABOVE", figures.GUARD_ABOVE),
    ]
    lines = [f"{f'/** {about} */{chr(10)}' if about else ''}export const {name} = {_literal(value)};" for about, name, value in facts]
    return "\n\n".join([HEAD, *lines]) + "\n"


def _literal(value: Any) -> str:
    return f"{json.dumps(value)} as const" if isinstance(value, tuple) else json.dumps(value)


def _constants(module: ModuleType) -> Iterator[tuple[str, str, Any]]:
    """Yield the constants of a module: docstring, name and value."""
    nodes = ast.parse(inspect.getsource(module)).body
    for node, after in pairwise([*nodes, ast.Pass()]):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            about = after.value.value if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) else ""
            yield str(about), node.target.id, getattr(module, node.target.id)


def cases() -> str:
    """Return results of the layout functions for many arguments, as JSON."""
    pitches = [[towers, width, room, measures.shared_pitch(towers, width, room)] for towers, width, room in product(SETS_OF_TOWERS, WIDTHS, ROOMS)]
    single = [TALL[:height] for height in (0, 1, 2, 9)] + [TALL, (0,), (5, 0)]
    heights = [[tower, width, pitch, measures.tower_height(tower, width, pitch)] for tower, width, pitch in product(single, WIDTHS, PITCHES)]
    numbers = [[width, pitch, measures.number_size(width, pitch)] for width, pitch in product(WIDTHS, PITCHES)]
    crowns = [[squeeze, measures.crown_scale(squeeze)] for squeeze in (0.1, 0.4, 0.5, 0.7, 0.8, 1.0, 1.4)]
    found: dict[str, list[list[Any]]] = {"sharedPitch": pitches, "towerHeight": heights, "numberSize": numbers, "crownScale": crowns}
    rows = (f'"{name}": [\n' + ",\n".join(map(json.dumps, rows)) + "\n]" for name, rows in found.items())
    return "{" + ",\n".join(rows) + "}\n"


def main() -> int:
    wanted = {GENERATED: generated(), CASES: cases(), SCORE_CASES: score_cases()}
    wanted |= {LEARN / folder_of(game) / "lesson.json": json.dumps(lesson(game), indent=1) + "\n" for game in LESSONS}
    wanted |= {RULES / folder_of(game) / "handbook.json": json.dumps(handbook(game), indent=1) + "\n" for game in HANDBOOKS}
    stale = [path for path, text in wanted.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if "--check" in sys.argv:
        for path in stale:
            sys.stderr.write(f"{path.relative_to(ROOT)} is out of date: run `make generate`\n")
        return 1 if stale else 0
    for path in stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(wanted[path], encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
