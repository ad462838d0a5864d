"""`rookery games`: list the games with their options, expansions and bots."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator

from rookery.bots import bot_names, level_names
from rookery.cli.arguments import game_title
from rookery.cli.bot_arguments import bot_title_and_id
from rookery.core.rules import AnyGame
from rookery.games import GAMES
from rookery.locale import Words


def add_arguments(_parser: ArgumentParser) -> None:
    """Add nothing: this command has no arguments of its own."""


def run(_arguments: Namespace, words: Words) -> int:
    for game in GAMES.values():
        title, *details = _describe(game, words)
        sys.stdout.write("\n  ".join([title, *details]) + "\n")
    return 0


def _describe(game: AnyGame, words: Words) -> Iterator[str]:
    facts = game.facts
    yield words("games-title", title=game_title(game, words), game=game.name)
    yield words("games-facts", fewest=game.seats[0], most=game.seats[-1], age=facts.age, shortest=facts.minutes[0], longest=facts.minutes[1])
    yield words("games-designer", designer=facts.designer)
    for option, values in game.options.items():
        yield words("games-option", name=option, explanation=words(f"option-{option}"))
        for value in values:
            kind = "games-default" if value == values[0] else "games-value"
            yield "  " + words(kind, name=value, explanation=words(f"option-{option}-{value}"))
    for expansion in game.expansions:
        yield words("games-expansion", name=expansion, explanation=words(f"expansion-{expansion}"))
    if not game.expansions:
        yield words("games-no-expansions")
    yield words("games-bots", names=", ".join(bot_title_and_id(bot, words) for bot in bot_names(game.name)))
    levels = [level for level in level_names(game.name) if f"level-{level}" in words]
    if levels:
        yield words("games-levels", names=", ".join(words("bot-with-id", bot=words(f"level-{level}"), name=level) for level in levels))
    for link in facts.links:
        yield words("games-link", link=link)
