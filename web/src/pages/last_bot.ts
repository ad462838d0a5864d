import type { GameFrame } from '../wire';

const key = (game: string) => `rookery-bot-${game}`;

/** The bot that was chosen last for this game on this device; the gentlest one for a beginner. */
export function rememberedBot({ game, levels }: GameFrame): string {
  try {
    const last = localStorage.getItem(key(game));
    if (last && levels.includes(last)) return last;
  } catch {
    // without storage everybody is a beginner
  }
  return levels[0] ?? '';
}

export function rememberBot(game: string, bot: string): void {
  try {
    localStorage.setItem(key(game), bot);
  } catch {
    // it is only a convenience
  }
}
