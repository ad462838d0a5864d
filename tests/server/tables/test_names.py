"""Names: all scripts are allowed, and nobody can imitate another name. Ids contain only letters and digits."""

import unicodedata

import pytest

from rookery.server.frames.tables import chat_frame
from rookery.server.ids import SIZE, id_from, new_id
from rookery.server.limits import NAME
from rookery.server.names import look_alike, person_name
from rookery.server.refusals import Refused
from rookery.server.tables import commands, lobby
from tests.server.offline_table import ANN, BOB, EVE, OfflineTable, opened, say


@pytest.mark.parametrize(
    "name",
    ["Ann", "Аня", "Łukasz", "Žydrė", "Оксана", "Άννα", "明子", "Ann 2", "O’Neill", "Nguyễn", "José-María", "☺ Bob", "Мария Z".replace("Z", "3")],
)
def test_names_of_people_are_kept_unchanged(name: str) -> None:
    assert person_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    ("name", "stored"),
    [
        *((styled, "Ann") for styled in ("𝐀𝐧𝐧", "Ａｎｎ", "𝔸𝓷𝓃")),
        ("A\ufe10", "A,"),  # a comma for vertical writing
        *((f"A{beside}", f"A{beside}") for beside in ("\u180a", "\u1810", "\ufdff")),  # next to the variation selectors
    ],
)
def test_characters_become_their_plain_forms(name: str, stored: str) -> None:
    assert person_name(name) == stored


@pytest.mark.parametrize("name", ["Аnn", "Bоb", "Αnn", "Ann Петрова"[:4] + "я", "\u13aann", "\u2c80nn", "\u0555leg", "\ua4eenn"])
def test_a_name_that_mixes_scripts_is_refused(name: str) -> None:
    with pytest.raises(Refused) as refused:
        person_name(name)
    assert refused.value.code == "name/invalid"


@pytest.mark.parametrize("nothing", ["\ufe0f", "\ufe00", "\U000e0100", "\U000e01ef", "\u180b", "\u180f", "\u2d7f", "\U0001d159"])
def test_invisible_characters_neither_distinguish_names_nor_make_one(nothing: str) -> None:
    assert person_name(f"A{nothing}nn{nothing}") == "Ann"
    with pytest.raises(Refused):
        person_name(nothing)


def test_stacked_combining_marks_are_removed() -> None:
    stacked = person_name("Z" + "\u0335\u0322\u0321\u0316\u0330" * 4 + "oe")
    assert sum(unicodedata.combining(char) > 0 for char in stacked) <= 2
    assert len(stacked) <= NAME


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Аса", "Aca"),
        ("ОЛЕ", "OЛE"),
        ("Bill", "BiIl"),
        ("Αννα", "Aννα"),
        ("ANN", "\ua4ee\ua4e0\ua4e0"),
        ("MAY", "\u13b7\u13aa\u13a9"),
        ("Greg", "Gre\u0261"),
    ],
)
def test_confusable_names_are_detected(name: str, other: str) -> None:
    assert look_alike(name, other)
    assert look_alike(other, name)


@pytest.mark.parametrize(("name", "other"), [("Ann", "Ann"), ("Ann", "Anna"), ("Ann", "ann"), ("Аня", "Ana")])
def test_distinct_names_are_not_confusable(name: str, other: str) -> None:
    assert not look_alike(name, other)


def test_nobody_sits_down_beside_somebody_whose_name_looks_the_same() -> None:
    offline = opened(seats=3)
    offline.do(commands.sit, ANN, "Eva", 0)
    assert offline.refuses(commands.sit, BOB, "Еvа", 1) == "name/invalid"
    offline.do(commands.sit, BOB, "Eva", 1)


def test_a_player_who_takes_a_name_that_looks_like_anothers_keeps_the_old_one_at_that_table() -> None:
    offline = opened(seats=3)
    offline.do(commands.sit, ANN, "Eva", 0)
    offline.do(commands.sit, BOB, "Bob", 1)
    offline.do(say, BOB, "Bob", text="hello")
    assert offline.refuses(commands.rename, BOB, "Bob", "Еvа") == "name/invalid"
    offline.do(say, BOB, "Еvа", text="me again")
    assert [said.name for _, said in offline.table.chat] == ["Bob", "Bob"]
    offline.do(commands.rename, BOB, "Bob", "Eva")
    assert [holder.name for holder in offline.table.holders] == ["Eva", "Eva", ""]


# --- chat


def spoken(offline: OfflineTable) -> list[tuple[str, int | None]]:
    """Return the name and the seat that each chat line shows."""
    return [(frame.name, frame.seat) for frame in (chat_frame(offline.table, seq, said) for seq, said in offline.table.chat)]


def test_no_spectator_chats_as_a_player() -> None:
    """Equal names are allowed, because people share names; the seat shows who is a player, and no name can imitate it."""
    offline = opened(seats=4)
    for guest, name, seat in ((ANN, "Anna", 0), (BOB, "Anna", 1), (ANN, "Ben", 2)):  # Ben plays on Ann's device
        offline.do(commands.sit, guest, name, seat)
    offline.do(commands.seat_bot, ANN, 3, "greedy")
    for guest, name in ((ANN, "Anna"), (ANN, "Ben"), (BOB, "Anna"), (EVE, "Anna"), (EVE, "Аnnа"), (EVE, "Ben"), (EVE, "greedy")):
        offline.do(say, guest, name, text="I resign")
    assert spoken(offline) == [("Anna", 0), ("Ben", 2), ("Anna", 1), *((name, None) for name in ("Anna", "Аnnа", "Ben", "greedy"))]


def test_a_chat_line_shows_the_current_seat_of_its_author() -> None:
    offline = opened(seats=2)
    offline.do(say, ANN, "Ann", text="hello")
    seen = offline.table.seq
    for command, *arguments in (
        (commands.sit, ANN, "Ann", 0),
        (lobby.reseat, ANN, (1, 0)),
        (commands.stand, ANN, 1),
        (commands.sit, ANN, "Ann", 0),
    ):
        offline.do(command, *arguments)
        assert spoken(offline) == [("Ann", next(iter(offline.table.seats_of(ANN)), None))]
        assert offline.table.relabelled[ANN] > seen, "viewers get the line again"
        seen = offline.table.seq
    offline.do(commands.sit, BOB, "Bob", 1)
    offline.do(commands.start, ANN)
    offline.play_out()
    offline.rematch()
    assert spoken(offline) == [("Ann", 1)]
    assert offline.table.relabelled[ANN] > seen


def test_an_id_has_letters_and_digits_only() -> None:
    ids = [id_from(bytes([number]) * SIZE) for number in range(256)]
    assert all(len(one) == 12 and one.isascii() and one.isalnum() for one in ids)
    assert len(set(ids)) > 250


def test_ids_are_unique_and_follow_from_the_secret() -> None:
    assert len({new_id() for _ in range(1000)}) == 1000
    assert id_from(b"one secret, long") == id_from(b"one secret, long")
    assert id_from(b"one secret, long") != id_from(b"two secrets, long")
