"""The game of a table, repeated by the rules, so that a bot gets the same views there as in the arena.

The server's record of a running game lists the public actions and the draws; nobody sees more, and the bot gets only its seat's view of them.
"""

import json
from typing import Any, Final

from rookery.cli.arguments import find_game
from rookery.cli.errors import WRONG_CONTENT, InputError
from rookery.cli.visits.client import Client
from rookery.core.errors import GameError
from rookery.core.record_text import read_json
from rookery.core.rules import Seat
from rookery.play.match import Match

ATTEMPTS: Final = 3


class Mirror:
    """The current game of a table as a match. `catch_up` before you use `match`."""

    match: Match

    def __init__(self, client: Client, table: str) -> None:
        self._client = client
        self._table = table
        self._number = self._version = -1
        self._misses = 0

    def catch_up(self, frame: dict[str, Any]) -> bool:
        """Repeat the game as far as this frame of its table; return False if the table has changed meanwhile."""
        if not self._follow(frame):
            self._read(frame["number"])
        self._number, self._version = frame["number"], frame["version"]
        return self._agrees(frame)

    def _follow(self, frame: dict[str, Any]) -> bool:
        """Play the moves since the previous frame; return False if that is impossible, as after a take-back."""
        moves = [move for move in frame["moves"] if move["version"] > self._version]
        if frame["number"] != self._number or [move["version"] for move in moves] != list(range(self._version + 1, frame["version"] + 1)):
            return False
        try:
            for move in moves:
                self.match.act(move["action"])
        except GameError:  # the record was newer than its frame
            return False
        return True

    def _read(self, number: int) -> None:
        """Repeat the game from its record."""
        text = json.dumps(self._client.request("GET", f"tables/{self._table}/games/{number}/record.json"))
        try:
            record = read_json(text)
            self.match = Match(find_game(record.setup.game), record.setup, position=record.position)
            for action in record.actions:
                self.match.act(action)
        except GameError as error:
            raise InputError("visit-other-rules", because=error, exit_code=WRONG_CONTENT) from error

    def _agrees(self, frame: dict[str, Any]) -> bool:
        """Return whether the match offers the choices of this frame; if not, read the record again next time."""
        view: dict[str, Any] = frame["view"]
        seat: Seat | None = view["seat"]
        own = self.match.view(seat)
        ended = frame["status"] == "finished" and self.match.actor is not None
        if ended or (own.actor, [choice.action for choice in own.choices]) == (view["actor"], [choice["action"] for choice in view["choices"]]):
            self._misses = 0
            return True
        self._number = -1
        self._misses += bool(view["choices"])  # while others act, the record can be newer than the frame
        if self._misses > ATTEMPTS:
            raise InputError("visit-other-choices", exit_code=WRONG_CONTENT)
        return False
