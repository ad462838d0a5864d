"""A position of 5 Towers in plain English, with cards in notation."""

from collections.abc import Iterator, Mapping
from typing import Final

from rookery.core.record import Setup
from rookery.core.rules import Seat
from rookery.envs.words import plural, seat_name
from rookery.games.five_towers import FIVE_TOWERS
from rookery.games.five_towers.cards import TYPES
from rookery.games.five_towers.state import PASS
from rookery.games.five_towers.view import FiveTowersView

ACTIONS: Final = (
    "bid NUMBER: offer to take that many cards from the display; the highest bidder must build exactly that many",
    "pass: do not bid higher",
    "demolish TYPE: remove the uppermost card of your own tower of that type, before placing any card",
    "place CARD: take the card from the display and put it on your tower of its type",
)
"""The form of each action."""
RETRACT: Final = "retract: take back a bid that cannot be built"


def actions(setup: Setup) -> Iterator[str]:
    """Yield the form of each action of a seat."""
    yield from ACTIONS
    if FIVE_TOWERS.option(setup, "overbids") == "retract":
        yield RETRACT


def lines(view: FiveTowersView) -> Iterator[str]:
    """Yield the lines of the description."""
    through = "first" if view.deck_pass == 1 else "second"
    piles = f"draw pile: {plural(view.draw_pile, 'card')}; discard pile: {plural(view.discard_pile, 'card')}"
    yield f"Round {view.round}, {through} time through the cards; {piles}."
    yield f"Display: {', '.join(view.display) or 'empty'}."
    yield from _step(view)
    for seat in range(len(view.players)):
        yield _towers(view, seat)
    if view.to_come is not None:
        yield f"Cards in the draw pile: {_counted(view.to_come)}."
    if view.discarded:
        yield f"Cards in the discard pile: {_counted(view.discarded)}."


def _step(view: FiveTowersView) -> Iterator[str]:
    if view.step == "auction":
        yield f"Auction, opened by {seat_name(view, view.opener)}: {', '.join(_call(view, seat) for seat in range(len(view.calls)))}."
    elif view.step == "building" and view.bidder is not None:
        may = ", and may demolish a card first" if view.may_demolish else ""
        yield f"Building: {seat_name(view, view.bidder)} must place {plural(view.to_place, 'more card')}{may}."


def _call(view: FiveTowersView, seat: Seat) -> str:
    call = view.calls[seat]
    said = "has not called yet" if call is None else "passed" if call == PASS else f"bid {call}"
    return f"{seat_name(view, seat)} {said}"


def _towers(view: FiveTowersView, seat: Seat) -> str:
    player = view.players[seat]
    towers = "; ".join(f"{type_} {' '.join(map(str, player.towers[type_])) or 'none'}" for type_ in TYPES)
    gone = f"; {plural(player.demolished, 'card')} demolished" if player.demolished else ""
    return f"{seat_name(view, seat).capitalize()}, {plural(player.score, 'point')}. Towers from the ground up: {towers}{gone}."


def _counted(cards: Mapping[str, int]) -> str:
    values: dict[str, list[str]] = {}
    for card, count in cards.items():
        type_, _, value = card.partition("-")
        values.setdefault(type_, []).append(value if count == 1 else f"{value} (x{count})")
    return "; ".join(f"{type_} {' '.join(found)}" for type_, found in values.items()) or "none"
