/**
 * A person's own text on its way to somebody else: one line without control characters, cut to `limit` letters. Null if
 * nothing is left of it. Pure.
 */
export function shortLine(text: string | null | undefined, limit: number): string | null {
  const line = (text ?? '').replace(/[\s\p{C}]+/gu, ' ').trim();
  return line === '' ? null : [...line].slice(0, limit).join('');
}
