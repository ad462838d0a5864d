"""Run the notebook in examples/ with all its games, and store its outputs: `.venv/bin/python tools/notebook.py`, after `make test-extras`.

The outputs contain no times, so an unchanged notebook is stored unchanged.
"""

import os
from pathlib import Path
from typing import Final

import nbformat
from nbclient import NotebookClient

NOTEBOOK: Final = Path(__file__).parents[1] / "examples" / "ten_thousand_games.ipynb"
KERNEL: Final = {"kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"}, "language_info": {"name": "python"}}


def main() -> None:
    os.environ["ROOKERY_LANGUAGE"] = "en"
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    NotebookClient(notebook, timeout=None, kernel_name="python3", resources={"metadata": {"path": str(NOTEBOOK.parent)}}).execute()
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
    notebook.metadata = nbformat.from_dict(KERNEL)
    nbformat.write(notebook, NOTEBOOK)


if __name__ == "__main__":
    main()
