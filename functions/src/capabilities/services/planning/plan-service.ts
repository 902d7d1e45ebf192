/** A tradesman to be sent for, over as many messages as it takes: whose, what, when, and where. */
import { z } from 'zod';
import { namesKnownTown, townNamedIn } from '../../../catalogue/town-names.ts';
import type { CatalogueMentions, ModelRequest, ToolResponse } from '../../../model/language-model.ts';
import { asksForShorterNote, maxNote } from '../../../model/planner/account-for.ts';
import { addressAnswered, asksWhereTo, withoutAddress } from '../../../model/planner/address.ts';
import { type BookingSlots, emptySlots, mergeMessage } from '../../../model/planner/booking-slots.ts';
import { saidBefore } from '../../../model/planner/booking-thread.ts';
import { foldMessageText } from '../../../model/planner/fold-message.ts';
import { intentOf } from '../../../model/planner/intent.ts';
import { namedPlace } from '../../../model/planner/named-place.ts';
import { asksForAnswer, ownQuestionIn } from '../../../model/planner/own-words.ts';
import { callOr, type Plan, type Voice } from '../../../model/planner/plan.ts';
import type { Planning } from '../../../model/planner/planning.ts';
import { type MessageReading, readMessage, saysSlots } from '../../../model/planner/read-message.ts';
import { languageOf } from '../../../model/planner/reply-language.ts';
import { localNow, startOf } from '../../../reading/moment/moment.ts';
import {
  asksWhatToDo,
  asksWhichService,
  readServiceWish,
  type ServiceWish,
  speaksOfTrade,
} from './service-request.ts';
import { problemIn } from './told-problems.ts';

/** How many messages of the person a wish may be behind the newest. */
const messagesBack = 5;

interface Gathered {
  readonly wish: ServiceWish;
  /** The message that the wish is in. */
  readonly first: MessageReading;
  readonly slots: BookingSlots;
}

/** The person's messages from `from` on, each with what had been asked before it. */
function messagesOf({ turns }: ModelRequest, newest: number) {
  return turns
    .flatMap((turn, index) => (turn.role === 'user' && index <= newest ? [{ text: turn.text, index }] : []))
    .slice(-1 - messagesBack);
}

/** What one more message says of the wish; null if it is about something else. */
function completed(
  { wish, first, slots }: Gathered,
  reading: MessageReading,
  asked: string | null,
  { situation }: ModelRequest,
): Gathered | null {
  const text = reading.original.replace(/\s+/gu, ' ').trim();
  if (reading.intent === 'cancel' || reading.intent === 'yes' || reading.intent === 'no') return null;
  if (asksWhereTo(asked)) {
    // A long answer says more than where: all of it is told.
    const told = text.length > maxAddress ? withNote(wish, text) : wish;
    const address = addressAnswered(asked ?? '', text).slice(0, maxAddress);
    return { wish: { ...told, address }, first, slots };
  }
  if (asksWhatToDo(asked)) return { wish: withNote(wish, text), first, slots };
  if (asked !== null && asksForShorterNote(asked)) return { wish: { ...wish, note: text }, first, slots };
  if (asksWhichService(asked)) return { wish: { ...wish, service: text.slice(0, 120) }, first, slots };
  const question = asked === null ? null : ownQuestionIn(asked);
  const view = {
    lastListings: situation.lastListings,
    local: localNow(situation.now, situation.timeZone),
    asked: question ?? (slots.listings.length === 1 ? null : ('listing' as const)),
    offered: [],
  };
  const isAnswer =
    reading.mentions.length > 0 ||
    reading.ordinal !== null ||
    reading.bareNumber !== null ||
    (saysSlots(reading) && reading.intent !== 'book');
  // What an answer says beside when and of whom, they are told word for word.
  const more = reading.unread.length > 0 ? withNote(wish, text) : wish;
  return isAnswer ? { wish: more, first, slots: mergeMessage(slots, reading, view) } : null;
}

/** As much of an address as the tool takes. */
const maxAddress = 200;

const withNote = (wish: ServiceWish, text: string): ServiceWish => ({
  ...wish,
  note: wish.note === null ? text : `${wish.note}; ${text}`,
});

/**
 * The message that names a place at which nothing but services can be asked for: the newest, or the one that it answers a question
 * about.
 */
async function providerIn(
  messages: ReturnType<typeof messagesOf>,
  { turns, situation }: ModelRequest,
  newest: number,
  catalogue: CatalogueMentions,
): Promise<{ readonly text: string; readonly name: string } | null> {
  const asked = saidBefore(turns, newest);
  const isAnswer = asksWhereTo(asked) || asksWhatToDo(asked) || asksWhichService(asked);
  for (const { text } of messages.slice(isAnswer ? -2 : -1)) {
    const [named] = text.trim() === '' ? [] : await catalogue.mentionsIn(text, situation.marketId);
    const takes = named?.takes ?? [];
    const isOnlyServing = takes.length > 0 && takes.every((action) => action === 'book_service');
    // A kitchen that also gives classes is asked for one by "book", where there is no table to be booked.
    const isProvider =
      isOnlyServing ||
      (takes.includes('book_service') &&
        !takes.includes('book') &&
        intentOf(foldMessageText(text)) === 'book');
    if (named !== undefined && isProvider) return { text, name: named.matched };
  }
  return null;
}

/** The newest wish that the newest message has or completes; null if there is none, or it is settled. */
async function gather(
  request: ModelRequest,
  newest: number,
  { reads }: Voice,
  catalogue: CatalogueMentions,
): Promise<Gathered | null> {
  const { turns, situation } = request;
  const local = localNow(situation.now, situation.timeZone);
  let gathered: Gathered | null = null;
  const messages = messagesOf(request, newest);
  // Reading times costs more than looking for a word: most messages are about something else.
  const provider = await providerIn(messages, request, newest, catalogue);
  const begins = messages.findIndex(({ text }) => speaksOfTrade(text) || text === provider?.text);
  if (begins < 0) return null;
  for (const { text, index } of messages.slice(begins)) {
    const asked = saidBefore(turns, index);
    // What was proposed is answered by YES or NO, or changed while it waits.
    const isSettled = asked !== null && asksForAnswer(asked) && situation.pendingSummary === null;
    if (isSettled) gathered = null;
    const language = languageOf(text) ?? reads;
    const reading = await readMessage(withoutAddress(text), language, local, situation.marketId, catalogue);
    const wish = readServiceWish(text, reading, text === provider?.text ? provider.name : null);
    if (wish !== null) {
      const view = { lastListings: [], local, asked: null, offered: [] };
      gathered = { wish, first: reading, slots: mergeMessage(emptySlots, reading, view) };
    } else if (gathered !== null) {
      gathered = completed(gathered, reading, asked, request);
    }
  }
  return gathered;
}

/** The next step for a service without slots; null if the message is about none, or they are switched off here. */
async function planService(
  request: ModelRequest,
  newest: number,
  voice: Voice,
  catalogue: CatalogueMentions,
): Promise<Plan | null> {
  if (!request.tools.some(({ name }) => name === 'bookService')) return null;
  const gathered = await gather(request, newest, voice, catalogue);
  if (gathered === null) return null;
  const [listing, other] = gathered.slots.listings;
  if (listing === undefined) {
    const { trade, address } = gathered.wish;
    const { original, rest } = gathered.first;
    // "At ten" is no town.
    const named = namedPlace(original);
    // "The lights went out in the kitchen" names no town.
    const isRoom =
      named !== null &&
      problemIn(original) !== null &&
      (await catalogue.townIn?.(original, request.situation.marketId)) === null;
    const near = isRoom ? null : named;
    if (trade === dentist) return planDentist(request, near, voice);
    const last = address?.split(',').at(-1)?.trim() ?? '';
    // "Flat 3, 12 Old Well Street" ends with no town.
    const town =
      last !== '' && namesKnownTown(last)
        ? last
        : rest.includes(foldMessageText(near ?? '~~'))
          ? near
          : townNamedIn(original);
    const args = { query: town === null ? trade : `${trade} ${town}`, action: 'book_service' };
    return callOr(request, 'searchMarketplace', args, voice.say.askListing());
  }
  if (other !== undefined) {
    return { text: voice.say.askListingAmong(gathered.slots.listings.map(({ name }) => name).join(', ')) };
  }
  return callOf(request, gathered, listing.listingId, voice);
}

/** Who is looked for on the map: nobody is sent for, and no business of the market need be one. */
const dentist = 'dentist';

function planDentist(request: ModelRequest, near: string | null, { say }: Voice): Plan {
  const has = (name: string) => request.tools.some((tool) => tool.name === name);
  const place: Readonly<Record<string, string>> =
    near === null ? { targetKind: 'me' } : { targetKind: 'place', targetWords: near };
  if (has('searchPlaces')) {
    const text = near === null ? dentist : `${dentist}, ${near}`;
    return { call: { name: 'searchPlaces', args: { text, mode: 'nearbysearch', type: dentist, ...place } } };
  }
  const args = { query: dentist, ...(near === null ? {} : { near }) };
  return callOr(request, 'searchLocalPlaces', args, say.cannotSearchHere());
}

function callOf(
  { situation }: ModelRequest,
  { wish, slots }: Gathered,
  listing: string,
  { say }: Voice,
): Plan {
  // Tradesmen work by daylight: "at nine" is in the morning.
  const local = localNow(situation.now, situation.timeZone);
  const startsAtLocal = startOf(slots.when, local, true);
  if (startsAtLocal === null && slots.when.day !== null) return { text: say.askClock() };
  if ((wish.note ?? '').length > maxNote) return { text: say.askShorterNote(maxNote) };
  return {
    call: {
      name: 'bookService',
      args: {
        listing,
        service: wish.service,
        ...(startsAtLocal === null ? {} : { startsAtLocal }),
        ...(wish.address === null ? {} : { address: wish.address }),
        ...(wish.note === null ? {} : { note: wish.note }),
      },
    },
  };
}

const foundSchema = z.looseObject({ results: z.array(z.looseObject({ listingId: z.string() })) });

/** Where a trade was looked for and one business found, it is asked at once; null for everything else. */
async function planAfterServiceSearch(
  request: ModelRequest,
  results: readonly ToolResponse[],
  newest: number,
  voice: Voice,
  catalogue: CatalogueMentions,
): Promise<Plan | null> {
  const searched = results.find(({ name }) => name === 'searchMarketplace');
  const found = foundSchema.safeParse(searched?.response);
  if (!found.success || found.data.results.length !== 1) return null;
  const [only] = found.data.results;
  if (only === undefined || !request.tools.some(({ name }) => name === 'bookService')) return null;
  const gathered = await gather(request, newest, voice, catalogue);
  const isChosen = gathered === null || gathered.slots.listings.length > 0;
  return isChosen ? null : callOf(request, gathered, only.listingId, voice);
}

export const servicesPlanning: Planning = {
  steps: [
    {
      wish: 'callOut',
      plan: ({ request, newest, voice, catalogue }) => planService(request, newest, voice, catalogue),
    },
  ],
  after: [
    ({ request, newest, voice, catalogue }, results) =>
      planAfterServiceSearch(request, results, newest, voice, catalogue),
  ],
};
