import { preferences } from './preferences.svelte';

/** Show a notification if notifications are on and the page is hidden. Clicking it brings the table to the front. */
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
    // some phones allow notifications only to installed pages
  }
}

/** Ask for permission to notify; return whether it was granted. */
export async function mayNotify(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}
