"""Records of finished games are read, and checked against the rules, in every setup."""

from dataclasses import replace

import pytest

from rookery.core.errors import GameError, NotationError
from rookery.core.frozen import FrozenMap
from rookery.core.record import Record, Setup
from rookery.core.record_text import write_json, write_rook
from rookery.core.rules import AnyGame
from rookery.play.finished_record import read_finished
from tests.contract.playthrough import playthrough
from tests.contract.setups import for_daily_setups, for_every_game

TAGS = FrozenMap({"player 0": "Ada", "event": "evening at the club"})


def a_record(game: AnyGame, seed: int = 0) -> Record:
    """Return the record of a complete random game, with tags."""
    return replace(playthrough(Setup(game.name, game.seats[0]), seed).record, tags=TAGS)


@for_daily_setups
def test_a_finished_game_is_read_from_both_formats(setup: Setup) -> None:
    record = replace(playthrough(setup, 0).record, tags=TAGS)
    assert read_finished(write_rook(record)) == record
    assert read_finished(write_json(record)) == record


@for_every_game
def test_spaces_comments_and_missing_scores_do_not_matter(game: AnyGame) -> None:
    record = a_record(game)
    text = write_rook(replace(record, scores=None))
    assert read_finished("\ufeff" + text.replace("\n", "  # said\r\n")) == record
    assert read_finished(f"\n {write_json(record)} \n\n") == record


@for_every_game
def test_only_whole_games_are_read(game: AnyGame) -> None:
    record = a_record(game)
    begun = replace(record, actions=record.actions[:-1], scores=None)
    rules = game.rules(record.setup)
    position = game.write_position(record.setup, rules.start())
    for other, reason in (
        (begun, "record-unfinished"),
        (replace(begun, scores=record.scores), "scores-early"),
        (replace(record, scores=tuple(score + 1 for score in record.scores or ())), "scores-wrong"),
        (replace(record, actions=(*record.actions, record.actions[-1])), "action"),
        (replace(record, actions=("dance", *record.actions)), "action"),
        (replace(record, position=position), "record-from-position"),
        (replace(record, setup=Setup("chess", 2)), "no-game"),
        (replace(record, setup=replace(record.setup, seats=99)), "seats"),
        (replace(record, setup=replace(record.setup, opener=98)), "opener"),
        (replace(record, setup=replace(record.setup, expansions=("moon",))), "no-expansion"),
    ):
        for text in (write_rook(other), write_json(other)):
            with pytest.raises(GameError) as refused:
                read_finished(text)
            assert refused.value.reason == reason


@for_every_game
def test_an_illegal_action_is_named_with_its_line(game: AnyGame) -> None:
    record = a_record(game)
    text = write_rook(replace(record, actions=(*record.actions[:3], record.actions[0] + " ?", *record.actions[3:])))
    with pytest.raises(NotationError) as refused:
        read_finished(text)
    assert refused.value.data()["details"]["line"] == text.split("\n").index(record.actions[0] + " ?") + 1


@for_every_game
def test_several_records_and_tags_that_no_record_can_hold_are_refused(game: AnyGame) -> None:
    record = a_record(game)
    line = write_json(record)
    for text, reason in (
        (f"{line}\n\n{line}\n", "records-several"),
        (write_rook(record) * 2, "after-end"),
        (line.replace("evening", "\\ud800"), "no-room-for-tag"),
        (line.replace("evening", "# 1"), "no-room-for-tag"),
        (line.replace('"event"', '"Event!"'), "no-room-for-tag"),
        ("", "cut-off"),
        ("{", "not-json"),
        ("\x00\x01", "cut-off"),
    ):
        with pytest.raises(NotationError) as refused:
            read_finished(text)
        assert refused.value.reason == reason, text[:60]
