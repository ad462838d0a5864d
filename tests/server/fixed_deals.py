"""A server without chance, for tests that look at what is dealt: tables of one kind are dealt alike, and a bot that sees the same does the same."""

import hashlib
import json
from typing import Final

from rookery.core.view import View, plain
from rookery.play.advice import Opinion
from rookery.server.deals import deals as server_deals
from rookery.server.tables import commands
from rookery.server.thinking.bot_pool import BotPool

BY_VIEW: Final = ("uniform", "greedy", "heuristic")
"""The bots whose choice follows from view and seed alone. Others think by the clock; greedy plays in their place.

Hints are explained by samples, not by the clock.
"""


def fix_deals(deals: str) -> None:
    """From now on every table of this process has the secret that follows from `deals`, and every bot a seed that follows from its view."""
    choose = BotPool.choose

    async def choose_alike(self: BotPool, game: str, bot: str | None, view: View, seed: str) -> str:
        quick = bot if bot in BY_VIEW else "greedy"
        return await choose(self, game, quick, view, deals + json.dumps(plain(view), sort_keys=True))

    explain = BotPool.explain

    async def explain_alike(self: BotPool, game: str, count: int, view: View, seed: str) -> tuple[Opinion, ...]:
        return await explain(self, game, count, view, deals + json.dumps(plain(view), sort_keys=True))

    for module in (commands, server_deals):
        vars(module)["new_secret"] = lambda: hashlib.sha256(deals.encode()).digest()
    BotPool.choose = choose_alike  # type: ignore[method-assign]
    BotPool.explain = explain_alike  # type: ignore[method-assign]
