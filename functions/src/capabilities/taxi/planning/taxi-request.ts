/** What a message says about a taxi: where to, where from, for how many, and when. */
import { type Language, languageSchema } from '@merve/contract';
import { errorSentence } from '../../../language/error-sentences/index.ts';
import { foldMessageText } from '../../../model/planner/fold-message.ts';
import { asksInAnyLanguage } from '../../../model/planner/own-words.ts';
import { plannerSentences } from '../../../model/planner/planner-sentences/index.ts';
import type { ErrorCode } from '../../../platform/errors.ts';
import { onFirstUse } from '../../../platform/on-first-use.ts';
import { speaksOfCarried } from '../../../reading/carried-words.ts';
import { languagesOf } from '../../../reading/languages-of.ts';
import { phrases } from '../../../reading/phrase.ts';
import { purposeOf } from '../../../reading/purpose-of.ts';
import { type PlaceSaid, type RouteReading, readRoute } from '../../../reading/route/read-route.ts';
import { routeWords } from '../../../reading/route/route-words.ts';
import { SaidText } from '../../../reading/said-text.ts';
import { clausesOf, type UnreadPart, unreadParts } from '../../../reading/unread-words.ts';

export interface TaxiWish
  extends Pick<RouteReading, 'pickup' | 'destination' | 'party' | 'isNow' | 'language'> {
  /** The words about when, of each message that had any, oldest first. */
  readonly when: readonly string[];
  readonly cancels: boolean;
  /** What else was said, of all messages. */
  readonly unread: readonly UnreadPart[];
}

const saidWhen = ({ when }: RouteReading) => (when === '' ? [] : [when]);

const cancelWords =
  /\b(?:cancel|call (?:it |the \w+ )?off|iptal|vazgec\w*|(?:don'?t|no longer) need|gerek kalmadi|istemiyorum)\b/;

const whereIsIt =
  /\b(?:where(?:'?s| is)|how long (?:until|till|for|before)|when (?:will|does|is)) (?:my|our|the) (?:taxi|cab)\b|\btaksi(?:m|miz)? (?:nerede|nerde|ne zaman)\b/;

/** True if the person asks where the taxi is that they have called. */
export function asksWhereTaxiIs(original: string): boolean {
  return whereIsIt.test(foldMessageText(original.slice(0, 300)));
}

/**
 * @param language of the conversation: decides between languages that know the message equally well
 * @returns null for a message that is about no taxi
 */
export function readTaxiWish(original: string, language: Language = 'en'): TaxiWish | null {
  const route = readRoute(original, language);
  if (!route.isTaxi) return null;
  const { pickup, destination, party, isNow } = route;
  const cancels = cancelWords.test(foldMessageText(original));
  const unread = unreadOf(route, language);
  return {
    pickup,
    destination,
    party,
    isNow,
    language: route.language,
    when: saidWhen(route),
    cancels,
    unread,
  };
}

/** Of a flight, or of a telephone: no day, no time and no price. */
const codes = /(?<![\p{L}\d])\p{Lu}[\p{Lu}\d] ?\d{2,4}(?![\p{L}\d])|\+?\d[\d ()-]{6,}\d/gu;

/**
 * A number of suitcases, or of dogs, is neither a time nor people. What a clause of its own turns down ("no smoking", "she cannot walk
 * far") is for the driver, too, unless that is the ride itself.
 */
function forDriver(part: UnreadPart): UnreadPart {
  const isCode = /\d/u.test(part.words) && !/\d/u.test(part.words.replace(codes, ''));
  const isCarried = part.kind === 'value' && (isCode || speaksOfCarried(part.words));
  const isOfRide = () => purposeOf(new SaidText(part.words), languagesOf(part.words, 'en')) !== null;
  const isTurnedDown = part.kind === 'exclusion' && part.standsAlone && !isOfRide();
  return isCarried || isTurnedDown ? { ...part, kind: 'wish' } : part;
}

/**
 * What of a message is neither its way nor its time.
 * @param used what of it was taken for a place beside that
 */
function unreadOf(
  { source, taken, language }: RouteReading,
  held: Language,
  used = '',
): readonly UnreadPart[] {
  const said = new SaidText(source);
  for (const { start, end } of taken) said.takeBetween(start, end);
  const at = used === '' ? -1 : source.indexOf(used);
  if (at >= 0) said.takeBetween(at, at + used.length);
  const languages = [...new Set([language, ...languagesOf(source, held)])];
  // "Call me" asks for nothing around a way, and for something by itself.
  const apart = clausesOf(said).filter((clause) => !clause.some((index) => said.isTaken(index)));
  const clauses = apart.map((clause) => {
    const [first = 0, last = first] = [clause[0], clause.at(-1)];
    said.takeWords(first, last);
    return source.slice(said.words[first]?.start, said.words[last]?.end);
  });
  const parts = [
    ...unreadParts(said, languages, () => null, routePhrases([language])),
    ...clauses.flatMap((clause) => unreadParts(new SaidText(clause), languages)),
  ];
  return parts
    .map(forDriver)
    .toSorted((one, other) => source.indexOf(one.words) - source.indexOf(other.words));
}

/** What was asked for after a taxi was, and is answered by the newest message. */
export type TaxiQuestion = 'destination' | 'pickup' | 'when' | 'words';

/** The wish with what answers the question; what the answer says besides is taken, too. Pure. */
export function answeredWish(
  earlier: TaxiWish,
  question: TaxiQuestion,
  answer: string,
  language: Language,
): TaxiWish {
  const read = readRoute(answer, language);
  const route = question === 'words' && !read.isTaxi ? withoutPlaces(read, earlier) : read;
  // "From the harbour" to "where to?" says where the ride begins, and is asked once more where it ends.
  const isPickup = question === 'destination' && route.pickup !== null && earlier.pickup === null;
  const [only, second] = [
    route.destination,
    isPickup ? null : route.pickup,
    ...route.unplaced.map(asWritten),
  ].filter((place) => place !== null);
  // Where the pickup is said, "here" and a shared place are where it goes to.
  const here = route.isHere && earlier.pickup !== null ? asWritten(answer.trim()) : null;
  const one = second === undefined ? (only ?? here) : null;
  const places = {
    pickup: route.pickup ?? earlier.pickup,
    destination: route.destination ?? earlier.destination,
  };
  const isPlace = question === 'destination' || question === 'pickup';
  const used = isPlace ? one?.said : undefined;
  return {
    ...earlier,
    ...places,
    // A place alone is what was asked for, whatever its ending.
    ...(one !== null && question === 'destination' ? { pickup: earlier.pickup, destination: one } : {}),
    ...(one !== null && question === 'pickup' ? { destination: earlier.destination, pickup: one } : {}),
    party: route.party ?? earlier.party,
    when: [...earlier.when, ...saidWhen(route)],
    isNow: route.isNow || earlier.isNow,
    unread: [...earlier.unread, ...unreadOf(route, language, used)],
  };
}

/** What is said in place of words that were asked about names no new end of the ride: it is told with it, or asked about. */
function withoutPlaces(read: RouteReading, { pickup, destination }: TaxiWish): RouteReading {
  const dropped = [pickup === null ? null : read.pickup, destination === null ? null : read.destination];
  const isOfDropped = ({ start, end }: RouteReading['taken'][number]) =>
    dropped.some((place) => place?.said.includes(read.source.slice(start, end)) === true);
  return {
    ...read,
    pickup: pickup === null ? read.pickup : null,
    destination: destination === null ? read.destination : null,
    taken: read.taken.filter((extent) => !isOfDropped(extent)),
  };
}

const routePatterns = onFirstUse(
  () =>
    new Map(
      languageSchema.options.map((language) => {
        const { taxi, fetch = '', from, to, carry = '', weakTo = '', ...others } = routeWords[language];
        const { around, here, there, now, fromApart = '', toApart = '' } = others;
        const ends = [taxi, fetch, from, to, carry, weakTo, fromApart, toApart];
        const said = [...ends, around, here, there, now].join(' ').trim().split(/ +/u);
        return [language, phrases(said.map((phrase) => phrase.replaceAll('_', ' ')).join(', '))];
      }),
    ),
);

/** What says, in these languages, that one is to be taken somewhere: the words around the places and the time. */
export const routePhrases = (languages: readonly Language[]): RegExp[] =>
  languages.slice(0, 2).flatMap((language) => routePatterns().get(language) ?? []);

const asWritten = (said: string): PlaceSaid => ({ said, bare: [said] });

/** True if the assistant asked where a taxi is to go to. */
export function asksDestination(text: string | null): boolean {
  return text !== null && asksInAnyLanguage(text, (say) => say.askDestination());
}

/** True if the assistant asked when, or at what time. */
export function asksTime(text: string | null): boolean {
  return (
    text !== null &&
    (asksInAnyLanguage(text, (say) => say.askWhen()) ||
      asksInAnyLanguage(text, (say) => say.askClock()) ||
      asksEither.some((pieces) => pieces.every((piece) => text.includes(piece))))
  );
}

/** Not said by a person: what stands in its place may be anything. */
const mark = '\u0001';
const asksEither = languageSchema.options.map((language) =>
  plannerSentences(language).askEitherClock(mark, mark).split(mark),
);
const unplaced = languageSchema.options.flatMap((language) => {
  const of = (code: ErrorCode, details: Readonly<Record<string, string>>) =>
    errorSentence({ code, details }, language).split(mark);
  return [
    of('PLACE_NOT_FOUND', { place: mark }),
    of('PLACE_NOT_FOUND', {}),
    of('PLACE_UNCLEAR', { place: mark, town: mark }),
  ];
});

/** True if the assistant could not place where a taxi is to come to, in whatever language it said so. */
export function asksPickup(text: string | null): boolean {
  return text !== null && unplaced.some((pieces) => pieces.every((piece) => text.includes(piece)));
}
