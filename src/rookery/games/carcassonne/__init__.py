"""Carcassonne, third edition, and its expansions; rule ledger: docs/rules/carcassonne.md."""

from typing import Final

from rookery.core.rules import Facts, Game
from rookery.core.surveyor import Surveyor
from rookery.games.carcassonne import explained_events, preview, survey
from rookery.games.carcassonne.actions import Action
from rookery.games.carcassonne.completion import complete
from rookery.games.carcassonne.decisions import decisions
from rookery.games.carcassonne.expansions import CATALOGUE
from rookery.games.carcassonne.notation import read_action, read_position, write_position
from rookery.games.carcassonne.rules import Carcassonne, ruleset_for
from rookery.games.carcassonne.state import State
from rookery.games.carcassonne.view import CarcassonneView

CARCASSONNE: Final[Game[State, Action]] = Game(
    name="carcassonne",
    facts=Facts(title="Carcassonne", designer="Klaus-Jürgen Wrede", age=7, minutes=(35, 45)),
    seats=range(2, 6),  # BC-01
    options={"farmers": ("on", "off")},
    expansions=tuple(expansion.name for expansion in CATALOGUE[1:]),
    view=CarcassonneView,
    build=lambda setup: Carcassonne(ruleset_for(setup)),
    read_action=read_action,
    write_position=write_position,
    read_position=read_position,
    complete=complete,
    surveyor=Surveyor(
        survey=survey.survey,
        changes=survey.changes,
        preview=preview.preview,
        fits=preview.fits,
        explain=explained_events.explain,
        shapes=(survey.CarcassonneSurvey, preview.CarcassonnePreview),
    ),
    decisions=decisions,
)
