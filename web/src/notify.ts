import { preferences } from './preferences.svelte';

/** Tell the person that it is their turn, if they asked for it and look elsewhere. Pressing it brings the table to the front. */
export function notify(sentence: string): void {
  if (!preferences.notify || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted')
    return;
  try {
    const shown = new Notification(sentence, { icon: '/icon-192.png', tag: location.pathname });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // some phones allow notifications to installed pages only
  }
}

/** Ask whether we may notify; the answer. */
export async function mayNotify(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}
