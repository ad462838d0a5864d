"""Carcassonne tables for tests."""

from collections import Counter

from rookery.core.rules import Seat
from rookery.core.view import Event
from rookery.games.carcassonne.expansions.towers_and_thieves import Towers
from rookery.games.carcassonne.state import State
from rookery.games.carcassonne.view import CarcassonneView
from tests.contract.table import Table, set_up, setup_of

RIVER, ABBOT, TOWERS = "river", "abbot", "towers-and-thieves"
ALL = (RIVER, ABBOT, TOWERS)


def table(position: str | None = None, *, seats: int = 2, expansions: tuple[str, ...] = (), opener: int = 0, **options: str) -> Table:
    """Return a table before the first draw, or in this position."""
    return set_up(setup_of("carcassonne", seats, opener=opener, expansions=expansions, options=options), position)


def with_left(position: str, left: str, *, seats: int = 2, expansions: tuple[str, ...] = ()) -> Table:
    """Return a table whose piles contain only these tiles."""
    whole = state_of(table(position.replace("pile=lake", "pile=river"), seats=seats, expansions=expansions))
    gone = Counter({code: count for bag in whole.piles.values() for code, count in bag.items()})
    gone.subtract(left.split())
    assert min(gone.values()) >= 0, "more tiles than the box holds"
    rest = " ".join(word for word in position.split() if not word.startswith("out="))
    return table(f"{rest} out={','.join((gone + Counter(whole.out)).elements())}", seats=seats, expansions=expansions)


def state_of(at: Table) -> State:
    state = at.state
    assert isinstance(state, State)
    return state


def towers_of(at: Table) -> Towers:
    towers = state_of(at).slots["towers"]
    assert isinstance(towers, Towers)
    return towers


def scored(at: Table) -> list[tuple[str, int, int]]:
    """Return the scoring events of the last action: feature, seat, points."""
    return [(event.details["feature"], event.details["seat"], event.details["points"]) for event in at.events if event.kind == "scored"]


def kinds(at: Table) -> list[str]:
    """Return the kinds of the last action's events, in order."""
    return [event.kind for event in at.events]


def happened(at: Table, kind: str) -> Event:
    """Return the only event of this kind from the last action."""
    (found,) = [event for event in at.events if event.kind == kind]
    return found


def view_of(at: Table, seat: Seat | None = None) -> CarcassonneView:
    """Return the view of this seat, or of a spectator."""
    view = at.rules.view(at.state, seat)
    assert isinstance(view, CarcassonneView)
    return view


def meeples(at: Table, seat: int) -> int:
    return view_of(at).players[seat]["meeples"]


def places(at: Table) -> set[str]:
    """Return the legal placements, without the verb."""
    return {action.removeprefix("place ") for action in at.legal}


def claims(at: Table) -> set[str]:
    """Return the pieces that the player may claim, in notation."""
    return {action.removeprefix("claim ") for action in at.legal if action.startswith("claim ")}
