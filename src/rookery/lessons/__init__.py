"""The first lesson of each game, as data made by playing the rules.

A game's script is `<game>/lesson.toml`; its texts are in `locale/`. The client, which knows no rules, ships the result of `lesson` (`make generate`).
"""

import tomllib
from pathlib import Path
from typing import Any, Final

from rookery.core.kit import folder_of, part
from rookery.games import GAMES
from rookery.lessons.scenes import scenes

LESSONS: Final = tuple(game for game in GAMES if part("rookery.lessons", game) is not None)
"""The games with a lesson."""
_ASKED: Final = ("name", "task", "on", "aim", "tile")
_FOLDER: Final = Path(__file__).parent


def script(game: str) -> list[dict[str, Any]]:
    """Return the parts of a game's lesson as written in its script."""
    parts: list[dict[str, Any]] = tomllib.loads((_FOLDER / folder_of(game) / "lesson.toml").read_text("utf-8"))["parts"]
    return parts


def lesson(game: str) -> dict[str, Any]:
    """Return the lesson of a game as JSON: parts with steps, steps with scenes, scenes with their choices and the scene that follows each."""
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
