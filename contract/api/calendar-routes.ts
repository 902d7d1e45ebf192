import { z } from 'zod';
import { wallTimeSchema } from '../catalogue.ts';
import { documentIdSchema } from '../ids.ts';
import { transactionSchema } from '../ledger.ts';
import { operatorReasonSchema } from '../operator-reason.ts';
import { apiRoute } from './api-route.ts';

const listingParams = z.object({ listingId: documentIdSchema });
const instant = z.iso.datetime();

/** Something that takes places of an offering: a booking, a hold that waits for a YES, or a time that the business keeps to itself. */
export const calendarEntrySchema = transactionSchema
  .pick({ txId: true, reference: true, offeringId: true, state: true, party: true })
  .extend({ kind: z.enum(['booking', 'block']), startsAt: instant, endsAt: instant })
  .meta({ id: 'CalendarEntry' });
export type CalendarEntry = z.infer<typeof calendarEntrySchema>;

const asked = { clientActionId: z.string().min(1).max(128), reason: operatorReasonSchema };

/** What is taken at a listing, and keeping time to the business, as its own people can by WhatsApp. */
export const calendarRoutes = {
  getCalendar: apiRoute({
    operationId: 'getCalendar',
    method: 'get',
    path: '/v1/admin/listings/{listingId}/calendar',
    caller: 'operator',
    summary: 'What takes places of a listing on some days',
    params: listingParams,
    query: z.object({
      /** The first day, on the clock of the place. */
      from: z.iso.date(),
      days: z.coerce.number().int().min(1).max(14).default(7),
    }),
    response: {
      status: 200,
      description: 'What stands on these days, the earliest first.',
      schema: z.object({ timeZone: z.string(), entries: z.array(calendarEntrySchema) }),
    },
  }),
  blockTime: apiRoute({
    operationId: 'blockTime',
    method: 'post',
    path: '/v1/admin/listings/{listingId}/blocks',
    caller: 'operator',
    summary: 'Keep a time to the business: nobody can book it any more',
    description:
      'All places that are free are kept; what is booked stays. An end that is not after the beginning is on the next day.',
    params: listingParams,
    body: z.object({
      ...asked,
      offeringId: documentIdSchema,
      date: z.iso.date(),
      from: wallTimeSchema,
      until: wallTimeSchema,
    }),
    response: { status: 201, description: 'It is kept.', schema: calendarEntrySchema },
  }),
  giveBackTime: apiRoute({
    operationId: 'giveBackTime',
    method: 'post',
    path: '/v1/admin/listings/{listingId}/blocks/{txId}/removal',
    caller: 'operator',
    summary: 'Give a time back that the business kept',
    params: listingParams.extend({ txId: documentIdSchema }),
    body: z.object(asked),
    response: { status: 200, description: 'It can be booked again.', schema: calendarEntrySchema },
  }),
};
