import { publicRoutes as routes } from '@merve/contract/api';
import { partyWhereUnsaid } from '../../../catalogue/index.ts';
import { addDays, isSoldByNight, localDate, maxStay } from '../../../ledger/index.ts';
import { type AnsweredRoute, answerRoute, type RouteWorld } from '../../../manifest/route.ts';
import { marketSection, readConfig } from '../../../platform/config.ts';
import { MerveError } from '../../../platform/errors.ts';
import { choicesAt, chooseOffering } from '../choose-offering.ts';
import { availabilityOn, firstDayWithFree } from './availability.ts';

/** Most who do not say come in twos. */
const usualParty = 2;
/** A day cut into quarters of an hour. */
const maxTimes = 96;

/** What is free on a day, or on the first that has something, for a sheet that asks for one of it: two queries at the most, three where there is something to choose. */
export const freeTimesRoutes: readonly AnsweredRoute<RouteWorld>[] = [
  answerRoute(routes.getFreeTimes, async ({ deps, params: { listingId }, query }) => {
    const { documents, clock } = deps;
    const snapshot = await deps.catalogue.latest(
      query.marketId ?? readConfig(marketSection).DEFAULT_MARKET_ID,
    );
    const listing = snapshot.listing(listingId);
    if (!listing?.active) throw new MerveError('LISTING_NOT_FOUND', 'There is no such listing');
    const [chosen, choices] = await Promise.all([
      chooseOffering(documents, snapshot, { listing: listingId, choice: query.choice }),
      choicesAt(documents, listing),
    ]);
    const bookable = snapshot.bookable(listingId, chosen.offeringId);
    if (bookable === undefined)
      throw new MerveError('NOT_BOOKABLE', 'Nothing is booked there', { details: { name: listing.name } });
    const { offering, business } = bookable;
    const now = clock.now();
    const today = localDate(now, business.timeZone);
    const asked = query.party ?? partyWhereUnsaid(offering) ?? usualParty;
    const party = Math.min(offering.maxParty, Math.max(offering.minParty, asked));
    const question = { offering, business, party, now };
    const { date, free, later } =
      query.date === undefined
        ? { ...(await firstDayWithFree(documents, today, question)), later: [] }
        : { date: query.date, ...(await availabilityOn(documents, query.date, question)) };
    return {
      ...{ listingId, name: listing.name, title: offering.title, timeZone: business.timeZone },
      ...{ today, date, party, minParty: offering.minParty, maxParty: offering.maxParty },
      lastDate: addDays(today, offering.bookingWindowDays),
      maxNights: isSoldByNight(offering) ? maxStay(offering) : null,
      free: free.slice(0, maxTimes).map((time) => time.toISOString()),
      later: later.map((time) => time.toISOString()),
      choices: choices.filter(({ available }) => available).map(({ name }) => name),
    };
  }),
];
