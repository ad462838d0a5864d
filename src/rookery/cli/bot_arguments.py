"""The argument `--bots`, apart from the other arguments because the referee starts faster without loading bots."""

import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, redirect_stdout
from typing import Final

from rookery.bots import bot_names
from rookery.bots.entrants import MakeEntrant
from rookery.cli.arguments import split_names
from rookery.cli.errors import WRONG_CONTENT, InputError
from rookery.core.rules import Seat
from rookery.locale import Words
from rookery.play.bot import Bot, BotFailedError
from rookery.play.deal import close

DEFAULT_BOT: Final = "heuristic"


def default_bot(game: str) -> str:
    """Return the bot that plays this game without `--bots`."""
    names = bot_names(game)
    return DEFAULT_BOT if DEFAULT_BOT in names else names[-1]


def name_bots(game: str, wish: str | None, count: int) -> tuple[str, ...]:
    """Return the texts of `count` bots from `--bots`, which gives one for all seats or one each."""
    names = (default_bot(game),) if wish is None else split_names(wish)
    if len(names) not in (1, count):
        raise InputError("bots-count", given=len(names), wanted=count)
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


@contextmanager
def bots_at_seats(game: str, names: Mapping[Seat, str]) -> Iterator[dict[Seat, Bot]]:
    """Create the bots of these seats from their texts, and close them in the end.

    Raise SetupError for an invalid text, and InputError for a bot that fails.
    """
    make = MakeEntrant(game)
    with redirect_stdout(sys.stderr):  # a bot's module may print
        bots = {seat: make(name) for seat, name in names.items()}
    try:
        yield bots
    except BotFailedError as failed:
        seat = -1 if failed.seat is None else failed.seat
        raise InputError("bot-failed", because=failed, bot=names.get(seat, ""), seat=seat, exit_code=WRONG_CONTENT) from failed
    finally:
        for bot in bots.values():
            close(bot)
