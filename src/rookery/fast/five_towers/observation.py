"""The observation of a seat in 5 Towers, 336 bytes. Seats count from the observer; fields of absent seats stay 0.

   0-10  building step?, round, pass of the deck, cards in the draw pile, in the discard pile, to place, may demolish?, highest number
         + 1, its bidder + 1, opener, seats
  11-15  by seat: the call + 1; 7 for a pass, 0 for none yet
  16-95  by seat: for each type uppermost value + 1, height, value below + 1; then the number of demolished cards
 96-175  by card: number on display
176-255  by card: number still to come in this pass
256-335  by card: number discarded; both stay 0 where the table hides them (FT-A17)
"""

from collections.abc import Mapping
from typing import Final

from rookery.fast.five_towers.actions import KINDS
from rookery.fast.five_towers.position import OBSERVATION
from rookery.games.five_towers.cards import TYPES
from rookery.games.five_towers.state import PASS
from rookery.games.five_towers.view import FiveTowersView, PlayerView

LENGTH: Final = OBSERVATION
_CALLS: Final = {None: 0, PASS: 7} | {count: count + 1 for count in range(6)}
_NUMBERS: Final = {str(card): number for number, card in enumerate(KINDS)}


def observe(view: FiveTowersView) -> bytes:
    """Encode the observing seat's view."""
    assert view.seat is not None, "seats count from the observer, so spectators have no observation"
    seats = len(view.players)
    order = [(view.seat + step) % seats for step in range(seats)]
    row = bytearray(LENGTH)
    highest = max((call for call in view.calls if isinstance(call, int)), default=-1)
    row[0:7] = bytes((view.step == "building", view.round, view.deck_pass, view.draw_pile, view.discard_pile, view.to_place, view.may_demolish))
    row[7:11] = bytes((highest + 1, 0 if view.bidder is None else order.index(view.bidder) + 1, order.index(view.opener), seats))
    row[11 : 11 + seats] = bytes(_CALLS[view.calls[seat]] for seat in order)
    for place, seat in enumerate(order):
        row[16 + 16 * place : 32 + 16 * place] = _player(view.players[seat])
    for text in view.display:
        row[96 + _NUMBERS[text]] += 1
    row[176:256] = _counts(view.to_come or {})
    row[256:336] = _counts(view.discarded or {})
    return bytes(row)


def _player(player: PlayerView) -> bytes:
    towers = [player.towers[type_] for type_ in TYPES]
    return bytes(
        [number for tower in towers for number in (tower[-1] + 1 if tower else 0, len(tower), tower[-2] + 1 if len(tower) > 1 else 0)]
        + [player.demolished]
    )


def _counts(bag: Mapping[str, int]) -> bytes:
    return bytes(bag.get(str(card), 0) for card in KINDS)
