import { z } from 'zod';
import { listedItemSchema } from './listed-item.ts';
import { offeringDepositSchema } from './payments.ts';
import { maxPicturesOfListing, pictureSchema } from './pictures.ts';
import { coordinatesSchema, e164Schema, languageSchema, moneySchema, timeZoneSchema } from './primitives.ts';
import { staffMemberSchema } from './staff.ts';

/** Local wall-clock time `HH:MM`, `24:00` allowed as an end. */
export const wallTimeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/);

/**
 * Opening hours by ISO weekday (1 = Monday … 7 = Sunday), in the business's zone. A period whose end is not after
 * its start runs past midnight into the next day.
 */
export const openingHoursSchema = z.array(
  z.object({ weekday: z.int().min(1).max(7), opens: wallTimeSchema, closes: wallTimeSchema }),
);
export type OpeningHours = z.infer<typeof openingHoursSchema>;

/** `businesses/{businessId}`. */
export const businessSchema = z.object({
  businessId: z.string(),
  marketId: z.string(),
  name: z.string(),
  timeZone: timeZoneSchema,
  whatsappE164: e164Schema.nullable(),
  /** What its people are written to in; without it, the market's default. */
  language: languageSchema.optional(),
  /** Local dates (`YYYY-MM-DD`) on which the business is closed. */
  closedOn: z.array(z.iso.date()),
  /** Who may run it over WhatsApp, besides its own number, which is an owner's. */
  staff: z.array(staffMemberSchema).max(50).optional(),
});
export type Business = z.infer<typeof businessSchema>;

/** `businesses/{businessId}/offerings/{offeringId}`: what can be booked, in slots. */
export const offeringSchema = z.object({
  offeringId: z.string(),
  businessId: z.string(),
  listingId: z.string(),
  marketId: z.string(),
  title: z.string(),
  /** What one unit is to a person. */
  unit: z.enum(['table', 'seat', 'room', 'court', 'session']),
  active: z.boolean(),
  /** The grid: bookings start on multiples of this many minutes from local midnight. */
  slotMinutes: z.int().positive(),
  /** How long one booking lasts; covers `durationMinutes / slotMinutes` slots, rounded up. */
  durationMinutes: z.int().positive(),
  /** How many bookings one slot takes at once. */
  capacity: z.int().positive(),
  minParty: z.int().positive(),
  maxParty: z.int().positive(),
  /**
   * People taken for granted, and shown as such, where nobody says how many: one cat at a vet's. Null or left out where it must be asked, as
   * for a table.
   */
  usualParty: z.int().positive().nullable().optional(),
  holdMinutes: z.int().positive(),
  /** How far ahead, in days, and how short before, in minutes, one may book. */
  bookingWindowDays: z.int().positive(),
  leadMinutes: z.int().nonnegative(),
  openingHours: openingHoursSchema,
  price: moneySchema.nullable(),
  /** Paid between YES and confirmation; left out or null where nothing is. */
  deposit: offeringDepositSchema.nullable().optional(),
});
export type Offering = z.infer<typeof offeringSchema>;

/** When orders are taken, from how much on, and where to. */
const orderingSchema = z.object({
  openingHours: openingHoursSchema,
  minimum: moneySchema.nullable(),
  /** Null: nothing is brought and nobody comes; people collect, or go there. */
  delivery: z
    .object({
      radiusKm: z.number().positive().max(100),
      /** Towns that are served, for an address that was only written. Spelled as in listings. */
      towns: z.array(z.string()),
      feeMinor: z.int().nonnegative(),
    })
    .nullable(),
});
export type Ordering = z.infer<typeof orderingSchema>;

/** The subcollection of a listing that says what exactly there is to choose from. */
export const dataKindSchema = z.enum(['menuItems', 'services', 'tickets', 'roomTypes']);
export type DataKind = z.infer<typeof dataKindSchema>;
/** Those of them whose entries are booked, not ordered. */
export type BookableKind = Extract<DataKind, 'tickets' | 'roomTypes'>;

export const listingActionSchema = z.object({
  actionType: z.enum(['book', 'order_food', 'book_service', 'schedule_viewing']),
  enabled: z.boolean(),
  /** Set while the business itself has it switched off: only what it paused may it resume. */
  pausedAt: z.date().nullable().optional(),
  /**
   * For `book`: what is booked unless a ticket or room type is named; null for the one offering the listing has.
   */
  offeringId: z.string().nullable(),
  /** What can be chosen from; left out where there is nothing to choose. */
  dataKind: dataKindSchema.optional(),
  dispatch: z.object({ toE164: e164Schema.nullable(), template: z.string().nullable() }),
  /** For `order_food`, `book_service` and `schedule_viewing`: when, from how much on, and where to. */
  ordering: orderingSchema.optional(),
  tags: z.array(z.string()),
  /** What editors should know of it; shown to no customer and to no model. */
  notes: z.string().max(1000).nullable().optional(),
});
export type ListingAction = z.infer<typeof listingActionSchema>;

/**
 * `listings/{listingId}/tickets/{choiceId}` and `…/roomTypes/{choiceId}`: one of several things to book at a listing, by the
 * name people call it.
 */
export const bookableChoiceSchema = listedItemSchema.extend({
  choiceId: z.string(),
  /** How many people one of them is for. */
  people: z.int().positive().nullable(),
  /** The offering of the same business that is booked; null for what can only be asked about. Its price is the price. */
  offeringId: z.string().nullable(),
});
export type BookableChoice = z.infer<typeof bookableChoiceSchema>;

/** What a listing says of itself in another language than its own. Its name stays what it is called. */
export const listingTranslationSchema = z.object({
  description: z.string().optional(),
  /** In place of the listing's tags, all of them. */
  tags: z.array(z.string()).optional(),
});
export type ListingTranslation = z.infer<typeof listingTranslationSchema>;

/** `listings/{listingId}`: the catalogue entry people search for. */
export const listingSchema = z.object({
  listingId: z.string(),
  businessId: z.string(),
  marketId: z.string(),
  name: z.string(),
  domain: z.string(),
  category: z.string(),
  subCategory: z.string().nullable(),
  description: z.string(),
  tags: z.array(z.string()),
  town: z.string(),
  address: z.string(),
  location: coordinatesSchema,
  rating: z.number().min(0).max(5).nullable(),
  /** 0 (free) to 4 (very expensive), null when unknown. */
  priceTier: z.int().min(0).max(4).nullable(),
  active: z.boolean(),
  /** The first one stands for the listing; left out or empty, a cover is drawn. */
  pictures: z.array(pictureSchema).max(maxPicturesOfListing).optional(),
  /** By the language of whoever reads; what is missing is read as it was written. */
  translations: z.partialRecord(languageSchema, listingTranslationSchema).optional(),
  merve: z.object({
    enabled: z.boolean(),
    whatsappE164: e164Schema.nullable(),
    actions: z.array(listingActionSchema),
  }),
});
export type Listing = z.infer<typeof listingSchema>;

/** One document of a market's catalogue. */
export const cataloguePartSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('listing'), listingId: z.string() }),
  z.object({ kind: z.literal('business'), businessId: z.string() }),
  z.object({ kind: z.literal('offering'), businessId: z.string(), offeringId: z.string() }),
]);
export type CataloguePart = z.infer<typeof cataloguePartSchema>;

/**
 * `markets/{marketId}/catalogueChanges/{part}`: that a document of the catalogue was written, changed or deleted, and when last. A warm
 * instance reads from it what to read anew.
 */
export const catalogueChangeSchema = z.object({
  part: cataloguePartSchema,
  /** By the database's own clock: when this was noted, which is after the change. */
  changedAt: z.date(),
});
