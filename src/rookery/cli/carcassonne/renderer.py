"""Carcassonne in the terminal: the players, the drawn tile in all its rotations, and the board."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from rich.text import Text

from rookery.cli.carcassonne.board import DIRECTIONS, Window, bands, board_lines, board_window, columns_in, hidden_hint, next_part, visible_part
from rookery.cli.carcassonne.choices import choice_texts, keys_of, numbered, rotation_letters
from rookery.cli.carcassonne.glyphs import FIGURES, STYLES, TOWER, figure_mark, is_plain, neutral_glyphs, tile_glyphs
from rookery.cli.carcassonne.tile import COLUMNS, Glyph, Offset, TextTile, strange_marks, text_tile, tile_block
from rookery.cli.console import Block, block, in_rows, side_by_side
from rookery.cli.draw_context import DrawContext
from rookery.cli.log_text import event_text
from rookery.core.errors import NotationError
from rookery.core.rules import Seat
from rookery.core.view import Event, View
from rookery.games.carcassonne.actions import MEEPLE
from rookery.games.carcassonne.completion import marks_of, notes_of, ruleset_of
from rookery.games.carcassonne.expansions.base import read_cell
from rookery.games.carcassonne.geometry import write_cell
from rookery.games.carcassonne.tiles import Tile
from rookery.games.carcassonne.view import CarcassonneView

GAP: Final = 2
ALL: Final = "all"
LONGEST_NAME: Final = 16
SUPPLIES: Final = {"meeples": MEEPLE, "abbots": "abbot"}
"""The counters of a player that appear as figures. Any other counter appears with its name."""
SHOWN_ELSEWHERE: Final = ("score", "guards")


def rules(context: DrawContext) -> str:
    glyphs = tile_glyphs(context)
    examples = {
        "city": glyphs.city * 2,
        "shield": glyphs.shield,
        "road": glyphs.road["EW"] * 2,
        "river": glyphs.river["EW"] * 2,
        "bridge": glyphs.bridge["EW"],
        "monastery": glyphs.monastery,
        "garden": glyphs.garden,
        "thief": f"{glyphs.thief[0]}6{glyphs.thief[1]}",
        "tower": f"{glyphs.tower}2A",
    }
    return context.words("rules-carcassonne", **examples)


def commands(context: DrawContext) -> str:
    return context.words("commands-carcassonne")


def heading(view: View, context: DrawContext) -> str:
    """Return the round for spectators; players see it above the board."""
    assert isinstance(view, CarcassonneView)
    return _round(view, context) if context.you is None else ""


def _round(view: CarcassonneView, context: DrawContext) -> str:
    return context.words("table-round", round=(view.turn - 1) // len(view.players) + 1)


# --- the whole board


def render(view: View, context: DrawContext) -> list[Text]:
    assert isinstance(view, CarcassonneView)
    head = _head(view, context)
    if view.seat is None or view.outcome is not None or context.part == ALL:
        parts = bands(board_window(view), columns_in(context))
        return [*head, *(line for part in parts for line in [Text(), *board_lines(view, part, context)])]
    part = _visible_part(view, context)
    hint = hidden_hint(view, part, context)
    return [*head, *board_lines(view, part, context), *([Text(hint, style=STYLES["margin"])] if hint else [])]


def _head(view: CarcassonneView, context: DrawContext) -> list[Text]:
    players = [_player(view, seat, context) for seat in range(len(view.players))]
    dot = f" {context.glyphs.dot} "
    title = [Text(dot.join(_title(view, context)), style="bold")]
    if legend := dot.join(_legend(view, context)):
        title.append(Text(legend))
    hand = _hand(view, context)
    if not hand:
        return [*title, *players]
    return [*title, *(line for row in in_rows([block(players), hand], context.width, GAP, align_top=True) for line in row)]


def _title(view: CarcassonneView, context: DrawContext) -> Iterator[str]:
    """Return the round, the sizes of the piles, and the notes of expansions."""
    words = context.words
    yield _round(view, context)
    if view.piles:
        yield words("table-piles", piles=", ".join(words("table-pile", pile=pile, tiles=tiles) for pile, tiles in view.piles.items()))
    yield from (words(note.label, **note.args) for note in notes_of(view))


def _legend(view: CarcassonneView, context: DrawContext) -> Iterator[str]:
    """Return the names of pieces and marks, on the board and the drawn tile, that have no characters of their own."""
    tiles = ruleset_of(view).tiles
    codes = [*(tile.code for tile in view.tiles), *([view.drawn] if view.drawn else [])]
    for name in dict.fromkeys(name for code in codes for name in strange_marks(tiles[code])):
        yield f"{neutral_glyphs(name, tile_glyphs(context))} {name}"
    cells: dict[str, list[str]] = {}
    for mark in marks_of(view):
        if mark.kind != TOWER:
            cells.setdefault(mark.kind, []).append(write_cell(mark.at))
    for figure in view.figures:
        if figure.figure not in FIGURES:
            cells.setdefault(figure.figure, []).append(write_cell(figure.at))
    for name, at in cells.items():
        label = f"mark-{name}"
        yield f"{context.words(label) if label in context.words else name} {' '.join(at)}"


def _player(view: CarcassonneView, seat: Seat, context: DrawContext) -> Text:
    """Return whose turn it is, the seat's letter, name and points, its figures in supply, and other counters."""
    names = [name[:LONGEST_NAME] for name in context.names]
    to_move = seat == view.turn_of and view.outcome is None
    line = Text(f"{context.glyphs.acts if to_move else ' '} ")
    line.append(figure_mark(seat, MEEPLE), style=STYLES[f"seat-{seat}"])
    line.append(f" {names[seat]:<{max(map(len, names))}}", style="bold" if to_move else "")
    line.append(f"  {context.words('table-points', points=view.scores[seat]):>10}  ")
    for counter, figure in SUPPLIES.items():
        line.append(figure_mark(seat, figure) * view.players[seat][counter], style=STYLES[f"seat-{seat}"])
        line.append(" ")
    for counter, count in view.players[seat].items():
        if counter not in (*SUPPLIES, *SHOWN_ELSEWHERE):
            line.append(f" {counter} {count}")
    return line


def _hand(view: CarcassonneView, context: DrawContext) -> Block:
    """Return the drawn tile in all its rotations, each with its letter; once placed, the tile with the numbers of its choices."""
    if view.drawn is not None:
        drawn = ruleset_of(view).tiles[view.drawn]
        rotations: dict[str, int] = {}
        for rotation, letter in rotation_letters(drawn).items():
            rotations.setdefault(letter, rotation)
        return side_by_side([_captioned(_tile(drawn, rotation, context), letter) for letter, rotation in rotations.items()], GAP)
    if view.placed is None or not view.choices:
        return []
    placed = next(tile for tile in view.tiles if tile.at == view.placed)
    tile = _tile(ruleset_of(view).tiles[placed.code], placed.rotation, context)
    return _captioned(tile, write_cell(placed.at), _numbers_on_tile(view, tile))


def _tile(tile: Tile, rotation: int, context: DrawContext) -> TextTile:
    return text_tile(tile, rotation, plain=is_plain(context))


def _captioned(tile: TextTile, caption: str, over: dict[Offset, Glyph] | None = None) -> Block:
    return block([*tile_block(tile, over), caption.center(COLUMNS)])


def _numbers_on_tile(view: CarcassonneView, tile: TextTile) -> dict[Offset, Glyph]:
    """Return the number of each choice at the spot of its figure; for two figures on the same piece, the number of the first."""
    spots = tile.spots
    found: dict[Offset, Glyph] = {}
    for number, choice in numbered(view):
        if choice.target.kind == "spot":
            found.setdefault(spots[choice.target.at.partition(" ")[2]], Glyph(str(number), "number"))
    return found


# --- the visible part of the board


def _visible_part(view: CarcassonneView, context: DrawContext) -> Window:
    return visible_part(view, context, len(_head(view, context)) + len(_offered(view, context)))


def _offered(view: CarcassonneView, context: DrawContext) -> list[Text]:
    """Return how many lines the list of choices takes, including the line before it and the prompt."""
    texts = choice_texts(view, context.words) or [""]
    column = max(map(len, texts))
    return [Text(), *(line for row in in_rows([block([text], column) for text in texts], context.width, 3) for line in row), Text()]


def move_window(wish: str, view: View, context: DrawContext) -> DrawContext | None:
    assert isinstance(view, CarcassonneView)
    if wish in ("", ALL):
        return replace(context, part=wish)
    if wish in DIRECTIONS:
        return replace(context, part=write_cell(next_part(_visible_part(view, replace(context, part=context.part.removeprefix(ALL))), wish)))
    try:
        return replace(context, part=write_cell(read_cell(wish)))
    except NotationError:
        return None


# --- log, tiles to come, choices


def event_sentences(events: Sequence[Event], context: DrawContext) -> list[str]:
    kinds = [event.kind for event in events]
    if kinds == ["drawn"] and context.you not in (None, events[0].details["seat"]):
        return []  # the placement event says so
    return [event_text(event, context) for event in events]


def render_to_come(view: View, context: DrawContext) -> list[Text]:
    """Return every tile of the draw pile with its count."""
    assert isinstance(view, CarcassonneView)
    tiles, times = ruleset_of(view).tiles, context.glyphs.times
    shown = [_captioned(_tile(tiles[code], 0, context), f"{code} {times}{count}") for code, count in view.to_come.items()]
    lines = [Text(context.words("table-tiles-to-come", tiles=sum(view.to_come.values())))]
    for row in in_rows(shown, context.width, GAP):
        lines += [Text(), *row]
    return lines


def keys(view: View) -> dict[str, str]:
    assert isinstance(view, CarcassonneView)
    return keys_of(view)


def choice_lines(view: View, context: DrawContext) -> list[str]:
    assert isinstance(view, CarcassonneView)
    return choice_texts(view, context.words)


def rest_of_turn(_view: View) -> tuple[str, ...]:
    return ()
