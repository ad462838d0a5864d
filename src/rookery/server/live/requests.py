"""Requests of guests at tables, from sockets and over HTTP; each request becomes one command."""

from collections.abc import Iterable
from contextlib import suppress
from functools import partial

from rookery.server import limits, wire
from rookery.server.frames.tables import table_frame
from rookery.server.live.presence import Presence
from rookery.server.refusals import Refused
from rookery.server.storage.guests import Guest
from rookery.server.tables import commands, proposals
from rookery.server.tables.service import TableService
from rookery.server.tables.table import Table


class TableRequests:
    """Requests of guests, applied to tables and answered with the result."""

    def __init__(self, tables: TableService, presence: Presence) -> None:
        self._tables = tables
        self._presence = presence

    async def do(self, name: str, request: wire.requests.TableRequest, guest: Guest) -> Table:
        """Apply a request durably; repeated requests of a guest with the same id count once."""
        table = await self._tables.copy(name)
        return await self._tables.change(name, self._command(request, guest, table), request=_own(guest, request.request))

    async def rename(self, guest: Guest, name: str, tables: Iterable[str]) -> None:
        """Show a guest's new name at these tables; skip closed ones."""
        for table in tables:
            with suppress(Refused):
                await self._tables.change(table, partial(commands.rename, guest.id, guest.name, name))

    def _command(self, request: wire.requests.TableRequest, guest: Guest, table: Table) -> commands.Command:
        match request:
            case wire.requests.Act(version=version, action=action):
                return partial(commands.act, guest.id, version, action)
            case wire.requests.TakeBack(version=version):
                return partial(commands.take_back, guest.id, version)
            case wire.requests.Say(phrase=phrase, text=text):
                return _say(guest, phrase, text)
            case wire.requests.Propose(what=what, seat=seat):
                return partial(proposals.propose, guest.id, what, seat, self._presence.of(table))
            case wire.requests.Decline(what=what, seat=seat):
                return partial(proposals.decline, guest.id, what, seat, self._presence.of(table))
            case wire.requests.Back():
                return partial(proposals.back, guest.id, self._presence.of(table))

    async def name_for(self, guest: Guest, request: str | None) -> str | None:
        """Return the deterministic name of the table that this request opens; None for a request without an id."""
        own = _own(guest, request)
        return None if own is None else await self._tables.name_for(own)

    def shown(self, table: Table, guest: Guest | None, since: int = -1) -> wire.tables.TableFrame:
        """Return a table as a guest sees it, with the moves after version `since`; record the presence of its players and host."""
        if guest is not None and guest.id in (*table.people, table.host):
            self._presence.saw(table.id, guest.id)
        return table_frame(table, guest.id if guest else None, since=since, present=self._presence.of(table))


def _own(guest: Guest, request: str | None) -> str | None:
    """Return a request's id prefixed with its guest's id, because guests choose request ids independently."""
    return None if request is None else f"{guest.id}/{request}"


def _say(guest: Guest, phrase: str | None, text: str | None) -> commands.Command:
    if (phrase is None) == (text is None) or (phrase is not None and phrase not in wire.requests.PHRASES):
        raise Refused("chat/invalid", "Send a text, or one of these phrases: {known}.", known=", ".join(wire.requests.PHRASES))
    return partial(commands.say, guest.id, guest.name, phrase=phrase, text=None if text is None else limits.line(text, limits.CHAT, "chat"))
