"""The rules of 5 Towers: who acts, the legal actions and their effects."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, assert_never

from rookery.core import frozen
from rookery.core.errors import IllegalActionError
from rookery.core.frozen import FrozenMap, replace
from rookery.core.outcome import Outcome, Reason
from rookery.core.record import Setup
from rookery.core.rules import CHANCE, Actor, InOrder, Seat
from rookery.core.view import Event, event
from rookery.games.five_towers.actions import Action, Bid, Demolish, Pass, Place, Retract, Reveal
from rookery.games.five_towers.building import Towers, build, by_tower, can_demolish, demolish, fit, largest_bid, price
from rookery.games.five_towers.cards import DISPLAY, TOP, TYPES, Card, by_type, deck
from rookery.games.five_towers.refusal import refusal
from rookery.games.five_towers.scoring import player_sheet
from rookery.games.five_towers.state import PASS, Call, Player, State
from rookery.games.five_towers.view import FiveTowersView, public_view, seat_view


@dataclass(frozen=True, slots=True)
class FiveTowers:
    """The rules for one setup. With `overbids=retract`, players may bid more than they can build and must then retract (FT-A1)."""

    setup: Setup

    @property
    def retracting(self) -> bool:
        return self.setup.options.get("overbids") == "retract"

    def start(self) -> State:
        seats = self.setup.seats
        return State(
            step="reveal",
            round=1,
            deck_pass=1,
            opener=self.setup.opener,  # FT-26
            draw=deck(seats),
            discard=FrozenMap(),
            display=(),
            calls=(None,) * seats,
            players=(Player(),) * seats,
        )

    def actor(self, state: State) -> Actor:
        match state.step:
            case "reveal":
                return CHANCE
            case "auction":
                return state.speaker
            case "building":
                return state.bidder
            case "over":
                return None
            case _:
                assert_never(state.step)

    def legal(self, state: State) -> tuple[Action, ...]:
        match state.step:
            case "reveal":
                return tuple(reveal for card, reveal in _REVEAL.items() if card in state.draw)
            case "auction":
                return self._calls(state)
            case "building":
                return _builds(state.players[_builder(state)].towers, state.display, state.to_place, state.may_demolish)
            case "over":
                return ()
            case _:
                assert_never(state.step)

    def _calls(self, state: State) -> tuple[Action, ...]:
        """Return the speaker's legal calls."""
        if (highest := state.highest) is None:
            return _BIDS[: self.limit(state) + 1]  # FT-29: the opener passes by calling 0
        return (*_BIDS[highest + 1 : self.limit(state) + 1], Pass())  # FT-30

    def limit(self, state: State) -> int:
        """Return the speaker's highest legal bid: the size of the display (FT-29, FT-54), or what that seat can build (FT-42)."""
        seat = state.speaker
        if self.retracting or seat is None:
            return len(state.display)
        return largest_bid(state.players[seat].towers, state.display)

    def odds(self, state: State) -> Mapping[Action, int]:
        if state.step != "reveal":
            return {}
        pile = frozen.inside(state.draw)
        return InOrder({reveal: pile[card] for card, reveal in _REVEAL.items() if card in pile})  # FT-25: shuffled, so all cards are equally likely

    def apply(self, state: State, action: Action) -> State:
        if not self._allows(state, action):
            raise IllegalActionError(action, refusal(state, action, retracting=self.retracting))
        match action:
            case Reveal(card):
                return _reveal(state, card)
            case Bid(count):
                return _call(state, count)
            case Pass():
                return _call(state, PASS)
            case Demolish(type_):
                seat = _builder(state)
                player = state.players[seat]
                card = Card(type_, player.towers[TYPES.index(type_)][-1])
                player = Player(demolish(player.towers, type_), (*player.demolished, card))  # FT-36
                happened = event("demolished", seat=seat, card=str(card), pile=len(player.demolished))
                return replace(state, players=_seated(state, seat, player), may_demolish=False, events=(happened,))
            case Place(card):
                return _place(state, card)
            case Retract():
                return _retract(state)
            case _:
                assert_never(action)

    def _allows(self, state: State, action: Action) -> bool:
        """Return whether the action is legal. Chance has many actions, so do not list them."""
        if state.step == "reveal":
            return isinstance(action, Reveal) and action.card in state.draw
        return action in self.legal(state)

    def outcome(self, state: State) -> Outcome | None:
        if state.step != "over":
            return None
        reason = Reason("ended-second-pass", "FT-52") if state.deck_pass == 2 else Reason("ended-nothing-to-shuffle", "FT-A6")
        return Outcome.of([player_sheet(player) for player in state.players], reason)  # FT-06, FT-55, FT-60, FT-A13

    def view(self, state: State, seat: Seat | None) -> FiveTowersView:
        public = public_view(self.setup, state, self.actor(state), self.outcome(state))
        return public if seat is None else seat_view(self.setup, state, seat, public, self.legal(state) if seat == public.actor else ())


_BIDS: Final = tuple(map(Bid, range(DISPLAY + 1)))
_REVEAL: Final = {card: Reveal(card) for card in sorted(deck(5), key=str)}
"""Chance's actions, sorted by notation."""


@lru_cache(maxsize=256)  # used for the view and again for the action
def _builds(towers: Towers, display: tuple[Card, ...], to_place: int, may_demolish: bool) -> tuple[Action, ...]:
    """Return the builder's legal actions: those that leave the bid buildable (FT-42); their order is a decision (FT-A18)."""
    each, room, most = fit(towers, display)
    if to_place > (most if may_demolish else room):
        return (Retract(),)  # FT-43
    spare = room - to_place
    actions: list[Action] = []
    for type_, tower, values, (now, then) in zip(TYPES, towers, by_tower(display), each, strict=True):
        if values:
            actions += [Place(Card(type_, value)) for value, fewer in price(tower[-2:], values).items() if fewer <= spare]
        if may_demolish and can_demolish(tower) and now - then <= spare:  # once, before placing: FT-35; needed or not: FT-37, FT-A8
            actions.append(Demolish(type_))
    return tuple(sorted(actions, key=str))


def _builder(state: State) -> Seat:
    assert state.bidder is not None, "the building step has a builder"
    return state.bidder


def _seated(state: State, seat: Seat, player: Player) -> tuple[Player, ...]:
    return (*state.players[:seat], player, *state.players[seat + 1 :])


def _reveal(state: State, card: Card) -> State:
    """Reveal a card; open the auction once the display has five or the draw pile is empty (FT-27, FT-53)."""
    draw = frozen.take(state.draw, card)
    display = tuple(sorted((*state.display, card), key=by_type))
    full = len(display) == DISPLAY or not draw
    return replace(state, step="auction" if full else "reveal", draw=draw, display=display, events=(event("revealed", card=str(card)),))


def _call(state: State, call: Call) -> State:
    """Apply a call; the auction ends with a maximum bid or once every seat has called."""
    seat = state.speaker
    assert seat is not None, "the auction has a speaker"
    happened = event("passed", seat=seat) if call == PASS else event("bid", seat=seat, count=call)
    state = replace(state, calls=(*state.calls[:seat], call, *state.calls[seat + 1 :]), events=(happened,))
    highest = state.highest
    maximum = len(state.display)  # FT-32, FT-54, FT-A5
    if state.speaker is not None and highest != maximum:  # FT-31: one call each
        return state
    if not highest:
        return _clean_up(state, builder=None, events=(*state.events, event("nobody-built")))  # FT-50, FT-A4
    won = event("won", seat=state.bidder, count=highest)
    return replace(state, step="building", to_place=highest, may_demolish=True, events=(*state.events, won))  # FT-07, FT-33


def _place(state: State, card: Card) -> State:
    """Move a card from the display straight onto its tower: players have no hand (FT-14)."""
    seat = _builder(state)
    towers = build(state.players[seat].towers, card)
    height = len(towers[TYPES.index(card.type)])
    display = list(state.display)
    display.remove(card)
    events = [event("placed", seat=seat, card=str(card), height=height)]
    if card.value == TOP:
        events.append(event("topped", seat=seat, tower=card.type, height=height))
    state = replace(
        state,
        players=_seated(state, seat, replace(state.players[seat], towers=towers)),
        display=tuple(display),
        to_place=state.to_place - 1,
        may_demolish=False,  # FT-A9
        events=tuple(events),
    )
    return state if state.to_place else _clean_up(state, builder=seat, events=state.events)


def _retract(state: State) -> State:
    """Retract the builder's bid; every later seat may call again (FT-43 to FT-45, FT-A2, FT-A3)."""
    seat = _builder(state)
    order = state.clockwise(state.opener)
    before = order[: order.index(seat)]
    calls = tuple(state.calls[other] if other in before else None for other in range(state.seats))
    happened = event("retracted", seat=seat, count=state.highest)
    return replace(state, step="auction", calls=calls, to_place=0, may_demolish=False, events=(happened,))


def _clean_up(state: State, *, builder: Seat | None, events: tuple[Event, ...]) -> State:
    """End the round: discard left-overs, renew the pile once, and set the next opener."""
    if state.display:
        events = (*events, event("discarded", cards=tuple(map(str, state.display))))
    discard = frozen.add(state.discard, state.display)  # FT-48
    state = replace(
        state,
        step="reveal",
        round=state.round + 1,
        opener=state.opener if builder is None else (builder + 1) % state.seats,  # FT-49, FT-50
        discard=discard,
        display=(),
        calls=(None,) * state.seats,
        to_place=0,
        may_demolish=False,
        events=events,
    )
    if state.draw:
        return state
    if state.deck_pass == 1 and discard:  # FT-51; demolished cards stay in their pile, FT-A7
        reshuffled = event("reshuffled", cards=frozen.size(discard))
        return replace(state, deck_pass=2, draw=discard, discard=FrozenMap(), events=(*events, reshuffled))
    return replace(state, step="over", round=state.round - 1, events=(*events, event("ended")))  # FT-52, FT-A6, FT-A14
