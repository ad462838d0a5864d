import type { TableSession } from '../../../table/game_client';
import { t } from '../../../words/messages.svelte';
import type { CarcassonneView } from '../../../wire';
import { tileOf } from '../tiles/catalogue.svelte';
import { cellText, sameCell } from '../geometry/cells';
import { joinFacts } from './joins';
import type { Look } from '../look/look.svelte';
import type { Preview } from './preview.svelte';
import { worthOf, worthText } from './piece_text';
import { ownedName } from '../look/survey';
import type { Turn } from './turn.svelte';
import { misfitReason } from './misfit_reason';

const SIDES = ['N', 'E', 'S', 'W'];

/** Describe the edges of a tile in this rotation: `city north, road east`. */
export function edgesText(code: string, rotation: number): string {
  const edges = tileOf(code)?.edges ?? '';
  const parts = SIDES.flatMap((port, side) => {
    const letter = edges[(side - rotation / 90 + 4) % 4];
    return letter && letter !== 'F' ? [t('web-cc-edge', { edge: t(`web-cc-edge-${letter}`), port })] : [];
  });
  return parts.length ? parts.join(', ') : t('web-cc-edge-none');
}

/** Describe the tried, picked or inspected item for screen readers. The table announces the moves themselves. */
export function spoken(turn: Turn, preview: Preview, session: TableSession, look: Look): string {
  if (look.feature) {
    const { kind, leaders, tiles, points } = look.feature;
    const size = `${t('web-cc-tile-count', { count: tiles })},`;
    return t('web-cc-say-feature', {
      what: ownedName(kind, leaders, session),
      tiles: size,
      points: t('table-points', { points }),
    });
  }
  if (turn.phase === 'tile') return turn.cell ? placeText(turn, preview, session) : '';
  if (turn.phase !== 'piece' || !turn.chosen) return turn.refused;
  const worth = worthOf(preview.of(turn.chosen.action), session.view.seat ?? 0);
  const what = t(turn.chosen.choice.label, turn.chosen.choice.args);
  return worth && turn.chosen.verb !== 'skip' ? `${what}. ${worthText(turn.chosen, worth)}.` : `${what}.`;
}

function placeText(turn: Turn, preview: Preview, session: TableSession): string {
  const cell = turn.cell!;
  if (!turn.fits) return `${t('web-cc-fits-not')} ${misfitReason(preview.wrong(cell, turn.rotation))}`;
  const number = turn.cells.findIndex((one) => sameCell(one, cell)) + 1;
  const { drawn } = session.view as CarcassonneView;
  const facts = joinFacts(preview.of(turn.action, cell)?.joins ?? [], session);
  return [
    t('web-cc-say-place', { number, count: turn.cells.length, at: t('cell', cellArguments(cellText(cell))) }),
    drawn ? `${edgesText(drawn, turn.rotation)}.` : '',
    ...facts.map(({ text, after }) => t('web-cc-say-joins', { what: text, points: after })),
  ].join(' ');
}

function cellArguments(text: string): { x: number; y: number } {
  const [x, y] = text.split(',').map(Number);
  return { x: x!, y: y! };
}
