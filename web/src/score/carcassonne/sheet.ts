import type { Players, Sheet } from '../sheet';
import { type Entry, type Final, finalGain, finalSteps, type InPlay, noFinal, pointsSoFar } from './scoring';

/** A sheet of Carcassonne. `step` is 0 during the game, then the step of the final scoring; one past the last step shows the result. */
export interface CarcassonneSheet extends Sheet {
  inPlay: InPlay;
  entries: Entry[];
  final: Final;
  step: number;
}

const EVERYTHING: InPlay = { fields: true, abbot: true, towers: true };

export const newSheet = (players: Players, inPlay: InPlay = EVERYTHING): CarcassonneSheet => ({
  game: 'carcassonne',
  ...players,
  inPlay: { ...inPlay },
  entries: [],
  final: noFinal(players.names.length),
  step: 0,
});

/** Return the current points of each player. */
export function totals(sheet: CarcassonneSheet): number[] {
  return totalsAfter(sheet, sheet.step ? finalSteps(sheet.inPlay).length : 0);
}

/** Return the points of each player after a number of steps of the final scoring. */
export function totalsAfter(sheet: CarcassonneSheet, steps: number): number[] {
  const counted = finalSteps(sheet.inPlay).slice(0, steps);
  return pointsSoFar(sheet.entries, sheet.names.length).map((points, seat) =>
    counted.reduce((sum, step) => sum + finalGain(sheet.final, step, seat), points),
  );
}
