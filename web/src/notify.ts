import { preferences } from './preferences.svelte';

/** Tell the person that it is their turn, if they asked for it and look elsewhere. */
export function notify(sentence: string): void {
  if (!preferences.tell || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted')
    return;
  try {
    new Notification(sentence, { icon: '/icon.svg', tag: 'rookery-turn' });
  } catch {
    // some phones allow notifications to installed pages only
  }
}

/** Ask whether we may notify; the answer. */
export async function mayNotify(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}
