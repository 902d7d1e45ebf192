import type { Business, Listing, MenuItem, Money } from '@merve/contract';
import { type CatalogueSnapshot, openingOf } from '../../../catalogue/index.ts';
import { mapLink } from '../../../catalogue/places/map-link.ts';
import { formatMoney } from '../../../language/format.ts';
import {
  type ListingAspect,
  listingAspectName,
  listingFeatures,
  mentionOf,
} from '../../../language/listing-aspects.ts';
import { shortLine } from '../../../language/short-line.ts';
import type { BusinessCalendar } from '../../../ledger/index.ts';
import type { Documents } from '../../../platform/firestore/documents.ts';
import type { ToolContext } from '../../../tools/define-tool.ts';
import { choicesAt } from '../choose-offering.ts';
import { hoursTold } from './hours-told.ts';
import { answersByName, type NamedThings } from './named-answers.ts';
import { availabilitySentences } from './sentences.ts';

const menuLimit = 60;
const serviceLimit = 20;
const quoteLimit = 160;

/** What is asked of one listing. */
export interface ListingQuestion {
  readonly about: readonly ListingAspect[];
  /** The local date that opening hours are asked for, `YYYY-MM-DD`; null for today. */
  readonly date: string | null;
  /** What is asked and is no aspect, in the person's own words; null for nothing. */
  readonly words: string | null;
  /** The whole question, word for word: a dish, a room or a service named in it is answered by itself. Null where it is not known. */
  readonly question: string | null;
}

interface Asked {
  readonly listing: Listing;
  readonly business: Business | undefined;
  readonly snapshot: CatalogueSnapshot;
  readonly documents: Documents;
  readonly context: ToolContext;
  readonly date: string | null;
}

/** The hours that bookings are taken in, or else orders; null where neither is known. */
export function calendarOf(listing: Listing, snapshot: CatalogueSnapshot): BusinessCalendar | null {
  const opening = openingOf(listing, snapshot);
  if (opening === null) return null;
  const { openingHours, business } = opening;
  return { openingHours, closedOn: business.closedOn, timeZone: business.timeZone };
}

/**
 * What is asked, told from the listing's own data and nothing else, a line each; of what they do not tell that it is not known, with
 * the telephone number to ask at. No round trip but for prices, menus and a whole question: one query of dishes, services, rooms or tickets.
 */
export async function answerAbout(
  { about, words, date, question }: ListingQuestion,
  given: Omit<Asked, 'date'>,
): Promise<string[]> {
  const asked = { ...given, date };
  const { language } = given.context;
  const say = availabilitySentences(language);
  const byName = question === null ? [] : answersByName(question, await namedThings(asked), asked, language);
  // "How much is the sea bass?" asks for no other price.
  const isNamed = byName.length > 0;
  const open = [...new Set(about)].filter((aspect) => !isNamed || (aspect !== 'price' && aspect !== 'menu'));
  const answers = await Promise.all(
    open.map(async (aspect) => ({ aspect, lines: await linesOf(aspect, asked) })),
  );
  const unknown = [
    ...answers.flatMap(({ aspect, lines }) =>
      lines.length === 0 ? [listingAspectName(aspect, language)] : [],
    ),
    ...(isNamed || shortLine(words, 80) === null ? [] : [`“${shortLine(words, 80)}”`]),
  ];
  const phone = phoneOf(asked);
  const isTold = about.includes('phone') || phone === null;
  return [
    ...byName,
    ...answers.flatMap(({ lines }) => lines),
    ...unknown.map((what) => say.unknown(what)),
    ...(unknown.length === 0 || isTold ? [] : [say.phone(phone)]),
  ];
}

/** The lines of one aspect; none where nothing is known of it. */
async function linesOf(aspect: ListingAspect, asked: Asked): Promise<string[]> {
  const say = availabilitySentences(asked.context.language);
  const { listing } = asked;
  switch (aspect) {
    case 'phone': {
      const phone = phoneOf(asked);
      return phone === null ? [] : [say.phone(phone)];
    }
    case 'address': {
      const address = shortLine(listing.address, quoteLimit);
      return [...(address === null ? [] : [say.address(address)]), mapLink(listing.location)];
    }
    case 'hours':
      return hoursLines(asked);
    case 'price':
      return priceLines(asked);
    case 'menu':
      return takes(listing, 'order_food') ? menuLines(await dishesOf(asked), asked) : [];
    default: {
      const feature = listingFeatures.find((known) => known === aspect);
      const mention = feature === undefined ? null : mentionOf(feature, listing);
      const quoted = shortLine(mention, quoteLimit);
      return quoted === null
        ? []
        : [say.entrySays(listingAspectName(aspect, asked.context.language), quoted)];
    }
  }
}

const phoneOf = ({ listing, business }: Asked): string | null =>
  listing.merve.whatsappE164 ?? business?.whatsappE164 ?? null;

function takes({ merve }: Listing, type: 'order_food' | 'book_service'): boolean {
  return merve.actions.some(({ actionType, enabled }) => actionType === type && enabled);
}

function hoursLines({ listing, snapshot, context, date }: Asked): string[] {
  const calendar = calendarOf(listing, snapshot);
  return calendar === null ? [] : hoursTold(calendar, date, context);
}

/** Rooms or tickets, services and dishes, of those kinds that there are: queries sent together. */
async function namedThings(asked: Asked): Promise<NamedThings> {
  const { listing, documents } = asked;
  const [choices, services, dishes] = await Promise.all([
    choicesAt(documents, listing),
    takes(listing, 'book_service')
      ? documents.services(listing.listingId).orderBy('number').limit(serviceLimit).get()
      : null,
    takes(listing, 'order_food') ? dishesOf(asked) : [],
  ]);
  return { choices, dishes, services: services?.docs.map((document) => document.data()) ?? [] };
}

async function priceLines(asked: Asked): Promise<string[]> {
  const { listing, snapshot, context } = asked;
  const { language } = context;
  const { listingId, priceTier } = listing;
  const say = availabilitySentences(language);
  const { choices, services: ofServices, dishes } = await namedThings(asked);
  const priced = (name: string, price: Money | null | undefined) =>
    price ? [`${shortLine(name, 60) ?? ''}: ${formatMoney(price, language)}`] : [];
  const bookable = snapshot.bookable(listingId)?.offering;
  const amounts = dishes.map(({ price }) => price).toSorted((a, b) => a.minorUnits - b.minorUnits);
  const [least, most] = [amounts[0], amounts.at(-1)];
  return [
    ...(choices.length > 0
      ? choices.flatMap(({ name, offeringId }) =>
          priced(name, offeringId === null ? null : snapshot.bookable(listingId, offeringId)?.offering.price),
        )
      : priced(bookable?.title ?? '', bookable?.price)),
    ...ofServices.flatMap(({ name, price }) => priced(name, price)),
    ...(least === undefined || most === undefined
      ? []
      : [say.dishesFrom(formatMoney(least, language), formatMoney(most, language))]),
    ...(priceTier === null || priceTier === 0 ? [] : [say.priceTier(`${priceTier}/4`)]),
  ];
}

/** The dishes that are to be had, at most sixty, as they are numbered. One query. */
async function dishesOf({ documents, listing }: Asked): Promise<MenuItem[]> {
  const menu = await documents.menuItems(listing.listingId).orderBy('number').limit(menuLimit).get();
  return menu.docs.map((document) => document.data()).filter(({ available }) => available);
}

/** Names and prices. What is in a dish, and whom it may harm, is told by the menu itself. */
function menuLines(dishes: readonly MenuItem[], { context }: Asked): string[] {
  return dishes.map(
    ({ number, name, price }) =>
      `${number}. ${shortLine(name, 60) ?? ''} – ${formatMoney(price, context.language)}`,
  );
}
