import { z } from 'zod';
import { transactionStateSchema } from '../ledger.ts';
import { depositTermsSchema, paymentStateSchema } from '../payments.ts';
import { moneySchema, timeZoneSchema } from '../primitives.ts';

/** ISO 8601, UTC. */
const instant = z.iso.datetime();

/** A booking as the ledger has it. Shown by the clock of `timeZone`, which is the business's. */
const bookingFields = {
  reference: z.string(),
  state: transactionStateSchema,
  businessName: z.string(),
  title: z.string(),
  listingId: z.string(),
  startsAt: instant,
  endsAt: instant,
  /** Of a stay, which lasts from the day of `startsAt` to that of `endsAt`; left out of all else. */
  nights: z.int().positive().optional(),
  timeZone: timeZoneSchema,
  party: z.int().positive(),
  price: moneySchema.nullable(),
  /** Left out where nothing is paid beforehand. `due`: the booking waits for it. */
  deposit: depositTermsSchema.extend({ due: z.boolean() }).optional(),
  /** What the guest asks of the business, in their own words; left out where nothing. */
  note: z.string().optional(),
  /** What the business is told about allergies, in the guest's own words; left out where nothing. */
  allergies: z.array(z.string()).optional(),
  holdExpiresAt: instant.nullable(),
};

/** How a booking stands. */
export const bookingCardSchema = z.object({ type: z.literal('booking'), ...bookingFields });
export type BookingCard = z.infer<typeof bookingCardSchema>;

/** A hold that waits for a YES. */
export const bookingProposalCardSchema = z.object({ type: z.literal('booking_proposal'), ...bookingFields });

/** A booking whose person is asked whether it is to be cancelled. */
export const cancelProposalCardSchema = z.object({ type: z.literal('cancel_proposal'), ...bookingFields });

/** A hold that would take the place of the booking in `moves`. */
export const moveProposalCardSchema = z.object({
  type: z.literal('move_proposal'),
  ...bookingFields,
  moves: z
    .object(bookingFields)
    .pick({ reference: true, startsAt: true, endsAt: true, nights: true, party: true, price: true }),
});
export type MoveProposalCard = z.infer<typeof moveProposalCardSchema>;

/** A person's own bookings, the earliest first. */
export const bookingsCardSchema = z.object({
  type: z.literal('bookings'),
  items: z.array(bookingCardSchema),
});
export type BookingsCard = z.infer<typeof bookingsCardSchema>;

/** The deposit of a booking, with the page to pay at; `url` is null until there is one. */
export const paymentCardSchema = z.object({
  type: z.literal('payment'),
  reference: z.string(),
  title: z.string(),
  amount: moneySchema,
  state: paymentStateSchema,
  payBy: instant,
  url: z.url().nullable(),
});
export type PaymentCard = z.infer<typeof paymentCardSchema>;
