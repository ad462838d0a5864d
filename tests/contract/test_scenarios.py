"""Every scenario of every game passes."""

from importlib import import_module
from pathlib import Path

import pytest

from tests.scenario import read_scenario, run

SCENARIOS = sorted(Path(__file__).parents[1].glob("*/scenarios/*.txt"))


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_the_assertions_of_a_scenario_hold(path: Path) -> None:
    run(read_scenario(path), import_module(f"tests.{path.parents[1].name}.assertions").ASSERTIONS)
