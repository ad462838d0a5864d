"""Upper bounds on the number of actions in a game; a longer game is stuck in a loop."""

from collections.abc import Callable, Mapping

from rookery.core.record import Setup


def _five_towers(setup: Setup) -> int:
    """Each card is revealed at most once per pass, each seat calls once per round, and each revealed card is placed at most once.

    Each round has at most one demolition. With `overbids=retract` seats could bid and retract the same number forever. Random players do not do so
    for long, so a generous factor detects loops without false alarms.
    """
    cards = 80 if setup.seats < 4 else 110
    rounds = 2 * cards // 5  # FT-D8
    once = 2 * cards + rounds * setup.seats + cards + rounds
    return 20 * once if setup.options.get("overbids") == "retract" else once


def _carcassonne(_setup: Setup) -> int:
    """Each of at most 110 tiles is drawn and placed once, followed by at most one figure; 20 floors are placed one by one."""
    return 3 * 110 + 20


BOUNDS: Mapping[str, Callable[[Setup], int]] = {"five-towers": _five_towers, "carcassonne": _carcassonne}

UNSTUDIED = 5_000
"""The default for games without a derived bound."""


def bound(setup: Setup) -> int:
    """Return the maximum number of actions, including chance's, in a game of this setup."""
    return BOUNDS[setup.game](setup) if setup.game in BOUNDS else UNSTUDIED
