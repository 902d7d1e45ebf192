import { z } from 'zod';
import { systemAlertSchema } from '../audit.ts';
import { listingActionSchema, listingSchema, openingHoursSchema } from '../catalogue.ts';
import { marketIdSchema } from '../ids.ts';
import { transactionSchema } from '../ledger.ts';
import { bookingDepositSchema } from '../payments.ts';
import { beliefSchema, concernedSchema, profileSchema, severitySchema } from '../person.ts';
import { timeZoneSchema } from '../primitives.ts';
import {
  allergenSchema,
  menuItemSchema,
  merchantRequestSchema,
  orderLineSchema,
  serviceSchema,
} from '../requests.ts';
import { rideDriverSchema, ridePlaceSchema, rideSchema } from '../taxi.ts';
import { usageDaySchema } from '../usage.ts';
import { threadViewSchema } from './conversation-routes.ts';

/** ISO 8601, UTC. */
const instant = z.iso.datetime();

/** A page of a list, and where the next one begins: `next` goes into `cursor`; null at the end. */
const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), next: z.string().nullable() });

export const pageQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(50).default(20),
  /** `next` of the page before. */
  cursor: z.string().min(1).max(200).optional(),
});

export const bookingViewSchema = transactionSchema
  .pick({
    reference: true,
    businessId: true,
    listingId: true,
    offeringId: true,
    marketId: true,
    title: true,
    businessName: true,
    state: true,
    party: true,
    timeZone: true,
    price: true,
    cancelReason: true,
  })
  .extend({
    bookingId: z.string(),
    startsAt: instant,
    endsAt: instant,
    /** Of a stay; null of all else. */
    nights: z.int().positive().nullable(),
    /** A hold that nobody answers is let go then. */
    holdExpiresAt: instant.nullable(),
    confirmedAt: instant.nullable(),
    endedAt: instant.nullable(),
    /** What had to be paid beforehand; `agreed` and still a hold, it waits for the money. Null where nothing was asked. */
    deposit: bookingDepositSchema.nullable(),
    /** What the guest asks of the business beside it, in their own words. */
    note: z.string().nullable(),
    /** The guest's own words about allergies, as the business got them. */
    allergies: z.array(z.string()),
    /** False once it is over, has begun or was let go. */
    cancellable: z.boolean(),
    /** Whether it was moved: another booking took its place. */
    isMoved: z.boolean(),
  })
  .meta({ id: 'Booking' });
export type BookingView = z.infer<typeof bookingViewSchema>;
export const bookingPageSchema = pageOf(bookingViewSchema);

export const orderViewSchema = merchantRequestSchema
  .pick({
    reference: true,
    businessId: true,
    listingId: true,
    marketId: true,
    businessName: true,
    timeZone: true,
    state: true,
    total: true,
    reason: true,
    cancelledBy: true,
  })
  .extend({
    orderId: z.string(),
    kind: z.enum(['food', 'service', 'viewing']),
    /** What was ordered: the items, or the one service. */
    lines: z.array(orderLineSchema.pick({ name: true, quantity: true, choices: true, totalMinor: true })),
    deliverTo: z.string().nullable(),
    /** The person's own words about allergies, as the business got them. */
    allergies: z.array(z.string()),
    note: z.string().nullable(),
    wishedAt: instant.nullable(),
    readyAt: instant.nullable(),
    createdAt: instant,
    endedAt: instant.nullable(),
    cancellable: z.boolean(),
  })
  .meta({ id: 'Order' });
export type OrderView = z.infer<typeof orderViewSchema>;
export const orderPageSchema = pageOf(orderViewSchema);

export const rideViewSchema = rideSchema
  .pick({
    rideId: true,
    code: true,
    marketId: true,
    state: true,
    party: true,
    distanceMetres: true,
    fare: true,
    cancelledBy: true,
    cancelReason: true,
    timeZone: true,
  })
  .extend({
    /** Of a ride for later; told in `timeZone`. */
    pickupAt: instant.nullable(),
    pickup: ridePlaceSchema,
    destination: ridePlaceSchema,
    /** Who is coming; null while nobody is. */
    driver: rideDriverSchema.omit({ driverId: true }).nullable(),
    createdAt: instant,
    endedAt: instant.nullable(),
    cancellable: z.boolean(),
  })
  .meta({ id: 'Ride' });
export type RideView = z.infer<typeof rideViewSchema>;
export const ridePageSchema = pageOf(rideViewSchema);

/** What everybody may know of a listing; where its orders go is not part of it. */
const listingViewSchema = listingSchema
  .omit({ merve: true, active: true })
  .extend({ actions: z.array(z.enum(['book', 'order_food', 'book_service', 'schedule_viewing'])) })
  .meta({ id: 'Listing' });
export type ListingView = z.infer<typeof listingViewSchema>;

export const listingDetailViewSchema = listingViewSchema
  .extend({
    /** When one can come or order, on the clock of the place, and the local dates it is closed on; null where that is not known. */
    opening: z
      .object({
        hours: openingHoursSchema,
        closedOn: z.array(z.iso.date()),
        timeZone: timeZoneSchema,
      })
      .nullable(),
    menu: z.array(menuItemSchema.omit({ listingId: true, marketId: true, alsoCalled: true })),
    services: z.array(serviceSchema.omit({ listingId: true, marketId: true, alsoCalled: true })),
  })
  .meta({ id: 'ListingDetail' });
export type ListingDetailView = z.infer<typeof listingDetailViewSchema>;

/** Whom to call about something of one's own; null where no number is known. */
export const contactViewSchema = z.object({ phone: z.string().nullable() }).meta({ id: 'Contact' });
export type ContactView = z.infer<typeof contactViewSchema>;

export const listingQuerySchema = z.object({
  q: z.string().max(200).default(''),
  marketId: marketIdSchema.optional(),
  domain: z.string().max(64).optional(),
  category: z.string().max(64).optional(),
  town: z.string().max(64).optional(),
  /** Only where Merve may do this. */
  action: listingActionSchema.shape.actionType.optional(),
  latitude: z.coerce.number().min(-90).max(90).optional(),
  longitude: z.coerce.number().min(-180).max(180).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});
export const listingResultsSchema = z.object({
  items: z.array(listingViewSchema.extend({ distanceMetres: z.int().nullable() })),
});

export const freeTimesQuerySchema = z.object({
  marketId: marketIdSchema.optional(),
  /** A local date at the business. Left out: today there, or the first day after it that has something free. */
  date: z.iso.date().optional(),
  /** Left out: as many as are taken for granted there. Brought to what can be booked at all. */
  party: z.coerce.number().int().min(1).max(1000).optional(),
  /** Which of several rooms or tickets, by its name. */
  choice: z.string().max(100).optional(),
});

/** What is free on a day for so many people. Nothing of it is held: it may be taken a moment later. */
export const freeTimesViewSchema = z
  .object({
    listingId: z.string(),
    name: z.string(),
    /** What is booked there: a table, a room. */
    title: z.string(),
    timeZone: timeZoneSchema,
    today: z.iso.date(),
    /** The last day on which something may begin. */
    lastDate: z.iso.date(),
    date: z.iso.date(),
    party: z.int().positive(),
    minParty: z.int().positive(),
    maxParty: z.int().positive(),
    /** The longest stay, of a room that is sold by the night; null of all else. */
    maxNights: z.int().positive().nullable(),
    free: z.array(instant),
    /** Of the next days, where nothing is free on this one. */
    later: z.array(instant),
    /** Rooms or tickets to choose from; empty where there is nothing to choose. */
    choices: z.array(z.string()),
  })
  .meta({ id: 'FreeTimes' });
export type FreeTimesView = z.infer<typeof freeTimesViewSchema>;

export const alertViewSchema = systemAlertSchema
  .extend({
    createdAt: instant,
    lastSeenAt: instant,
    resolvedAt: instant.nullable(),
    updatedAt: instant,
    /** Where its runbook is. */
    runbook: z.string(),
  })
  .meta({ id: 'Alert' });
export type AlertView = z.infer<typeof alertViewSchema>;
export const alertPageSchema = pageOf(alertViewSchema);
export const alertQuerySchema = pageQuerySchema.extend({
  state: systemAlertSchema.shape.state.default('open'),
});

/** What an operator sees of a person: how much Merve did for them, not what was said. */
export const personViewSchema = z
  .object({
    uid: z.string(),
    threads: z.array(threadViewSchema.omit({ pendingAction: true })),
    /** The newest days first, all threads. */
    usage: z.array(usageDaySchema.omit({ updatedAt: true })),
  })
  .meta({ id: 'Person' });
export type PersonView = z.infer<typeof personViewSchema>;

/** What is known of a person, as they may see and change it. */
export const profileViewSchema = profileSchema.extend({
  /** What follows from what they did; nobody says it, nobody stores it. */
  derived: z.object({
    /** The categories they booked most, of the last twenty bookings; three at the most. */
    topCategories: z.array(z.string()),
    /** What Merve believes they like, each with the words it is believed for; each can be taken back (`POST /v1/me/dining/beliefs`). */
    beliefs: z.array(beliefSchema.omit({ believedAt: true }).extend({ believedAt: z.iso.datetime() })),
    /** Restaurants of which they said "not this one". */
    unwanted: z.array(z.string()),
  }),
  /** What guards what they eat: told and taken back in the conversation alone. */
  safety: z.object({
    statements: z.array(
      z.object({
        words: z.string(),
        /** What Merve read in the words; both empty where she read nothing that she has a word for. */
        allergens: z.array(allergenSchema),
        others: z.array(z.string()),
        severity: severitySchema,
        whose: concernedSchema,
        saidAt: z.iso.datetime(),
      }),
    ),
  }),
  profileVersion: z.int().nonnegative(),
});
export type ProfileView = z.infer<typeof profileViewSchema>;
