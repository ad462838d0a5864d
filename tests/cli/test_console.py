"""Text blocks side by side."""

from rookery.cli.console import Block, block, block_width, in_rows, side_by_side


def plain(part: Block) -> list[str]:
    return [line.plain for line in part]


def test_a_block_is_as_wide_as_its_widest_line() -> None:
    assert plain(block(["a", "bcd"])) == ["a  ", "bcd"]
    assert block_width(block(["a"], 4)) == 4
    assert block_width([]) == 0


def test_blocks_are_aligned_at_the_bottom_or_the_top() -> None:
    low, high = block(["x"]), block(["a", "b"])
    assert plain(side_by_side([low, high], 1)) == ["  a", "x b"]
    assert plain(side_by_side([low, high], 1, align_top=True)) == ["x a", "  b"]


def test_blocks_that_do_not_fit_start_a_new_row() -> None:
    parts = [block(["aaa"]), block(["bbb"]), block(["cccccccc"])]
    assert [plain(band) for band in in_rows(parts, 8, 2)] == [["aaa  bbb"], ["cccccccc"]]
