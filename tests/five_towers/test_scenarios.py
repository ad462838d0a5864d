"""Every scenario in scenarios/ comes true."""

from pathlib import Path

import pytest

from tests.five_towers.assertions import ASSERTIONS
from tests.scenario import read_scenario, run

SCENARIOS = sorted((Path(__file__).parent / "scenarios").glob("*.txt"))


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_a_story_comes_true(path: Path) -> None:
    run(read_scenario(path), ASSERTIONS)
