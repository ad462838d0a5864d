"""The page about data sets is true: its table of columns, and its programs."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from rookery.datasets.columns import COLUMNS, SCHEMA_VERSION
from rookery.datasets.sources import CHUNK
from tests.cli.running import TIMEOUT, environment, run_process

PAGE = (Path(__file__).parents[2] / "docs" / "datasets.md").read_text("utf-8")
PROGRAMS = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
OTHERS = re.findall(r"^```python (\w+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def test_the_table_has_the_columns_of_the_schema() -> None:
    rows = re.findall(r"^\| `(\w+)` \| ([a-z0-9 ]+) \| (.*) \|$", PAGE, re.MULTILINE)
    assert rows == [tuple(column) for column in COLUMNS]
    assert f"version {SCHEMA_VERSION} of the schema" in PAGE
    assert f"{CHUNK} games become a row group" in PAGE


def test_programs_for_other_packages_are_at_least_python() -> None:
    assert [package for package, _ in OTHERS] == ["pandas", "polars", "duckdb", "torch"]
    for package, program in OTHERS:
        compile(program, package, "exec")
        assert f"import {package}" in program


@pytest.mark.extras
def test_the_programs_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run_process("dataset", "five-towers", "--games", "3", "--seats", "2", "--bots", "greedy,heuristic", "--out", "five-towers-data").code == 0
    assert len(PROGRAMS) == 3
    for program in PROGRAMS:
        done = subprocess.run([sys.executable, "-c", program], capture_output=True, env=environment(), timeout=TIMEOUT, check=False, text=True)
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout
    assert (tmp_path / "carcassonne-data" / "README.md").exists()
