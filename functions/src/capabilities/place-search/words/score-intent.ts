import { type Language, type PlaceSearch, searchModeSchema, targetKindSchema } from '@merve/contract';
import { z } from 'zod';

/** What a labelled sentence is to be read as. Filters are those of a search; what is left out is not asked about. */
export const expectedIntentSchema = z.object({
  mode: searchModeSchema,
  kind: targetKindSchema,
  /** The city or place in the words of the sentence. */
  target: z.string().nullish(),
  filters: z.record(z.string(), z.json()).nullish(),
});
export type ExpectedIntent = z.infer<typeof expectedIntentSchema>;

/** Of one sentence: which parts were read as expected. Null where a part was not labelled. */
export interface IntentScore {
  readonly mode: boolean;
  readonly kind: boolean;
  readonly target: boolean | null;
  readonly filters: boolean | null;
}

const stem = 4;
const wordsOf = (text: string, language: Language) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLocaleLowerCase(language === 'tr' ? 'tr' : 'en')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Whether two names or keywords are the same words, in any order: case, accents and what stands behind the fourth letter of a word
 * are left aside, because languages bend their words and a search takes them bent. Pure.
 */
export function sameWords(one: string, other: string, language: Language): boolean {
  const [first, second] = [one, other].map((text) =>
    wordsOf(text, language)
      .map((word) => word.slice(0, stem))
      .toSorted(),
  );
  return first !== undefined && first.length > 0 && first.join(' ') === second?.join(' ');
}

/** Whether a value was read as it is expected: words as words, a price where it lies within, all others as they are. */
function isSame(key: string, expected: unknown, read: unknown, language: Language): boolean {
  if (typeof expected === 'string' && typeof read === 'string')
    return key === 'keyword' ? sameWords(expected, read, language) : expected === read;
  return JSON.stringify(expected) === JSON.stringify(read);
}

/** One reading against its label. A filter that was read and not expected is as wrong as one that was missed. Pure. */
export function scoreIntent(
  { search }: Pick<PlaceSearch, 'search'>,
  expected: ExpectedIntent,
  language: Language,
): IntentScore {
  const { target, filters } = search;
  const words = target.city ?? target.place ?? null;
  const wanted = Object.entries(expected.filters ?? {}).filter(([, value]) => value !== null);
  const read = new Map<string, unknown>(Object.entries(filters).filter(([, value]) => value != null));
  const isRead =
    wanted.every(([key, value]) => isSame(key, value, read.get(key), language)) &&
    [...read.keys()].every((key) => wanted.some(([name]) => name === key));
  return {
    mode: search.mode === expected.mode,
    kind: target.kind === expected.kind,
    target: expected.target == null ? null : words !== null && sameWords(words, expected.target, language),
    filters: expected.filters == null ? null : isRead,
  };
}
