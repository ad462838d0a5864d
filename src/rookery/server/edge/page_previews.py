"""Link previews of pages: the home page, daily games, challenges, puzzles and lessons. Their posters show nothing that only some people may know."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from rookery.core.record import Setup
from rookery.core.rules import AnyGame
from rookery.core.view import View
from rookery.drawing import Picture, poster
from rookery.games import GAMES
from rookery.lessons import LESSONS
from rookery.locale import Words
from rookery.play.puzzles import Puzzle
from rookery.server.deals.deals import recent_daily
from rookery.server.deals.puzzles import shipped
from rookery.server.frames.link_previews import Preview
from rookery.server.storage.deals import DealStore

OVERVIEWS: Final = {"about": "web-about", "learn": "web-lessons", "puzzles": "web-puzzles", "rules": "web-rules"}
"""The titles of overview pages by path."""


class Poster(NamedTuple):
    """The poster of a page: its texts, and the positions on it by the names of their games."""

    title: str
    about: str
    views: Mapping[str, View]

    def preview(self, path: str, words: Words) -> Preview:
        return Preview(self.title, self.about, f"api/poster.png?page={path}&language={words.language}")

    def draw(self) -> Picture:
        return poster(self.views, title=self.title, subtitle=self.about)


async def page_poster(path: str, words: Words, deals: DealStore) -> Poster | None:
    """Return the poster of the page at this path; None for other pages."""
    match path.split("/")[1:]:
        case [""]:
            return Poster(words("web-name"), words("web-lead"), _showcases(words))
        case ["daily"]:
            return Poster(words("web-to-daily"), words("web-to-daily-about"), _showcases(words))
        case [page] if page in OVERVIEWS:
            return Poster(words(OVERVIEWS[page]), words("web-page-about"), _showcases(words))
        case ["deal", name] if (deal := await deals.find(name) or recent_daily(name)) is not None:  # a daily deal is stored on its first request
            if deal.day is None:
                return _of_game(deal.game, words("deal-by-nobody"), words("deal-by-lead"))
            return _of_game(deal.game, words("web-to-daily"), f"{words(f'game-{deal.game}')}, {deal.day}")
        case ["puzzles", game] | ["puzzles", game, "daily"] if game in GAMES and shipped(game):
            return _of_game(game, words("web-to-puzzles", game=words(f"game-{game}")), words("web-to-puzzles-about"))
        case ["puzzles", game, name] if game in GAMES and (puzzle := shipped(game).get(name)) is not None:
            return Poster(words("web-puzzle", game=words(f"game-{game}")), words("web-puzzle-ask"), {game: _public_view(puzzle)})
        case ["learn", game] if game in LESSONS:
            return _of_game(game, words("web-learn-offer", game=words(f"game-{game}")), words("web-learn-offer-about"))
    return None


def _of_game(game: str, title: str, about: str) -> Poster:
    return Poster(title, about, {game: _showcase(game)})


def _showcases(words: Words) -> Mapping[str, View]:
    return {words(f"game-{game}"): _showcase(game) for game in GAMES}


@lru_cache
def _showcase(game: str) -> View:
    """Return the view of a position worth a picture: the richest puzzle for the fewest seats, or the start of a game without puzzles."""
    known = shipped(game).values()
    if known:
        return _public_view(max(known, key=lambda puzzle: (-puzzle.setup.seats, len(puzzle.position))))
    rules = GAMES[game].rules(Setup(game, GAMES[game].seats[0]))
    view: View = rules.view(rules.start(), None)
    return view


def _public_view(puzzle: Puzzle) -> View:
    """Return a spectator's view of a puzzle: without the choices of the seat to act."""
    game: AnyGame = GAMES[puzzle.setup.game]
    view: View = game.rules(puzzle.setup).view(game.read_position(puzzle.setup, puzzle.position), None)
    return view
