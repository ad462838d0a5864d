"""Views for drawing tests: positions of random games, and constructed views."""

from dataclasses import replace
from typing import Any

from rookery.core.frozen import FrozenMap
from rookery.games import GAMES
from rookery.games.carcassonne.view import CarcassonneView, FigureView, TileView
from rookery.games.five_towers.view import FiveTowersView
from tests.contract.playthrough import Playthrough, playthrough
from tests.contract.table import set_up, setup_of

EVERYTHING = GAMES["carcassonne"].expansions


def carcassonne(seats: int = 5, seed: int = 1) -> Playthrough:
    return playthrough(setup_of("carcassonne", seats, expansions=EVERYTHING), seed)


def five_towers(seats: int, seed: int = 1) -> Playthrough:
    return playthrough(setup_of("five-towers", seats), seed)


def final_board(seats: int = 5, seed: int = 1) -> CarcassonneView:
    view = carcassonne(seats, seed).rules.view(carcassonne(seats, seed).states[-1], None)
    assert isinstance(view, CarcassonneView)
    return view


def final_table(seats: int, seed: int = 1) -> FiveTowersView:
    view = five_towers(seats, seed).rules.view(five_towers(seats, seed).states[-1], None)
    assert isinstance(view, FiveTowersView)
    return view


def views_of_actors(game: Playthrough, step: str) -> list[Any]:
    """Return every view of a seat that had to choose in this step."""
    actors = [(state, game.rules.actor(state)) for state in game.states]
    views = [game.rules.view(state, actor) for state, actor in actors if isinstance(actor, int)]
    return [view for view in views if getattr(view, "step", "") == step]


def small_board(*tiles: TileView, figures: tuple[FigureView, ...] = (), **changes: Any) -> CarcassonneView:
    """Return a board of these tiles, which need not match; towers are given as (cell, floors, guard)."""
    towers = changes.pop("towers", ())
    seen = tuple(FrozenMap({"at": at, "floors": floors, "guard": guard}) for at, floors, guard in towers)
    slot = FrozenMap({"towers": seen, "supply": 0, "stolen": None, "rising": ()})
    view = replace(final_board(), figures=figures, tiles=tiles, outcome=None, slots=FrozenMap({"towers": slot}))
    return replace(view, **changes)


def table_at(position: str, seats: int) -> FiveTowersView:
    """Return a spectator's view of 5 Towers in a position."""
    table = set_up(setup_of("five-towers", seats), position)
    view = table.rules.view(table.state, None)
    assert isinstance(view, FiveTowersView)
    return view
