import { formatDay, t } from '../words/messages.svelte';
import { gameName } from '../words/names';
import { headline, ranking } from '../table/result';
import { totals } from './kit';
import { namesOf, outcomeOf, type Sheet } from './sheet';

/** Return the result in one sentence: the winners, and everybody else's points. */
export function resultSentence(sheet: Sheet): string {
  const [names, outcome] = [namesOf(sheet), outcomeOf(totals(sheet))];
  const others = ranking(outcome).filter((seat) => outcome.places[seat] !== 1);
  const rest = others.map((seat) => `${names[seat]} ${outcome.scores[seat]}`).join(', ');
  return rest ? `${headline(outcome, names, null)}; ${rest}.` : headline(outcome, names, null);
}

export const resultTitle = (sheet: Sheet) => `${gameName(sheet.game)}, ${formatDay(Date.now())}`;

/** Return the result as lines of plain text. */
export function resultLines(sheet: Sheet): string {
  const [names, outcome] = [namesOf(sheet), outcomeOf(totals(sheet))];
  const places = ranking(outcome).map((seat) =>
    t('score-place', { place: outcome.places[seat]!, name: names[seat]!, points: outcome.scores[seat]! }),
  );
  return [resultTitle(sheet), headline(outcome, names, null), ...places].join('\n');
}
