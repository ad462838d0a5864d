import { type Arguments, firstMessage, joinList, t } from './messages.svelte';
import type { Event, MoveFrame, ScoreLine } from '../wire';

/** Converts an event's details to message arguments. */
export type EventArguments = (event: Event) => Arguments;

/** A line of the log: the event as text, and the seat that caused it. */
export interface LogLine {
  key: string;
  /** The version of the table after the action that caused the event. */
  version: number;
  seat: number | null;
  text: string;
  event?: Event;
}

/** Describe an event in a sentence; `you` is the reader's seat. Each kind of feature can have its own message. */
export function eventText(
  event: Event,
  names: readonly string[],
  you: number | null,
  eventArguments: EventArguments,
): string {
  const { kind, seat, ...details } = event;
  const who: Arguments = typeof seat === 'number' ? { name: names[seat]!, you: seat === you ? 'yes' : 'no' } : {};
  const plain = Object.fromEntries(Object.entries(details).map(([name, value]) => [name, argumentText(value)]));
  const args = { ...plain, ...who, ...eventArguments(event) };
  return firstMessage([`event-${kind}-${args.feature}`, `event-${kind}`], args);
}

/** Return whether a detail of an event is a score line. Only the board uses details about pieces and figures. */
function isLine(value: unknown): value is ScoreLine {
  return typeof value === 'object' && value !== null && 'label' in value;
}

function argumentText(value: unknown): string | number {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return value;
  if (!Array.isArray(value)) return String(value);
  if (value.some(isLine)) return joinList(value.filter(isLine).map((line) => t(line.label, line.args)));
  if (typeof value[0] === 'object') return '';
  const [x, y] = value;
  return value.length === 2 ? t('cell', { x, y }) : value.join(',');
}

/** Return one log line per event. */
export function logLines(
  moves: readonly MoveFrame[],
  names: readonly string[],
  you: number | null,
  eventArguments: EventArguments,
): LogLine[] {
  return moves.flatMap((move) =>
    (move.events as Event[]).map((event, index) => ({
      key: `${move.version}-${index}`,
      version: move.version,
      seat: typeof event.seat === 'number' ? event.seat : null,
      text: eventText(event, names, you, eventArguments),
      event,
    })),
  );
}
