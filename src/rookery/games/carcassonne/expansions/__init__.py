"""The catalogue of expansions, in the order of their effects. A new expansion needs a module here and a line below."""

from typing import Final

from rookery.games.carcassonne.expansion import Expansion
from rookery.games.carcassonne.expansions.abbot import ABBOT
from rookery.games.carcassonne.expansions.base import BASE
from rookery.games.carcassonne.expansions.river import RIVER
from rookery.games.carcassonne.expansions.towers_and_thieves import TOWERS_AND_THIEVES

CATALOGUE: Final[tuple[Expansion, ...]] = (BASE, RIVER, ABBOT, TOWERS_AND_THIEVES)
