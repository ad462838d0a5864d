import { happened } from '../../../table/snapshot';
import { play, type Tone } from '../../../device/sound';
import type { Event } from '../../../wire';
import type { CarcassonneSnapshot } from './animations';

/** A wooden figure lands. */
const WOOD: Tone = { from: 520, to: 430, time: 0.07, wave: 'triangle', loud: 0.16, noise: 0.4 };
/** A tile lands on felt. */
const CARDBOARD: Tone = { from: 190, to: 150, time: 0.09, loud: 0.14, noise: 1.6 };
/** A floor falls onto its tower. */
const FLOOR: Tone = { from: 130, to: 90, time: 0.16, loud: 0.2, noise: 1 };
const STEALING: Tone[] = [
  { from: 330, to: 300, time: 0.14, wave: 'triangle', loud: 0.1 },
  { from: 247, to: 220, time: 0.26, wave: 'triangle', loud: 0.1, after: 0.16 },
];
/** The scale that counts points, as frequency ratios to its root. */
const STEPS = [1, 9 / 8, 5 / 4, 3 / 2, 5 / 3, 2];
const ROOT = 392;
const MOST = 6;

const PLAYED: Record<string, (event: Event) => Tone[]> = {
  laid: () => [CARDBOARD],
  claimed: () => [WOOD],
  guarded: () => [WOOD],
  recalled: () => [{ ...WOOD, from: 430, to: 520 }],
  raised: () => [FLOOR],
  stolen: () => STEALING,
  scored: ({ points }) => chime(Number(points)),
};

/** Return rising tones for points: more points rise higher. */
export function chime(points: number): Tone[] {
  const count = Math.min(MOST, Math.max(1, Math.ceil(points / 3)));
  return STEPS.slice(0, count).map((step, index) => ({ from: ROOT * step, time: 0.3, loud: 0.1, after: index * 0.07 }));
}

/** Return the tones of the events between two pictures, in sequence. */
export function tonesOf(events: readonly Event[]): Tone[] {
  const heard = events.map((event) => PLAYED[event.kind]?.(event) ?? []).filter((tones) => tones.length);
  return heard.flatMap((tones, index) => tones.map((tone) => ({ ...tone, after: (tone.after ?? 0) + index * 0.18 })));
}

export function playSounds(old: CarcassonneSnapshot, next: CarcassonneSnapshot): void {
  play(tonesOf(happened(old, next)));
}
