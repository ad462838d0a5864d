"""Games on paper: records to take home, and replays of finished games by link."""

import asyncio

from litestar import Response, Router, get
from litestar.params import FromPath, FromQuery

from rookery.core.record import Record
from rookery.core.record_text import write_json, write_rook
from rookery.core.view import plain
from rookery.server import wire
from rookery.server.desk import Desk, Looker, TheDesk
from rookery.server.refusals import Refused
from rookery.server.replaying import view_after
from rookery.server.showing import story_frame
from rookery.server.storage import Guest
from rookery.server.table import Played


async def _record(table: str, number: int, looker: Guest | None, desk: Desk) -> Record:
    assert looker is None or looker.id, "looking has been allowed"
    record = (await desk.house.table(table)).record(number)
    if record is None:
        raise Refused("table/unknown", "There is no such game at this table.")
    return record


async def _finished(table: str, number: int, looker: Guest | None, desk: Desk) -> Played:
    if (await _record(table, number, looker, desk)).scores is None:
        raise Refused("table/not-finished", "The game is not over yet.")
    return (await desk.house.table(table)).played[number - 1]


@get("/record.rook", media_type="text/plain; charset=utf-8")
async def rook(table: FromPath[str], number: FromPath[int], looker: Looker, desk: TheDesk) -> Response[str]:
    """The record of a game as text for people; of a running game as far as it has come."""
    text = write_rook(await _record(table, number, looker, desk))
    return Response(text, headers={"content-disposition": f'attachment; filename="game-{number}.rook"'})


@get("/record.json", media_type="application/json")
async def json_line(table: FromPath[str], number: FromPath[int], looker: Looker, desk: TheDesk) -> Response[bytes]:
    """The record of a game as one JSON line."""
    return Response(write_json(await _record(table, number, looker, desk)).encode())


@get("/replay")
async def show_replay(
    table: FromPath[str], number: FromPath[int], looker: Looker, desk: TheDesk, at: FromQuery[int | None] = None
) -> wire.ReplayFrame:
    """A finished game after `at` actions (all of them when left out), as a spectator sees it."""
    record = (await _finished(table, number, looker, desk)).record
    length = len(record.actions)
    step = length if at is None else max(0, min(at, length))
    view = await asyncio.to_thread(view_after, record, step)  # a whole game takes a while, and others are playing
    return wire.ReplayFrame(table, number, step, length, record.actions, dict(record.tags), plain(view))


@get("/story")
async def show_story(table: FromPath[str], number: FromPath[int], looker: Looker, desk: TheDesk) -> wire.StoryFrame:
    """A finished game from its first action to its last, with everybody's points after each."""
    played = await _finished(table, number, looker, desk)
    return await asyncio.to_thread(story_frame, table, number, played, looker.id if looker else None)


records = Router("/api/tables/{table:str}/games/{number:int}", route_handlers=[rook, json_line, show_replay, show_story], tags=["records"])
