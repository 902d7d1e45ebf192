import type { JsonValue } from '@merve/contract';
import { formatAmount } from '../design/format.ts';
import { isRecord, type Path } from '../editing/json-path.ts';
import { plainKey, plainValue, type Words } from '../editing/words.ts';

/** What operators call the fields of listings, businesses, offerings and items. */
const labels: Readonly<Record<string, string>> = {
  listingId: 'Id of the listing',
  businessId: 'Id of the business',
  itemId: 'Id',
  offeringId: 'Id',
  name: 'Name',
  domain: 'Domain',
  category: 'Category',
  subCategory: 'Sub-category',
  description: 'Text',
  tags: 'Tags',
  town: 'Town',
  address: 'Address',
  location: 'Latitude and longitude',
  'location.latitude': 'Latitude',
  'location.longitude': 'Longitude',
  priceTier: 'Price level',
  pictures: 'Pictures',
  translations: 'In other languages',
  active: 'Active',
  timeZone: 'Time zone',
  whatsappE164: 'WhatsApp number',
  language: 'Language',
  closedOn: 'Closed on',
  enabled: 'Merve acts for this listing',
  actions: 'Actions',
  title: 'Name',
  unit: 'What is booked',
  slotMinutes: 'Grid (minutes)',
  durationMinutes: 'One booking lasts (minutes)',
  capacity: 'Bookings a slot takes at once',
  minParty: 'Smallest party',
  maxParty: 'Largest party',
  usualParty: 'Usual party',
  holdMinutes: 'Held for a YES (minutes)',
  bookingWindowDays: 'Bookable ahead (days)',
  leadMinutes: 'Not later than (minutes before)',
  openingHours: 'Opening hours',
  price: 'Price',
  'price.minorUnits': 'Price',
  deposit: 'Deposit',
  'deposit.amount.minorUnits': 'Deposit',
  'deposit.per': 'Deposit for each',
  'deposit.refundUntilMinutes': 'Given back until (minutes before)',
  kind: 'Kind',
  number: 'Number',
  alsoCalled: 'Also called',
  section: 'Section',
  available: 'Available',
  options: 'Options',
  'allergens.contains': 'Declared: contains',
  'allergens.mayContain': 'Declared: may contain',
  declaredOn: 'Declared on',
  values: 'Declared',
  place: 'Where',
  people: 'People',
};

/** What a field of the catalogue is called, by the longest part of its path that has a name. Pure. */
export function catalogueLabel(path: Path): string {
  const keys = path
    .map(String)
    .filter((key) => !['listing', 'business', 'offering', 'item', 'merve'].includes(key));
  const ends = keys.map((_, index) => keys.length - index);
  const known = ends.find((end) => labels[keys.slice(0, end).join('.')] !== undefined);
  if (known === undefined) return keys.join(' › ');
  const label = labels[keys.slice(0, known).join('.')] ?? '';
  const business = path[0] === 'business' && path.length > 1 ? 'Business: ' : '';
  return [business + label, ...keys.slice(known).map(plainKey)].join(' › ');
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

function hoursWords(value: JsonValue): string {
  if (!Array.isArray(value) || value.length === 0) return 'never open';
  return value
    .map((period) => {
      if (typeof period !== 'object' || period === null || Array.isArray(period)) return '?';
      return `${weekdays[Number(period['weekday']) - 1] ?? '?'} ${period['opens']}–${period['closes']}`;
    })
    .join(', ');
}

/** Pictures by what is to be seen on them: their ids say nothing to anybody. */
function picturesWords(value: JsonValue | undefined): string {
  if (!Array.isArray(value) || value.length === 0) return 'none';
  return value
    .map((picture) => (isRecord(picture) ? String(picture['alt'] || 'without words') : '?'))
    .join(', ');
}

/** How values of the catalogue are said. `currency` is the market's. */
export function catalogueWords(currency: string): Words {
  return {
    labelOf: catalogueLabel,
    tell(path: Path, value: JsonValue | undefined) {
      const name = path.at(-1);
      if (name === 'openingHours' && value !== undefined && value !== null) return hoursWords(value);
      if (name === 'pictures') return picturesWords(value);
      if (name === 'minorUnits' && typeof value === 'number')
        return formatAmount({ minorUnits: value, currency });
      return plainValue(value);
    },
  };
}
