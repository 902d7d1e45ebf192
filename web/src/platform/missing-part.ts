import { askAgain } from './on-demand.ts';

const missing = new WeakSet();

/**
 * Remembers which errors say that a part of the app could not be fetched: there is no connection, or a newer version was
 * published and the part of this one is gone. Vite tells of them so (vite.dev, "Load Error Handling"). Nothing is loaded
 * again by itself: somebody may be reading.
 * @param page where Vite and the browser tell it: the window
 */
export function watchForMissingParts(page: EventTarget): void {
  page.addEventListener('vite:preloadError', (event) => {
    const error: unknown = 'payload' in event ? event.payload : null;
    if (typeof error === 'object' && error !== null) missing.add(error);
  });
  page.addEventListener('online', askAgain);
}

/** Whether an error says that a part of the app could not be fetched. */
export function isMissingPart(error: unknown): boolean {
  return typeof error === 'object' && error !== null && missing.has(error);
}

/**
 * Loads the page anew. Some browsers keep for a page's whole life that a part could not be fetched, whatever the
 * connection is by then (whatwg/html issue 6768), and a newer version has its parts under other names.
 */
export function loadPageAgain(): void {
  // Without a connection there would be no page at all.
  if (navigator.onLine) location.reload();
  else askAgain();
}
