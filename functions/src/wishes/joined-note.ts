/** What was asked for before a change stays asked for. */
import { shortLine } from '../language/short-line.ts';

/** What was asked for before, and what is now; a wish that is said again stands there once. Null for nothing. Pure. */
export function joinedNote(before: string | null | undefined, now: string | null | undefined): string | null {
  const wish = shortLine(now, 300);
  if (wish === null || before?.includes(wish)) return before ?? null;
  return shortLine(before ? `${before}; ${wish}` : wish, 300);
}
