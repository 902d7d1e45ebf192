import { type Language, type PlaceSearch, searchModeSchema, targetKindSchema } from '@merve/contract';
import { z } from 'zod';
import { Reading } from './reading.ts';
import { searchVocabulary } from './search-vocabulary.ts';
import { typeWords } from './subject-words.ts';

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
  /** Of the filters by themselves, each that was labelled or read: type and keyword together are `subject`. */
  readonly parts: Readonly<Record<string, boolean>>;
  readonly mode: boolean;
  readonly kind: boolean;
  readonly target: boolean | null;
  readonly filters: boolean | null;
}

const stem = 4;
const wordsOf = (text: string, language: Language): readonly string[] =>
  text
    .replaceAll('\u200c', '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLocaleLowerCase(language === 'tr' ? 'tr' : 'en')
    .match(/[\p{L}\p{N}]+/gu) ?? [];
const stemsOf = (text: string, language: Language): readonly string[] =>
  wordsOf(text, language).map((word) => word.slice(0, stem));

/**
 * Whether two names are the same words, in any order: case, accents, spaces and what stands behind the fourth letter of a word are left
 * aside, because languages bend their words and a search takes them bent. Pure.
 */
export function sameWords(one: string, other: string, language: Language): boolean {
  const [first, second] = [one, other].map((text) => stemsOf(text, language).toSorted().join(' '));
  if (first === undefined || first === '') return false;
  return first === second || wordsOf(one, language).join('') === wordsOf(other, language).join('');
}

/** Whether one keyword holds the other, with one word at the most that the label does not have. */
function sameKeyword(expected: string, read: string, language: Language): boolean {
  const [wanted, said] = [stemsOf(expected, language), stemsOf(read, language)];
  if (wanted.length === 0 || said.length === 0) return false;
  const isWithin =
    said.every((word) => wanted.includes(word)) ||
    (wanted.every((word) => said.includes(word)) && said.length <= wanted.length + 1);
  return isWithin || wordsOf(expected, language).join('') === wordsOf(read, language).join('');
}

/** A dish is eaten in one of these: a type that the reading adds to it is no mistake. */
const typesOfDishes = new Set('restaurant cafe bar pub bakery ice_cream_shop'.split(' '));
/** Google's older name for a type, by its newer one. */
const olderName: Readonly<Record<string, string>> = { hair_salon: 'hair_care', lodging: 'hotel' };
const typeName = (type: unknown): unknown => (typeof type === 'string' ? (olderName[type] ?? type) : type);

/** Type and keyword together: a kind of place may be read as the one or stand in the other. */
function sameSubject(
  wanted: ReadonlyMap<string, unknown>,
  read: ReadonlyMap<string, unknown>,
  language: Language,
): boolean {
  const type = read.get('type');
  const [wantedType, readType] = [typeName(wanted.get('type')), typeName(type)];
  const [wantedKeyword, readKeyword] = [
    String(wanted.get('keyword') ?? ''),
    String(read.get('keyword') ?? ''),
  ];
  if (wantedType !== undefined)
    return (
      wantedType === readType &&
      (wantedKeyword === '' ? readKeyword === '' : sameKeyword(wantedKeyword, readKeyword, language))
    );
  const kind = typeof type === 'string' ? typeWords[type]?.[language] : undefined;
  const small = new Reading(wantedKeyword, language);
  const isNamed = kind !== undefined && small.take(kind);
  if (readType !== undefined && !isNamed && !typesOfDishes.has(String(type))) return false;
  if (isNamed && wordsOf(small.left, language).length === 0 && readKeyword === '') return true;
  return wantedKeyword === '' ? readKeyword === '' : sameKeyword(wantedKeyword, readKeyword, language);
}

/** No least price is a least price of nothing. */
const priceSchema = z.object({ min: z.number().nullish(), max: z.number().nullish() });
const priceOf = (price: unknown): string => {
  const { success, data } = priceSchema.safeParse(price);
  return success ? `${data.min ?? 0}–${data.max ?? ''}` : 'none';
};

function sameFilter(key: string, expected: unknown, read: unknown): boolean {
  if (key === 'price') return priceOf(expected) === priceOf(read);
  return JSON.stringify(expected) === JSON.stringify(read);
}

/** The filters that a reading or a label has; one that is null is none. */
const present = (filters: object): ReadonlyMap<string, unknown> =>
  new Map(Object.entries(filters).filter(([, value]) => value != null));

function partsOf(
  wanted: ReadonlyMap<string, unknown>,
  read: ReadonlyMap<string, unknown>,
  language: Language,
): Readonly<Record<string, boolean>> {
  const others = new Set(
    [...wanted.keys(), ...read.keys()].filter((key) => key !== 'type' && key !== 'keyword'),
  );
  return {
    subject: sameSubject(wanted, read, language),
    ...Object.fromEntries([...others].map((key) => [key, sameFilter(key, wanted.get(key), read.get(key))])),
  };
}

/** A venue's name is right with the town behind it or without. */
function sameVenue(expected: string, read: string, language: Language): boolean {
  const bare = new Reading(expected, language);
  bare.take(searchVocabulary[language].cities);
  return sameWords(expected, read, language) || sameWords(bare.left, read, language);
}

function sameTarget(
  { mode, target }: PlaceSearch['search'],
  expected: ExpectedIntent,
  language: Language,
): boolean | null {
  if (expected.target == null) return null;
  if (expected.kind === 'coords') {
    const [latitude, longitude] = expected.target.split(',').map(Number);
    return target.coords?.lat === latitude && target.coords?.lng === longitude;
  }
  const words = target.city ?? target.place ?? null;
  if (words === null) return false;
  return mode === 'findplace'
    ? sameVenue(expected.target, words, language)
    : sameWords(words, expected.target, language);
}

/**
 * One reading against its label. A filter that was read and not expected is as wrong as one that was missed; a venue has none.
 * Filters that the label leaves out elsewhere are not asked about. Pure.
 */
export function scoreIntent(
  { search }: Pick<PlaceSearch, 'search'>,
  expected: ExpectedIntent,
  language: Language,
): IntentScore {
  const filters = expected.filters ?? (expected.mode === 'findplace' ? {} : null);
  const parts = filters === null ? {} : partsOf(present(filters), present(search.filters), language);
  return {
    parts,
    mode: search.mode === expected.mode,
    kind: search.target.kind === expected.kind,
    target: sameTarget(search, expected, language),
    filters: filters === null ? null : Object.values(parts).every(Boolean),
  };
}
