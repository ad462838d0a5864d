"""The kinds of mistakes in 5 Towers that can become habits."""

from typing import Final

from rookery.play.habits import Mistake

KINDS: Final = ("open-high", "bid-high", "bid-low", "demolition", "top", "room", "card")
EARLY: Final = 3
"""Until this round towers are empty or almost empty."""


def kind_of(mistake: Mistake) -> str:
    """Return the kind of a mistake."""
    made, best = mistake.action, mistake.offered[0]
    if made.startswith(("bid", "pass")):
        if _count(made) < _count(best):
            return "bid-low"
        return "open-high" if mistake.round <= EARLY and "pass" not in mistake.offered else "bid-high"
    if "demolish" in (made.split()[0], best.split()[0]):
        return "demolition"
    if made.endswith("-0") and not best.endswith("-0"):
        return "top"
    return "room" if mistake.reason == "room" else "card"


def _count(call: str) -> int:
    """Return the number of a bid; a pass is below all bids."""
    return -1 if call == "pass" else int(call.removeprefix("bid "))
