"""The page about fair play names tests that exist."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[3]


def test_every_promise_has_its_tests() -> None:
    rows = [line for line in (ROOT / "docs/fair-play.md").read_text(encoding="utf-8").splitlines() if line.startswith("| ")][1:]
    assert len(rows) > 20
    for row in rows:
        named = re.findall(r"`([\w/]+\.py)::(test_\w+)`", row)
        assert named, row
        for file, test in named:
            assert f"def {test}(" in (ROOT / "tests/server" / file).read_text(encoding="utf-8"), f"{file} has no {test}"
