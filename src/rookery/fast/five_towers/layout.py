"""A position of 5 Towers in plain numbers, between the twin and the values of games/five_towers.

Cards are numbers from 0 (candy-0) to 79 (sand-15): by type, then value.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple, get_args

from rookery.fast.common.rng import Rng
from rookery.fast.five_towers.actions import KINDS
from rookery.fast.five_towers.position import SILENT
from rookery.games.five_towers.cards import TYPES, VALUES, deck, read_card
from rookery.games.five_towers.state import PASS, Call, Step
from rookery.games.five_towers.view import FiveTowersView, PlayerView

STEPS: Final[tuple[Step, ...]] = get_args(Step)
_CALLS: Final[tuple[Call, ...]] = (0, 1, 2, 3, 4, 5, PASS, None)
_CALLED: Final = tuple("-" if call is None else str(call) for call in _CALLS)
_VALUES: Final = tuple(map(str, VALUES))
_NAMES: Final = tuple(map(str, KINDS))
_NUMBERS: Final = {card: number for number, card in enumerate(KINDS)}


class Layout(NamedTuple):
    """Everything that lies on the table. `calls` are 0 to 5, 6 for a pass and 7 for nothing yet; demolition piles begin with the oldest card."""

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
    """The position in notation, as games/five_towers writes it."""
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


def layout_of(view: FiveTowersView, rng: Rng) -> Layout:
    """A position that this view can be a view of.

    The cards of a demolition pile are not seen, nor, where the table hides them, those of the other piles: which of the cards that are
    nowhere to be seen lies in which of these piles is left to chance. Only the draw pile makes a difference to play.
    """
    towers = tuple(tuple(player.towers[type_] for type_ in TYPES) for player in view.players)
    display = tuple(_NUMBERS[read_card(text)] for text in view.display)
    unseen = Counter({_NUMBERS[card]: count for card, count in deck(len(towers)).items()})
    unseen -= Counter(display) + Counter(16 * type_ + value for own in towers for type_, tower in enumerate(own) for value in tower)
    piles = []
    for shown in (view.to_come, view.discarded):
        seen = Counter({_NUMBERS[read_card(text)]: count for text, count in (shown or {}).items()})
        piles.append(tuple(seen.elements()))
        unseen -= seen
    rest = _shuffled(unseen.elements(), rng)
    for number, (shown, size) in enumerate(((view.to_come, view.draw_pile), (view.discarded, view.discard_pile))):
        if shown is None:
            piles[number] = tuple(next(rest) for _ in range(size))
    return Layout(
        step=STEPS.index(view.step),
        round=view.round,
        deck_pass=view.deck_pass,
        opener=view.opener,
        calls=tuple(_CALLS.index(call) for call in view.calls),
        to_place=view.to_place,
        may_demolish=view.may_demolish,
        draw=piles[0],
        discard=piles[1],
        display=display,
        towers=towers,
        demolished=tuple(_pile(player, rest) for player in view.players),
    )


def _cards(numbers: Iterable[int]) -> str:
    return ",".join([_NAMES[number] for number in sorted(numbers)])


def _shuffled(numbers: Iterable[int], rng: Rng) -> Iterator[int]:
    left = list(numbers)
    while left:
        yield left.pop(rng.below(len(left)))


def _pile(player: PlayerView, rest: Iterator[int]) -> tuple[int, ...]:
    return tuple(next(rest) for _ in range(player.demolished))
