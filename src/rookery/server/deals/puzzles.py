"""Puzzles: one after another, or the daily one; only the first try at each is rated."""

from datetime import date
from functools import lru_cache
from typing import Final

from rookery.core.surveyor import Surveyor
from rookery.core.view import plain
from rookery.games import GAMES
from rookery.play import puzzles
from rookery.play.puzzles import Puzzle
from rookery.server import time_source, wire
from rookery.server.frames.history import next_choices
from rookery.server.frames.tables import explanation_frames, view_frame
from rookery.server.refusals import Refused
from rookery.server.storage.puzzles import PuzzleStore

STRIDE: Final = 89
"""Step between the puzzles of successive days: a prime, so every puzzle gets its day unless their number is a multiple of it."""

RECENT: Final = 30
"""Number of ratings in a guest's graph."""


@lru_cache
def shipped(game: str) -> dict[str, Puzzle]:
    """Return the puzzles of a game by their ids."""
    return {puzzle.id: puzzle for puzzle in puzzles.shipped(game)}


def _puzzles(game: str) -> dict[str, Puzzle]:
    known = shipped(game) if game in GAMES else {}
    if not known:
        raise Refused("puzzle/none")
    return known


def of_the_day(game: str) -> str:
    """Return the daily puzzle."""
    known = list(_puzzles(game))
    return known[date.fromisoformat(time_source.today()).toordinal() * STRIDE % len(known)]


async def ratings(store: PuzzleStore, guest: str) -> list[wire.insight.PuzzleRatingFrame]:
    """Return a guest's ratings in all games with puzzles."""
    return [await _rating(store, guest, game) for game in GAMES if shipped(game)]


async def _rating(store: PuzzleStore, guest: str, game: str) -> wire.insight.PuzzleRatingFrame:
    tried = await store.tries(guest, game)
    return wire.insight.PuzzleRatingFrame(
        game=game,
        tried=len(tried),
        solved=sum(tried.values()),
        rating=round(await store.rating(guest, game)) if tried else None,
        recent=tuple(map(round, await store.recent_ratings(guest, game, RECENT))),
    )


async def offer(store: PuzzleStore, guest: str, game: str, puzzle: str | None, *, daily: bool) -> wire.insight.PuzzleFrame:
    """Return the requested puzzle, or the daily one; by default the next that this guest has not tried, else one that they missed."""
    known, tried = _puzzles(game), await store.tries(guest, game)
    if puzzle is None and daily:
        puzzle = of_the_day(game)
    if puzzle is None:
        missed = (one for one in known if tried.get(one) is False)
        puzzle = next((one for one in known if one not in tried), None) or next(missed, None)
    if puzzle is None:
        raise Refused("puzzle/none", "You have solved all puzzles of that game.")
    found = _find(game, puzzle)
    surveyor: Surveyor[object] | None = GAMES[game].surveyor
    rules, state = GAMES[game].rules(found.setup), GAMES[game].read_position(found.setup, found.position)
    survey = None if surveyor is None else wire.builtins(surveyor.survey(rules, state, iter(()), True))
    view = rules.view(state, found.seat)
    return wire.insight.PuzzleFrame(
        game=game,
        puzzle=puzzle,
        daily=puzzle == of_the_day(game),
        options=dict(found.setup.options),
        expansions=found.setup.expansions,
        seats=found.setup.seats,
        view=view_frame(view),
        survey=survey,
        rating=round(await store.rating(guest, game)),
        tried=tried.get(puzzle),
    )


async def answer(store: PuzzleStore, guest: str, game: str, puzzle: str, action: str | None) -> wire.insight.PuzzleAnswerFrame:
    """Judge an answer; None gives up and reveals the solution. Only the first try counts."""
    found = _find(game, puzzle)
    offers = {choice.action: choice for choice in found.view(GAMES[game]).choices}
    if action is not None and action not in offers:
        raise Refused("action/illegal")
    before = await store.rating(guest, game)
    solved = action == found.best
    counted = await store.note_try(guest, game, puzzle, time_source.now(), solved=solved)
    after, standing = await store.rating(guest, game), await store.standing(game, puzzle)
    state = GAMES[game].read_position(found.setup, found.position)
    then = next_choices(GAMES[game], found.setup, state, found.seat, (found.best, *found.then))
    chances = tuple(
        wire.insight.AnalysedChoice(one, offers[one].label, plain(offers[one].args), chance, (), then if one == found.best else ())
        for one, chance in found.chances
    )
    return wire.insight.PuzzleAnswerFrame(
        right=solved,
        counted=counted,
        best=found.best,
        chances=chances,
        explanations=explanation_frames(found.explanations),
        rating=round(after),
        change=round(after) - round(before),
        recent=tuple(map(round, await store.recent_ratings(guest, game, RECENT))),
        puzzle_rating=round(standing.rating),
        tries=standing.tries,
        solved=standing.solved,
    )


def _find(game: str, puzzle: str) -> Puzzle:
    found = _puzzles(game).get(puzzle)
    if found is None:
        raise Refused("puzzle/unknown")
    return found
