import type { LogLine } from '../../../words/log_text';

/** The line of the log that somebody has tapped where no board is beside it, in the menu of a phone. */
export const pointedLine = $state<{ line: LogLine | null }>({ line: null });

/** Whether a line speaks of something on the board. */
export function canPoint({ event }: LogLine): boolean {
  return Boolean((event?.pieces as unknown[] | undefined)?.length || event?.piece);
}
