import { absentActor } from '../../../table/absence';
import type { TableSession } from '../../../table/game_client';
import { serverTime } from '../../../server/server_time.svelte';
import { t } from '../../../words/messages.svelte';
import type { FiveTowersView } from '../../../wire';

/** Return the heading of a turn; while the acting player is away, return for how long. */
export function turnText({ frame, names }: TableSession, view: FiveTowersView, mine: boolean): string {
  const absent = mine ? null : absentActor(frame, view.actor);
  if (absent === null) return heading(view, mine, names);
  const name = names[absent]!;
  const minutes = serverTime.minutesSince(frame.seats[absent]!.gone_since!);
  return minutes ? t('web-away-for', { name, minutes }) : t('web-away-now', { name });
}

/** Return the heading of a turn: the acting player and the task. */
export function heading(view: FiveTowersView, mine: boolean, names: readonly string[]): string {
  const name = typeof view.actor === 'number' ? names[view.actor]! : '';
  if (!mine) {
    if (view.actor !== null && view.actor === view.seat) return t('web-your-turn');
    if (!name) return t('web-wait');
    return view.step === 'building'
      ? t('web-ft-they-build', { name, count: view.to_place })
      : t('web-thinking', { name });
  }
  if (view.step === 'building') {
    const kinds = view.choices.map((choice) => choice.target.kind);
    const [count, offered] = [view.to_place, view.display.length];
    if (kinds.includes('card'))
      return count < offered ? t('web-ft-build-of', { count, offered }) : t('web-ft-build', { count });
    return kinds.includes('tower') ? t('web-ft-demolish-first') : t('web-ft-too-much');
  }
  const said = Math.max(-1, ...view.calls.filter((call) => typeof call === 'number'));
  if (said < 0) return t('web-ft-open');
  return view.choices.length > 1 ? t('web-ft-beat', { count: said }) : t('web-ft-only-pass');
}
