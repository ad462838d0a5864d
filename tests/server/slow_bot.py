"""A bot that thinks for a fixed time, busily, as a searching bot does."""

import time
from collections.abc import Callable
from random import Random
from typing import Any

from rookery.core.view import View


def thinking_for(seconds: float) -> Callable[[Any, View, Random], str]:
    """A `choose` that keeps its core busy for so long and then takes any choice."""

    def choose(_bot: Any, view: View, rng: Random) -> str:
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            rng.random()
        return rng.choice(view.choices).action

    return choose
