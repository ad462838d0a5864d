"""`rookery simulate`."""

import json

import pytest

from rookery import __version__
from rookery.core.record import replay
from rookery.core.record_text import read_json
from rookery.games import GAMES
from tests.cli.running import Rookery, Terminal, run_process

UNIFORM = ("simulate", "five-towers", "--bots", "uniform")


def test_every_line_is_a_record_that_replays(rookery: Rookery) -> None:
    ran = rookery(*UNIFORM, "--seats", "4", "--games", "3", "--seed", "7", "--json")
    records = [read_json(line) for line in ran.out.splitlines()]
    assert (ran.code, ran.err, len(records)) == (0, "", 3)
    for record in records:
        *_, last = replay(GAMES["five-towers"], record)
        assert record.setup.seats == 4
        assert record.scores is not None
        assert last.step == "over"


def test_a_record_has_the_keys_of_the_notation(rookery: Rookery) -> None:
    ran = rookery(*UNIFORM, "--seats", "2", "--games", "1", "--seed", "7", "--json")
    assert list(json.loads(ran.out)) == ["game", "seats", "options", "expansions", "opener", "tags", "actions", "scores"]


def test_a_record_names_its_players_seed_and_version(rookery: Rookery) -> None:
    ran = rookery("simulate", "five-towers", "--bots", "greedy,uniform", "--seats", "2", "--games", "2", "--seed", "7", "--json")
    tags = [json.loads(line)["tags"] for line in ran.out.splitlines()]
    players = {"player 0": "greedy", "player 1": "uniform"}
    assert tags == [{**players, "deal": deal, "seed": "7", "version": __version__} for deal in ("0", "1")]


ON_TWINS = [(game, "uniform") for game in GAMES] + [
    ("five-towers", "learned,greedy,uniform"),
    ("five-towers", "heuristic"),
    ("carcassonne", "heuristic,learned,journeyman"),
]


@pytest.mark.parametrize(("game", "bots"), ON_TWINS)
def test_both_engines_write_the_same_bytes(game: str, bots: str, rookery: Rookery, monkeypatch: pytest.MonkeyPatch) -> None:
    expansions = ",".join(GAMES[game].expansions)
    arguments = ("simulate", game, "--seats", "3", "--bots", bots, "--games", "2", "--seed", "7", "--expansions", expansions, "--json")
    with monkeypatch.context() as without_rules:
        without_rules.setattr("rookery.bots.simulation.Match", None)
        on_the_twin = rookery(*arguments).out
    for asked in ("can_play", "has_twin"):
        monkeypatch.setattr(f"rookery.bots.simulation.{asked}", lambda *_: False)
    assert rookery(*arguments).out == on_the_twin


def test_the_rules_play_where_a_twin_would_reveal_too_much(rookery: Rookery, monkeypatch: pytest.MonkeyPatch) -> None:
    arguments = ("simulate", "five-towers", "--bots", "learned", "--games", "1", "--seed", "7", "--option", "cards-to-come=hidden", "--json")
    expected = rookery(*arguments).out
    monkeypatch.setattr("rookery.bots.simulation.play_on_twin", None)
    assert rookery(*arguments).out == expected


def test_the_rules_play_expansions_that_the_twin_lacks(rookery: Rookery, monkeypatch: pytest.MonkeyPatch) -> None:
    arguments = ("simulate", "carcassonne", "--bots", "uniform", "--games", "1", "--seed", "7", "--expansions", "abbot", "--json")
    expected = rookery(*arguments).out
    monkeypatch.setattr("rookery.fast.carcassonne.tiles.EXPANSIONS", ("river",))
    assert rookery(*arguments).out == expected


def test_the_same_seed_gives_the_same_bytes_in_any_process() -> None:
    arguments = (*UNIFORM[:2], "--bots", "heuristic,uniform", "--seats", "2", "--games", "2", "--seed", "7", "--json")
    first, second = (run_process(*arguments, PYTHONHASHSEED=hash_seed) for hash_seed in ("1", "2"))
    assert first.code == 0
    assert first == second


def test_another_seed_gives_other_games(rookery: Rookery) -> None:
    one, other = (rookery(*UNIFORM, "--games", "1", "--seed", seed, "--json").out for seed in ("7", "8"))
    assert one != other


def test_a_game_does_not_depend_on_the_number_of_games(rookery: Rookery) -> None:
    few, many = (rookery(*UNIFORM, "--games", games, "--seed", "7", "--json").out for games in ("2", "4"))
    assert many.startswith(few)
    assert len(set(many.splitlines())) == 4


@pytest.mark.rule("FT-26")
def test_the_opener_is_drawn_at_random_unless_it_is_named(rookery: Rookery) -> None:
    drawn = rookery(*UNIFORM, "--seats", "2", "--games", "4", "--seed", "7", "--json").out
    assert {json.loads(line)["opener"] for line in drawn.splitlines()} == {0, 1}
    named = rookery(*UNIFORM, "--seats", "2", "--games", "4", "--seed", "7", "--opener", "1", "--json").out
    assert {json.loads(line)["opener"] for line in named.splitlines()} == {1}


def test_every_bot_gets_the_same_first_cards(rookery: Rookery) -> None:
    one, other = (
        json.loads(rookery("simulate", "five-towers", "--games", "1", "--seed", "7", "--bots", bot, "--json").out) for bot in ("uniform", "greedy")
    )
    assert one["actions"][:5] == other["actions"][:5]
    assert one["opener"] == other["opener"]


def test_options_go_into_the_record(rookery: Rookery) -> None:
    ran = rookery(*UNIFORM, "--games", "1", "--seed", "7", "--option", "overbids=retract", "--json")
    assert json.loads(ran.out)["options"] == {"overbids": "retract"}


def test_a_random_seed_is_printed_and_repeats_the_games(rookery: Rookery) -> None:
    ran = rookery(*UNIFORM, "--games", "1", "--json")
    assert ran.err.startswith("seed ")
    assert rookery(*UNIFORM, "--games", "1", "--json", "--seed", ran.err.split()[1]).out == ran.out


def test_without_json_a_summary_shows_shares_that_add_up(rookery: Rookery) -> None:
    ran = rookery("simulate", "five-towers", "--seats", "2", "--bots", "greedy,uniform", "--games", "5", "--seed", "7")
    rows = [line.split() for line in ran.out.splitlines() if line.strip()[:1] in ("0", "1")]
    assert [row[1:3] for row in rows] == [["Magpie", "(greedy)"], ["Pip", "(uniform)"]]
    assert sum(float(row[-1].rstrip("%")) for row in rows) == pytest.approx(100, abs=0.2)
    assert sum(float(row[-2]) for row in rows) == pytest.approx(5, abs=0.1)
    assert "5 games of" in ran.out


def test_every_game_can_be_simulated(rookery: Rookery) -> None:
    for game in GAMES.values():
        ran = rookery("simulate", game.name, "--bots", "uniform", "--games", "1", "--seed", "7", "--expansions", ",".join(game.expansions), "--json")
        record = read_json(ran.out)
        assert record.setup.expansions == game.expansions
        assert record.scores is not None


def test_terminals_get_a_progress_bar() -> None:
    with Terminal([*UNIFORM, "--seats", "2", "--games", "3", "--seed", "7"]) as terminal:
        shown = terminal.expect("3 games of")
        assert terminal.wait() == 0
    assert "games" in shown
    assert "3/3" in shown
