"""The argument `--bots`. It is separate from the other arguments, because the referee starts faster without loading bots."""

from typing import Final

from rookery.bots import bot_names, make_bot
from rookery.cli.arguments import split_names
from rookery.cli.errors import InputError
from rookery.play.bot import Bot

DEFAULT_BOT: Final = "heuristic"


def default_bot(game: str) -> str:
    """The bot that plays if none is named."""
    names = bot_names(game)
    return DEFAULT_BOT if DEFAULT_BOT in names else names[-1]


def name_bots(game: str, wish: str | None, count: int) -> tuple[str, ...]:
    """The names of `count` bots from `--bots`, which gives one name for all or one each; SetupError if there is no such bot."""
    names = (default_bot(game),) if wish is None else split_names(wish)
    if len(names) not in (1, count):
        raise InputError("bots-count", given=len(names), wanted=count)
    for name in names:
        make_bot(game, name)
    return names * count if len(names) == 1 else names


def make_bots(game: str, names: tuple[str, ...]) -> list[Bot]:
    return [make_bot(game, name) for name in names]
