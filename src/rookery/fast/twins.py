"""The twins by game."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from rookery.core.errors import SetupError
from rookery.core.record import Setup
from rookery.core.view import View
from rookery.fast.common.rng import Rng
from rookery.fast.common.twin import AnyTwin


def make_twin(setup: Setup) -> AnyTwin:
    """A twin at the start of this game; SetupError if it has none, or lacks one of the expansions."""
    if setup.game not in _TWINS:
        raise SetupError(f"{setup.game} has no compiled twin")
    return _TWINS[setup.game](setup)


def twin_of(view: View, rng: Rng | None = None) -> AnyTwin:
    """A twin in the position of this view; `rng` settles what the view does not show. SetupError as above."""
    twin = make_twin(Setup(view.game, len(view.scores), expansions=getattr(view, "expansions", ())))
    found: AnyTwin = type(twin).of_view(view, rng)  # type: ignore[attr-defined]  # the twin of every game has it, for its own views
    return found


def _five_towers(setup: Setup) -> AnyTwin:
    from rookery.fast.five_towers.twin import Twin  # noqa: PLC0415  each game's tables are made when it is first asked for

    return Twin(setup)


def _carcassonne(setup: Setup) -> AnyTwin:
    from rookery.fast.carcassonne.twin import Twin  # noqa: PLC0415  as above

    return Twin(setup)


_TWINS: Final[Mapping[str, Callable[[Setup], AnyTwin]]] = MappingProxyType({"five-towers": _five_towers, "carcassonne": _carcassonne})
