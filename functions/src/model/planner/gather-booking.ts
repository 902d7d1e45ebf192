/** What is known of the booking a message is about: everything said so far, read in order. */
import type { DateTime } from 'luxon';
import { readByPhrases } from '../../allergies/allergies-by-phrases.ts';
import { foldedWords } from '../../language/phrase-pattern.ts';
import { searchIn } from '../../language/search-words.ts';
import { seeksBed } from '../../language/stay-words.ts';
import { withTripDates } from '../../reading/day-of-trip.ts';
import { languagesOf } from '../../reading/languages-of.ts';
import { localNow } from '../../reading/moment/moment.ts';
import { readMoment } from '../../reading/moment/read-moment.ts';
import { numbersIn } from '../../reading/numbers-in.ts';
import { purposeOf } from '../../reading/purpose-of.ts';
import { SaidText } from '../../reading/said-text.ts';
import { asksSomething } from '../../reading/spoken-text.ts';
import { silentIn, type UnreadPart } from '../../reading/unread-words.ts';
import { wishesIn } from '../../wishes/recognise-wishes.ts';
import type { CatalogueMentions, ModelRequest } from '../language-model.ts';
import { asksForShorterNote } from './account-for.ts';
import { askedIn, offeredTimes } from './asked-before.ts';
import {
  type BookingSlots,
  emptySlots,
  isHourOrPeople,
  type MissingSlot,
  mergeMessage,
  missingSlot,
} from './booking-slots.ts';
import { bookingThread, isBookingSummary, placeSpokenOf, saidBefore } from './booking-thread.ts';
import { namesKindOfPlace } from './intent.ts';
import { goesElsewhere, letGoBefore, takesUpWhatWasLetGo, withoutSayings } from './let-go-before.ts';
import { listedByPart } from './listed-by-part.ts';
import { type AskedAboutWords, agreesWithMore, shortAnswerIn, unreadWordsIn } from './own-words.ts';
import type { Voice } from './plan.ts';
import { readAsAnswer } from './read-as-answer.ts';
import { type MessageReading, readMessage, saysSlots } from './read-message.ts';
import { textAt } from './text-at.ts';

export interface GatheredBooking {
  /** The newest message by itself. */
  readonly reading: MessageReading;
  readonly slots: BookingSlots;
  /** Whether a booking was being made before this message. */
  readonly isUnderWay: boolean;
  /** What the person had been asked before this message. */
  readonly asked: MissingSlot | null;
  readonly local: DateTime;
  /** What was asked of the place beside that, word for word; null for nothing. */
  readonly note: string | null;
  /** What may change the booking and was not understood, as it was written; to be asked about before anything is proposed. */
  readonly unread: readonly UnreadPart[];
  /** Whether the message wishes more of the booking that waits for a YES, as "yes, but outside" does: it is proposed anew with that. */
  readonly addsWish: boolean;
  /** "Make it six", where that may be the hour or the people; to be asked about, too. */
  readonly hourOrPeople: number | null;
  /** Whether it takes up again what was let go just before: that is proposed anew. */
  readonly takesUp: boolean;
}

/** What proposes a booking: a change of what they propose is a booking, too, and of a ride it is not. */
const bookingTools = new Set(['initiateBooking', 'rescheduleBooking']);

/** The slots that a summary names. It was written by Merve, so its times are of the 24-hour clock. */
export async function slotsOfSummary(
  summary: string,
  read: (text: string) => Promise<MessageReading>,
): Promise<BookingSlots> {
  const { mentions, when, party, stay } = await read(summary);
  // It names the start first; what else it names is until when it waits, or when to leave.
  const day = when.days.find(({ kind }) => kind === 'date') ?? when.day ?? when.days[0] ?? null;
  const clock = when.clocks[0] ?? when.clock;
  return {
    listings: mentions,
    when: { day, part: null, clock: clock === null ? null : { ...clock, settled: true } },
    party: party.party,
    nights: when.nights,
    // Another night is one in the same kind of room.
    room: stay.room,
    byDaylight: false,
    contradicts: null,
  };
}

/** @param newest where the person's newest message is among the turns. */
export async function gatherBooking(
  request: ModelRequest,
  newest: number,
  voice: Voice,
  catalogue: CatalogueMentions,
): Promise<GatheredBooking> {
  const { situation, turns } = request;
  const local = localNow(situation.now, situation.timeZone);
  // "The table on day 2": of the trip that is spoken of.
  const dated = (text: string) => withTripDates(text, situation.trip?.startDate);
  const read = (text: string) =>
    readMessage(dated(text), voice.language, local, situation.marketId, catalogue);
  const summary = situation.pendingSummary;
  const isOther = situation.pendingTool !== undefined && !bookingTools.has(situation.pendingTool);
  const isChangeable = summary !== null && isBookingSummary(summary) && !isOther;
  const pending = isChangeable ? await slotsOfSummary(summary, read) : null;
  const thread = bookingThread(turns, newest, pending);
  const isKnown = thread.base !== null && missingSlot(thread.base) === null;

  let slots = isKnown && thread.base !== null ? thread.base : emptySlots;
  let isUnderWay = thread.base !== null;
  const viewAfter = (said: string | null) => ({
    local,
    lastListings: situation.lastListings,
    asked:
      askedIn(said) ??
      (slots === thread.base ? thread.refusedSlot : null) ??
      (isUnderWay ? missingSlot(slots) : null),
    offered: offeredTimes(said, local),
  });
  const wishes: MessageReading[] = [];
  /** Those that were answered with a list to choose from: they asked for places, and how these are to be was looked for. */
  const listed = new Set<MessageReading>();
  for (const { text, after, answer } of thread.earlier) {
    const reading = withoutAnswered(await read(text), answer);
    wishes.push(reading);
    if (answer !== null && isListOfPlaces(answer)) listed.add(reading);
    slots = mergeMessage(slots, reading, viewAfter(after));
    isUnderWay ||= reading.intent === 'book' || (reading.intent === null && saysSlots(reading));
  }
  if (thread.base !== null && !isKnown) slots = completed(thread.base, slots);

  const before = saidBefore(turns, newest);
  const said = listedByPart(await read(textAt(request, newest)), situation.lastListings, voice.language);
  const answered = isUnderWay ? readAsAnswer(said, viewAfter(before).asked, slots, voice.language) : said;
  const takesUp = takesUpWhatWasLetGo(request, newest, answered);
  const reading = withoutSayings(answered, takesUp);
  // A booking asked for anew, by name, owes nothing to the one that waits.
  if (reading.intent === 'book' && reading.mentions.length > 0 && summary !== null) slots = emptySlots;
  const letGo = letGoBefore(request, newest, slots, reading, takesUp);
  if (letGo !== null) slots = completed(slots, await slotsOfSummary(letGo, read));
  isUnderWay ||= takesUp || goesElsewhere(reading, letGo);
  const view = viewAfter(before);
  const hourOrPeople = doubtfulNumber(reading, slots);
  const put = mergeMessage(slots, withoutNumber(reading, hourOrPeople), view);
  const merged = await withPlaceInView(put, reading, { request, newest, catalogue });
  const notes = thread.note === null ? [] : [thread.note];
  const { note, unread } = toldBeside(request, newest, {
    ...{ notes, wishes, listed, reading, slots: merged, local },
  });
  return {
    reading,
    slots: merged,
    isUnderWay,
    asked: view.asked,
    local,
    note,
    unread,
    addsWish: isKnown && isChangeable && addsWish(reading),
    hourOrPeople,
    takesUp,
  };
}

/**
 * The slots with the place spoken of last, where the message points at it and names none; or with the only one that was just found: "sushi in Nicosia", one
 * place, "two people tomorrow at eight". Words of somewhere else, or of another kind of place, look for another.
 */
async function withPlaceInView(
  slots: BookingSlots,
  reading: MessageReading,
  {
    request,
    newest,
    catalogue,
  }: { readonly request: ModelRequest; readonly newest: number; readonly catalogue: CatalogueMentions },
): Promise<BookingSlots> {
  if (slots.listings.length > 0 || !saysSlots(reading)) return slots;
  const [only, other] = request.situation.lastListings;
  const saysWhere = reading.unread.length > 0 || searchIn(reading.rest).namesKind;
  const isOnlyOne = only !== undefined && other === undefined && !saysWhere;
  if (isOnlyOne && saidBefore(request.turns, newest)?.includes(only.name))
    return { ...slots, listings: [only] };
  return reading.pointsAtListing
    ? { ...slots, listings: await placeSpokenOf(request, newest, catalogue) }
    : slots;
}

/** What is passed on beside the slots, null for nothing, and what nobody read: of the wishes before, and of the newest message. */
function toldBeside(
  request: ModelRequest,
  newest: number,
  {
    notes,
    wishes,
    listed,
    reading,
    slots,
    local,
  }: {
    readonly notes: readonly string[];
    readonly wishes: readonly MessageReading[];
    readonly listed: ReadonlySet<MessageReading>;
    readonly reading: MessageReading;
    readonly slots: BookingSlots;
    readonly local: DateTime;
  },
): Pick<GatheredBooking, 'note' | 'unread'> {
  const isSearch = (one: MessageReading) => listed.has(one) || !isAboutBooking(one);
  const about = wishes.filter((one) => !isSearch(one) && isOfSamePlace(one, reading));
  const earlier = saysAll(reading) ? about.map(settled) : about;
  const searched = wishes.filter((one) => isSearch(one) && saysSlots(one) && isOfSamePlace(one, reading));
  const beside = searched.map((one) => wishesBesideSearch(one, slots, local));
  const said = [...beside, ...[...earlier, reading].map((one) => doubting(one, slots, local))];
  const known = wishesIn([...wishes, reading])?.split('; ') ?? [];
  const asked = unreadWordsIn(saidBefore(request.turns, newest));
  const { passedOn, unread } = accountFor(said, asked, textAt(request, newest));
  const note = [...new Set([...notes, ...known, ...passedOn])].join('; ');
  return { note: toldAnew(request, newest) ?? (note || null), unread };
}

/** "Does it have gluten free pasta?", with the card of the place behind it: what was answered without a question was dealt with. */
const withoutAnswered = (reading: MessageReading, answer: string | null): MessageReading =>
  answer !== null && !asksSomething(answer) && !saysSlots(reading) && reading.intent !== 'book'
    ? { ...reading, unread: [] }
    : reading;

/** "1. Carob Lantern … 2. Blue Mulberry …". */
const isListOfPlaces = (answer: string): boolean => /^1\. .*[\s\S]*^2\. /mu.test(answer);

/** Whether a message says by itself when and for how many. */
const saysAll = ({ when, party }: MessageReading): boolean =>
  when.day !== null && when.day.kind !== 'open' && when.clock !== null && party.party !== null;

/** "A few of us would like to, sometime": what was vague then is told now, and no more than a story. A number still is one. */
const settled = (reading: MessageReading): MessageReading => ({
  ...reading,
  unread: reading.unread.flatMap((part): UnreadPart[] => {
    if (part.kind !== 'value' || numbersIn(part.words).size > 0) return [part];
    // "A few" by itself has been told since.
    const isSilent = silentIn(languagesOf(part.words, 'en'));
    const told = foldedWords(part.words).filter((word) => !isSilent(word));
    return told.length === 1 ? [] : [{ ...part, kind: 'wish' }];
  }),
});

/** A wish that is told, or other words behind a yes with a "but". */
function addsWish({ original, rest, unread }: MessageReading): boolean {
  if (wishesIn([{ original, rest }]) !== null) return true;
  if (unread.length > 0 && agreesWithMore(original)) return true;
  // "One of the kids is coeliac, by the way": it is proposed anew with that.
  return !/[?؟]/u.test(original) && readByPhrases(original).said.length > 0;
}

/** "Make it six", where that may be the hour or the people. */
const doubtfulNumber = ({ ambiguousNumber }: MessageReading, slots: BookingSlots): number | null =>
  ambiguousNumber !== null && isHourOrPeople(ambiguousNumber, slots) ? ambiguousNumber : null;

const withoutNumber = (reading: MessageReading, doubted: number | null): MessageReading =>
  doubted === null ? reading : { ...reading, ambiguousNumber: null };

/** All that is to be passed on, where it was too long and is said anew; null where it was not asked for. */
function toldAnew(request: ModelRequest, newest: number): string | null {
  const before = saidBefore(request.turns, newest);
  return before !== null && asksForShorterNote(before) ? textAt(request, newest).trim() : null;
}

const doubtful = (part: UnreadPart): UnreadPart => ({ ...part, kind: 'value' });

/** What a message says that nobody read, each part told by what it may be where this is known of the booking. */
export const doubting = (
  reading: MessageReading,
  slots: Pick<BookingSlots, 'when' | 'party'>,
  local: DateTime,
): MessageReading =>
  slots.when.day === null ? doubtingDays(reading) : tellingOfGuests(reading, slots, local);

/**
 * Where no day was read, unread words beside a time may be the day ("St Nicholas' at two"): they are asked about, since without
 * a day the next such time would be proposed. What stands by itself is a wish.
 */
function doubtingDays(reading: MessageReading): MessageReading {
  const unread = reading.unread.map((part) =>
    part.kind === 'wish' && !part.standsAlone ? doubtful(part) : part,
  );
  return { ...reading, unread };
}

/** Who names another place now owes nothing to what was said of the one before. */
const isOfSamePlace = ({ mentions: before }: MessageReading, { mentions: now }: MessageReading): boolean =>
  before.length === 0 ||
  now.length === 0 ||
  before.some(({ listingId }) => now.some((one) => one.listingId === listingId));

/** Longer numbers are prices, years and doors. */
const maxGuests = 99;

/** Something is turned down in a clause of its own that speaks of no booking: "don't book it yet" does. */
const isOfGuests = ({ kind, standsAlone, words }: UnreadPart): boolean =>
  kind === 'exclusion' && standsAlone && purposeOf(new SaidText(words), languagesOf(words, 'en')) === null;

/**
 * With day, clock and people known, "two of them are vegetarian" tells of some of the guests, and is a wish: a sentence of its own whose
 * numbers are fewer than they are, and in which no time is read. So is "we are a family from Poland", and "none of us can swim": what a
 * clause of its own turns down, unless that is the booking itself.
 */
function tellingOfGuests(
  reading: MessageReading,
  { when, party }: Pick<BookingSlots, 'when' | 'party'>,
  local: DateTime,
): MessageReading {
  if (when.day === null || when.clock === null || party === null || party > maxGuests) return reading;
  const unread = reading.unread.map((part): UnreadPart => {
    if (isOfGuests(part)) return { ...part, kind: 'wish' };
    if (part.kind !== 'value' || !part.standsAlone) return part;
    if (part.isOfCompany === true) return { ...part, kind: 'wish' };
    if (/[^\p{L}\p{M}\d\s'’-]/u.test(part.words)) return part;
    const numbers = [...numbersIn(part.words)];
    const isOfSome = numbers.length > 0 && numbers.every((number) => number > 0 && number < party);
    const [language = 'en'] = languagesOf(part.words, 'en');
    const isTime = () => readMoment(part.words, { language, local }).spans.length > 0;
    return isOfSome && !isTime() ? { ...part, kind: 'wish' } : part;
  });
  return { ...reading, unread };
}

const looksForPlace = ({ rest, original }: MessageReading): boolean =>
  namesKindOfPlace(rest) || searchIn(rest).namesKind || seeksBed(original);

/** A question on the way ("is there parking?"), and what was searched for, say nothing that is to be passed on. */
const isAboutBooking = (reading: MessageReading): boolean =>
  (reading.mentions.length > 0 || !looksForPlace(reading)) &&
  (reading.intent === 'book' ||
    saysSlots(reading) ||
    (reading.intent === null && reading.mentions.length > 0));

/**
 * Of a search that says when or for how many ("seafood for six on Saturday, we bring a parrot"), what stands in a clause of its own: who
 * picks one of what was found has asked that place for it. How the place is to be ("not too expensive") was searched for.
 */
function wishesBesideSearch(
  reading: MessageReading,
  slots: Pick<BookingSlots, 'when' | 'party'>,
  local: DateTime,
): MessageReading {
  // A clause that names the kind of place is what was searched for.
  const told = reading.unread.filter(
    ({ kind, standsAlone, words }) => standsAlone && kind !== 'exclusion' && !searchIn(words).namesKind,
  );
  const { unread } = doubting({ ...reading, unread: told }, slots, local);
  return { ...reading, unread: unread.filter(({ kind }) => kind === 'wish') };
}

/**
 * What becomes of the words that nobody read: wishes are passed on; what may change the booking is asked about once. Then a NO
 * leaves it out, a YES passes on what turns something down, and other words take its place.
 * @param asked what the newest message was asked about; null if it was not
 */
function accountFor(
  said: readonly MessageReading[],
  asked: AskedAboutWords | null,
  answer: string,
): { readonly passedOn: readonly string[]; readonly unread: readonly UnreadPart[] } {
  const newest = said.at(-1);
  const short = asked === null ? null : shortAnswerIn(answer);
  const isSettled = short === 'no' || (short === 'yes' && asked?.mayBePassedOn === true);
  // What is meant was said in other words, which take the place of those that were not understood.
  const isReplaced = isSettled || (short === null && asked?.mayBePassedOn === false);
  const open = asked === null || newest === undefined || short === 'yes' ? said : [newest];
  const wishes = said
    .filter((reading) => short === null || reading !== newest)
    .flatMap(({ unread }) => unread.flatMap(({ words, kind }) => (kind === 'wish' ? [words] : [])))
    .filter((words) => !(isReplaced && asked?.words.includes(words)));
  return {
    passedOn: isSettled && short === 'yes' && asked !== null ? [...wishes, asked.words] : wishes,
    unread: isSettled ? [] : open.flatMap(({ unread }) => unread.filter(({ kind }) => kind !== 'wish')),
  };
}

/** `known`, with what it leaves open taken from `told`. */
function completed(known: BookingSlots, told: BookingSlots): BookingSlots {
  return {
    listings: known.listings.length === 1 ? known.listings : told.listings,
    when: known.when.clock === null ? told.when : known.when,
    party: known.party ?? told.party,
    nights: known.nights ?? told.nights,
    room: known.room ?? told.room,
    byDaylight: known.byDaylight || told.byDaylight,
    contradicts: told.contradicts,
  };
}
