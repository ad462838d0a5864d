"""Frames about a finished game: its actions and positions."""

from typing import Any

import msgspec

from rookery.server.wire.tables import EndingFrame, SeatFrame


class StepFrame(msgspec.Struct, frozen=True):
    """One action of a finished game: its number from 1, its round or turn, its events, and the scores after it."""

    version: int
    round: int
    seat: int | None
    action: str
    events: list[Any]
    scores: tuple[int, ...]


class HistoryFrame(msgspec.Struct, frozen=True):
    """A finished game, action by action: its seats, and when and how it ended. `imported`: it comes from a record, which names its players."""

    table: str
    number: int
    game: str
    ended: int
    seats: tuple[SeatFrame, ...]
    places: tuple[int, ...]
    ending: EndingFrame
    steps: tuple[StepFrame, ...]
    imported: bool


class ReplayFrame(msgspec.Struct, frozen=True):
    """A finished game after a number of actions; `survey` as in a table frame."""

    table: str
    number: int
    at: int
    length: int
    actions: tuple[str, ...]
    tags: dict[str, str]
    view: Any
    survey: Any | None


class ShownFrame(msgspec.Struct, frozen=True):
    """A position as a spectator sees it; `survey` as in a table frame."""

    view: Any
    survey: Any | None


class WayGain(msgspec.Struct, frozen=True):
    """The gain of a better line after the action `version`, which ends a round or everybody's turn.

    `points` is the growth of the seat's lead compared with the game at the same time, if both ended there.
    """

    version: int
    points: int


class BetterWayFrame(msgspec.Struct, frozen=True):
    """The line of play after the best choice in place of action `at`: its actions, the position after each, and its gains."""

    table: str
    number: int
    at: int
    steps: tuple[StepFrame, ...]
    shown: tuple[ShownFrame, ...]
    gains: tuple[WayGain, ...]
