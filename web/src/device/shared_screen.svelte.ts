/** Whether this page is the shared screen of a table, which everybody watches and nobody controls. */
let shared = $state(false);

export function isShared(): boolean {
  return shared;
}

/** Make this page the shared screen and keep its display on, until the returned function is called. */
export function shareScreen(): () => void {
  let lock: Promise<WakeLockSentinel | null> = Promise.resolve(null);
  /** Request the wake lock: the browser releases it whenever the page is hidden, and may refuse it, for example on a low battery. */
  const keepOn = () => {
    if (canKeepOn() && !document.hidden) lock = navigator.wakeLock.request('screen').catch(() => null);
  };
  shared = true;
  keepOn();
  document.addEventListener('visibilitychange', keepOn);
  return () => {
    shared = false;
    document.removeEventListener('visibilitychange', keepOn);
    void lock.then((held) => held?.release());
  };
}

/** Return whether the browser can keep the display on. Pages served over plain HTTP cannot. */
export function canKeepOn(): boolean {
  return 'wakeLock' in navigator;
}
