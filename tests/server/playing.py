"""Players of whole games over sockets, with bots, lost connections and take-backs."""

from collections.abc import Sequence
from random import Random

from tests.server.visiting import Frame, Socket, Visitor


class Player:
    """A client at a table, with the last state it received."""

    def __init__(self, visitor: Visitor, table: str) -> None:
        self.visitor = visitor
        self.name = table
        self.table: Frame = {"version": -1}
        self.moves: list[Frame] = []
        self._connect(visitor.watches(table))

    def _connect(self, socket: Socket) -> None:
        self.socket = socket
        socket.on_table = self._take
        socket.table()

    def see(self, version: int) -> None:
        """Read frames until the table reaches this version."""
        while self.table["version"] < version:
            self.socket.next()

    def _take(self, table: Frame) -> None:
        assert table["version"] >= self.table["version"], "a table never goes back"
        self.table = table
        self.moves += table["moves"]

    @property
    def choices(self) -> list[str]:
        return [choice["action"] for choice in self.table["view"]["choices"]]

    def reconnect(self) -> None:
        """Drop the connection and reconnect with the last version seen."""
        self.socket.close()
        self._connect(self.visitor.watches(self.name, after=self.table["version"]))

    def act(self, action: str, **rest: str) -> Frame:
        return self.socket.act(self.table["version"], action, **rest)

    def close(self) -> None:
        self.socket.close()


def play_out(players: list[Player], rng: Random, *, mishaps: bool = True, watchers: Sequence[Player] = ()) -> dict[str, int]:
    """Play until the game is over, with occasional lost connections and take-backs, at least one of each; count them.

    `watchers` also read their sockets, because the server closes a connection that nobody reads.
    """
    count = {"acted": 0, "reconnected": 0, "taken back": 0}
    while (player := _to_act(players)) is not None:
        done = player.act(rng.choice(player.choices))
        assert done["kind"] == "done", done
        count["acted"] += 1
        player.see(done["version"])
        for watcher in watchers:
            watcher.see(done["version"])
        if mishaps and player.table["can_take_back"] and (not count["taken back"] or rng.random() < 0.15):
            taken = player.socket.asks({"kind": "take-back", "version": player.table["version"]})
            if taken["kind"] == "done":
                count["taken back"] += 1
                player.see(taken["version"])
            else:  # another player was faster
                assert taken["code"] in ("action/stale", "action/no-take-back", "table/not-running")
        if mishaps and (count["acted"] == 5 or rng.random() < 0.1):
            rng.choice(players).reconnect()
            count["reconnected"] += 1
    return count


def _to_act(players: list[Player]) -> Player | None:
    """Return the player to act, after waiting for bots; None once the game is over for everybody."""
    while True:
        newest = max(player.table["version"] for player in players)
        for player in players:
            player.see(newest)
        if players[0].table["status"] == "finished":
            return None
        for player in players:
            if player.choices:
                return player
        players[0].see(newest + 1)
