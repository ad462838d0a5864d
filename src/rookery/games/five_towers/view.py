"""What a seat may know of 5 Towers: everything that lies on the table, and what it has seen go by."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final, assert_never

from rookery.core import frozen
from rookery.core.frozen import FrozenMap, replace
from rookery.core.outcome import Outcome, ScoreLine, args
from rookery.core.record import Setup
from rookery.core.rules import Actor, Seat
from rookery.core.view import Choice, Target, View
from rookery.games.five_towers.actions import Action, Bid, Demolish, Pass, Place, Retract, Reveal
from rookery.games.five_towers.building import Tower, Towers, largest_bid, only_way
from rookery.games.five_towers.cards import TYPES, Card, by_type, deck
from rookery.games.five_towers.prospects import NO_PLACE, Clash, Prospect, clashes, prospects
from rookery.games.five_towers.scoring import tower_sheet
from rookery.games.five_towers.state import Call, State, Step


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What lies before one player: every value of its towers (FT-18), and the size of the demolition pile, whose cards are in the log (FT-A16).

    `largest_bid` is how many cards of the display the player could build, and `buildable` which ones come into question, during the auction,
    unless the table gives no such help (FT-A1).
    """

    towers: FrozenMap[str, Tower]
    demolished: int
    score: int
    sheet: tuple[ScoreLine, ...]
    largest_bid: int | None
    buildable: tuple[str, ...] | None


@dataclass(frozen=True, slots=True, kw_only=True)
class FiveTowersView(View):
    """The table. `to_come` and `discarded` count the cards of the two piles, unless the table hides that aid (FT-A17).

    `rest` is for the seat that builds: the actions that finish the build without demolishing, if all such ways end in the same towers (FT-A18).
    `prospects` and `clashes` are for the seat that looks, while it bids or builds: where each card of the display would go on its towers, and what
    cannot be built together, unless the table gives no such help (FT-A1).
    """

    step: Step
    round: int = field()  # spelled out, because the property in View would be taken for its default
    deck_pass: int
    opener: Seat
    display: tuple[str, ...]
    calls: tuple[Call, ...]
    bidder: Seat | None
    to_place: int
    may_demolish: bool
    rest: tuple[str, ...] | None
    draw_pile: int
    discard_pile: int
    to_come: FrozenMap[str, int] | None
    discarded: FrozenMap[str, int] | None
    players: tuple[PlayerView, ...]
    prospects: tuple[Prospect, ...] | None
    clashes: tuple[Clash, ...] | None


def make_view(setup: Setup, state: State, seat: Seat | None, *, actor: Actor, legal: Sequence[Action], outcome: Outcome | None) -> FiveTowersView:
    places, clash = _outlook(state, seat, helped=_helped(setup, state))
    return FiveTowersView(
        seat=seat,
        actor=actor,
        events=state.events,
        choices=tuple([_choice(state, action) for action in sorted(legal, key=_reading_order)]),
        outcome=outcome,
        rest=_rest(state) if state.step == "building" and seat is not None and seat == actor else None,
        prospects=places,
        clashes=clash,
        **_for_everybody(setup, state),
    )


def _helped(setup: Setup, state: State) -> bool:
    return state.step == "auction" and setup.options.get("overbids") != "retract"


_latest: list[tuple[Setup, State, dict[str, Any]]] = []
"""What everybody sees of the state that was asked for last: a state is mostly shown to one person after the other."""


def _for_everybody(setup: Setup, state: State) -> dict[str, Any]:
    """The fields of the view that are the same for all."""
    for known_setup, known, shown in _latest:
        if known is state and known_setup is setup:
            return shown
    shown = _shown_to_all(setup, state)
    _latest[:] = [(setup, state, shown)]
    return shown


def _shown_to_all(setup: Setup, state: State) -> dict[str, Any]:
    counted = setup.options.get("cards-to-come") != "hidden"
    display = state.display if _helped(setup, state) else None
    players = tuple([_player_view(player.towers, len(player.demolished), display) for player in state.players])
    return {
        "game": setup.game,
        "scores": tuple([player.score for player in players]),
        "step": state.step,
        "round": state.round,
        "deck_pass": state.deck_pass,
        "opener": state.opener,
        "display": tuple(map(str, state.display)),
        "calls": state.calls,
        "bidder": state.bidder,
        "to_place": state.to_place,
        "may_demolish": state.may_demolish,
        "draw_pile": frozen.size(state.draw),
        "discard_pile": frozen.size(state.discard),
        "to_come": _counts(state.draw) if counted else None,
        "discarded": _counts(state.discard) if counted else None,
        "players": players,
    }


def _outlook(state: State, seat: Seat | None, *, helped: bool) -> tuple[tuple[Prospect, ...] | None, tuple[Clash, ...] | None]:
    if seat is None:
        return None, None
    if helped:
        return _outlook_of_bidder(state.players[seat].towers, state.display)
    if state.step == "building" and seat == state.bidder:
        return prospects(state.players[seat].towers, state.display, may_demolish=state.may_demolish, to_place=state.to_place), None
    return None, None


@lru_cache(maxsize=256)  # the same until the auction is over
def _outlook_of_bidder(towers: Towers, display: tuple[Card, ...]) -> tuple[tuple[Prospect, ...], tuple[Clash, ...]]:
    places = _places_for_bidder(towers, display)
    return places, clashes(towers, display, places)


@lru_cache(maxsize=256)  # the bidder sees all of it, everybody what could be built
def _places_for_bidder(towers: Towers, display: tuple[Card, ...]) -> tuple[Prospect, ...]:
    return prospects(towers, display, may_demolish=True)


def _rest(state: State) -> tuple[str, ...] | None:
    assert state.bidder is not None, "somebody builds in the building step"
    way = only_way(state.players[state.bidder].towers, state.display, state.to_place)
    return None if way is None else tuple(str(Place(card)) for card in way)


@lru_cache(maxsize=512)  # for most players the same as before
def _player_view(towers: Towers, demolished: int, display: tuple[Card, ...] | None) -> PlayerView:
    if display is None:
        sheet = tower_sheet(towers, demolished)
        by_type: FrozenMap[str, Tower] = FrozenMap(zip(TYPES, towers, strict=True))
        return PlayerView(by_type, demolished, sheet.total, sheet.lines, largest_bid=None, buildable=None)
    could_build = tuple([place.card for place in _places_for_bidder(towers, display) if place.way not in NO_PLACE])
    return replace(_player_view(towers, demolished, None), largest_bid=largest_bid(towers, display), buildable=could_build)


_NAMES: Final = {card: str(card) for card in sorted(deck(5), key=by_type)}


@lru_cache(maxsize=512)
def _counts(bag: FrozenMap[Card, int]) -> FrozenMap[str, int]:
    counts = bag.to_dict()
    return FrozenMap({name: counts[card] for card, name in _NAMES.items() if card in counts})


def _reading_order(action: Action) -> tuple[int, ...]:
    """Choices as a person would list them: numbers rising, then pass; cards by type and value, then demolitions."""
    match action:
        case Reveal(card) | Place(card):
            return (0, *by_type(card))
        case Bid(count):
            return (0, count)
        case Demolish(type_):
            return (1, TYPES.index(type_))
        case Pass() | Retract():
            return (2,)
        case _:
            assert_never(action)


def _choice(state: State, action: Action) -> Choice:
    if isinstance(action, Demolish):
        assert state.bidder is not None, "somebody builds in the building step"
        return _choice_of(action, state.players[state.bidder].towers[TYPES.index(action.type)][-1])
    return _choice_of(action)


@lru_cache(maxsize=512)
def _choice_of(action: Action, value: int = 0) -> Choice:
    """The choice of an action; `value` is that of the card that would be demolished."""
    text = str(action)
    match action:
        case Bid(count):
            return Choice(text, Target("button", text), "choice-bid", args(count=count))
        case Place(card):
            return Choice(text, Target("card", str(card)), "choice-place", args(tower=card.type, value=card.value))
        case Demolish(type_):
            return Choice(text, Target("tower", type_), "choice-demolish", args(tower=type_, value=value))
        case Pass() | Retract():
            return Choice(text, Target("button", text), f"choice-{text}")
        case Reveal():
            raise AssertionError("a seat never has chance's actions to choose from")
        case _:
            assert_never(action)
