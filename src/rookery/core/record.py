"""A game record: its setup and every action, including chance's, so that it can be replayed exactly."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from operator import index
from typing import Any

from rookery.core.errors import GameError, NotationError
from rookery.core.frozen import FrozenMap
from rookery.core.rules import AnyGame, Seat


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything needed to build the rules of a game. It has no seed: the record lists chance's actions.

    A dict of options, a list of expansions and numbers of other integer types are converted.
    """

    game: str
    seats: int
    options: FrozenMap[str, str] = FrozenMap()
    expansions: tuple[str, ...] = ()
    opener: Seat = 0

    def __post_init__(self) -> None:
        given: object = self.expansions
        if isinstance(given, str):
            raise TypeError(f"expansions are a sequence of names, not the text {given!r}")
        for name, kind in (("options", FrozenMap), ("expansions", tuple)):
            if type(getattr(self, name)) is not kind:
                object.__setattr__(self, name, kind(getattr(self, name)))
        for name in ("seats", "opener"):
            if not isinstance(getattr(self, name), int) and hasattr(getattr(self, name), "__index__"):
                object.__setattr__(self, name, index(getattr(self, name)))


@dataclass(frozen=True, slots=True)
class Record:
    """A complete or unfinished game.

    Only a finished game has `scores`; only a game that began from a custom position has `position`.
    `lines` maps each action to its line in the source file, for error messages.
    """

    setup: Setup
    actions: tuple[str, ...] = ()
    scores: tuple[int, ...] | None = None
    tags: FrozenMap[str, str] = FrozenMap()
    position: str | None = None
    lines: tuple[int, ...] = field(default=(), compare=False, repr=False)


def replay(game: AnyGame, record: Record) -> Iterator[Any]:
    """Yield every state of the record, starting with the first; raise NotationError at the first invalid action.

    After the last state, check the scores: a record with scores must be a finished game with exactly these scores.
    """
    rules = game.rules(record.setup)
    state = rules.start() if record.position is None else game.read_position(record.setup, record.position)
    yield state
    for number, text in enumerate(record.actions, start=1):
        line = record.lines[number - 1] if record.lines else None
        try:
            state = rules.apply(state, game.read_action(record.setup, text))
        except GameError as error:
            raise NotationError("action", "action {number}: {reason}", number=number, reason=error, line=line) from error
        yield state
    if record.scores is None:
        return
    last = record.lines[-1] if record.lines else None
    outcome = rules.outcome(state)
    if outcome is None:
        raise NotationError("scores-early", "the record states final scores, but its game is not over", line=last)
    if outcome.scores != record.scores:
        stated, found = (" ".join(map(str, scores)) for scores in (record.scores, outcome.scores))
        raise NotationError("scores-wrong", "the record states scores {stated}, but they are {found}", stated=stated, found=found, line=last)
