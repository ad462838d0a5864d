import { t } from '../../../words/messages.svelte';
import { nameOf } from '../../../words/names';
import type { Event, HistoryFrame, StepFrame } from '../../../wire';

/** One turn of a finished game. */
export interface ReplayTurn {
  number: number;
  seat: number;
  /** The tile as it was laid; null if the turn had none. */
  tile: { code: string; rotation: number } | null;
  /** The use of the figure: the kind of feature, `guarded`, `recalled`, or `skipped`. */
  did: string;
  /** The points of each scoring seat. */
  gains: { seat: number; points: number }[];
  /** The number of actions up to the end of this turn. */
  last: number;
}

const DEEDS: Record<string, (event: Event) => string> = {
  claimed: (event) => String(event.piece).split(' ')[0]!,
  guarded: () => 'guarded',
  recalled: () => 'recalled',
};

/** The uses whose text is a place and follows the player's name without a colon: `Oksana in the city`. */
const PLACES = new Set(['city', 'road', 'field', 'monastery', 'garden', 'guarded']);

/** Return the turns of a game in order. */
export function turnsOf(steps: readonly StepFrame[]): ReplayTurn[] {
  const rounds = [...new Set(steps.map((step) => step.round))];
  return rounds.map((number) => {
    const own = steps.filter((step) => step.round === number);
    const events = own.flatMap((step) => step.events as Event[]);
    const laid = events.findLast((event) => event.kind === 'laid');
    const deed = events.find((event) => event.kind in DEEDS);
    const seat = events.find((event) => event.kind === 'drawn')?.seat ?? own.find((step) => step.seat !== null)?.seat;
    return {
      number,
      seat: (seat ?? 0) as number,
      tile: laid ? { code: laid.tile as string, rotation: laid.rotation as number } : null,
      did: deed ? DEEDS[deed.kind]!(deed) : 'skipped',
      gains: gainsOf(events),
      last: own.at(-1)!.version,
    };
  });
}

function gainsOf(events: readonly Event[]): { seat: number; points: number }[] {
  const bySeat = new Map<number, number>();
  for (const { kind, seat, points } of events)
    if (kind === 'scored') bySeat.set(seat as number, (bySeat.get(seat as number) ?? 0) + (points as number));
  return [...bySeat].filter(([, points]) => points).map(([seat, points]) => ({ seat, points }));
}

/** Describe a turn in a few words: `Oksana in the city`, `Jonas: no figure`. */
export function turnText({ seat, did }: ReplayTurn, names: readonly string[], you: number | null): string {
  const where = PLACES.has(did) ? '' : ':';
  return `${nameOf(seat, names, you)}${where} ${t('web-cc-row', { did })}`;
}

/** Describe the turn that ends at a position, with its points; empty within a turn. */
export function captionAt(history: HistoryFrame, at: number, names: readonly string[], you: number | null): string {
  const turn = turnsOf(history.steps).find((one) => one.last === at);
  if (!turn) return '';
  const points = turn.gains.map((gain) => `${nameOf(gain.seat, names, you)} +${gain.points}`);
  return [turnText(turn, names, you), ...points].join(' · ');
}
