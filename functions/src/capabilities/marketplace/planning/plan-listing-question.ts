import { formatList } from '../../../language/format.ts';
import { searchIn } from '../../../language/search-words.ts';
import type { CatalogueMentions, ModelRequest, ToolResponse } from '../../../model/language-model.ts';
import { placeSpokenOf, saidBefore } from '../../../model/planner/booking-thread.ts';
import type { GatheredBooking } from '../../../model/planner/gather-booking.ts';
import { asksInAnyLanguage } from '../../../model/planner/own-words.ts';
import type { Plan, Voice } from '../../../model/planner/plan.ts';
import { type NamedListing, readMessage } from '../../../model/planner/read-message.ts';
import { refusalOf } from '../../../model/planner/recorded-calls.ts';
import { textAt } from '../../../model/planner/text-at.ts';
import { startOf } from '../../../reading/moment/moment.ts';
import { type ListingQuestion, listingQuestionIn } from './listing-question.ts';

/** An amount of money as `formatMoney` writes one. */
const amount = /(?:[A-Z]{3}|\p{Sc})\s?\d|\d[\d.,]*\s?(?:[A-Z]{3}\b|\p{Sc})/u;

/** What the newest message asks of a place, or the one before it did, whose place was asked for. */
async function questionAt(
  request: ModelRequest,
  newest: number,
  { reading, local }: GatheredBooking,
  voice: Voice,
  catalogue: CatalogueMentions,
) {
  const asked = listingQuestionIn(reading);
  if (asked !== null) return { ...asked, when: reading.when, text: reading.original };
  const before = saidBefore(request.turns, newest);
  if (before === null || !asksInAnyLanguage(before, (say) => say.askWhichPlace())) return null;
  if (reading.mentions.length === 0 && reading.ordinal === null) return null;
  const index = request.turns.slice(0, newest).findLastIndex((turn) => turn.role === 'user');
  if (index < 0) return null;
  const { marketId } = request.situation;
  const earlier = await readMessage(textAt(request, index), voice.reads, local, marketId, catalogue);
  const completed = listingQuestionIn(earlier);
  return completed === null ? null : { ...completed, when: earlier.when, text: earlier.original };
}

async function listingsMeant(
  request: ModelRequest,
  newest: number,
  { reading, slots }: GatheredBooking,
  catalogue: CatalogueMentions,
): Promise<readonly NamedListing[]> {
  const { lastListings } = request.situation;
  if (reading.mentions.length > 0) return reading.mentions;
  if (reading.ordinal !== null) return [lastListings.at(reading.ordinal)].flatMap((one) => one ?? []);
  if (slots.listings.length === 1) return slots.listings;
  const spoken = await placeSpokenOf(request, newest, catalogue);
  return spoken.length > 0 || lastListings.length > 1 ? spoken : lastListings;
}

/** What a proposal that waits says of its price, line by line; null where nothing waits, or it says nothing. */
function pricesIn(summary: string | null): string | null {
  const lines = summary?.split('\n').filter((line) => amount.test(line)) ?? [];
  return lines.length === 0 ? null : lines.join('\n');
}

function callAbout(
  request: ModelRequest,
  listing: NamedListing,
  { about, words, isOfDish }: Pick<ListingQuestion, 'about' | 'words' | 'isOfDish'>,
  date: string | null,
  text: string,
): Plan {
  const has = (name: string) => request.tools.some((tool) => tool.name === name);
  const { listingId } = listing;
  // The menu itself says what is in a dish, and whom it may harm.
  if (about.includes('menu') && about.length === 1 && !isOfDish && has('showMenu')) {
    return { call: { name: 'showMenu', args: { listing: listingId } } };
  }
  const asksByName = isOfDish || words !== null || about.includes('price');
  const args = {
    listing: listingId,
    ...(about.length === 0 ? {} : { about: [...about] }),
    ...(words === null ? {} : { words }),
    ...(asksByName || listing.name === '' ? { question: text.trim().slice(0, maxQuestion) } : {}),
    ...(date === null ? {} : { date }),
  };
  return { call: { name: 'getListingDetails', args } };
}

/** What the tool takes. */
const maxQuestion = 300;
const maxName = 200;

/** "Museum of Lost Luggage": written as names are. No listing has it, and our own list of sights may. */
const properName = /\p{Lu}\p{Ll}+(?:\s(?:(?:of|the|and|de|&)\s){0,2}\p{Lu}\p{Ll}+)+/u;

/** What is named, and nobody knows yet as what. */
const nameless = (text: string): NamedListing => ({ listingId: text.trim().slice(0, maxName), name: '' });

/** The question which place, where nobody knows one of the name that was asked about. */
export function planAfterUnknownPlace(
  { voice }: { readonly voice: Voice },
  results: readonly ToolResponse[],
): Plan | null {
  const [only, more] = results;
  const isUnknown =
    only?.name === 'getListingDetails' && refusalOf(only.response)?.code === 'LISTING_NOT_FOUND';
  return isUnknown && more === undefined ? { text: voice.say.askWhichPlace() } : null;
}

/** The next step for a question about one place; null where none is asked, or its details are told nowhere here. */
export async function planListingQuestion(
  request: ModelRequest,
  newest: number,
  gathered: GatheredBooking,
  voice: Voice,
  catalogue: CatalogueMentions,
): Promise<Plan | null> {
  if (!request.tools.some(({ name }) => name === 'getListingDetails')) return null;
  const question = await questionAt(request, newest, gathered, voice, catalogue);
  if (question === null) return null;
  const { about, isOfPlaceInView, mayBeOfPlaceInView, when, text } = question;
  const { reading, local } = gathered;
  const isInView = isOfPlaceInView || (mayBeOfPlaceInView && request.situation.lastListings.length === 1);
  if (reading.mentions.length === 0 && !isInView) return null;
  const prices =
    reading.mentions.length === 0 && about.includes('price')
      ? pricesIn(request.situation.pendingSummary)
      : null;
  if (prices !== null) return { text: prices };
  // Of the day alone only the date is used: its last minute is still ahead, if it is today.
  const lastMinute = { hour: 23, minute: 59, settled: true };
  const day = when.day === null ? null : startOf({ ...when, clock: lastMinute, part: null }, local, false);
  const date = day?.slice(0, 10) ?? null;
  const meant = await listingsMeant(request, newest, gathered, catalogue);
  const [listing, other] = meant;
  // "The penthouse in Kyrenia, how much is it?" looks for it first.
  if (listing === undefined) {
    if (properName.test(text)) return callAbout(request, nameless(text), question, date, text);
    return searchIn(reading.rest).namesKind ? null : { text: voice.say.askWhichPlace() };
  }
  if (other !== undefined) {
    return {
      text: voice.say.askListingAmong(
        formatList(
          meant.map(({ name }) => name),
          voice.language,
          'disjunction',
        ),
      ),
    };
  }
  return callAbout(request, listing, question, date, text);
}
