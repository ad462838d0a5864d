"""The names of a record's players."""

from typing import Final

from rookery.cli.bot_arguments import bot_title
from rookery.core.record import Record
from rookery.locale import Words

PERSON: Final = "person"
"""The tag of a seat that a person played in the terminal."""


def player_tagged(record: Record, seat: int, words: Words) -> str:
    """Return the player of that seat from the record's tags, with printable characters only and bots by their names; empty if there is none."""
    player = "".join(char for char in record.tags.get(f"player {seat}", "") if char.isprintable())[:40]
    return words("player-person") if player == PERSON else bot_title(player, words)


def player_names(record: Record, words: Words) -> tuple[str, ...]:
    """Return each seat with the name in the record's tags, or the seat alone."""
    players = [player_tagged(record, seat, words) for seat in range(record.setup.seats)]
    return tuple(words("player-tagged", seat=seat, player=one) if one else words("player-seat", seat=seat) for seat, one in enumerate(players))
