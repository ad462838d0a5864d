import type { GameFrame } from '../wire';

const key = (game: string) => `rookery-bot-${game}`;

/** Return the bot last chosen for this game on this device; for beginners the weakest one. */
export function rememberedBot({ game, levels }: GameFrame): string {
  try {
    const last = localStorage.getItem(key(game));
    if (last && levels.includes(last)) return last;
  } catch {
    // without storage, treat everybody as a beginner
  }
  return levels[0] ?? '';
}

export function rememberBot(game: string, bot: string): void {
  try {
    localStorage.setItem(key(game), bot);
  } catch {
    // storage is optional: remembering the bot is only a convenience
  }
}
