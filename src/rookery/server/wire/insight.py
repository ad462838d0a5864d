"""Frames with computed insight: outcomes of choices, hints, analyses and puzzles."""

from typing import Any, Literal

import msgspec


class PreviewFrame(msgspec.Struct, frozen=True):
    """The outcome of each of your choices, in the shape of the game, and the version it belongs to."""

    version: int
    preview: Any


class FitsFrame(msgspec.Struct, frozen=True):
    """The tiles still to come that fit a place, each with its rotations, and the version they belong to."""

    version: int
    tiles: dict[str, tuple[int, ...]]


class ExplanationFrame(msgspec.Struct, frozen=True):
    """Why a choice is good or bad: a message with its arguments. The argument `seat` is another player."""

    label: str
    args: dict[str, Any]


class HintedChoice(msgspec.Struct, frozen=True):
    """One of your choices: its expected share of the win, the expected margin over the best other seat, its standard deviation, and why."""

    action: str
    result: float
    margin: float
    spread: float
    explanations: tuple[ExplanationFrame, ...]


class HintFrame(msgspec.Struct, frozen=True):
    """The choice of the game's strongest bot in your place, in notation, and the version it belongs to.

    `best` are the top choices, beginning with that one, and `good` are the actions that an analysis would not mark as errors; both are empty
    if no bot can explain itself.
    """

    version: int
    action: str
    best: tuple[HintedChoice, ...]
    good: tuple[str, ...]


class NextChoice(msgspec.Struct, frozen=True):
    """The choice that follows in the same turn."""

    action: str
    label: str
    args: dict[str, Any]


class AnalysedChoice(msgspec.Struct, frozen=True):
    """A choice in a finished game and its expected share of the win, explained if it was played or is the best.

    `then` continues the best choice within the same turn: the figure after a tile.
    """

    action: str
    label: str
    args: dict[str, Any]
    result: float
    explanations: tuple[ExplanationFrame, ...]
    then: tuple[NextChoice, ...] = ()


class AnalysedStep(msgspec.Struct, frozen=True):
    """Every seat's expected share of the win and final points after an action; number 0 is the start.

    `luck` is the change in each seat's points from a draw, compared with the mean of all draws; `cost` is the share that a choice gave away.
    A choice that gave away much has a `sign`, `?` or `??`, and its `choices`, best first. `way` is the line of play after the best one:
    everybody's actions, with the game's draws, until the gain shows in points.
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
    """The progress of the analysis of a finished game. `none`: no bot here can analyse it."""

    table: str
    number: int
    state: Literal["none", "waiting", "growing", "done", "failed"]
    steps: tuple[AnalysedStep, ...]


class PuzzleFrame(msgspec.Struct, frozen=True):
    """A puzzle: the view of the seat to play; the best of its `choices` solves it. `tried` is the result of your first try, if any."""

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


class PuzzleRatingFrame(msgspec.Struct, frozen=True):
    """Your puzzles in a game: how many you have tried, how many of them you solved on the first try, and your rating, None before the first.

    `recent` are your ratings after the latest first tries, oldest first.
    """

    game: str
    tried: int
    solved: int
    rating: int | None
    recent: tuple[int, ...]


class PuzzleAnswerFrame(msgspec.Struct, frozen=True):
    """Whether an answer is right and counts, and the expected share of each choice, best first, with reasons for the best.

    `rating` and its `change` are yours; `recent` are your ratings after the latest first tries, oldest first.
    `tries` and `solved` count the people who tried the puzzle and who solved it at the first try.
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
