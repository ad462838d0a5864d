"""The seven questions every game answers, and a game's entry in the list of games."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Generic, Literal, Protocol, TypeAlias, TypeVar

from rookery.core.errors import Names, SetupError
from rookery.core.kit import load_game

if TYPE_CHECKING:
    from rookery.core.decision import FindDecisions
    from rookery.core.outcome import Outcome
    from rookery.core.record import Setup
    from rookery.core.surveyor import Surveyor
    from rookery.core.view import View

Seat: TypeAlias = int
"""A place at the table, counted clockwise from 0. The rules do not know which player holds it."""

CHANCE: Final = "chance"
Actor: TypeAlias = Seat | Literal["chance"] | None
"""Who acts next: a seat, chance, or None because the game is over."""

S = TypeVar("S")
A = TypeVar("A")


class Rng(Protocol):
    """A source of random numbers, such as `random.Random`."""

    def randrange(self, stop: int, /) -> int:
        """Return a uniformly random integer from 0 to stop - 1."""


class InOrder(dict[A, int]):
    """Odds already sorted by notation, the order that draws need; sorting a large draw pile for every draw would be slow."""


class Rules(Protocol[S, A]):
    """The rules of one game for one setup: an immutable object that gets the state with every call."""

    @property
    def setup(self) -> "Setup": ...

    def start(self) -> S:
        """Return the state before the first action."""

    def actor(self, state: S) -> Actor:
        """Return the next to act; None exactly when the game is over."""

    def legal(self, state: S) -> Sequence[A]:
        """List every legal action, including chance's, sorted by notation and without duplicates; empty only when the game is over."""

    def odds(self, state: S) -> Mapping[A, int]:
        """Return chance's actions with integer weights, as `InOrder` if sorted by notation; empty unless it is chance's turn."""

    def apply(self, state: S, action: A) -> S:
        """Return the state after the action; raise IllegalActionError if and only if the action is not in `legal(state)`."""

    def outcome(self, state: S) -> "Outcome | None":
        """Return the result, or None if the game is not over."""

    def view(self, state: S, seat: Seat | None) -> "View":
        """Return what a seat (None: a spectator) may know, with its choices if it is to act."""


@dataclass(frozen=True, slots=True)
class Facts:
    """The facts on the box: for menus and credits, without effect on play."""

    title: str
    designer: str
    age: int
    minutes: tuple[int, int]
    links: tuple[str, ...] = ()


@dataclass(frozen=True)
class Game(Generic[S, A]):
    """A game's entry in GAMES: its valid setups and its functions.

    `options` maps each option to its allowed values, the default first. `complete` builds a state that fits a view and
    draws all hidden information at random. `surveyor` serves boards that need more than the view. `decisions` finds the
    decisions that can be compared between games of one deal. `forced` is an action that the server plays for people when no other is legal.
    """

    name: str
    facts: Facts
    seats: range
    options: Mapping[str, tuple[str, ...]]
    expansions: tuple[str, ...]
    view: type["View"]
    build: Callable[["Setup"], Rules[S, A]]
    read_action: Callable[["Setup", str], A]
    write_position: Callable[["Setup", S], str]
    read_position: Callable[["Setup", str], S]
    complete: Callable[[Any, Rng], S]
    surveyor: "Surveyor[S] | None" = None
    decisions: "FindDecisions | None" = None
    forced: A | None = None

    def __reduce__(self) -> tuple[Callable[[str], "AnyGame"], tuple[str]]:
        """Pickle by name: a game's functions cannot be sent to other processes."""
        return load_game, (self.name,)

    def rules(self, setup: "Setup") -> Rules[S, A]:
        """Return the rules for this setup; raise SetupError if it is invalid."""
        self.check(setup)
        return self.build(setup)

    def check(self, setup: "Setup") -> None:
        if setup.game != self.name:
            raise SetupError("other-game", "a setup for '{given}' was given to '{game}'", given=setup.game, game=self.name)
        if type(setup.seats) is not int or setup.seats not in self.seats:
            fewest, most = self.seats[0], self.seats[-1]
            template = "{game} is for {fewest} to {most} seats, not {seats}"
            raise SetupError("seats", template, game=self.name, fewest=fewest, most=most, seats=setup.seats)
        if type(setup.opener) is not int or setup.opener not in range(setup.seats):
            raise SetupError("opener", "the opener must be a seat from 0 to {last}, not {seat}", last=setup.seats - 1, seat=setup.opener)
        for name, value in setup.options.items():
            if name not in self.options:
                raise SetupError("no-option", "{game} has no option '{name}' (known: {known})", game=self.name, name=name, known=Names(self.options))
            if value not in self.options[name]:
                known = Names(self.options[name])
                raise SetupError("option-value", "option '{name}' must be {known: or }, not '{value}'", name=name, known=known, value=value)
        for name in setup.expansions:
            if name not in self.expansions:
                known = Names(self.expansions)
                raise SetupError("no-expansion", "{game} has no expansion '{name}' (known: {known})", game=self.name, name=name, known=known)
        if len(set(setup.expansions)) != len(setup.expansions):
            raise SetupError("expansion-twice", "an expansion is named twice")

    def option(self, setup: "Setup", name: str) -> str:
        """Return an option's value in this setup, or its default."""
        return setup.options.get(name, self.options[name][0])


AnyGame: TypeAlias = Game[Any, Any]
AnyRules: TypeAlias = Rules[Any, Any]
