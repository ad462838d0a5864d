"""What is hot in a twin is plain C: not one Python object in it."""

from pathlib import Path

import pytest

from hatch_build import made_from, twins
from tests.fast.hot import built_c, hot_functions, module_of, touches, write_c

ROOT = Path(__file__).parents[2]
BATCH = {"begin", "show", "read", "play", "give_reward"}
TWIN = {"write_scores", "write_observation", "write_mask", "seat_to_act", "deal_all", "choose_at_random", "play_at_random", "play_by"}
TWIN |= {"by_chance", "is_over", "ways"}
MUST_BE_HOT = {
    "common/rng": {"word", "below"},
    "common/buffers": {"copy_struct"},
    "common/batch": {"first_wrong", "step_all", "share_win", *BATCH},
    "common/self_play": {"play_game", "learn"},
    "common/twin": {"add_up", "share_of_win", "nth", "finish", "write_projection", *TWIN},
    "five_towers/rules": {"start", "deal", "reveal", "legal", "apply", "score", "random_action", "play_out", "action_of", "choice_of", "kind"},
    "five_towers/sets": {"find_first", "look", "look_again", "largest_bid", "next_steps"},
    "five_towers/order": {"count", "place_of", "nth_kind", "nth_choice"},
    "five_towers/policy": {"choose", "advise", "play_out_by"},
    "five_towers/twin": {"chosen_by", *TWIN},
    "five_towers/laying": {"arrange", "sort", "put"},
    "five_towers/survey": {"count_piles", "observe", "observe_seat", "write_mask"},
    "five_towers/batch": {"game_at", "count_piles", *BATCH},
    "five_towers/rounds": {"read_table", "find_ways", "fits_on"},
    "five_towers/value": {"prepare", "part", "judge", "result"},
    "five_towers/inputs": {"list_piles", "list_towers", "list_globals"},
    "five_towers/net": {"prepare", "part", "judge", "answer"},
    "five_towers/one_ply": {"look", "judge_calls", "judge_steps", "find_builds", "extend"},
    "five_towers/round_solver": {"prepare", "settle", "best_call", "best_step", "choose", "finish_round"},
    "five_towers/players": {"choose", "share"},
    "common/halving": {"add_candidate", "plan_phases", "note", "end_sweep", "halve", "score", "best", "drop_hopeless", "uncertainty"},
    "five_towers/search": {"begin", "sweep", "sample", "choose"},
    "five_towers/appraisal": {"sample", "note", "margin_of"},
    "five_towers/lapsing": {"choose"},
    "five_towers/contest": {"play_game"},
    "five_towers/self_play": {"play_game", "record", "look", "set_aims", "learn_from", "push_back", "move"},
    "carcassonne/rules": {"start", "draw", "place", "offers", "claims", "claim", "recall", "legal", "apply", "random_action", "play_out", "score"},
    "carcassonne/board": {"lay", "join", "root", "find_places", "tiles_on", "tiles_around"},
    "carcassonne/scoring": {"award_majority", "score_completed", "score_remaining", "note_cities"},
    "carcassonne/towers": {"may_guard", "put_guard", "raise_towers", "raise_tower", "steal", "score_guards", "score_last_guards"},
    "carcassonne/order": {"count", "place_of", "nth_type", "nth_place"},
    "carcassonne/policy": {"advise", "play_out_by"},
    "carcassonne/twin": {"code_of", "write_projection", *TWIN},
    "carcassonne/laying": {"arrange", "stands_before", "swap_figures"},
    "carcassonne/batch": {"game_at", "survey_at", "deal", *BATCH},
    "carcassonne/appraisal": {"sample", "note", "settle"},
    "carcassonne/coming": {"read_piles", "fitting", "closing"},
    "carcassonne/scan": {"begin", "lead", "add_item", "tile_beside"},
    "carcassonne/features": {"look_at_place", "share_place", "list_feature"},
    "carcassonne/fields": {"look_at_fields", "list_fields"},
    "carcassonne/inputs": {"look_at_board", "list_items", "list_around", "list_hand"},
    "carcassonne/net": {"prepare", "look", "judge", "add_up", "answer", "answer_again", "margin"},
    "carcassonne/turns": {"rank", "rank_choices", "rank_figures", "copy_grid_around", "add", "carry_out"},
    "carcassonne/players": {"plan", "move", "rank_figures", "worth", "share_of", "lead_of"},
    "carcassonne/monte_carlo": {"list_places", "judge", "keep_best", "expand", "simulate", "ucb"},
    "carcassonne/search": {"begin", "advance", "sample"},
    "carcassonne/sampling": {"begin", "play", "choice"},
    "carcassonne/shortlists": {"begin", "find_best", "note", "list_choices", "add"},
    "carcassonne/lapsing": {"plan"},
    "carcassonne/contest": {"shuffle", "play_game"},
    "carcassonne/self_play": {"play_game", "take_turn", "record", "learn", "learn_from", "push_back", "move"},
    "carcassonne/survey": {"survey", "legal", "number_of", "action_of", "write_mask", "observe"},
}
COLD = {"carcassonne/naming", "carcassonne/tiles"}
"""Compiled for the facts they hold or to see into a position; they have nothing hot to run."""


def test_every_compiled_module_is_named_here() -> None:
    assert {f"{source.parent.name}/{source.stem}" for source in twins(ROOT)} == MUST_BE_HOT.keys() | COLD


@pytest.mark.once
@pytest.mark.parametrize("source", twins(ROOT), ids=lambda source: f"{source.parent.name}-{source.stem}")
def test_no_hot_function_touches_a_python_object(source: Path, tmp_path: Path) -> None:
    c = built_c(source, ROOT) or write_c(source, tmp_path / "twin.c", ROOT / "src")
    module = module_of(source, ROOT / "src")
    found = {function: touches(c, module, function) for function in sorted(hot_functions(source))}
    assert not {function: touched for function, touched in found.items() if touched}


@pytest.mark.parametrize("module", MUST_BE_HOT)
def test_what_must_be_hot_is_marked_so(module: str) -> None:
    assert hot_functions(ROOT / "src" / "rookery" / "fast" / f"{module}.py") >= MUST_BE_HOT[module]


def test_the_check_finds_a_python_object(tmp_path: Path) -> None:
    source = tmp_path / "slow.py"
    source.write_text(
        "import cython\n\n@cython.cfunc\ndef wide(number: cython.uint) -> cython.uint:\n    return number & (number + 4294967295)\n"
        "\n@cython.cfunc\n@cython.nogil\n@cython.exceptval(check=False)\ndef narrow(number: cython.uint) -> cython.uint:\n    return number + 1\n"
    )
    c = write_c(source, tmp_path / "slow.c", tmp_path)
    assert touches(c, "slow", "wide")
    assert not touches(c, "slow", "narrow")
    assert hot_functions(source) == {"narrow"}


def test_the_c_of_other_sources_is_not_taken_for_that_of_these(tmp_path: Path) -> None:
    source, c = tmp_path / "src" / "twin.py", tmp_path / "build" / "src" / "twin.c"
    for path in (source, c):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("import cython\n", "utf-8")
    assert built_c(source, tmp_path) is None
    c.write_text("static int one(void) {\n}\n" + made_from(tmp_path, source), "utf-8")
    assert built_c(source, tmp_path) is not None
    source.write_text("import cython\n\nNUMBER = 1\n", "utf-8")
    assert built_c(source, tmp_path) is None
