"""The cards: five types of tower, values 0 to 15, and the deck for each number of seats."""

from typing import Final, Literal, NamedTuple, TypeAlias, get_args

from rookery.core.errors import Names, NotationError
from rookery.core.frozen import FrozenMap

TowerType: TypeAlias = Literal["candy", "scary", "tree", "scrap", "sand"]

TYPES: Final[tuple[TowerType, ...]] = get_args(TowerType)  # FT-10; the canonical order
VALUES: Final = range(16)  # FT-09
EXTRA_VALUES: Final = (0, 2, 5, 7, 10, 12)  # FT-12: a second copy of each type, marked by a symbol
TOP: Final = 0
DISPLAY: Final = 5


class Card(NamedTuple):
    """A card as the rules see it; two cards of the same type and value are equal."""

    type: TowerType
    value: int

    def __str__(self) -> str:
        return f"{self.type}-{self.value}"


class PrintedCard(NamedTuple):
    """A printed card: `extra` cards carry the symbol and stay in the box with 2 or 3 players (FT-13)."""

    card: Card
    extra: bool


BOX: Final = tuple(  # FT-01, FT-11, FT-12
    PrintedCard(Card(type_, value), extra) for type_ in TYPES for values, extra in ((VALUES, False), (EXTRA_VALUES, True)) for value in values
)


def deck(seats: int) -> FrozenMap[Card, int]:
    """Return the deck as a multiset: 80 cards for 2 or 3 seats, 110 for 4 or 5."""
    with_extras = seats >= 4  # FT-23, FT-24
    in_play = [printed.card for printed in BOX if with_extras or not printed.extra]
    return FrozenMap({card: in_play.count(card) for card in in_play})


def by_type(card: Card) -> tuple[int, int]:
    """Return the sort key for canonical order: by type, then by value."""
    return TYPES.index(card.type), card.value


_TYPE_OF: Final[dict[str, TowerType]] = {name: name for name in TYPES}
_CARD_OF: Final = {str(printed.card): printed.card for printed in BOX}


def read_type(text: str) -> TowerType:
    if text not in _TYPE_OF:
        raise NotationError("not-a-type", "{text!r} is not a tower type ({known})", text=text[:40], known=Names(TYPES))
    return _TYPE_OF[text]


def read_card(text: str) -> Card:
    if text not in _CARD_OF:
        raise NotationError("not-a-card", "{text!r} is not a card (such as {example}; values 0 to 15)", text=text[:40], example="sand-7")
    return _CARD_OF[text]
