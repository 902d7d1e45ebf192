import { type JsonObject, type Listing, listingIn } from '@merve/contract';
import type { ListingCard } from '@merve/contract/cards';
import { z } from 'zod';
import type { CatalogueSnapshot } from '../../../catalogue/index.ts';
import { listingAspects } from '../../../language/listing-aspects.ts';
import { shortLine } from '../../../language/short-line.ts';
import { localDate } from '../../../ledger/index.ts';
import { MerveError } from '../../../platform/errors.ts';
import type { Documents } from '../../../platform/firestore/documents.ts';
import { defineTool, type Tool, type ToolContext, type ToolResult } from '../../../tools/define-tool.ts';
import { doing } from '../../../tools/doing.ts';
import { mayTouchListing } from '../../../tools/may-touch-listing.ts';
import { choicesAt } from '../choose-offering.ts';
import { findListing } from '../read-booking-request.ts';
import { refuseBooking } from '../refuse-booking.ts';
import { datedTimes } from '../short-time.ts';
import { availabilityOn } from './availability.ts';
import type { AvailabilityNeeds } from './check-availability.ts';
import { answerAbout, calendarOf } from './listing-answers.ts';
import { openingOn } from './opening-on.ts';
import { answerAboutPlace } from './place-answers.ts';
import { availabilitySentences } from './sentences.ts';

const description = `What one listing is and offers: description, address, opening hours today, price level, what can be booked, ordered, requested or \
viewed there, and its next free times. Of a sight or museum too, its hours and entrance. Call it when the person asks about one place; where they ask something of it (its phone, hours on a day, \
parking), name that in \`about\`, and it answers that alone: \`text\` says what the entry tells, and of the rest that it is not known. Never add to it.`;

/** A merchant's own words on their way to a model and a person: cut, whatever they say. */
const textLimit = 400;
const tagLimit = 12;
const menuLimit = 60;
const freeLimit = 3;

const input = z.object({
  listing: z
    .string()
    .min(1)
    .max(200)
    .describe('Its listingId if known, else its name as the person wrote it.'),
  about: z
    .array(z.enum(listingAspects))
    .max(6)
    .optional()
    .describe('What is asked of it. Left out where the person wants to know it in general.'),
  date: z.iso
    .date()
    .optional()
    .describe('The day whose opening hours are asked for, YYYY-MM-DD. Left out: today.'),
  words: z
    .string()
    .max(120)
    .optional()
    .describe(
      'What is asked and is none of `about`, in the person’s words: it is answered that this is not known.',
    ),
  question: z
    .string()
    .max(300)
    .optional()
    .describe(
      'The person’s whole question, word for word, where it asks for a dish, a room or a service by name: its price and what is in it are told.',
    ),
});

/**
 * `getListingDetails`: the catalogue in memory, at most two queries of locks, one of the menu and one of rooms or tickets, sent
 * together. Asked about something: no query but for prices and menus.
 */
export function getListingDetailsTool({ documents, catalogue }: AvailabilityNeeds): Tool {
  return defineTool({
    name: 'getListingDetails',
    label: 'Tell about a business',
    group: 'Find and recommend',
    does: 'Tells of one place: hours, address, prices, what can be booked there.',
    doing: doing.readingUp,
    constrainedBy: ['allowedTags', 'categories', 'towns'],
    description,
    input,
    effect: 'read',
    async run(args, context): Promise<ToolResult> {
      const { market, language } = context;
      try {
        const snapshot = await catalogue.of(market);
        const listing = findListing(args.listing, snapshot, context);
        if (!listing.merve.enabled || !mayTouchListing(context, 'getListingDetails', listing)) {
          throw new MerveError('NOT_BOOKABLE', 'Merve may not speak for the listing', {
            details: { name: listing.name },
          });
        }
        const { about = [], date = null, words = null, question = null } = args;
        if (about.length === 0 && words === null && question === null)
          return await detailsOf(documents, listingIn(listing, language), snapshot, context);
        const { listingId, name } = listing;
        const business = snapshot.business(listing.businessId);
        const given = { listing, business, snapshot, documents, context };
        const answers = await answerAbout({ about, words, date, question }, given);
        return {
          status: 'ok',
          data: { listingId, listing: name, about, text: [name, ...answers].join('\n') },
          context: { lastListings: [{ listingId, name }] },
        };
      } catch (thrown) {
        if (!(thrown instanceof MerveError)) throw thrown;
        // A sight is no listing; its hours and what it costs are known all the same.
        const isSought = thrown.code === 'LISTING_NOT_FOUND';
        const sentence = args.question ?? args.listing;
        const asked = { about: args.about ?? [], date: args.date ?? null };
        const told = isSought ? await answerAboutPlace(documents, sentence, asked, context) : null;
        return told ?? refuseBooking(thrown, market.timeZone, language);
      }
    },
  });
}

async function detailsOf(
  documents: Documents,
  listing: Listing,
  snapshot: CatalogueSnapshot,
  context: ToolContext,
): Promise<ToolResult> {
  const { listingId, name, town } = listing;
  const timeZone = snapshot.business(listing.businessId)?.timeZone ?? context.market.timeZone;
  const [free, sections, choices] = await Promise.all([
    nextFree(documents, listingId, snapshot, context),
    menuSections(documents, listing),
    choicesAt(documents, listing),
  ]);
  const offered = listing.merve.actions.filter(({ enabled }) => enabled).map(({ actionType }) => actionType);
  const hours = hoursToday(listing, snapshot, context.now);
  const about = {
    listingId,
    category: listing.subCategory ?? listing.category,
    town,
    address: shortLine(listing.address, 160),
    description: shortLine(listing.description, textLimit),
    tags: listing.tags.slice(0, tagLimit).flatMap((tag) => shortLine(tag, 40) ?? []),
    rating: listing.rating,
    priceTier: listing.priceTier,
    openToday: hours,
    timeZone,
    actions: offered,
    nextFree: free.map((time) => time.toISOString()),
    menuSections: sections,
    ...(choices.length === 0 ? {} : { choices: choices.flatMap(({ name }) => shortLine(name, 60) ?? []) }),
  } satisfies JsonObject;
  const [picture] = listing.pictures ?? [];
  const text = inWords(
    {
      listing,
      about,
      hours,
      sections,
      free,
      timeZone,
      offered,
      bookable: snapshot.bookable(listingId)?.offering.title,
    },
    context,
  );
  return {
    status: 'ok',
    data: { listing: name, ...about, text },
    ui: {
      ...{ type: 'listing', name, ...about },
      ...(picture === undefined ? {} : { picture }),
    } satisfies ListingCard,
    context: { lastListings: [{ listingId, name }] },
  };
}

/** The next times for the smallest party, of the next four days; none where nothing is booked. */
async function nextFree(
  documents: Documents,
  listingId: string,
  snapshot: CatalogueSnapshot,
  { now }: ToolContext,
): Promise<Date[]> {
  const bookable = snapshot.bookable(listingId);
  if (bookable === undefined) return [];
  const { offering, business } = bookable;
  const today = localDate(now, business.timeZone);
  const found = await availabilityOn(documents, today, { offering, business, party: offering.minParty, now });
  return [...found.free, ...found.later].slice(0, freeLimit);
}

/** How many sections the menu has, as far as its first sixty dishes tell; 0 where no food is ordered. */
async function menuSections(documents: Documents, { listingId, merve }: Listing): Promise<number> {
  if (!merve.actions.some(({ actionType, enabled }) => actionType === 'order_food' && enabled)) return 0;
  const menu = await documents.menuItems(listingId).orderBy('number').limit(menuLimit).get();
  return new Set(menu.docs.map((document) => document.data().section)).size;
}

/** Null where no hours are known. */
function hoursToday(listing: Listing, snapshot: CatalogueSnapshot, now: Date): string[] | null {
  const calendar = calendarOf(listing, snapshot);
  return calendar === null ? null : openingOn(localDate(now, calendar.timeZone), calendar, now);
}

function inWords(
  {
    listing,
    about,
    hours,
    sections,
    free,
    timeZone,
    offered,
    bookable,
  }: {
    listing: Listing;
    about: { category: string; address: string | null; description: string | null };
    hours: string[] | null;
    sections: number;
    free: readonly Date[];
    timeZone: string;
    offered: readonly string[];
    bookable: string | undefined;
  },
  { language }: ToolContext,
): string {
  const say = availabilitySentences(language);
  const { priceTier } = listing;
  const actions = [
    ...(bookable === undefined ? [] : [say.bookable(bookable)]),
    ...(offered.includes('order_food') ? [say.takesOrders(sections)] : []),
    ...(offered.includes('book_service') ? [say.takesServices()] : []),
    ...(offered.includes('schedule_viewing') ? [say.takesViewings()] : []),
  ];
  const times = datedTimes(free, timeZone, language);
  return [
    [
      listing.name,
      about.category,
      listing.town,
      ...(listing.rating === null ? [] : [`★ ${listing.rating}`]),
    ].join(', '),
    ...(about.description === null ? [] : [about.description]),
    ...(about.address === null ? [] : [about.address]),
    ...(hours === null ? [] : [hours.length === 0 ? say.closedToday() : say.open(hours.join(', '))]),
    ...(priceTier === null || priceTier === 0 ? [] : [say.priceTier(`${priceTier}/4`)]),
    ...(actions.length === 0 ? [say.offersNothing()] : actions),
    ...(times.length === 0 ? [] : [say.nextFree(times.join(', '))]),
  ].join('\n');
}
