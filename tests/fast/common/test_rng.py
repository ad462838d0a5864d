"""The twins' random numbers: determined by seed and stream, and uniform."""

import pytest

from rookery.fast.common.rng import Rng


def words(seed: int, stream: int = 0, count: int = 8) -> list[int]:
    rng = Rng(seed, stream)
    return [rng.word() for _ in range(count)]


def test_a_seed_always_gives_the_same_numbers() -> None:
    assert words(1, count=4) == [3387734806, 1080862987, 3546521498, 2861869171]


def test_seeds_and_streams_differ() -> None:
    starts = [tuple(words(seed, stream)) for seed in (0, 1, 2**32, 2**63, -1) for stream in range(4)]
    assert len(set(starts)) == len(starts)


@pytest.mark.parametrize("count", [1, 2, 7, 110, 3 * 2**30])
def test_below_reaches_every_part_of_its_range_evenly(count: int) -> None:
    rng = Rng(4)
    parts = min(count, 7)
    found = [0] * parts
    for _ in range(7000):
        number = rng.below(count)
        assert 0 <= number < count
        found[number * parts // count] += 1
    assert max(found) - min(found) < 6 * (7000 / parts) ** 0.5


def test_bits_are_set_half_of_the_time() -> None:
    drawn = words(9, count=4000)
    for bit in range(32):
        assert abs(sum(word >> bit & 1 for word in drawn) - 2000) < 6 * 1000**0.5
