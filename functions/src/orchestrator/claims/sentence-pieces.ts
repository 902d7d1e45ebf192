const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(locale: string): Intl.Segmenter {
  const known = segmenters.get(locale);
  if (known !== undefined) return known;
  const made = new Intl.Segmenter(locale, { granularity: 'sentence' });
  segmenters.set(locale, made);
  return made;
}

/** A boundary stands once a letter or a line's end follows it: until then more text may still move it (UAX #29, SB8). */
const settles = /[\p{L}\n]/u;

/** The question mark of a link ends no sentence: what follows it belongs to the address. */
const isInLink = /:\/\/\S*$/;

/**
 * The sentences at the beginning of a text that is still being written, each with the space behind it, and the rest that may
 * still change. However the text arrives in pieces, the sentences are the same. Pure.
 * @param locale of the rules: in Greek a semicolon ends a question
 */
export function settledSentences(
  text: string,
  locale: string,
): { readonly sentences: readonly string[]; readonly rest: string } {
  const sentences: string[] = [];
  let rest = text;
  for (const { segment, index } of segmenterOf(locale).segment(text)) {
    const after = text.slice(index + segment.length);
    if (after === '' || !(segment.endsWith('\n') || settles.test(after))) break;
    const whole = rest.slice(0, rest.length - after.length);
    if (isInLink.test(whole)) continue;
    sentences.push(whole);
    rest = after;
  }
  return { sentences, rest };
}
