"""`rookery play`: a person plays against bots."""

import json
import re
import signal
from pathlib import Path

import pytest

from rookery.cli import text_only
from rookery.core.record_text import read_rook
from rookery.games import GAMES
from rookery.play.match import Match
from tests.cli.running import Rookery, Terminal, run_shell

FIRST = ("play", "five-towers", "--seed", "11", "--opener", "0")
"""With this seed the first display is scary 0, tree 0, tree 14, scrap 3, scrap 7, and the person opens."""
CARCASSONNE = ("play", "carcassonne", "--seats", "2", "--bots", "uniform", "--seed", "3", "--opener", "0")
ENOUGH = b"1\n" * 20 + b"0\n" + b"\n" * 3


def test_the_board_the_choices_and_the_current_player_are_shown(rookery: Rookery) -> None:
    ran = rookery(*FIRST, "--plain", stdin=b"quit\n")
    assert ran.code == 0
    assert "Round 1 - first pass through the draw pile - 75 to draw - 0 discarded" in ran.out
    assert "> You " in ran.out
    assert "Display  [Y *0] [T *0] [T 14] [P  3] [P  7]" in ran.out
    assert "0) Bid 0   1) Bid 1   2) Bid 2   3) Bid 3   4) Bid 4   5) Bid 5" in ran.out
    assert ran.out.endswith("You have left the game.\n")


NOT_ALLOWED = [
    "Not allowed: The opener bids a number from 0 to 5 and cannot pass.",
    "Not allowed: After that you could not build all the cards you bid for.",
    "Not allowed: That card is not on display.",
    "“dance” is neither a choice nor a command",
    "“17” is neither a choice nor a command",
]


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        (b"3", ["You bid 3.\n"]),
        (b"bid 3", ["You bid 3.\n"]),
        (b"  BID   3 ", ["You bid 3.\n"]),
        (b"5\n1 3, 2", ["You place scary 0.", "You place scrap 7.", "You place tree 14."]),
        (b"3\nall", ["place them one by one"]),
        (b"pass\n5\nplace tree-0\nplace sand-1\ndance\n17", NOT_ALLOWED),
        (
            b"5\n1\nundo\nundo\nundo\n2",
            ["You place scary 0.", "Taken back: Place scary 0.", "Taken back: Bid 5.", "There is nothing you can take back.", "You bid 2."],
        ),
        (b"3\nundo", ["You bid 3.", "There is nothing you can take back."]),
        (b"\xff\xfe\n" + b"x" * 100_000 + b"\n3", ["not UTF-8 text (byte 0xFF)", "longer than the limit of 4,096 bytes", "You bid 3."]),
    ],
    ids=["number", "notation", "spaces and case", "several numbers", "all refused", "illegal", "undo", "undo too late", "unreadable"],
)
def test_input_is_played_or_explained_and_asked_for_again(typed: bytes, shown: list[str], rookery: Rookery) -> None:
    ran = rookery(*FIRST, stdin=typed + b"\nquit\n")
    assert ran.code == 0
    places = [ran.out.find(text) for text in shown]
    assert -1 not in places
    assert places == sorted(places)
    assert ran.out.count("You place") == "".join(shown).count("You place")


def test_a_card_is_placed_by_number_or_by_notation(rookery: Rookery) -> None:
    by_number = rookery(*FIRST, stdin=b"5\n1\nquit\n").out
    by_notation = rookery(*FIRST, stdin=b"bid 5\nplace scary-0\nquit\n").out
    assert "You place scary 0. You complete the scary tower, one card high." in by_number
    assert by_number == by_notation


def test_all_places_every_card_when_the_order_does_not_matter(rookery: Rookery) -> None:
    ran = rookery(*FIRST, stdin=b"5\nall\n\nquit\n")
    assert "all) Place all of them" in ran.out
    assert ran.out.count("You place") == 5
    assert "Round 2" in ran.out


def test_the_last_card_can_be_taken_back_before_the_next_round(rookery: Rookery, tmp_path: Path) -> None:
    saved = tmp_path / "game.rook"
    ran = rookery(*FIRST, "--save", str(saved), stdin=b"5\nall\nundo\nquit\n")
    assert 'Press Enter to end your turn, or type "undo" to take it back:' in ran.out
    assert "Round 2" not in ran.out
    record = read_rook(saved.read_text())
    assert 0 < len(record.actions) < 11
    assert record.actions[5] == "bid 5"


def test_any_line_except_undo_ends_the_turn_and_is_run(rookery: Rookery) -> None:
    ran = rookery(*FIRST, stdin=b"5\nall\ncards\nquit\n")
    assert "Round 2" in ran.out
    assert " cards are still to come:" in ran.out.partition("Round 2")[2]


def test_help_explains_the_rules_and_the_commands(rookery: Rookery) -> None:
    ran = rookery(*FIRST, stdin=b"help\nquit\n")
    assert "5 Towers in short:" in ran.out
    for command in ("undo", "hint", "cards", "save FILE", "quit", "all"):
        assert f"\n  {command} " in ran.out
    assert all(len(line) <= 80 for line in ran.out.splitlines())


def test_a_hint_names_a_choice_and_changes_nothing(rookery: Rookery) -> None:
    with_hint = rookery(*FIRST, stdin=b"hint\n3\nquit\n").out
    without = rookery(*FIRST, stdin=b"3\nquit\n").out
    assert re.search(r"Bid \d \(bid \d\): [0-9.]+% to win, on average [0-9.]+ points (ahead|behind)", with_hint)
    assert len(re.findall("to win, on average", with_hint)) == 3
    assert with_hint.endswith(without[without.index("You bid 3.") :])


@pytest.mark.rule("FT-A17")
def test_the_cards_to_come_are_listed_unless_the_table_hides_them(rookery: Rookery) -> None:
    shown = rookery(*FIRST, stdin=b"cards\nquit\n").out
    assert "75 cards are still to come:" in shown
    assert "   P  0 1 2 4 5 6 8 9 10 11 12 13 14 15\n" in shown
    hidden = rookery(*FIRST, "--option", "cards-to-come=hidden", stdin=b"cards\nquit\n").out
    assert "the cards still to come are hidden" in hidden
    assert "still to come:" not in hidden


def test_duplicate_cards_to_come_are_counted(rookery: Rookery) -> None:
    shown = rookery("play", "five-towers", "--seats", "4", "--seed", "3", "--opener", "0", "--plain", stdin=b"cards\nquit\n").out
    assert "7x2" in shown


def test_each_bot_reports_its_actions_in_one_line(rookery: Rookery) -> None:
    lines = rookery(*FIRST, "--bots", "greedy,uniform", stdin=b"0\nquit\n").out.splitlines()
    assert any(line.startswith(("Magpie bids", "Magpie passes")) for line in lines)
    assert any(line.startswith(("Pip bids", "Pip passes")) for line in lines)


def test_a_forced_action_is_played_with_a_message(rookery: Rookery) -> None:
    ran = rookery("play", "five-towers", "--seats", "2", "--seed", "4", "--bots", "greedy", stdin=b"5\n4\n3\n2\n1\n0\nall\n1\n" * 40)
    assert "Your only choice: " in ran.out


def test_a_whole_game_ends_with_everybodys_score_sheet(rookery: Rookery, tmp_path: Path) -> None:
    saved = tmp_path / "game.rook"
    ran = rookery("play", "five-towers", "--seats", "2", "--seed", "4", "--bots", "uniform", "--save", str(saved), stdin=ENOUGH * 60)
    assert ran.code == 0
    record = read_rook(saved.read_text())
    assert record.scores is not None
    assert sorted(map(int, re.findall(r"total +(-?\d+)", ran.out))) == sorted(record.scores)
    ran.shows("The game is over: the draw pile has run out a second time.", f"with {max(record.scores)} points")
    assert dict(record.tags) == {"player 0": "person", "player 1": "uniform"}


def test_the_same_seed_and_choices_give_the_same_game(rookery: Rookery) -> None:
    first, second = (rookery("play", "five-towers", "--seed", "9", stdin=ENOUGH * 3) for _ in range(2))
    assert first == second


def test_a_random_seed_is_printed(rookery: Rookery) -> None:
    ran = rookery("play", "five-towers", "--opener", "0", stdin=b"quit\n")
    seed = ran.err.split()[1]
    assert rookery("play", "five-towers", "--opener", "0", "--seed", seed, stdin=b"quit\n").out == ran.out


def test_the_end_of_the_input_is_reported_and_the_game_saved(rookery: Rookery, tmp_path: Path) -> None:
    saved = tmp_path / "game.rook"
    rookery(*FIRST, "--save", str(saved), stdin=b"5\n1\n").fails(1, "The input ended")
    assert read_rook(saved.read_text()).actions[-1] == "place scary-0"


def test_closed_input_gets_one_sentence(tmp_path: Path) -> None:
    run_shell("rookery play five-towers --seed 1 --opener 0 <&-", tmp_path).fails(1)


def test_save_writes_the_game_so_far_and_never_over_another_file(rookery: Rookery, tmp_path: Path) -> None:
    saved, other = tmp_path / "So far.rook", tmp_path / "other.rook"
    other.write_text("precious")
    ran = rookery(*FIRST, stdin=f"5\nsave {saved}\nsave {other}\nsave\nsave {tmp_path}/none/x\nquit\n".encode())
    assert read_rook(saved.read_text()).actions[-1] == "bid 5"
    assert other.read_text() == "precious"
    shown = " ".join(ran.out.split())
    assert shown.count("Saved to ") == 1
    for words in ("already exists", "Say where", "its folder does not exist"):
        assert words in shown


def test_save_refuses_an_existing_file_at_once_unless_forced(rookery: Rookery, tmp_path: Path) -> None:
    saved = tmp_path / "game.rook"
    saved.write_text("precious")
    rookery(*FIRST, "--save", str(saved), stdin=b"quit\n").fails(2)
    assert saved.read_text() == "precious"
    assert rookery(*FIRST, "--save", str(saved), "--force", stdin=b"quit\n").code == 0
    assert read_rook(saved.read_text()).setup.game == "five-towers"


def test_a_saved_game_resumes(rookery: Rookery, tmp_path: Path) -> None:
    saved = tmp_path / "game.rook"
    rookery(*FIRST, "--bots", "greedy,uniform", "--save", str(saved), stdin=b"5\n1\nquit\n")
    left = read_rook(saved.read_text()).actions
    rookery("play", "--resume", str(saved), "--seed", "1", stdin=b"undo\n1\n1\nquit\n").shows("Magpie", "Pip", "Taken back: Place scary 0.")
    record = read_rook(saved.read_text())
    assert record.actions[: len(left)] == left
    assert len(record.actions) == len(left) + 1
    assert sorted(path.name for path in tmp_path.iterdir()) == ["game.rook"]


def test_a_resumed_game_may_be_saved_elsewhere_and_played_by_others(rookery: Rookery, tmp_path: Path) -> None:
    saved, elsewhere = tmp_path / "game.rook", tmp_path / "elsewhere.rook"
    rookery(*FIRST, "--save", str(saved), stdin=b"5\nquit\n")
    before = saved.read_text()
    rookery("play", "--resume", str(saved), "--seed", "1", "--bots", "uniform", "--save", str(elsewhere), stdin=b"1\nquit\n")
    assert saved.read_text() == before
    assert read_rook(elsewhere.read_text()).tags["player 1"] == "uniform"


def test_a_game_that_is_over_or_broken_cannot_be_resumed(rookery: Rookery, tmp_path: Path) -> None:
    games = tmp_path / "games.jsonl"
    played = rookery("simulate", "five-towers", "--games", "2", "--seed", "7", "--bots", "uniform", "--json").out
    for content, words in ((played, "more than one"), (played.splitlines()[0], "is over"), ("nonsense", "cut off")):
        games.write_text(content)
        rookery("play", "--resume", str(games)).fails(1, words)
        assert games.read_text() == content


@pytest.mark.parametrize("extra", [{"tags": {"Event": "x"}}, {"tags": {"note": "a # b"}}])
def test_a_record_that_cannot_be_saved_is_not_resumed(extra: dict[str, object], rookery: Rookery, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(json.dumps({"game": "five-towers", "seats": 2, "actions": [], **extra}))
    ran = rookery("play", "--resume", str(file), stdin=b"quit\n")
    ran.fails(1, "could not be saved again")
    assert ran.out == ""


def test_any_game_can_be_played_in_words(rookery: Rookery, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rookery.cli.commands.play.renderer_for", lambda _game: text_only)
    rookery(*CARCASSONNE, stdin=b"1\n1\n\nhelp\nhint\ncards\nquit\n").shows("You draw tile", "1) Place the tile at")


# --- at a terminal


@pytest.mark.parametrize(("arguments", "drawing"), [(FIRST, "Y ★0"), (CARCASSONNE, "▒.*◆.*┃")], ids=["five-towers", "carcassonne"])
def test_a_terminal_gets_colours_and_unicode_unless_they_are_switched_off(arguments: tuple[str, ...], drawing: str) -> None:
    for extra, no_color, coloured, fancy in (((), "", True, True), ((), "1", False, True), (("--plain",), "", False, False)):
        with Terminal([*arguments, *extra], NO_COLOR=no_color) as terminal:
            shown = terminal.expect("Your choice:")
            assert ("48;5;" in shown or "48;2;" in shown) is coloured
            assert (re.search(drawing, shown, re.DOTALL) is not None) is fancy
            assert fancy or (shown.isascii() and "\x1b[" not in shown)
            terminal.type("quit")
            assert terminal.wait() == 0


def test_ctrl_c_saves_the_game(tmp_path: Path) -> None:
    saved = tmp_path / "game.rook"
    with Terminal([*FIRST, "--save", str(saved)]) as terminal:
        terminal.reply("Your choice:", "5")
        terminal.expect("all) Place all of them")
        terminal.expect("Your choice:")
        terminal.press_ctrl_c()
        terminal.expect("Interrupted.")
        assert terminal.wait() == 130
    assert read_rook(saved.read_text()).actions[-1] == "bid 5"


@pytest.mark.parametrize("request_to_end", [signal.SIGTERM, signal.SIGHUP])
def test_a_termination_signal_saves_the_game(request_to_end: signal.Signals, tmp_path: Path) -> None:
    saved = tmp_path / "game.rook"
    with Terminal([*FIRST, "--save", str(saved)]) as terminal:
        terminal.expect("Your choice:")
        terminal.process.send_signal(request_to_end)
        assert terminal.wait() == 130
    assert len(read_rook(saved.read_text()).actions) == 5


def test_the_saved_game_is_the_one_that_was_played(rookery: Rookery, tmp_path: Path) -> None:
    saved = tmp_path / "game.rook"
    rookery(*FIRST, "--save", str(saved), stdin=ENOUGH + b"quit\n")
    record = read_rook(saved.read_text())
    match = Match(GAMES["five-towers"], record.setup)
    for action in record.actions:
        match.act(action)
    assert match.record(record.tags) == record
