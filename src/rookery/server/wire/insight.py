"""What the server works out about a game: what choices lead to, hints, analyses and puzzles."""

from typing import Any, Literal

import msgspec


class PreviewFrame(msgspec.Struct, frozen=True):
    """What your choices would lead to, in the shape of the game, and the version it is meant for."""

    version: int
    preview: Any


class FitsFrame(msgspec.Struct, frozen=True):
    """The tiles to come that fit a place, each with its rotations, and the version it is meant for."""

    version: int
    tiles: dict[str, tuple[int, ...]]


class ExplanationFrame(msgspec.Struct, frozen=True):
    """Why a choice is good or bad: a message with its arguments; `seat` among them is another player."""

    label: str
    args: dict[str, Any]


class HintedChoice(msgspec.Struct, frozen=True):
    """One of your choices: the share of the win that it promises, the points more than the best other seat's, their standard deviation, and why."""

    action: str
    result: float
    margin: float
    spread: float
    explanations: tuple[ExplanationFrame, ...]


class HintFrame(msgspec.Struct, frozen=True):
    """What the game's strongest bot would do in your place, as the notation of one of your choices, and the version it is meant for.

    `best` are the best few choices, that one first; empty where no bot can explain itself.
    """

    version: int
    action: str
    best: tuple[HintedChoice, ...]


class NextChoice(msgspec.Struct, frozen=True):
    """What is done after a choice in the same turn."""

    action: str
    label: str
    args: dict[str, Any]


class AnalysedChoice(msgspec.Struct, frozen=True):
    """A choice at a moment of a finished game, and the share of the win that it promised; explained where it was made or is the best.

    `then` is how the best one goes on in the same turn: the figure after a tile.
    """

    action: str
    label: str
    args: dict[str, Any]
    result: float
    explanations: tuple[ExplanationFrame, ...]
    then: tuple[NextChoice, ...] = ()


class AnalysedStep(msgspec.Struct, frozen=True):
    """What every seat could expect after an action, as its share of the win, and as its points at the end; number 0 is the beginning.

    `luck` is what a draw changed of each seat's points, compared with the mean of what could be drawn; `cost` is what a choice gave away of a share.
    One that gave away much has a `sign`, `?` or `??`, and its `choices`, the best first. `way` is what would have come of the best one: actions of
    everybody, with the draws of the game, until that seat would have chosen again.
    """

    number: int
    seat: int | None
    results: tuple[float, ...]
    points: tuple[float, ...]
    luck: tuple[float, ...] | None
    cost: float | None
    sign: str | None
    choices: tuple[AnalysedChoice, ...]
    way: tuple[str, ...] = ()


class AnalysisFrame(msgspec.Struct, frozen=True, tag="analysis", tag_field="kind"):
    """How far the analysis of a finished game has come. `none`: there is nobody here who could say anything about it."""

    table: str
    number: int
    state: Literal["none", "waiting", "growing", "done", "failed"]
    steps: tuple[AnalysedStep, ...]


class PuzzleFrame(msgspec.Struct, frozen=True):
    """A puzzle: the view of the seat that is asked; the best of its `choices` is wanted. `tried` says how your first try ended, if there was one."""

    game: str
    puzzle: str
    daily: bool
    options: dict[str, str]
    expansions: tuple[str, ...]
    seats: int
    view: Any
    survey: Any | None
    rating: int
    tried: bool | None


class PuzzleAnswerFrame(msgspec.Struct, frozen=True):
    """Whether an answer is right and counts, and the chance of each choice, the best first, with reasons for the best.

    `rating` and its `change` are yours, `recent` your ratings after the latest first tries, the oldest first;
    `tries` and `solved` say how many have tried the puzzle, and solved it at the first try.
    """

    right: bool
    counted: bool
    best: str
    chances: tuple[AnalysedChoice, ...]
    explanations: tuple[ExplanationFrame, ...]
    rating: int
    change: int
    recent: tuple[int, ...]
    puzzle_rating: int
    tries: int
    solved: int
