"""A deterministic server, for tests that depend on the draws: equal tables get equal draws, and bots repeat their choices for equal views."""

import hashlib
import json
from typing import Final

from rookery.core.view import View, plain
from rookery.play.advice import Opinion
from rookery.server.deals import deals as server_deals
from rookery.server.tables import commands
from rookery.server.thinking.bot_pool import BotPool

BY_VIEW: Final = ("uniform", "greedy", "heuristic")
"""The bots whose choices depend only on view and seed. Greedy replaces the other bots, which have a time limit.

Explanations of hints use a fixed number of samples, so they do not depend on the time limit.
"""


def fix_deals(deals: str) -> None:
    """Derive the secret of every table in this process from `deals`, and the seed of every bot from its view."""
    choose = BotPool.choose

    async def choose_alike(self: BotPool, game: str, bot: str | None, view: View, seed: str) -> str:
        quick = bot if bot in BY_VIEW else "greedy"
        return await choose(self, game, quick, view, deals + json.dumps(plain(view), sort_keys=True))

    explain = BotPool.explain

    async def explain_alike(self: BotPool, game: str, view: View, seed: str) -> tuple[Opinion, ...]:
        return await explain(self, game, view, deals + json.dumps(plain(view), sort_keys=True))

    for module in (commands, server_deals):
        vars(module)["new_secret"] = lambda: hashlib.sha256(deals.encode()).digest()
    BotPool.choose = choose_alike  # type: ignore[method-assign]
    BotPool.explain = explain_alike  # type: ignore[method-assign]
