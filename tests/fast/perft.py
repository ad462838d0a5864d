"""Perft of a twin."""

from rookery.fast.common.twin import AnyTwin


def perft(twin: AnyTwin, depth: int) -> int:
    """Return the number of action sequences of this length."""
    legal = twin.legal()
    if depth == 1:
        return len(legal)
    after = twin.copy()
    total = 0
    for number in legal:
        after.become(twin)
        after.apply(number)
        total += perft(after, depth - 1)
    return total
