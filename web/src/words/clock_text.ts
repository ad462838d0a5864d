import { t } from './messages.svelte';

const HOUR = 3600;
export const DAY = 24 * HOUR;
/** The number of seconds below which time is low. */
export const LOW = 20;

/** Format the remaining time: days as words, less than a day as hours, minutes and seconds. */
export function clockText(seconds: number): string {
  if (seconds >= DAY) return t('web-clock-left', { days: Math.floor(seconds / DAY) });
  const units = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / 60), seconds % 60];
  const [first, ...rest] = units[0] ? units : units.slice(1);
  return [first, ...rest.map((unit) => String(unit).padStart(2, '0'))].join(':');
}
