"""What a seat may know of 5 Towers: everything that lies on the table, and what it has seen go by."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import assert_never

from rookery.core import frozen
from rookery.core.frozen import FrozenMap
from rookery.core.outcome import Outcome, ScoreLine, args
from rookery.core.record import Setup
from rookery.core.rules import Actor, Seat
from rookery.core.view import Choice, Target, View
from rookery.games.five_towers.actions import Action, Bid, Demolish, Pass, Place, Retract, Reveal
from rookery.games.five_towers.building import Tower, buildable, largest_bid, only_way
from rookery.games.five_towers.cards import TYPES, Card, by_type
from rookery.games.five_towers.prospects import Clash, Prospect, clashes, prospects
from rookery.games.five_towers.scoring import player_sheet
from rookery.games.five_towers.state import Call, Player, State, Step


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
    counted = setup.options.get("cards-to-come") != "hidden"
    helped = state.step == "auction" and setup.options.get("overbids") != "retract"
    places = _prospects(state, seat, helped=helped)
    players = tuple(_player_view(player, state.display if helped else None) for player in state.players)
    return FiveTowersView(
        game=setup.game,
        seat=seat,
        actor=actor,
        scores=tuple(player.score for player in players),
        events=state.events,
        choices=tuple(_choice(state, action) for action in sorted(legal, key=_reading_order)),
        outcome=outcome,
        step=state.step,
        round=state.round,
        deck_pass=state.deck_pass,
        opener=state.opener,
        display=tuple(map(str, state.display)),
        calls=state.calls,
        bidder=state.bidder,
        to_place=state.to_place,
        may_demolish=state.may_demolish,
        rest=_rest(state) if state.step == "building" and seat == actor else None,
        draw_pile=frozen.size(state.draw),
        discard_pile=frozen.size(state.discard),
        to_come=_counts(state.draw) if counted else None,
        discarded=_counts(state.discard) if counted else None,
        players=players,
        prospects=places,
        clashes=clashes(state.players[seat].towers, state.display, places) if helped and seat is not None and places is not None else None,
    )


def _prospects(state: State, seat: Seat | None, *, helped: bool) -> tuple[Prospect, ...] | None:
    if seat is not None and helped:
        return prospects(state.players[seat].towers, state.display, may_demolish=True)
    if seat is not None and state.step == "building" and seat == state.bidder:
        return prospects(state.players[seat].towers, state.display, may_demolish=state.may_demolish, to_place=state.to_place)
    return None


def _rest(state: State) -> tuple[str, ...] | None:
    assert state.bidder is not None, "somebody builds in the building step"
    way = only_way(state.players[state.bidder].towers, state.display, state.to_place)
    return None if way is None else tuple(str(Place(card)) for card in way)


@lru_cache(maxsize=512)  # the same for everybody who looks, and for most players the same as before
def _player_view(player: Player, display: tuple[Card, ...] | None) -> PlayerView:
    sheet = player_sheet(player)
    return PlayerView(
        towers=FrozenMap(zip(TYPES, player.towers, strict=True)),
        demolished=len(player.demolished),
        score=sheet.total,
        sheet=sheet.lines,
        largest_bid=None if display is None else largest_bid(player.towers, display),
        buildable=None if display is None else tuple(map(str, buildable(player.towers, display))),
    )


@lru_cache(maxsize=512)
def _counts(bag: FrozenMap[Card, int]) -> FrozenMap[str, int]:
    return FrozenMap({str(card): bag[card] for card in sorted(bag, key=by_type)})


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
    text = str(action)
    match action:
        case Bid(count):
            return Choice(text, Target("button", text), "choice-bid", args(count=count))
        case Place(card):
            return Choice(text, Target("card", str(card)), "choice-place", args(tower=card.type, value=card.value))
        case Demolish(type_):
            assert state.bidder is not None, "somebody builds in the building step"
            value = state.players[state.bidder].towers[TYPES.index(type_)][-1]
            return Choice(text, Target("tower", type_), "choice-demolish", args(tower=type_, value=value))
        case Pass() | Retract():
            return Choice(text, Target("button", text), f"choice-{text}")
        case Reveal():
            raise AssertionError("a seat never has chance's actions to choose from")
        case _:
            assert_never(action)
