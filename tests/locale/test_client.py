"""The web client has no text of its own: all of it is in the locale."""

import re
from pathlib import Path

import pytest

from rookery.locale import ENGLISH
from tests.locale.catalogue import messages
from tests.locale.client import sentences_in_script, texts_in_component

SOURCE = Path(__file__).parents[2] / "web" / "src"
FINDERS = {".svelte": texts_in_component, ".ts": sentences_in_script}
FILES = [path for path in sorted(SOURCE.rglob("*")) if path.suffix in FINDERS]
REQUESTED = re.compile(r"""(?<![\w.])(?:t|has|firstMessage)\(\s*\[?\s*(['`])([^'`]+)\1""")
"""A message id in a call of the client."""


def test_every_message_the_client_requests_exists() -> None:
    """An expression in a template matches any text."""
    ids = {match[2] for path in FILES for match in REQUESTED.finditer(path.read_text("utf-8"))}
    patterns = {".+".join(map(re.escape, re.split(r"\$\{[^}]*\}", name))) for name in ids}
    assert len(patterns) > 80
    assert {pattern for pattern in patterns if not any(re.fullmatch(pattern, message) for message in messages(ENGLISH))} == set()


def test_no_sentence_is_written_into_the_client() -> None:
    assert len(FILES) > 50
    found = {path.relative_to(SOURCE).as_posix(): FINDERS[path.suffix](path.read_text("utf-8")) for path in FILES}
    assert {name: texts for name, texts in found.items() if texts} == {}


@pytest.mark.parametrize(
    ("component", "found"),
    [
        ("<p>Your turn</p>", ["Your turn"]),
        ("<p>{name} wins</p>", ["wins"]),
        ("{#if over}Done{/if}", ["Done"]),
        ('<button aria-label="Close">×</button>', ["Close"]),
        ('<input placeholder="Name of {game}" />', ["Name of "]),
        ('<Sheet title="Menu" />', ["Menu"]),
        ("<b>{over ? 'The end' : ''}</b>", ["The end"]),
        ("<b>{over ? `${name} has won` : ''}</b>", ["${name} has won"]),
        ('<script lang="ts">const shown = "Not your turn";</script>', ["Not your turn"]),
        ("<p>Твій хід</p>", ["Твій хід"]),
    ],
)
def test_a_text_in_a_component_is_found(component: str, found: list[str]) -> None:
    assert texts_in_component(component) == found


@pytest.mark.parametrize(
    "component",
    [
        "<p>{t('web-your-turn')}</p>",
        "<p>{name}: {points} × 2 – 3</p>",
        "<button aria-label={t('web-close', { name: names[0]! })} onclick={() => (open = false)}>×</button>",
        '<button class="btn primary" class:small>&nbsp;</button>',
        "<div class={small ? 'btn small' : 'btn'}></div>",
        "<p style={`transform: translate(${x}px, ${y}px) rotate(4deg)`}>{`/t/${await open(game, wishes)}`}</p>",
        '<svg viewBox="0 0 24 24"><use href="#em-{type}" /></svg>',
        "{#each cards as card, index (`${card}-${index}`)}{@render show(card)}{:else}–{/each}",
        '<script lang="ts">\n  // a note to the reader\n  /** What it is: `this one`. */\n  import Bar from "../parts/Bar.svelte";\n</script>',
        "<style>.a { font: 600 14px var(--font-ui); }</style><!-- a note -->",
    ],
)
def test_code_is_not_reported_as_text(component: str) -> None:
    assert texts_in_component(component) == []


def test_a_sentence_in_a_script_is_found_and_a_comment_is_ignored() -> None:
    assert sentences_in_script("const a = 'It is over'; // it's not shown\nconst b = 'web-over';") == ["It is over"]
