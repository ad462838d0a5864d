"""How long a game can last: more actions than this and it is stuck."""

from collections.abc import Callable, Mapping

from rookery.core.record import Setup


def _five_towers(setup: Setup) -> int:
    """Both passes turn up each card once at most, every round asks each seat once, every card turned up is placed once at most.

    A demolition comes at most once a round. With `overbids=retract` seats could bid and retract the same number without end, as people could;
    no bound holds, but players who choose at random do not do it for long, so a generous factor is a sound alarm.
    """
    cards = 80 if setup.seats < 4 else 110
    rounds = 2 * cards // 5  # FT-D8
    once = 2 * cards + rounds * setup.seats + cards + rounds
    return 20 * once if setup.options.get("overbids") == "retract" else once


def _carcassonne(_setup: Setup) -> int:
    """Each of at most 110 tiles is drawn once, laid once, and followed by one figure or none; 20 floors can be given out one by one."""
    return 3 * 110 + 20


BOUNDS: Mapping[str, Callable[[Setup], int]] = {"five-towers": _five_towers, "carcassonne": _carcassonne}

UNSTUDIED = 5_000
"""For a game whose bound nobody has worked out yet."""


def bound(setup: Setup) -> int:
    """The most actions, chance's included, a game of this setup can have."""
    return BOUNDS[setup.game](setup) if setup.game in BOUNDS else UNSTUDIED
