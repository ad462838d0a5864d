"""Carcassonne: the seven questions, answered from the book of the expansions in play."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from rookery.core.errors import IllegalActionError
from rookery.core.outcome import Outcome, Reason
from rookery.core.record import Setup
from rookery.core.rules import CHANCE, Actor, Seat
from rookery.games.carcassonne.actions import Action, Draw
from rookery.games.carcassonne.expansion import OVER, Book
from rookery.games.carcassonne.expansions import CATALOGUE
from rookery.games.carcassonne.scoring import sheet
from rookery.games.carcassonne.state import State
from rookery.games.carcassonne.steps import settle, start
from rookery.games.carcassonne.view import CarcassonneView, make_view

NO_TILE_LEFT: Final = Reason("ended-no-tile-left", "BC-16")


@lru_cache(maxsize=256)
def book_for(setup: Setup) -> Book:
    """The book for this setup, composed once."""
    return Book(setup, CATALOGUE)


@dataclass(frozen=True, slots=True)
class Carcassonne:
    """The rules for one book."""

    book: Book

    @property
    def setup(self) -> Setup:
        return self.book.setup

    def start(self) -> State:
        return start(self.book)

    def actor(self, state: State) -> Actor:
        if state.step == OVER:
            return None
        return CHANCE if self.book.steps[state.step].chance else state.seat

    def legal(self, state: State) -> Sequence[Action]:
        return state.offers

    def odds(self, state: State) -> Mapping[Action, int]:
        if self.actor(state) != CHANCE:
            return {}
        return {Draw(code): count for code, count in state.piles[state.pile].items()}

    def apply(self, state: State, action: Action) -> State:
        if action not in state.offers:
            raise IllegalActionError(action, self._refusal(state, action))
        after = self.book.verbs[action.verb].play(self.book, replace(state, events=()), action)
        return settle(self.book, after, entered=after.step == state.step)

    def _refusal(self, state: State, action: Action) -> str:
        """The ledger id of the rule that forbids the action."""
        verb = self.book.verbs.get(action.verb)
        if state.step == OVER:
            return "BC-16"
        if verb is None or verb.step != state.step:
            return "BC-03"
        return verb.refuse(self.book, state, action)

    def outcome(self, state: State) -> Outcome | None:
        if state.step != OVER:
            return None
        return Outcome.of([sheet(self.book, player) for player in state.players], NO_TILE_LEFT)  # BC-17

    def view(self, state: State, seat: Seat | None) -> CarcassonneView:
        return make_view(self.book, state, seat, actor=self.actor(state), outcome=self.outcome(state))
