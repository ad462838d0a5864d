"""The line that would have followed a better choice in a finished game, up to the next round or turn of its seat."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

from rookery.core.errors import IllegalActionError
from rookery.core.record import Record, replay
from rookery.core.rules import CHANCE, AnyGame
from rookery.play.advice import Advisor

LONGEST: Final = 60
"""Maximum number of actions in a line; only five seats that use every option of a turn come near it."""


def better_way(
    game: AnyGame, record: Record, number: int, first: Sequence[str], advisor: Advisor, *, samples: int, states: Sequence[Any] | None = None
) -> tuple[str, ...]:
    """Return the actions that replace action `number` and all later ones: `first` by the same seat, then the advisor's best choices.

    The line uses the game's own draws, so luck is the same. The line ends with the round in 5 Towers and before that seat's
    next turn in Carcassonne, or earlier if the game's next tile can no longer be drawn. Callers that already have
    the record's states can pass them in.
    """
    rules, states = game.rules(record.setup), states or list(replay(game, record))
    state, draws = states[number - 1], _draws(game, record, number, states)
    end = _end(game, record, number, states)
    way: list[str] = []
    while len(way) < LONGEST and (actor := rules.actor(state)) is not None and (end is None or rules.view(state, None).round < end):
        if actor == CHANCE:
            text = next(draws, None)
        elif len(way) < len(first):
            text = first[len(way)]
        else:
            text = advisor.explain(rules.view(state, actor), Random(f"{number} {len(way)}"), samples=samples)[0].action
        try:
            if text is None:
                break
            state = rules.apply(state, game.read_action(record.setup, text))
        except IllegalActionError:
            break
        way.append(text)
    return tuple(way)


def _draws(game: AnyGame, record: Record, number: int, states: Sequence[Any]) -> Iterator[str]:
    """Yield chance's actions in the game after action `number`."""
    rules = game.rules(record.setup)
    return (text for text, state in zip(record.actions[number:], states[number:], strict=False) if rules.actor(state) == CHANCE)


def _end(game: AnyGame, record: Record, number: int, states: Sequence[Any]) -> int | None:
    """Return the first round after the line: the next one if all seats share rounds, else the round of the seat's next choice, if any."""
    rules = game.rules(record.setup)
    turns = [(rules.view(state, None).round, rules.actor(state)) for state in states]
    now, seat = turns[number - 1]
    acting = {turn for turn in turns if turn[1] != CHANCE and turn[1] is not None}
    if len(acting) > len({one for one, _ in acting}):
        return now + 1
    return min((one for one, actor in acting if one > now and actor == seat), default=None)
