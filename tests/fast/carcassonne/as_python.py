"""Plays with the twin of Carcassonne as plain Python, whatever was compiled: `python -m tests.fast.carcassonne.as_python`."""

import json
import sys
from typing import Any

from tests.fast.uncompiled_twins import hide_extensions


def sample() -> list[Any]:
    """Whether the twins are compiled; then for some setups a position in the middle, and the wins and points of playouts from there."""
    from rookery.fast.carcassonne.policy import Policy  # noqa: PLC0415  not before the extensions are hidden
    from rookery.fast.carcassonne.twin import Twin  # noqa: PLC0415  as above
    from rookery.fast.common.rng import COMPILED, Rng  # noqa: PLC0415  as above
    from tests.fast.carcassonne.pairs import SETUPS  # noqa: PLC0415  as above

    found: list[Any] = [COMPILED]
    for number, setup in enumerate(SETUPS[3::13]):
        twin, rng = Twin(setup), Rng(number)
        for _ in range(100):
            twin.step(rng)
        tallies = [twin.playouts(2, rng), twin.playouts(1, rng, Policy(noise=30))]
        found.append([twin.position_text(), *([list(tally.wins), list(tally.points)] for tally in tallies)])
    return found


if __name__ == "__main__":
    hide_extensions()
    json.dump(sample(), sys.stdout)
