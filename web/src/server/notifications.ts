import { api } from './api';

/** Return whether this browser can show notifications that a server sends. */
export function canNotify(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

async function current(): Promise<PushSubscription | null> {
  return (await navigator.serviceWorker.ready).pushManager.getSubscription();
}

/** Return whether this device is subscribed to notifications, and update its language on the server. */
export async function isNotified(): Promise<boolean> {
  const subscription = await current();
  if (subscription) await tellServer(subscription);
  return subscription !== null;
}

/** Ask the browser for permission and subscribe on the server; return false if the browser denies it. */
export async function startNotifications(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { pushManager } = await navigator.serviceWorker.ready;
  const applicationServerKey = (await api.pushKey()).key;
  await tellServer(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
  return true;
}

export async function endNotifications(): Promise<void> {
  const subscription = await current();
  if (!subscription) return;
  await api.unsubscribe({ endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}

async function tellServer(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  await api.subscribe({ endpoint: endpoint ?? '', keys: { p256dh, auth }, language: document.documentElement.lang });
}
