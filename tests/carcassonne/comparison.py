"""Play random games with the engine and the oracle in parallel and compare them at every step."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from rookery.core.record import Setup
from rookery.core.rules import CHANCE
from rookery.games.carcassonne.actions import Action
from rookery.games.carcassonne.features import Feature, PieceId
from rookery.games.carcassonne.state import State
from rookery.play.shuffle import draw
from tests.carcassonne.oracle import Oracle
from tests.carcassonne.oracle_board import Group
from tests.carcassonne.table import state_of, table, towers_of
from tests.contract.table import Table


@dataclass
class Comparison:
    """One game on the engine and the oracle; `seen` collects its actions and events, `out` are the tiles removed from it."""

    setup: Setup
    seed: int
    out: Counter[str] = field(default_factory=Counter)
    seen: set[str] = field(default_factory=set)

    def play(self) -> None:
        rng = Random(self.seed)
        avoided = rng.choice([(), ("skip",), ("guard",), ("skip", "guard"), ("claim",)])
        at, oracle = self.begin(), Oracle(self.setup, self.out)
        agree(at, oracle)
        while (actor := at.actor) is not None:
            legal = at.rules.legal(at.state)
            action = draw(at.rules.odds(at.state), rng.randrange) if actor == CHANCE else _choose(legal, avoided, rng)
            at = at.play(str(action))
            oracle.play(str(action))
            agree(at, oracle)
            if action.verb == "place":
                agree_on_features(state_of(at), oracle)
            self.seen |= {action.verb, *(event.kind for event in at.events)}
        assert at.outcome is not None
        assert list(at.outcome.scores) == oracle.scores

    def begin(self) -> Table:
        """Return the table before the first draw, without the tiles in `out`."""
        start = table(seats=self.setup.seats, expansions=self.setup.expansions, opener=self.setup.opener, **self.setup.options)
        if not self.out:
            return start
        left = {pile for pile, bag in state_of(start).piles.items() if Counter(dict(bag)) - self.out}
        pile = next(pile for pile in ("river", "lake", "land") if pile in left)
        words = [f"pile={pile}" if word.startswith("pile=") else word for word in start.position.split()]
        position = f"{' '.join(words)} out={','.join(sorted(self.out.elements()))}"
        return table(position, seats=self.setup.seats, expansions=self.setup.expansions, opener=self.setup.opener, **self.setup.options)


def _choose(legal: Sequence[Action], avoided: tuple[str, ...], rng: Random) -> Action:
    """Choose a legal action. Avoid some verbs most of the time, so that games differ."""
    liked = [action for action in legal if action.verb not in avoided] if rng.random() < 0.9 else []
    return rng.choice(liked or legal)


def agree(at: Table, oracle: Oracle) -> None:
    """Assert that both have the same position."""
    state = state_of(at)
    assert at.legal == oracle.legal(), at.position
    assert state.step == "over" or state.seat == oracle.seat, at.position
    assert [player.score for player in state.players] == oracle.scores, at.position
    assert [dict(player.supply) for player in state.players] == [{name: own[name] for name in state.players[0].supply} for own in oracle.supply]
    standing = {(piece.cell, state.board.piece(piece).name, *figure) for piece, figure in state.figures.items()}
    assert standing == oracle.standing(), at.position
    assert {code: count for code, count in oracle.out.items() if count} == dict(state.out)
    if oracle.towers:
        towers = towers_of(at)
        assert (dict(towers.floors), dict(towers.guards)) == (oracle.floors, oracle.guards), at.position
        assert (towers.supply, towers.stolen) == (oracle.stock, oracle.stolen), at.position


def agree_on_features(state: State, oracle: Oracle) -> None:
    """Assert that both have the same features: pieces, tiles, shields, missing tiles, and the cities beside a field."""
    lonely = [PieceId(cell, place) for cell, laid in state.board.tiles.items() for place, piece in enumerate(laid.face.pieces) if not piece.ports]
    found = [*state.board.features.all(), *map(state.board.feature, lonely)]
    assert sorted(map(_of_the_engine, found), key=str) == sorted(map(_of_the_oracle, oracle.features), key=str)


def _of_the_engine(feature: Feature) -> tuple[object, ...]:
    pieces, cities = sorted(map(tuple, feature.pieces)), sorted(map(tuple, feature.cities))
    return feature.kind, pieces, sorted(feature.tiles), feature.shields, feature.open, cities, feature.complete


def _of_the_oracle(group: Group) -> tuple[object, ...]:
    return group.kind, sorted(group.spots), sorted(group.tiles), group.shields, group.missing, sorted(group.cities), group.complete
