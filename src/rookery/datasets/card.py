"""The card of a data set: README.md, with facts for programs at its top and the same for people below.

The facts are YAML whose values are written as JSON, so programs can read them with a parser for either.
"""

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from rookery.datasets.columns import COLUMNS, SCHEMA_VERSION
from rookery.datasets.errors import DatasetError
from rookery.work.origin import build

if TYPE_CHECKING:
    from rookery.datasets.statistics import Statistics

FREE: Final = "CC0-1.0"
UNKNOWN: Final = "other"
FENCE: Final = "---\n"
SIZES: Final = ((10**3, "n<1K"), (10**4, "1K<n<10K"), (10**5, "10K<n<100K"), (10**6, "100K<n<1M"), (10**7, "1M<n<10M"), (10**8, "10M<n<100M"))
FILE_FACTS: Final = ("path", "bytes", "sha256", "games", "rows")
_FACT: Final = re.compile(r"^(\w+): ", re.MULTILINE)

ABOUT: Final = {
    "simulation": "Programs played these games against each other.",
    "records": "The games come from files of records.",
    "server": "People and programs played these games on a Rookery server. The data name programs, but no people.",
}
RIGHTS: Final = {
    FREE: "CC0 1.0: no rights reserved. A program made the data without creative choices, so nobody needs to be asked or named, and data sets"
    " with different licences can be mixed. Rookery itself has the Apache License 2.0, which fits programs rather than data.",
    UNKNOWN: "Not stated. The publisher of this data set needs the consent of the players, and should name a licence with `--licence`.",
}
LIMITS: Final = {
    "simulation": "The games show how these bots play, not what is best, and not how people play.",
    "records": "The records say who played, and nothing else is known about the games: they may be chosen, and their bots unknown.",
    "server": "People choose when and whom they play, so a comparison of players or openings has no control group. A bot may have played some actions"
    " for a person who was away. Games that ended early, practice, imported games, and running daily deals are not included.",
}
REPRODUCED: Final = (
    "The same command with the same release writes the same rows; with the same version of pyarrow, the same bytes. `rookery dataset --check FOLDER`"
    " compares the checksums and replays a sample of the games by the rules."
)
DEPENDENT: Final = (
    "Rows of one game are not independent, and neither are games of one deal: compute intervals over games or deals. Action numbers, observations and"
    " masks belong to the release of Rookery above; notation does not change."
)
AUTHORS: Final = "Kasper Lapp designed 5 Towers, Klaus-Jürgen Wrede Carcassonne. The data contain moves, and neither text nor artwork of the games."


@dataclass(frozen=True, slots=True)
class Title:
    """What the author of a data set states: its name, its version, its licence as an SPDX identifier or `other`, and the command that made it."""

    name: str
    version: str
    licence: str
    command: str


def write_card(title: Title, terms: Mapping[str, Any], found: "Statistics") -> str:
    """Return the card of a data set with these terms and statistics."""
    source = terms["source"]
    facts = {
        "pretty_name": title.name,
        "version": title.version,
        "license": title.licence.lower(),
        "tags": ["board-games", "reinforcement-learning", "rookery", *sorted({kind.game for kind in found.totals})],
        "task_categories": ["reinforcement-learning"],
        "size_categories": [next((size for most, size in SIZES if found.rows < most), "n>100M")],
        "configs": [{"config_name": "default", "data_files": "data/*.parquet"}],
        "rookery": {
            "schema_version": SCHEMA_VERSION,
            "build": build(),
            "command": title.command,
            "games": found.games,
            "rows": found.rows,
            "terms": terms,
            "files": [file._asdict() for file in found.files],
            "statistics": found.rows_of_totals(),
        },
    }
    lines = (f"{name}: {_in_lines(value)}\n" for name, value in facts.items())
    return FENCE + "".join(lines) + FENCE + "\n" + "\n".join(_text(title, source, terms, found))


def _in_lines(value: Any, indent: str = "  ") -> str:
    """Return JSON with a line for each entry of an object, and of a list of objects."""
    if isinstance(value, Mapping) and indent == "  ":
        entries = [f"{json.dumps(name)}: {_in_lines(each, indent * 2)}" for name, each in value.items()]
        return f"{{\n{indent}" + f",\n{indent}".join(entries) + "\n  }"
    if isinstance(value, list) and value and isinstance(value[0], Mapping):
        return f"[\n{indent}" + f",\n{indent}".join(_line(each) for each in value) + f"\n{indent}]"
    return _line(value)


def _line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _text(title: Title, source: str, terms: Mapping[str, Any], found: "Statistics") -> list[str]:
    return [
        f"# {title.name}",
        "",
        f"Version {title.version}: {found.games:,} games with {found.rows:,} actions, one row each. {ABOUT[source]}",
        "",
        "```python",
        "import pyarrow.parquet as pq",
        "",
        'table = pq.read_table("data")',
        "```",
        "",
        "## How it was made",
        "",
        "```",
        title.command,
        "```",
        "",
        f"Rookery {terms['rookery_version']} (build {build()}), schema version {SCHEMA_VERSION}. {REPRODUCED}",
        "",
        *_table(["file", "games", "rows", "bytes", "SHA-256"], [[f.path, f.games, f.rows, f.bytes, f.sha256] for f in found.files]),
        "",
        "## Columns",
        "",
        *_table(["column", "type", "meaning"], [[f"`{name}`", kind, meaning] for name, kind, meaning in COLUMNS]),
        "",
        "## Statistics",
        "",
        *_table(
            ["game", "seats", "expansions", "games", "decisions", "draws", "choices per decision", "mean points by seat", "share of the win by seat"],
            [list(row.values()) for row in found.rows_of_totals()],
        ),
        "",
        "## Limitations",
        "",
        LIMITS[source],
        DEPENDENT,
        "",
        "## Licence",
        "",
        RIGHTS.get(title.licence, title.licence),
        "",
        AUTHORS,
        "",
    ]


def _table(heading: list[str], rows: Iterable[list[Any]]) -> list[str]:
    shown = [[", ".join(map(str, cell)) if isinstance(cell, (list, tuple)) else str(cell) for cell in row] for row in rows]
    return [f"| {' | '.join(row)} |" for row in (heading, ["---"] * len(heading), *shown)]


class Facts(NamedTuple):
    """What the check of a data set needs of its card."""

    schema_version: Any
    games: int
    terms: dict[str, Any]
    files: list[dict[str, Any]]
    statistics: list[dict[str, Any]]


def read_card(text: str) -> dict[str, Any]:
    """Return the facts at the top of a card; raise DatasetError if it has none."""
    _, *parts = text.split(FENCE, 2)
    _, *found = _FACT.split(parts[0]) if len(parts) == 2 else ("",)
    try:
        return {name: json.loads(value) for name, value in zip(found[::2], found[1::2], strict=True)}
    except ValueError as error:
        raise DatasetError("dataset-card", "the card has no facts about the files") from error


def facts_of(text: str) -> Facts:
    """Return the facts about the files of a data set; raise DatasetError if the card lacks some."""
    found = read_card(text).get("rookery")
    if not isinstance(found, dict) or not set(Facts._fields) <= set(found):
        raise DatasetError("dataset-card", "the card has no facts about the files")
    facts = Facts(*(found[name] for name in Facts._fields))
    kinds = (isinstance(facts.games, int), isinstance(facts.terms, dict), isinstance(facts.files, list), isinstance(facts.statistics, list))
    if not all(kinds) or not all(isinstance(file, dict) and set(FILE_FACTS) <= set(file) for file in facts.files):
        raise DatasetError("dataset-card", "the card has no facts about the files")
    return facts
