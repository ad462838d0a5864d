"""Observations and masks as NumPy arrays, and the spaces that contain them. Every array is new, so callers may keep and change it."""

from typing import Any

from rookery.core.rules import Seat
from rookery.envs.packages import needed
from rookery.envs.terms import Terms, whole_number
from rookery.fast.common.twin import AnyTwin

np: Any = needed("numpy")
spaces: Any = needed("gymnasium.spaces")


def observation_space(terms: Terms) -> Any:
    """Return the space of one seat's observation."""
    return spaces.Box(0, 255, terms.shape, np.uint8)


def action_space(terms: Terms) -> Any:
    """Return the space of action numbers."""
    return spaces.Discrete(terms.actions)


def masked_space(terms: Terms) -> Any:
    """Return the space of an observation with its action mask: 1 for each legal action."""
    return spaces.Dict({"observation": observation_space(terms), "action_mask": spaces.Box(0, 1, (terms.actions,), np.int8)})


def observation(terms: Terms, twin: AnyTwin, seat: Seat) -> Any:
    """Return what this seat observes."""
    return np.frombuffer(bytearray(terms.observe(twin, seat)), np.uint8).reshape(terms.shape)


def mask(terms: Terms, twin: AnyTwin, seat: Seat) -> Any:
    """Return 1 for each action that is legal for this seat now; all zeros if another is to act."""
    return np.frombuffer(bytearray(twin.mask()), np.int8) if twin.actor == seat else np.zeros(terms.actions, np.int8)


def action_number(terms: Terms, action: Any) -> int:
    """Return the number of an action; raise TypeError or ValueError, naming what was given, if it is not in the action space."""
    number = whole_number(action, "an action")
    if not 0 <= number < terms.actions:
        raise ValueError(f"an action must be a number from 0 to {terms.actions - 1}, not {number}")
    return number
