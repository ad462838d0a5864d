"""The seven questions every game answers, and the entry a game makes in the table of games."""

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
"""A place at the table, counted from 0, clockwise. The rules do not know who sits there."""

CHANCE: Final = "chance"
Actor: TypeAlias = Seat | Literal["chance"] | None
"""Who acts next: a seat, chance, or nobody because the game is over."""

S = TypeVar("S")
A = TypeVar("A")


class Rng(Protocol):
    """Random numbers that a caller hands in; `random.Random` is such a source."""

    def randrange(self, stop: int, /) -> int:
        """A whole number from 0 to stop - 1, each as likely."""


class InOrder(dict[A, int]):
    """Odds whose actions are in the order of their notation, which draws need: sorting a long pile for every draw would be slow."""


class Rules(Protocol[S, A]):
    """One game, set up. A pure value without state of its own: everything that changes is in the state it is handed."""

    @property
    def setup(self) -> "Setup": ...

    def start(self) -> S:
        """The state before the first action."""

    def actor(self, state: S) -> Actor:
        """Who acts next; None exactly when the game is over."""

    def legal(self, state: S) -> Sequence[A]:
        """Every action allowed now, chance's too, sorted by notation, each once; empty only when the game is over."""

    def odds(self, state: S) -> Mapping[A, int]:
        """Chance's actions with their integer weights, as `InOrder` if they are in the order of their notation; empty when chance is not to act."""

    def apply(self, state: S, action: A) -> S:
        """The state after the action. Raises IllegalActionError exactly when the action is not in `legal(state)`."""

    def outcome(self, state: S) -> "Outcome | None":
        """The result, or None while the game goes on."""

    def view(self, state: S, seat: Seat | None) -> "View":
        """What that seat (None: a spectator) may know, with its choices if it is the one to act."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What is printed on the box; for menus and credits, without influence on play."""

    title: str
    designer: str
    age: int
    minutes: tuple[int, int]
    links: tuple[str, ...] = ()


@dataclass(frozen=True)
class Game(Generic[S, A]):
    """A game's entry in GAMES: what may be set up, and its functions.

    `options` maps each option to its allowed values, the default first. `complete` gives a state that a view can be a view of: what the view
    does not show is drawn at random, in keeping with what it does show. `surveyor` is for boards that need more than the view; `decisions` finds
    what can be compared between games of one deal.
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

    def __reduce__(self) -> tuple[Callable[[str], "AnyGame"], tuple[str]]:
        """Pickle by name: processes exchange which game it is, not its functions."""
        return load_game, (self.name,)

    def rules(self, setup: "Setup") -> Rules[S, A]:
        """The rules for this setup; SetupError says in one sentence what does not fit."""
        self.check(setup)
        return self.build(setup)

    def check(self, setup: "Setup") -> None:
        if setup.game != self.name:
            raise SetupError("other-game", "a setup for '{given}' was given to '{game}'", given=setup.game, game=self.name)
        if setup.seats not in self.seats:
            fewest, most = self.seats[0], self.seats[-1]
            template = "{game} is for {fewest} to {most} seats, not {seats}"
            raise SetupError("seats", template, game=self.name, fewest=fewest, most=most, seats=setup.seats)
        if setup.opener not in range(setup.seats):
            raise SetupError("opener", "the opener must be a seat from 0 to {last}, not {seat}", last=setup.seats - 1, seat=setup.opener)
        for name, value in setup.options.items():
            if name not in self.options:
                raise SetupError("no-option", "{game} has no option '{name}' (known: {known})", game=self.name, name=name, known=Names(self.options))
            if value not in self.options[name]:
                known = Names(self.options[name])
                raise SetupError("option-value", "option '{name}' can be {known: or }, not '{value}'", name=name, known=known, value=value)
        for name in setup.expansions:
            if name not in self.expansions:
                known = Names(self.expansions)
                raise SetupError("no-expansion", "{game} has no expansion '{name}' (known: {known})", game=self.name, name=name, known=known)
        if len(set(setup.expansions)) != len(setup.expansions):
            raise SetupError("expansion-twice", "an expansion is named twice")

    def option(self, setup: "Setup", name: str) -> str:
        """The value of an option: as set up, or its default."""
        return setup.options.get(name, self.options[name][0])


AnyGame: TypeAlias = Game[Any, Any]
AnyRules: TypeAlias = Rules[Any, Any]
