"""The client's score-sheet cases match the engine's current scoring."""

from tools.generate import SCORE_CASES
from tools.score_cases import score_cases


def test_the_cases_of_the_score_sheets_are_current() -> None:
    assert SCORE_CASES.read_text(encoding="utf-8") == score_cases()
