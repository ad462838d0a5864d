"""Commands: each one reads a draft of a table and adds entries to it, or raises Refused. Commands write nothing to the store."""

from collections.abc import Container, Sequence
from functools import partial
from hashlib import sha256
from typing import Protocol, Unpack

import msgspec

from rookery.bots import bot_names, level_names
from rookery.core.errors import GameError
from rookery.core.frozen import FrozenMap
from rookery.core.record import Record, Setup
from rookery.core.rules import CHANCE, Seat
from rookery.games import GAMES
from rookery.play import duplicate, shuffle
from rookery.play.fair import new_secret
from rookery.server.names import look_alike
from rookery.server.refusals import Refused, refusal_of
from rookery.server.tables import log
from rookery.server.tables.draft import Draft
from rookery.server.tables.table import Played, Table


class Command(Protocol):
    """A change to a table: adds entries to a draft, or none if there is nothing to do; raises Refused if it is not allowed."""

    def __call__(self, *, draft: Draft, now: int) -> None: ...


Opening = Sequence[Command]
"""The commands that open a table, in order."""


def open_table(
    guest: str,
    game: str,
    seats: int,
    *,
    draft: Draft,
    now: int,
    language: str | None = None,
    guided: bool = False,
    **terms: Unpack[log.Terms],
) -> None:
    """Open a table: agree on the game and commit to the secret of its shuffle."""
    opened = log.Opened(at=now, by=guest, game=game, seats=seats, language=language, guided=guided, **terms)
    check_terms(opened)
    assert draft.table.opened is None, "a table is opened once"
    draft.add(opened)
    draft.add(log.Committed(at=now, secret=new_secret().hex()))


def practise(guest: str, name: str, seat: Seat, origin: log.Origin, played: Played, *, draft: Draft, now: int) -> None:
    """Open a table that continues a finished game from a position, against bots; unknown cards or tiles are drawn again."""
    setup = played.record.setup
    draft.add(msgspec.structs.replace(_opened(guest, setup, now), hints=True, origin=origin))
    draft.add(log.Committed(at=now, secret=new_secret().hex()))
    for other, holder in enumerate(played.holders):
        if other == seat:
            draft.add(log.Sat(at=now, by=guest, seat=seat, guest=guest, name=name))
        else:
            draft.add(log.BotSat(at=now, by=guest, seat=other, bot=holder.bot or bot_names(setup.game)[-1]))
    _play_again(draft, guest, setup, played.record.actions[: origin.at], now)
    _go_on(draft, now)


def import_game(guest: str, record: Record, players: Sequence[str], *, draft: Draft, now: int) -> None:
    """Open a table for these players, play the game of a record, and close the table."""
    setup = record.setup
    draft.add(msgspec.structs.replace(_opened(guest, setup, now), imported=dict(record.tags)))
    bots = {*bot_names(setup.game), *level_names(setup.game)}
    for seat, player in enumerate(players):
        entry = log.BotSat(at=now, seat=seat, bot=player) if player in bots else log.Named(at=now, seat=seat, name=player)
        draft.add(entry)
    _play_again(draft, guest, setup, record.actions, now)
    draft.add(log.Closed(at=now, by=guest))


def _opened(guest: str, setup: Setup, now: int) -> log.Opened:
    return log.Opened(
        at=now,
        by=guest,
        game=setup.game,
        seats=setup.seats,
        options=dict(setup.options),
        expansions=setup.expansions,
        opener=setup.opener,
    )


def _play_again(draft: Draft, guest: str, setup: Setup, actions: Sequence[str], now: int) -> None:
    """Start a game and play the actions of a record."""
    draft.add(log.Started(at=now, by=guest, opener=setup.opener))
    for action in actions:
        actor = draft.table.actor
        draft.add(log.Acted(at=now, seat=actor if isinstance(actor, int) else None, action=action))


def check_terms(terms: log.Opened) -> None:
    """Raise Refused for an unknown game, and for seats, options, expansions or a clock that do not fit it."""
    game = GAMES.get(terms.game)
    if game is None:
        raise Refused("game/unknown", game=terms.game, known=", ".join(GAMES))
    setup = Setup(terms.game, terms.seats, FrozenMap(terms.options), terms.expansions, terms.opener or 0)
    try:
        game.check(setup)
    except GameError as error:
        raise refusal_of(error) from error
    _check_clock(terms.clock)


def _check_clock(clock: log.Clock | None) -> None:
    if clock is None:
        return
    real_time = clock.base is not None and clock.days is None and 10 <= clock.base <= 6 * 3600 and 0 <= clock.increment <= 600
    by_days = clock.days is not None and clock.base is None and 1 <= clock.days <= 30 and not clock.increment
    if not (real_time or by_days):
        raise Refused("setup/invalid", "A clock has a base of 10 seconds to 6 hours and an increment of up to 10 minutes, or 1 to 30 days per turn.")


def sit(guest: str, name: str, seat: Seat, *, draft: Draft, now: int, program: bool = False, by: str | None = None) -> None:
    """Take a free seat, return to your own, or change the name of its player before the game. `program`: the guest is a program.

    `by` is the host, if they give the seat.
    """
    table = draft.table
    _seat_exists(table, seat)
    holder = table.holders[seat]
    if table.status == "running":
        if holder.guest != guest:
            raise Refused("table/not-open", "The game is running; you can watch it.")
        _return(draft, seat, guest, now)
        return
    if holder.guest == guest and ((holder.name, holder.program) == (name, program) or table.status != "open"):
        return
    if not holder.free and holder.guest != guest:
        raise Refused("seat/taken")
    check_open(table)
    if by is None and guest in table.kept_out:
        raise Refused("seat/kept-out")
    _check_distinct(table, guest, name)
    check_not_sealed(table)
    draft.add(log.Sat(at=now, by=by or guest, seat=seat, guest=guest, name=name, program=program))


def stand(guest: str, seat: Seat, *, draft: Draft, now: int, keep_out: bool = False) -> None:
    """Leave a seat; the host may also clear a seat before the game, and ban its holder. In a running game a bot takes over."""
    table = draft.table
    _seat_exists(table, seat)
    holder = table.holders[seat]
    if holder.free or holder.away:
        return
    if holder.guest != guest and (table.status == "running" or table.host != guest):
        raise Refused("seat/not-yours")
    if table.status == "finished":
        raise Refused("table/not-open", "The game is over; its seats can no longer change.")
    if table.terms.deal is not None:
        raise Refused("deal/alone")
    check_not_sealed(table)
    draft.add(log.SeatFreed(at=now, by=guest, seat=seat, kept_out=keep_out and holder.guest not in (None, guest)))


def seat_bot(guest: str, seat: Seat, bot: str, *, draft: Draft, now: int) -> None:
    """Give a free seat to a bot, as host."""
    table = draft.table
    _seat_exists(table, seat)
    check_host(table, guest)
    check_open(table)
    if table.holders[seat].guest is not None:
        raise Refused("seat/taken")
    check_not_sealed(table)
    draft.add(log.BotSat(at=now, by=guest, seat=seat, bot=bot))


def commit_entropy(guest: str, seat: Seat, commitment: str, *, draft: Draft, now: int) -> None:
    """Commit to a seat's entropy for the next game; do nothing once other seats must reveal theirs or have done so."""
    table = draft.table
    _seat_exists(table, seat)
    if table.holders[seat].guest != guest:
        raise Refused("seat/not-yours")
    if table.sealed or (table.awaited and guest not in table.awaited):  # a seat that withheld its entropy could otherwise redraw
        return
    if table.holders[seat].commitment != commitment:
        draft.add(log.EntropyCommitted(at=now, by=guest, seat=seat, commitment=commitment))
    committed = {holder.guest for holder in draft.table.holders if holder.commitment}
    if draft.table.awaited and draft.table.awaited <= committed:
        seal(draft, guest, now)


def add_entropy(guest: str, seat: Seat, entropy: str, *, draft: Draft, now: int) -> None:
    """Reveal the entropy to which a seat has committed; the last one starts the game."""
    table = draft.table
    _seat_exists(table, seat)
    check_open(table)
    holder = table.holders[seat]
    if holder.guest != guest:
        raise Refused("seat/not-yours")
    if not table.sealed or holder.commitment != sha256(entropy.encode()).hexdigest():
        raise Refused("entropy/not-committed")
    if not holder.entropy:
        draft.add(log.EntropyAdded(at=now, by=guest, seat=seat, entropy=entropy))
    if not draft.table.unrevealed:
        begin(draft, guest, now)


def check_not_sealed(table: Table) -> None:
    """Raise Refused between the first revealed entropy and the start of the game, because somebody who knows the draws could change them.

    Also refuse while somebody must commit again, or the game would start with an empty seat or without their entropy.
    """
    if table.sealed or table.awaited:
        raise Refused("table/not-open", "The game is about to start.")


def start(guest: str, *, draft: Draft, now: int) -> None:
    """Start the game once every seat is taken, as host; any player may start a rematch."""
    table = draft.table
    if table.number == 1 or not table.seats_of(guest):
        check_host(table, guest)
    check_open(table)
    if any(holder.free for holder in table.holders):
        raise Refused("seat/not-free")
    if not table.sealed and not table.awaited:
        seal(draft, guest, now)


def seal(draft: Draft, guest: str, now: int) -> None:
    """Start the game once everybody who has committed to entropy has revealed it."""
    if draft.table.unrevealed:
        draft.add(log.Sealed(at=now, by=guest))
    else:
        begin(draft, guest, now)


def begin(draft: Draft, guest: str | None, now: int) -> None:
    """Start a game, with bots for absent players until they are back."""
    table, absent = draft.table, draft.table.absent
    opener = table.terms.opener
    if opener is None:
        opener = table.fair.below(0, table.terms.seats)
    draft.add(log.Started(at=now, by=guest, opener=opener))
    for seat in absent:
        draft.add(log.BotSubstituted(at=now, by=guest, seat=seat))
    _go_on(draft, now)


def close(guest: str, *, draft: Draft, now: int) -> None:
    """Close a table as host before its first game; after it the table has records to keep."""
    table = draft.table
    check_host(table, guest)
    check_open(table)
    if table.number > 1:
        raise Refused("table/not-open", "Games have been played at this table, so it cannot be closed.")
    draft.add(log.Closed(at=now, by=guest))


def close_by_operator(*, draft: Draft, now: int) -> None:
    """Close any table; a running game is aborted and not rated."""
    if draft.table.status == "running":
        draft.add(log.Ended(at=now, how="aborted"))
    draft.add(log.Closed(at=now))


def act(guest: str, version: int, action: str, *, draft: Draft, now: int) -> None:
    """Play an action for the seat to act; draws and forced actions follow in the same append."""
    seat = _acting_seat(draft.table, version)
    if draft.table.holders[seat].guest != guest:
        raise Refused("action/not-your-turn")
    _return(draft, seat, guest, now)
    _play(draft, seat, action, by=guest, now=now)


def act_for_bot(version: int, seat: Seat, action: str, *, draft: Draft, now: int) -> None:
    """Play a bot's action, if the table still waits for it."""
    table = draft.table
    if table.version == version and table.bot_to_act() is not None and table.actor == seat:
        _play(draft, seat, action, by=None, now=now)


def _play(draft: Draft, seat: Seat, text: str, *, by: str | None, now: int) -> None:
    match = draft.table.match
    assert match is not None, "a game is running"
    try:
        draft.play(seat, match.game.read_action(match.setup, text), by=by, now=now)
    except GameError as error:
        raise refusal_of(error) from error
    _go_on(draft, now)


def _go_on(draft: Draft, now: int) -> None:
    """Draw by the fair shuffle and play forced actions, until a seat has a choice or the game is over."""
    while True:
        if (forced := draft.table.forced) is not None:
            draft.play(*forced, now=now)
        elif draft.table.actor == CHANCE:
            _draw(draft, now)
        else:
            return


def _draw(draft: Draft, now: int) -> None:
    table = draft.table
    assert table.match is not None, "a game is running"
    odds = table.match.rules.odds(table.match.state)
    if (deal := table.terms.deal) is not None:
        action = duplicate.draw(odds, table.secret, deal.order, table.drawn)
    else:
        action = shuffle.draw(odds, partial(table.fair.below, table.draws + 1))
    draft.play(None, action, now=now)


def _return(draft: Draft, seat: Seat, guest: str, now: int) -> None:
    """Take a seat back from its substitute bot, if allowed. After a time-out it is not, because players could gain time by leaving."""
    why = draft.table.holders[seat].bot_plays
    if why in ("flagged", "resigned") or (why is not None and draft.table.out_of_time(seat, now)):
        raise Refused("seat/bot-plays")
    if why is not None:
        draft.add(log.Returned(at=now, by=guest, seat=seat))


def take_back(guest: str, version: int, *, draft: Draft, now: int) -> None:
    """Undo your own last action, unless chance has acted since, or another seat by choice. The end of a turn can be undone only once."""
    table = draft.table
    _running(table)
    if version != table.version:
        raise Refused("action/stale")
    seat = table.can_take_back(guest)
    if seat is None:
        raise Refused("action/no-take-back")
    draft.add(log.TookBack(at=now, by=guest, seat=seat, actions=len(table.moves) - table.chosen + 1))


def say(guest: str, name: str, *, phrase: str | None, text: str | None, draft: Draft, now: int) -> None:
    """Chat at a table, unless the host has silenced the guest. Players chat under the name of one of their seats."""
    if guest in draft.table.silenced:
        raise Refused("chat/silenced")
    own = [draft.table.holders[seat].name for seat in draft.table.seats_of(guest)]
    name = name if name in own or not own else own[0]
    draft.add(log.Said(at=now, by=guest, name=name, phrase=phrase, text=text))


def rename(guest: str, before: str, name: str, *, draft: Draft, now: int) -> None:
    """Show a guest's new name on their seats and chat lines; raise Refused if it looks like another player's. Do nothing if all have it already."""
    table = draft.table
    _check_distinct(table, guest, name)
    shown = [table.holders[seat].name for seat in table.named_seats(guest, before)] + [said.name for _, said in table.chat if said.by == guest]
    if any(each != name for each in shown):
        draft.add(log.Renamed(at=now, guest=guest, name=name, before=before))


def flag(version: int, *, draft: Draft, now: int) -> None:
    """Flag the seat whose clock runs, if its time is up."""
    table = draft.table
    if table.version != version or table.clock is None or table.clock.running is None or table.deadline is None or table.deadline > now:
        return
    draft.add(log.Flagged(at=now, seat=table.clock.running))


def resume(down: int | None, *, draft: Draft, now: int) -> None:
    """Exclude the server's downtime from the clocks; `down` is None if its length is unknown."""
    if draft.table.clock is not None and draft.table.clock.running is not None:
        draft.add(log.Resumed(at=now, down=down))


def leave(guest: str, *, draft: Draft, now: int) -> None:
    """Log that a player has closed the table, where days of absence matter: without a clock, and in correspondence games after a time-out."""
    table = draft.table
    seats = table.seats_of(guest) if table.status == "running" else []
    late = [seat for seat in seats if table.holders[seat].flagged_at >= table.last_by.get(guest, 0)]
    clock = table.terms.clock
    if seats if clock is None else late and clock.days is not None:
        draft.add(log.Left(at=now, by=guest))


def seat_to_hint(guest: str | None, table: Table) -> Seat:
    """Return the seat of this guest that is to act and may get a hint."""
    if not table.terms.hints:
        raise Refused("hint/not-allowed")
    return seat_to_act(guest, table)


def seat_to_act(guest: str | None, table: Table) -> Seat:
    """Return the seat of this guest that is to act; raise Refused if it is not their turn."""
    seat = _acting_seat(table, table.version)
    if guest is None or table.holders[seat].guest != guest:
        raise Refused("action/not-your-turn")
    return seat


def _acting_seat(table: Table, version: int) -> Seat:
    _running(table)
    if version != table.version:
        raise Refused("action/stale")
    actor = table.actor
    assert isinstance(actor, int), "chance has acted already"
    return actor


def _running(table: Table) -> None:
    if table.status != "running":
        raise Refused("table/not-running")


def check_open(table: Table) -> None:
    if table.status != "open":
        raise Refused("table/not-open")


def check_plays(guest: str, players: Container[str]) -> None:
    if guest not in players:
        raise Refused("seat/not-yours", "Only players can do that.")


def check_host(table: Table, guest: str) -> None:
    if table.host != guest:
        raise Refused("table/not-host")


def _check_distinct(table: Table, guest: str, name: str) -> None:
    """Raise Refused for a name that looks like another player's without being equal: clients tell equal names apart."""
    if any(other.guest not in (None, guest) and look_alike(name, other.name) for other in table.holders):
        raise Refused("name/invalid", "That name looks just like the name of someone at this table.", reason="alike")


def _seat_exists(table: Table, seat: Seat) -> None:
    if seat not in range(table.terms.seats):
        raise Refused("seat/unknown", "This table has the seats 0 to {last}.", last=table.terms.seats - 1)
