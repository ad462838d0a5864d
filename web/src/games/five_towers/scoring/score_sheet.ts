import { capitalize, t } from '../../../words/messages.svelte';
import { signed } from '../../../words/numbers';
import type { IconName } from '../../../parts/Icon.svelte';
import type { ScoreRow } from '../../../table/result';
import type { Sheet } from '../../../wire';
import { TYPES } from '../cards/cards';
import { scoreLineOf } from '../towers/tower_text';

/** A row of the score sheet: label, calculation and points. */
export interface Row extends ScoreRow {
  emblem: string | null;
  icon: IconName | null;
  count: string;
  points: string;
}

/** Return the rows of a sheet: five towers, main tower, demolished cards. Rows that a sheet lacks have no points. */
export function rows(sheet: Sheet): Row[] {
  const line = (label: string) => sheet.lines.find((one) => one.label === label);
  const towers = TYPES.map((type) => {
    const found = scoreLineOf(sheet.lines, type);
    const cards = Number(found?.args.cards ?? 0);
    const count = found ? `${cards} × ${found.points / cards}` : '';
    return {
      key: type,
      emblem: type,
      icon: null,
      label: capitalize(t(`tower-${type}`)),
      count,
      points: `${found?.points ?? 0}`,
      rule: false,
    };
  });
  const main = line('score-main-tower');
  const gone = line('score-demolished');
  const tallest = main ? t(`tower-${main.args.tower}`) : '';
  return [
    ...towers,
    {
      key: 'main',
      emblem: null,
      icon: 'flag',
      label: t('web-ft-main-tower'),
      count: tallest,
      points: signed(main?.points ?? 0),
      rule: true,
    },
    {
      key: 'demolished',
      emblem: null,
      icon: 'hammer',
      label: t('web-ft-demolished'),
      count: `${gone?.args.cards ?? 0}`,
      points: signed(gone?.points ?? 0),
      rule: false,
    },
  ];
}
