"""The notebook about ten thousand games runs, and its stored outputs are those of its code."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import environment

NOTEBOOK = Path(__file__).parents[2] / "examples" / "ten_thousand_games.ipynb"
MOST_BYTES = 300_000


def cells(text: str) -> list[dict[str, Any]]:
    """Return the cells with code."""
    return [cell for cell in json.loads(text)["cells"] if cell["cell_type"] == "code"]


def shown(cell: dict[str, Any]) -> list[list[str]]:
    """Return the kinds of a cell's outputs: a stream, or the formats of a result."""
    return [sorted(output.get("data", {output["output_type"]: ""})) for output in cell["outputs"]]


def test_the_notebook_is_stored_with_the_outputs_of_ten_thousand_games() -> None:
    text = NOTEBOOK.read_text("utf-8")
    code = cells(text)
    assert NOTEBOOK.stat().st_size < MOST_BYTES
    assert [cell["execution_count"] for cell in code] == list(range(1, len(code) + 1))
    assert not [output for cell in code for output in cell["outputs"] if output["output_type"] == "error"]
    assert re.findall(r"Games: ([\d,]+), rows", text) == ["2,500"] * 4 + ["10,000"]
    assert sum("image/svg+xml" in kinds for cell in code for kinds in shown(cell)) >= 5


@pytest.mark.extras
def test_the_notebook_runs_and_shows_the_same_kinds_of_outputs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import nbformat  # noqa: PLC0415  everyday tests run without it
    from nbclient import NotebookClient  # noqa: PLC0415  as above

    for name, value in environment(ROOKERY_NOTEBOOK_GAMES="40", IPYTHONDIR=str(tmp_path)).items():
        monkeypatch.setenv(name, value)
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    stored = cells(nbformat.writes(notebook))
    NotebookClient(notebook, timeout=120, kernel_name="python3", resources={"metadata": {"path": str(tmp_path)}}).execute()
    executed = cells(nbformat.writes(notebook))
    assert [shown(cell) for cell in executed] == [shown(cell) for cell in stored]
    assert (tmp_path / "ten-thousand-games" / "40" / "carcassonne" / "README.md").exists()
