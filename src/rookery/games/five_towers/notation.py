"""Actions and positions of 5 Towers as text.

A position is one line: the step, followed by `name=value` pairs in this order; towers are written lowest card first:

    auction round=3 pass=1 opener=0 calls=3,pass,-,- display=candy-1,sand-7 discard=tree-4 seat0=candy:15.8;demolished:sand-2 seat1=...

The text omits the draw pile, which holds all remaining cards. In hand-written positions, empty pairs are optional, and
`draw` may replace `discard`.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, get_args

from rookery.core import frozen
from rookery.core.errors import Names, NotationError
from rookery.core.frozen import FrozenMap
from rookery.core.position_text import read_number, read_words
from rookery.core.record import Setup
from rookery.games.five_towers.actions import Action, Bid, Demolish, Pass, Place, Retract, Reveal
from rookery.games.five_towers.building import Tower, fits, largest_bid
from rookery.games.five_towers.cards import DISPLAY, TYPES, Card, by_type, deck, read_card, read_type
from rookery.games.five_towers.rules import FiveTowers
from rookery.games.five_towers.state import PASS, Call, Player, State, Step

_ACTIONS: Final = Names(("reveal CARD", "bid NUMBER", "pass", "demolish TYPE", "place CARD", "retract"))
_STEPS: Final[dict[str, Step]] = {name: name for name in get_args(Step)}
IMPOSSIBLE: Final = {
    "calls-clockwise": "bids go clockwise from the opener",
    "calls-rise": "the opener bids a number, and every later bid is higher",
    "display-long": "there are more than five cards on display",
    "call-high": "nobody can bid more cards than are on display",
    "reveal-full": "a card can be revealed only when fewer than five are on display",
    "call-early": "nobody can have bid before the display is full",
    "auction-display": "an auction needs five cards on display, or all that are left",
    "call-unbuildable": "someone bid more cards than they can build",
    "auction-over": "the auction is already over",
    "nothing-bid": "nobody has bid for the cards that are to be placed",
    "auction-running": "the auction is not over yet",
    "building-display": "the cards that were on display are missing",
    "demolish-first": "a card can be demolished only before any is placed",
    "cards-left": "the game is not over while there are cards left",
    "call-late": "nobody can have bid after the end of the game",
    "place-in-building": "cards can be placed only in the building step",
}
"""Messages for invalid positions, by reason."""


def read_action(_setup: Setup, text: str) -> Action:
    """Parse an action; raise NotationError if it is invalid."""
    return _read_action(text)


@lru_cache(maxsize=512)  # few distinct texts, each parsed several times
def _read_action(text: str) -> Action:
    match text.split():
        case ["reveal", card]:
            return Reveal(read_card(card))
        case ["bid", count]:
            return Bid(read_number(count, "a bid", 0, DISPLAY))
        case ["pass"]:
            return Pass()
        case ["demolish", type_]:
            return Demolish(read_type(type_))
        case ["place", card]:
            return Place(read_card(card))
        case ["retract"]:
            return Retract()
        case _:
            raise NotationError("not-an-action", "{text!r} is not an action ({known})", text=text[:60], known=_ACTIONS)


def write_position(_setup: Setup, state: State) -> str:
    """Write the position on one line; reading it back gives an equal state."""
    words = {
        "round": str(state.round),
        "pass": str(state.deck_pass),
        "opener": str(state.opener),
        "calls": ",".join("-" if call is None else str(call) for call in state.calls) if any(call is not None for call in state.calls) else "",
        "display": _write_cards(state.display),
        "to-place": str(state.to_place) if state.to_place else "",
        "demolish": "yes" if state.may_demolish else "",
        "discard": _write_cards(card for card, count in state.discard.items() for _ in range(count)),
    }
    words |= {f"seat{seat}": _write_player(player) for seat, player in enumerate(state.players)}
    return " ".join([state.step, *(f"{name}={value}" for name, value in words.items() if value)])


def read_position(setup: Setup, text: str) -> State:
    """Parse a position; raise NotationError if it is unreadable or impossible."""
    step, words = _words(text, setup.seats)
    state = _assemble(setup, step, words)
    _check(FiveTowers(setup), state)
    return state


def _write_cards(cards: Iterable[Card]) -> str:
    return ",".join(map(str, sorted(cards, key=by_type)))


def _write_player(player: Player) -> str:
    parts = [f"{type_}:{'.'.join(map(str, tower))}" for type_, tower in zip(TYPES, player.towers, strict=True) if tower]
    if player.demolished:
        parts.append(f"demolished:{'.'.join(map(str, player.demolished))}")
    return ";".join(parts)


def _words(text: str, seats: int) -> tuple[Step, dict[str, str]]:
    names = ["round", "pass", "opener", "calls", "display", "to-place", "demolish", "draw", "discard", *(f"seat{seat}" for seat in range(seats))]
    step, *rest = text.split() or [""]
    if step not in _STEPS:
        raise NotationError("position-begins", "a position begins with {known}, not {text!r}", known=Names(_STEPS), text=step[:40])
    return _STEPS[step], read_words(rest, names, f"a position with {seats} seats")


def _assemble(setup: Setup, step: Step, words: dict[str, str]) -> State:
    seats = setup.seats
    calls = words.get("calls", "")
    players = tuple(_read_player(words.get(f"seat{seat}", "")) for seat in range(seats))
    display = _read_cards(words.get("display", ""))
    rest = dict(deck(seats))
    built = [Card(type_, value) for player in players for type_, tower in zip(TYPES, player.towers, strict=True) for value in tower]
    _take_out(rest, [*built, *(card for player in players for card in player.demolished), *display])
    piles = {}
    no_cards: FrozenMap[Card, int] = FrozenMap()
    for name in ("draw", "discard"):
        if name in words:
            piles[name] = _read_cards(words[name])
            _take_out(rest, piles[name])
    draw, discard = (frozen.add(no_cards, piles.get(name, ())) for name in ("draw", "discard"))
    if "draw" in words and "discard" not in words:
        discard = FrozenMap(rest)
    elif "draw" not in words:
        draw = FrozenMap(rest)
    elif rest:
        raise NotationError("cards-missing", "the position does not say where all cards are")
    return State(
        step=step,
        round=read_number(words.get("round", "1"), "round", 1, 44),
        deck_pass=read_number(words.get("pass", "1"), "pass", 1, 2),
        opener=read_number(words.get("opener", "0"), "opener", 0, seats - 1),
        draw=draw,
        discard=discard,
        display=tuple(sorted(display, key=by_type)),
        calls=tuple(map(_read_call, calls.split(","))) if calls else (None,) * seats,
        players=players,
        to_place=read_number(words.get("to-place", "0"), "to-place", 0, DISPLAY),
        may_demolish=_read_yes(words.get("demolish", "")),
    )


def _read_player(text: str) -> Player:
    towers: dict[str, Tower] = {}
    demolished: tuple[Card, ...] = ()
    for part in text.split(";") if text else ():
        name, _, cards = part.partition(":")
        if name == "demolished" and not demolished:
            demolished = tuple(map(read_card, cards.split(".")))
        elif read_type(name) in towers:
            raise NotationError("tower-twice", "the {tower} tower appears twice", tower=name)
        else:
            towers[name] = tuple(read_number(value, "a card", 0, 15) for value in cards.split("."))
    for name, tower in towers.items():
        for height, value in enumerate(tower):
            if not fits(value, tower[:height]):
                template = "in the {tower} tower {value} cannot stand on {below}"
                raise NotationError("tower-order", template, tower=name, value=value, below=tower[height - 1])
    return Player(tuple(towers.get(type_, ()) for type_ in TYPES), demolished)


def _read_cards(text: str) -> tuple[Card, ...]:
    return tuple(map(read_card, text.split(","))) if text else ()


def _read_yes(text: str) -> bool:
    if text not in ("", "yes"):
        raise NotationError("demolish-yes", "demolish can be yes or left out, not {text!r}", text=text[:40])
    return text == "yes"


def _read_call(text: str) -> Call:
    if text == "-":
        return None
    return PASS if text == PASS else read_number(text, "a call", 0, DISPLAY)


def _take_out(rest: dict[Card, int], cards: Iterable[Card]) -> None:
    for card in cards:
        if card not in rest:
            raise NotationError("too-many-of", "the position has more of {name} than the game has", name=card)
        rest[card] -= 1
        if not rest[card]:
            del rest[card]


def _check(rules: FiveTowers, state: State) -> None:
    """Reject a state that no game can reach, if it would break the rules later."""
    seats = state.seats
    if len(state.calls) != seats:
        raise NotationError("calls", "calls must be {seats} numbers, 'pass' or '-', separated by commas", seats=seats)
    said = [state.calls[seat] for seat in state.clockwise(state.opener)]
    spoken = [call for call in said if call is not None]
    numbers = [call for call in spoken if isinstance(call, int)]
    placed = (state.highest or 0) - state.to_place if state.step == "building" else 0
    full = len(state.display) + placed == DISPLAY or (bool(state.display or placed) and not state.draw)
    problems = {
        "calls-clockwise": said[: len(spoken)] != spoken,
        "calls-rise": numbers != sorted(set(numbers)) or spoken[:1] == [PASS],
        "display-long": len(state.display) + placed > DISPLAY,
    }
    if state.step in ("auction", "building"):
        problems["call-high"] = max(numbers, default=0) > len(state.display) + placed
    match state.step:
        case "reveal":
            problems["reveal-full"] = len(state.display) >= DISPLAY or not state.draw
            problems["call-early"] = bool(spoken)
        case "auction":
            problems["auction-display"] = not full
            problems["call-unbuildable"] = not rules.retracting and any(
                call > largest_bid(player.towers, state.display)
                for call, player in zip(state.calls, state.players, strict=True)
                if isinstance(call, int)
            )
            problems["auction-over"] = state.speaker is None or state.highest == len(state.display)
        case "building":
            problems["nothing-bid"] = not 1 <= state.to_place <= (state.highest or 0)
            problems["auction-running"] = state.speaker is not None and state.highest != len(state.display) + placed
            problems["building-display"] = not full
            problems["demolish-first"] = state.may_demolish and placed > 0
        case "over":
            ended = not state.draw and (state.deck_pass == 2 or not state.discard)
            problems["cards-left"] = not ended or bool(state.display)
            problems["call-late"] = bool(spoken)
    if state.step != "building":
        problems["place-in-building"] = bool(state.to_place or state.may_demolish)
    for problem, found in problems.items():
        if found:
            raise NotationError(problem, IMPOSSIBLE[problem])
    if (
        state.step == "building"
        and any(isinstance(action, Retract) for action in rules.legal(state))
        and not (rules.retracting and state.may_demolish)
    ):
        raise NotationError("place-unbuildable", "the cards to be placed cannot be built")
