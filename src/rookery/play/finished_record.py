"""Read records of finished games that other programs may have written."""

from rookery.core.errors import Names, NotationError, SetupError
from rookery.core.record import Record, replay
from rookery.core.record_text import read_json, read_rook, write_rook
from rookery.games import GAMES


def read_finished(text: str) -> Record:
    """Read a complete game from `.rook` text or a line of JSON, and check it against the rules.

    Raise NotationError or SetupError for anything else, and for tags that a record cannot hold.
    """
    record = _read(text.removeprefix("\ufeff"))
    game = GAMES.get(record.setup.game)
    if game is None:
        raise SetupError("no-game", "there is no game '{game}' (known: {known})", game=record.setup.game[:40], known=Names(GAMES))
    if record.position is not None:
        raise NotationError("record-from-position", "the record does not begin at the start of the game")
    *_, last = replay(game, record)
    outcome = game.rules(record.setup).outcome(last)
    if outcome is None:
        raise NotationError("record-unfinished", "the game of this record is not over")
    actions = tuple(str(game.read_action(record.setup, action)) for action in record.actions)
    found = Record(record.setup, actions, outcome.scores, record.tags)
    write_rook(found)
    for name, value in found.tags.items():
        if value.encode(errors="ignore").decode() != value:  # JSON can contain lone surrogates
            raise NotationError("no-room-for-tag", "a record cannot hold the tag {name!r} with the value {value!r}", name=name, value=value)
    return found


def _read(text: str) -> Record:
    if not text.lstrip().startswith("{"):
        return read_rook(text)
    lines = [(number, line) for number, line in enumerate(text.split("\n"), start=1) if line.strip()]
    if len(lines) > 1:
        raise NotationError("records-several", "the file contains several records; only a file with one can be opened", line=lines[1][0])
    return read_json(lines[0][1], line=lines[0][0])
