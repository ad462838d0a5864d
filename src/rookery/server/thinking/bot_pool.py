"""The worker processes of bots, within a budget of cores. A simpler bot replaces one that fails."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import TypeVar

from rookery.bots import bot_names, level_names, make_bot, strongest_advisor
from rookery.core.view import View
from rookery.play.advice import Opinion
from rookery.server.worker_processes import WorkerPool

T = TypeVar("T")

LOGGER = logging.getLogger("rookery.bots")

LONGEST = 20.0
"""Seconds after which a bot counts as failed."""

SIMPLE = 2
"""The number of weakest bots that may replace a level."""

HINT_SAMPLES = 150
"""Rollouts per choice for a hint: about half a second of work."""


def wake() -> None:
    """Do nothing. Running this makes a process start and import the bots."""


def pick(game: str, bot: str, view: View, seed: str) -> str:
    """Return the action that a bot chooses; runs in a bot process."""
    return make_bot(game, bot).choose(view, Random(seed))


def advise(game: str, view: View, seed: str) -> tuple[Opinion, ...]:
    """Return every choice with its expected result, best first, as the game's strongest advisor sees it; runs in a bot process."""
    advisor = strongest_advisor(game)
    return () if advisor is None else advisor.explain(view, Random(seed), samples=HINT_SAMPLES)


def fallbacks(game: str, bot: str | None) -> Sequence[str]:
    """Return the bots to try in turn: the requested one, then simpler ones."""
    names = bot_names(game)
    if bot is not None and bot in level_names(game) and bot not in names:
        return bot, *reversed(names[:SIMPLE])
    wanted = names.index(bot) if bot in names else -1
    return names[wanted::-1]


class BotPool:
    """A pool of bot processes."""

    def __init__(self, cores: int) -> None:
        self._workers = WorkerPool(cores)
        self._free = asyncio.Semaphore(cores)
        self._asked = 0

    async def warm_up(self) -> None:
        """Start a process in advance, so that the first answer does not wait for it."""
        try:
            await self._workers.run(wake)
        except BrokenProcessPool:
            LOGGER.exception("a bot process did not start; it is tried again with the next move")

    @property
    def busy(self) -> bool:
        """Return whether a bot thinks or waits for a core."""
        return self._asked > 0

    async def choose(self, game: str, bot: str | None, view: View, seed: str) -> str:
        """Return the action that a bot picks (None: the strongest); fall back to simpler bots, and finally to any legal action."""
        self._asked += 1
        try:
            return await self._choose(game, bot, view, seed)
        finally:
            self._asked -= 1

    async def explain(self, game: str, view: View, seed: str) -> tuple[Opinion, ...]:
        """Return every choice with its expected result and reasons, best first; an empty tuple if the game has no advisor or it fails."""
        self._asked += 1
        try:
            return await self._run(advise, game, view, seed)
        except (TimeoutError, BrokenProcessPool):
            LOGGER.exception("a hint for %s was not explained in time", game)
        except Exception:
            LOGGER.exception("a hint for %s could not be explained", game)
        finally:
            self._asked -= 1
        return ()

    async def _choose(self, game: str, bot: str | None, view: View, seed: str) -> str:
        for name in fallbacks(game, bot):
            try:
                action = await self._run(pick, game, name, view, seed)
                if any(choice.action == action for choice in view.choices):
                    return action
                LOGGER.error("bot %s of %s chose %r, which is not legal; a simpler one plays", name, game, action)
            except (TimeoutError, BrokenProcessPool):
                LOGGER.exception("bot %s of %s did not answer; a simpler one plays", name, game)
            except Exception:
                LOGGER.exception("bot %s of %s failed; a simpler one plays", name, game)
        return Random(seed).choice(view.choices).action

    async def _run(self, work: Callable[..., T], *arguments: object) -> T:
        async with self._free:  # outside the time limit: a bot is not to blame for waiting for a core
            return await self._workers.run(work, *arguments, within=LONGEST)

    def close(self) -> None:
        """End all processes, in the middle of a bot's thoughts."""
        self._workers.close()
