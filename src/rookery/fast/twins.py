"""Create the twin of a game: the class `Twin` in the module `twin` of the game's package."""

from rookery.core.errors import SetupError
from rookery.core.kit import part
from rookery.core.record import Setup
from rookery.core.view import View
from rookery.fast.common.rng import Rng
from rookery.fast.common.twin import AnyTwin


def make_twin(setup: Setup) -> AnyTwin:
    """Return a twin at the start of this game; raise SetupError if the game has none, or the twin does not support one of the expansions."""
    module = part("rookery.fast", setup.game, "twin")
    if module is None:
        raise SetupError("no-twin", "{game} has no compiled twin", game=setup.game)
    twin: AnyTwin = module.Twin(setup)
    return twin


def twin_of(view: View, rng: Rng | None = None) -> AnyTwin:
    """Return a twin in the position of this view; `rng` completes hidden information. Raise SetupError like make_twin."""
    twin = make_twin(Setup(view.game, len(view.scores), expansions=getattr(view, "expansions", ())))
    found: AnyTwin = type(twin).of_view(view, rng)  # type: ignore[attr-defined]  # the twin of every game has it, for its own views
    return found
