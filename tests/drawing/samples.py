"""Draw the documents' pictures, each from the record beside it: `python -m tests.drawing.samples`."""

import sys
from pathlib import Path

from rookery.core.record import replay
from rookery.core.record_text import read_rook
from rookery.drawing import draw
from rookery.games import GAMES

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"


def records() -> list[Path]:
    return sorted(PICTURES.glob("*.rook"))


def drawn(path: Path) -> str:
    """Return the last position of a record from a spectator's view."""
    record = read_rook(path.read_text("utf-8"))
    game = GAMES[record.setup.game]
    *_, state = replay(game, record)
    names = [record.tags[f"player {seat}"] for seat in range(record.setup.seats)]
    return draw(game.rules(record.setup).view(state, None), names=names).svg


def main() -> int:
    for path in records():
        path.with_suffix(".svg").write_text(drawn(path), "utf-8")
        sys.stdout.write(f"{path.with_suffix('.svg').relative_to(PICTURES.parents[1])}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
