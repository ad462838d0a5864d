"""The bots of Carcassonne by name."""

from typing import Final

from rookery.bots.carcassonne import habits
from rookery.bots.carcassonne.greedy import Greedy
from rookery.bots.carcassonne.thinking import DEEP_BOT, FMC_BOT, GLANCING_BOT, HEURISTIC_BOT, LEARNED_BOT, QUICK_GREEDY_BOT, SEARCH_BOT, UCT_BOT
from rookery.bots.kit import BotKit, Daily
from rookery.bots.lapsing import Lapsing

KIT: Final = BotKit(
    bots={"greedy": Greedy(), "heuristic": HEURISTIC_BOT, "learned": LEARNED_BOT, "search": SEARCH_BOT, "deep": DEEP_BOT},
    levels={
        "novice": Lapsing(QUICK_GREEDY_BOT, GLANCING_BOT, 0.35),
        "apprentice": QUICK_GREEDY_BOT,
        "journeyman": Lapsing(LEARNED_BOT, QUICK_GREEDY_BOT, 0.62),
        "expert": Lapsing(LEARNED_BOT, QUICK_GREEDY_BOT, 0.28),
        "master": Lapsing(LEARNED_BOT, QUICK_GREEDY_BOT, 0.03),
        "grandmaster": DEEP_BOT,
    },
    yardsticks={"fmc": FMC_BOT, "uct": UCT_BOT},
    daily=Daily(("journeyman", "expert"), ("river", "abbot")),
    habits=habits.KINDS,
    habit_of=habits.kind_of,
)
