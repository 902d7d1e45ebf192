import type { Language } from '@merve/contract';
import { formatClock, formatDayOfMonth, formatList, formatShortRange } from '../../language/format.ts';
import { bookingEndsAt, isSoldByNight, type LedgerRefusal } from '../../ledger/index.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { nearestFreeTimes } from './free-times.ts';
import type { ReadBookingRequest } from './read-booking-request.ts';
import { bookingSentences } from './sentences/index.ts';
import { datedTimes } from './short-time.ts';
import { staySentences } from './stay-sentences.ts';

interface Asker {
  readonly language: Language;
  /** The person's own hold that would make room for the new one. */
  readonly replacesTxId: string | null;
  /** Their own booking that would be moved. */
  readonly movesTxId?: string;
}

/** `28 November and 29 November`: the nights of a stay that are taken, as the ledger names them (`YYYY-MM-DD,…`). */
function datesOf(takenNights: string, language: Language): string {
  const dates = takenNights.split(',').map((date) => {
    const [, month, day] = date.split('-');
    return formatDayOfMonth(Number(day), Number(month), language);
  });
  return formatList(dates, language);
}

/**
 * What is said where what was asked for is taken: the time, or which nights of a stay, and up to three free ones near it, of a stay
 * as many nights together. One query.
 */
export async function tellTaken(
  documents: Documents,
  request: ReadBookingRequest,
  { details }: LedgerRefusal,
  { language, replacesTxId, movesTxId }: Asker,
): Promise<string> {
  const { listing, business, offering, startsAt, nights = 1 } = request;
  const { timeZone } = business;
  const free = await nearestFreeTimes(documents, request, replacesTxId, movesTxId);
  const takenNights = details['takenNights'];
  if (!isSoldByNight(offering) || typeof takenNights !== 'string') {
    const words = datedTimes(free, timeZone, language);
    return bookingSentences(language).slotTaken(formatClock(startsAt, timeZone), listing.name, words);
  }
  const stays = free.map((start) =>
    formatShortRange(start, bookingEndsAt({ ...request, startsAt: start }), timeZone, language),
  );
  return staySentences(language).taken(listing.name, datesOf(takenNights, language), nights, stays);
}
