const KEY = 'rookery-lessons';

/** How far somebody has come in a lesson: the parts that are done, and where they were. */
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

/** Whether somebody has neither played nor learned this game here, and was not asked yet. */
export function isNewcomer(game: string): boolean {
  try {
    return (
      ![`${KEY}-offered-${game}`, `rookery-bot-${game}`].some((key) => localStorage.getItem(key)) && !(game in read())
    );
  } catch {
    return false;
  }
}

/** Remember that the lesson was offered: that is done once. */
export function offered(game: string): void {
  try {
    localStorage.setItem(`${KEY}-offered-${game}`, 'yes');
  } catch {
    // without storage nobody is asked
  }
}

export function keepProgress(game: string, progress: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [game]: progress }));
  } catch {
    // without storage the lesson begins again
  }
}
