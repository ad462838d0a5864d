"""Pictures for link previews: drawn on request, rasterised by a separate process, and cached."""

import asyncio
import sys
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from functools import partial
from typing import Final, NamedTuple

from rookery.core.view import View
from rookery.drawing import Picture, Theme, result_picture
from rookery.locale import Words
from rookery.server import time_source
from rookery.server.background import beside
from rookery.server.frames.history import view_after
from rookery.server.frames.link_previews import words_for_seat
from rookery.server.refusals import Refused
from rookery.server.tables.table import Holder, Played, Table

KEPT: Final = 64
WAITING: Final = 8
"""Maximum number of pending requests; the server renders one picture at a time."""
SECONDS: Final = 20.0
"""Time limit for rasterising one picture."""
FRESH: Final = 60_000
"""Milliseconds for which the picture of a running game stays valid."""


class _CachedPicture(NamedTuple):
    at: int
    lasts: bool
    png: bytes


class Pictures:
    """A cache of the latest pictures."""

    def __init__(self, pixels: Callable[[str], Awaitable[bytes]] | None = None) -> None:
        self._pixels = pixels or pixels_of
        self._kept: OrderedDict[Hashable, _CachedPicture] = OrderedDict()
        self._one = asyncio.Lock()
        self._asked = 0

    async def of_table(self, table: Table, number: int | None, words: Words) -> bytes:
        """Return the picture of a game (default: the latest): a result, or the board of a running game without points."""
        number = number or (len(table.played) if table.match is None else table.number)
        key = (table.id, number, words.language)
        if 0 < number <= len(table.played):
            return await self.png(key, partial(draw_result, table.played[number - 1], words))
        if table.match is None or number != table.number:
            raise Refused("table/unknown")
        return await self.png(key, lambda: _draw_running(table.seat_view(None), list(table.holders), words), lasts=False)

    async def png(self, key: Hashable, draw: Callable[[], Picture], *, lasts: bool = True) -> bytes:
        """Return the picture under this key, drawing it unless it is in the cache; a temporary one (not `lasts`) expires after `FRESH`."""
        if self._asked >= WAITING:
            raise Refused("server/busy", "Too many pictures were requested at once; please try again.")
        self._asked += 1
        try:
            async with self._one:
                return await self._made(key, draw, lasts=lasts)
        finally:
            self._asked -= 1

    async def _made(self, key: Hashable, draw: Callable[[], Picture], *, lasts: bool) -> bytes:
        now = time_source.now()
        if (kept := self._kept.get(key)) is not None and (kept.lasts or now - kept.at < FRESH):
            self._kept.move_to_end(key)
            return kept.png
        self._kept[key] = _CachedPicture(now, lasts, await self._pixels(str(await beside(draw))))
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return self._kept[key].png


async def pixels_of(svg: str) -> bytes:
    """Rasterise a drawing in a process of its own, because the work would block the event loop."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "rookery.drawing.png", stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
    )
    try:
        async with asyncio.timeout(SECONDS):
            png, _ = await process.communicate(svg.encode())
    except BaseException:
        process.kill()
        await process.wait()
        raise
    if process.returncode:
        raise RuntimeError("the picture could not be drawn")
    return png


def draw_result(played: Played, words: Words, theme: Theme = "light") -> Picture:
    """Draw a finished game, with its winner."""
    view = view_after(played.record, len(played.record.actions))
    names = _names(played.holders, words)
    subtitle = f"{words(f'game-{view.game}')}, {time_source.day_of(played.ended)}"
    return result_picture(view, title=headline(played, view, names, words), subtitle=subtitle, names=names, theme=theme)


def _draw_running(view: View, holders: list[Holder], words: Words) -> Picture:
    names = _names(holders, words)
    return result_picture(view, title=words(f"game-{view.game}"), subtitle="", names=names, points=False)


def _names(holders: list[Holder] | tuple[Holder, ...], words: Words) -> list[str]:
    return [words_for_seat(holder.bot, holder.name or words("web-guest"), words) for holder in holders]


def headline(played: Played, view: View, names: list[str], words: Words) -> str:
    if view.outcome is None:
        return words(f"web-ended-{played.ending.how}", names=words.listed([names[seat] for seat in played.ending.seats]))
    won = [names[seat] for seat in view.outcome.winners]
    points = max(view.scores)
    return words("web-won", you="no", name=won[0], points=points) if len(won) == 1 else words("won-together", names=words.listed(won), points=points)
