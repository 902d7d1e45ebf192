/** Kept for the tab, so that neither another page nor loading this one again loses what somebody was writing. */
const storageKey = 'merve.unfinished';

let unfinished = read();
const listeners = new Set<() => void>();

function read(): string {
  try {
    return globalThis.sessionStorage?.getItem(storageKey) ?? '';
  } catch {
    // Nothing is kept in this browser: it lives as long as the page, then.
    return '';
  }
}

/** What somebody is writing, or was when they left the chat. */
export function unfinishedWords(): string {
  return unfinished;
}

export function keepUnfinished(words: string): void {
  unfinished = words;
  try {
    if (words === '') globalThis.sessionStorage?.removeItem(storageKey);
    else globalThis.sessionStorage?.setItem(storageKey, words);
  } catch {
    // See above.
  }
  for (const listener of listeners) listener();
}

/** @returns stops listening. */
export function onUnfinishedChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * What stands where one writes after words were put there from elsewhere: under what somebody was writing already, which
 * is theirs. Words that are the last there already are not put there twice, as when a page is loaded again. Pure.
 * @param atMost characters; words that are too long are cut, and what was written never is
 */
export function withWords(before: string, words: string, atMost: number): string {
  const [written, added] = [before.trimEnd(), words.trim()];
  if (added === '') return before;
  if (written === '') return added.slice(0, atMost);
  if (written === added || written.endsWith(`\n${added}`)) return before;
  return `${written}\n${added}`.slice(0, Math.max(atMost, before.length));
}
