"""Check the ledgers: every rule has a test, and every id in tests and code is a rule.

    python -m tests.ledger             report problems
    python -m tests.ledger --write     refresh the generated columns `code` and `tests` first

A ledger is a page of docs/rules with tables whose first column contains rule ids. Tests claim ids with `@pytest.mark.rule("FT-30")`, scenarios with
their header `rules:`, and the code names them in comments and docstrings or as the text of a refusal.
"""

import os
import re
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.architecture.rule_mentions import ID, Mention, mentions_in_code, mentions_in_tests, stray_marks

ROOT = Path(__file__).parent.parent
GENERATED = ("code", "tests")


@dataclass(frozen=True)
class Row:
    """A rule in a ledger: its location, and its cells by column name."""

    id: str
    page: Path
    line: int
    columns: tuple[str, ...]
    cells: tuple[str, ...]


def pages(root: Path) -> list[Path]:
    """Return the ledgers below this folder."""
    return sorted((root / "docs" / "rules").glob("*.md"))


def rows(root: Path) -> list[Row]:
    """Return every rule of every ledger, in the order of the pages."""
    return [row for page in pages(root) for row in _rows_of(page)]


def ids(root: Path = ROOT) -> frozenset[str]:
    """Return the ids of all rules."""
    return frozenset(row.id for row in rows(root))


def _rows_of(page: Path) -> Iterator[Row]:
    columns: tuple[str, ...] = ()
    for number, line in enumerate(page.read_text("utf-8").splitlines(), start=1):
        if not line.startswith("|"):
            columns = ()
            continue
        cells = _cells(line)
        if not columns:
            columns = cells
        elif ID.fullmatch(cells[0]):
            yield Row(cells[0], page, number, columns, cells)


def _cells(line: str) -> tuple[str, ...]:
    return tuple(cell.strip() for cell in re.split(r"(?<!\\)\|", line.strip())[1:-1])


def problems(root: Path = ROOT) -> list[str]:
    """Return one sentence for each inconsistency."""
    ledger = rows(root)
    known = {row.id for row in ledger}
    found = mentions(root)
    claimed, named = found["tests"], found["code"]
    tested = {claim.id for claim in claimed}
    counts = Counter(row.id for row in ledger)
    return [
        *(f"{_where(root, row)}: {row.id} stands twice" for row in ledger if counts[row.id] > 1),
        *(f"{_where(root, row)}: the line has {len(row.cells)} cells, its table {len(row.columns)}" for row in ledger if _torn(row)),
        *(f"{_where(root, row)}: the table has no column 'tests'" for row in ledger if "tests" not in row.columns),
        *(f"{_where(root, row)}: {row.id} has no test" for row in ledger if row.id not in tested),
        *(f"{claim.path}: {claim.name} claims {claim.id}, which is in no ledger" for claim in claimed if claim.id not in known),
        *(f"{mention.path}: {mention.name} names {mention.id}, which is in no ledger" for mention in named if mention.id not in known),
        *stray_marks(root),
        *(f"{page.relative_to(root)} is stale: run `make ledger`" for page in pages(root) if refreshed(root, page, found) != page.read_text("utf-8")),
    ]


def _where(root: Path, row: Row) -> str:
    return f"{row.page.relative_to(root)}:{row.line}"


def _torn(row: Row) -> bool:
    return len(row.cells) != len(row.columns)


def mentions(root: Path) -> Mapping[str, Sequence[Mention]]:
    """Return the mentions of ids by generated column."""
    return {"code": mentions_in_code(root), "tests": mentions_in_tests(root)}


def refreshed(root: Path, page: Path, found: Mapping[str, Sequence[Mention]]) -> str:
    """Return the page with its generated columns filled in."""
    lines = page.read_text("utf-8").splitlines()
    for row in _rows_of(page):
        if _torn(row):
            continue
        cells = dict(zip(row.columns, row.cells, strict=True))
        for column in GENERATED:
            if column in cells:
                cells[column] = _links(root, page, [mention for mention in found[column] if mention.id == row.id])
        lines[row.line - 1] = " ".join(["|", *(f"{cell} |" if cell else "|" for cell in cells.values())])
    return "\n".join([*lines, ""])


def _links(root: Path, page: Path, found: Sequence[Mention]) -> str:
    links = {f"[{mention.name}]({Path(os.path.relpath(root / mention.path, page.parent)).as_posix()})": None for mention in found}
    return ", ".join(links)


def main(arguments: Sequence[str], root: Path = ROOT) -> int:
    """Run the checks; return 1 if one failed."""
    if arguments not in ([], ["--write"]):
        sys.stderr.write("usage: python -m tests.ledger [--write]\n")
        return 2
    if arguments:
        named = mentions(root)
        for page in pages(root):
            page.write_text(refreshed(root, page, named), "utf-8")
    found = problems(root)
    sys.stdout.write("\n".join([*found, f"{len(rows(root))} rules, {len(found)} problems", ""]))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
