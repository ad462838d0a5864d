"""The bots of 5 Towers by name."""

from typing import Final

from rookery.bots.five_towers import habits, one_ply, solving
from rookery.bots.five_towers.cautious import Cautious
from rookery.bots.kit import BotKit, Daily
from rookery.bots.lapsing import Lapsing

_OFTEN_TEMPTED: Final = Lapsing(one_ply.HEURISTIC, one_ply.GREEDY, 0.5)

KIT: Final = BotKit(
    bots={
        "greedy": one_ply.GREEDY,
        "heuristic": one_ply.HEURISTIC,
        "tuned": solving.TUNED_BOT,
        "learned": solving.LEARNED_BOT,
        "search": solving.SEARCH_BOT,
    },
    levels={
        "novice": Cautious(_OFTEN_TEMPTED, calm=2, most=3),
        "apprentice": Cautious(_OFTEN_TEMPTED, calm=3, most=4),
        "journeyman": Lapsing(one_ply.HEURISTIC, one_ply.GREEDY, 0.1, with_more_seats=0.15),
        "expert": Lapsing(solving.LEARNED_BOT, one_ply.HEURISTIC, 0.5, with_more_seats=0.7),
        "master": Lapsing(solving.LEARNED_BOT, one_ply.HEURISTIC, 0.15, with_more_seats=0.25),
        "grandmaster": solving.SEARCH_BOT,
    },
    daily=Daily(("journeyman", "expert")),
    unlike_twin={"cards-to-come": "hidden", "overbids": "retract"},
    habits=habits.KINDS,
    habit_of=habits.kind_of,
)
