"""A server without chance, for tests that look at what is dealt: tables of one kind are dealt alike, and a bot that sees the same does the same."""

import hashlib
import json

from rookery.core.view import View, plain
from rookery.server import commands
from rookery.server.bot_pool import BotPool


def fix_deals(deals: str) -> None:
    """From now on every table of this process has the secret that follows from `deals`, and every bot a seed that follows from its view."""
    choose = BotPool.choose

    async def choose_alike(self: BotPool, game: str, bot: str | None, view: View, seed: str) -> str:
        return await choose(self, game, bot, view, deals + json.dumps(plain(view), sort_keys=True))

    vars(commands)["new_secret"] = lambda: hashlib.sha256(deals.encode()).digest()
    BotPool.choose = choose_alike  # type: ignore[method-assign]
