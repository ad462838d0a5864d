"""Blocks of text beside each other."""

from rookery.cli.blocks import Block, beside, block, flow, width_of


def plain(part: Block) -> list[str]:
    return [line.plain for line in part]


def test_a_block_is_as_wide_as_its_widest_line() -> None:
    assert plain(block(["a", "bcd"])) == ["a  ", "bcd"]
    assert width_of(block(["a"], 4)) == 4
    assert width_of([]) == 0


def test_blocks_stand_on_one_ground_or_hang_from_one_line() -> None:
    low, high = block(["x"]), block(["a", "b"])
    assert plain(beside([low, high], 1)) == ["  a", "x b"]
    assert plain(beside([low, high], 1, hanging=True)) == ["x a", "  b"]


def test_what_does_not_fit_begins_a_new_band() -> None:
    parts = [block(["aaa"]), block(["bbb"]), block(["cccccccc"])]
    assert [plain(band) for band in flow(parts, 8, 2)] == [["aaa  bbb"], ["cccccccc"]]
