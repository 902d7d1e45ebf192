import type { Said } from './conversation.ts';

/**
 * Two lists of messages as one, by sequence number, each message once. Of two accounts of a message the one that knows
 * more holds; the other order gives the same. Returns `known` itself if nothing in it changes.
 * @param known in ascending order
 * @param told in any order
 */
export function mergeSaid(known: readonly Said[], told: readonly Said[]): readonly Said[] {
  const fresh = new Map<number, Said>();
  for (const message of told) {
    const twin = fresh.get(message.seq);
    fresh.set(message.seq, twin === undefined ? message : better(twin, message));
  }
  let changed = false;
  const merged = known.map((message) => {
    const twin = fresh.get(message.seq);
    fresh.delete(message.seq);
    const chosen = twin === undefined ? message : better(message, twin);
    changed ||= chosen !== message;
    return chosen;
  });
  if (fresh.size === 0) return changed ? merged : known;
  const added = [...fresh.values()].sort((a, b) => a.seq - b.seq);
  const first = added[0];
  const last = merged.at(-1);
  // The usual case: what is new is newest.
  if (first === undefined || last === undefined || last.seq < first.seq) return [...merged, ...added];
  return [...merged, ...added].sort((a, b) => a.seq - b.seq);
}

function better(known: Said, told: Said): Said {
  if (known.whole !== told.whole) {
    const [stored, heard] = known.whole ? [known, told] : [told, known];
    // A stream may tell more with a card than is kept of it (a provider's places): that stands as long as the page is open.
    return heard.ui === null || heard.ui === stored.ui ? stored : { ...stored, ui: heard.ui };
  }
  if (known.whole) return known;
  // Two streams told of it (two tabs, or a message posted again): it was said when the first of them heard it.
  return told.at < known.at ? told : known;
}
