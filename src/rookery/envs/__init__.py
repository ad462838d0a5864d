"""Environments for reinforcement learning: PettingZoo, Gymnasium, OpenSpiel, PufferLib, and text for language models.

    aec(game, ...)             every seat, one action at a time: a PettingZoo AEC environment
    single(game, ...)          one seat against bots: a Gymnasium environment
    vector(game, count, ...)   thousands of games at once: a Gymnasium vector environment
    rookery.envs.openspiel     importing it registers the games with OpenSpiel
    rookery.envs.puffer        a PufferEnv
    rookery.envs.text          one seat against bots, as text; needs no other package

All but the last need the packages of `rookery[envs]`. Importing this package registers `rookery/five-towers-v0` and
`rookery/carcassonne-v0` with Gymnasium and PettingZoo, if they are installed. docs/environments.md has examples.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from rookery.envs import registry

if TYPE_CHECKING:
    from rookery.envs.batched import vector
    from rookery.envs.sequential import aec
    from rookery.envs.solo import single

__all__ = ["aec", "single", "vector"]

_HOMES = {"aec": "sequential", "single": "solo", "vector": "batched"}
"""The module of each function. It is imported when the function is first used, because it needs packages of `rookery[envs]`."""

registry.register()

if not TYPE_CHECKING:  # with this, a type checker would accept misspelt names

    def __getattr__(name: str) -> Any:
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        value = globals()[name] = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
        return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
