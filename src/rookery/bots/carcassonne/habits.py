"""The kinds of mistakes in Carcassonne that can become habits, by what the choice lacks most."""

from typing import Final

from rookery.play.habits import Mistake

KIND_OF_REASON: Final = {
    "points": "points",
    "rival-points": "rival",
    "rival-likely": "rival",
    "rival-worth": "rival",
    "takeover": "rival",
    "claim": "claim",
    "place": "place",
    "hand": "hand",
    "guard": "guard",
    "likely": "likely",
    "worth": "worth",
    "share": "share",
}
KINDS: Final = tuple(dict.fromkeys(KIND_OF_REASON.values()))


def kind_of(mistake: Mistake) -> str | None:
    """Return the kind of a mistake; None if its reason is too vague."""
    return KIND_OF_REASON.get(mistake.reason)
