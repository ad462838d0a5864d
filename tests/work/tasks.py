"""Tasks and bots for workers."""

import os
import time
from contextlib import suppress
from pathlib import Path
from random import Random

from rookery.bots import make_bot
from rookery.core.view import View
from rookery.play.bot import Bot
from tests.play.simple_bots import First, Idler


def square(number: int) -> int:
    return number * number


def uneven(number: int) -> tuple[int, int]:
    """Return the number and this process; even numbers take longer."""
    time.sleep(0.02 if number % 2 == 0 else 0.001)
    return number, os.getpid()


def die_once(flag: Path, number: int) -> int:
    """End the process with the first task 5."""
    if number == 5 and not flag.exists():
        flag.touch()
        os._exit(7)
    return number


def die(number: int) -> int:
    """End the process with task 5."""
    if number == 5:
        os._exit(7)
    return number


def sleep(file: Path) -> None:
    """Write the id of this process into a file, and sleep for a minute."""
    file.write_text(str(os.getpid()), "utf-8")
    time.sleep(60)


class Sleeping(First):
    """A bot that sleeps, and ignores errors."""

    def choose(self, view: View, rng: Random) -> str:
        while True:
            with suppress(Exception):
                time.sleep(60)


class Hanging(First):
    """A bot that nothing in its own process can stop."""

    def choose(self, view: View, rng: Random) -> str:
        while True:
            with suppress(BaseException):
                time.sleep(60)


class Dying(First):
    """A bot that ends its process in the second round."""

    def choose(self, view: View, rng: Random) -> str:
        if view.round == 2:
            os._exit(7)
        return super().choose(view, rng)


class Rolling:
    """A bot that uses random numbers."""

    def choose(self, view: View, rng: Random) -> str:
        return rng.choice(view.choices).action


BOTS: dict[str, Bot] = {"idler": Idler(), "first": First(), "hanging": Hanging(), "sleeping": Sleeping(), "dying": Dying(), "rolling": Rolling()}


def make(name: str) -> Bot:
    """Create one of these bots, or a built-in one for 5 Towers."""
    return BOTS[name] if name in BOTS else make_bot("five-towers", name)
