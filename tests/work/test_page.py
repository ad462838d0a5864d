"""The program in docs/cluster.md is the file in examples/, and gives the same result on any executor."""

import importlib.util
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from rookery.work.executors import Inline

ROOT = Path(__file__).parents[2]
FILE = ROOT / "examples" / "own_executor.py"


def test_the_page_shows_the_file() -> None:
    assert f"```python examples/own_executor.py\n{FILE.read_text('utf-8')}```" in (ROOT / "docs" / "cluster.md").read_text("utf-8")


def test_the_program_gives_the_same_result_on_any_executor() -> None:
    spec = importlib.util.spec_from_file_location("own_executor", FILE)
    assert spec is not None
    assert spec.loader is not None
    program = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(program)
    with ThreadPoolExecutor(2) as threads:
        here, there = (program.arena(executor, "greedy", "heuristic", deals=4).pairs for executor in (Inline(), threads))
    assert here == there
    assert here[0].games == 8
