import { z } from 'zod';
import { moneySchema, timeZoneSchema } from '../primitives.ts';
import { deliveryPlaceSchema, orderLineSchema, requestKindSchema, requestStateSchema } from '../requests.ts';

/** ISO 8601, UTC. */
const instant = z.iso.datetime();

/** What goes to the merchant beside what is asked for, in the person's own words; left out where nothing was said. */
const ownWords = { note: z.string().optional(), allergies: z.array(z.string()).optional() };

/** What was asked of a merchant, and what became of it. Shown by the clock of `timeZone`, which is the business's. */
const requestFields = {
  kind: requestKindSchema,
  requestId: z.string(),
  reference: z.string(),
  state: requestStateSchema,
  version: z.int().positive(),
  businessName: z.string(),
  listingId: z.string(),
  /** Null where the merchant says the price. */
  total: moneySchema.nullable(),
  /** Dishes; empty for a service or a viewing. `totalMinor` in the currency of `total`. */
  lines: z.array(orderLineSchema.pick({ name: true, quantity: true, totalMinor: true })),
  wishedAt: instant.nullable(),
  readyAt: instant.nullable(),
  /** Until when the merchant may still answer; null unless that is what is waited for. */
  answerBy: instant.nullable(),
  cancelAsked: z.boolean(),
  reason: z.string().nullable(),
  ...ownWords,
  timeZone: timeZoneSchema,
};

export const orderStatusCardSchema = z.object({ type: z.literal('order_status'), ...requestFields });
export type OrderStatusCard = z.infer<typeof orderStatusCardSchema>;

/** A request whose person is asked whether it is to be cancelled. */
export const orderCancelProposalCardSchema = z.object({
  type: z.literal('order_cancel_proposal'),
  ...requestFields,
});

/** What the kitchen can still bring; the person is asked whether they want it without the rest. */
export const orderLessProposalCardSchema = z.object({
  type: z.literal('order_less_proposal'),
  ...requestFields,
  /** The names of what is out of stock. */
  without: z.array(z.string()),
});
export type OrderLessProposalCard = z.infer<typeof orderLessProposalCardSchema>;

/** An order as it would be, while its person is asked whether it is to be changed into this. */
export const orderChangeProposalCardSchema = z.object({
  type: z.literal('order_change_proposal'),
  ...requestFields,
  /** What it costs as it stands. */
  totalBefore: moneySchema.nullable(),
  /** Every dish as it would be, then those taken off whole: how many there are of it, and how many there would be. */
  dishes: z.array(
    orderLineSchema.pick({ itemId: true, name: true, choices: true }).extend({
      before: z.int().nonnegative(),
      after: z.int().nonnegative(),
      /** For all there would be of it, in the currency of `total`. */
      totalMinor: z.int().nonnegative(),
    }),
  ),
  /** What is different beside the dishes, a line each, in the person's language: `To: 3 Castle Road, Kyrenia`. */
  otherChanges: z.array(z.string()),
  /** What the kitchen is told about allergies, in the person's own words. */
  allergies: z.array(z.string()),
  /** Dishes of which nobody declared whether they contain it. */
  allergensUnknownIn: z.array(z.string()),
});
export type OrderChangeProposalCard = z.infer<typeof orderChangeProposalCardSchema>;

/** A person's own orders, services and viewings: those still open first, then the newest. */
export const ordersCardSchema = z.object({
  type: z.literal('orders'),
  items: z.array(orderStatusCardSchema),
});
export type OrdersCard = z.infer<typeof ordersCardSchema>;

/** What is asked for before it is sent. */
const placementFields = {
  listingId: z.string(),
  businessName: z.string(),
  total: moneySchema.nullable(),
  ...ownWords,
  timeZone: timeZoneSchema,
};

export const orderProposalCardSchema = z.object({
  type: z.literal('order_proposal'),
  ...placementFields,
  lines: z.array(orderLineSchema),
  /** Null: the person collects it. */
  deliverTo: deliveryPlaceSchema.nullable(),
});
export type OrderProposalCard = z.infer<typeof orderProposalCardSchema>;

export const serviceProposalCardSchema = z.object({
  type: z.literal('service_proposal'),
  ...placementFields,
  service: z.string(),
  /** Null for as soon as possible. */
  wishedAt: instant.nullable(),
  /** Where it is to be done; null at the business. */
  onSite: deliveryPlaceSchema.nullable(),
});
export type ServiceProposalCard = z.infer<typeof serviceProposalCardSchema>;

export const viewingProposalCardSchema = z.object({
  type: z.literal('viewing_proposal'),
  ...placementFields,
  /** Null for whenever it suits. */
  wishedAt: instant.nullable(),
});
export type ViewingProposalCard = z.infer<typeof viewingProposalCardSchema>;
