"""The ledgers are consistent, and the checker reports every inconsistency."""

from pathlib import Path

import pytest

from tests.architecture.rule_mentions import ids_in
from tests.ledger import main, mentions, problems, refreshed

PAGE = """\
# A game

| id | kind | rule | code | tests |
|---|---|---|---|---|
| XX-01 | R | Towers grow. | [building.grow](../../src/rookery/games/tall/building.py) | [test_towers_grow](../../tests/tall/test_growing.py) |
| XX-A1 | A | May they shrink? | | [shrink.txt](../../tests/tall/scenarios/shrink.txt) |

Prose about XX-99 does not matter, and neither do other tables:

| word | meaning |
|---|---|
| tower | something tall |
"""
CODE = '''\
"""Building."""


def grow(tower):
    return tower + 1  # XX-01
'''
TEST = """\
import pytest


@pytest.mark.rule("XX-01")
def test_towers_grow():
    assert True
"""
LEDGER = "docs/rules/tall.md"
SCENARIO = "rules: XX-A1\ngame: tall\nseats: 2\n"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A small project with a consistent ledger."""
    files = {
        "docs/rules/tall.md": PAGE,
        "src/rookery/games/tall/building.py": CODE,
        "tests/tall/test_growing.py": TEST,
        "tests/tall/scenarios/shrink.txt": SCENARIO,
    }
    for name, text in files.items():
        write(tmp_path, name, text)
    return tmp_path


def write(root: Path, name: str, text: str) -> None:
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def test_the_ledgers_of_this_project_are_consistent() -> None:
    assert problems() == []


def test_a_consistent_ledger_has_no_problems(root: Path) -> None:
    assert problems(root) == []


@pytest.mark.parametrize(
    ("name", "text", "problem"),
    [
        (LEDGER, PAGE.replace("| XX-A1 |", "| XX-02 | R | Towers stand. | | |\n| XX-A1 |"), f"{LEDGER}:6: XX-02 has no test"),
        (
            "docs/rules/tall.md",
            PAGE.replace("| Towers grow. |", "| Towers grow. | Or not. |"),
            f"{LEDGER}:5: the line has 6 cells, its table 5",
        ),
        (LEDGER, PAGE.replace("| code | tests |", "| code | proofs |"), "docs/rules/tall.md:5: the table has no column 'tests'"),
        ("docs/rules/other.md", "\n".join(PAGE.splitlines()[2:5]) + "\n", "docs/rules/tall.md:5: XX-01 stands twice"),
        ("tests/tall/scenarios/shrink.txt", SCENARIO.replace("XX-A1", "XX-01"), "docs/rules/tall.md:6: XX-A1 has no test"),
        (
            "tests/tall/scenarios/shrink.txt",
            SCENARIO.replace("XX-A1", "XX-A1, XX-A2"),
            "tests/tall/scenarios/shrink.txt: shrink.txt claims XX-A2, which is in no ledger",
        ),
        (
            "tests/tall/test_growing.py",
            TEST.replace('"XX-01"', '"XX-01", "XX-77"'),
            "tests/tall/test_growing.py: test_towers_grow claims XX-77, which is in no ledger",
        ),
        (
            "src/rookery/games/tall/building.py",
            CODE.replace("# XX-01", "# XX-01, XX-77"),
            "src/rookery/games/tall/building.py: building.grow names XX-77, which is in no ledger",
        ),
        (
            "src/rookery/games/tall/building.py",
            f'{CODE}\n\nLIMIT = 5\n"""Of a tower, XX-77."""\n',
            "src/rookery/games/tall/building.py: building.LIMIT names XX-77, which is in no ledger",
        ),
    ],
)
def test_inconsistencies_are_reported(root: Path, name: str, text: str, problem: str) -> None:
    write(root, name, text)
    assert problem in problems(root)


@pytest.mark.parametrize("cell", ["[building.grow]", "[test_towers_grow]", "[shrink.txt]"])
def test_a_stale_column_is_reported_and_refreshed(root: Path, cell: str) -> None:
    write(root, "docs/rules/tall.md", PAGE.replace(cell, "[something else]"))
    assert problems(root) == ["docs/rules/tall.md is stale: run `make ledger`"]
    assert main(["--write"], root) == 0
    assert (root / "docs/rules/tall.md").read_text("utf-8") == PAGE


def test_a_new_test_shows_up_in_its_row(root: Path) -> None:
    write(root, "tests/tall/test_standing.py", '@pytest.mark.rule("XX-01")\nclass TestTowers:\n    def test_they_stand(self):\n        pass\n')
    line = refreshed(root, root / "docs/rules/tall.md", mentions(root)).splitlines()[4]
    assert line.endswith("(../../tests/tall/test_growing.py), [test_they_stand](../../tests/tall/test_standing.py) |")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('import pytest\n\nCASES = [pytest.param(1, marks=pytest.mark.rule("XX-01"))]\n', "3: a rule mark that belongs to no test"),
        ('import pytest\n\n\n@pytest.mark.rule("XX-01")\ndef check_it():\n    pass\n', "4: a rule mark that belongs to no test"),
        ("import pytest\n\n\n@pytest.mark.rule()\ndef test_it():\n    pass\n", "4: a rule mark names its ids as plain texts"),
        ("import pytest\n\n\n@pytest.mark.rule(*IDS)\ndef test_it():\n    pass\n", "4: a rule mark names its ids as plain texts"),
    ],
)
def test_useless_marks_are_reported(root: Path, text: str, problem: str) -> None:
    write(root, "tests/tall/test_more.py", text)
    assert problems(root) == [f"tests/tall/test_more.py:{problem}"]


def test_a_range_names_every_id_in_it() -> None:
    assert ids_in("FT-08 to FT-11 and FT-A2") == ["FT-08", "FT-09", "FT-10", "FT-11", "FT-A2"]
    assert ids_in("FT-A1 to FT-A3") == ["FT-A1", "FT-A2", "FT-A3"]
    assert ids_in("UTF-8, ISO-8859, FT-1, XFT-30, FT-30x") == []


def test_the_command_reports_problems(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([], root) == 0
    write(root, "tests/tall/test_growing.py", "")
    assert main([], root) == 1
    assert "XX-01 has no test" in capsys.readouterr().out
    assert main(["--read"], root) == 2
