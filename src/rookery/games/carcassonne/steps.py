"""The turn's state machine: advance from step to step until an actor has a choice or the game is over."""

from rookery.core.frozen import FrozenMap, replace
from rookery.core.view import event
from rookery.games.carcassonne.board import Board, Laid
from rookery.games.carcassonne.expansion import OVER, Ruleset
from rookery.games.carcassonne.state import Player, State


def start(ruleset: Ruleset) -> State:
    """Return the state before the first draw: the start tile at 0,0 and all figures in supply."""
    starts = {expansion.start for expansion in ruleset.expansions}  # BC-01; an unused start tile goes back to the box
    supply = FrozenMap({name: figure.count for name, figure in ruleset.figures.items()})
    state = State(
        step=next(iter(ruleset.steps)),
        turn=1,
        seat=ruleset.setup.opener,
        board=Board().lay((0, 0), Laid(ruleset.start, 0, ruleset.tiles[ruleset.start].faces[0])),
        piles=ruleset.piles({code: tile.count - (code in starts) for code, tile in ruleset.tiles.items()}),
        pile="",
        players=(Player(supply),) * ruleset.setup.seats,
    )
    state = replace(state, slots=FrozenMap({name: slot.start(ruleset, state) for name, slot in ruleset.slots.items()}))
    return advance(ruleset, state, entered=False)


def advance(ruleset: Ruleset, state: State, *, entered: bool) -> State:
    """Run steps until one of them offers actions. `entered` is true if the state's current step has already begun."""
    while state.step != OVER:
        step = ruleset.steps[state.step]
        if not entered:
            state = step.enter(ruleset, state)
            if state.step != step.name:
                continue
        offers = ruleset.offers(state)
        if offers:
            return replace(state, offers=offers)
        state, entered = step.leave(ruleset, state), False
    return replace(state, offers=())


def end_turn(ruleset: Ruleset, state: State) -> State:
    """Move to the next player, or to the end if no tile is left to draw (BC-16)."""
    state = replace(state, drawn=None, placed=None, pile="")
    if not any(state.piles.get(pile) for pile in ruleset.main_piles):
        return ruleset.ended(replace(state, step=OVER)).happened(event("ended"))
    return replace(state, step=next(iter(ruleset.steps)), turn=state.turn + 1, seat=(state.seat + 1) % len(state.players))
