"""The table of Carcassonne: the board as a map of signs, the players, and the tile in hand in all its turns."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from rich.text import Text

from rookery.cli.console import Block, block, in_rows, side_by_side
from rookery.cli.draw_context import DrawContext
from rookery.cli.log_text import event_text
from rookery.cli.renderers.carcassonne_board import Window, around, bands, best, board_lines, columns_in, whole
from rookery.cli.renderers.carcassonne_choices import cell_of, keys_of, numbered, offers_of, places, turns_of
from rookery.cli.renderers.carcassonne_glyphs import STYLES, figure_mark, is_plain, tile_glyphs
from rookery.cli.renderers.carcassonne_tile import COLUMNS, ROWS, Glyph, Offset, all_tiles, text_tile, tile_block
from rookery.core.errors import NotationError
from rookery.core.rules import Seat
from rookery.core.view import Event, View
from rookery.games.carcassonne.actions import MEEPLE
from rookery.games.carcassonne.expansions.abbot import ABBOT_FIGURE
from rookery.games.carcassonne.expansions.base import read_cell
from rookery.games.carcassonne.expansions.towers_and_thieves import THIEF
from rookery.games.carcassonne.geometry import Cell, write_cell
from rookery.games.carcassonne.view import CarcassonneView

GAP: Final = 2
ALL: Final = "all"
AROUND: Final = 3
"""The lines of the screen that are neither head, tiles nor choices: one above, the margin, and the hint where the board goes on."""
FEWEST_ROWS: Final = 3
LONGEST_NAME: Final = 16
DIRECTIONS: Final = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
SUPPLIES: Final = {"meeples": MEEPLE, "abbots": ABBOT_FIGURE}
"""The counters of a player that are shown as figures."""


def rules(context: DrawContext) -> str:
    glyphs = tile_glyphs(context)
    signs = {
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
    return context.words("rules-carcassonne", **signs)


def commands(context: DrawContext) -> str:
    return context.words("commands-carcassonne")


def heading(view: View, context: DrawContext) -> str:
    """The round; whoever plays reads it above the board."""
    assert isinstance(view, CarcassonneView)
    return _round(view, context) if context.you is None else ""


def _round(view: CarcassonneView, context: DrawContext) -> str:
    return context.words("table-round", round=(view.turn - 1) // len(view.players) + 1)


# --- the whole table


def render(view: View, context: DrawContext) -> list[Text]:
    assert isinstance(view, CarcassonneView)
    head = _head(view, context)
    numbers = places(view)
    if view.seat is None or view.outcome is not None or context.part == ALL:
        parts = bands(_board(view), columns_in(context))
        return [*head, *(line for part in parts for line in [Text(), *board_lines(view, part, numbers, context)])]
    part = _window(view, context)
    hint = _hint(view, part, context)
    return [*head, *board_lines(view, part, numbers, context), *([Text(hint, style=STYLES["margin"])] if hint else [])]


def _head(view: CarcassonneView, context: DrawContext) -> list[Text]:
    players = [_player(view, seat, context) for seat in range(len(view.players))]
    title = Text(f" {context.glyphs.dot} ".join(_title(view, context)), style="bold")
    hand = _hand(view, context)
    if not hand:
        return [title, *players]
    return [title, *(line for band in in_rows([block(players), hand], context.width, GAP, align_top=True) for line in band)]


def _title(view: CarcassonneView, context: DrawContext) -> Iterator[str]:
    """Where in the game we are, and what is left of everything that runs out."""
    words = context.words
    yield _round(view, context)
    if view.piles:
        yield words("table-piles", piles=", ".join(words("table-pile", pile=pile, tiles=tiles) for pile, tiles in view.piles.items()))
    if "towers" in view.slots:
        yield words("table-floors", floors=view.slots["towers"]["supply"])
        if stolen := view.slots["towers"]["stolen"]:
            yield words("table-stolen", number=all_tiles()[stolen].marks[THIEF])


def _player(view: CarcassonneView, seat: Seat, context: DrawContext) -> Text:
    """Whose turn it is, the letter and the name, the points, and the figures in supply."""
    names = [name[:LONGEST_NAME] for name in context.names]
    to_move = seat == view.turn_of and view.outcome is None
    line = Text(f"{context.glyphs.acts if to_move else ' '} ")
    line.append(figure_mark(seat, MEEPLE), style=STYLES[f"seat-{seat}"])
    line.append(f" {names[seat]:<{max(map(len, names))}}", style="bold" if to_move else "")
    line.append(f"  {context.words('table-points', points=view.scores[seat]):>10}  ")
    for counter, figure in SUPPLIES.items():
        line.append(figure_mark(seat, figure) * view.players[seat][counter], style=STYLES[f"seat-{seat}"])
        line.append(" ")
    return line


def _hand(view: CarcassonneView, context: DrawContext) -> Block:
    """The drawn tile in all its turns, each with its letter below; after it was laid, the tile with the numbers of its choices."""
    if view.drawn is not None:
        turns: dict[str, int] = {}
        for rotation, letter in turns_of(view.drawn).items():
            turns.setdefault(letter, rotation)
        return side_by_side([block([*_tile(view.drawn, rotation, context), letter.center(COLUMNS)]) for letter, rotation in turns.items()], GAP)
    if view.placed is None or not view.choices:
        return []
    tile = next(tile for tile in view.tiles if tile.at == view.placed)
    return block([*_tile(tile.code, tile.rotation, context, _numbers_on_tile(view, context)), write_cell(tile.at).center(COLUMNS)])


def _tile(code: str, rotation: int, context: DrawContext, over: dict[Offset, Glyph] | None = None) -> Block:
    return tile_block(text_tile(code, rotation, plain=is_plain(context)), over)


def _numbers_on_tile(view: CarcassonneView, context: DrawContext) -> dict[Offset, Glyph]:
    """The number of each choice where its figure would stand; of a meeple and an abbot on the same piece, the meeple's."""
    tile = next(tile for tile in view.tiles if tile.at == view.placed)
    spots = text_tile(tile.code, tile.rotation, plain=is_plain(context)).spots
    found: dict[Offset, Glyph] = {}
    for number, choice in numbered(view):
        if choice.target.kind == "spot":
            found.setdefault(spots[choice.target.at.partition(" ")[2]], Glyph(str(number), "number"))
    return found


# --- the part of the board that is shown


def _board(view: CarcassonneView) -> Window:
    return whole([*(tile.at for tile in view.tiles), *places(view)])


def _window(view: CarcassonneView, context: DrawContext) -> Window:
    """As many rows as the screen has room for, around the cell asked for, or where most of the choices are."""
    used = len(_head(view, context)) + len(_offered(view, context)) + AROUND
    size = columns_in(context), max(FEWEST_ROWS, (context.height - used) // ROWS)
    if context.part:
        return around(_board(view), read_cell(context.part), *size)
    tiles = [tile.at for tile in view.tiles]
    wanted = [cell for choice in view.choices if (cell := cell_of(choice))]
    if view.placed is not None:
        wanted += [view.placed] * len(view.choices)  # the tile just laid outweighs all towers that might be guarded
    return best(_board(view), wanted, tiles, view.placed or tiles[-1], size)


def _offered(view: CarcassonneView, context: DrawContext) -> list[Text]:
    """The lines that the list of choices will take, with the line before and the prompt."""
    texts = offers_of(view, context.words) or [""]
    column = max(map(len, texts))
    return [Text(), *(line for band in in_rows([block([text], column) for text in texts], context.width, 3) for line in band), Text()]


def _hint(view: CarcassonneView, part: Window, context: DrawContext) -> str:
    """Where the board goes on, and how to see it."""
    board = _board(view)
    beyond = {
        "north": board.top < part.top,
        "east": board.left + board.columns > part.left + part.columns,
        "south": board.top + board.rows > part.top + part.rows,
        "west": board.left < part.left,
    }
    sides = [side for side, more in beyond.items() if more]
    if not sides:
        return ""
    hidden = sum(not part.holds(cell) for cell in places(view))
    return context.words(
        "table-beyond", sides=context.words.listed([context.words(f"port-{side[0].upper()}") for side in sides]), places=hidden, look=sides[0]
    )


def move_window(wish: str, view: View, context: DrawContext) -> DrawContext | None:
    assert isinstance(view, CarcassonneView)
    if wish in ("", ALL):
        return replace(context, part=wish)
    if wish in DIRECTIONS:
        return replace(context, part=write_cell(_beside(_window(view, replace(context, part=context.part.removeprefix(ALL))), wish)))
    try:
        return replace(context, part=write_cell(read_cell(wish)))
    except NotationError:
        return None


def _beside(part: Window, direction: str) -> Cell:
    """The middle of the part that follows in this direction and still shows a row of this one."""
    x, y = DIRECTIONS[direction]
    return part.middle[0] + x * max(1, part.columns - 1), part.middle[1] + y * max(1, part.rows - 1)


# --- what has happened, what may come, what is typed


def event_sentences(events: Sequence[Event], context: DrawContext) -> list[str]:
    kinds = [event.kind for event in events]
    if kinds == ["drawn"] and context.you not in (None, events[0].details["seat"]):
        return []  # it is said when the tile is laid
    return [event_text(event, context, **_phrases(event, context)) for event in events]


def _phrases(event: Event, context: DrawContext) -> dict[str, str]:
    if event.kind != "claimed":
        return {}
    kind, _, port = event.details["piece"].partition(" ")
    return {"piece": context.words("piece-with-port" if port else "piece-alone", feature=kind, port=port)}


def render_to_come(view: View, context: DrawContext) -> list[Text]:
    """Every tile that may still be drawn, and how often."""
    assert isinstance(view, CarcassonneView)
    shown = [block([*_tile(code, 0, context), f"{code} {context.glyphs.times}{count}".center(COLUMNS)]) for code, count in view.to_come.items()]
    lines = [Text(context.words("table-tiles-to-come", tiles=sum(view.to_come.values())))]
    for band in in_rows(shown, context.width, GAP):
        lines += [Text(), *band]
    return lines


def keys(view: View) -> dict[str, str]:
    assert isinstance(view, CarcassonneView)
    return keys_of(view)


def choice_lines(view: View, context: DrawContext) -> list[str]:
    assert isinstance(view, CarcassonneView)
    return offers_of(view, context.words)


def rest_of_turn(_view: View) -> tuple[str, ...]:
    return ()
