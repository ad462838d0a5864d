"""The views and choices of the lesson on 5 Towers."""

from typing import Any, Final

from rookery.games.five_towers.cards import TYPES
from rookery.games.five_towers.view import FiveTowersView
from rookery.lessons.kit import LessonKit


def view(step: dict[str, Any], seen: FiveTowersView) -> dict[str, Any]:
    """Return your towers, the cards in the script's order, and in an auction the calls and your possible builds."""
    me = seen.players[0]
    shown: dict[str, Any] = {"towers": {name: tower for name, tower in me.towers.items() if tower}, "demolished": me.demolished}
    if step["task"] != "answer":
        shown["cards"] = [card for card in _cards(step) if card in seen.display]
    if step["task"] == "bid":
        shown |= {
            "calls": seen.calls,
            "buildable": me.buildable,
            "legal": [choice.args["count"] for choice in seen.choices if "count" in choice.args],
        }
    return shown


def _cards(step: dict[str, Any]) -> list[str]:
    cards: str = step["position"].partition("display=")[2].partition(" ")[0]
    return cards.split(",")


def offered(step: dict[str, Any], seen: FiveTowersView) -> list[str]:
    """Return bids, or cards to place and towers to demolish; with `aim` each card can go on each existing or possible tower."""
    if step["task"] == "bid":
        return [f"bid {count}" for count in range(len(seen.display) + 1)]
    cards = [card for card in _cards(step) if card in seen.display]
    placed = [f"place {card}" for card in cards]
    if step.get("aim"):
        types = [one for one in TYPES if seen.players[0].towers.get(one) or any(card.startswith(one) for card in cards)]
        placed += [f"place {card} on {one}" for card in cards for one in types if not card.startswith(one)]
    hammers = [f"demolish {one}" for one in TYPES if seen.may_demolish and seen.players[0].towers.get(one)]
    return placed + hammers


def numbers(seen: FiveTowersView, do: str) -> dict[str, Any]:
    """Return the numbers that explain a wrong choice: its card, the card below it, and the highest card that would remain; for a bid the highest so
    far.
    """
    if not do.startswith("place"):
        return {"said": max((call for call in seen.calls if isinstance(call, int)), default=0)}
    tower, _, value = do.split()[1].partition("-")
    covered = seen.players[0].towers.get(tower, ())[-1:]
    left = [int(card.partition("-")[2]) for card in seen.display if card.startswith(tower) and card != f"{tower}-{value}"]
    return {"tower": tower, "value": int(value), **({"on": covered[0]} if covered else {}), **({"left": max(left)} if left else {})}


KIT: Final = LessonKit(view, offered, numbers, seats=3)
