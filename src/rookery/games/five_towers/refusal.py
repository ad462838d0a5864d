"""Why an action is illegal: the ledger id of the rule that forbids it. Only for actions known to be illegal."""

from typing import assert_never

from rookery.games.five_towers.actions import Action, Bid, Demolish, Pass, Place, Retract, Reveal
from rookery.games.five_towers.building import can_demolish, fit, fits
from rookery.games.five_towers.cards import DISPLAY, TOP, TYPES
from rookery.games.five_towers.state import State

_STEP_OF = {Reveal: "reveal", Bid: "auction", Pass: "auction", Demolish: "building", Place: "building", Retract: "building"}


def refusal(state: State, action: Action, *, retracting: bool) -> str:
    """Return the id of the first rule that the action breaks, in the order a referee would check."""
    if state.step == "over":
        return "FT-52"
    if _STEP_OF[type(action)] != state.step:
        return "FT-27" if state.step == "reveal" else "FT-28"
    match action:
        case Reveal():
            return "FT-25"
        case Pass():
            return "FT-29"
        case Bid(count):
            return _bid_refusal(state, count)
        case Place() | Demolish() | Retract():
            return _build_refusal(state, action, retracting=retracting)
        case _:
            assert_never(action)


def _bid_refusal(state: State, count: int) -> str:
    if count > len(state.display):
        return "FT-29" if len(state.display) == DISPLAY else "FT-54"
    if count < 0:
        return "FT-29"
    return "FT-30" if state.highest is not None and count <= state.highest else "FT-42"


def _build_refusal(state: State, action: Place | Demolish | Retract, *, retracting: bool) -> str:
    assert state.bidder is not None, "the building step has a builder"
    towers = state.players[state.bidder].towers
    _, room, most = fit(towers, state.display)
    stuck = state.to_place > (most if state.may_demolish else room)
    match action:
        case Retract():
            return "FT-43" if retracting else "FT-A1"
        case _ if stuck:
            return "FT-43"
        case Demolish(type_):
            tower = towers[TYPES.index(type_)]
            if not state.may_demolish or not tower:
                return "FT-35"
            return "FT-42" if can_demolish(tower) else "FT-39"
        case Place(card):
            tower = towers[TYPES.index(card.type)]
            if card not in state.display:
                return "FT-33"
            if fits(card.value, tower):
                return "FT-42"
            return "FT-40" if tower[-1] == TOP else "FT-19"
        case _:
            assert_never(action)
