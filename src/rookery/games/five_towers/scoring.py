"""The score sheet. Points depend only on heights, tops and the number of demolished cards (FT-D9)."""

from collections.abc import Sequence
from functools import lru_cache
from operator import attrgetter
from typing import NamedTuple

from rookery.core.outcome import ScoreLine, Sheet, args
from rookery.games.five_towers.building import Tower, Towers
from rookery.games.five_towers.cards import TOP, TYPES, TowerType
from rookery.games.five_towers.state import Player


class Height(NamedTuple):
    """The facts about a tower that scoring uses: the number of cards, whether it has a top, and its name, if any."""

    cards: int
    topped: bool
    name: str = ""


def sheet(towers: Sequence[Height], demolished: int) -> Sheet:
    """Return one player's score sheet."""
    lines = [_tower_line(tower) for tower in towers if tower.cards]
    main = max(towers, key=attrgetter("cards"), default=Height(0, False))
    if main.cards:
        lines.append(_main_line(main))
    if demolished:
        lines.append(ScoreLine("score-demolished", -penalty(demolished), "FT-59", args(cards=demolished)))
    return Sheet(tuple(lines))


@lru_cache(maxsize=1 << 10)  # few heights are possible
def _tower_line(tower: Height) -> ScoreLine:
    label, each, rule = ("score-topped-tower", 2, "FT-57") if tower.topped else ("score-tower", 1, "FT-56")
    return ScoreLine(label, each * tower.cards, rule, args(cards=tower.cards, tower=tower.name))


@lru_cache(maxsize=1 << 10)
def _main_line(tower: Height) -> ScoreLine:
    return ScoreLine("score-main-tower", tower.cards, "FT-58", args(cards=tower.cards, tower=tower.name))  # FT-58; any if tied, FT-A12


def penalty(demolished: int) -> int:
    """Return the penalty: 1 for the first demolished card, 2 for the second, and so on (FT-38)."""
    return demolished * (demolished + 1) // 2  # FT-59


def player_sheet(player: Player) -> Sheet:
    """Return a player's score sheet as if the game ended now."""
    return tower_sheet(player.towers, len(player.demolished))


def tower_sheet(towers: Towers, demolished: int) -> Sheet:
    """Return the score sheet for these towers and this number of demolished cards."""
    return sheet([_height(type_, tower) for type_, tower in zip(TYPES, towers, strict=True)], demolished)


@lru_cache(maxsize=1 << 12)  # most towers are unchanged between calls
def _height(type_: TowerType, tower: Tower) -> Height:
    return Height(len(tower), bool(tower) and tower[-1] == TOP, type_)
