"""Failures of a bot in a worker process; only the weakest bot plays correctly."""

import os
import time
from pathlib import Path

from rookery.bots import bot_names
from rookery.core.view import View


def raising(game: str, bot: str, view: View, seed: str) -> str:
    if bot != bot_names(game)[0]:
        raise RuntimeError(f"{bot} of {game} is broken")
    return view.choices[0].action


def cheating(game: str, bot: str, view: View, seed: str) -> str:
    return view.choices[0].action if bot == bot_names(game)[0] else "bid 99"


def dying(game: str, bot: str, view: View, seed: str) -> str:
    if bot != bot_names(game)[0]:
        os._exit(3)
    return view.choices[0].action


def dying_early() -> None:
    os._exit(3)


def hanging(game: str, bot: str, view: View, seed: str) -> str:
    """Create the file that the seed names, then hang."""
    Path(seed).touch()
    time.sleep(120)
    return view.choices[0].action


def marking(game: str, bot: str, view: View, seed: str) -> str:
    """Let the strongest bot take the last choice, and all others the first."""
    return view.choices[-1].action if bot == bot_names(game)[-1] else view.choices[0].action
