"""The first lesson of each game: what it shows, asks and answers, as data made by playing the rules.

The scripts are the `.toml` files beside this one; their texts are in `locale/lessons`. The client, which knows no rules, ships what `lesson`
gives (`make frames`).
"""

import tomllib
from pathlib import Path
from typing import Any, Final

from rookery.lessons.scenes import scenes

LESSONS: Final = ("five-towers", "carcassonne")
_ASKED: Final = ("name", "task", "on", "aim", "tile")
_FOLDER: Final = Path(__file__).parent


def script(game: str) -> list[dict[str, Any]]:
    """The parts of a game's lesson, as they are written."""
    parts: list[dict[str, Any]] = tomllib.loads((_FOLDER / f"{game.replace('-', '_')}.toml").read_text("utf-8"))["parts"]
    return parts


def lesson(game: str) -> dict[str, Any]:
    """The lesson of a game as JSON: parts with steps, steps with scenes, scenes with the choices there and where each leads."""
    return {
        "game": game,
        "parts": [
            {
                "name": part["name"],
                "steps": [{**{name: step[name] for name in _ASKED if name in step}, "scenes": scenes(game, step)} for step in part["steps"]],
            }
            for part in script(game)
        ],
    }
