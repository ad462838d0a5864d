"""Expansions as declarations whose fields each combine in one fixed way. The base game is also an expansion."""

from collections import Counter
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
from rookery.games.carcassonne.state import Standing, State
from rookery.games.carcassonne.tiles import LAND, Face, Tile, TileDataError, TileFile, load

K = TypeVar("K")
V = TypeVar("V")

Effect: TypeAlias = Callable[["Ruleset", State], State]
Offer: TypeAlias = Callable[["Ruleset", State], Iterable[Action]]

OVER: Final = "over"


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a turn. `enter` runs when the step begins; `leave` moves to another step once it has no more actions to offer."""

    name: str
    enter: Effect = lambda _, state: state
    leave: Effect = lambda ruleset, state: ruleset.next_step(state)
    chance: bool = False


@dataclass(frozen=True, slots=True)
class Verb:
    """One kind of action: its step, parser, effect, refusals and display."""

    action: type
    step: str
    read: Callable[["Ruleset", list[str]], Action]
    play: Callable[["Ruleset", State, Any], State]
    refuse: Callable[["Ruleset", State, Any], str]
    choice: Callable[["Ruleset", State, Any], Choice]


@dataclass(frozen=True, slots=True)
class Figure:
    """A kind of figure: the number per player, and the kinds of piece it may stand on, each with its rule."""

    name: str
    count: int
    claims: tuple[str, ...]
    rule: str


@dataclass(frozen=True, slots=True)
class Placement:
    """An extra condition on tile placement, with its rule."""

    rule: str
    allows: Callable[["Ruleset", State, Cell, Face], bool]


@dataclass(frozen=True, slots=True)
class Mark:
    """A marker on a tile that is not a figure on a piece: its kind (`mark-KIND` is its message), count and owner.

    `reach` lists the cells it affects, if boards should show them.
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
    """State that an expansion owns: its initial value, its text in positions and its data in views.

    `from_view` is the inverse of `view`. `problem` returns the error in a position just read, if any. `figures` counts the figures
    it holds, by seat and kind. `marks` and `notes` are the generic display for clients without art or text for this expansion.
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
    """A declaration of everything that an expansion changes. Rules, views and bots need no other change.

    | field       | adds                                                               | combines by                        |
    |-------------|--------------------------------------------------------------------|------------------------------------|
    | `tiles`     | a data file of tiles                                               | concatenation                      |
    | `piles`     | piles to draw from before the land tiles, in this order            | concatenation                      |
    | `side_piles`| piles to draw from on special occasions only                       | concatenation                      |
    | `start`     | the start tile                                                     | the last one named                 |
    | `figures`   | figures for each player                                            | concatenation                      |
    | `worths`    | the value of a kind of feature                                     | one owner each                     |
    | `steps`     | steps of a turn, each after the named step                         | insertion                          |
    | `placement` | conditions on tile placement                                       | all must allow                     |
    | `offers`    | actions offered in a step                                          | union                              |
    | `verbs`     | actions and their notation                                         | one owner each                     |
    | `on_placed` | effects of placing a tile                                          | sequence, in catalogue order       |
    | `at_end`    | effects at the end of the game                                     | sequence, in catalogue order       |
    | `slots`     | state of its own                                                   | one owner each                     |
    | `labels`    | score labels, each with its rule                                   | one owner each                     |
    | `counters`  | numbers that the view shows for each seat                          | one owner each                     |
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
    """The rules of one table as data: the combined expansions in play. `catalogue` holds all expansions, in a fixed order."""

    setup: Setup
    catalogue: tuple[Expansion, ...]

    @cached_property
    def expansions(self) -> tuple[Expansion, ...]:
        """The expansions in play; the base game is always first."""
        return (self.catalogue[0], *(expansion for expansion in self.catalogue[1:] if expansion.name in self.setup.expansions))

    @cached_property
    def tiles(self) -> Mapping[str, Tile]:
        """The tiles in play by code, excluding tiles that need an expansion not in play."""
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
        """The piles for ordinary draws, in order; the game ends when all are empty."""
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
        """The steps of a turn, in order."""
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
        """The counters of the whole catalogue, so that views have the same entries at every table."""
        return _one_owner(item for expansion in self.catalogue for item in expansion.counters.items())

    @cached_property
    def edges(self) -> frozenset[str]:
        """The printed edges of all tiles in play."""
        return frozenset(tile.face.edges for tile in self.tiles.values())

    @cached_property
    def deciding_steps(self) -> tuple[str, ...]:
        """The steps in which a player or chance may have a choice."""
        return tuple(step for step in self.steps if any(step in expansion.offers for expansion in self.expansions))

    def offers(self, state: State) -> tuple[Action, ...]:
        """List the legal actions, sorted by notation."""
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
        """Move to the next step of the turn."""
        return replace(state, step=self._following[state.step])

    @cached_property
    def _following(self) -> Mapping[str, str]:
        names = list(self.steps)
        return dict(pairwise(names))

    def piles(self, tiles: Mapping[str, int]) -> FrozenMap[str, FrozenMap[str, int]]:
        """Sort these tiles into their piles."""
        piles: dict[str, dict[str, int]] = {}
        for code, count in tiles.items():
            if count:
                piles.setdefault(self.tiles[code].pile, {})[code] = count
        return FrozenMap({pile: FrozenMap(bag) for pile, bag in piles.items()})

    def supplies(self, figures: Iterable[Standing], slots: Mapping[str, Any]) -> list[dict[str, int]]:
        """Return each seat's supply: its figures that are neither on a piece nor held by a slot."""
        used: Counter[tuple[Seat, str]] = Counter(figures)
        for name, slot in self.slots.items():
            used.update(slot.figures(slots[name]))
        return [{name: figure.count - used[seat, name] for name, figure in self.figures.items()} for seat in range(self.setup.seats)]

    def draw_from(self, state: State) -> str | None:
        """Return the pile to draw from: the requested one, else the first main pile that is not empty."""
        return next((pile for pile in (state.pile, *self.main_piles) if state.piles.get(pile)), None)


def load_tiles(expansions: Iterable[Expansion]) -> Mapping[str, Tile]:
    """Load all tiles of these expansions by code, in order; a file may reuse the faces of earlier files."""
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
