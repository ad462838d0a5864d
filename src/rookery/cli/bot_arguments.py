"""The argument `--bots`, apart from the other arguments because the referee starts faster without loading bots."""

from collections.abc import Sequence
from typing import Final

from rookery.bots import bot_names, make_bot
from rookery.cli.arguments import split_names
from rookery.cli.errors import InputError
from rookery.locale import Words
from rookery.play.bot import Bot

DEFAULT_BOT: Final = "heuristic"


def default_bot(game: str) -> str:
    """Return the bot that plays this game without `--bots`."""
    names = bot_names(game)
    return DEFAULT_BOT if DEFAULT_BOT in names else names[-1]


def name_bots(game: str, wish: str | None, count: int) -> tuple[str, ...]:
    """Return `count` bot names from `--bots`, which gives one name for all or one each; raise SetupError for an unknown bot."""
    names = (default_bot(game),) if wish is None else split_names(wish)
    if len(names) not in (1, count):
        raise InputError("bots-count", given=len(names), wanted=count)
    for name in names:
        make_bot(game, name)
    return names * count if len(names) == 1 else names


def bot_title(bot: str, words: Words) -> str:
    """Return the bot's name in the reader's language, or its id if it has none."""
    return words(f"bot-{bot}") if f"bot-{bot}" in words else bot


def bot_title_and_id(bot: str, words: Words) -> str:
    """Return the bot's name followed by its id."""
    return words("bot-with-id", bot=bot_title(bot, words), name=bot) if f"bot-{bot}" in words else bot


def distinct_titles(bots: Sequence[str], words: Words) -> list[str]:
    """Return the display names of the bots at a table. As in the browser, several bots of one kind get individual names."""
    titles: list[str] = []
    for index, bot in enumerate(bots):
        earlier = bots[:index].count(bot)
        family = words(f"bot-{bot}-family").split(", ") if f"bot-{bot}-family" in words else []
        further = [*family, *(f"{bot_title(bot, words)} {number}" for number in range(len(family) + 2, earlier + 2))]
        titles.append(further[earlier - 1] if earlier else bot_title(bot, words))
    return titles


def make_bots(game: str, names: tuple[str, ...]) -> list[Bot]:
    return [make_bot(game, name) for name in names]
