const SHELL = 'rookery-shell';
const FIRST = ['/', '/icon.svg', '/manifest.webmanifest'];
/** What pages load besides their own parts, and can be kept as it is. */
const KEPT = /^\/assets\/|^\/api\/games\/[\w-]+\/tiles$/;

/** Load what a page may need later, and keep it with all that the page has loaded, so that it goes on without a network. */
export async function keepForOffline(...needed: (() => Promise<unknown>)[]): Promise<void> {
  await keepLoaded();
  if (!needed.length) return;
  await Promise.allSettled(needed.map((load) => load()));
  await keepLoaded();
}

/** On the first visit the parts of the client came before the service worker, which keeps those that come later. */
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
    // without a network, or without room, it stays as it is
  }
}
