const SHELL = 'rookery-shell';
const FIRST = ['/', '/icon.svg', '/manifest.webmanifest'];
/** Immutable resources that pages load besides their own assets. */
const KEPT = /^\/assets\/|^\/api\/games\/[\w-]+\/tiles$/;

/** Preload a page's later resources and cache all loaded assets, so that the page works offline. */
export async function keepForOffline(...needed: (() => Promise<unknown>)[]): Promise<void> {
  await keepLoaded();
  if (!needed.length) return;
  await Promise.allSettled(needed.map((load) => load()));
  await keepLoaded();
}

/** Cache the assets that were loaded on the first visit, before the service worker took control. */
async function keepLoaded(): Promise<void> {
  if (!('caches' in globalThis)) return;
  try {
    const cache = await caches.open(SHELL);
    const loaded = performance
      .getEntriesByType('resource')
      .map((entry) => new URL(entry.name))
      .filter((url) => url.origin === location.origin && KEPT.test(url.pathname))
      .map((url) => url.pathname);
    const wanted = [...new Set([...FIRST, ...loaded])];
    await Promise.all(wanted.map(async (path) => (await cache.match(path)) ?? cache.add(path)));
  } catch {
    // keep the existing cache if the device is offline or out of storage
  }
}
