"""Every change that tools/mutate.py leaves out is one that could still be made."""

import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_lines_of_equivalent_mutants_are_still_there() -> None:
    rows = tomllib.loads((ROOT / "tools" / "equivalent_mutants.toml").read_text(encoding="utf-8"))["mutant"]
    sources = {path: " ".join((ROOT / path).read_text(encoding="utf-8").split()) for path in {row["path"] for row in rows}}
    assert [row for row in rows if row["before"] not in sources[row["path"]] or not row["reason"]] == []
    named = [(row["path"], row["before"], row.get("after")) for row in rows]
    assert len(named) == len(set(named)), "a change is listed twice"
