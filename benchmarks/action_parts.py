"""Break down the server's CPU per action, excluding network and disk, by its Python parts.

    python -m benchmarks.action_parts [--games 12] [--record]

Plays random games at tables without a server: 5 Towers for two, and Carcassonne with all expansions for four starting at the 80th tile. Each part
is the minimum over all games, since other programs can only add to it. On a server each part takes longer, because other work between
two actions evicts the caches.
"""

import argparse
import sys
from collections import Counter
from random import Random
from time import process_time_ns
from typing import Any, Final

from benchmarks.results import record
from rookery.games import GAMES
from rookery.server import wire
from rookery.server.frames.surveys import surveyed
from rookery.server.frames.tables import Snapshot
from rookery.server.live.connections import Connection, Connections
from rookery.server.live.presence import Presence
from rookery.server.tables import commands, log
from rookery.server.tables.draft import Draft
from rookery.server.tables.table import Table

NAME: Final = "table"
LATE: Final = 80
PARTS: Final = {
    "play": "play it with chance's answer on a copy of the table",
    "write": "its log entries and the summary of the table, with the first view",
    "survey": "the survey of the board",
    "common": "what everybody sees: seats, clock, shuffle, proposals",
    "own": "what each person sees: views, choices, own part of the frame",
    "encode": "the frames as JSON",
}


def opened(game: str, seats: int) -> tuple[Table, Presence]:
    """Return a running game with everybody present."""
    people = [f"guest-{seat}" for seat in range(seats)]
    connections = Connections()
    draft = Draft(Table(NAME))
    commands.open_table(people[0], game, seats, opener=0, expansions=GAMES[game].expansions, draft=draft, now=0)
    for seat, guest in enumerate(people):
        connections.enter(Connection(NAME, guest, guest, set(), name=guest))
        commands.sit(guest, f"Player {seat * 11}", seat, draft=draft, now=0)
    commands.start(people[0], draft=draft, now=0)
    return draft.table, Presence(connections)


def play(game: str, seats: int, seed: int) -> dict[str, float]:
    """Play a random game and return the microseconds per action of each part."""
    table, presence = opened(game, seats)
    rng, spent, counted = Random(seed), Counter[str](), 0
    known: Any = None
    while isinstance(actor := table.actor, int):
        guest = table.holders[actor].guest
        view = table.view(guest)
        assert view is not None, "a game is running"
        assert guest is not None, "people play"
        action = rng.choice(view.choices).action
        counts = game != "carcassonne" or len(getattr(view, "tiles", ())) >= LATE
        times = [process_time_ns()]
        draft = Draft(table)
        commands.act(guest, table.version, action, draft=draft, now=1)
        times.append(process_time_ns())
        since, table = table.version, draft.table
        _ = [log.encode(entry) for entry in draft.entries], draft.newcomers(), table.summary()
        times.append(process_time_ns())
        if (found := surveyed(table)) is not None:
            found.shown(known)
        times.append(process_time_ns())
        snapshot = Snapshot(table, presence.of(table))
        times.append(process_time_ns())
        frames = [snapshot.frame(person, since=since, had=known) for person in table.people]
        times.append(process_time_ns())
        _ = [wire.encode(frame) for frame in frames]
        times.append(process_time_ns())
        known = None if found is None else found.survey
        if counts:
            counted += 1
            spent.update({part: times[number + 1] - times[number] for number, part in enumerate(PARTS)})
    return {part: spent[part] / counted / 1000 for part in PARTS}


def least(game: str, seats: int, games: int) -> dict[str, float]:
    found = [play(game, seats, seed % 3) for seed in range(games)]
    return {part: min(each[part] for each in found) for part in PARTS}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.action_parts", description="Measure the parts of an action.")
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--record", action="store_true", help="write the figures into RESULTS.md")
    chosen = parser.parse_args()
    towers, carcassonne = least("five-towers", 2, chosen.games), least("carcassonne", 4, chosen.games)
    rows = [
        "Microseconds of CPU for an action, in a process of its own, without network and disk:",
        "",
        "| part | 5 Towers, 2 people | Carcassonne with everything, 4 people, from 80 tiles on |",
        "|---|---|---|",
        *(f"| {what} | {towers[part]:.0f} | {carcassonne[part]:.0f} |" for part, what in PARTS.items()),
        f"| together | {sum(towers.values()):.0f} | {sum(carcassonne.values()):.0f} |",
    ]
    words = "\n".join(rows)
    sys.stdout.write(f"{words}\n")
    if chosen.record:
        record("action parts", "The server: the parts of an action", f"python -m benchmarks.action_parts --games {chosen.games}", words)
    return 0


if __name__ == "__main__":
    sys.exit(main())
