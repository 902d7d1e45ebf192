/** Everything one message of a person says, before it is put together with the messages around it. */
import type { Language } from '@merve/contract';
import type { DateTime } from 'luxon';
import { readByPhrases } from '../../allergies/allergies-by-phrases.ts';
import { somebodyJoins } from '../../reading/joining-people.ts';
import { languagesOf } from '../../reading/languages-of.ts';
import { lengthSaid } from '../../reading/length-said.ts';
import { type DayPiece, dateOf, nightsBetween } from '../../reading/moment/moment.ts';
import { readMoment, saysOnlyTime } from '../../reading/moment/read-moment.ts';
import { readNumberAnew } from '../../reading/number-anew.ts';
import { readPlaceReference } from '../../reading/place-reference.ts';
import { purposeOf } from '../../reading/purpose-of.ts';
import { type PartyReading, readParty, readPartyAlone } from '../../reading/read-party.ts';
import { SaidText } from '../../reading/said-text.ts';
import { readNights, readStay, type StayReading } from '../../reading/stay-words.ts';
import { turnedDownBlanker } from '../../reading/turned-down.ts';
import { type UnreadPart, unreadParts } from '../../reading/unread-words.ts';
import { wishesIn } from '../../wishes/recognise-wishes.ts';
import type { CatalogueMentions } from '../language-model.ts';
import { takeBetterHour } from './better-hour.ts';
import { type FoldedMessage, foldMessage, foldMessageText, type Scan, take } from './fold-message.ts';
import { asksNearby, greeting, type Intent, intentOf, ordinalOf, pointsAtListing } from './intent.ts';
import { englishNumber, readNumber, turkishNumber, turkishNumberWord } from './number-words.ts';
import { takeWhen, type WhenReading } from './read-time.ts';

export interface NamedListing {
  readonly listingId: string;
  readonly name: string;
}

export interface MessageReading {
  readonly original: string;
  readonly folded: string;
  /** The folded message with names and slots blanked out. */
  readonly rest: string;
  readonly intent: Intent | null;
  /** One listing when the name is clear, several when it fits several, none when nobody is named. */
  readonly mentions: readonly NamedListing[];
  readonly party: PartyReading;
  readonly when: WhenReading;
  /** What it says of a stay beside its dates. */
  readonly stay: StayReading;
  /** Position in the list last shown, from 0; -1 is the last. */
  readonly ordinal: number | null;
  readonly pointsAtListing: boolean;
  readonly nearby: boolean;
  /** The whole message is this number: the answer to whatever was asked. */
  readonly bareNumber: number | null;
  /** "make it 9": a number that may be the hour or the party. */
  readonly ambiguousNumber: number | null;
  /** What else the message says: passed on, or asked about. What it wishes of a place, and allergies, are read by themselves. */
  readonly unread: readonly UnreadPart[];
  /** Trades kept by daylight, where "at 9" is the morning. */
  readonly byDaylight: boolean;
}

/** "Make it six", "is six possible?": the hour, or the people. */
const hourOrPeople = new RegExp(
  `\\b(?:make it|change (?:it|that) to|(?:can|could) (?:we|you|i) do|(?:how|what) about|actually|no,?|i meant?|meant to say|should be|should have been) (${englishNumber})(?: instead| please)?(?=[ .!?]*(?:$|,))|^(?:[~ ]|(?:yes|ok|okay|evet|tamam|but|ama|,)(?=[ ,]))*(${englishNumber}|${turkishNumberWord}) (?:instead|olsun|yapalim)[ .!]*$|^(?:[~ ,]|actually|aslinda|peki|hmm?)*(?:is |would |does )?(${englishNumber}|${turkishNumber}) (?:possible|ok|okay|work|free|available|olur mu|yapabilir miyiz|yapalim mi|mumkun mu|uygun mu)(?: instead| too)?[ .!?]*$`,
  'g',
);
const wholeNumber = new RegExp(
  `^[~ ]*(${englishNumber}|${turkishNumberWord})(?: (?:please|pls|sorry|lutfen|pardon))?[ .!?]*$`,
);

const daylight =
  /\b(?:haircut|barber\w*|hairdresser\w*|salon|spa|massage|tennis|padel|court|pitch|clinic|dentist|doctor|cafe|coffee|kafe\w*|breakfast|brunch|hammam|sail\w*|boat|div(?:e|es|ing|ers)|tour|walks?|hik\w*|riding|horses?|plumb\w*|electric\w*|kuafor\w*|berber\w*|sac (?:kesim\w*|tiras\w*)|masaj\w*|kort\w*|hali saha\w*|dis(?:ci|hekimi)\w*|kahvalti\w*|tekne\w*|dalis\w*|hamam\w*)\b/;

function clearMentions(
  found: readonly { readonly listingId: string; readonly name: string; readonly matched: string }[],
): NamedListing[] {
  const [best] = found;
  if (best === undefined) return [];
  // Names that matched on the same words cannot be told apart; a longer match is the better one.
  const same = found.filter((mention) => foldMessageText(mention.matched) === foldMessageText(best.matched));
  const exact = same.filter((mention) => foldMessageText(mention.name) === foldMessageText(best.matched));
  return (exact.length === 1 ? exact : same).map(({ listingId, name }) => ({ listingId, name }));
}

/** "Not tomorrow, Sunday", "8 yerine 9": what is turned down must not be taken for what is wanted. */
const withoutTurnedDown = turnedDownBlanker(foldMessageText);

function isRejected(folded: string, matched: string): boolean {
  const index = folded.indexOf(foldMessageText(matched));
  if (index < 0) return false;
  const before = folded.slice(0, index);
  const after = folded.slice(index + foldMessageText(matched).length);
  return (
    /\b(?:not|instead of|rather than) (?:(?:for|on|at|the) )*$/.test(before) ||
    /^(?:'?\w{1,3})? (?:degil|yerine)\b/.test(after)
  );
}

function blankNames(scan: Scan, names: readonly string[]): void {
  for (const name of names) {
    const folded = foldMessageText(name);
    const index = folded === '' ? -1 : scan.text.indexOf(folded);
    if (index < 0) continue;
    const end = index + folded.length;
    scan.text = `${scan.text.slice(0, index)}${'~'.padEnd(folded.length, ' ')}${scan.text.slice(end)}`;
  }
}

/** Reads something from what is left, and blanks its words. */
function takeBy<Reading>(
  reader: (text: SaidText, languages: readonly Language[]) => Reading,
): (scan: Scan, languages: readonly Language[]) => Reading {
  return (scan, languages) => {
    const said = new SaidText(scan.text);
    const reading = reader(said, languages);
    for (const [index, { start, end }] of said.words.entries()) {
      if (!said.isTaken(index)) continue;
      scan.text = `${scan.text.slice(0, start)}${'~'.padEnd(end - start, ' ')}${scan.text.slice(end)}`;
    }
    return reading;
  };
}

const takeParty = takeBy(readParty);
const takePartyAlone = takeBy(readPartyAlone);
const takePlaceReference = takeBy(readPlaceReference);
const takeNumberAnew = takeBy(readNumberAnew);

/** What is left of a message when all that was blanked of it, its wishes and what it says of allergies are taken out. */
function unreadOf(
  { source, text, offsets }: FoldedMessage,
  rest: string,
  languages: readonly Language[],
  when: WhenReading,
  stay: StayReading,
): UnreadPart[] {
  const blanked = new Set(offsets.filter((_, unit) => text[unit] !== rest[unit]));
  const told = when.spans.filter(({ slot }) => slot === 'day');
  const dayKind = when.day?.kind === 'date' && when.day.monthUnsaid === true ? 'open' : 'whole';
  const days = new Set(told.flatMap(({ start, end }) => offsets.slice(start, end)));
  const wishes = wishesIn([{ original: source, rest }])?.split('; ') ?? [];
  const unreadBeside = (passedOn: readonly string[]) => {
    const said = new SaidText(source);
    for (const { start, end } of stay.spans) said.takeBetween(start, end);
    said.takeAt(blanked);
    for (const part of passedOn) {
      const at = part === '' ? -1 : source.indexOf(part);
      if (at >= 0) said.takeBetween(at, at + part.length);
    }
    return unreadParts(said, languages, (offset) => (days.has(offset) ? dayKind : null));
  };
  const unread = unreadBeside(wishes);
  if (unread.length === 0) return unread;
  // Looking for allergies costs more than the rest together, and most messages leave nothing that could be one.
  const allergies = readByPhrases(source).said.map(({ words }) => words);
  return allergies.length === 0 ? unread : unreadBeside([...wishes, ...allergies]);
}

/** What was not read, with how long it is to last, which no booking may leave out in silence. */
function withLength(unread: UnreadPart[], { source, text, offsets }: FoldedMessage, when: WhenReading) {
  const said = lengthSaid(source, when, offsets);
  if (said === null) return unread;
  if (said.minutes % 1_440 !== 0 || !isToldElsewhere(text, when))
    return [...unread, { ...said, kind: 'length' as const, standsAlone: false }];
  // It is told with the words that it stands in: "after", "rain" and "a week" by themselves say nothing.
  const clause = source.split(/[,;.!?\n]+/u).find((one) => one.includes(said.words)) ?? said.words;
  const words = clause.replace(/\s+/gu, ' ').trim();
  const others = unread.filter((part) => part.kind !== 'wish' || !words.includes(part.words));
  return [...others, { words, kind: 'wish' as const, standsAlone: true }];
}

/** "After a week of rain up there …": days that a sentence of its own tells, where another says when it is to be. */
function isToldElsewhere(text: string, { spans, day, clock }: WhenReading): boolean {
  const length = spans.find(({ slot }) => slot === 'duration');
  if (length === undefined || day === null || day.kind === 'open' || clock === null) return false;
  const sentenceAt = (at: number) => (text.slice(0, at).match(/[.!?\n](?=\s|$)/gu) ?? []).length;
  const told = spans.filter(({ slot }) => slot === 'day' || slot === 'clock' || slot === 'nights');
  return told.every(({ start }) => sentenceAt(start) !== sentenceAt(length.start));
}

/**
 * Nights that the first language has no words for: "3 Nächte" where the rest may be English. Without them the number would be taken
 * for a clock.
 */
function nightsBeside(original: string, text: string, languages: readonly Language[], local: DateTime) {
  const found = readNights(new SaidText(original), languages);
  // Few messages speak of nights: the moment is read a second time for those alone.
  if (found === null) return null;
  const { nights, lastDay, shiftDays } = readMoment(text, { language: languages[0] ?? 'en', local });
  return nights !== null || lastDay !== null || shiftDays !== null ? null : found;
}

/** Blanks what was read of the message as it was written. */
function blankSource(scan: Scan, { offsets }: FoldedMessage, spans: StayReading['spans']): void {
  const isRead = (unit: number) =>
    spans.some(({ start, end }) => (offsets[unit] ?? -1) >= start && (offsets[unit] ?? -1) < end);
  scan.text = [...scan.text.split('')]
    .map((sign, unit) => (isRead(unit) && sign !== ' ' ? '~' : sign))
    .join('');
}

/** "Wait, 7": a number alone that is put in place of another, where no time, no people and no place are told. */
function numberAnew(
  scan: Scan,
  languages: readonly Language[],
  known: Pick<MessageReading, 'ambiguousNumber' | 'bareNumber' | 'when' | 'party' | 'mentions'>,
): number | null {
  const { ambiguousNumber, bareNumber, when, party, mentions } = known;
  const isTold =
    ambiguousNumber !== null || bareNumber !== null || party.party !== null || mentions.length > 0;
  if (isTold || when.spans.length > 0 || when.clock !== null) return ambiguousNumber;
  return takeNumberAnew(scan, languages);
}

const isDateOf = (day: DayPiece | undefined, weekday: number, local: DateTime): boolean =>
  day?.kind === 'date' && dateOf(day, local)?.weekday === weekday;

/** "Checking in on the 11th, leaving on the 13th": two days where somebody leaves are the first and the last. */
function stayDays(when: WhenReading, { leaves }: StayReading, local: DateTime): WhenReading {
  const [day, lastDay, other] = when.days.filter(
    (one, at) => one.kind !== 'weekday' || !isDateOf(when.days[at + 1], one.weekday, local),
  );
  const isOpen = when.day?.kind === 'open' && when.lastDay === null && when.contradicts === null;
  if (!leaves || !isOpen || day === undefined || lastDay === undefined || other !== undefined) return when;
  const nights = nightsBetween(day, lastDay, local);
  if (nights === null) return when;
  return { ...when, day, lastDay, nights, unclear: when.unclear.filter(({ about }) => about !== 'day') };
}

/**
 * @param local wall clock at which the message is read, in the zone it speaks of.
 * @param language the one the conversation is held in; the message may be in another.
 * @throws whatever the catalogue throws.
 */
export async function readMessage(
  original: string,
  language: Language,
  local: DateTime,
  marketId: string,
  catalogue: CatalogueMentions,
): Promise<MessageReading> {
  const message = foldMessage(original);
  const folded = message.text;
  const scan: Scan = { text: folded };
  const languages = languagesOf(original, language);
  const all =
    folded === '' ? [] : await catalogue.mentionsIn(original.slice(0, 2_000).toWellFormed(), marketId);
  // "At seven thirty" names no Terrace Thirty-One.
  const named = all.filter(
    ({ matched, name }) =>
      foldMessageText(matched) === foldMessageText(name) || !saysOnlyTime(matched, languages[0] ?? language),
  );
  const found = named.filter(({ matched }) => !isRejected(folded, matched));
  const mentions = clearMentions(found);
  // A name that fits worse than another may be no name at all: "seven thirty", where there is a Terrace Thirty-One.
  const isOther = ({ listingId, matched }: { readonly listingId: string; readonly matched: string }) =>
    isRejected(folded, matched) || mentions.some((mention) => mention.listingId === listingId);
  const names = named.filter(isOther).map(({ matched }) => matched);
  blankNames(scan, [...names, ...mentions.map((mention) => mention.name)]);
  scan.text = scan.text.replace(greeting, (match) => '~'.padEnd(match.length, ' '));
  // The intent is read without the name: "The Table" books nothing.
  const purpose = intentOf(
    `${scan.text}${/[a-z]/.test(scan.text) || !greeting.test(folded) ? '' : ' hello'}`,
  );
  greeting.lastIndex = 0;
  // English and Turkish are read by the patterns above, which know more of them.
  const others = languages.filter((one) => one !== 'en' && one !== 'tr');
  const intent = purpose ?? purposeOf(new SaidText(scan.text), others);
  const numbered = ordinalOf(scan.text);
  // Only a time, a number or a name is turned down so; "not on the terrace" is a wish.
  const isSlot = (text: string) =>
    /[\d~]/.test(text) || readMoment(text, { language: languages[0] ?? language, local }).spans.length > 0;
  scan.text = withoutTurnedDown(scan.text, isSlot);

  const bare = wholeNumber.exec(scan.text);
  const bareNumber = bare?.[1] === undefined || mentions.length > 0 ? null : readNumber(bare[1]);
  let ambiguousNumber: number | null = null;
  take(scan, hourOrPeople, (match) => {
    const number = readNumber(match[1] ?? match[2] ?? match[3] ?? '');
    if (number === null || number > 99) return false;
    ambiguousNumber = number;
    return true;
  });

  let party: PartyReading = { party: null, change: null };
  const stay = readStay(new SaidText(original), languages);
  const length = nightsBeside(original, scan.text, languages, local);
  if (length !== null) blankSource(scan, message, length.spans);
  const said = takeWhen(scan, languages[0] ?? 'en', local, () => {
    party = takeParty(scan, languages);
  });
  // "Make it six, my brother is coming": six people.
  if (ambiguousNumber !== null && party.party === null && somebodyJoins(new SaidText(original), languages)) {
    party = { party: ambiguousNumber, change: null };
    ambiguousNumber = null;
  }
  const told = stayDays(length === null ? said : { ...said, nights: length.nights }, stay, local);
  const better = told.clock === null ? takeBetterHour(scan) : null;
  const when = better === null ? told : { ...told, clock: better };
  // "Tomorrow, nine pm, 2": with the time known, a number alone is how many.
  if (party.party === null && party.change === null && when.clock !== null && bareNumber === null)
    party = { party: takePartyAlone(scan, languages), change: null };
  ambiguousNumber = numberAnew(scan, languages, { ambiguousNumber, bareNumber, when, party, mentions });
  // Who names a place points at none: Hebrew "שם" is "there" and "name".
  const reference = mentions.length === 0 ? takePlaceReference(scan, languages) : null;
  return {
    original,
    folded,
    rest: scan.text,
    intent,
    mentions,
    party,
    stay,
    when: bareNumber === null ? when : { ...when, clock: null },
    ordinal: numbered ?? reference?.ordinal ?? null,
    pointsAtListing: pointsAtListing(folded) || reference?.pointsAtPlace === true,
    nearby: asksNearby(folded),
    bareNumber,
    ambiguousNumber,
    unread:
      bareNumber === null
        ? withLength(unreadOf(message, scan.text, languages, when, stay), message, when)
        : [],
    byDaylight: daylight.test(folded) || mentions.some(({ name }) => daylight.test(foldMessageText(name))),
  };
}

/** Whether the message says anything a booking is made of. */
export function saysSlots(reading: MessageReading): boolean {
  const { party, when } = reading;
  return (
    party.party !== null ||
    party.change !== null ||
    when.day !== null ||
    when.nights !== null ||
    reading.stay.change !== null ||
    when.clock !== null ||
    when.part !== null ||
    when.shiftMinutes !== null ||
    when.shiftDays !== null ||
    when.unclear.length > 0 ||
    reading.ambiguousNumber !== null
  );
}
