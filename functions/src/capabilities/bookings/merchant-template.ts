import type { Language, Transaction } from '@merve/contract';
import { formatClock, formatLocalDate } from '../../language/format.ts';
import { formatBookedTime, formatStay } from '../../language/stay-time.ts';
import type { MerchantTemplate, TemplateValues } from '../../markets/index.ts';
import { priceWords, wishLinesForMerchant } from './booking-words.ts';
import { bookingSentences } from './sentences/index.ts';

type Booked = Pick<
  Transaction,
  | 'reference'
  | 'businessName'
  | 'title'
  | 'customerName'
  | 'party'
  | 'startsAt'
  | 'endsAt'
  | 'nights'
  | 'timeZone'
  | 'price'
  | 'note'
  | 'allergies'
  | 'companyAllergies'
>;

/**
 * What the templates of editors may use, in camelCase or snake_case.
 * @param listingName null if the listing is gone
 */
export function templateValues(
  booked: Booked,
  listingName: string | null,
  language: Language,
): TemplateValues {
  const { startsAt, timeZone, nights } = booked;
  return {
    reference: booked.reference,
    businessName: booked.businessName,
    listingName: listingName ?? booked.businessName,
    title: booked.title,
    customerName: booked.customerName ?? bookingSentences(language).guest(),
    party: String(booked.party),
    localTime: formatBookedTime(booked, language),
    // Of a stay the nights too: no template may leave them out by naming only the date.
    date:
      nights === undefined
        ? formatLocalDate(startsAt, timeZone, language)
        : formatStay(booked, nights, language),
    time: formatClock(startsAt, timeZone),
    price: priceWords(booked, language) ?? '–',
    wishes: wishLinesForMerchant(booked, language).join('\n'),
  };
}

/** What `initiateBooking` and `cancelBooking` write to the merchant. */
export const bookingTemplate: MerchantTemplate = {
  always: ['wishes'],
  sample: ({ currency, timeZone, defaultLanguage }) =>
    templateValues(
      {
        reference: 'K7QF2M',
        businessName: 'The Olive Lantern',
        title: 'Terrace table',
        customerName: 'Ayla',
        party: 4,
        startsAt: new Date('2026-05-14T16:00:00Z'),
        endsAt: new Date('2026-05-14T17:30:00Z'),
        timeZone,
        price: { minorUnits: 150_000, currency },
        note: 'A high chair, please',
        allergies: ['My son has a peanut allergy'],
      },
      'The Olive Lantern, Kyrenia',
      defaultLanguage,
    ),
};
