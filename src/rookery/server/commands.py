"""What may be asked of a table. Each command looks at a table and answers with the entries to append, or refuses; it changes nothing itself."""

from collections.abc import Sequence
from functools import partial
from typing import Any, Protocol

from rookery.core.errors import GameError, IllegalActionError
from rookery.core.frozen import FrozenMap
from rookery.core.record import Setup
from rookery.core.rules import CHANCE, AnyRules, Seat
from rookery.games import GAMES
from rookery.play import shuffle
from rookery.play.fair import new_secret
from rookery.server import log, wire
from rookery.server.refusals import Refused
from rookery.server.table import Table

Entries = list[log.AnyEntry]


class Command(Protocol):
    """Looks at a table at a time and gives the entries to append; none when there is nothing to do."""

    def __call__(self, *, table: Table, now: int) -> Entries: ...


Opening = Sequence[Command]
"""Commands that follow each other when a table is opened."""


def open_table(guest: str, terms: wire.OpenTable, *, table: Table, now: int) -> Entries:
    """Open a table: agree on the game and commit to the secret of its shuffle."""
    game = GAMES.get(terms.game)
    if game is None:
        raise Refused("game/unknown", f"There is no game '{terms.game}' here; there are {', '.join(GAMES)}.")
    setup = Setup(terms.game, terms.seats, FrozenMap(terms.options), terms.expansions, terms.opener or 0)
    try:
        game.check(setup)
    except GameError as error:
        raise Refused(error.code, str(error)) from error
    _check_clock(terms.clock)
    opened = log.Opened(
        at=now,
        by=guest,
        game=terms.game,
        seats=terms.seats,
        options=dict(terms.options),
        expansions=terms.expansions,
        opener=terms.opener,
        listed=terms.listed,
        clock=terms.clock,
        hints=terms.hints,
    )
    assert table.opened is None, "a table is opened once"
    return [opened, log.Committed(at=now, secret=new_secret().hex())]


def _check_clock(clock: log.Clock | None) -> None:
    if clock is None:
        return
    real_time = clock.base is not None and clock.days is None and 10 <= clock.base <= 6 * 3600 and 0 <= clock.increment <= 600
    by_days = clock.days is not None and clock.base is None and 1 <= clock.days <= 30 and not clock.increment
    if not (real_time or by_days):
        raise Refused("setup/invalid", "A clock has a base of 10 seconds to 6 hours and an increment of up to 10 minutes, or 1 to 30 days a move.")


def sit(guest: str, name: str, seat: Seat, *, table: Table, now: int) -> Entries:
    """Take a free seat, or come back to the own one."""
    _seat_exists(table, seat)
    holder = table.holders[seat]
    if table.status == "running":
        if holder.guest != guest:
            raise Refused("table/not-open", "The game is running; you can watch it.")
        return [log.Returned(at=now, by=guest, seat=seat)] if holder.away else []
    if holder.guest == guest:
        return []
    if not holder.free:
        raise Refused("seat/taken", "Somebody sits there already.")
    _open(table)
    return [log.Sat(at=now, by=guest, seat=seat, guest=guest, name=name)]


def stand(guest: str, seat: Seat, *, table: Table, now: int) -> Entries:
    """Leave a seat; the host may also clear a seat before the game. In a running game a bot plays on."""
    _seat_exists(table, seat)
    holder = table.holders[seat]
    if holder.free or holder.away:
        return []
    if holder.guest != guest and (table.status == "running" or table.host != guest):
        raise Refused("seat/not-yours", "That is not your seat.")
    if table.status == "finished":
        raise Refused("table/not-open", "The game is over; its seats are part of its record.")
    return [log.Stood(at=now, by=guest, seat=seat)]


def seat_bot(guest: str, seat: Seat, bot: str, *, table: Table, now: int) -> Entries:
    """The host gives a free seat to a bot."""
    _seat_exists(table, seat)
    _host(table, guest)
    _open(table)
    if table.holders[seat].guest is not None:
        raise Refused("seat/taken", "Somebody sits there already.")
    return [log.BotSat(at=now, by=guest, seat=seat, bot=bot)]


def add_entropy(guest: str, seat: Seat, entropy: str, *, table: Table, now: int) -> Entries:
    """Add entropy to the shuffle, before the game."""
    _seat_exists(table, seat)
    _open(table)
    if table.holders[seat].guest != guest:
        raise Refused("seat/not-yours", "That is not your seat.")
    return [log.EntropyAdded(at=now, by=guest, seat=seat, entropy=entropy)]


def start(guest: str, *, table: Table, now: int) -> Entries:
    """The host starts the game once every seat is taken; a rematch is started by anyone who plays."""
    if table.number == 1 or not table.seats_of(guest):
        _host(table, guest)
    _open(table)
    if any(holder.free for holder in table.holders):
        raise Refused("seat/not-free", "Every seat needs a player or a bot before the game can start.")
    opener = table.terms.opener
    if opener is None:
        opener = table.fair.below(0, table.terms.seats)
    rules = GAMES[table.terms.game].rules(table.setup(opener))
    return [log.Started(at=now, by=guest, opener=opener), *_nature(table, rules, rules.start(), draws=0, now=now)]


def close(guest: str, *, table: Table, now: int) -> Entries:
    """The host closes a table whose first game has not begun; later ones have records to keep."""
    _host(table, guest)
    _open(table)
    if table.number > 1:
        raise Refused("table/not-open", "Games have been played at this table; it stays.")
    return [log.Closed(at=now, by=guest)]


def rematch(guest: str, *, table: Table, now: int) -> Entries:
    """A new game with the same people, everybody one seat on. Anyone who played may ask."""
    if table.status != "finished":
        raise Refused("table/not-finished", "The game is not over yet.")
    if not table.seats_of(guest):
        raise Refused("seat/not-yours", "Only those who played can ask for a rematch.")
    return [log.Rematched(at=now, by=guest), log.Committed(at=now, secret=new_secret().hex())]


def act(guest: str, version: int, action: str, *, table: Table, now: int) -> Entries:
    """Play an action for the seat that is to act; nature's answer comes along in the same append."""
    seat = _acting_seat(table, version)
    holder = table.holders[seat]
    if holder.guest != guest:
        raise Refused("action/not-your-turn", "It is not your turn.")
    back: Entries = [log.Returned(at=now, by=guest, seat=seat)] if holder.away else []
    return [*back, *_played(table, seat, action, by=guest, now=now)]


def act_for_bot(version: int, seat: Seat, action: str, *, table: Table, now: int) -> Entries:
    """Play the action that a bot has chosen, if the table still waits for it."""
    if table.version != version or table.bot_to_act() is None or table.actor != seat:
        return []
    return _played(table, seat, action, by=None, now=now)


def _played(table: Table, seat: Seat, text: str, *, by: str | None, now: int) -> Entries:
    assert table.match is not None, "a game is running"
    match = table.match
    try:
        action = match.game.read_action(match.setup, text)
        state = match.rules.apply(match.state, action)
    except IllegalActionError as error:
        raise Refused(error.code, str(error), rule=error.rule) from error
    except GameError as error:
        raise Refused(error.code, str(error)) from error
    own = log.Acted(at=now, by=by, seat=seat, action=str(action))
    return [own, *_nature(table, match.rules, state, draws=table.draws, now=now)]


def _nature(table: Table, rules: AnyRules, state: Any, *, draws: int, now: int) -> Entries:
    """Nature's actions until a seat is to act or the game is over, drawn by the fair shuffle."""
    entries: Entries = []
    while rules.actor(state) == CHANCE:
        draws += 1
        action = shuffle.draw(rules.odds(state), partial(table.fair.below, draws))
        state = rules.apply(state, action)
        entries.append(log.Acted(at=now, seat=None, action=str(action)))
    return entries


def take_back(guest: str, version: int, *, table: Table, now: int) -> Entries:
    """Undo the own last action, as long as neither nature nor another seat has acted since."""
    _running(table)
    if version != table.version:
        raise Refused("action/stale", "The table has moved on.")
    seat = table.can_take_back(guest)
    if seat is None:
        raise Refused("action/no-take-back", "There is nothing of your own to take back.")
    back: Entries = [log.Returned(at=now, by=guest, seat=seat)] if table.holders[seat].away else []
    return [*back, log.TookBack(at=now, by=guest, seat=seat)]


def say(guest: str, name: str, *, phrase: str | None, text: str | None, table: Table, now: int) -> Entries:
    """Say something at the table; everybody who can see it may."""
    assert table.opened is not None, "the table exists"
    return [log.Said(at=now, by=guest, name=name, phrase=phrase, text=text)]


def flag(version: int, *, table: Table, now: int) -> Entries:
    """The running seat's time is up, if it really is."""
    clock = table.clock
    if table.version != version or clock is None or clock.running is None or clock.deadline is None or clock.deadline > now:
        return []
    return [log.Flagged(at=now, seat=clock.running)]


def resume(*, table: Table, now: int) -> Entries:
    """After an interruption of the server, the time in between counts for nobody."""
    return [log.Resumed(at=now)] if table.clock is not None and table.clock.running is not None else []


def seat_to_hint(guest: str | None, table: Table) -> Seat:
    """The seat of this guest that is to act and may be given a hint; nothing is appended for one."""
    if not table.terms.hints:
        raise Refused("hint/not-allowed", "It was agreed to play without hints at this table.")
    seat = _acting_seat(table, table.version)
    if guest is None or table.holders[seat].guest != guest:
        raise Refused("action/not-your-turn", "It is not your turn.")
    return seat


def _acting_seat(table: Table, version: int) -> Seat:
    _running(table)
    if version != table.version:
        raise Refused("action/stale", "The table has moved on.")
    actor = table.actor
    assert isinstance(actor, int), "nature has acted already"
    return actor


def _running(table: Table) -> None:
    if table.status != "running":
        raise Refused("table/not-running", "No game is running at this table.")


def _open(table: Table) -> None:
    if table.status != "open":
        raise Refused("table/not-open", "The game has begun.")


def _host(table: Table, guest: str) -> None:
    if table.host != guest:
        raise Refused("table/not-host", "Only the host of the table can do that.")


def _seat_exists(table: Table, seat: Seat) -> None:
    if seat not in range(table.terms.seats):
        raise Refused("seat/unknown", f"This table has the seats 0 to {table.terms.seats - 1}.")
