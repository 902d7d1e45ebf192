import type { Said } from './conversation.ts';

/** The listing that the newest card with one is about; null while no card names one. A list of several is about none of them. */
export function listingInView(said: readonly Pick<Said, 'ui'>[]): string | null {
  for (const { ui } of said.toReversed()) {
    if (ui === null) continue;
    const { listingId, items } = ui;
    if (typeof listingId === 'string') return listingId;
    // What was asked for is elsewhere now: the place before it would mislead.
    if (Array.isArray(items)) return null;
  }
  return null;
}
