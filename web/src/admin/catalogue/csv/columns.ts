import type { Business, Listing } from '@merve/contract';

/** One column of the table of listings. */
export interface Column {
  readonly name: string;
  /** The field it stands for, as an import's outcome names it. */
  readonly field: string;
  /** What it takes, for whoever fills the table in. */
  readonly takes: string;
  readonly example: string;
  /** A new listing needs it. */
  readonly needed?: true;
  /** What an exported table has in it. */
  of(listing: Listing, business: Business | undefined): string;
}

/** The columns a table of listings may have, in any order. `listing_id` it must have. */
export const columns: readonly Column[] = [
  {
    name: 'listing_id',
    field: 'listingId',
    takes: 'Letters, digits, - and _. A new one adds a listing, a known one changes it.',
    example: 'lemon-yard',
    needed: true,
    of: ({ listingId }) => listingId,
  },
  {
    name: 'name',
    field: 'name',
    takes: 'As people call it.',
    example: 'Lemon Yard',
    needed: true,
    of: ({ name }) => name,
  },
  {
    name: 'domain',
    field: 'domain',
    takes: 'As in the catalogue.',
    example: 'restaurants',
    needed: true,
    of: ({ domain }) => domain,
  },
  {
    name: 'category',
    field: 'category',
    takes: 'As in the catalogue.',
    example: 'restaurant',
    needed: true,
    of: ({ category }) => category,
  },
  {
    name: 'sub_category',
    field: 'subCategory',
    takes: 'May be empty.',
    example: 'meyhane',
    of: ({ subCategory }) => subCategory ?? '',
  },
  {
    name: 'description',
    field: 'description',
    takes: 'May be empty.',
    example: 'Meze under lemon trees',
    of: ({ description }) => description,
  },
  {
    name: 'tags',
    field: 'tags',
    takes: 'Set apart by |. May be empty.',
    example: 'meze|terrace',
    of: ({ tags }) => tags.join('|'),
  },
  {
    name: 'pictures',
    field: 'pictures',
    takes:
      'File or id of each, a colon, and what is to be seen, set apart by |: front.jpg: The yard|bar.jpg: The bar. Files are uploaded on this page first. May be empty.',
    example: '',
    of: ({ pictures = [] }) =>
      pictures.map(({ pictureId, alt }) => `${pictureId}: ${alt.replaceAll('|', '/')}`).join('|'),
  },
  {
    name: 'town',
    field: 'town',
    takes: 'As in the catalogue.',
    example: 'Kyrenia / Girne',
    needed: true,
    of: ({ town }) => town,
  },
  {
    name: 'address',
    field: 'address',
    takes: 'May be empty.',
    example: '1 Harbour Street',
    of: ({ address }) => address,
  },
  {
    name: 'latitude',
    field: 'location.latitude',
    takes: 'Degrees, with longitude beside it.',
    example: '35.3417',
    needed: true,
    of: ({ location }) => String(location.latitude),
  },
  {
    name: 'longitude',
    field: 'location.longitude',
    takes: 'Degrees, with latitude beside it.',
    example: '33.3192',
    needed: true,
    of: ({ location }) => String(location.longitude),
  },
  {
    name: 'price_tier',
    field: 'priceTier',
    takes: '0 (free) to 4 (very expensive). May be empty.',
    example: '2',
    of: ({ priceTier }) => (priceTier === null ? '' : String(priceTier)),
  },
  {
    name: 'active',
    field: 'active',
    takes: 'yes or no.',
    example: 'yes',
    of: ({ active }) => (active ? 'yes' : 'no'),
  },
  {
    name: 'business_id',
    field: 'businessId',
    takes: 'Empty: the one it has, or for a new listing one of its own id.',
    example: 'lemon-yard',
    of: ({ businessId }) => businessId,
  },
  {
    name: 'business_name',
    field: 'business.name',
    takes: 'Empty: as it is, or for a new business the listing’s name.',
    example: 'Lemon Yard Ltd',
    of: (_, business) => business?.name ?? '',
  },
  {
    name: 'whatsapp',
    field: 'business.whatsappE164',
    takes: 'With the country’s code. Empty: as it is.',
    example: '+90 533 000 44 44',
    of: (_, business) => business?.whatsappE164 ?? '',
  },
  {
    name: 'time_zone',
    field: 'business.timeZone',
    takes: 'Of the IANA list. Empty: as it is, or the market’s.',
    example: 'Asia/Famagusta',
    of: (_, business) => business?.timeZone ?? '',
  },
  {
    name: 'language',
    field: 'business.language',
    takes: 'en, tr, he, ru, el, de, ar, fa or ko. Empty: as it is, or the market’s.',
    example: 'tr',
    of: (_, business) => business?.language ?? '',
  },
];

/** The column, or columns, that stand for a field of an outcome: `location` is two. Pure. */
export function columnOfField(field: string): string {
  const isOf = (one: string, other: string) => one === other || one.startsWith(`${other}.`);
  const names = columns.filter((column) => isOf(field, column.field) || isOf(column.field, field));
  return names.length === 0 ? field : names.map(({ name }) => name).join(', ');
}
