"""`rookery score nim Ada Bo Ada`: the winner of each game."""

from argparse import Namespace

from rookery.core.outcome import ScoreLine, Sheet
from rookery.core.rules import AnyGame
from rookery.locale import Words


def score(arguments: Namespace, _game: AnyGame, _words: Words) -> dict[str, Sheet]:
    won = {name: arguments.players.count(name) for name in arguments.players}
    return {name: Sheet((ScoreLine("line-nim-last", games, "NIM-03"),)) for name, games in won.items()}
