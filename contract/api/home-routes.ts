import { z } from 'zod';
import { marketIdSchema } from '../ids.ts';
import { transactionSchema } from '../ledger.ts';
import { moneySchema, timeZoneSchema } from '../primitives.ts';
import { merchantRequestSchema } from '../requests.ts';
import { rideSchema } from '../taxi.ts';
import { threadSchema } from '../thread.ts';
import { apiRoute } from './api-route.ts';

/** ISO 8601, UTC. */
const instant = z.iso.datetime();
const count = z.int().nonnegative();

/** What one date of a market had. A booking counts on the day it is for; orders and rides on the day they were asked for. */
const homeDaySchema = z.object({
  date: z.iso.date(),
  bookings: count,
  /** Food, services and viewings. */
  orders: count,
  rides: count,
  /** People who wrote. */
  conversations: count,
  /** What models cost, in millionths of a US dollar. */
  costMicros: count,
});

/** What somebody must look at. `people` asked for a person and have nobody yet, among the conversations that wrote last. */
const waitingKindSchema = z.enum(['alerts', 'people', 'orders', 'rides', 'messages', 'jobs']);
export type WaitingKind = z.infer<typeof waitingKindSchema>;

const homeSchema = z
  .object({
    marketId: z.string(),
    timeZone: timeZoneSchema,
    /** When it was put together. */
    at: instant,
    /** The market's date then. */
    today: z.iso.date(),
    /** The seven dates up to today, oldest first. */
    days: z.array(homeDaySchema),
    /** What waits or has failed; what there is nothing of is left out. */
    waiting: z.array(z.object({ kind: waitingKindSchema, count })),
    /** Conversations in which somebody wrote within the last quarter of an hour. */
    live: count,
    conversations: z.array(
      threadSchema.pick({ threadId: true, profileName: true, language: true, unprocessed: true }).extend({
        channel: z.enum(['web', 'whatsapp']),
        lastInboundAt: instant,
        wantsPerson: z.boolean(),
        takenOver: z.boolean(),
      }),
    ),
    /** What is booked from now on, soonest first. */
    bookings: z.array(
      transactionSchema
        .pick({
          ...{ businessId: true, txId: true, reference: true, title: true, businessName: true },
          ...{ party: true, customerName: true, timeZone: true },
        })
        .extend({ startsAt: instant, price: moneySchema.nullable() }),
    ),
    /** What was asked of merchants last. */
    orders: z.array(
      merchantRequestSchema
        .pick({ requestId: true, reference: true, businessName: true, state: true, total: true })
        .extend({ kind: z.enum(['food', 'service', 'viewing']), createdAt: instant }),
    ),
    /** Rides that are under way, newest first. */
    rides: z.array(
      rideSchema
        .pick({ rideId: true, code: true, state: true, fare: true })
        .extend({ from: z.string(), to: z.string(), createdAt: instant }),
    ),
  })
  .meta({ id: 'OperatorsHome' });
export type OperatorsHome = z.infer<typeof homeSchema>;
export type HomeDay = z.infer<typeof homeDaySchema>;

/** What operators see first. */
export const homeRoutes = {
  getHome: apiRoute({
    operationId: 'getOperatorsHome',
    method: 'get',
    path: '/v1/admin/markets/{marketId}/home',
    caller: 'operator',
    summary: 'A market at a glance',
    description:
      'Today and the six days before it, what waits or has failed, and what comes next. It is added up when asked for, in about a hundred reads at most.',
    params: z.object({ marketId: marketIdSchema }),
    response: { status: 200, description: 'The market as it is now.', schema: homeSchema },
  }),
};
