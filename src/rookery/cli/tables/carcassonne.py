"""The table of Carcassonne: the board as a map of signs, the players, and the tile in hand in all its turns."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from rich.text import Text

from rookery.cli.blocks import Block, beside, block, flow
from rookery.cli.paper import Paper
from rookery.cli.tables.carcassonne_board import Window, around, bands, best, board_lines, columns_in, whole
from rookery.cli.tables.carcassonne_choices import cell_of, keys_of, numbered, offers_of, places, turns_of
from rookery.cli.tables.carcassonne_looks import STYLES, is_plain, looks_of, mark_of
from rookery.cli.tables.carcassonne_tile import COLUMNS, ROWS, Patch, Sign, all_tiles, plan_of, tile_block
from rookery.cli.telling import event_text
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


def rules(paper: Paper) -> str:
    looks = looks_of(paper)
    signs = {
        "city": looks.city * 2,
        "shield": looks.shield,
        "road": looks.road["EW"] * 2,
        "river": looks.river["EW"] * 2,
        "bridge": looks.bridge["EW"],
        "monastery": looks.monastery,
        "garden": looks.garden,
        "thief": f"{looks.thief[0]}6{looks.thief[1]}",
        "tower": f"{looks.tower}2A",
    }
    return paper.words("rules-carcassonne", **signs)


def commands(paper: Paper) -> str:
    return paper.words("commands-carcassonne")


def heading(view: View, paper: Paper) -> str:
    """The round; whoever plays reads it above the board."""
    assert isinstance(view, CarcassonneView)
    return _round(view, paper) if paper.you is None else ""


def _round(view: CarcassonneView, paper: Paper) -> str:
    return paper.words("table-round", round=(view.turn - 1) // len(view.players) + 1)


# --- the whole table


def draw(view: View, paper: Paper) -> list[Text]:
    assert isinstance(view, CarcassonneView)
    head = _head(view, paper)
    numbers = places(view)
    if view.seat is None or view.outcome is not None or paper.part == ALL:
        parts = bands(_board(view), columns_in(paper))
        return [*head, *(line for part in parts for line in [Text(), *board_lines(view, part, numbers, paper)])]
    part = _window(view, paper)
    hint = _hint(view, part, paper)
    return [*head, *board_lines(view, part, numbers, paper), *([Text(hint, style=STYLES["margin"])] if hint else [])]


def _head(view: CarcassonneView, paper: Paper) -> list[Text]:
    players = [_player(view, seat, paper) for seat in range(len(view.players))]
    title = Text(f" {paper.signs.dot} ".join(_title(view, paper)), style="bold")
    hand = _hand(view, paper)
    if not hand:
        return [title, *players]
    return [title, *(line for band in flow([block(players), hand], paper.width, GAP, hanging=True) for line in band)]


def _title(view: CarcassonneView, paper: Paper) -> Iterator[str]:
    """Where in the game we are, and what is left of everything that runs out."""
    words = paper.words
    yield _round(view, paper)
    if view.piles:
        yield words("table-piles", piles=", ".join(words("table-pile", pile=pile, tiles=tiles) for pile, tiles in view.piles.items()))
    if "towers" in view.slots:
        yield words("table-floors", floors=view.slots["towers"]["supply"])
        if stolen := view.slots["towers"]["stolen"]:
            yield words("table-stolen", number=all_tiles()[stolen].marks[THIEF])


def _player(view: CarcassonneView, seat: Seat, paper: Paper) -> Text:
    """Whose turn it is, the letter and the name, the points, and the figures in supply."""
    names = [name[:LONGEST_NAME] for name in paper.names]
    to_move = seat == view.turn_of and view.outcome is None
    line = Text(f"{paper.signs.acts if to_move else ' '} ")
    line.append(mark_of(seat, MEEPLE), style=STYLES[f"seat-{seat}"])
    line.append(f" {names[seat]:<{max(map(len, names))}}", style="bold" if to_move else "")
    line.append(f"  {paper.words('table-points', points=view.scores[seat]):>10}  ")
    for counter, figure in SUPPLIES.items():
        line.append(mark_of(seat, figure) * view.players[seat][counter], style=STYLES[f"seat-{seat}"])
        line.append(" ")
    return line


def _hand(view: CarcassonneView, paper: Paper) -> Block:
    """The drawn tile in all its turns, each with its letter below; after it was laid, the tile with the numbers of its choices."""
    if view.drawn is not None:
        turns: dict[str, int] = {}
        for rotation, letter in turns_of(view.drawn).items():
            turns.setdefault(letter, rotation)
        return beside([block([*_tile(view.drawn, rotation, paper), letter.center(COLUMNS)]) for letter, rotation in turns.items()], GAP)
    if view.placed is None or not view.choices:
        return []
    tile = next(tile for tile in view.tiles if tile.at == view.placed)
    return block([*_tile(tile.code, tile.rotation, paper, _numbers_on_tile(view, paper)), write_cell(tile.at).center(COLUMNS)])


def _tile(code: str, rotation: int, paper: Paper, over: dict[Patch, Sign] | None = None) -> Block:
    return tile_block(plan_of(code, rotation, plain=is_plain(paper)), over)


def _numbers_on_tile(view: CarcassonneView, paper: Paper) -> dict[Patch, Sign]:
    """The number of each choice where its figure would stand; of a meeple and an abbot on the same piece, the meeple's."""
    tile = next(tile for tile in view.tiles if tile.at == view.placed)
    spots = plan_of(tile.code, tile.rotation, plain=is_plain(paper)).spots
    found: dict[Patch, Sign] = {}
    for number, choice in numbered(view):
        if choice.target.kind == "spot":
            found.setdefault(spots[choice.target.at.partition(" ")[2]], Sign(str(number), "number"))
    return found


# --- the part of the board that is shown


def _board(view: CarcassonneView) -> Window:
    return whole([*(tile.at for tile in view.tiles), *places(view)])


def _window(view: CarcassonneView, paper: Paper) -> Window:
    """As many rows as the screen has room for, around the cell asked for, or where most of the choices are."""
    used = len(_head(view, paper)) + len(_offered(view, paper)) + AROUND
    size = columns_in(paper), max(FEWEST_ROWS, (paper.height - used) // ROWS)
    if paper.part:
        return around(_board(view), read_cell(paper.part), *size)
    tiles = [tile.at for tile in view.tiles]
    wanted = [cell for choice in view.choices if (cell := cell_of(choice))]
    if view.placed is not None:
        wanted += [view.placed] * len(view.choices)  # the tile just laid outweighs all towers that might be guarded
    return best(_board(view), wanted, tiles, view.placed or tiles[-1], size)


def _offered(view: CarcassonneView, paper: Paper) -> list[Text]:
    """The lines that the list of choices will take, with the line before and the prompt."""
    texts = offers_of(view, paper.words) or [""]
    column = max(map(len, texts))
    return [Text(), *(line for band in flow([block([text], column) for text in texts], paper.width, 3) for line in band), Text()]


def _hint(view: CarcassonneView, part: Window, paper: Paper) -> str:
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
    return paper.words(
        "table-beyond", sides=paper.words.listed([paper.words(f"port-{side[0].upper()}") for side in sides]), places=hidden, look=sides[0]
    )


def look(wish: str, view: View, paper: Paper) -> Paper | None:
    assert isinstance(view, CarcassonneView)
    if wish in ("", ALL):
        return replace(paper, part=wish)
    if wish in DIRECTIONS:
        return replace(paper, part=write_cell(_beside(_window(view, replace(paper, part=paper.part.removeprefix(ALL))), wish)))
    try:
        return replace(paper, part=write_cell(read_cell(wish)))
    except NotationError:
        return None


def _beside(part: Window, direction: str) -> Cell:
    """The middle of the part that follows in this direction and still shows a row of this one."""
    x, y = DIRECTIONS[direction]
    return part.middle[0] + x * max(1, part.columns - 1), part.middle[1] + y * max(1, part.rows - 1)


# --- what has happened, what may come, what is typed


def tell(events: Sequence[Event], paper: Paper) -> list[str]:
    kinds = [event.kind for event in events]
    if kinds == ["drawn"] and paper.you not in (None, events[0].details["seat"]):
        return []  # it is said when the tile is laid
    return [event_text(event, paper, **_phrases(event, paper)) for event in events]


def _phrases(event: Event, paper: Paper) -> dict[str, str]:
    if event.kind != "claimed":
        return {}
    kind, _, port = event.details["piece"].partition(" ")
    return {"piece": paper.words("piece-with-port" if port else "piece-alone", feature=kind, port=port)}


def to_come(view: View, paper: Paper) -> list[Text]:
    """Every tile that may still be drawn, and how often."""
    assert isinstance(view, CarcassonneView)
    shown = [block([*_tile(code, 0, paper), f"{code} {paper.signs.times}{count}".center(COLUMNS)]) for code, count in view.to_come.items()]
    lines = [Text(paper.words("table-tiles-to-come", tiles=sum(view.to_come.values())))]
    for band in flow(shown, paper.width, GAP):
        lines += [Text(), *band]
    return lines


def keys(view: View) -> dict[str, str]:
    assert isinstance(view, CarcassonneView)
    return keys_of(view)


def offer(view: View, paper: Paper) -> list[str]:
    assert isinstance(view, CarcassonneView)
    return offers_of(view, paper.words)


def finish(_view: View) -> tuple[str, ...]:
    return ()
