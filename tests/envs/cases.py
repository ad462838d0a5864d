"""The tables that the checkers of the field play at: both games, 2 to 5 seats, expansions, options and openers."""

from typing import Any, Final

CASES: Final[dict[str, dict[str, Any]]] = {
    "five-towers-2": {"game": "five-towers"},
    "five-towers-3-opener": {"game": "five-towers", "seats": 3, "opener": 2},
    "five-towers-4-retract": {"game": "five-towers", "seats": 4, "options": {"overbids": "retract"}},
    "five-towers-5-points": {"game": "five-towers", "seats": 5, "reward": "points"},
    "carcassonne-2": {"game": "carcassonne"},
    "carcassonne-2-planes": {"game": "carcassonne", "observation": "planes"},
    "carcassonne-3-river-abbot": {"game": "carcassonne", "seats": 3, "expansions": ("river", "abbot")},
    "carcassonne-4-no-farmers": {"game": "carcassonne", "seats": 4, "options": {"farmers": "off"}, "reward": "points"},
    "carcassonne-5-everything": {"game": "carcassonne", "seats": 5, "expansions": ("river", "abbot", "towers-and-thieves"), "opener": 4},
}

KINDS: Final = {"five-towers": ("rows",), "carcassonne": ("rows", "planes")}
"""The kinds of observations of each game."""
