"""What an expansion is: a table whose columns each combine in one fixed way. The base game is one too."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise
from typing import Any, Final, TypeAlias, TypeVar

from rookery.core.errors import NotationError, SetupError
from rookery.core.frozen import FrozenMap, replace
from rookery.core.outcome import Args
from rookery.core.record import Setup
from rookery.core.rules import Seat
from rookery.core.view import Choice
from rookery.games.carcassonne.actions import Action
from rookery.games.carcassonne.geometry import Cell
from rookery.games.carcassonne.scoring import Worth
from rookery.games.carcassonne.state import State
from rookery.games.carcassonne.tiles import LAND, Face, Tile, TileDataError, TileFile, load

K = TypeVar("K")
V = TypeVar("V")

Effect: TypeAlias = Callable[["Ruleset", State], State]
Offer: TypeAlias = Callable[["Ruleset", State], Iterable[Action]]

OVER: Final = "over"


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a turn. `enter` runs when it begins; when nothing is offered then, or any more, `leave` goes on to another step."""

    name: str
    enter: Effect = lambda _, state: state
    leave: Effect = lambda ruleset, state: ruleset.next_step(state)
    chance: bool = False


@dataclass(frozen=True, slots=True)
class Verb:
    """One kind of action: in which step it is done, how its text is read, what it does, why it is refused, and how it is shown."""

    action: type
    step: str
    read: Callable[["Ruleset", list[str]], Action]
    play: Callable[["Ruleset", State, Any], State]
    refuse: Callable[["Ruleset", State, Any], str]
    choice: Callable[["Ruleset", State, Any], Choice]


@dataclass(frozen=True, slots=True)
class Figure:
    """A kind of figure: how many each player has, and the kinds of piece it may stand on, by which rule."""

    name: str
    count: int
    claims: tuple[str, ...]
    rule: str


@dataclass(frozen=True, slots=True)
class Placement:
    """A further condition on where the drawn tile may lie, with its rule."""

    rule: str
    allows: Callable[["Ruleset", State, Cell, Face], bool]


@dataclass(frozen=True, slots=True)
class Mark:
    """Something that stands on a tile and is no figure on a piece: what it is (`mark-KIND` names it), how many of it, and whose it is.

    `reach` are the places it acts on, if that is a thing to show.
    """

    at: Cell
    kind: str
    count: int = 1
    seat: Seat | None = None
    reach: tuple[Cell, ...] = ()


@dataclass(frozen=True, slots=True)
class Note:
    """A line of text beside the board: a locale id and its arguments."""

    label: str
    args: Args = FrozenMap()


@dataclass(frozen=True, slots=True)
class Slot:
    """State that an expansion owns: how it begins, how it is written in a position, and how it is shown in a view.

    `from_view` gives back the value that `view` showed. `problem` returns the error if it is wrong in a position that was read.
    `figures` are the figures it holds, by seat and kind. `marks` and `notes` show it where there is no art and no text made for it.
    """

    start: Callable[["Ruleset", State], Any]
    write: Callable[[Any], str]
    read: Callable[["Ruleset", str], Any]
    view: Callable[[Any], Any]
    from_view: Callable[[Any], Any]
    problem: Callable[["Ruleset", State], NotationError | None]
    figures: Callable[[Any], Iterable[tuple[Seat, str]]] = lambda _: ()
    marks: Callable[[Any], Iterable[Mark]] = lambda _: ()
    notes: Callable[["Ruleset", Any], Iterable[Note]] = lambda *_: ()


@dataclass(frozen=True, eq=False)
class Expansion:
    """One row for each thing an expansion changes; what it does not name stays as it is. Rules, bots and views need nothing else.

    | column      | what it adds                                                       | combines by                        |
    |-------------|--------------------------------------------------------------------|------------------------------------|
    | `tiles`     | a data file of tiles                                               | concatenation                      |
    | `piles`     | piles of tiles that are drawn before the land tiles, in this order | concatenation                      |
    | `side_piles`| piles that are drawn from on occasion only                         | concatenation                      |
    | `start`     | the tile that lies there at the start                              | the last one named                 |
    | `figures`   | figures for each player                                            | concatenation                      |
    | `worths`    | what a kind of feature is worth                                    | one owner each                     |
    | `steps`     | steps of a turn, each after the step named                         | insertion                          |
    | `placement` | where a tile may lie                                               | all must allow                     |
    | `offers`    | actions offered in a step                                          | union                              |
    | `verbs`     | actions and their notation                                         | one owner each                     |
    | `on_placed` | effects when a tile has been laid                                  | one after the other, in the order of the catalogue |
    | `at_end`    | effects when the game is over                                      | likewise                           |
    | `slots`     | state of its own                                                   | one owner each                     |
    | `labels`    | what points can be for, and by which rule                          | one owner each                     |
    | `counters`  | numbers each seat shows in the view                                | one owner each                     |
    """

    name: str
    tiles: TileFile | None = None
    piles: tuple[str, ...] = ()
    side_piles: tuple[str, ...] = ()
    start: str | None = None
    figures: tuple[Figure, ...] = ()
    worths: Mapping[str, Worth] = field(default_factory=dict)
    steps: tuple[tuple[str | None, Step], ...] = ()
    placement: tuple[Placement, ...] = ()
    offers: Mapping[str, Offer] = field(default_factory=dict)
    verbs: tuple[Verb, ...] = ()
    on_placed: tuple[Effect, ...] = ()
    at_end: tuple[Effect, ...] = ()
    slots: Mapping[str, Slot] = field(default_factory=dict)
    labels: Mapping[str, str] = field(default_factory=dict)
    counters: Mapping[str, Callable[[State, Seat], int]] = field(default_factory=dict)


@dataclass(frozen=True)
class Ruleset:
    """The rules of one table as data: the expansions in play, combined. `catalogue` holds all there are, in their fixed order."""

    setup: Setup
    catalogue: tuple[Expansion, ...]

    @cached_property
    def expansions(self) -> tuple[Expansion, ...]:
        """Those in play, the base game (the first) always."""
        return (self.catalogue[0], *(expansion for expansion in self.catalogue[1:] if expansion.name in self.setup.expansions))

    @cached_property
    def tiles(self) -> Mapping[str, Tile]:
        """The tiles in play by code; those that need an expansion which is not in play stay in the box."""
        names = {expansion.name for expansion in self.catalogue}
        piles = {*self.main_piles, *(pile for expansion in self.expansions for pile in expansion.side_piles)}
        playing = {}
        for code, tile in load_tiles(self.expansions).items():
            if tile.needs is not None and tile.needs not in names:
                raise TileDataError(f"tile {code} needs the expansion '{tile.needs}', which does not exist")
            if tile.needs is None or tile.needs in self.setup.expansions:
                if tile.pile not in piles:
                    raise TileDataError(f"tile {code} lies in the pile '{tile.pile}', which nobody draws from")
                playing[code] = tile
        return playing

    @cached_property
    def main_piles(self) -> tuple[str, ...]:
        """The piles a turn draws from, one after the other; when all are empty the game ends."""
        return (*(pile for expansion in self.expansions for pile in expansion.piles), LAND)

    @cached_property
    def start(self) -> str:
        return [expansion.start for expansion in self.expansions if expansion.start][-1]

    @cached_property
    def figures(self) -> Mapping[str, Figure]:
        return _one_owner((figure.name, figure) for expansion in self.expansions for figure in expansion.figures)

    @cached_property
    def worths(self) -> Mapping[str, Worth]:
        return _one_owner(item for expansion in self.expansions for item in expansion.worths.items())

    @cached_property
    def steps(self) -> Mapping[str, Step]:
        """The steps of a turn in their order."""
        order: list[Step] = []
        for anchor, step in (row for expansion in self.expansions for row in expansion.steps):
            names = [other.name for other in order]
            if step.name in names or (anchor is not None and anchor not in names):
                raise SetupError("step-order", "the step '{name}' cannot stand after '{anchor}'", name=step.name, anchor=anchor)
            order.insert(len(order) if anchor is None else names.index(anchor) + 1, step)
        return {step.name: step for step in order}

    @cached_property
    def verbs(self) -> Mapping[str, Verb]:
        return _one_owner((verb.action.verb, verb) for expansion in self.expansions for verb in expansion.verbs)  # type: ignore[attr-defined]

    @cached_property
    def placement(self) -> tuple[Placement, ...]:
        return tuple(rule for expansion in self.expansions for rule in expansion.placement)

    @cached_property
    def slots(self) -> Mapping[str, Slot]:
        return _one_owner(item for expansion in self.expansions for item in expansion.slots.items())

    @cached_property
    def labels(self) -> Mapping[str, str]:
        return _one_owner(item for expansion in self.expansions for item in expansion.labels.items())

    @cached_property
    def counters(self) -> Mapping[str, Callable[[State, Seat], int]]:
        """Of the whole catalogue, so that a view has the same entries at every table."""
        return _one_owner(item for expansion in self.catalogue for item in expansion.counters.items())

    @cached_property
    def edges(self) -> frozenset[str]:
        """The edges of all tiles in play, as they are printed."""
        return frozenset(tile.face.edges for tile in self.tiles.values())

    @cached_property
    def deciding_steps(self) -> tuple[str, ...]:
        """The steps in which somebody, or chance, may have something to choose."""
        return tuple(step for step in self.steps if any(step in expansion.offers for expansion in self.expansions))

    def offers(self, state: State) -> tuple[Action, ...]:
        """Every action allowed now, sorted by notation."""
        found = (expansion.offers[state.step] for expansion in self.expansions if state.step in expansion.offers)
        actions = {str(action): action for offer in found for action in offer(self, state)}
        return tuple([actions[text] for text in sorted(actions)])

    def placed(self, state: State) -> State:
        for effect in (effect for expansion in self.expansions for effect in expansion.on_placed):
            state = effect(self, state)
        return state

    def ended(self, state: State) -> State:
        for effect in (effect for expansion in self.expansions for effect in expansion.at_end):
            state = effect(self, state)
        return state

    def next_step(self, state: State) -> State:
        """On to the step that follows in the turn."""
        return replace(state, step=self._following[state.step])

    @cached_property
    def _following(self) -> Mapping[str, str]:
        names = list(self.steps)
        return dict(pairwise(names))

    def draw_from(self, state: State) -> str | None:
        """The pile to draw from: the one asked for, else the first of the main piles that is not empty."""
        return next((pile for pile in (state.pile, *self.main_piles) if state.piles.get(pile)), None)


def load_tiles(expansions: Iterable[Expansion]) -> Mapping[str, Tile]:
    """All tiles of these expansions by code, in their order; a later file may borrow the faces of earlier ones."""
    tiles: dict[str, Tile] = {}
    for expansion in expansions:
        if expansion.tiles is not None:
            tiles |= {tile.code: tile for tile in load(expansion.tiles, tiles)}
    return tiles


def _one_owner(items: Iterable[tuple[K, V]]) -> Mapping[K, V]:
    owned: dict[K, V] = {}
    for name, value in items:
        if name in owned:
            raise SetupError("owned-twice", "two expansions own '{name}'", name=name)
        owned[name] = value
    return FrozenMap(owned)
