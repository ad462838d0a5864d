"""A bot at a table: it takes a seat, plays, answers proposals and asks for rematches."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from time import monotonic
from typing import Final
from uuid import uuid4

from rookery.cli.errors import WRONG_CONTENT, InputError
from rookery.cli.visits.client import Client, Say
from rookery.cli.visits.follower import Follower, Frame
from rookery.cli.visits.mirror import Mirror
from rookery.cli.visits.refusals import RefusedError
from rookery.core.rules import Seat
from rookery.play.asking import let_act, tell_begin, tell_end
from rookery.play.bot import Bot
from rookery.play.deal import close

OVERTAKEN: Final = frozenset({"action/stale", "action/not-your-turn", "table/not-running", "seat/bot-plays"})
"""The codes of an action that came too late: the table has changed, or a bot of the server plays for us."""
REMATCH_SECONDS: Final = 600.0
"""The longest wait for the others' answers to a rematch."""


@dataclass(frozen=True, slots=True)
class Result:
    """A game that has ended. `places` is None if the game has no result, and `how` says how it ended."""

    table: str
    number: int
    game: str
    seat: Seat
    scores: tuple[int, ...]
    places: tuple[int, ...] | None
    how: str


class Visit:
    """A bot at one table. `seat` is its seat; with None it takes the first free one."""

    def __init__(self, client: Client, table: str, bot: Bot, *, seat: Seat | None, seed: str, say: Say) -> None:
        self.table = table
        self.seat = seat
        self._client = client
        self._bot = bot
        self._seed = seed
        self._say = say
        self._follower = Follower(client, table)
        self._mirror = Mirror(client, table)
        self._begun = self._ended = 0
        self._rng = Random()
        self._told_to_wait = False
        self._asked_to_return = -1
        self._rematch_until = 0.0

    def games(self, count: int) -> Iterator[Result]:
        """Play this many games, all but the first as rematches, and yield each result.

        Raise BotFailedError if the bot fails, RefusedError or InputError if the table does not let it play.
        """
        frame = self._follower.look(0)
        if frame["status"] == "finished":
            frame = self._ask_for_rematch(frame)
        while True:
            match frame["status"]:
                case "closed":
                    raise InputError("visit-closed", exit_code=WRONG_CONTENT)
                case "open":
                    frame = self._prepare(frame)
                case "running":
                    frame = self._go_on(frame)
                case _ if frame["number"] == self._ended:
                    if self._is_rematch_refused(frame):
                        self._say("visit-no-rematch")
                        return
                    frame = self._follower.next(frame)
                case _:
                    yield self._end(frame)
                    count -= 1
                    if not count:
                        return
                    frame = self._ask_for_rematch(frame)

    def leave(self) -> None:
        """Leave the seat to a bot of the server if other people play at the table; otherwise the game waits for us."""
        frame = self._follower.look(0)
        others = any(seat["guest"] is not None and not seat["you"] for seat in frame["seats"])
        if frame["status"] == "running" and others and self.seat in frame["your_seats"]:
            self._client.request("DELETE", f"tables/{self.table}/seats/{self.seat}")
            self._say("visit-left")
        elif frame["status"] == "running":
            self._say("visit-kept")

    def close(self) -> None:
        """Close the connection; the seat stays ours."""
        self._follower.close()

    # --- before a game

    def _prepare(self, frame: Frame) -> Frame:
        """Sit down, start the game as its host once all seats are taken, or wait."""
        if not frame["your_seats"]:
            return self._sit(frame)
        seat = self._own_seat(frame)
        if not frame["seats"][seat]["program"]:
            return self._take(seat)
        if frame["host"] and all(one["guest"] is not None or one["bot"] is not None for one in frame["seats"]):
            with suppress(RefusedError):  # it has started, or somebody has left their seat
                self._client.request("POST", f"tables/{self.table}/start")
        elif not self._told_to_wait:
            self._told_to_wait = True
            self._say("visit-waiting", seat=seat)
        return self._follower.next(frame)

    def _sit(self, frame: Frame) -> Frame:
        """Take our seat, or the first free one."""
        if self.seat is not None:
            return self._take(self.seat)
        free = [seat for seat, one in enumerate(frame["seats"]) if one["guest"] is None and one["bot"] is None]
        if not free:
            raise InputError("visit-no-seat", exit_code=WRONG_CONTENT)
        try:
            return self._take(free[0])
        except RefusedError as refused:
            if refused.code != "seat/taken":
                raise
            return self._follower.look(frame["version"])

    def _take(self, seat: Seat) -> Frame:
        frame: Frame = self._client.request("PUT", f"tables/{self.table}/seats/{seat}", {"program": True})
        return frame

    def _own_seat(self, frame: Frame) -> Seat:
        """Return our seat, which moves on in a rematch."""
        own: list[Seat] = frame["your_seats"]
        if self.seat is None or self.seat not in own:
            self.seat = own[0]
        return self.seat

    # --- during a game

    def _go_on(self, frame: Frame) -> Frame:
        """Act if it is our turn, else wait for the next change."""
        if not frame["your_seats"]:
            return self._take(self.seat or 0)  # the server refuses and says why
        seat = self._own_seat(frame)
        self._agree(frame)
        if not self._mirror.catch_up(frame):
            return self._follower.next(frame)
        self._begin(frame)
        if frame["seats"][seat]["away"] and self._asked_to_return != frame["version"]:
            self._asked_to_return = frame["version"]
            with suppress(RefusedError):  # after a time-out a bot plays on for a while
                return self._take(seat)
        if frame["view"]["seat"] != seat or not frame["view"]["choices"]:
            return self._follower.next(frame)
        return self._act(frame)

    def _begin(self, frame: Frame) -> None:
        """Tell the bot that a game begins, or continues after a restart."""
        if self._begun != frame["number"]:
            self._begun = frame["number"]
            seed = f"{self._seed} {self.table} {self._begun}"
            self._rng = Random(seed)
            tell_begin({self._own_seat(frame): self._bot}, self._mirror.match.setup, seed)

    def _act(self, frame: Frame) -> Frame:
        """Let the bot choose, and send its action."""
        trial = self._mirror.match.copy()
        let_act(trial, self._bot, self._rng)
        body = {"version": frame["version"], "action": trial.actions[-1], "request": uuid4().hex}
        try:
            shown: Frame = self._client.request("POST", f"tables/{self.table}/actions", body)
        except RefusedError as refused:
            if refused.code not in OVERTAKEN:
                raise
            return self._follower.next(frame)
        return shown

    def _agree(self, frame: Frame) -> None:
        """Agree to what others have proposed: to take back an action, to let a player return, to stop the game, ..."""
        for proposal in frame["proposals"]:
            if proposal["asked_by"] is not None and self.seat in proposal["missing"]:
                with suppress(RefusedError):  # it has passed or been withdrawn
                    self._client.request("POST", f"tables/{self.table}/proposals", {"what": proposal["what"], "seat": proposal["seat"]})

    # --- after a game

    def _end(self, frame: Frame) -> Result:
        seat = self._own_seat(frame)
        while not self._mirror.catch_up(frame):
            frame = self._follower.next(frame)
        self._ended = frame["number"]
        if self._mirror.match.actor is None:
            tell_end({seat: self._bot}, self._mirror.match)
        else:
            close(self._bot)  # a program expects no new game before the end of this one
        ending = frame["ending"]
        places = None if ending["places"] is None else tuple(ending["places"])
        return Result(self.table, self._ended, frame["game"], seat, tuple(frame["view"]["scores"]), places, ending["how"])

    def _ask_for_rematch(self, frame: Frame) -> Frame:
        """Propose a rematch, or agree to one."""
        self._ended = frame["number"]
        self._rematch_until = monotonic() + REMATCH_SECONDS
        self._told_to_wait = False
        shown: Frame = self._client.request("POST", f"tables/{self.table}/rematch")
        return shown

    def _is_rematch_refused(self, frame: Frame) -> bool:
        """Return whether all other people have declined, or have not answered for too long."""
        others = {seat for seat, one in enumerate(frame["seats"]) if one["guest"] is not None and not one["you"]}
        declined = {seat for proposal in frame["proposals"] if proposal["what"] == "rematch" for seat in proposal["declined"]}
        return (bool(others) and others <= declined) or monotonic() > self._rematch_until
