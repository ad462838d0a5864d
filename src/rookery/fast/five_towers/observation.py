"""The observation of a seat in 5 Towers, 739 bytes: everything on the table that its view shows.

Every seat has one at any time, also while chance acts and at the end. Seats count from the observer, who is seat 0; fields of absent seats
stay 0. Cards are numbered by type, then value, as in actions.py. Two positions have the same observation only if their views are the same.

      0  step: 0 reveal, 1 auction, 2 building, 3 over
      1  round
      2  pass of the deck
      3  cards in the draw pile
      4  cards in the discard pile
      5  cards that the builder still has to place
      6  may the builder still demolish a card?
      7  highest bid + 1; 0 before the first
      8  seat of the highest bid + 1; 0 before the first
      9  seat that opens the round
     10  number of seats
     11  seat to act + 1; 0 if chance acts or the game is over
     12  may this auction's bids be too high to build (FT-A1)?
     13  does the table hide the cards of the piles (FT-A17)?
  14-18  by seat: the call + 1; 7 for a pass, 0 for none yet
 19-498  by seat, 96 bytes:
           0-79  by card: 0 if it is in no tower of the seat, 1 in the uppermost run, 2 in the run below, 4 in the third; sums for two copies
          80-94  by type: uppermost value + 1, height, value below it + 1; 0 for none
             95  number of demolished cards
499-578  by card: number on display
579-658  by card: number still to come in this pass
659-738  by card: number discarded; this and the previous field stay 0 where the table hides them

A run is a longest series of neighbours in a tower whose values fall from each card to the one above it. A new run begins above an 8,
or with a 9 on a lower card, so no tower has more than three, and the bytes of a type give the order of its cards.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from rookery.fast.common.uncompiled import numbers
from rookery.fast.five_towers.actions import KINDS
from rookery.fast.five_towers.layout import STEPS, overbids_are_legal
from rookery.games.five_towers.cards import TYPES
from rookery.games.five_towers.state import PASS
from rookery.games.five_towers.view import FiveTowersView, PlayerView

_AT: Final = numbers(Path(__file__).with_name("encoding.pxd"))
LENGTH: Final = _AT["OBSERVATION"]
_CALLS: Final = {None: 0, PASS: 7} | {count: count + 1 for count in range(6)}
_NUMBERS: Final = {str(card): number for number, card in enumerate(KINDS)}


def observe(view: FiveTowersView) -> bytes:
    """Encode the observing seat's view; raise ValueError for a spectator's."""
    if view.seat is None:
        raise ValueError("seats count from the observer, so a spectator has no observation")
    seats = len(view.players)
    order = [(view.seat + step) % seats for step in range(seats)]
    place = {None: -1, "chance": -1} | {seat: number for number, seat in enumerate(order)}
    highest = max((call for call in view.calls if isinstance(call, int)), default=-1)
    parts = {
        0: (STEPS.index(view.step), view.round, view.deck_pass, view.draw_pile, view.discard_pile, view.to_place, view.may_demolish),
        7: (highest + 1, place[view.bidder] + 1, place[view.opener], seats, place[view.actor] + 1),
        12: (overbids_are_legal(view), view.to_come is None),
        _AT["CALLS"]: [_CALLS[view.calls[seat]] for seat in order],
        _AT["SEAT_ROWS"]: [number for seat in order for number in _player(view.players[seat])],
        _AT["ON_DISPLAY"]: [view.display.count(card) for card in _NUMBERS],
        _AT["TO_COME"]: _counts(view.to_come or {}),
        _AT["DISCARDED"]: _counts(view.discarded or {}),
    }
    row = bytearray(LENGTH)
    for first, part in parts.items():
        row[first : first + len(part)] = bytes(part)
    return bytes(row)


def _player(player: PlayerView) -> Sequence[int]:
    towers = [player.towers[type_] for type_ in TYPES]
    cards = [number for tower in towers for number in _runs(tower)]
    return [*cards, *[number for tower in towers for number in _shape(tower)], player.demolished]


def _runs(tower: Sequence[int]) -> list[int]:
    """Return a byte for each value: the sum of the runs that contain it, the uppermost of which counts 1, the next 2, and the third 4."""
    found, run, above = [0] * 16, 1, -1
    for value in reversed(tower):
        run = run if value > above else 2 * run
        found[value] += run
        above = value
    return found


def _shape(tower: Sequence[int]) -> tuple[int, int, int]:
    return tower[-1] + 1 if tower else 0, len(tower), tower[-2] + 1 if len(tower) > 1 else 0


def _counts(bag: Mapping[str, int]) -> bytes:
    return bytes(bag.get(card, 0) for card in _NUMBERS)
