"""The tiles in the box: their counts and their faces."""

from pathlib import Path

import pytest

from rookery.games.carcassonne.expansions import CATALOGUE
from rookery.games.carcassonne.expansions.towers_and_thieves import TOWERS_AND_THIEVES
from rookery.games.carcassonne.geometry import HALVES, SIDES
from rookery.games.carcassonne.rules import ruleset_for
from rookery.games.carcassonne.tiles import FIELD, Face, Piece, Tile, TileFile, load, parse
from tests.carcassonne.table import ALL, RIVER, TOWERS, state_of, table
from tests.contract.table import setup_of

TILES = ruleset_for(setup_of("carcassonne", 2, expansions=ALL)).tiles
FACES = {
    line.split()[0]: line.split(maxsplit=2)[1:]
    for line in Path(__file__).with_name("tile_faces.txt").read_text("utf-8").splitlines()
    if line and not line.startswith("#")
}


def in_file(name: str) -> dict[str, Tile]:
    """Return the tiles of one data file."""
    file = next(expansion.tiles for expansion in CATALOGUE if expansion.tiles and expansion.tiles.name == name)
    return {tile.code: tile for tile in load(file, {} if name == "base.toml" else in_file("base.toml"))}


def total(tiles: dict[str, Tile]) -> int:
    return sum(tile.count for tile in tiles.values())


def written(face: Face) -> str:
    """Return a face in the format of tile_faces.txt."""
    return f"{face.edges}  {', '.join(map(_piece, face.pieces))}"


def _piece(piece: Piece) -> str:
    if piece.kind == FIELD:
        return " ".join(["field", *(HALVES[port] for port in piece.ports), *(f"~{city}" for city in piece.cities)])
    edges = "".join(SIDES[port] for port in piece.ports)
    return " ".join(filter(None, [piece.kind, edges, "shield" if piece.shield else ""]))


@pytest.mark.rule("TT-A14")
@pytest.mark.parametrize("code", FACES)
def test_each_tile_has_the_count_and_face_of_the_list(code: str) -> None:
    count, face = FACES[code]
    wanted = FACES[face.removeprefix("as ")][1] if face.startswith("as ") else face
    assert (str(TILES[code].count), written(TILES[code].face)) == (count, wanted)


def test_the_list_of_faces_names_every_tile_and_no_other() -> None:
    assert sorted(FACES) == sorted(TILES)


@pytest.mark.rule("BC-01", "AB-01")
def test_the_base_game_has_72_tiles_of_32_types() -> None:
    base = in_file("base.toml")
    assert (total(base), len(base)) == (72, 32)
    assert len([code for code in base if not code.endswith("g")]) == 24


def test_ten_base_tiles_have_a_shield_six_a_monastery_and_eight_a_garden() -> None:
    def count(holds: str) -> int:
        return sum(tile.count for tile in in_file("base.toml").values() if holds in written(tile.face))

    assert (count("shield"), count("monastery"), count("garden")) == (10, 6, 8)


@pytest.mark.rule("AB-01")
def test_a_tile_with_a_garden_is_otherwise_like_the_one_without() -> None:
    for code, tile in in_file("base.toml").items():
        if code.endswith("g"):
            assert written(tile.face) == f"{written(TILES[code[0]].face)}, garden"
            assert tile.count == 1


@pytest.mark.rule("RI-01", "RI-02")
def test_the_river_has_twelve_tiles_a_spring_ten_between_and_a_lake() -> None:
    river = in_file("river.toml")
    assert total(river) == len(river) == 12
    assert {code: tile.marks["source"] for code, tile in river.items() if tile.marks} == {"RA": "spring", "RL": "lake"}
    assert [sum(letter == "V" for letter in tile.face.edges) for tile in river.values()] == [1] + 10 * [2] + [1]
    assert {code for code, tile in river.items() if tile.pile == "river"} == set(river) - {"RL"}
    assert not any("shield" in written(tile.face) for tile in river.values())


@pytest.mark.rule("TT-02", "TT-03", "TT-04")
def test_towers_and_thieves_has_twelve_thief_tiles_five_tower_tiles_and_a_river_tile_with_a_base() -> None:
    tiles = in_file("towers_and_thieves.toml")
    assert total(tiles) == len(tiles) == 18
    thieves = {code for code, tile in tiles.items() if "thief" in tile.marks}
    towers = {code for code, tile in tiles.items() if tile.pile == "tower"}
    assert (len(thieves), len(towers), set(tiles) - thieves - towers) == (12, 5, {"RT"})
    assert {code for code, tile in tiles.items() if tile.marks.get("base")} == towers | {"RT"}
    assert all(tile.pile == "land" for code, tile in tiles.items() if code in thieves)
    assert tiles["RT"].pile == "river"


@pytest.mark.rule("TT-03", "TT-A1")
def test_the_numbers_on_the_thief_tiles_are_four_each_of_4_5_and_6() -> None:
    numbers = {code: tile.marks["thief"] for code, tile in TILES.items() if "thief" in tile.marks}
    assert numbers == {"TA": 4, "TB": 5, "TC": 6, "TD": 5, "TE": 4, "TF": 6, "TG": 4, "TH": 5, "TI": 6, "TJ": 4, "TK": 5, "TL": 6}


@pytest.mark.rule("TT-A1", "TT-A2")
def test_only_the_two_known_faces_of_towers_and_thieves_are_marked_verified() -> None:
    assert {code for code, tile in in_file("towers_and_thieves.toml").items() if tile.verified} == {"TA", "TB"}
    assert {code for code, tile in in_file("towers_and_thieves.toml").items() if "garden" in written(tile.face)} == {"TA", "TB"}
    assert all(tile.verified for name in ("base.toml", "river.toml") for tile in in_file(name).values())


@pytest.mark.rule("TT-A1", "TT-A2")
def test_editing_the_data_is_enough_to_change_a_number_or_a_face() -> None:
    assert TOWERS_AND_THIEVES.tiles is not None
    text = '[[tile]]\ncode = "TC"\ncount = 1\nlike = "B"\nthief = 3\nverified = true\n'
    (tile,) = parse(text, TOWERS_AND_THIEVES.tiles, in_file("base.toml"))
    assert (tile.marks["thief"], tile.verified, tile.face) == (3, True, TILES["B"].face)


@pytest.mark.rule("TT-50")
def test_the_field_of_the_tunnel_tile_is_one_though_the_river_bends_through_it() -> None:
    assert written(TILES["RT"].face) == f"VFFV  field {' '.join(HALVES)}"
    assert TILES["RT"].marks["tunnel"] is True


@pytest.mark.rule("BC-18")
def test_every_half_edge_outside_a_city_belongs_to_exactly_one_field() -> None:
    for tile in TILES.values():
        reached = sorted(port for piece in tile.face.pieces if piece.kind == FIELD for port in piece.ports)
        assert reached == [half for half in range(8) if tile.face.edges[half // 2] != "C"]


@pytest.mark.rule("BC-18")
def test_a_field_changes_sides_only_where_no_road_river_or_city_lies_between() -> None:
    """Around the tile, the two halves of a road or river edge belong to different fields, unless it ends or tunnels on the tile."""
    ends = {"A S", "RL N", "RT N", "RT W"}
    for code, tile in TILES.items():
        for side, letter in enumerate(tile.face.edges):
            halves = [tile.face.at_half[2 * side], tile.face.at_half[2 * side + 1]]
            if letter == "F":
                assert halves[0] == halves[1], code
            elif letter in "RV":
                assert (halves[0] == halves[1]) == (f"{code} {SIDES[side]}" in ends), code


@pytest.mark.rule("TT-10", "RI-08")
@pytest.mark.parametrize(
    ("expansions", "sizes"),
    [
        ((), {"land": 71}),
        ((RIVER,), {"river": 10, "lake": 1, "land": 71}),
        ((TOWERS,), {"land": 83, "tower": 5}),
        ((RIVER, TOWERS), {"river": 11, "lake": 1, "land": 83, "tower": 5}),
    ],
)
def test_the_piles_hold_the_tiles_of_the_expansions(expansions: tuple[str, ...], sizes: dict[str, int]) -> None:
    piles = state_of(table(expansions=expansions)).piles
    assert {name: sum(bag.values()) for name, bag in piles.items()} == sizes


def test_a_row_may_omit_default_values() -> None:
    plain = TileFile("made-up.toml")
    (tile,) = parse('[[tile]]\ncode = "Z"\ncount = 3\nedges = "FFFF"\nfields = [{ halves = "NL NR EL ER SL SR WL WR" }]\n', plain, {})
    assert (tile.code, tile.count, tile.pile, tile.needs, tile.verified) == ("Z", 3, "land", None, True)
