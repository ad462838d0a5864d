"""A cache for evaluators, which are not thread-safe."""

import threading
from collections.abc import Callable
from functools import cache
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


def per_thread(make: Callable[P, T]) -> Callable[P, T]:
    """Cache the results of a function or class separately for each thread."""
    own = threading.local()

    def made(*args: P.args, **named: P.kwargs) -> T:
        if not hasattr(own, "cached"):
            own.cached = cache(make)
        found: T = own.cached(*args, **named)
        return found

    return made
