"""A position of 5 Towers in plain numbers, for conversion between the twin and games/five_towers.

Cards are numbers from 0 (candy-0) to 79 (sand-15): by type, then value.
"""

from collections.abc import Iterable, Mapping
from reprlib import repr as short
from typing import Final, NamedTuple, get_args

from rookery.core.record import Setup
from rookery.fast.five_towers.actions import KINDS
from rookery.fast.five_towers.position import SILENT
from rookery.games.five_towers import FIVE_TOWERS
from rookery.games.five_towers.cards import TYPES, VALUES, Card
from rookery.games.five_towers.state import PASS, Call, State, Step
from rookery.games.five_towers.view import FiveTowersView

STEPS: Final[tuple[Step, ...]] = get_args(Step)
_CALLS: Final[tuple[Call, ...]] = (0, 1, 2, 3, 4, 5, PASS, None)
_CALLED: Final = tuple("-" if call is None else str(call) for call in _CALLS)
_VALUES: Final = tuple(map(str, VALUES))
_NAMES: Final = tuple(map(str, KINDS))
_NUMBERS: Final = {card: number for number, card in enumerate(KINDS)}


class Layout(NamedTuple):
    """Everything on the table. `calls` are 0 to 5, 6 for a pass and 7 for none yet; demolition piles begin with the oldest card."""

    step: int
    round: int
    deck_pass: int
    opener: int
    calls: tuple[int, ...]
    to_place: int
    may_demolish: bool
    draw: tuple[int, ...]
    discard: tuple[int, ...]
    display: tuple[int, ...]
    towers: tuple[tuple[tuple[int, ...], ...], ...]
    demolished: tuple[tuple[int, ...], ...]


def write(layout: Layout) -> str:
    """Return the position in notation, as games/five_towers writes it."""
    spoken = any(call != SILENT for call in layout.calls)
    words = [
        STEPS[layout.step],
        f"round={layout.round} pass={layout.deck_pass} opener={layout.opener}",
        f"calls={','.join([_CALLED[call] for call in layout.calls])}" if spoken else "",
        f"display={_cards(layout.display)}" if layout.display else "",
        f"to-place={layout.to_place}" if layout.to_place else "",
        "demolish=yes" if layout.may_demolish else "",
        f"discard={_cards(layout.discard)}" if layout.discard else "",
    ]
    for seat, (towers, pile) in enumerate(zip(layout.towers, layout.demolished, strict=True)):
        stacks = [f"{type_}:{'.'.join([_VALUES[value] for value in tower])}" for type_, tower in zip(TYPES, towers, strict=True) if tower]
        if pile:
            stacks.append(f"demolished:{'.'.join([_NAMES[number] for number in pile])}")
        words.append(f"seat{seat}={';'.join(stacks)}" if stacks else "")
    return " ".join([word for word in words if word])


def check(layout: Layout, setup: Setup) -> None:
    """Raise TypeError or ValueError unless the readable rules accept this position."""
    if not isinstance(layout, Layout):
        raise TypeError(f"a Layout is needed, not {short(layout)}")
    try:
        known = layout_of(FIVE_TOWERS.read_position(setup, write(layout)))
        same = _sorted(known) == _sorted(layout)
    except (AttributeError, IndexError, TypeError, ValueError) as error:
        raise ValueError(f"{short(layout)} is no position: {error}") from error
    if not same:
        raise ValueError(f"{short(layout)} is no position of {setup.seats} seats with all cards")


def _sorted(layout: Layout) -> Layout:
    return layout._replace(
        draw=tuple(sorted(layout.draw)),
        discard=tuple(sorted(layout.discard)),
        display=tuple(sorted(layout.display)),
        towers=tuple(tuple(map(tuple, towers)) for towers in layout.towers),
        demolished=tuple(map(tuple, layout.demolished)),
    )


def layout_of(state: State) -> Layout:
    """Convert a state."""
    return Layout(
        step=STEPS.index(state.step),
        round=state.round,
        deck_pass=state.deck_pass,
        opener=state.opener,
        calls=tuple(_CALLS.index(call) for call in state.calls),
        to_place=state.to_place,
        may_demolish=state.may_demolish,
        draw=_numbers(state.draw),
        discard=_numbers(state.discard),
        display=tuple(_NUMBERS[card] for card in state.display),
        towers=tuple(player.towers for player in state.players),
        demolished=tuple(tuple(_NUMBERS[card] for card in player.demolished) for player in state.players),
    )


def overbids_are_legal(view: FiveTowersView) -> bool:
    """Return whether the view shows that seats may bid more than they can build (FT-A1): it then lists no largest bids."""
    return view.step == "auction" and view.players[0].largest_bid is None


def _numbers(bag: Mapping[Card, int]) -> tuple[int, ...]:
    return tuple(_NUMBERS[card] for card, count in bag.items() for _ in range(count))


def _cards(numbers: Iterable[int]) -> str:
    return ",".join([_NAMES[number] for number in sorted(numbers)])
