// Caches the client, so that it opens offline, and shows push notifications. It caches no data of games.
const SHELL = 'rookery-shell';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.addAll(['/', '/icon.svg', '/manifest.webmanifest']))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** Fetch the page; serve the cached one if the network fails. */
async function page(request) {
  const cache = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put('/', answer.clone());
    return answer;
  } catch {
    return (await cache.match('/')) ?? Response.error();
  }
}

/** Serve an asset from the cache, or fetch and cache it. Its name contains a hash of its content, so it never goes stale. */
async function part(request) {
  const cache = await caches.open(SHELL);
  const cached = await cache.match(request);
  if (cached) return cached;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** Fetch the pictures of the tiles; serve the cached ones if the network fails. */
async function tiles(request) {
  const cache = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch {
    return (await cache.match(request)) ?? Response.error();
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate' && !pathname.startsWith('/api')) event.respondWith(page(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(part(request));
  else if (pathname === '/api/games/carcassonne/tiles') event.respondWith(tiles(request));
});

// --- notifications, in the reader's language

self.addEventListener('push', (event) => {
  const { title, body, path, language } = event.data.json();
  const shown = { body, lang: language, tag: path, icon: '/icon-192.png', data: path };
  event.waitUntil(self.registration.showNotification(title, shown));
});

/** Focus the window that shows the table, or open a new one. */
async function openTable(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(({ url }) => new URL(url).pathname === path);
  return open ? open.focus() : self.clients.openWindow(path);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openTable(event.notification.data));
});
