/**
 * What keeps the app readable without a connection. It answers for the app's own files alone: nothing of a person goes through it, for the
 * API and Firestore are on other addresses. Written by the plugin into `/service-worker.js`, with the list of what it keeps from the start.
 */
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

declare const self: {
  /** Set by the plugin: the files of the first load and of one's own things, each with its revision. */
  readonly __WB_MANIFEST: PrecacheEntry[];
  skipWaiting(): Promise<void>;
};

/** Who waits longer for the page itself is shown the one that is kept. */
const pageWithinMs = 3_000;

// A new version takes over at once: its page and its files belong together, and an open page asks for what it lacks (missing-part.ts).
void self.skipWaiting();
clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false });

// Whatever else was shown once. Their names change with their contents, so a kept one is never an old one.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'merve-parts',
    plugins: [new ExpirationPlugin({ maxEntries: 300, purgeOnQuotaError: true })],
  }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/settings.json',
  new NetworkFirst({ cacheName: 'merve-settings', networkTimeoutSeconds: pageWithinMs / 1000 }),
);

async function pageOf(request: Request): Promise<Response> {
  try {
    const fetched = await fetch(request, { signal: AbortSignal.timeout(pageWithinMs) });
    if (fetched.status < 500) return fetched;
  } catch {
    // No connection, or one that is as good as none.
  }
  return (await matchPrecache('/index.html')) ?? Response.error();
}

// The newest page where there is a connection, so that nobody stays on an old version.
registerRoute(
  new NavigationRoute(({ request }) => pageOf(request), {
    denylist: [/^\/(v1|chat|api|health)(\/|$)/, /\.[a-z]+$/],
  }),
);
