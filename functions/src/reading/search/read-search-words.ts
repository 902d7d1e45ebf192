import {
  type Coordinates,
  coordinatesSchema,
  type Language,
  type PlaceSearch,
  placeSearchSchema,
  type RememberedSearch,
  type SearchFilters,
  type SearchMode,
  type SearchNote,
  type SearchTarget,
} from '@merve/contract';
import { DateTime } from 'luxon';
import { readMoment } from '../moment/read-moment.ts';
import {
  bareName,
  type FoundTarget,
  measuredTarget,
  nameBehindComma,
  postpositional,
  targetIn,
  townAlone,
} from './find-target.ts';
import { namesVenue } from './names-venue.ts';
import { narrowingWords } from './narrowing-words.ts';
import { negatedDear } from './negated-dear.ts';
import { priceSayings } from './price-sayings.ts';
import { radiusIn } from './radius-in.ts';
import { Reading, trimmed } from './reading.ts';
import { respelt } from './respelt.ts';
import { searchVocabulary } from './search-vocabulary.ts';
import { type Subject, subjectOf } from './subject-of.ts';
import { keywordWords, typeWords } from './subject-words.ts';
import { travelTalk } from './travel-talk.ts';
import { withoutBackground } from './without-background.ts';

/** What a text asks for, how sure its reader is, and why: for whoever looks at a run (P-46). */
export interface IntentRead {
  readonly schema: PlaceSearch;
  /** 0 to 1. */
  readonly confidence: number;
  /** Of a closed list where code wrote it, a model's own words otherwise; never logged. */
  readonly rationale: string;
  /** What of the text the search cannot do. */
  readonly notes?: readonly SearchNote[];
}

function coordinatesIn(read: Reading): Coordinates | null {
  const found =
    /((?<![\p{L}\p{N}])-?\d{1,2}[.]\d{1,8}|\d{1,2}[.]\d{1,8})\s*[,;\s]\s*(-?\d{1,3}[.]\d{1,8})/u.exec(
      read.small,
    );
  if (found === null) return null;
  const at = coordinatesSchema.safeParse({ latitude: Number(found[1]), longitude: Number(found[2]) });
  if (!at.success) return null;
  read.blank(found.index, found.index + found[0].length);
  return at.data;
}

/** What narrows a search, as a text says it. */
interface Signs {
  readonly radius: number | null;
  readonly isNearest: boolean;
  readonly isOpen: boolean;
  readonly price: SearchFilters['price'];
}

function filtersOf(
  mode: SearchMode,
  { type, keyword }: Pick<Subject, 'type' | 'keyword'>,
  { radius, isNearest, isOpen, price }: Signs,
): SearchFilters {
  // A venue is found by its name alone.
  if (mode === 'findplace') return {};
  return {
    ...(type !== null && { type }),
    ...(keyword !== null && { keyword: cut(keyword) }),
    ...(price != null && { price }),
    ...(isOpen && { opennow: true }),
    ...(radius !== null && { radius }),
    ...(isNearest && mode === 'nearbysearch' && { rankby: 'distance' }),
  };
}

/** Days mean the same whatever day it is: they are only to be known for days. */
const anyDay = DateTime.utc(2026, 1, 7, 12);

/** A name may have a day in it: "TGI Fridays Dubai". */
const fewestWordsOfTrip = 5;

/** Takes the days of a trip, where something is looked for that is known: no town is called "next week", and no search is for a Friday. */
function takeDays(read: Reading, language: Language): void {
  const isSubject =
    read.has(keywordWords[language]) || Object.values(typeWords).some((row) => read.has(row[language]));
  if (!isSubject && read.left.split(' ').length < fewestWordsOfTrip) return;
  for (const { slot, start, end } of readMoment(read.raw(0), { language, local: anyDay }).spans)
    if (
      slot === 'day' ||
      slot === 'part' ||
      slot === 'nights' ||
      (slot === 'unclear' && !/\p{N}/u.test(read.written(start, end)))
    )
      read.blank(start, end);
}

/** German parts "aufhaben": "hat hier noch ein Supermarkt auf?" */
function takeParted(read: Reading, language: Language): boolean {
  const found =
    language === 'de' ? /\s(?:hat|haben|habt|macht|machen)\s.*\s(auf)[\s?!.]*$/u.exec(read.small) : null;
  if (found === null) return false;
  const at = read.small.lastIndexOf(' auf');
  read.blank(at, at + ' auf'.length);
  return true;
}

/** What a text says beside what is looked for; its words are taken. */
function signsIn(read: Reading, language: Language) {
  const vocabulary = searchVocabulary[language];
  const narrowing = narrowingWords[language];
  const at = coordinatesIn(read);
  const radius = radiusIn(read);
  const asksHours = read.take(narrowing.hours);
  if (asksHours) read.take(narrowing.opens);
  // "Nicht zu teuer" is not closed, and next week is not the nearest.
  const price = priceIn(read, language);
  const isOpen = [
    takeParted(read, language),
    ...[narrowing.openNow, vocabulary.openNow].map((words) => read.take(words)),
  ].includes(true);
  takeDays(read, language);
  const isNearest = [narrowing.nearest, vocabulary.nearest].map((words) => read.take(words)).includes(true);
  const isVenue = read.take(vocabulary.venue) || asksHours;
  const isMeasured = read.take(narrowing.walking) || radius !== null || isNearest;
  const isFromSelf = isMeasured && read.take(narrowing.self);
  // Providers cannot search for what something is not: it leaves the search, and the answer says so.
  const excludes = read.take(narrowing.excluded);
  read.take(narrowing.courtesy);
  const whole = trimmed(read.left);
  const isNearMe = at === null && (read.take(vocabulary.nearMe) || isFromSelf);
  if (at !== null)
    for (const words of [vocabulary.nearMe, vocabulary.near, narrowing.measured]) read.take(words);
  return { at, radius, isNearest, asksHours, isOpen, price, isVenue, isMeasured, excludes, whole, isNearMe };
}
type TextSigns = ReturnType<typeof signsIn>;

/** Whether something is looked for, so that a name of a town beside it is only where. */
function isSought(read: Reading, { price, isOpen, isVenue }: TextSigns, language: Language): boolean {
  const left = trimmed(read.left);
  return (
    price !== null ||
    isOpen ||
    (!isVenue && isSaidAsWish(left, false)) ||
    read.has(keywordWords[language]) ||
    read.has(travelTalk[language]) ||
    Object.values(typeWords).some((row) => read.has(row[language]))
  );
}

/** Where it is looked for; its words are taken. */
function whereIn(read: Reading, signs: TextSigns, language: Language, remembered: RememberedSearch | null) {
  const { at, isNearMe, isMeasured, asksHours } = signs;
  const vocabulary = searchVocabulary[language];
  const isSomewhere = at === null && !isNearMe && !asksHours;
  const measured = isSomewhere && isMeasured ? measuredTarget(read, language) : null;
  const found = measured ?? (isSomewhere ? targetIn(read, language, vocabulary, remembered) : null);
  // "주변에 뭐 있어?": near, and no name before it.
  const isMe =
    isNearMe || (at === null && found === null && postpositional.has(language) && read.take(vocabulary.near));
  const beforeTown = trimmed(read.left);
  const mayBeTown = at === null && !isMe && found === null && isSought(read, signs, language);
  const town = mayBeTown ? (nameBehindComma(read, language) ?? townAlone(read, language)) : null;
  return { found, town, isMe, beforeTown };
}

interface TextRead extends TextSigns, ReturnType<typeof whereIn> {
  readonly text: string;
  readonly language: Language;
  readonly subject: Subject;
  /** Who wants something unknown to us wants a thing; who writes a name alone asks for a venue. */
  readonly isWish: boolean;
  readonly isNamed: boolean;
}

interface Decided {
  readonly mode: SearchMode;
  readonly query: string | null;
  readonly target: SearchTarget;
  readonly confidence: number;
  readonly rationale: string;
}

/** One venue by its name; null where none is asked for. */
function venueOf(read: TextRead): Decided | null {
  const { text, language, whole, found, subject, isVenue, isNamed, isMe, isMeasured, asksHours } = read;
  const isAround = isMe || (isMeasured && !isVenue);
  if (!asksHours && (!isNamed || isAround)) return null;
  const name = bareName(found === null ? whole : subject.words, language);
  const query = cut(quoted(text) ?? '') || cut(name) || cut(whole) || cut(text);
  return {
    ...{ mode: 'findplace', query, confidence: isVenue ? 0.8 : 0.6, rationale: 'a venue is named' },
    target: found === null || quoted(text) !== null ? { kind: 'place', place: query } : asTarget(found),
  };
}

/** What is around the person, or around nothing that was named; null for a name of which nothing is known. */
function aroundPerson({ isMe, isMeasured, isWish, subject }: TextRead): Decided | null {
  if (!isMe && !isMeasured && !subject.isKnown && !isWish) return null;
  return {
    ...{ mode: isMe || isMeasured ? 'nearbysearch' : 'textsearch', query: null, target: { kind: 'me' } },
    ...{ confidence: isMe ? 0.9 : 0.5, rationale: isMe ? 'around the person' : 'no place is named' },
  };
}

function decided(read: TextRead): Decided {
  const { at, found, town, isMeasured, beforeTown } = read;
  if (at !== null)
    return {
      ...{ mode: 'nearbysearch', query: null, confidence: 0.9, rationale: 'coordinates stand in the text' },
      target: { kind: 'coords', coords: { lat: at.latitude, lng: at.longitude } },
    };
  const venue = venueOf(read);
  if (venue !== null) return venue;
  const target = found ?? town;
  if (target !== null)
    return {
      ...{ mode: target.isNear || isMeasured ? 'nearbysearch' : 'textsearch', query: null },
      target: asTarget(target),
      ...{ confidence: 0.8, rationale: target.isNear ? 'near a named place' : 'in a named place' },
    };
  const name = cut(beforeTown);
  return (
    aroundPerson(read) ?? {
      ...{ mode: 'findplace', query: name, target: { kind: 'place', place: name } },
      ...{ confidence: 0.4, rationale: 'nothing known but a name' },
    }
  );
}

/**
 * What a text asks for, by its words alone, in one of nine languages. What is not understood stays in the words that are searched, but for
 * clauses that only tell why (`withoutBackground`); nothing is added but where the person is, where no place is named. Pure.
 */
export function readSearchWords(
  text: string,
  language: Language,
  { remembered, types }: { readonly remembered: RememberedSearch | null; readonly types: readonly string[] },
): IntentRead {
  const read = new Reading(withoutBackground(respelt(text.slice(0, 500), language), language), language);
  const signs = signsIn(read, language);
  const where = whereIn(read, signs, language, remembered);
  const subject = subjectOf(read, language, types);
  const { type, keyword } = subject;
  const { whole, at, isVenue, isMeasured, price, excludes } = signs;
  const { found, town, isMe, beforeTown } = where;
  const isWish = !isVenue && keyword !== null && isSaidAsWish(beforeTown, subject.isTalkedAbout);
  const isAround = isMe || at !== null || isMeasured;
  const isNamed =
    !isWish && namesVenue({ whole, subject, isVenue, isAround, price }, { found, town }, language);
  const { mode, query, target, confidence, rationale } = decided({
    ...signs,
    ...where,
    ...{ text, language, subject, isWish, isNamed },
  });
  const filters = filtersOf(mode, subject, signs);
  const nothingSaid = type === null && keyword === null && mode !== 'findplace';
  // Who says only where wants something to eat there: that is what the search is for.
  const narrowed = nothingSaid ? { ...filters, type: 'restaurant' } : filters;
  return {
    schema: placeSearchSchema.parse({ search: { mode, query, target, filters: narrowed } }),
    confidence: nothingSaid ? 0.3 : confidence,
    rationale,
    ...(excludes && { notes: ['exclusion_not_applied'] }),
  };
}

/** A name between quotation marks. */
const quoted = (text: string) => /[«“„"]([^»”“"]{2,80})[»”“"]/u.exec(text)?.[1] ?? null;

/** The price that a text asks for; "not expensive" before "expensive". */
function priceIn(read: Reading, language: Language): SearchFilters['price'] {
  const { fair, notDear } = narrowingWords[language];
  const { cheap, dear } = searchVocabulary[language];
  const sayings = priceSayings[language];
  if (read.take(sayings.free)) return { min: 0, max: 0 };
  if (read.take(negatedDear[language]) || read.take(notDear)) return { min: 0, max: 2 };
  if (read.take(fair)) return { min: 1, max: 2 };
  const takesAny = (...sources: readonly string[]) =>
    sources.map((source) => read.take(source)).includes(true);
  const isCheap = takesAny(sayings.cheap, cheap);
  const isDear = takesAny(sayings.dear, dear);
  if (isDear) return { min: 3, max: 4 };
  return isCheap ? { min: 0, max: 1 } : null;
}

/** Words of a wish around it, and nothing in it that is written large where names are. */
function isSaidAsWish(before: string, isTalkedAbout: boolean): boolean {
  if (/\p{Lu}/u.test(before)) return false;
  return isTalkedAbout || /\p{Ll}/u.test(before);
}

/** As long as a name may be. */
const cut = (words: string) => words.slice(0, 120).trim();

const asTarget = ({ kind, words }: FoundTarget): SearchTarget =>
  kind === 'city' ? { kind, city: cut(words) } : { kind, place: cut(words) };
