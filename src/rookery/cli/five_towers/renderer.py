"""5 Towers in the terminal: towers as stacked cards, each type with its colour and letter."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text

from rookery.cli.console import Block, block, block_width, in_rows
from rookery.cli.draw_context import DrawContext
from rookery.cli.log_text import choice_text, event_text
from rookery.cli.text_only import commands, move_window
from rookery.core.rules import Seat
from rookery.core.view import Choice, Event, View
from rookery.games.five_towers.building import Tower
from rookery.games.five_towers.cards import TYPES, read_card
from rookery.games.five_towers.view import FiveTowersView, PlayerView
from rookery.locale import Words

COLOURS: Final = {  # FT-10: background and text colour of each type
    "candy": ("#f29ac2", "#000000"),
    "scary": ("#7d4fb0", "#ffffff"),
    "tree": ("#66803a", "#ffffff"),
    "scrap": ("#a4a9b0", "#000000"),
    "sand": ("#ecc94f", "#000000"),
}
GAP: Final = 3
__all__ = ["choice_lines", "commands", "event_sentences", "heading", "keys", "move_window", "render", "render_to_come", "rest_of_turn", "rules"]


def rules(context: DrawContext) -> str:
    marks = context.glyphs.marks
    return context.words("rules-five-towers", top=marks[0], eight=marks[8], nine=marks[9])


def heading(view: View, context: DrawContext) -> str:
    assert isinstance(view, FiveTowersView)
    return context.words("table-round", round=view.round)


def render(view: View, context: DrawContext) -> list[Text]:
    assert isinstance(view, FiveTowersView)
    lines = [_piles(view, context), Text()]
    for row in _rows(view, context):
        lines += [*row, Text()]
    return [*lines, _display(view, context)]


def _rows(view: FiveTowersView, context: DrawContext) -> list[Block]:
    """Return the towers: all large if one row holds them, else with the others' small. If that needs more rows, the reader's own come last."""
    seats = [((view.seat or 0) + step) % len(view.players) for step in range(len(view.players))]
    for small in ([], seats[1:] if view.seat is not None else seats):
        boards = [_board(view, seat, context, small=seat in small) for seat in seats]
        rows = in_rows(boards, context.width, GAP)
        if len(rows) == 1:
            return rows
    if view.seat is None:
        return rows
    own = boards[0] if block_width(boards[0]) <= context.width else _board(view, view.seat, context, small=True)
    return [*in_rows(boards[1:], context.width, GAP), own]


def _piles(view: FiveTowersView, context: DrawContext) -> Text:
    words = context.words
    parts = [
        heading(view, context),
        words("table-pass", number=view.deck_pass),
        words("table-draw-pile", cards=view.draw_pile),
        words("table-discard-pile", cards=view.discard_pile),
    ]
    return Text(f" {context.glyphs.dot} ".join(parts), style="bold")


def _display(view: FiveTowersView, context: DrawContext) -> Text:
    line = Text(context.words("table-display") + " ")
    for name in view.display:
        card = read_card(name)
        line.append(" ")
        line.append_text(_single_card(card.type, card.value, context))
    if not view.display:
        line.append(" " + context.words("table-display-empty"))
    if view.to_place:
        line.append("  " + context.words("table-to-place", cards=view.to_place))
    return line


def _single_card(type_: str, value: int, context: DrawContext) -> Text:
    """Return a single card with its letter."""
    return Text(f"[{context.words('letter-' + type_)} {_face(value, context)}]", style=_style(type_))


def _face(value: int, context: DrawContext) -> str:
    """Return the value in two columns, with a mark on the special values 0, 8 and 9."""
    return f"{context.glyphs.marks.get(value, '')}{value}".rjust(2)


def _style(type_: str) -> str:
    background, colour = COLOURS[type_]
    return f"{colour} on {background}"


def _board(view: FiveTowersView, seat: Seat, context: DrawContext, *, small: bool) -> Block:
    """Return one player's towers with name and points below."""
    player = view.players[seat]
    make_tower = _small_tower if small else _large_tower
    columns = [make_tower(type_, player.towers[type_], context) for type_ in TYPES]
    towers = in_rows(columns, 80, 0 if small else 1)[0]
    caption = block(_caption(view, seat, player, context, block_width(towers)), block_width(towers))
    return [*towers, *caption]


def _large_tower(type_: str, tower: Tower, context: DrawContext) -> Block:
    """Return a tower six columns wide: its edge, its cards, and its letter in the base."""
    signs, letter = context.glyphs, context.words(f"letter-{type_}")
    colour = COLOURS[type_][0]
    upper_left, upper_right, lower_right, lower_left = signs.corners
    if not tower:
        return [Text(f"{signs.ends[0]}{signs.across}{letter}{signs.across * 2}{signs.ends[1]}", style=colour)]
    lines = [Text(upper_left + signs.across * 4 + upper_right, style=colour)]
    for value in reversed(tower):
        card = Text(signs.down, style=colour)
        card.append(f" {_face(value, context)} ", style=_style(type_))
        card.append(signs.down, style=colour)
        lines.append(card)
    return [*lines, Text(f"{lower_left}{signs.across}{letter}{signs.across * 2}{lower_right}", style=colour)]


def _small_tower(type_: str, tower: Tower, context: DrawContext) -> Block:
    """Return a tower three columns wide."""
    cards = [Text(f" {_face(value, context)}", style=_style(type_)) for value in reversed(tower)]
    ground = Text(f"{context.glyphs.across}{context.words('letter-' + type_)}{context.glyphs.across}", style=COLOURS[type_][0])
    return [*cards, ground]


def _caption(view: FiveTowersView, seat: Seat, player: PlayerView, context: DrawContext, width: int) -> Iterable[Text]:
    words = context.words
    name = f"{context.glyphs.acts} {context.names[seat]}" if seat == view.actor else context.names[seat]
    yield Text(name[:width], style="bold")
    yield Text(words("table-points", points=player.score))
    if any(other.demolished for other in view.players):
        yield Text(words("table-demolished", cards=player.demolished))
    if view.step in ("auction", "building"):
        yield Text(_call(view, seat, words))


def _call(view: FiveTowersView, seat: Seat, words: Words) -> str:
    call = view.calls[seat]
    if isinstance(call, int):
        return words("call-bid", count=call)
    if call is not None:
        return words("call-pass")
    return words("call-opener" if seat == view.opener else "call-none")


def event_sentences(events: Sequence[Event], context: DrawContext) -> list[str]:
    revealed = [event.details["card"] for event in events if event.kind == "revealed"]
    sentences = [context.words("event-revealed", cards=_cards(revealed, context.words))] if revealed else []
    for event in events:
        if event.kind == "revealed":
            continue
        phrases = {}
        if "card" in event.details:
            phrases["card"] = _card(event.details["card"], context.words)
        if isinstance(event.details.get("cards"), tuple):
            phrases["cards"] = _cards(event.details["cards"], context.words)
        sentences.append(event_text(event, context, **phrases))
    return sentences


def _card(name: str, words: Words) -> str:
    card = read_card(name)
    return words("card", tower=card.type, value=card.value)


def _cards(names: Iterable[str], words: Words) -> str:
    return words.listed([_card(name, words) for name in names])


def render_to_come(view: View, context: DrawContext) -> list[Text]:
    assert isinstance(view, FiveTowersView)
    if view.to_come is None:
        return []
    lines = [Text(context.words("table-to-come", cards=view.draw_pile))]
    for type_ in TYPES:
        line = Text("  ")
        line.append(f" {context.words('letter-' + type_)} ", style=_style(type_))
        for name, count in view.to_come.items():
            card = read_card(name)
            if card.type == type_:
                line.append(f" {card.value}" + (f"{context.glyphs.times}{count}" if count > 1 else ""))
        lines.append(line)
    return lines


def numbers(choices: Sequence[Choice]) -> list[int]:
    """Return the choices by key: the number of a bid, 0 for a pass, so that `3` bids 3; other choices count from 1."""
    if any(choice.label == "choice-bid" for choice in choices):
        return [int(choice.args.get("count", 0)) for choice in choices]
    return list(range(1, len(choices) + 1))


def keys(view: View) -> dict[str, str]:
    return {str(number): choice.action for number, choice in zip(numbers(view.choices), view.choices, strict=True)}


def choice_lines(view: View, context: DrawContext) -> list[str]:
    listed = sorted((number, choice_text(choice, context.words)) for number, choice in zip(numbers(view.choices), view.choices, strict=True))
    return [f"{number}) {text}" for number, text in listed]


def rest_of_turn(view: View) -> tuple[str, ...]:
    assert isinstance(view, FiveTowersView)
    return view.rest or ()
