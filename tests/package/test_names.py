"""The public names of `import rookery`."""

import doctest
import json
import pydoc
import re
import subprocess
import sys
from pathlib import Path

import pytest

import rookery
from rookery.bots import make_bot
from rookery.core.record import Setup
from rookery.drawing import draw
from rookery.games import GAMES
from rookery.play.asking import play_out
from rookery.play.match import Match

PUBLIC = {"GAMES": GAMES, "Match": Match, "Setup": Setup, "draw": draw, "make_bot": make_bot, "play_out": play_out}


def test_the_public_names_are_those_of_the_parts() -> None:
    assert {*PUBLIC, "__version__"} == set(rookery.__all__)
    assert {name: getattr(rookery, name) for name in PUBLIC} == PUBLIC
    assert set(rookery.__all__) <= set(dir(rookery))


def test_a_name_that_does_not_exist_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'house'"):
        rookery.house  # type: ignore[attr-defined]  # noqa: B018  the access is the test


def test_importing_the_package_loads_none_of_its_parts() -> None:
    ask = "import json, sys, rookery; print(json.dumps([name for name in sys.modules if name.startswith('rookery')]))"
    loaded = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True).stdout
    assert json.loads(loaded) == ["rookery"]


def test_the_example_in_its_help_runs_as_shown() -> None:
    failed, tried = doctest.testmod(rookery)
    assert failed == 0
    assert tried >= 12


def test_its_help_explains_every_name_and_part() -> None:
    page = pydoc.plain(pydoc.render_doc(rookery))
    for name in PUBLIC:
        assert f"\n        {name} " in page, name
    parts = [folder.parent.name for folder in Path(rookery.__file__).parent.glob("*/__init__.py")]
    assert len(parts) >= 9
    for part in parts:
        assert f"\n        rookery.{part} " in page, part
    for signature in ("class Match(", "class Setup(", "make_bot(game: str, name: str)", "play_out(match:", "draw(view:"):
        assert signature in re.sub(r"\(\s+", "(", page), signature  # a long example can span several lines
