"""Plays with the twins as plain Python, whatever was compiled, and prints what came out as JSON: `python -m tests.fast.uncompiled_twins`."""

import json
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, PathFinder, SourceFileLoader
from pathlib import Path
from typing import Any

from rookery.core.frozen import FrozenMap
from rookery.core.record import Setup

SOURCES = Path(__file__).parents[2] / "src" / "rookery" / "fast"


def hide_extensions() -> None:
    """From here on `rookery.fast` is imported from its sources."""
    finder = FileFinder.path_hook((SourceFileLoader, SOURCE_SUFFIXES))
    sys.path_hooks.insert(0, lambda path: finder(path) if Path(path).is_relative_to(SOURCES) else _not_mine(path))
    sys.path_importer_cache.clear()
    PathFinder.invalidate_caches()


def _not_mine(path: str) -> Any:
    raise ImportError(path)


def sample() -> dict[str, Any]:
    """Streams, playouts and positions that must not depend on whether the twins are compiled."""
    from rookery.fast.common.rng import COMPILED, Rng  # noqa: PLC0415  as above
    from rookery.fast.five_towers.batch import Batch  # noqa: PLC0415  not before the extensions are hidden
    from rookery.fast.five_towers.policy import Policy  # noqa: PLC0415  as above
    from rookery.fast.five_towers.twin import Twin  # noqa: PLC0415  as above

    found: dict[str, Any] = {"compiled": COMPILED}
    rng = Rng(-12345678901234567890, 3)
    found["words"] = [rng.word() for _ in range(100)]
    found["below"] = [rng.below(count) for count in (1, 2, 3, 110, 2**31 - 1, 2**31 + 1, 2**32 - 1) * 50]
    for seats in range(2, 6):
        for retracting in (False, True):
            overbids = FrozenMap({"overbids": "retract" if retracting else "refused"})
            twin = Twin(Setup("five-towers", seats, overbids, opener=1))
            tallies = [twin.playouts(2, Rng(seats), policy) for policy in (None, Policy(50, 20))]
            twin.play_out(Rng(5))
            found[f"{seats} {retracting}"] = [[list(tally.wins), list(tally.points)] for tally in tallies] + [twin.position_text()]
    buffers: dict[str, Any] = {
        name: bytearray(4 * size) for name, size in (("observation", 336), ("mask", 93), ("actor", 1), ("done", 1), ("action", 1))
    }
    reward = memoryview(bytearray(48)).cast("f")
    batch = Batch(4, 3, 8, reward=reward, **buffers)
    for number in range(300):
        batch.step_at_random()
        found[f"step {number}"] = [buffer.hex() for buffer in buffers.values()] + [reward.tolist()]
    return found


if __name__ == "__main__":
    hide_extensions()
    json.dump(sample(), sys.stdout)
