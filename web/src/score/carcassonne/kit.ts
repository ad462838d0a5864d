import { t } from '../../words/messages.svelte';
import type { SheetKit } from '../kit';
import { read, write } from './code';
import { finalSteps } from './scoring';
import Settings from './Settings.svelte';
import { type CarcassonneSheet, newSheet, totals } from './sheet';
import Sheet from './Sheet.svelte';
import Tower from './Tower.svelte';

export const kit: SheetKit<CarcassonneSheet> = {
  letter: 'c',
  begin: (players, like) => newSheet(players, like?.inPlay),
  totals,
  write,
  read,
  page: Sheet,
  settings: Settings,
  tower: Tower,
  stage: ({ inPlay, step }) => {
    const of = finalSteps(inPlay).length;
    const final = step > 0 && step <= of;
    return {
      title: t(final ? 'web-cc-final' : 'web-score'),
      note: final ? t('web-cc-step-of', { number: step, of }) : '',
      over: step > of,
    };
  },
  reopen: (sheet) => (sheet.step = finalSteps(sheet.inPlay).length),
};
