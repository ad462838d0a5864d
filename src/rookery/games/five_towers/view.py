"""A seat's view of 5 Towers: everything on the table and the events so far."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, ClassVar, Final, assert_never

from rookery.core.frozen import FrozenMap, replace
from rookery.core.outcome import Outcome, ScoreLine, args
from rookery.core.record import Setup
from rookery.core.rules import Actor, Seat
from rookery.core.view import Choice, Target, View
from rookery.games.five_towers.actions import Action, Bid, Demolish, Pass, Place, Retract, Reveal
from rookery.games.five_towers.building import Tower, Towers, largest_bid, only_way
from rookery.games.five_towers.cards import TYPES, Card, by_type, deck
from rookery.games.five_towers.prospects import Clash, Demolition, Prospect, demolitions, outlook, prospects
from rookery.games.five_towers.scoring import tower_sheet
from rookery.games.five_towers.state import Call, State, Step


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A player's towers (FT-18) and the size of their demolition pile, whose cards are in the log (FT-A16).

    During the auction, `largest_bid` is the number of display cards the player could build, and `buildable` the candidates,
    unless the table plays without helps (FT-A1).
    """

    towers: FrozenMap[str, Tower]
    demolished: int
    score: int
    sheet: tuple[ScoreLine, ...]
    largest_bid: int | None
    buildable: tuple[str, ...] | None


@dataclass(frozen=True, slots=True, kw_only=True)
class FiveTowersView(View):
    """The table. `to_come` and `discarded` count the cards of the two piles, unless the table hides these counts (FT-A17).

    `rest` lists the builder's actions that finish the build without demolishing, if all such ways lead to the same towers (FT-A18).
    `prospects` and `clashes` are for the viewing seat while it bids or builds: where each card of the display fits on its towers, and which
    exclude each other, unless the table plays without helps (FT-A1). `demolitions` are those that its bids would require.
    """

    OWN: ClassVar[frozenset[str]] = View.OWN | {"rest", "prospects", "clashes", "demolitions"}

    step: Step
    round: int = field()  # explicit, or dataclasses would take View's property as the default
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
    demolitions: tuple[Demolition, ...] | None


_latest: list[tuple[Setup, State, FiveTowersView]] = []
"""The public view of the last state, cached because several viewers usually see the same state."""


def public_view(setup: Setup, state: State, actor: Actor, outcome: Outcome | None) -> FiveTowersView:
    """Return the public view."""
    for known_setup, known, view in _latest:
        if known is state and known_setup is setup:
            return view
    view = _public_view(setup, state, actor, outcome)
    _latest[:] = [(setup, state, view)]
    return view


def seat_view(setup: Setup, state: State, seat: Seat, public: FiveTowersView, legal: Sequence[Action]) -> FiveTowersView:
    """Return a seat's view: the public view, its choices, and the prospects of the display."""
    player, display = state.players[seat], state.display
    towers = player.towers
    if _helped(setup, state):
        places, _, clash = outlook(towers, display)
        needed = demolitions(towers, display, len(player.demolished))
        own: dict[str, Any] = {"prospects": places, "clashes": clash, "demolitions": needed}
    elif state.step == "building" and seat == public.bidder:
        places = prospects(towers, display, may_demolish=state.may_demolish, to_place=state.to_place)
        own = {"prospects": places, "rest": _rest(towers, display, state.to_place)}
    else:
        own = {}
    choices = tuple([_choice(towers, action) for action in sorted(legal, key=_reading_order)]) if legal else ()
    return replace(public, seat=seat, choices=choices, **own)


def _helped(setup: Setup, state: State) -> bool:
    return state.step == "auction" and setup.options.get("overbids") != "retract"


def _public_view(setup: Setup, state: State, actor: Actor, outcome: Outcome | None) -> FiveTowersView:
    counted = setup.options.get("cards-to-come") != "hidden"
    (draw_pile, to_come), (discard_pile, discarded) = _pile(state.draw), _pile(state.discard)
    display = state.display if _helped(setup, state) else None
    players = tuple([_player_view(player.towers, len(player.demolished), display) for player in state.players])
    return FiveTowersView(
        game=setup.game,
        seat=None,
        actor=actor,
        scores=tuple([player.score for player in players]),
        events=state.events,
        choices=(),
        outcome=outcome,
        step=state.step,
        round=state.round,
        deck_pass=state.deck_pass,
        opener=state.opener,
        display=tuple([_NAMES[card] for card in state.display]),
        calls=state.calls,
        bidder=state.bidder,
        to_place=state.to_place,
        may_demolish=state.may_demolish,
        rest=None,
        draw_pile=draw_pile,
        discard_pile=discard_pile,
        to_come=to_come if counted else None,
        discarded=discarded if counted else None,
        players=players,
        prospects=None,
        clashes=None,
        demolitions=None,
    )


def _rest(towers: Towers, display: tuple[Card, ...], to_place: int) -> tuple[str, ...] | None:
    way = only_way(towers, display, to_place)
    return None if way is None else tuple(str(Place(card)) for card in way)


@lru_cache(maxsize=512)  # unchanged for most players
def _player_view(towers: Towers, demolished: int, display: tuple[Card, ...] | None) -> PlayerView:
    if display is None:
        sheet = tower_sheet(towers, demolished)
        by_type: FrozenMap[str, Tower] = FrozenMap(zip(TYPES, towers, strict=True))
        return PlayerView(by_type, demolished, sheet.total, sheet.lines, largest_bid=None, buildable=None)
    could_build = outlook(towers, display).buildable
    return replace(_player_view(towers, demolished, None), largest_bid=largest_bid(towers, display), buildable=could_build)


_NAMES: Final = {card: str(card) for card in sorted(deck(5), key=by_type)}


@lru_cache(maxsize=512)
def _pile(bag: FrozenMap[Card, int]) -> tuple[int, FrozenMap[str, int]]:
    """Return the size of a pile and the count of each card."""
    counts = bag.to_dict()
    cards = [*filter(counts.__contains__, _NAMES)]
    return sum(counts.values()), FrozenMap(zip(map(_NAMES.__getitem__, cards), map(counts.__getitem__, cards), strict=True))


def _reading_order(action: Action) -> tuple[int, ...]:
    """Return a sort key for choices as people list them: bids, pass, cards by type and value, demolitions."""
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


def _choice(towers: Towers, action: Action) -> Choice:
    return _choice_of(action, towers[TYPES.index(action.type)][-1]) if isinstance(action, Demolish) else _choice_of(action)


@lru_cache(maxsize=512)
def _choice_of(action: Action, value: int = 0) -> Choice:
    """Return the choice for an action; `value` is the value of the card it would demolish."""
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
            raise AssertionError("a seat cannot choose chance's actions")
        case _:
            assert_never(action)
