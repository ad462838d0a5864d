"""The oracle: a second, naive implementation of Carcassonne, written from the ledger alone, to compare with the engine action by action."""

from collections import Counter
from collections.abc import Iterable

from rookery.core.record import Setup
from tests.carcassonne.oracle_board import STEPS, Board, Group, Spot, groups, loose_water, matches, part, worth
from tests.carcassonne.oracle_tiles import Cell, on_board, rows, shape


class Oracle:
    """A table, possibly without some tiles. `play` accepts any action of `legal()`."""

    def __init__(self, setup: Setup, out: Counter[str]) -> None:
        self.seats = setup.seats
        self.river = "river" in setup.expansions
        self.abbot = "abbot" in setup.expansions
        self.towers = "towers-and-thieves" in setup.expansions
        self.farmers = setup.options.get("farmers", "on") == "on"
        self.rows = rows(frozenset(setup.expansions))
        self.seat = setup.opener
        self.board: Board = {(0, 0): ("RA" if self.river else "D", 0)}
        self.features = groups(self.board)
        self.bags: dict[str, Counter[str]] = {"river": Counter(), "lake": Counter(), "land": Counter(), "tower": Counter()}
        for code, row in self.rows.items():
            self.bags[row.get("pile", "land")][code] = row["count"]
        self.bags["land"]["D"] -= 1
        self.bags["river"] -= Counter(["RA"])
        for bag in self.bags.values():
            bag.subtract({code: count for code, count in out.items() if code in bag})
        self.out = Counter(out)
        self.scores = [0] * setup.seats
        self.supply = [Counter(meeple=7, abbot=int(self.abbot)) for _ in range(setup.seats)]
        self.figures: dict[Spot, tuple[int, str]] = {}
        self.floors: dict[Cell, int] = {}
        self.guards: dict[Cell, int] = {}
        self.stock = 20
        self.stolen: str | None = None
        self.choosing: set[Cell] = set()
        self.last_turn = 0
        self.robbed = False
        self.drawn: str | None = None
        self.fits: list[tuple[Cell, int]] = []
        self.placed: Cell | None = None
        self.step = "draw"

    # --- legal actions

    def legal(self) -> set[str]:
        if self.step == "draw":
            return {f"draw {code}" for code, count in self.bag().items() if count}
        if self.step == "raise":
            return {f"raise {x},{y}" for x, y in self.choosing}
        if self.step == "tile":
            return {f"place {x},{y} {rotation}" for (x, y), rotation in self.fits}
        if self.step == "meeple":
            return {"skip", *self.claims(), *self.recalls(), *self.watches()}
        return set()

    def bag(self) -> Counter[str]:
        """Return the pile of the next draw; an empty bag when no tile is left (TT-36, TT-38, RI-02)."""
        order = (["tower"] if self.robbed else []) + ["river", "lake", "land"]
        return next((self.bags[name] for name in order if self.bags[name].total()), Counter())

    def places(self) -> list[tuple[Cell, int]]:
        assert self.drawn
        return [(cell, rotation) for cell, rotation in matches(self.board, self.drawn) if self.river_allows(cell, rotation)]

    def river_allows(self, cell: Cell, rotation: int) -> bool:
        assert self.drawn
        wet = {on_board(cell, point) for point, letter in shape(self.drawn, rotation).letters if letter == "V"}
        if not wet:
            return True
        if not wet & loose_water(self.board):  # RI-03
            return False
        return not self.last_turn or self.turning(cell, rotation) != self.last_turn  # RI-04

    def turning(self, cell: Cell, rotation: int) -> int:
        """Return the direction in which the river turns on this tile, as the sign of a cross product; 0 for straight."""
        assert self.drawn
        wet = [point for point, letter in shape(self.drawn, rotation).letters if letter == "V"]
        enters = [point for point in wet if on_board(cell, point) in loose_water(self.board)]
        leaves = [point for point in wet if point not in enters]
        if not leaves:
            return 0
        (x, y), (to_x, to_y) = enters[0], leaves[0]
        cross = -x * to_y + y * to_x
        return (cross > 0) - (cross < 0)

    def claims(self) -> Iterable[str]:
        assert self.placed
        taken = {spot for group in self.features if group.spots & set(self.figures) for spot in group.spots}
        for number, piece in enumerate(shape(*self.board[self.placed]).parts):
            if (self.placed, number) in taken:
                continue
            if self.supply[self.seat]["meeple"] and piece.kind != "garden" and (piece.kind != "field" or self.farmers):
                yield f"claim {piece.name}"
            if self.supply[self.seat]["abbot"] and piece.kind in ("monastery", "garden"):
                yield f"claim {piece.name} abbot"

    def recalls(self) -> Iterable[str]:
        for spot, standing in self.figures.items():
            if standing == (self.seat, "abbot") and not self.group_of(spot).complete:
                yield f"recall {spot[0][0]},{spot[0][1]}"

    def watches(self) -> Iterable[str]:
        for tower in self.floors:
            mine = self.guards.get(tower) == self.seat
            if self.supply[self.seat]["meeple"] and self.floors[tower] and not mine and self.placed in self.reach(tower):
                yield f"guard {tower[0]},{tower[1]}"

    def reach(self, tower: Cell) -> set[Cell]:
        cells = {tower}
        for dx, dy in STEPS:
            cells |= {(tower[0] + dx * far, tower[1] + dy * far) for far in range(1, self.floors[tower] + 1)}
        return cells

    def group_of(self, spot: Spot) -> Group:
        return next(group for group in self.features if spot in group.spots)

    # --- effects

    def play(self, text: str) -> None:
        verb, *words = text.split()
        getattr(self, f"play_{verb}")(*words)

    def play_draw(self, code: str) -> None:
        bag = self.bag()
        bag[code] -= 1
        self.drawn = code
        if not self.rows[code].get("thief"):
            self.go_to_tile()
            return
        low = {cell for cell, floors in self.floors.items() if floors < 5 and cell not in self.guards}
        if 0 < self.stock < len(low):
            self.choosing, self.step = low, "raise"
            return
        for cell in low if self.stock else ():
            self.add_floor(cell)
        self.meet_thieves()

    def play_raise(self, cell: str) -> None:
        self.choosing.remove(_cell(cell))
        self.add_floor(_cell(cell))
        if not self.stock:
            self.choosing = set()
            self.meet_thieves()

    def add_floor(self, cell: Cell) -> None:
        self.floors[cell] += 1
        self.stock -= 1

    def meet_thieves(self) -> None:
        assert self.drawn
        if not self.guards:
            self.stolen, self.robbed = self.drawn, True
            self.out[self.drawn] += 1
            self.draw_again()
            return
        number = self.rows[self.drawn]["thief"] + (self.rows[self.stolen]["thief"] if self.stolen else 0)
        for seat in self.guards.values():
            self.scores[seat] += number
            self.supply[seat]["meeple"] += 1
        self.guards, self.stolen = {}, None
        self.go_to_tile()

    def go_to_tile(self) -> None:
        assert self.drawn
        self.step, self.fits = "tile", self.places()
        if not self.fits:
            self.out[self.drawn] += 1
            self.draw_again()

    def draw_again(self) -> None:
        self.drawn, self.step = None, "draw"
        if not self.bag().total():
            self.end_turn()

    def play_place(self, at: str, rotation: str) -> None:
        assert self.drawn
        cell = _cell(at)
        if any(letter == "V" for _, letter in shape(self.drawn, 0).letters):
            self.last_turn = self.turning(cell, int(rotation))
        self.board[cell] = (self.drawn, int(rotation))
        self.features = groups(self.board)
        if self.rows[self.drawn].get("base"):
            self.floors[cell] = 0
            if self.stock:
                self.add_floor(cell)
        self.placed, self.drawn, self.step = cell, None, "meeple"

    def play_skip(self) -> None:
        self.score_and_end()

    def play_claim(self, *words: str) -> None:
        assert self.placed
        figure = "abbot" if words[-1] == "abbot" else "meeple"
        name = " ".join(word for word in words if word != "abbot")
        number = [piece.name for piece in shape(*self.board[self.placed]).parts].index(name)
        self.figures[self.placed, number] = (self.seat, figure)
        self.supply[self.seat][figure] -= 1
        self.score_and_end()

    def play_recall(self, at: str) -> None:
        spot = next(spot for spot, standing in self.figures.items() if standing == (self.seat, "abbot") and spot[0] == _cell(at))
        self.scores[self.seat] += worth(self.group_of(spot), self.features)
        self.send_home(spot)
        self.score_and_end()

    def play_guard(self, at: str) -> None:
        former = self.guards.get(_cell(at))
        if former is not None:
            self.scores[former] += 2
            self.supply[former]["meeple"] += 1
        self.guards[_cell(at)] = self.seat
        self.supply[self.seat]["meeple"] -= 1
        self.score_and_end()

    # --- scoring and the end

    def score_and_end(self) -> None:
        for group in self.features:
            if group.complete:
                self.pay(group)
                for spot in group.spots & set(self.figures):
                    self.send_home(spot)
        self.end_turn()

    def pay(self, group: Group) -> None:
        count = Counter(self.figures[spot][0] for spot in group.spots if spot in self.figures)
        for seat in count:
            if count[seat] == max(count.values()):
                self.scores[seat] += worth(group, self.features)

    def send_home(self, spot: Spot) -> None:
        seat, figure = self.figures.pop(spot)
        self.supply[seat][figure] += 1

    def end_turn(self) -> None:
        self.placed, self.robbed, self.step = None, False, "draw"
        self.seat = (self.seat + 1) % self.seats
        if self.bag().total():
            return
        self.step = "over"
        for group in self.features:
            self.pay(group)
        for seat in self.guards.values():
            self.scores[seat] += 5 + (self.rows[self.stolen]["thief"] if self.stolen else 0)

    def standing(self) -> set[tuple[Cell, str, int, str]]:
        """Return every figure on the board: cell, piece, seat and kind."""
        return {(spot[0], part(self.board, spot).name, seat, figure) for spot, (seat, figure) in self.figures.items()}


def _cell(text: str) -> Cell:
    x, y = map(int, text.split(","))
    return x, y
