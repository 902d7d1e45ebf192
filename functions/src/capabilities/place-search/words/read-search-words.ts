import {
  type Coordinates,
  coordinatesSchema,
  type Language,
  placeSearchSchema,
  type RememberedSearch,
  type SearchFilters,
  type SearchMode,
  type SearchTarget,
} from '@merve/contract';
import type { IntentRead } from '../read-intent.ts';
import { type SearchVocabulary, searchVocabulary } from './search-vocabulary.ts';
import { keywordWords, typeWords } from './subject-words.ts';

/** Languages that say where after the place: "Azrieli yakınında", "강남역 근처". */
const postpositional: ReadonlySet<Language> = new Set(['tr', 'ko']);
/** Korean writes particles at the word itself. */
/** Hebrew writes "to" and "from" at the word that follows: "קרוב לכיכר". */
const hebrewEnd = '(?:(?<=\\s[למ])|(?![\\p{L}\\p{M}]))';
const koreanParticles =
  '을|를|이|가|은|는|도|에|에서|에서는|의|로|으로|와|과|랑|이랑|하고|만|들|이나|나|요|예요';
const joined: ReadonlySet<Language> = new Set(['ko']);

const sources = (source: string) => source.replaceAll(' ?', '\\s*').replaceAll(' ', '\\s+');
const patterns = new Map<string, RegExp>();

/** A pattern of whole words; compiled once. */
function wordsPattern(source: string, language: Language): RegExp {
  const key = `${language}:${source}`;
  const known = patterns.get(key);
  if (known !== undefined) return known;
  const bounded = joined.has(language)
    ? `(?<![가-힣])(?:${sources(source)})(?:${koreanParticles})?(?![가-힣])`
    : `(?<![\\p{L}\\p{N}])${language === 'he' ? '[ושהל]{0,2}' : ''}(?:${sources(source)})${language === 'he' ? hebrewEnd : '(?![\\p{L}\\p{M}])'}`;
  const made = new RegExp(bounded, 'gu');
  patterns.set(key, made);
  return made;
}

/** A text of which parts are taken away as they are understood; what is left keeps its place. */
class Reading {
  /** As written, and in small letters of the same length, to be matched. */
  #written: string;
  #small: string;
  readonly #language: Language;

  constructor(text: string, language: Language) {
    this.#written = ` ${text
      .normalize('NFC')
      .replace(/[\s\u200e\u200f\u2066-\u2069]+/gu, ' ')
      .trim()} `;
    // Of the same length, so that a place in one is a place in the other: a small İ has two parts elsewhere.
    const small =
      language === 'tr'
        ? this.#written.toLocaleLowerCase('tr')
        : this.#written.replaceAll('İ', 'I').toLowerCase();
    this.#small = small.length === this.#written.length ? small : this.#written;
    this.#language = language;
  }

  get left(): string {
    return this.#written.replace(/\s+/g, ' ').trim();
  }

  get small(): string {
    return this.#small;
  }

  /** The words between two places of the text. */
  written(from: number, to: number): string {
    return this.#written.slice(from, to).replace(/\s+/g, ' ').trim();
  }

  has(source: string): boolean {
    return this.#small.search(wordsPattern(source, this.#language)) >= 0;
  }

  find(source: string): readonly RegExpExecArray[] {
    return [...this.#small.matchAll(wordsPattern(source, this.#language))];
  }

  /** Takes all of a source away; true if there was any. */
  take(source: string): boolean {
    const found = this.find(source);
    for (const { index, 0: match } of found) this.blank(index, index + match.length);
    return found.length > 0;
  }

  /** Parted by a bar, so that what is on both sides does not become one. */
  blank(from: number, to: number): void {
    const gap = ' '.repeat(to - from);
    this.#written = this.#written.slice(0, from) + gap + this.#written.slice(to);
    this.#small = this.#small.slice(0, from) + gap + this.#small.slice(to);
  }
}

interface FoundTarget {
  readonly words: string;
  readonly kind: 'city' | 'place';
  /** "near" and its like: a search around the place. */
  readonly isNear: boolean;
}

const trimmed = (text: string) => text.replace(/^[\s\p{P}\p{S}]+|[\s,.;:!?؟،…"“”]+$/gu, '').trim();

function kindOf(words: string, language: Language): 'city' | 'place' {
  return isTown(words, language) ? 'city' : 'place';
}

/** One of the towns that are known by name, and nothing more. */
function isTown(words: string, language: Language): boolean {
  const small = trimmed(new Reading(words, language).small);
  return new RegExp(`^(?:${sources(searchVocabulary[language].cities)})$`, 'u').test(small);
}

/**
 * Where the words of a target end: at a mark, or where something that is looked for begins. Where that was said before, only a dish or a
 * trait ends them ("in Dubai with a sea view"): a kind of place may be part of the name, and so may what is written large.
 */
function endOfTarget(read: Reading, from: number, isSubjectBefore: boolean, language: Language): number {
  const text = read.small.slice(from);
  const stops = [
    keywordWords[language],
    ...(isSubjectBefore
      ? []
      : [searchVocabulary[language].filler, ...Object.values(typeWords).map((row) => row[language])]),
  ];
  const mark = text.search(/[,،?!؟;]|\s-\s|\.(?:\s|$)/u);
  const begins = stops
    .flatMap((source) => [...text.matchAll(wordsPattern(source, language))])
    .map(({ index }) => index)
    .filter((index) => text.slice(0, index).trim() !== '')
    .filter((index) => !/^\p{Lu}/u.test(read.written(from + index, from + index + 1)));
  return from + Math.min(...begins, mark < 0 ? text.length : mark, text.length);
}

/** "in Tel Aviv", "ליד עזריאלי": the marker first, then the name to its end. */
function targetAfter(read: Reading, language: Language): FoundTarget | null {
  const vocabulary = searchVocabulary[language];
  for (const isNear of [true, false]) {
    const candidates = read
      .find(isNear ? vocabulary.near : vocabulary.within)
      .flatMap(({ index, 0: match }) => {
        const from = index + match.length;
        const end = endOfTarget(read, from, isSubjectFirst(read, index, language), language);
        const words = bareName(trimmed(withoutArticle(read.written(from, end), language)), language);
        if (!/\p{L}/u.test(words) || words.split(' ').length > 7) return [];
        return [{ index, end, words, weight: isTown(words, language) ? 2 : /^\p{Lu}/u.test(words) ? 1 : 0 }];
      });
    const heaviest = Math.max(...candidates.map(({ weight }) => weight));
    const best = candidates.findLast(({ weight }) => weight === heaviest);
    if (best === undefined) continue;
    const { index, end, words } = best;
    read.blank(index, end);
    return { words, kind: isNear ? kindOf(words, language) : withinKind(words, language), isNear };
  }
  return null;
}

/** True if something that is looked for stands before: where follows it, to the end. */
function isSubjectFirst(read: Reading, index: number, language: Language): boolean {
  const before = new Reading(read.small.slice(0, index), language);
  before.take(searchVocabulary[language].filler);
  return /[\p{L}\p{N}]/u.test(before.left);
}

const articles: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /^(?:the)\s+/iu,
  de: /^(?:der|die|das|dem|den|des)\s+/iu,
  el: /^(?:το|τη|την|τον|τα|του|της|των|η|ο)\s+/iu,
};
const withoutArticle = (words: string, language: Language) => words.replace(articles[language] ?? /^$/u, '');

/** In a town, unless its name says that it is something in one. */
function withinKind(words: string, language: Language): 'city' | 'place' {
  if (isTown(words, language)) return 'city';
  return new Reading(words, language).has(searchVocabulary[language].landmark) ? 'place' : 'city';
}

/** Hebrew "בתל אביב" and Arabic "بدبي": the preposition is the name's first letter, where no known word begins so. */
function targetWithPrefix(read: Reading, language: Language): FoundTarget | null {
  const prefix = language === 'he' ? 'ב' : 'ب';
  const known = [
    keywordWords[language],
    searchVocabulary[language].filler,
    ...Object.values(typeWords).map((row) => row[language]),
  ];
  const isKnown = (word: string) => known.some((source) => new Reading(word, language).has(source));
  const words = [...read.small.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{M}'"׳״-]+/gu)];
  for (const { index, 0: word } of words.toReversed()) {
    if (!word.startsWith(prefix) || word.length < 3 || isKnown(word)) continue;
    // Many Arabic words begin so: the article or a known town must follow.
    if (language === 'ar' && !word.startsWith('بال') && !isTown(word.slice(1), language)) continue;
    const next = words.find((other) => other.index > index);
    if (isKnown(`${word} ${next?.[0] ?? ''}`.trim())) continue;
    const from = index + 1;
    const end = endOfTarget(read, from, isSubjectFirst(read, index, language), language);
    const target = bareName(trimmed(read.written(from, end)).replace(/^[־-]/u, ''), language);
    if (target.split(' ').length > 5) continue;
    read.blank(index, end);
    return { words: target, kind: withinKind(target, language), isNear: false };
  }
  return null;
}

/** Turkish and Korean: the name, then "near" or "in" as a word or an ending. */
function targetBefore(read: Reading, language: Language): FoundTarget | null {
  const vocabulary = searchVocabulary[language];
  for (const isNear of [true, false]) {
    const source = isNear ? vocabulary.near : vocabulary.within;
    const attached =
      language === 'ko' || !isNear
        ? new RegExp(`(?<=[\\p{L}\\p{N}])(?:${sources(source)})(?=[\\s,?!.])`, 'gu')
        : new RegExp(`(?<=[\\p{L}\\p{N}'’]\\s)(?:${sources(source)})(?=[\\s,?!.])`, 'gu');
    for (const { index, 0: match } of read.small.matchAll(attached)) {
      const from = startOfName(read, index, language);
      const words = trimmed(read.written(from, index)).replace(
        language === 'tr' && isNear ? /[’'](?:n?[ıiuü]n|[yn]?[eaıiuü])$/iu : /$^/u,
        '',
      );
      if (words.length < 2 || !isName(words, language)) continue;
      read.blank(from, index + match.length);
      return { words, kind: isNear ? kindOf(words, language) : withinKind(words, language), isNear };
    }
  }
  return null;
}

/** Words of a name before an ending: as many as are written large (Turkish), or as are no words of a question (Korean). */
function startOfName(read: Reading, end: number, language: Language): number {
  const before = read.written(0, end) === '' ? '' : read.small.slice(0, end);
  const words = [...before.matchAll(/[\p{L}\p{N}’'.&-]+/gu)];
  let from = words.at(-1)?.index ?? end;
  for (const { index, 0: word } of words.slice(0, -1).toReversed()) {
    const written = read.written(index, index + word.length);
    const isPart =
      language === 'tr'
        ? /^\p{Lu}/u.test(written) || isTown(read.written(index, end), language)
        : isName(written, language);
    if (!isPart || read.small.slice(index, from).includes(',')) break;
    from = index;
  }
  return from;
}

/** No word of a question, no dish and no kind of place. */
function isName(words: string, language: Language): boolean {
  const whole = (source: string) => new RegExp(`^(?:${sources(source)})$`, 'u');
  const small = new Reading(words, language).small.trim();
  const { filler, near } = searchVocabulary[language];
  return ![
    filler,
    near,
    keywordWords[language],
    ...Object.values(typeWords).map((row) => row[language]),
  ].some((source) => whole(source).test(small));
}

/** A town that stands in the text without a word for "in": "sushi Berlin". */
function townAlone(read: Reading, language: Language): FoundTarget | null {
  const [found] = read.find(searchVocabulary[language].cities);
  if (found === undefined) return null;
  const { index, 0: match } = found;
  const words = read.written(index, index + match.length);
  read.blank(index, index + match.length);
  return { words, kind: 'city', isNear: false };
}

function coordinatesIn(read: Reading): Coordinates | null {
  const found = /(-?\d{1,2}[.]\d{1,8})\s*[,;\s]\s*(-?\d{1,3}[.]\d{1,8})/u.exec(read.small);
  if (found === null) return null;
  const at = coordinatesSchema.safeParse({ latitude: Number(found[1]), longitude: Number(found[2]) });
  if (!at.success) return null;
  read.blank(found.index, found.index + found[0].length);
  return at.data;
}

const metresOf: Readonly<Record<string, number>> = {
  ...{ km: 1000, kilometers: 1000, kilometres: 1000, kilometer: 1000, kilometre: 1000, км: 1000, χλμ: 1000 },
  ...{ 'ק"מ': 1000, קמ: 1000, كم: 1000, کیلومتر: 1000, 킬로미터: 1000, 킬로: 1000 },
  ...{ m: 1, metres: 1, meters: 1, meter: 1, metre: 1, м: 1, метров: 1, μέτρα: 1, מטר: 1, متر: 1, 미터: 1 },
};

const withinWords =
  '(?:within|in|in a radius of|im umkreis von|innerhalb von|в радиусе|в пределах|σε ακτίνα|ברדיוס(?: של)?|במרחק(?: של)?|في نطاق|ضمن|در شعاع|تا)';
const afterMetres = "’?lik|[’']lik| içinde| içindeki| civarında| 이내(?:의|에)?| 안에";

/** "within 2 km": metres, and the words taken away. */
function radiusIn(read: Reading): number | null {
  const units = Object.keys(metresOf).join('|');
  const found = new RegExp(
    `(?:${withinWords}\\s+)?(\\d{1,5}(?:[.,]\\d)?)\\s*(${units})(?:${afterMetres})?(?![\\p{L}])`,
    'u',
  ).exec(read.small);
  if (found === null) return null;
  read.blank(found.index, found.index + found[0].length);
  const metres = Number((found[1] ?? '').replace(',', '.')) * (metresOf[found[2] ?? ''] ?? 1);
  return metres > 0 ? metres : null;
}

/** A venue's own name: written large throughout, in letters that can be. */
function isWrittenLarge(words: string): boolean {
  const parts = words.split(' ').filter((word) => /\p{L}/u.test(word));
  return parts.length > 1 && parts.every((word) => /^[\p{Lu}\p{N}]/u.test(word));
}

interface Subject {
  readonly type: string | null;
  readonly keyword: string | null;
  /** Something that is looked for, and no name alone. */
  readonly isKnown: boolean;
  /** All of it, as written. */
  readonly words: string;
}

/** What is looked for: its type, where a word says one, and its other words. */
function subjectOf(read: Reading, language: Language, types: readonly string[]): Subject {
  const words = trimmed(read.left);
  const isDish = read.has(keywordWords[language]);
  const type = Object.entries(typeWords).find(
    ([name, row]) => types.includes(name) && read.has(row[language]),
  )?.[0];
  if (type !== undefined) read.take(typeWords[type]?.[language] ?? '(?!)');
  read.take(searchVocabulary[language].filler);
  // What an apostrophe parted from a word that is gone says nothing.
  const keyword = trimmed(
    trimmed(read.left)
      .replace(/(?<![\p{L}\p{N}])[’'][\p{L}]{1,2}(?![\p{L}])/gu, '')
      .replace(/\s+[\p{P}\p{S}]+(?=\s)/gu, ''),
  );
  return {
    type: type ?? null,
    keyword: /[\p{L}\p{N}]/u.test(keyword) ? keyword : null,
    isKnown: isDish || type !== undefined,
    words,
  };
}

/** The place that is meant by "there", or that stands in the text. */
function targetIn(
  read: Reading,
  language: Language,
  vocabulary: SearchVocabulary,
  remembered: RememberedSearch | null,
): FoundTarget | null {
  const target = remembered?.target;
  if (target?.words != null && (target.kind === 'city' || target.kind === 'place')) {
    if (read.take(vocabulary.there))
      return { words: target.words, kind: target.kind, isNear: target.kind === 'place' };
  }
  const named = postpositional.has(language) ? targetBefore(read, language) : targetAfter(read, language);
  if (named !== null) return named;
  const prefixed = language === 'he' || language === 'ar' ? targetWithPrefix(read, language) : null;
  return prefixed;
}

/** Whether a text names one venue: it asks where something with a name is, or is nothing but a name. */
function namesVenue(
  said: {
    readonly whole: string;
    readonly subject: Subject;
    readonly isVenue: boolean;
    readonly isAround: boolean;
  },
  { found, town }: { readonly found: FoundTarget | null; readonly town: FoundTarget | null },
  language: Language,
): boolean {
  const { whole, subject, isVenue, isAround } = said;
  const { type, keyword, isKnown, words } = subject;
  const target = found ?? town;
  // "Where is a pharmacy?" names none.
  if (isVenue) return type === null || keyword !== null || town !== null;
  if (target === null && !isAround && !isKnown) return true;
  if (isNamedVenue(words, isKnown, target)) return true;
  return found === null && !isAround && isNameWithKind(whole, subject, language);
}

/** What narrows a search, as a text says it. */
interface Signs {
  readonly radius: number | null;
  readonly isNearest: boolean;
  readonly isOpen: boolean;
  readonly isCheap: boolean;
  readonly isDear: boolean;
}

function filtersOf(
  mode: SearchMode,
  { type, keyword }: Pick<Subject, 'type' | 'keyword'>,
  { radius, isNearest, isOpen, isCheap, isDear }: Signs,
): SearchFilters {
  return {
    ...(type !== null && { type }),
    ...(keyword !== null && mode !== 'findplace' && { keyword: cut(keyword) }),
    ...(isDear && { price: { min: 3, max: 4 } }),
    ...(isCheap && { price: { min: 0, max: 2 } }),
    ...(isOpen && { opennow: true }),
    ...(radius !== null && { radius }),
    ...(isNearest && mode === 'nearbysearch' && { rankby: 'distance' }),
  };
}

/**
 * What a text asks for, by its words alone, in one of nine languages. What is not understood stays in the words that are searched:
 * nothing of a text is lost, and nothing added but where the person is, where no place is named. Pure.
 */
export function readSearchWords(
  text: string,
  language: Language,
  { remembered, types }: { readonly remembered: RememberedSearch | null; readonly types: readonly string[] },
): IntentRead {
  const vocabulary = searchVocabulary[language];
  const read = new Reading(text.slice(0, 500), language);
  const at = coordinatesIn(read);
  const radius = radiusIn(read);
  const isNearest = read.take(vocabulary.nearest);
  const isOpen = read.take(vocabulary.openNow);
  const isCheap = read.take(vocabulary.cheap);
  const isDear = read.take(vocabulary.dear);
  const isVenue = read.take(vocabulary.venue);
  const whole = trimmed(read.left);
  const isNearMe = at === null && read.take(vocabulary.nearMe);
  const found = at === null && !isNearMe ? targetIn(read, language, vocabulary, remembered) : null;
  // "주변에 뭐 있어?": near, and no name before it.
  const isMe =
    isNearMe || (at === null && found === null && postpositional.has(language) && read.take(vocabulary.near));
  const beforeTown = trimmed(read.left);
  const isSought =
    read.has(keywordWords[language]) || Object.values(typeWords).some((row) => read.has(row[language]));
  const town = at === null && !isMe && found === null && isSought ? townAlone(read, language) : null;
  const target = found ?? town;
  const subject = subjectOf(read, language, types);
  const { type, keyword, isKnown, words } = subject;

  const isNamed = namesVenue(
    { whole, subject, isVenue, isAround: isMe || at !== null },
    { found, town },
    language,
  );
  const decided = decide();
  const filters = filtersOf(decided.mode, { type, keyword }, { radius, isNearest, isOpen, isCheap, isDear });
  const nothingSaid = type === null && keyword === null && decided.mode !== 'findplace';
  const search = {
    mode: decided.mode,
    query: decided.query,
    target: decided.target,
    // Who says only where wants something to eat there: that is what the search is for.
    filters: nothingSaid ? { ...filters, type: 'restaurant' } : filters,
  };
  return {
    schema: placeSearchSchema.parse({ search }),
    confidence: nothingSaid ? 0.3 : decided.confidence,
    rationale: decided.rationale,
  };

  function decide(): {
    mode: SearchMode;
    query: string | null;
    target: SearchTarget;
    confidence: number;
    rationale: string;
  } {
    if (at !== null)
      return {
        ...{ mode: 'nearbysearch', query: null, confidence: 0.9, rationale: 'coordinates stand in the text' },
        target: { kind: 'coords', coords: { lat: at.latitude, lng: at.longitude } },
      };
    if (isNamed && !isMe) {
      const query = cut(bareName(found === null ? whole : words, language)) || cut(whole) || cut(text);
      return {
        ...{ mode: 'findplace', query, confidence: isVenue ? 0.8 : 0.6, rationale: 'a venue is named' },
        target: found === null ? { kind: 'place', place: query } : asTarget(found),
      };
    }
    if (target !== null)
      return {
        ...{ mode: target.isNear ? 'nearbysearch' : 'textsearch', query: null, target: asTarget(target) },
        ...{ confidence: 0.8, rationale: target.isNear ? 'near a named place' : 'in a named place' },
      };
    if (isMe || isKnown)
      return {
        ...{ mode: 'nearbysearch', query: null, target: { kind: 'me' } },
        ...{ confidence: isMe ? 0.9 : 0.5, rationale: isMe ? 'around the person' : 'no place is named' },
      };
    return {
      ...{ mode: 'findplace', query: cut(beforeTown), target: { kind: 'place', place: cut(beforeTown) } },
      ...{ confidence: 0.4, rationale: 'nothing known but a name' },
    };
  }
}

/** A name without the words of the question around it: "מה … מוזיאון ישראל". */
function bareName(words: string, language: Language): string {
  const { filler } = searchVocabulary[language];
  const around = new RegExp(`^(?:(?:${sources(filler)})\\s+)+|(?:\\s+(?:${sources(filler)}))+$`, 'giu');
  const bare = trimmed(words.replace(around, ''));
  const ending = language === 'tr' ? /[’'](?:n?[ıiuü]n|s?[ıiuü]|[dt][ea])$/iu : /$^/u;
  return bare.replace(ending, '') || words;
}

/** As long as a name may be. */
const cut = (words: string) => words.slice(0, 120).trim();

const asTarget = ({ kind, words }: FoundTarget): SearchTarget =>
  kind === 'city' ? { kind, city: cut(words) } : { kind, place: cut(words) };

/** Types that stand in the names of places: with a name beside them they are one, "קניון עזריאלי". */
const inNames = new Set(
  'shopping_mall museum park beach hotel hospital library police art_gallery movie_theater'.split(' '),
);

/** A name beside a kind of place, and nothing that is looked for: "Hotel Adlon Berlin", "متحف اللوفر". */
function isNameWithKind(whole: string, { type, keyword }: Subject, language: Language): boolean {
  if (keyword === null || type === null) return false;
  if (new Reading(keyword, language).has(keywordWords[language])) return false;
  if (!/\p{Lu}|\p{Ll}/u.test(whole)) return inNames.has(type);
  // Russian and Greek write the name large and the kind small: "Третьяковская галерея".
  const isLargeName =
    (language === 'ru' || language === 'el') && /^\p{Lu}/u.test(keyword) && inNames.has(type);
  return isWrittenLarge(whole) || isLargeName;
}

/** "Cafe Hillel in Jerusalem": a name written large, in a place that is named too. */
function isNamedVenue(words: string, isKnown: boolean, target: FoundTarget | null): boolean {
  return target !== null && !target.isNear && !isKnown && isWrittenLarge(words);
}
