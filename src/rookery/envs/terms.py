"""The arguments that all environments share, checked, and the sizes that follow from them."""

from collections.abc import Iterable, Mapping, Sequence
from operator import index
from typing import Any, Final, NamedTuple

from rookery.core.errors import Names, SetupError
from rookery.core.frozen import FrozenMap, replace
from rookery.core.kit import part
from rookery.core.record import Setup
from rookery.core.rules import Seat
from rookery.fast.common.rng import Rng
from rookery.fast.common.twin import AnyTwin
from rookery.fast.twins import make_twin
from rookery.games import GAMES

REWARDS: Final = ("win", "points")
"""The kinds of rewards: a share of the win at the end, or the points gained by each step."""


class Terms(NamedTuple):
    """A game's setup and what to observe and reward. `opener` is the seat that opens every game; None draws one for each."""

    setup: Setup
    opener: Seat | None
    observation: str
    reward: str

    @property
    def actions(self) -> int:
        """The number of different actions of a seat."""
        found: int = _fast(self.setup.game, "actions").SEAT_ACTIONS
        return found

    @property
    def shape(self) -> tuple[int, ...]:
        """The shape of an observation: bytes in a row, or planes of bytes."""
        return _shapes(self.setup.game)[self.observation]

    def checked_seat(self, seat: Seat | None) -> Seat | None:
        """Return a seat or None; raise TypeError or ValueError, naming what was given, if there is no such seat."""
        if seat is None:
            return None
        number = whole_number(seat, "the seat")
        if number not in range(self.setup.seats):
            raise ValueError(f"the seat must be one from 0 to {self.setup.seats - 1} or None, not {seat}")
        return number

    def start(self, rng: Rng) -> AnyTwin:
        """Return a new game, in which chance is to act; draw its opener, unless that is fixed."""
        opener = rng.below(self.setup.seats) if self.opener is None else self.opener
        return make_twin(replace(self.setup, opener=opener))

    def observe(self, twin: AnyTwin, seat: Seat) -> bytes:
        """Return what this seat observes, even if another is to act."""
        return twin.observation(seat) if self.observation == "rows" else twin.planes(seat)  # type: ignore[attr-defined]  # only of games with planes

    def rewards(self, twin: AnyTwin, before: Sequence[int]) -> tuple[float, ...]:
        """Return every seat's reward for a step; `before` are the points before it."""
        if self.reward == "points":
            return tuple(float(after - points) for after, points in zip(twin.scores, before, strict=True))
        return shares(twin.scores) if twin.actor is None else (0.0,) * self.setup.seats


def shares(scores: Sequence[int]) -> tuple[float, ...]:
    """Return each seat's share of the win less the fair share, which add up to 0; tied seats share the win (FT-60, BC-17)."""
    best = max(scores)
    share = 1 / scores.count(best)
    return tuple((share if score == best else 0.0) - 1 / len(scores) for score in scores)


def make_terms(
    game: str,
    seats: int,
    expansions: Sequence[str],
    *,
    options: Mapping[str, str] | None = None,
    opener: Seat | None = None,
    observation: str = "rows",
    reward: str = "win",
) -> Terms:
    """Check the arguments of an environment; raise SetupError or TypeError, naming what was given, if one is wrong."""
    if not isinstance(game, str) or game not in GAMES:
        raise SetupError("no-game", "there is no game '{game}' (known: {known})", game=str(game)[:40], known=Names(GAMES))
    setup = Setup(game, whole_number(seats, "seats"), _options(options), _names(expansions), 0 if opener is None else whole_number(opener, "opener"))
    GAMES[game].check(setup)
    make_twin(setup)  # raises SetupError if the twin does not support an expansion
    shapes = _shapes(game)
    if observation not in shapes:
        raise ValueError(f"the observation of {game} must be {' or '.join(shapes)}, not {observation!r}")
    if reward not in REWARDS:
        raise ValueError(f"the reward must be {' or '.join(REWARDS)}, not {reward!r}")
    return Terms(setup, None if opener is None else setup.opener, observation, reward)


def whole_number(given: Any, name: str) -> int:
    """Return an integer of any type, such as NumPy's; raise TypeError, naming what was given, for anything else."""
    try:
        if isinstance(given, bool):
            raise TypeError
        return index(given)
    except TypeError:
        raise TypeError(f"{name} must be an integer, not {given!r}") from None


def penalty(given: Any) -> float | None:
    """Return the reward of an illegal action, or None; raise TypeError, naming what was given, for anything but a number."""
    if given is None:
        return None
    if isinstance(given, bool | str) or not hasattr(given, "__float__"):
        raise TypeError(f"illegal_reward must be a number or None, not {given!r}")
    return float(given)


def _names(given: Sequence[str]) -> tuple[str, ...]:
    names = None if isinstance(given, str) or not isinstance(given, Iterable) else tuple(given)
    if names is None or not all(isinstance(name, str) for name in names):
        raise TypeError(f"expansions must be a list or tuple of names, such as ('river',), not {given!r}")
    return names


def _options(given: Mapping[str, str] | None) -> FrozenMap[str, str]:
    if not isinstance(given, Mapping | None):
        raise TypeError(f"options must be a mapping of names to values, such as {{'farmers': 'off'}}, not {given!r}")
    return FrozenMap(given or {})


def _shapes(game: str) -> Mapping[str, tuple[int, ...]]:
    """Return the shape of each kind of observation that a game has."""
    shapes: dict[str, tuple[int, ...]] = {"rows": (_fast(game, "observation").LENGTH,)}
    planes = part("rookery.fast", game, "planes")
    return shapes if planes is None else shapes | {"planes": planes.SHAPE}


def _fast(game: str, module: str) -> Any:
    return part("rookery.fast", game, module)
