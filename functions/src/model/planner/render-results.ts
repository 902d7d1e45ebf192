/** Tool results as sentences: what was found, what is booked, what was refused and why. */
import type { JsonObject, Language } from '@merve/contract';
import { formatDistance } from '@merve/contract/words';
import { z } from 'zod';
import { commitmentSentences } from '../../commitments/sentences/index.ts';
import type { ToolResponse } from '../language-model.ts';
import { refusalOf } from './recorded-calls.ts';
import { resultSentences } from './result-sentences.ts';

const listingSchema = z.looseObject({
  name: z.string(),
  category: z.string().nullish(),
  subCategory: z.string().nullish(),
  town: z.string().nullish(),
  rating: z.number().nullish(),
  description: z.string().nullish(),
  bookable: z.boolean().nullish(),
  /** What else can be asked for there. */
  requests: z.array(z.string()).nullish(),
});
const searchSchema = z.looseObject({
  results: z.array(listingSchema),
  relaxed: z.boolean().nullish(),
  /** What is near somebody was asked for, and nobody knows where they are. */
  nearWhom: z.literal('unknown').nullish(),
  /** The town that was named has none of the kind. */
  notInTown: z.looseObject({ town: z.string(), nearest: z.string(), distanceKm: z.number() }).nullish(),
});

const menuSchema = z.looseObject({
  name: z.string(),
  items: z.array(
    z.looseObject({ number: z.number(), name: z.string(), price: z.string(), warning: z.string().nullish() }),
  ),
});

/** A listing told of as a whole, and not asked about one thing. */
const wholeListing = z.looseObject({ listing: z.string(), actions: z.array(z.string()), text: z.string() });

const bookingSchema = z.looseObject({
  reference: z.string(),
  title: z.string().nullish(),
  businessName: z.string().nullish(),
  startsAt: z.string().nullish(),
  when: z.string().nullish(),
  party: z.number().nullish(),
  /** Of a stay. */
  nights: z.number().nullish(),
  /** `booking`, or what else it is; a booking where it is left out. */
  kind: z.string().nullish(),
  /** How it stands, in words. */
  status: z.string().nullish(),
  /** False while it is only held; true where it is left out. */
  isBooked: z.boolean().nullish(),
  /** All of it in words; where it is left out, they are put together here. */
  line: z.string().nullish(),
});
export type ListedBooking = z.output<typeof bookingSchema>;
const bookingsSchema = z.looseObject({ bookings: z.array(bookingSchema) });

const listed = (lines: readonly string[]): string =>
  lines.map((line, index) => `${index + 1}. ${line}`).join('\n');
const joined = (pieces: readonly (string | null | undefined)[]): string =>
  pieces.filter((piece) => piece !== null && piece !== undefined && piece !== '').join(', ');

function renderSearch(response: JsonObject, language: Language, isBooking: boolean): string | null {
  const parsed = searchSchema.safeParse(response);
  if (!parsed.success) return null;
  const say = resultSentences(language);
  const { results, relaxed, notInTown, nearWhom } = parsed.data;
  if (results.length === 0) return say.foundNothing();
  const lines = results.map((listing) => {
    const facts = joined([
      listing.subCategory ?? listing.category,
      listing.town,
      listing.rating === null || listing.rating === undefined ? null : `★ ${listing.rating}`,
      listing.bookable === false && !listing.requests?.length ? say.notBookable() : null,
    ]);
    return facts === '' ? listing.name : `${listing.name} — ${facts}`;
  });
  const [only] = results;
  const detail = results.length === 1 && only?.description ? `\n${only.description}` : '';
  const canBook = results.some((listing) => listing.bookable !== false);
  const ending = !canBook ? '' : `\n${isBooking ? say.chooseToBook() : say.choose()}`;
  const elsewhere =
    notInTown &&
    say.foundElsewhere(
      notInTown.town,
      notInTown.nearest,
      formatDistance(Math.max(1, Math.round(notInTown.distanceKm)), language),
    );
  const found = nearWhom ? say.foundAnywhere() : say.found();
  const heading = elsewhere ?? (relaxed === true && !nearWhom ? say.foundClosest() : found);
  return `${heading}\n${listed(lines)}${detail}${ending}`;
}

/** The bookings of a `myBookings` response, or null if it is not one. */
export function bookingsIn(response: JsonObject): ListedBooking[] | null {
  const parsed = bookingsSchema.safeParse(response);
  return parsed.success ? parsed.data.bookings : null;
}

/** @param toCancel ends with the question which one to cancel. */
export function renderBookings(
  bookings: readonly ListedBooking[],
  language: Language,
  toCancel: boolean,
): string {
  const say = commitmentSentences(language);
  if (bookings.length === 0) return toCancel ? say.nothingToCancel() : say.nothing();
  const lines = bookings.map((booking) => lineOf(booking, language));
  return `${say.heading()}\n${listed(lines)}${toCancel ? `\n${say.whichToCancel()}` : ''}`;
}

function lineOf(booking: ListedBooking, language: Language): string {
  if (booking.line) return booking.line;
  const facts = joined([
    booking.when ?? booking.startsAt,
    booking.party === null || booking.party === undefined
      ? null
      : commitmentSentences(language).people(booking.party),
    booking.status,
  ]);
  return `${booking.businessName ?? booking.title ?? ''} — ${facts} (${booking.reference})`;
}

/**
 * To somebody who has no booking that is made. What else they have is told beside it: "nothing" is said only of nothing.
 * @param others all that they have open
 */
export function renderNoBooking(others: readonly ListedBooking[], language: Language): string {
  const say = commitmentSentences(language);
  if (others.length === 0) return say.nothing();
  const lines = others.map((other) => lineOf(other, language));
  return `${say.noneOf('booking')}\n${say.elsewhere()}\n${listed(lines)}`;
}

/**
 * One tool result as text.
 * @param isBooking whether the person is on the way to a booking, which decides what is asked under a list.
 */
export function renderResult(result: ToolResponse, language: Language, isBooking: boolean): string {
  const say = resultSentences(language);
  const { response } = result;
  const refusal = refusalOf(response);
  if (refusal !== null) {
    if (refusal.code === 'TOOL_ARGUMENTS_INVALID') return say.invalid(refusal.message);
    return refusal.message.trim() === '' ? say.failed() : refusal.message;
  }
  const bookings = bookingsIn(response);
  const told = response['message'];
  if (bookings !== null) return typeof told === 'string' ? told : renderBookings(bookings, language, false);
  const menu = menuSchema.safeParse(response);
  if (menu.success) {
    const lines = menu.data.items.map(
      ({ number, name, price, warning }) =>
        `${number}. ${name} – ${price}${warning ? ` (⚠ ${warning})` : ''}`,
    );
    return [say.menu(menu.data.name), ...lines, say.chooseToOrder()].join('\n');
  }
  // A tool that wrote what is said wrote all of it: what its rows are for is the next message's "the second one".
  if ('results' in response && typeof told === 'string' && told.trim() !== '') return told;
  const found = renderSearch(response, language, isBooking);
  if (found !== null) return found;
  const whole = wholeListing.safeParse(response);
  // Who only named a place is told what is still needed to book there.
  if (whole.success && whole.data.actions.includes('book')) return `${whole.data.text}\n${say.choose()}`;
  for (const key of ['summary', 'message', 'text']) {
    const text = response[key];
    if (typeof text === 'string' && text.trim() !== '') return text;
  }
  return 'error' in response ? say.failed() : say.silent();
}
