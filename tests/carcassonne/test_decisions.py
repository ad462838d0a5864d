"""The decisions by which games of one deal are compared: each player's use of figures, turn by turn."""

from rookery.core.decision import Decision
from rookery.core.view import Event, event
from rookery.games.carcassonne.decisions import decisions


def turn(seat: int, tile: str, *then: Event) -> list[Event]:
    return [event("drawn", seat=seat, tile=tile, pile="land"), event("laid", seat=seat, tile=tile, at=(1, 0), rotation=0), *then]


def claimed(seat: int, piece: str) -> Event:
    return event("claimed", seat=seat, piece=piece, figure="meeple", at=(1, 0))


def test_every_turn_has_its_tile_and_the_piece_that_was_claimed() -> None:
    events = [*turn(0, "U", claimed(0, "road E")), *turn(1, "V", claimed(1, "field NL")), *turn(0, "B", claimed(0, "monastery"))]
    assert decisions(0, events) == (Decision(1, ("U",), "road"), Decision(2, ("B",), "monastery"))
    assert decisions(1, events) == (Decision(1, ("V",), "field"),)


def test_other_uses_of_figures_are_named_and_none_is_skipped() -> None:
    events = [
        *turn(0, "U", event("recalled", seat=0, at=(0, 1))),
        *turn(1, "V"),
        *turn(0, "D", event("skipped", seat=0)),
        *turn(1, "E"),
        *turn(0, "A"),
    ]
    assert decisions(0, events) == (Decision(1, ("U",), "recalled"), Decision(2, ("D",), "skipped"), Decision(3, ("A",), "skipped"))


def test_if_a_turn_has_several_tiles_the_last_one_counts() -> None:
    drawn_first = event("drawn", seat=0, tile="C", pile="land")
    events = [*turn(1, "V"), drawn_first, *turn(0, "U", claimed(0, "road E")), *turn(1, "E"), drawn_first, *turn(0, "D")]
    assert decisions(0, events) == (Decision(1, ("U",), "road"), Decision(2, ("D",), "skipped"))


def test_points_and_returned_figures_are_not_decisions_of_a_seat() -> None:
    paid = event("scored", feature="city", complete=True, seat=0, points=4, at=(0, 0), lines=())
    replaced = event("guard-replaced", seat=1, at=(0, 0))
    events = [*turn(0, "U", paid, replaced, event("guarded", seat=0, at=(0, 0))), *turn(1, "V", paid, claimed(0, "city N"))]
    assert decisions(0, events) == (Decision(1, ("U",), "guarded"),)
    assert decisions(1, events) == (Decision(1, ("V",), "skipped"),)


def test_the_first_use_of_a_figure_counts() -> None:
    events = turn(0, "U", claimed(0, "road E"), event("recalled", seat=0, at=(0, 1)))
    assert decisions(0, events) == (Decision(1, ("U",), "road"),)
