const KEY = 'rookery-lessons';

/** The progress in a lesson: the completed parts and the current step. */
export interface Progress {
  done: string[];
  part: number;
  step: number;
}

type Kept = Record<string, Progress>;

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

export function progressOf(game: string): Progress {
  return read()[game] ?? { done: [], part: 0, step: 0 };
}

/** Return whether somebody has neither played nor learned this game on this device, and has not seen the offer yet. */
export function isNewcomer(game: string): boolean {
  try {
    return (
      ![`${KEY}-offered-${game}`, `rookery-bot-${game}`].some((key) => localStorage.getItem(key)) && !(game in read())
    );
  } catch {
    return false;
  }
}

/** Remember that the lesson was offered, so that it is offered only once. */
export function offered(game: string): void {
  try {
    localStorage.setItem(`${KEY}-offered-${game}`, 'yes');
  } catch {
    // without storage the lesson is never offered
  }
}

export function keepProgress(game: string, progress: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [game]: progress }));
  } catch {
    // without storage the lesson restarts each time
  }
}
