"""The table of 5 Towers: towers as stacked cards, each type with its colour and its letter."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text

from rookery.cli.blocks import Block, block, flow, width_of
from rookery.cli.paper import Paper
from rookery.cli.telling import choice_text, event_text
from rookery.core.rules import Seat
from rookery.core.view import Choice, Event, View
from rookery.games.five_towers.building import Tower
from rookery.games.five_towers.cards import TYPES, read_card
from rookery.games.five_towers.view import FiveTowersView, PlayerView
from rookery.locale import Words

COLOURS: Final = {  # FT-10: paper and ink of each type
    "candy": ("#f29ac2", "#000000"),
    "scary": ("#7d4fb0", "#ffffff"),
    "tree": ("#66803a", "#ffffff"),
    "scrap": ("#a4a9b0", "#000000"),
    "sand": ("#ecc94f", "#000000"),
}
GAP: Final = 3


def rules(paper: Paper) -> str:
    marks = paper.signs.marks
    return paper.words("rules-five-towers", top=marks[0], eight=marks[8], nine=marks[9])


def commands(paper: Paper) -> str:
    return paper.words("play-commands")


def heading(view: View, paper: Paper) -> str:
    assert isinstance(view, FiveTowersView)
    return paper.words("table-round", round=view.round)


def draw(view: View, paper: Paper) -> list[Text]:
    assert isinstance(view, FiveTowersView)
    lines = [_piles(view, paper), Text()]
    for band in _bands(view, paper):
        lines += [*band, Text()]
    return [*lines, _display(view, paper)]


def _bands(view: FiveTowersView, paper: Paper) -> list[Block]:
    """Everybody's towers: all large if they fit beside each other, else the others' small; in one band, or the reader's own below."""
    seats = [((view.seat or 0) + step) % len(view.players) for step in range(len(view.players))]
    for small in ([], seats[1:] if view.seat is not None else seats):
        boards = [_board(view, seat, paper, small=seat in small) for seat in seats]
        bands = flow(boards, paper.width, GAP)
        if len(bands) == 1:
            return bands
    if view.seat is None:
        return bands
    own = boards[0] if width_of(boards[0]) <= paper.width else _board(view, view.seat, paper, small=True)
    return [*flow(boards[1:], paper.width, GAP), own]


def _piles(view: FiveTowersView, paper: Paper) -> Text:
    words = paper.words
    parts = [
        heading(view, paper),
        words("table-pass", number=view.deck_pass),
        words("table-draw-pile", cards=view.draw_pile),
        words("table-discard-pile", cards=view.discard_pile),
    ]
    return Text(f" {paper.signs.dot} ".join(parts), style="bold")


def _display(view: FiveTowersView, paper: Paper) -> Text:
    line = Text(paper.words("table-display") + " ")
    for name in view.display:
        card = read_card(name)
        line.append(" ")
        line.append_text(_chip(card.type, card.value, paper))
    if not view.display:
        line.append(" " + paper.words("table-display-empty"))
    if view.to_place:
        line.append("  " + paper.words("table-to-place", cards=view.to_place))
    return line


def _chip(type_: str, value: int, paper: Paper) -> Text:
    """A card lying by itself, with its letter."""
    return Text(f"[{paper.words('letter-' + type_)} {_face(value, paper)}]", style=_style(type_))


def _face(value: int, paper: Paper) -> str:
    """The value in two columns, with a mark on the values that are not like the others: 0, 8 and 9."""
    return f"{paper.signs.marks.get(value, '')}{value}".rjust(2)


def _style(type_: str) -> str:
    colour, ink = COLOURS[type_]
    return f"{ink} on {colour}"


def _board(view: FiveTowersView, seat: Seat, paper: Paper, *, small: bool) -> Block:
    """One player's towers with the name and the points below."""
    player = view.players[seat]
    raise_tower = _small_tower if small else _large_tower
    columns = [raise_tower(type_, player.towers[type_], paper) for type_ in TYPES]
    towers = flow(columns, 80, 0 if small else 1)[0]
    caption = block(_caption(view, seat, player, paper, width_of(towers)), width_of(towers))
    return [*towers, *caption]


def _large_tower(type_: str, tower: Tower, paper: Paper) -> Block:
    """A tower six columns wide: an edge, its cards from the ground up, and its letter in the ground."""
    signs, letter = paper.signs, paper.words(f"letter-{type_}")
    colour = COLOURS[type_][0]
    upper_left, upper_right, lower_right, lower_left = signs.corners
    if not tower:
        return [Text(f"{signs.ends[0]}{signs.across}{letter}{signs.across * 2}{signs.ends[1]}", style=colour)]
    lines = [Text(upper_left + signs.across * 4 + upper_right, style=colour)]
    for value in reversed(tower):
        card = Text(signs.down, style=colour)
        card.append(f" {_face(value, paper)} ", style=_style(type_))
        card.append(signs.down, style=colour)
        lines.append(card)
    return [*lines, Text(f"{lower_left}{signs.across}{letter}{signs.across * 2}{lower_right}", style=colour)]


def _small_tower(type_: str, tower: Tower, paper: Paper) -> Block:
    """A tower three columns wide."""
    cards = [Text(f" {_face(value, paper)}", style=_style(type_)) for value in reversed(tower)]
    ground = Text(f"{paper.signs.across}{paper.words('letter-' + type_)}{paper.signs.across}", style=COLOURS[type_][0])
    return [*cards, ground]


def _caption(view: FiveTowersView, seat: Seat, player: PlayerView, paper: Paper, width: int) -> Iterable[Text]:
    words = paper.words
    name = f"{paper.signs.acts} {paper.names[seat]}" if seat == view.actor else paper.names[seat]
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


def tell(events: Sequence[Event], paper: Paper) -> list[str]:
    revealed = [event.details["card"] for event in events if event.kind == "revealed"]
    sentences = [paper.words("event-revealed", cards=_cards(revealed, paper.words))] if revealed else []
    for event in events:
        if event.kind == "revealed":
            continue
        phrases = {}
        if "card" in event.details:
            phrases["card"] = _card(event.details["card"], paper.words)
        if isinstance(event.details.get("cards"), tuple):
            phrases["cards"] = _cards(event.details["cards"], paper.words)
        sentences.append(event_text(event, paper, **phrases))
    return sentences


def _card(name: str, words: Words) -> str:
    card = read_card(name)
    return words("card", tower=card.type, value=card.value)


def _cards(names: Iterable[str], words: Words) -> str:
    return words.listed([_card(name, words) for name in names])


def to_come(view: View, paper: Paper) -> list[Text]:
    assert isinstance(view, FiveTowersView)
    if view.to_come is None:
        return []
    lines = [Text(paper.words("table-to-come", cards=view.draw_pile))]
    for type_ in TYPES:
        line = Text("  ")
        line.append(f" {paper.words('letter-' + type_)} ", style=_style(type_))
        for name, count in view.to_come.items():
            card = read_card(name)
            if card.type == type_:
                line.append(f" {card.value}" + (f"{paper.signs.times}{count}" if count > 1 else ""))
        lines.append(line)
    return lines


def numbers(choices: Sequence[Choice]) -> list[int]:
    """A bid is picked by its own number and a pass by 0, lest `3` should bid 2; other choices are counted from 1."""
    if any(choice.label == "choice-bid" for choice in choices):
        return [int(choice.args.get("count", 0)) for choice in choices]
    return list(range(1, len(choices) + 1))


def keys(view: View) -> dict[str, str]:
    return {str(number): choice.action for number, choice in zip(numbers(view.choices), view.choices, strict=True)}


def offer(view: View, paper: Paper) -> list[str]:
    listed = sorted((number, choice_text(choice, paper.words)) for number, choice in zip(numbers(view.choices), view.choices, strict=True))
    return [f"{number}) {text}" for number, text in listed]


def look(_wish: str, _view: View, _paper: Paper) -> Paper | None:
    return None


def finish(view: View) -> tuple[str, ...]:
    assert isinstance(view, FiveTowersView)
    return view.rest or ()
