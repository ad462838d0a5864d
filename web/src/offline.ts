const SHELL = 'rookery-shell';
const FIRST = ['/', '/icon.svg', '/manifest.webmanifest'];

/** Keep all parts of the client that this page has loaded, so that it opens without a network: on the first visit they came before the service worker. */
export async function keepForOffline(): Promise<void> {
  if (!('caches' in globalThis)) return;
  try {
    const cache = await caches.open(SHELL);
    const loaded = performance
      .getEntriesByType('resource')
      .map((entry) => new URL(entry.name))
      .filter((url) => url.origin === location.origin && url.pathname.startsWith('/assets/'))
      .map((url) => url.pathname);
    const wanted = [...new Set([...FIRST, ...loaded])];
    await Promise.all(wanted.map(async (path) => (await cache.match(path)) ?? cache.add(path)));
  } catch {
    // without a network, or without room, it stays as it is
  }
}
