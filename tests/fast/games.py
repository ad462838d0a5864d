"""The setups of both games that the tests of twins and batches use, and the parameters of a batch."""

from collections.abc import Callable
from typing import Any

import pytest

from rookery.core.frozen import FrozenMap
from rookery.core.record import Setup
from rookery.fast.carcassonne import actions as carcassonne_actions
from rookery.fast.carcassonne import observation as carcassonne_observation
from rookery.fast.carcassonne.batch import Batch as CarcassonneBatch
from rookery.fast.carcassonne.policy import Policy as CarcassonnePolicy
from rookery.fast.common.rng import Rng
from rookery.fast.common.twin import AnyPolicy, AnyTwin
from rookery.fast.five_towers import actions as five_towers_actions
from rookery.fast.five_towers import observation as five_towers_observation
from rookery.fast.five_towers.batch import Batch as FiveTowersBatch
from rookery.fast.five_towers.policy import Policy as FiveTowersPolicy
from rookery.fast.twins import make_twin

SETUPS = [
    Setup("five-towers", 2),
    Setup("five-towers", 5, FrozenMap({"overbids": "retract"}), opener=3),
    Setup("carcassonne", 2),
    Setup("carcassonne", 4, FrozenMap({"farmers": "off"}), ("river", "abbot", "towers-and-thieves"), opener=1),
]
POLICIES: dict[str, Callable[..., AnyPolicy]] = {"five-towers": FiveTowersPolicy, "carcassonne": CarcassonnePolicy}
OBSERVE: dict[str, Callable[[Any], bytes]] = {"five-towers": five_towers_observation.observe, "carcassonne": carcassonne_observation.observe}
BATCHES: dict[str, Callable[..., Any]] = {"five-towers": FiveTowersBatch, "carcassonne": CarcassonneBatch}
SEAT_ACTIONS = {"five-towers": five_towers_actions.SEAT_ACTIONS, "carcassonne": carcassonne_actions.SEAT_ACTIONS}
LENGTHS = {"five-towers": five_towers_observation.LENGTH, "carcassonne": carcassonne_observation.LENGTH}


def name_of(setup: Setup) -> str:
    """Return a setup as the id of a test."""
    return "-".join([setup.game, str(setup.seats), *setup.options.values(), *setup.expansions])


for_setups = pytest.mark.parametrize("setup", SETUPS, ids=name_of)


def after(setup: Setup, steps: int, seed: int = 1) -> AnyTwin:
    """Return a twin after this many random steps, with a seat or nobody to act."""
    twin, rng = make_twin(setup), Rng(seed)
    for _ in range(steps):
        twin.step(rng)
    twin.draw(rng)
    return twin


def shares(scores: tuple[int, ...]) -> list[float]:
    """Return each seat's share of the win minus the fair share."""
    winners = scores.count(max(scores))
    return [(score == max(scores)) / winners - 1 / len(scores) for score in scores]


class Buffers:
    """The buffers that the caller of a batch owns."""

    def __init__(self, game: str, games: int, seats: int) -> None:
        self.observation = bytearray(games * LENGTHS[game])
        self.mask = bytearray(games * SEAT_ACTIONS[game])
        self.actor = bytearray(games)
        self.reward = memoryview(bytearray(4 * games * seats)).cast("f", (games, seats))
        self.done = bytearray(games)
        self.final_observation = bytearray(games * seats * LENGTHS[game])
        self.action = memoryview(bytearray(games)) if game == "five-towers" else memoryview(bytearray(2 * games)).cast("H")

    def row(self, name: str, game: int) -> bytes:
        """Return one game's row of a buffer."""
        whole: bytearray = vars(self)[name]
        size = len(whole) // len(self.done)
        return bytes(whole[game * size : (game + 1) * size])

    def legal(self, game: int) -> list[int]:
        """Return the numbers of the legal actions."""
        return [number for number, allowed in enumerate(self.row("mask", game)) if allowed]

    def everything(self) -> bytes:
        """Return the content of all buffers."""
        return b"".join(bytes(buffer) for buffer in vars(self).values())


def options_of(setup: Setup) -> dict[str, Any]:
    """Return the setup's options as a batch takes them."""
    if setup.game == "five-towers":
        return {"retracting": setup.options.get("overbids") == "retract", "cards_to_come": setup.options.get("cards-to-come") != "hidden"}
    return {"expansions": setup.expansions, "farmers": setup.options.get("farmers") != "off"}


def make_batch(setup: Setup, games: int, seed: int = 1, *, buffers: dict[str, Any] | None = None, **more: Any) -> tuple[Any, Buffers]:
    """Return a batch of a setup with its buffers; `buffers` replaces some of them."""
    own = Buffers(setup.game, games or 1, setup.seats)
    return BATCHES[setup.game](games, setup.seats, seed, **options_of(setup), **more, **{**vars(own), **(buffers or {})}), own


def begun(setup: Setup, rng: Rng) -> AnyTwin:
    """Return a twin at the first decision of a game that a random seat opens, as a batch begins it."""
    twin = make_twin(Setup(setup.game, setup.seats, setup.options, setup.expansions, opener=rng.below(setup.seats)))
    twin.draw(rng)
    return twin
