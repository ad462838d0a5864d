"""Play two tabletop games by their complete rules: for people, bots and research.

The games are 5 Towers, and Carcassonne with The River, the Abbot and Towers & Thieves. Three bots play 5 Towers to its end:

    >>> from random import Random
    >>> from rookery import GAMES, Match, Setup, draw, make_bot, play_out
    >>> match = Match(GAMES["five-towers"], Setup("five-towers", seats=3))
    >>> bots = [make_bot("five-towers", name) for name in ("heuristic", "greedy", "uniform")]
    >>> play_out(match, bots, chance=Random(7), thought=Random(7))
    >>> match.actions[5:8], match.scores
    (['bid 2', 'bid 5', 'place sand-11'], (42, 35, 0))
    >>> picture = draw(match.view(None))  # str(picture) is an SVG; a notebook shows it

Chance is an actor like any other, and the rules offer every legal action as text:

    >>> match = Match(GAMES["carcassonne"], Setup("carcassonne", seats=2, expansions=("river",)))
    >>> match.actor
    'chance'
    >>> match.draw(Random(1).randrange)
    >>> match.actor, [choice.action for choice in match.view(seat=0).choices]
    (0, ['place 0,1 0', 'place 0,1 180'])
    >>> match.act("place 0,1 180")

The names in this module:

    GAMES      the games, by name: "five-towers" and "carcassonne"
    Setup      the terms of a game: its name, seats, options, expansions
    Match      a game in progress: `act`, `draw`, `view`, `scores`, `record`
    make_bot   the bot of a given name (the command `rookery games` lists them)
    play_out   let bots play a match to its end
    draw       a picture of a view

The packages:

    rookery.core      the interface of every game: rules, views, choices, records, errors
    rookery.games     the rules of each game
    rookery.play      matches, fair draws, series of games between bots
    rookery.work      executors for many processes and machines
    rookery.fast      the same games compiled, for search, training and research
    rookery.bots      the bots
    rookery.datasets  games as Parquet files
    rookery.envs      environments for reinforcement learning and language models
    rookery.drawing   the pictures
    rookery.locale    the words that players see, in six languages
    rookery.lessons   the first lesson of each game, played by its rules
    rookery.handbook  the rules as players read them
    rookery.server    tables over HTTP and WebSocket
    rookery.cli       the command `rookery`
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rookery.bots import make_bot
    from rookery.core.record import Setup
    from rookery.drawing import draw
    from rookery.games import GAMES
    from rookery.play.asking import play_out
    from rookery.play.match import Match

__version__ = "0.1.0"
__all__ = ["GAMES", "Match", "Setup", "__version__", "draw", "make_bot", "play_out"]

_HOMES = {
    "GAMES": "rookery.games",
    "Match": "rookery.play.match",
    "Setup": "rookery.core.record",
    "draw": "rookery.drawing",
    "make_bot": "rookery.bots",
    "play_out": "rookery.play.asking",
}
"""The module of each public name. It is imported when the name is first used, so that `import rookery` stays fast."""


if not TYPE_CHECKING:  # with this, a type checker would accept misspelt names

    def __getattr__(name: str) -> Any:
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        value = globals()[name] = getattr(import_module(_HOMES[name]), name)
        return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
