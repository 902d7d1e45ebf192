import type { Language } from '@merve/contract';
import type { FreeTimesCard } from '@merve/contract/cards';
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
  /** The code of that booking. */
  readonly reference?: string;
  /** Which of several rooms or tickets was named. */
  readonly choice?: string | undefined;
}

/** That what was asked for is taken, in words, and what is free near it as a card; no card where nothing is. */
interface Taken {
  readonly message: string;
  readonly ui?: FreeTimesCard;
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
  { language, replacesTxId, movesTxId, reference, choice }: Asker,
): Promise<Taken> {
  const { listing, business, offering, startsAt, party, nights = 1 } = request;
  const { timeZone } = business;
  const free = await nearestFreeTimes(documents, request, replacesTxId, movesTxId);
  const card: FreeTimesCard = {
    ...{ type: 'free_times', listingId: listing.listingId, name: listing.name, timeZone, party },
    ...(isSoldByNight(offering) ? { nights } : {}),
    ...(choice === undefined ? {} : { choice }),
    ...(reference === undefined ? {} : { reference }),
    times: free.map((time) => time.toISOString()),
  };
  const ui = free.length === 0 ? {} : { ui: card };
  const takenNights = details['takenNights'];
  if (!isSoldByNight(offering) || typeof takenNights !== 'string') {
    const words = datedTimes(free, timeZone, language);
    return {
      message: bookingSentences(language).slotTaken(formatClock(startsAt, timeZone), listing.name, words),
      ...ui,
    };
  }
  const stays = free.map((start) =>
    formatShortRange(start, bookingEndsAt({ ...request, startsAt: start }), timeZone, language),
  );
  return {
    message: staySentences(language).taken(listing.name, datesOf(takenNights, language), nights, stays),
    ...ui,
  };
}
