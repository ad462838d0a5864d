"""How a turn runs: from step to step, until somebody has a choice to make or the game is over."""

from dataclasses import replace

from rookery.core.frozen import FrozenMap
from rookery.core.view import event
from rookery.games.carcassonne.board import Board, Laid
from rookery.games.carcassonne.expansion import OVER, Book
from rookery.games.carcassonne.state import Player, State


def start(book: Book) -> State:
    """The state before the first draw: the start tile lies at 0,0, everyone has all figures."""
    bags: dict[str, dict[str, int]] = {}
    for code, tile in book.tiles.items():
        bags.setdefault(tile.pile, {})[code] = tile.count
    for code in {expansion.start for expansion in book.expansions if expansion.start}:  # BC-01; a start tile not used goes back to the box
        bag = bags[book.tiles[code].pile]
        bag[code] -= 1
        if not bag[code]:
            del bag[code]
    supply = FrozenMap({name: figure.count for name, figure in book.figures.items()})
    state = State(
        step=next(iter(book.steps)),
        turn=1,
        seat=book.setup.opener,
        board=Board().lay((0, 0), Laid(book.start, 0, book.tiles[book.start].faces[0])),
        piles=FrozenMap({pile: FrozenMap(bag) for pile, bag in bags.items() if bag}),
        pile="",
        players=(Player(supply),) * book.setup.seats,
    )
    state = replace(state, slots=FrozenMap({name: slot.start(book, state) for name, slot in book.slots.items()}))
    return settle(book, state, entered=False)


def settle(book: Book, state: State, *, entered: bool) -> State:
    """Run steps until one of them offers actions. `entered` tells that the step of this state has already begun."""
    while state.step != OVER:
        step = book.steps[state.step]
        if not entered:
            state = step.enter(book, state)
            if state.step != step.name:
                continue
        offers = book.offers(state)
        if offers:
            return replace(state, offers=offers)
        state, entered = step.leave(book, state), False
    return replace(state, offers=())


def end_turn(book: Book, state: State) -> State:
    """On to the next player, or to the end when no tile is left to draw (BC-16)."""
    state = replace(state, drawn=None, placed=None, pile="")
    if not any(state.piles.get(pile) for pile in book.main_piles):
        return book.ended(replace(state, step=OVER)).happened(event("ended"))
    return replace(state, step=next(iter(book.steps)), turn=state.turn + 1, seat=(state.seat + 1) % len(state.players))
