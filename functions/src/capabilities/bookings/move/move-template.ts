import type { Language, Transaction } from '@merve/contract';
import { formatBookedTime } from '../../../language/stay-time.ts';
import type { MerchantTemplate, TemplateValues } from '../../../markets/index.ts';
import { bookingTemplate } from '../merchant-template.ts';

/** What the templates of a move may use besides the values of the new booking: the one whose place it takes. */
export function movedFromValues(
  moved: Pick<Transaction, 'reference' | 'party' | 'startsAt' | 'endsAt' | 'nights' | 'timeZone'>,
  language: Language,
): TemplateValues {
  return {
    previousReference: moved.reference,
    previousParty: String(moved.party),
    previousTime: formatBookedTime(moved, language),
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
        endsAt: new Date('2026-05-13T18:30:00Z'),
        timeZone: market.timeZone,
      },
      market.defaultLanguage,
    ),
  }),
};
