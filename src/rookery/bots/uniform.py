"""The weakest bot: every choice as likely as any other."""

from dataclasses import dataclass
from random import Random

from rookery.core.view import View
from rookery.fast.common.twin import AnyTwin


@dataclass(frozen=True, slots=True)
class Uniform:
    """Plays any game, since it looks at nothing but the choices."""

    def choose(self, view: View, rng: Random) -> str:
        return rng.choice(view.choices).action

    def choose_on(self, twin: AnyTwin, rng: Random) -> str:
        return rng.choice(twin.choices())
