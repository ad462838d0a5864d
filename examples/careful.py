"""A bot for 5 Towers: it bids for three cards at most, builds the highest first, and demolishes only when it must."""

from random import Random

from rookery.core.view import View


class Careful:
    def choose(self, view: View, rng: Random) -> str:
        actions = [choice.action for choice in view.choices]
        cards = [action for action in actions if action.startswith("place")]
        if cards:
            return max(cards, key=lambda action: int(action.rpartition("-")[2]))
        bids = [action for action in actions if action in ("bid 1", "bid 2", "bid 3")]
        if bids:
            return bids[-1]
        return "pass" if "pass" in actions else rng.choice(actions)
