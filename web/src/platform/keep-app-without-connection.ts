/** Where the app's own files are; what else a page fetches is not the service worker's. */
const isOwnFile = (url: string) =>
  url.startsWith(`${location.origin}/assets/`) || url === `${location.origin}/settings.json`;

async function register(): Promise<void> {
  await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  // What was fetched before the worker was there went past it: Workbox's own message has it kept too.
  const urlsToCache = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter(isOwnFile);
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}

/** Not in the first load: only who was signed in here before has anything to forget. */
async function forgetKept(): Promise<void> {
  const { forgetWithAccount } = await import('./kept-answers.ts');
  forgetWithAccount();
}

/**
 * Has the browser keep the app, so that it opens without a connection (src/service-worker). After the page is loaded, for nothing of it is
 * needed by this visit; and forgets what was kept of whoever is not signed in any more. Where it cannot be kept (private window, full storage) the app works as before, with a connection.
 */
export function keepAppWithoutConnection(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const start = () => {
    register().catch((cause: unknown) => console.warn('The app is not kept by this browser.', cause));
    forgetKept().catch((cause: unknown) => console.warn('What is kept could not be looked at.', cause));
  };
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
