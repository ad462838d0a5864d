"""5 Towers with the complete rules of its rulebook; rule ledger: docs/rules/five-towers.md."""

from typing import Final

from rookery.core.rules import Facts, Game
from rookery.games.five_towers.actions import Action, Pass
from rookery.games.five_towers.completion import complete
from rookery.games.five_towers.decisions import decisions
from rookery.games.five_towers.notation import read_action, read_position, write_position
from rookery.games.five_towers.rules import FiveTowers
from rookery.games.five_towers.state import State
from rookery.games.five_towers.view import FiveTowersView

FIVE_TOWERS: Final[Game[State, Action]] = Game(
    name="five-towers",
    facts=Facts(  # FT-02 to FT-05, FT-63
        title="5 Towers",
        designer="Kasper Lapp",
        age=7,
        minutes=(15, 30),
        links=("https://fivetowers.deep-print-games.com",),
    ),
    seats=range(2, 6),
    options={
        "overbids": ("refused", "retract"),  # FT-A1
        "cards-to-come": ("shown", "hidden"),  # FT-A17
    },
    expansions=(),
    view=FiveTowersView,
    build=FiveTowers,
    read_action=read_action,
    write_position=write_position,
    read_position=read_position,
    complete=complete,
    decisions=decisions,
    forced=Pass(),
)
