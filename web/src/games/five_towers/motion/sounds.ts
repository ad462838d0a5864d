import { reducedMotion } from '../../../device/preferences.svelte';
import { play, type Tone } from '../../../device/sound';
import type { Event } from '../../../wire';
import { readCard, type TowerType } from '../cards/cards';
import { happened, type Snapshot } from './snapshot';
import { FALL } from '../cards/transitions';

const SCALE = [262, 294, 330, 392, 440, 523];

/** The sound of a storey of each type. */
const BLOCKS: Record<TowerType, Tone> = {
  candy: { from: 330, to: 250, time: 0.16, wave: 'sine' },
  scary: { from: 150, to: 210, time: 0.22, wave: 'sawtooth', loud: 0.07, noise: 0.4 },
  tree: { from: 420, to: 360, time: 0.08, wave: 'triangle' },
  scrap: { from: 620, to: 590, time: 0.18, wave: 'square', loud: 0.06, noise: 1 },
  sand: { from: 220, to: 180, time: 0.1, loud: 0.12, noise: 2.5 },
};

/** Two calls of a rook. */
const CALLS: Tone[] = [0, 0.22].map((after) => ({
  from: 540,
  to: 320,
  time: 0.18,
  wave: 'sawtooth',
  loud: 0.06,
  noise: 0.6,
  after,
}));

/** Play the sounds of the events between two snapshots; the sound of a storey starts when it lands. */
export function playSounds(old: Snapshot, next: Snapshot): void {
  const after = reducedMotion() ? 0 : FALL / 1000;
  const heard = happened(old, next).flatMap((event) =>
    tones(event).map((tone) => (event.kind === 'placed' ? { ...tone, after } : tone)),
  );
  play(heard);
}

/** Return the tones of an event; higher storeys sound higher. */
function tones(event: Event): Tone[] {
  if (event.kind === 'bid') return [{ from: SCALE[event.count as number] ?? 523, time: 0.25, wave: 'triangle' }];
  if (event.kind === 'passed') return [{ from: 110, to: 80, time: 0.16, loud: 0.18 }];
  if (event.kind === 'topped') return CALLS;
  if (event.kind === 'demolished') return [{ from: 160, to: 70, time: 0.3, loud: 0.15, noise: 2 }];
  if (event.kind !== 'placed') return [];
  const block = BLOCKS[readCard(event.card as string).type];
  const lift = 1 + 0.05 * (event.height as number);
  return [{ ...block, from: block.from * lift, to: (block.to ?? block.from) * lift }];
}
