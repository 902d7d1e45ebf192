import type { Language, RememberedSearch } from '@merve/contract';
import { everyMatch } from '../../language/every-match.ts';
import { alikeLetters } from './alike-letters.ts';
import { narrowingWords } from './narrowing-words.ts';
import { Reading, sources, trimmed, wordsPattern } from './reading.ts';
import { type SearchVocabulary, searchVocabulary } from './search-vocabulary.ts';
import { keywordWords, typeWords } from './subject-words.ts';

/** Languages that say where after the place: "Azrieli yakınında", "강남역 근처". */
export const postpositional: ReadonlySet<Language> = new Set(['tr', 'ko']);

/** A place that a text names. */
export interface FoundTarget {
  readonly words: string;
  readonly kind: 'city' | 'place';
  /** "near" and its like: a search around the place. */
  readonly isNear: boolean;
}

function kindOf(words: string, language: Language): 'city' | 'place' {
  return isTown(words, language) ? 'city' : 'place';
}

const townsOf = (language: Language) =>
  `${searchVocabulary[language].cities}|${narrowingWords[language].towns}`;

/** One of the towns that are known by name, and nothing more. */
function isTown(words: string, language: Language): boolean {
  const small = trimmed(new Reading(words, language).small);
  return new RegExp(`^(?:${sources(townsOf(language))})$`, 'u').test(small);
}

/** Words that no name goes on with: what stands behind them belongs to the wish. What is written large may be part of a name. */
const targetEnds: Readonly<Record<Language, string>> = {
  en: "with|without|w/|that|thats|which|who|whose|where|for|because|bec(?:ause|uz|os)|cos|cuz|since|but|so|if|when|while|has|have|having|is|are|was|i|im|i['’]m|we|we['’]re|my|our|it|its|don['’]?t|doesn['’]?t|isn['’]?t|please|pls|plz|until|till|before|after|tonight|today|tomorrow|serving|offering|allowing|and|or",
  tr: '(?!)',
  de: 'mit|ohne|wo|die|das|welche[rsnm]?|weil|denn|aber|für|wenn|falls|bitte|bis|und|oder|ich|wir|hat|haben|ist|sind|heute|morgen|gerne?|nicht|nix|damit|ab',
  ru: 'с|со|без|где|котор(?:ый|ая|ое|ые|ых|ого|ую)|чтоб(?:ы)?|потому|но|для|что|если|пока|когда|и|или|я|мы|нам|мне|до|после|сегодня|завтра|не|желательно|пожалуйста|плиз|чтобы|только',
  el: 'με|χωρίς|που|για|γιατί|επειδή|αλλά|αν|όταν|να|και|κι|ή|μέχρι|έως|πριν|μετά|σήμερα|απόψε|αύριο|θέλω|θέλουμε|έχει|είναι|παρακαλώ|δεν|όχι|ώστε',
  he: 'עם|בלי|ללא|כי|אבל|אם|כש\\p{L}+|ש(?!מריהו|בע|אן|מש|לום|רת|דה)\\p{L}{3,}|שיש|שאין|שלא|שפתוח(?:ה|ים|ות)?|שעובד(?:ת|ים)?|שמתאים|שמתאימה|שמקבל(?:ים|ת)?|שמגיש(?:ים|ה)?|שאפשר|שעושים|בשביל|בשבילי|עבור|לפני|אחרי|עד|היום|הערב|מחר|אני|אנחנו|בבקשה|או|כדי|רק',
  ar: 'مع|بدون|بلا|من غير|اللي|الذي|التي|لأن|لان|لأني|لاني|لكن|بس|لو|إذا|اذا|يكون|تكون|فيه|فيها|عشان|علشان|مشان|قبل|بعد|حتى|لازم|أنا|انا|نحن|احنا|اليوم|الليلة|بكرة|غدا|أو|او|ما|وما|عنده|عندهم|يقبل|يسمح|لل\\p{L}+|ي(?!ونس|افا|نبع)\\p{L}{2,}|على قد|مجهز(?:ة)?|مناسب(?:ة)?|مفتوح(?:ة)?|وين|ومفتوح(?:ة)?|وفيه|وفيها',
  fa: 'که|با|بدون|چون|ولی|اما|اگه|اگر|برای|واسه|تا|باشه|باشد|داشته|داره|دارد|امشب|امروز|فردا|من|ما|لطفا|لطفاً|یا|هست|است|نباشه|نباشد|می‌?خوام|می‌?خواهم|می‌?خوایم|هم',
  ko: '(?!)',
};

/**
 * Where the words of a target end: at a mark, or where something that is looked for begins. Where that was said before, only a dish or a
 * trait ends them ("in Dubai with a sea view"): a kind of place may be part of the name, and so may what is written large.
 */
function endOfTarget(read: Reading, from: number, isSubjectBefore: boolean, language: Language): number {
  const text = read.folded.slice(from);
  const stops = [
    keywordWords[language],
    targetEnds[language],
    ...(isSubjectBefore
      ? []
      : [searchVocabulary[language].filler, ...Object.values(typeWords).map((row) => row[language])]),
  ];
  const marked = text.search(/[,،?!؟;]|\s-\s|\.(?:\s|$)/u);
  // What was understood between two words parts them: "in Leipzig günstig Falafel".
  const gap = text.search(/(?<=\S)\s{4,}(?=\S)/u);
  const mark = gap >= 0 && (marked < 0 || gap < marked) ? gap : marked;
  const begins = stops
    .flatMap((source) => [...everyMatch(text, wordsPattern(source, language, text))])
    .map(({ index }) => index)
    .filter((index) => text.slice(0, index).trim() !== '')
    .filter((index) => !/^\p{Lu}/u.test(read.written(from + index, from + index + 1)));
  return from + Math.min(...begins, mark < 0 ? text.length : mark, text.length);
}

const isKindAt = (text: string): boolean =>
  Object.values(typeWords).some(({ he }) => new RegExp(`^(?:${he})(?!\\p{L})`, 'u').test(text));

/** What is done somewhere, behind "to". */
const doing = /^\s*(?:get|find|buy|grab|have|eat|drink|see|do|go|sit|try|stop|pick)\b/u;

/** What a distance is measured from: "within 2 km of the Colosseum", "Anıtkabir'e en yakın park", "קרוב ביותר לקניון עזריאלי". */
export function measuredTarget(read: Reading, language: Language): FoundTarget | null {
  const attached: Readonly<Partial<Record<Language, RegExp>>> = {
    // Without an apostrophe only where the distance stood behind it.
    tr: /(?<=[\p{L}\p{N}])(?:[’'](?:[yn]?[ae]|[dt][ae]n)(?=[\s,?!.])|(?: numara)?[yn]?[ae](?=\s{3}))/gu,
    ko: /(?<=[\p{L}\p{N}])(?:에서|에|로부터|까지)(?=[\s,?!.])/gu,
    he: /(?<=\s)[למ](?:-)?(?=[\p{L}\p{N}]{2})/gu,
  };
  const marks = attached[language];
  const found =
    marks === undefined ? read.find(narrowingWords[language].measured) : [...everyMatch(read.small, marks)];
  for (const { index, 0: match } of postpositional.has(language) ? found : found.toReversed()) {
    // "מאפייה" is a bakery, and not from a place.
    if (language === 'he' && isKindAt(read.small.slice(index))) continue;
    // "Somewhere to get a flat white": what stands behind the word is no place.
    if (language === 'en' && doing.test(read.small.slice(index + match.length))) continue;
    const isBefore = postpositional.has(language);
    const from = isBefore ? startOfName(read, index, language) : index + match.length;
    const end = isBefore ? index : endOfMeasured(read, from);
    const words = bareName(trimmed(withoutArticle(read.written(from, end), language)), language);
    if (!/\p{L}/u.test(words) || words.length < 2 || !isName(words, language)) continue;
    if (language === 'tr' && !/^[\p{Lu}\p{N}]/u.test(words)) continue;
    read.blank(Math.min(from, index), isBefore ? index + match.length : end);
    return { words, kind: isTown(words, language) ? 'city' : 'place', isNear: true };
  }
  return null;
}

/** To a mark; a town behind a comma belongs to the address before it. */
function endOfMeasured(read: Reading, from: number): number {
  const address = /^[^,،?!؟;]*\p{N}[^,،?!؟;]*,\s\p{Lu}\p{L}+(?=\s*(?:$|[,?!.]))/u.exec(read.raw(from));
  if (address !== null) return from + address[0].length;
  const mark = read.small.slice(from).search(/[,،?!؟;]|\s{3}|\.(?:\s|$)/u);
  return mark < 0 ? read.small.length : from + mark;
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
        // "في فلافل": what is there, not where.
        if (!isNear && beginsWithSubject(words, language)) return [];
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

/** A dish or a kind of place stands first, and is not written large as in a name. */
function beginsWithSubject(words: string, language: Language): boolean {
  if (/^\p{Lu}/u.test(words)) return false;
  const read = new Reading(words, language);
  return [keywordWords[language], ...Object.values(typeWords).map((row) => row[language])].some((source) =>
    read.find(source).some(({ index }) => index === 1),
  );
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

/**
 * Many Arabic words begin with the letter of "in": the article or a known town must follow, or something that is looked for stand before it
 * ("فندق بأبها"), where it is no verb and none of the words that people say with it.
 */
function isArabicWhere(read: Reading, index: number, word: string): boolean {
  if (word.startsWith('بال') || isTown(word.slice(1), 'ar')) return true;
  const isOther =
    /^ب(?:[يتن]|دون|سعر|أسعار|اسعار|ميزانية|كر|عد|عيد|س$|شرط|جد|حيث|قرب|جانب|جوار|لا|حوالي|حدود|راحة|هدوء|\p{N})/u;
  return word.length > 4 && !isOther.test(word) && isSubjectFirst(read, index, 'ar');
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
    if (language === 'ar' && !isArabicWhere(read, index, word)) continue;
    const next = words.find((other) => other.index > index);
    // "בית קפה": a kind of place in two words.
    const phrase = new Reading(`${word} ${next?.[0] ?? ''}`, language);
    if (
      known.some((source) => phrase.find(source).some((one) => one.index <= 1 && one[0].length > word.length))
    )
      continue;
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
    const found = [...read.small.matchAll(attached)].map(({ index, 0: match }) => ({ index, match }));
    for (const { index, match } of language === 'tr' ? surestFirst(read, found) : found) {
      const from = startOfName(read, index, language);
      // "Pasta" is eaten, and "orada" is there: no town's name ends so.
      if (language === 'tr' && !isNear && !isTurkishWhere(read, from, index, index + match.length)) continue;
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

interface Ending {
  readonly index: number;
  readonly match: string;
}

/** Turkish: known towns first, then what is written large or parted by an apostrophe, then the rest. */
function surestFirst(read: Reading, found: readonly Ending[]): readonly Ending[] {
  const sureness = ({ index, match }: Ending) => {
    const from = startOfName(read, index, 'tr');
    if (isTown(read.written(from, index), 'tr')) return 2;
    return /^\p{Lu}/u.test(read.written(from, index)) || /^[’']/u.test(match) ? 1 : 0;
  };
  return found.toSorted((one, other) => sureness(other) - sureness(one));
}

const turkishHere =
  /^(?:[oşb]u?ra|nere|ara|hava|hafta|kenar[ıi]n|k[ıi]y[ıi]s[ıi]n|i[çc]in|yan[ıi]n|[çc]evresin|etraf[ıi]n|civar[ıi]n|o|bu|şu|saat|gün|yan|karşı|önün)$/u;

/** Whether a word with the ending of "in" is where, and no word that ends so by itself. */
function isTurkishWhere(read: Reading, from: number, index: number, end: number): boolean {
  const stem = read.small.slice(from, index).trim();
  const whole = read.written(from, end);
  return !turkishHere.test(stem) && isName(whole, 'tr');
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
  const whole = (source: string) => new RegExp(`^(?:${sources(alikeLetters(source, language))})$`, 'u');
  const small = new Reading(words, language).folded.trim();
  const { filler, near } = searchVocabulary[language];
  return ![
    filler,
    near,
    keywordWords[language],
    ...Object.values(typeWords).map((row) => row[language]),
  ].some((source) => whole(source).test(small));
}

/** A town that stands in the text without a word for "in": "sushi Berlin". */
export function townAlone(read: Reading, language: Language): FoundTarget | null {
  const [found] = read.find(townsOf(language));
  if (found === undefined) return null;
  const { index, 0: match } = found;
  const words = read.written(index, index + match.length);
  read.blank(index, index + match.length);
  return { words, kind: 'city', isNear: false };
}

/** Scripts with large letters in which a noun is no name by being written large. */
const capitalsAreNames: ReadonlySet<Language> = new Set(['en', 'tr', 'ru', 'el']);

/** A name behind the last comma, and nothing else there: "gluten free bakery, West Village", "…, Nişantaşı olsun". */
export function nameBehindComma(read: Reading, language: Language): FoundTarget | null {
  if (!capitalsAreNames.has(language)) return null;
  const found =
    /,\s*(?<name>(?:\p{Lu}[\p{L}’'.-]*)(?:[ -]\p{Lu}[\p{L}’'.-]*){0,3})(?:\s+(?:olsun|lütfen|please|пожалуйста|παρακαλώ))?\s*[.!?]*\s*$/u.exec(
      read.raw(0),
    );
  const words = trimmed(found?.groups?.['name'] ?? '');
  if (found === null || words.length < 3 || !isName(words, language)) return null;
  if (new Reading(words, language).has(keywordWords[language])) return null;
  read.blank(found.index, found.index + found[0].length);
  return { words, kind: withinKind(words, language), isNear: false };
}

/** A name without the words of the question around it: "מה … מוזיאון ישראל". */
export function bareName(words: string, language: Language): string {
  const { filler } = searchVocabulary[language];
  const around = new RegExp(`^(?:(?:${sources(filler)})\\s+)+|(?:\\s+(?:${sources(filler)}))+$`, 'giu');
  const bare = trimmed(words.replace(around, ''));
  const ending = language === 'tr' ? /[’'](?:n?[ıiuü]n|s?[ıiuü]|[dt][ea])$/iu : /$^/u;
  return bare.replace(ending, '') || words;
}

/** The place that is meant by "there", or that stands in the text. */
export function targetIn(
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
