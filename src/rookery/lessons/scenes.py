"""The scenes of a step: the position, and the scene after each choice. The rules play every legal choice."""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from fnmatch import fnmatchcase
from typing import Any

from rookery.core.errors import IllegalActionError, NotationError
from rookery.core.frozen import FrozenMap
from rookery.core.kit import part
from rookery.core.record import Setup
from rookery.games import GAMES
from rookery.lessons.kit import Json, LessonKit, Step


def lesson_kit(game: str) -> LessonKit:
    """Return the game's lesson kit."""
    module = part("rookery.lessons", game)
    assert module is not None, "only games with a lesson teach one"
    kit: LessonKit = module.KIT
    return kit


def setup_of(game: str, step: Step) -> Setup:
    """Return the setup of a step's position."""
    return Setup(game, step.get("seats", lesson_kit(game).seats), FrozenMap({}), tuple(step.get("expansions", ())))


def played(game: str, step: Step, *actions: str) -> tuple[Any, Any]:
    """Return the state after these actions in the position of a step, and the view of seat 0."""
    setup = setup_of(game, step)
    rules, state = GAMES[game].rules(setup), GAMES[game].read_position(setup, step["position"])
    for action in actions:
        state = rules.apply(state, GAMES[game].read_action(setup, action))
    return state, rules.view(state, 0)


def scenes(game: str, step: Step) -> list[Json]:
    """Return all scenes of a step; the first is the position, and scenes without choices end the step."""
    found: list[Json] = []
    _add(game, step, (), found, last=False)
    return found


def _add(game: str, step: Step, before: tuple[str, ...], found: list[Json], *, last: bool) -> None:
    """Add the scene after these actions, and all scenes that follow it."""
    kit = lesson_kit(game)
    _, view = played(game, step, *before)
    here: Json = {"view": _plain(kit.view(step, view)), "choices": []}
    found.append(here)
    if last:
        return
    for do in step.get("answers") or kit.offered(step, view):
        choice: Json = {"do": do}
        here["choices"].append(choice)
        if is_right(game, step, before, do):
            choice["to"] = len(found)
            after = (*before, *step.get("then", [] if step["task"] == "answer" else [do]))
            _add(game, step, after, found, last=len(after) >= _actions(step))
        else:
            told = told_to(step, do)
            choice |= {"say": told["say"], "rule": told["rule"], "numbers": kit.numbers(view, do)}


def is_right(game: str, step: Step, before: tuple[str, ...], do: str) -> bool:
    """Return whether a choice is right: listed in the script or, without a list, allowed by the rules."""
    if "right" in step:
        return do in step["right"]
    try:
        played(game, step, *before, do)
    except (IllegalActionError, NotationError):
        return False
    return True


def _actions(step: Step) -> int:
    """Return how many actions a step takes: a build places all cards unless the script says otherwise, other tasks take one action."""
    if step["task"] != "build":
        return 0
    return int(step.get("actions") or step["position"].partition("display=")[2].partition(" ")[0].count(",") + 1)


def told_to(step: Step, do: str) -> Json:
    """Return the answer to a wrong choice."""
    told: Json = next(wrong for wrong in step["wrong"] if any(fnmatchcase(do, pattern) for pattern in wrong["do"]))
    return told


def _plain(value: Any) -> Any:
    """Return a view, or a part of one, as JSON."""
    if is_dataclass(value):
        return {field.name: _plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, Mapping):
        return {str(key): _plain(part) for key, part in value.items()}
    if isinstance(value, tuple | list):
        return [_plain(part) for part in value]
    return value
