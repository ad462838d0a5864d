"""`rookery score`: the score sheet for a real table."""

import pytest

from tests.cli.running import Rookery, Terminal

RED = "Red: 4 3* 6* -2"


@pytest.mark.rule("FT-61", "FT-62")
def test_the_example_of_the_rulebook_comes_to_25(rookery: Rookery) -> None:
    ran = rookery("score", "five-towers", RED)
    assert ran.code == 0
    assert ran.out.splitlines() == [
        "Red",
        "first tower, 4 cards               4",
        "second tower with a top, 3 cards   6",
        "third tower with a top, 6 cards   12",
        "main tower (third), 6 cards        6",
        "2 demolished cards                -3",
        "------------------------------------",
        "total                             25",
        "",
    ]


def test_players_are_ranked(rookery: Rookery) -> None:
    ran = rookery("score", "five-towers", "Ada: 3", "Bo: 5*", "Cy: 4")
    assert ran.out.splitlines()[-4:] == ["1. Bo: 15", "2. Cy: 8", "3. Ada: 6", "Bo wins with 15 points."]


@pytest.mark.rule("FT-60")
def test_tied_players_share_the_victory(rookery: Rookery) -> None:
    ran = rookery("score", "five-towers", "Ada: 3", "Bo: 1*", "Cy: 3")
    assert ran.out.splitlines()[-4:] == ["1. Ada: 6", "1. Cy: 6", "3. Bo: 3", "Shared victory: Ada and Cy, 6 points each."]


@pytest.mark.rule("FT-59")
@pytest.mark.parametrize(("demolished", "total"), [(0, 0), (1, -1), (2, -3), (3, -6), (4, -10), (5, -15)])
def test_demolished_cards_cost_more_and_more(demolished: int, total: int, rookery: Rookery) -> None:
    ran = rookery("score", "five-towers", f"Red: 0 -{demolished}")
    assert ran.out.splitlines()[-2].split() == ["total", str(total)]


@pytest.mark.rule("FT-A11")
def test_a_top_alone_is_a_tower_of_one_card(rookery: Rookery) -> None:
    ran = rookery("score", "five-towers", "Red: 1*")
    assert "first tower with a top, one card  2" in ran.out


def test_players_without_a_name_are_numbered(rookery: Rookery) -> None:
    ran = rookery("score", "five-towers", "4", "5")
    assert "Player 1\n" in ran.out
    assert ran.out.endswith("Player 2 wins with 10 points.\n")


def test_players_are_read_from_standard_input(rookery: Rookery) -> None:
    ran = rookery("score", "five-towers", stdin="Red: 4 3* 6* -2\n\nŻółty: 1\n".encode())
    assert ran.code == 0
    assert ran.out.endswith("1. Red: 25\n2. Żółty: 2\nRed wins with 25 points.\n")


@pytest.mark.rule("FT-15", "FT-D5")
@pytest.mark.parametrize(
    ("player", "words"),
    [
        ("Red: 1 2 3 4 5 6", "at most 5 towers"),
        ("Red: 22", "at most 21 cards, not 22"),
        ("Red: 0*", "0* is not possible"),
        ("Red: four", "“four” is neither a height"),
        ("Red: 4**", "“4**” is neither a height"),
        ("Red: 4 -1 -1", "“-1” gives the demolished cards a second time"),
        ("Red: 4 -45", "At most 44 cards"),
        ("Red:", "neither a tower nor a demolished card"),
        (": 4", "name has 1 to 40 characters"),
    ],
)
def test_impossible_sheets_are_refused(player: str, words: str, rookery: Rookery) -> None:
    rookery("score", "five-towers", player).fails(2, words)


@pytest.mark.rule("FT-D5")
def test_the_tallest_possible_tower_is_accepted(rookery: Rookery) -> None:
    assert "first tower with a top, 21 cards  42" in rookery("score", "five-towers", "Red: 21*").out


@pytest.mark.rule("FT-02")
def test_players_have_different_names_and_are_at_most_five(rookery: Rookery) -> None:
    rookery("score", "five-towers", "Red: 4", "Red: 5").fails(2, "Red is named twice")
    rookery("score", "five-towers", *(f"P{number}: 1" for number in range(6))).fails(2, "at most 5 players")


@pytest.mark.parametrize(
    ("stdin", "words"),
    [
        (b"Red: 4\nBlue: x\n", "Line 2: “x” is neither a height"),
        (b"Red: \xff\n", "not UTF-8 text (byte 0xFF)"),
        (b"Red: " + b"1 " * 5000, "longer than the limit of 4,096 bytes"),
        (b"", "no players"),
    ],
)
def test_broken_input_gets_one_sentence_and_exit_code_1(stdin: bytes, words: str, rookery: Rookery) -> None:
    ran = rookery("score", "five-towers", stdin=stdin)
    ran.fails(1, words)
    assert ran.out == ""


def test_a_person_can_correct_a_mistake() -> None:
    with Terminal(["score", "five-towers"]) as terminal:
        terminal.reply("Player 1 (press Enter when done):", "Red: 4 3* 6* -2 x")
        terminal.reply("“x” is neither a height", RED)
        terminal.reply("Player 2 (press Enter when done):", "Blue: 1")
        terminal.reply("Player 3 (press Enter when done):", "")
        terminal.expect("Red wins with 25 points.")
        assert terminal.wait() == 0
