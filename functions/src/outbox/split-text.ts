/** Where a sentence ends: closing punctuation of the languages Merve speaks, then white space; or a line's end. */
const sentenceEnd = /[.!?…。！？؟۔:;]+["'”’»)\]]*\s+|\n+/g;
const wordEnd = /\s+/g;

/** Index after the last match inside `window`, or -1. */
function lastEnd(window: string, pattern: RegExp): number {
  let end = -1;
  for (const match of window.matchAll(pattern)) end = match.index + match[0].length;
  return end;
}

/** The longest prefix of whole characters as a person sees them: no surrogate pair or joined emoji is cut. */
function lastCharacterEnd(window: string): number {
  let last = 0;
  for (const { index } of new Intl.Segmenter().segment(window)) last = index;
  // A window that is one single character has no inner boundary; then only surrogate pairs are kept whole.
  if (last > 0) return last;
  return /[\uD800-\uDBFF]$/.test(window) ? window.length - 1 : window.length;
}

function cutAt(rest: string, limit: number): number {
  const window = rest.slice(0, limit);
  const sentence = lastEnd(window, sentenceEnd);
  // A sentence end in the first half would leave a scrap of a message.
  if (sentence >= limit / 2) return sentence;
  if (/\s/.test(rest.charAt(limit))) return limit;
  const word = lastEnd(window, wordEnd);
  return word > 0 ? word : lastCharacterEnd(window);
}

/**
 * Splits a text into parts of at most `limit` UTF-16 units, at sentence ends where there are any, else between
 * words; a single word longer than `limit` is cut between characters. The parts, joined, are the text.
 * @param limit at least 2, so that a surrogate pair fits
 */
export function splitText(text: string, limit: number): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > limit) {
    const cut = cutAt(rest, limit);
    parts.push(rest.slice(0, cut));
    rest = rest.slice(cut);
  }
  if (rest !== '') parts.push(rest);
  return parts;
}
