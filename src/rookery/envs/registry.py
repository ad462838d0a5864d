"""Register the environments with Gymnasium and PettingZoo, as `rookery/five-towers-v0` and `rookery/carcassonne-v0`."""

from importlib.util import find_spec
from typing import Final

from rookery.games import GAMES

VERSION: Final = 0
"""The version of the environments. It increases whenever the same seed and actions give other observations, rewards or masks."""


def identifier(game: str) -> str:
    """Return the id of a game's environment."""
    return f"rookery/{game}-v{VERSION}"


def register() -> None:
    """Register the games with those of the packages that are installed; once is enough."""
    if find_spec("gymnasium"):
        _register_with_gymnasium()
    if find_spec("pettingzoo"):
        _register_with_pettingzoo()


def _register_with_gymnasium() -> None:
    import gymnasium  # noqa: PLC0415  an optional package

    for game in GAMES:
        if identifier(game) not in gymnasium.registry:
            gymnasium.register(identifier(game), entry_point="rookery.envs:single", kwargs={"game": game})


def _register_with_pettingzoo() -> None:
    import pettingzoo  # noqa: PLC0415  an optional package

    for game in GAMES:
        if identifier(game) not in pettingzoo.aec_registry:
            pettingzoo.register("aec", identifier(game), entry_point="rookery.envs:aec", kwargs={"game": game})
