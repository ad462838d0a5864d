"""Tiles of Carcassonne as characters."""

import pytest
from rich.cells import cell_len

from rookery.cli.carcassonne.tile import COLUMNS, ROWS, text_tile, tile_block
from rookery.drawing.carcassonne.board import all_tiles
from rookery.games.carcassonne.geometry import ROTATIONS
from rookery.games.carcassonne.tiles import FIELD
from rookery.locale import Words

FACES = [(code, rotation) for code in all_tiles() for rotation in ROTATIONS]
SIDE_PATCHES = ((3, 0), (6, 1), (3, 2), (0, 1))
LETTERS = {"city": "C", "shield": "C", "road": "R", "river": "V"}


def drawn(code: str, rotation: int = 0, *, plain: bool = True) -> list[str]:
    return [line.plain for line in tile_block(text_tile(all_tiles()[code], rotation, plain=plain))]


@pytest.mark.parametrize("plain", [True, False])
def test_every_tile_fills_three_rows_of_seven_columns(plain: bool) -> None:
    for code, rotation in FACES:
        rows = drawn(code, rotation, plain=plain)
        assert [cell_len(row) for row in rows] == [COLUMNS] * ROWS, code
        assert not plain or "".join(rows).isascii()


@pytest.mark.parametrize("plain", [True, False])
def test_the_middle_of_each_side_shows_its_edge(plain: bool) -> None:
    for code, rotation in FACES:
        glyphs = text_tile(all_tiles()[code], rotation, plain=plain).glyphs
        shown = "".join(LETTERS.get(glyphs[patch].style, "F") for patch in SIDE_PATCHES)
        assert shown == all_tiles()[code].faces[rotation].edges, (code, rotation)


def test_every_piece_has_its_own_spot_on_its_own_ground() -> None:
    for code, rotation in FACES:
        plan, face = text_tile(all_tiles()[code], rotation, plain=True), all_tiles()[code].faces[rotation]
        assert set(plan.spots) == {piece.name for piece in face.pieces}
        assert len(set(plan.spots.values())) == len(face.pieces), (code, rotation)
        for piece in face.pieces:
            style = plan.glyphs[plan.spots[piece.name]].style
            assert style == piece.kind or (piece.kind == FIELD and style == "wall"), (code, rotation, piece.name)


def test_every_shield_thief_garden_monastery_and_tower_is_shown() -> None:
    for code, rotation in FACES:
        tile, text = all_tiles()[code], "".join(drawn(code, rotation))
        kinds = [piece.kind for piece in tile.face.pieces]
        assert ("$" in text) == any(piece.shield for piece in tile.face.pieces)
        assert ("[+]" in text) == ("monastery" in kinds)
        assert ("(*)" in text) == ("garden" in kinds)
        assert (f"<{tile.marks.get('thief')}>" in text) == ("thief" in tile.marks)
        assert ("T" in text) == bool(tile.marks.get("base"))


@pytest.mark.parametrize(
    ("code", "rotation", "rows"),
    [
        ("D", 0, ["\\#####/", "=======", "......."]),
        ("D", 90, ["...|../", "...|.##", "...|..\\"]),
        ("I", 0, ["\\#####/", "##.....", "/......"]),
        ("N", 0, ["######/", "##/....", "/......"]),
        ("H", 0, ["\\#####/", ".......", "/#####\\"]),
        ("G", 90, ["\\#####/", "..###..", "/#####\\"]),
        ("Rg", 90, ["\\######", "(*)####", "/######"]),
        ("L", 0, ["\\#####/", "===o===", "...|..."]),
        ("A", 0, [".......", "..[+]..", "...|..."]),
        ("RB", 90, ["...~../", "===H=##", "...~..\\"]),
        ("RH", 90, ["...~...", "===H[+]", "...~..."]),
        ("RI", 0, ["..++...", "==+.~~~", "...~~.."]),
        ("TA", 0, ["\\#####/", "<4>|(*)", "...|..."]),
        ("WD", 0, [".......", "===+T..", "...|..."]),
    ],
)
def test_tiles_look_like_this(code: str, rotation: int, rows: list[str]) -> None:
    assert drawn(code, rotation) == rows


def test_unicode_terminals_get_lines_for_roads_and_rivers() -> None:
    assert drawn("RI", plain=False) == ["··┏┛···", "━━┛·╔══", "···╔╝··"]
    assert drawn("O", 180, plain=False) == ["···┃··╱", "━━━┛╱▒▒", "╱▒▒◆▒▒▒"]


def test_every_field_of_a_tile_has_a_different_direction() -> None:
    words = Words()
    for code, rotation in FACES:
        ports = [piece.name.split()[1] for piece in all_tiles()[code].faces[rotation].pieces if piece.kind == FIELD]
        assert len({words(f"port-{port}") for port in ports}) == len(ports), (code, rotation)
