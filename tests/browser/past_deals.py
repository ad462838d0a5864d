"""Results of other people in a deal, for pages that compare many."""

import sqlite3
from contextlib import closing
from random import Random
from typing import Final

import msgspec

from rookery.server.storage.deals import AttemptEnd
from tests.server.serving import ServerProcess

NAMES: Final = ("Oksana", "Jonas", "Bartek", "Mila", "Ona", "Kaloyan", "Jūratė", "Zofia")
LIKE_YOU: Final = 0.5
"""The probability that another player decides as you did."""
MADE: Final = {"five-towers": ("0", "0", "1", "2", "3", "4"), "carcassonne": ("skipped", "skipped", "city", "road", "field")}


def others_play(server: ServerProcess, deal: str, guest: str, count: int) -> None:
    """Store deterministic results of `count` other players of the deal, who faced the same decisions as this guest."""
    rng = Random(f"{deal} {count}")
    made = MADE[deal.rpartition("-20")[0]]
    with closing(sqlite3.connect(server.data, timeout=30)) as data, data:
        row = data.execute("select table_id, began, result from attempt where deal = ? and guest = ?", (deal, guest)).fetchone()
        table, began, own = row[0], row[1], msgspec.json.decode(row[2], type=AttemptEnd)
        assert own.score is not None, "the game was played to its end"
        for number in range(count):
            name = f"{deal}-{guest}-{number}"
            score = max(0, own.score + round(rng.gauss(-0.2, 0.2) * own.score))
            decisions = tuple(one if rng.random() < LIKE_YOU else one._replace(made=rng.choice(made)) for one in own.decisions)
            end = AttemptEnd(at=own.at, how="played", score=score, margin=score - own.score + (own.margin or 0), decisions=decisions)
            data.execute("insert into guest values (?, ?, ?)", (name, NAMES[number % len(NAMES)], 0))
            values = (deal, name, f"{table}-{number}", 1, began, 1, own.at, msgspec.json.encode(end))
            data.execute("insert into attempt values (?, ?, ?, ?, ?, ?, ?, ?)", values)
