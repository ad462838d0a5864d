"""Complete a view to a state that is consistent with it."""

from collections import Counter
from collections.abc import Iterable, Mapping

from rookery.core.frozen import FrozenMap
from rookery.core.rules import Rng
from rookery.games.five_towers.cards import TOP, TYPES, Card, by_type, deck, read_card
from rookery.games.five_towers.state import Player, State
from rookery.games.five_towers.view import FiveTowersView, PlayerView


def complete(view: FiveTowersView, rng: Rng) -> State:
    """Return a random state consistent with the view: spread the unseen cards over the hidden piles.

    Demolition piles are always hidden; the draw and discard piles are hidden if the table hides the remaining cards. Cards that the last
    events name go where those events put them.
    """
    unseen = _Unseen(deck(len(view.players)))
    display = tuple(map(read_card, view.display))
    draw, discard = _pile(view.to_come), _pile(view.discarded)
    last = {event.details["seat"]: read_card(event.details["card"]) for event in view.events if event.kind == "demolished"}
    unseen.remove((*display, *_cards(draw or {}), *_cards(discard or {}), *last.values()))
    for player in view.players:
        unseen.remove(Card(type_, value) for type_ in TYPES for value in player.towers[type_])
    left_over = _left_over(view)
    if discard is None:
        unseen.remove(left_over)
    players = tuple(_player(player, [last[seat]] if seat in last else [], unseen, rng) for seat, player in enumerate(view.players))
    if draw is None or discard is None:
        reshuffled = left_over if not view.discard_pile else []  # FT-51
        draw = FrozenMap(Counter([*reshuffled, *unseen.draw(view.draw_pile - len(reshuffled), rng)]))
        discard = FrozenMap(Counter([*unseen.cards, *(left_over if not reshuffled else [])]))
    return State(
        step=view.step,
        round=view.round,
        deck_pass=view.deck_pass,
        opener=view.opener,
        draw=draw,
        discard=discard,
        display=display,
        calls=view.calls,
        players=players,
        to_place=view.to_place,
        may_demolish=view.may_demolish,
        events=view.events,
    )


class _Unseen:
    """The cards that a view does not show: the rest of the deck."""

    def __init__(self, bag: Mapping[Card, int]) -> None:
        self.cards = sorted(_cards(bag), key=by_type)

    def remove(self, cards: Iterable[Card]) -> None:
        for card in cards:
            self.cards.remove(card)

    def draw(self, count: int, rng: Rng, *, tops: bool = True) -> list[Card]:
        drawn = []
        for _ in range(count):
            places = [place for place, card in enumerate(self.cards) if tops or card.value != TOP]
            drawn.append(self.cards.pop(places[rng.randrange(len(places))]))
        return drawn


def _player(player: PlayerView, last: list[Card], unseen: _Unseen, rng: Rng) -> Player:
    """Return a player with these towers and random cards below the last demolished one. Nobody demolishes a top (FT-40)."""
    below = unseen.draw(player.demolished - len(last), rng, tops=False)
    return Player(tuple(player.towers[type_] for type_ in TYPES), (*below, *last))


def _left_over(view: FiveTowersView) -> list[Card]:
    """Return the cards that the last action discarded as left-overs."""
    return [read_card(text) for event in view.events if event.kind == "discarded" for text in event.details["cards"]]


def _pile(shown: Mapping[str, int] | None) -> FrozenMap[Card, int] | None:
    return None if shown is None else FrozenMap({read_card(text): count for text, count in shown.items()})


def _cards(bag: Mapping[Card, int]) -> Iterable[Card]:
    return Counter(dict(bag)).elements()
