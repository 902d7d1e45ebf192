import type { Language, Listing, Offering, Transaction } from '@merve/contract';
import { allergySentences } from '../../allergies/sentences.ts';
import { formatMoney } from '../../language/format.ts';
import { formatBookedTime } from '../../language/stay-time.ts';
import { requestSentences } from '../../requests/sentences/index.ts';
import type { Doing } from '../../tools/doing.ts';

/** A booking in words that are ready to be shown. */
export interface BookingWords {
  /** Where and what: `Lantern Kitchen – Dinner table`. */
  readonly what: string;
  /** Local time with its zone; of a stay its dates and nights. */
  readonly when: string;
  readonly party: number;
  readonly reference: string;
}

/** What a booking is called in the ledger: the offering, and the listing where its name is not the business's. */
export function bookingTitle(listing: Listing, businessName: string, offering: Offering): string {
  return listing.name === businessName ? offering.title : `${listing.name}, ${offering.title}`;
}

/** A booking in words, from the ledger and nothing else. */
export function bookingWords(transaction: Transaction, language: Language): BookingWords {
  return {
    what: `${transaction.businessName} – ${transaction.title}`,
    when: formatBookedTime(transaction, language),
    party: transaction.party,
    reference: transaction.reference,
  };
}

/** What it costs; of several nights also what each does, which is the same. Null where it has no price. */
export function priceWords(
  { price, nights = 1 }: Pick<Transaction, 'price' | 'nights'>,
  language: Language,
): string | null {
  if (price === null) return null;
  const total = formatMoney(price, language);
  if (nights === 1 || price.minorUnits % nights !== 0) return total;
  return `${total} (${nights} × ${formatMoney({ ...price, minorUnits: price.minorUnits / nights }, language)})`;
}

type Wishes = Pick<Transaction, 'note' | 'allergies' | 'companyAllergies'>;

/** What goes to the business beside the booking, as the guest reads it before they say YES: a line each. */
export function wishLines(
  { note, allergies = [], companyAllergies = [] }: Wishes,
  language: Language,
): string[] {
  return [
    ...(note === undefined ? [] : [requestSentences(language).note(note)]),
    ...(allergies.length === 0 ? [] : [allergySentences(language).passedOn(allergies)]),
    ...(companyAllergies.length === 0 ? [] : [allergySentences(language).companyPassedOn()]),
  ];
}

/** The same as the business reads it. */
export function wishLinesForMerchant(
  { note, allergies = [], companyAllergies = [] }: Wishes,
  language: Language,
): string[] {
  const all = [...new Set([...allergies, ...companyAllergies])];
  return [
    ...(note === undefined ? [] : [requestSentences(language).note(note)]),
    ...(all.length === 0 ? [] : [allergySentences(language).toldMerchant(all)]),
  ];
}

/** What people read while a table is booked or moved. */
export const preparingBooking = {
  en: 'Preparing the booking …',
  tr: 'Rezervasyonu hazırlıyorum …',
  he: 'מכינה את ההזמנה …',
  ru: 'Готовлю бронирование …',
  el: 'Ετοιμάζω την κράτηση …',
  de: 'Bereitet die Buchung vor …',
  ar: 'أجهّز الحجز …',
  fa: 'رزرو را آماده می‌کنم …',
  ko: '예약을 준비하고 있습니다 …',
} satisfies Doing;
