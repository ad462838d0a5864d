"""The examples in docs/environments.md run, and its tables are true."""

import re
from pathlib import Path
from typing import Any

import pytest

from rookery.envs.terms import make_terms
from tests.envs.cases import KINDS

PAGE = (Path(__file__).parents[2] / "docs" / "environments.md").read_text("utf-8")
EXAMPLES = dict(re.findall(r"^## ([^\n]+)\n+(?:[^\n`#]*\n)*?```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL))
TITLES = {"five-towers": "5 Towers", "carcassonne": "Carcassonne"}


def test_the_page_has_an_example_of_every_interface_that_can_be_installed() -> None:
    assert list(EXAMPLES) == [
        "All seats: PettingZoo",
        "One seat against bots: Gymnasium",
        "Thousands of games: Gymnasium vector",
        "OpenSpiel",
        "Text, for language models",
    ]


def run(example: str) -> dict[str, Any]:
    names: dict[str, Any] = {}
    exec(compile(example, "docs/environments.md", "exec"), names)
    return names


def test_the_example_for_language_models_runs() -> None:
    names = run(EXAMPLES["Text, for language models"])
    assert names["done"]
    assert names["result"]["finished"]


@pytest.mark.extras
@pytest.mark.parametrize("title", [title for title in EXAMPLES if not title.startswith("Text")])
def test_the_examples_run(title: str) -> None:
    names = run(EXAMPLES[title])
    assert names.get("terminated", True) is not False


def test_the_table_of_spaces_is_true() -> None:
    rows = re.findall(r"^\| ([^|]+) \| `(rows|planes)` \| (\([^|]+\)) \| (\d+) \|", PAGE, re.MULTILINE)
    shown = {(title, observation): (shape, int(actions)) for title, observation, shape, actions in rows}
    for game, title in TITLES.items():
        for observation in KINDS[game]:
            terms = make_terms(game, 2, (), observation=observation)
            assert shown.pop((title, observation)) == (str(terms.shape), terms.actions)
    assert shown == {}
