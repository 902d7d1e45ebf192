import {
  type BookableChoice,
  type BookableKind,
  type Business,
  type Listing,
  type ListingAction,
  type MenuItem,
  type Offering,
  type Service,
  storedListingSchema,
} from '@merve/contract';
import { foldName } from '../../functions/src/catalogue/index.ts';
import { demoChoices } from './demo-choices.ts';
import { type DemoListing, demoListings } from './demo-listings.ts';
import { demoMenu, demoOrdering, demoServices, demoViewings } from './demo-menus.ts';
import { demoOfferings, demoRefundUntilMinutes, type OfferingShape } from './demo-offerings.ts';
import { demoMarketId, demoPeople, demoRestaurant } from './demo-people.ts';
import { type DemoTown, demoTowns } from './demo-towns.ts';
import { demoTranslations } from './listings/restaurant-translations.ts';

export interface DemoEntry {
  readonly business: Business;
  readonly listing: Listing;
  /** What is booked where nothing in particular is named. */
  readonly offering: Offering | null;
  readonly otherOfferings: readonly Offering[];
  /** Kinds of room or of ticket, in the subcollection of that name. */
  readonly choices: { readonly dataKind: BookableKind; readonly all: readonly BookableChoice[] } | null;
  /** The document as the earlier application left it; null for one in today's form. */
  readonly legacy: object | null;
  readonly menu: readonly MenuItem[];
  readonly services: readonly Service[];
}

function slug(name: string): string {
  return foldName(name)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** In the form listings had before they had actions; read like all others. */
const legacyListing = 'tin-plate-kitchen';

const streets = ['Carob', 'Harbour', 'Mill', 'Lemon', 'Old Well', 'Swallow', 'Cistern', 'Jasmine', 'Copper'];

/** Places of one town stand apart: a spiral of about 250 m steps around its centre. */
function around(place: number): { north: number; east: number } {
  const radius = 0.0022 * Math.sqrt(place + 1);
  const angle = place * 2.4;
  return { north: radius * Math.sin(angle), east: radius * Math.cos(angle) };
}

/** Whether a place so far from a town's centre, in degrees, would lie in the sea: the coasts of the two towns that have one close by. */
function isSeaward(town: DemoTown, { north, east }: { north: number; east: number }): boolean {
  if (town === 'kyrenia') return north > 0.002;
  return town === 'famagusta' && (east > 0.005 || (north > 0.005 && east > -0.002));
}

/** Where a place of a town stands; what would be in the sea is on the other side of the centre. */
function spotIn(town: DemoTown, placeInTown: number): { north: number; east: number } {
  const spot = around(placeInTown);
  return isSeaward(town, spot) ? { north: -spot.north, east: -spot.east } : spot;
}

function coordinate(value: number): number {
  return Math.round(value * 1e5) / 1e5;
}

/**
 * One place as the documents the product reads. Pure: the same row always gives the same documents.
 * @param place its number in the whole list, which gives it a telephone number
 * @param placeInTown its number among those of its town, from 0, which gives it a place on the map
 */
export function demoEntry(row: DemoListing, place: number, placeInTown: number): DemoEntry {
  const id = slug(row.name);
  const town = demoTowns[row.town];
  const offset = spotIn(row.town, placeInTown);
  const [domain, category, subCategory] = row.kind;
  const isDemoRestaurant = id === demoRestaurant.listingId;
  const whatsappE164 = isDemoRestaurant ? demoPeople.merchant.number : `+90533000${1000 + place}`;
  const business: Business = {
    businessId: `biz-${id}`,
    marketId: demoMarketId,
    name: row.name,
    timeZone: 'Asia/Famagusta',
    whatsappE164,
    closedOn: [],
  };
  const shape = row.offering === null ? null : demoOfferings[row.offering];
  const offeringId = shape === null ? null : `${id}-${shape.unit}`;
  const tags = row.tags.split(' ');
  const menu = demoMenu(row, id, demoMarketId);
  const services = demoServices(row, id, demoMarketId);
  const shared = { enabled: true, dispatch: { toE164: null, template: null }, tags };
  const action = (
    actionType: ListingAction['actionType'],
    more: Pick<ListingAction, 'offeringId' | 'ordering' | 'dataKind'>,
  ): ListingAction => ({ ...shared, actionType, ...more });
  const offering = offeringOf(id, business.businessId, offeringId, shape);
  const choices = offering === null ? null : demoChoices(row.offering ?? '', offering);
  const offered = choices === null ? {} : { dataKind: choices.dataKind };
  const listing: Listing = {
    listingId: id,
    businessId: business.businessId,
    marketId: demoMarketId,
    name: row.name,
    domain,
    category,
    subCategory,
    description: row.description,
    tags,
    town: town.name,
    address: `${placeInTown * 2 + 1} ${streets[place % streets.length]} Street, ${town.name}`,
    location: {
      latitude: coordinate(town.latitude + offset.north),
      longitude: coordinate(town.longitude + offset.east),
    },
    rating: row.rating,
    priceTier: row.priceTier,
    active: true,
    ...demoTranslations(row.name, tags),
    merve: {
      enabled: true,
      whatsappE164: null,
      actions: [
        ...(offering === null ? [] : [action('book', { offeringId: offering.offeringId, ...offered })]),
        ...(menu.length === 0
          ? []
          : [
              action('order_food', {
                offeringId: null,
                dataKind: 'menuItems',
                ordering: demoOrdering('food', town.name),
              }),
            ]),
        ...(services.length === 0
          ? []
          : [
              action('book_service', {
                offeringId: null,
                dataKind: 'services',
                ordering: demoOrdering('service', town.name),
              }),
            ]),
        ...(domain === 'properties'
          ? [action('schedule_viewing', { offeringId: null, ordering: demoViewings() })]
          : []),
      ],
    },
  };
  const legacy =
    id === legacyListing
      ? { ...listing, merve: { enabled: true, whatsappE164: null, toolType: 'restaurant', tags } }
      : null;
  return {
    business,
    listing: legacy === null ? listing : storedListingSchema.parse(legacy),
    offering,
    otherOfferings: choices?.offerings ?? [],
    choices: choices && { dataKind: choices.dataKind, all: choices.choices },
    legacy,
    menu,
    services,
  };
}

function offeringOf(
  listingId: string,
  businessId: string,
  offeringId: string | null,
  shape: (typeof demoOfferings)[keyof typeof demoOfferings] | null,
): Offering | null {
  if (shape === null || offeringId === null) return null;
  const { priceMinorUnits, depositMinorUnits, ...rest }: OfferingShape = shape;
  return {
    ...rest,
    offeringId,
    businessId,
    listingId,
    marketId: demoMarketId,
    price: priceMinorUnits === null ? null : { minorUnits: priceMinorUnits, currency: 'TRY' },
    ...(depositMinorUnits === undefined
      ? {}
      : {
          deposit: {
            amount: { minorUnits: depositMinorUnits, currency: 'TRY' },
            per: 'person',
            refundUntilMinutes: demoRefundUntilMinutes,
          },
        }),
  };
}

/** The whole demo catalogue: some 150 invented places in real towns. */
export function demoCatalogue(): DemoEntry[] {
  const inTown = new Map<string, number>();
  return demoListings.map((row, place) => {
    const placeInTown = inTown.get(row.town) ?? 0;
    inTown.set(row.town, placeInTown + 1);
    return demoEntry(row, place, placeInTown);
  });
}
