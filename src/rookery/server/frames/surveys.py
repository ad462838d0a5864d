"""What boards are told beyond the view. It is worked out and encoded once for each version of a table, for everybody who looks."""

from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from rookery.core.errors import GameError
from rookery.core.rules import AnyGame
from rookery.core.surveyor import Surveyor
from rookery.games import GAMES
from rookery.server import wire
from rookery.server.refusals import Refused
from rookery.server.tables import commands
from rookery.server.tables.table import Table

SURVEYS_CACHED: Final = 500
PREVIEWS_CACHED: Final = 100


@dataclass(slots=True)
class Surveyed:
    """The survey of one state of a table. It is encoded when it is first shown: whole, or as changes for those who have the one before."""

    surveyor: Surveyor[Any]
    state: Any
    survey: Any
    _whole: msgspec.Raw | None = None
    _changes: tuple[Any, msgspec.Raw] | None = None

    def shown(self, had: Any | None) -> msgspec.Raw:
        """For a viewer who has that survey (None: none that is known)."""
        if had is None:
            self._whole = self._whole or msgspec.Raw(wire.encode(self.survey))
            return self._whole
        if self._changes is None or self._changes[0] is not had:
            self._changes = had, msgspec.Raw(wire.encode(self.surveyor.changes(had, self.survey)))
        return self._changes[1]


_latest: OrderedDict[str, Surveyed] = OrderedDict()
"""The last survey of each table."""


def surveyed(table: Table) -> Surveyed | None:
    """The survey of the table as it is; None where the game has none or has not begun."""
    surveyor = GAMES[table.terms.game].surveyor
    if surveyor is None or table.match is None:
        return None
    found = _latest.get(table.id)
    if found is None or found.state is not table.match.state:
        history = (move.events for move in reversed(table.moves))
        found = Surveyed(surveyor, table.match.state, surveyor.survey(table.match.rules, table.match.state, history, table.terms.helps))
    _latest[table.id] = found
    _latest.move_to_end(table.id)
    if len(_latest) > SURVEYS_CACHED:
        _latest.popitem(last=False)
    return found


_previews: OrderedDict[str, tuple[Any, Any]] = OrderedDict()
"""The last whole preview of each table, and its state: it takes ten milliseconds, and somebody may ask for it hundreds of times."""


def preview_for(table: Table, guest: str | None, at: str | None) -> wire.insight.PreviewFrame:
    """What the choices of this guest would lead to, all of them or those at one place; refused if it is not their turn."""
    surveyor = _surveyor(GAMES[table.terms.game])
    commands.seat_to_act(guest, table)
    assert table.match is not None, "a game is running"
    known = _previews.get(table.id)
    if at is None and known is not None and known[0] is table.match.state:
        return wire.insight.PreviewFrame(table.version, known[1])
    try:
        preview = wire.builtins(surveyor.preview(table.match.rules, table.match.state, at))
    except GameError as error:
        raise Refused(error.code, str(error)) from error
    if at is None:
        _previews[table.id] = table.match.state, preview
        _previews.move_to_end(table.id)
        if len(_previews) > PREVIEWS_CACHED:
            _previews.popitem(last=False)
    return wire.insight.PreviewFrame(table.version, preview)


def fits_at(table: Table, at: str) -> wire.insight.FitsFrame:
    """The tiles to come that fit a place; refused where the board does not help."""
    surveyor = _surveyor(GAMES[table.terms.game])
    if not table.terms.helps:
        raise Refused("help/not-allowed", "It was agreed to play without help from the board at this table.")
    if table.match is None or table.status != "running":
        raise Refused("table/not-running", "No game is running at this table.")
    try:
        return wire.insight.FitsFrame(table.version, dict(surveyor.fits(table.match.rules, table.match.state, at)))
    except GameError as error:
        raise Refused(error.code, str(error)) from error


def _surveyor(game: AnyGame) -> Surveyor[object]:
    if game.surveyor is None:
        raise Refused("page/unknown", f"The board of {game.facts.title} needs nothing beyond its view.")
    return game.surveyor
