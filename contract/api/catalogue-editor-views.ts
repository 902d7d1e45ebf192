import { z } from 'zod';
import { bookableChoiceSchema, businessSchema, listingSchema, offeringSchema } from '../catalogue.ts';
import { offeringDepositSchema } from '../payments.ts';
import { policyProblemSchema } from '../policy-api.ts';
import { languageSchema } from '../primitives.ts';
import { menuItemSchema, menuOptionSchema, serviceSchema } from '../requests.ts';
import { listingMerveViewSchema } from './listing-routes.ts';

/** Of a listing, business, offering or item an operator adds: it becomes a document's id, and part of the ids of locks. */
export const entryIdSchema = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/, { error: 'letters, digits, - and _ alone, at most 80' });

const line = (most: number) => z.string().trim().min(1, { error: 'it is empty' }).max(most);
const text = (most: number) => z.string().trim().max(most);
const names = (most: number) => z.array(line(60)).max(most);
const version = z.string();

/** What people read of a listing. Its rating is other people's, and no operator's. */
export const editedListingSchema = listingSchema
  .pick({ location: true, priceTier: true, active: true })
  .extend({
    name: line(120),
    domain: line(60),
    category: line(60),
    subCategory: line(60).nullable(),
    description: text(4000),
    tags: names(40),
    town: line(80),
    address: text(200),
    /** Of the market's own. Left out: as none. */
    pictures: listingSchema.shape.pictures,
    /** Left out: as none. */
    translations: z
      .partialRecord(
        languageSchema,
        z.object({ description: text(4000).optional(), tags: names(40).optional() }),
      )
      .optional(),
  });
export type EditedListing = z.infer<typeof editedListingSchema>;

export const listingFieldsViewSchema = listingSchema
  .omit({ merve: true })
  .extend({ version })
  .meta({ id: 'ListingFields' });
export type ListingFieldsView = z.infer<typeof listingFieldsViewSchema>;

/** A line of the catalogue's list. */
export const catalogueEntrySchema = listingSchema
  .pick({ listingId: true, name: true, domain: true, category: true, town: true, active: true })
  .extend({ merveEnabled: z.boolean(), actions: z.array(z.string()) })
  .meta({ id: 'CatalogueEntry' });
export type CatalogueEntry = z.infer<typeof catalogueEntrySchema>;

export const editedBusinessSchema = businessSchema
  .pick({ timeZone: true, whatsappE164: true, closedOn: true })
  .extend({
    name: line(120),
    /** Null: the market's default. */
    language: businessSchema.shape.language.unwrap().nullable(),
    closedOn: businessSchema.shape.closedOn.max(400),
  });
export type EditedBusiness = z.infer<typeof editedBusinessSchema>;

export const businessViewSchema = editedBusinessSchema
  .extend({ businessId: z.string(), marketId: z.string(), name: z.string(), version })
  .meta({ id: 'Business' });
export type BusinessView = z.infer<typeof businessViewSchema>;

const minutes = (most: number) => z.int().min(1).max(most);

export const editedOfferingSchema = offeringSchema.pick({ unit: true, active: true, price: true }).extend({
  title: line(80),
  openingHours: offeringSchema.shape.openingHours.max(70),
  /** At most a day: the grid begins anew at each midnight. */
  slotMinutes: minutes(1440),
  durationMinutes: minutes(31 * 1440),
  capacity: z.int().min(1).max(500),
  minParty: z.int().min(1).max(1000),
  maxParty: z.int().min(1).max(1000),
  usualParty: z.int().min(1).max(1000).nullable(),
  holdMinutes: minutes(1440),
  bookingWindowDays: z.int().min(1).max(730),
  leadMinutes: z
    .int()
    .min(0)
    .max(90 * 1440),
  deposit: offeringDepositSchema.nullable(),
});
export type EditedOffering = z.infer<typeof editedOfferingSchema>;

export const offeringViewSchema = offeringSchema
  .extend({
    deposit: offeringDepositSchema.nullable(),
    usualParty: offeringSchema.shape.usualParty.unwrap(),
    version,
  })
  .meta({ id: 'Offering' });
export type OfferingView = z.infer<typeof offeringViewSchema>;

const number = z.int().min(1).max(99_999);
const alsoCalled = names(20);
const owned = { listingId: true, marketId: true } as const;

/** One thing there is to choose from, by the subcollection it lies in. Its id is in the path. */
export const editedItemSchema = z.discriminatedUnion('kind', [
  menuItemSchema.omit({ ...owned, itemId: true }).extend({
    kind: z.literal('menuItems'),
    number,
    name: line(120),
    alsoCalled,
    section: line(60),
    description: text(1000),
    options: z.array(menuOptionSchema).max(20),
  }),
  serviceSchema.omit({ ...owned, serviceId: true }).extend({
    kind: z.literal('services'),
    number,
    name: line(120),
    alsoCalled,
    description: text(1000),
  }),
  bookableChoiceSchema.omit({ ...owned, choiceId: true }).extend({
    kind: z.literal('tickets'),
    number,
    name: line(120),
    alsoCalled,
    description: text(1000),
  }),
  bookableChoiceSchema.omit({ ...owned, choiceId: true }).extend({
    kind: z.literal('roomTypes'),
    number,
    name: line(120),
    alsoCalled,
    description: text(1000),
  }),
]);
export type EditedItem = z.infer<typeof editedItemSchema>;

const viewed = { itemId: z.string(), version };
export const itemViewSchema = z
  .discriminatedUnion('kind', [
    menuItemSchema.omit(owned).extend({ ...viewed, kind: z.literal('menuItems') }),
    serviceSchema.omit({ ...owned, serviceId: true }).extend({ ...viewed, kind: z.literal('services') }),
    bookableChoiceSchema.omit({ ...owned, choiceId: true }).extend({ ...viewed, kind: z.literal('tickets') }),
    bookableChoiceSchema
      .omit({ ...owned, choiceId: true })
      .extend({ ...viewed, kind: z.literal('roomTypes') }),
  ])
  .meta({ id: 'CatalogueItem' });
export type ItemView = z.infer<typeof itemViewSchema>;

/** `GET /v1/admin/listings/{listingId}`. */
export const listingEditorSchema = z
  .object({
    listing: listingFieldsViewSchema,
    merve: listingMerveViewSchema,
    /** Null where its document is missing or broken. */
    business: businessViewSchema.nullable(),
    offerings: z.array(offeringViewSchema),
    /** Of all kinds, by number. */
    items: z.array(itemViewSchema),
    /** ISO 4217 of the market: all prices are in it. */
    currency: z.string(),
  })
  .meta({ id: 'ListingEditor' });
export type ListingEditor = z.infer<typeof listingEditorSchema>;

/**
 * One row of a table of listings. A field of the listing that is left out stays as it is; a new listing needs them all, except those
 * that may be empty.
 */
export const importedRowSchema = z.object({
  /** Of the file, counted from 1: what its outcome names it by. */
  line: z.int().positive(),
  listingId: entryIdSchema,
  /** Left out: the business it has, or for a new listing one of the listing's own id. */
  businessId: entryIdSchema.optional(),
  listing: editedListingSchema.partial(),
  business: editedBusinessSchema.omit({ closedOn: true }).partial().default({}),
});
export type ImportedRow = z.infer<typeof importedRowSchema>;

export const importOutcomeSchema = z.object({
  line: z.int().positive(),
  listingId: z.string(),
  result: z.enum(['created', 'changed', 'unchanged', 'refused']),
  /** The fields that differ: `name`, `business.timeZone`. */
  changed: z.array(z.string()),
  /** Of a row that is refused: by field. */
  problems: z.array(policyProblemSchema),
});
export type ImportOutcome = z.infer<typeof importOutcomeSchema>;
