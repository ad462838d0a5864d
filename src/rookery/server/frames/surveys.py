"""Data for boards beyond the view: surveys with every frame, previews and fits on request. Each is computed once per state of the game."""

from dataclasses import dataclass
from typing import Any

import msgspec

from rookery.core.errors import GameError
from rookery.core.rules import AnyGame
from rookery.core.surveyor import Surveyor
from rookery.games import GAMES
from rookery.server import wire
from rookery.server.refusals import Refused, refusal_of
from rookery.server.tables import commands
from rookery.server.tables.table import Table


@dataclass(slots=True)
class Surveyed:
    """The survey of one state of a game, encoded when it is first shown: whole, or as changes for viewers who have the previous one."""

    surveyor: Surveyor[Any]
    survey: Any
    _whole: msgspec.Raw | None = None
    _changes: tuple[Any, msgspec.Raw] | None = None

    def shown(self, had: Any | None) -> msgspec.Raw:
        """Return the changes since the survey that a viewer has, or the full survey if `had` is None."""
        if had is None:
            self._whole = self._whole or msgspec.Raw(wire.encode(self.survey))
            return self._whole
        if self._changes is None or self._changes[0] is not had:
            self._changes = had, msgspec.Raw(wire.encode(self.surveyor.changes(had, self.survey)))
        return self._changes[1]


def surveyed(table: Table) -> Surveyed | None:
    """Return the survey of the table's current state; None if the game has no surveys or has not begun."""
    surveyor, match = GAMES[table.terms.game].surveyor, table.match
    if surveyor is None or match is None:
        return None

    def make() -> Surveyed:
        history = (move.events for move in reversed(table.moves))
        return Surveyed(surveyor, surveyor.survey(match.rules, match.state, history, table.terms.helps))

    return table.derived("survey", make)


def preview_for(table: Table, guest: str | None, at: str | None) -> wire.insight.PreviewFrame:
    """Return the results of this guest's choices, all of them or those at one place; raise Refused unless it is their turn."""
    surveyor = _surveyor(GAMES[table.terms.game])
    commands.seat_to_act(guest, table)
    match = table.match
    assert match is not None, "a game is running"

    def make() -> Any:
        return wire.builtins(surveyor.preview(match.rules, match.state, at))

    try:  # cached, because a whole preview takes ten milliseconds and clients may request it often
        return wire.insight.PreviewFrame(table.version, table.derived("preview", make) if at is None else make())
    except GameError as error:
        raise refusal_of(error) from error


def fits_at(table: Table, at: str) -> wire.insight.FitsFrame:
    """Return the tiles still to come that fit a place; raise Refused at tables without help."""
    surveyor = _surveyor(GAMES[table.terms.game])
    if not table.terms.helps:
        raise Refused("help/not-allowed")
    if table.match is None or table.status != "running":
        raise Refused("table/not-running")
    try:
        return wire.insight.FitsFrame(table.version, dict(surveyor.fits(table.match.rules, table.match.state, at)))
    except GameError as error:
        raise refusal_of(error) from error


def _surveyor(game: AnyGame) -> Surveyor[object]:
    if game.surveyor is None:
        raise Refused("page/unknown", game=game.facts.title)
    return game.surveyor
