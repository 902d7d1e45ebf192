import type { Language, Transaction } from '@merve/contract';
import { formatLocalTime } from '../../../language/format.ts';
import type { MerchantTemplate, TemplateValues } from '../../../markets/index.ts';
import { bookingTemplate } from '../merchant-template.ts';

/** What the templates of a move may use besides the values of the new booking: the one whose place it takes. */
export function movedFromValues(
  {
    reference,
    party,
    startsAt,
    timeZone,
  }: Pick<Transaction, 'reference' | 'party' | 'startsAt' | 'timeZone'>,
  language: Language,
): TemplateValues {
  return {
    previousReference: reference,
    previousParty: String(party),
    previousTime: formatLocalTime(startsAt, timeZone, language),
  };
}

/** What `rescheduleBooking` writes to the merchant. */
export const moveTemplate: MerchantTemplate = {
  always: bookingTemplate.always,
  sample: (market) => ({
    ...bookingTemplate.sample(market),
    ...movedFromValues(
      {
        reference: 'M4XW9T',
        party: 2,
        startsAt: new Date('2026-05-13T17:00:00Z'),
        timeZone: market.timeZone,
      },
      market.defaultLanguage,
    ),
  }),
};
