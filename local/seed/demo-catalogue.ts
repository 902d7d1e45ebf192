import type { Business, Listing, ListingAction, MenuItem, Offering, Service } from '@merve/contract';
import { foldText } from '../../functions/src/catalogue/index.ts';
import { type DemoListing, demoListings } from './demo-listings.ts';
import { demoMenu, demoOrdering, demoServices } from './demo-menus.ts';
import { demoOfferings, demoRefundUntilMinutes, type OfferingShape } from './demo-offerings.ts';
import { demoMarketId, demoPeople, demoRestaurant } from './demo-people.ts';
import { demoTowns } from './demo-towns.ts';

export interface DemoEntry {
  readonly business: Business;
  readonly listing: Listing;
  readonly offering: Offering | null;
  readonly menu: readonly MenuItem[];
  readonly services: readonly Service[];
}

function slug(name: string): string {
  return foldText(name)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Places of one town stand apart: a spiral of about 250 m steps around its centre. */
function around(place: number): { north: number; east: number } {
  const radius = 0.0022 * Math.sqrt(place + 1);
  const angle = place * 2.4;
  return { north: radius * Math.sin(angle), east: radius * Math.cos(angle) };
}

function coordinate(value: number): number {
  return Math.round(value * 1e5) / 1e5;
}

/** One place as the documents the product reads. Pure: the same row always gives the same documents. */
export function demoEntry(row: DemoListing, place: number): DemoEntry {
  const id = slug(row.name);
  const town = demoTowns[row.town];
  const offset = around(place);
  const [domain, category, subCategory] = row.kind;
  const isDemoRestaurant = id === demoRestaurant.listingId;
  const whatsappE164 = isDemoRestaurant
    ? demoPeople.merchant.number
    : `+9053300010${String(place).padStart(2, '0')}`;
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
    more: Pick<ListingAction, 'offeringId' | 'ordering'>,
  ): ListingAction => ({ ...shared, actionType, ...more });
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
    address: `${place + 1} Demo Street, ${town.name}`,
    location: {
      latitude: coordinate(town.latitude + offset.north),
      longitude: coordinate(town.longitude + offset.east),
    },
    rating: row.rating,
    priceTier: row.priceTier,
    active: true,
    merve: {
      enabled: true,
      whatsappE164: null,
      actions: [
        ...(offeringId === null ? [] : [action('book', { offeringId })]),
        ...(menu.length === 0
          ? []
          : [action('order_food', { offeringId: null, ordering: demoOrdering('food', town.name) })]),
        ...(services.length === 0
          ? []
          : [action('book_service', { offeringId: null, ordering: demoOrdering('service', town.name) })]),
      ],
    },
  };
  return { business, listing, offering: offeringOf(listing, offeringId, shape), menu, services };
}

function offeringOf(
  listing: Listing,
  offeringId: string | null,
  shape: (typeof demoOfferings)[keyof typeof demoOfferings] | null,
): Offering | null {
  if (shape === null || offeringId === null) return null;
  const { priceMinorUnits, depositMinorUnits, ...rest }: OfferingShape = shape;
  return {
    ...rest,
    offeringId,
    businessId: listing.businessId,
    listingId: listing.listingId,
    marketId: listing.marketId,
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

/** The whole demo catalogue: about forty invented places in real towns. */
export function demoCatalogue(): DemoEntry[] {
  return demoListings.map(demoEntry);
}
