import { z } from 'zod';
import { listedItemSchema } from './listed-item.ts';
import { coordinatesSchema, languageSchema, moneySchema, timeZoneSchema } from './primitives.ts';

/** The fourteen allergens that must be declared by law in the EU (Regulation 1169/2011, Annex II). */
export const allergenSchema = z.enum([
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
]);
export type Allergen = z.infer<typeof allergenSchema>;

/**
 * What the merchant declares. An allergen in neither list is *unknown*, never absent: there is no way to write "free of",
 * because nobody here could vouch for it.
 */
const declaredAllergensSchema = z.object({
  contains: z.array(allergenSchema),
  mayContain: z.array(allergenSchema),
});
export type DeclaredAllergens = z.infer<typeof declaredAllergensSchema>;

/** Something to be chosen with an item: a size, toppings. `extraMinor` is added to the item's price, in its currency. */
export const menuOptionSchema = z.object({
  optionId: z.string(),
  name: z.string(),
  atLeast: z.int().nonnegative(),
  atMost: z.int().positive(),
  choices: z
    .array(
      z.object({
        choiceId: z.string(),
        name: z.string(),
        extraMinor: z.int().nonnegative(),
        allergens: declaredAllergensSchema,
      }),
    )
    .min(1),
});
export type MenuOption = z.infer<typeof menuOptionSchema>;

/** `listings/{listingId}/menuItems/{itemId}`. */
export const menuItemSchema = listedItemSchema.extend({
  itemId: z.string(),
  section: z.string(),
  price: moneySchema,
  options: z.array(menuOptionSchema),
  allergens: declaredAllergensSchema,
});
export type MenuItem = z.infer<typeof menuItemSchema>;

/** `listings/{listingId}/services/{serviceId}`: what is done for somebody, at the business or where they are. */
export const serviceSchema = listedItemSchema.extend({
  serviceId: z.string(),
  /** Null where it depends on the work, and the business says it. */
  price: moneySchema.nullable(),
  /** Minutes; null where it depends. */
  durationMinutes: z.int().positive().nullable(),
  place: z.enum(['at_business', 'on_site']),
});
export type Service = z.infer<typeof serviceSchema>;

/** One item of an order as it was shown. `totalMinor` is for the whole quantity, choices included. */
export const orderLineSchema = z.object({
  itemId: z.string(),
  number: z.int(),
  name: z.string(),
  quantity: z.int().positive(),
  choices: z.array(z.object({ optionId: z.string(), choiceId: z.string(), name: z.string() })),
  totalMinor: z.int().nonnegative(),
});
export type OrderLine = z.infer<typeof orderLineSchema>;

/** Where it is to be brought; `location` is null for an address that was only written. */
export const deliveryPlaceSchema = z.object({ address: z.string(), location: coordinatesSchema.nullable() });
export type DeliveryPlace = z.infer<typeof deliveryPlaceSchema>;

export const foodDetailsSchema = z.object({
  kind: z.literal('food'),
  lines: z.array(orderLineSchema).min(1),
  deliveryMinor: z.int().nonnegative(),
  /** Null: the person collects it. */
  deliverTo: deliveryPlaceSchema.nullable(),
  /** When the person would like it; null for as soon as possible. */
  wishedAt: z.date().nullable().default(null),
  /** The person's own words about allergies, word for word. */
  allergies: z.array(z.string()),
  /** Items whose merchant did not say whether they contain what the person is allergic to. */
  allergensUnknownIn: z.array(z.string()),
  note: z.string().nullable(),
});

export const serviceDetailsSchema = z.object({
  kind: z.literal('service'),
  serviceId: z.string(),
  name: z.string(),
  /** When the person would like it; null for as soon as possible. */
  wishedAt: z.date().nullable(),
  /** Where it is to be done; null at the business. */
  onSite: deliveryPlaceSchema.nullable(),
  /** What is to be done, in the person's own words. */
  note: z.string().nullable(),
  /** The person's own words about allergies, word for word. */
  allergies: z.array(z.string()).default([]),
});

/** A wish to see a place: a lead. The agent says whether, and when else; nothing is held for it. */
export const viewingDetailsSchema = z.object({
  kind: z.literal('viewing'),
  /** What is to be seen, by the listing's name. */
  name: z.string(),
  /** When the person would like it; null for whenever it suits. */
  wishedAt: z.date().nullable(),
  /** What the person asks or says, in their own words. */
  note: z.string().nullable(),
  /** The person's own words about allergies, word for word. */
  allergies: z.array(z.string()).default([]),
});

const requestDetailsSchema = z.discriminatedUnion('kind', [
  foodDetailsSchema,
  serviceDetailsSchema,
  viewingDetailsSchema,
]);
export const requestKindSchema = z.enum(['food', 'service', 'viewing']);
export type RequestDetails = z.infer<typeof requestDetailsSchema>;

export const requestStateSchema = z.enum([
  'placed',
  'accepted',
  'ready',
  'completed',
  'rejected',
  'cancelled',
  'expired',
]);
export type RequestState = z.infer<typeof requestStateSchema>;

/**
 * `food_orders/{requestId}`, `service_requests/{requestId}` and `viewingRequests/{requestId}`: what a person asked of a merchant with a YES, and what
 * the merchant made of it. Times are UTC instants.
 */
export const merchantRequestSchema = z.object({
  requestId: z.string(),
  /** What both sides name it by, for example `K7QF2M`; has a digit and a letter. */
  reference: z.string(),
  marketId: z.string(),
  businessId: z.string(),
  listingId: z.string(),
  businessName: z.string(),
  actorId: z.string(),
  threadId: z.string(),
  /** The trace of the message that asked for it, which all that is done about it later carries on. */
  traceId: z.string().optional(),
  customerName: z.string().nullable(),
  timeZone: timeZoneSchema,
  /** Where the merchant was asked, `whatsapp:+E164`: only from there the request can be answered. */
  merchantAddress: z.string().startsWith('whatsapp:'),
  merchantLanguage: languageSchema,
  state: requestStateSchema,
  /** True until it has come to an end; stored, so that it can be queried. */
  open: z.boolean(),
  /** Raised with every transition; part of the event's id. */
  revision: z.int().positive(),
  /** Of what is asked: raised when the customer changes it before it is accepted. The merchant answers one version. */
  version: z.int().positive().default(1),
  details: requestDetailsSchema,
  /** All of it; null where the merchant says the price. */
  total: moneySchema.nullable(),
  /**
   * What the kitchen can still bring, while the customer is asked whether they want it without the rest; null otherwise.
   * Prices as they were shown.
   */
  less: z
    .object({
      lines: z.array(orderLineSchema).min(1),
      total: moneySchema,
      /** The names of what is out of stock. */
      without: z.array(z.string()),
    })
    .nullable()
    .default(null),
  /** The merchant's own estimate. */
  readyAt: z.date().nullable(),
  /** Why it was rejected or cancelled: the merchant's words, or a constant of ours. */
  reason: z.string().nullable(),
  cancelledBy: z.enum(['customer', 'merchant']).nullable(),
  /** The customer asked for leave to cancel, and the merchant has not answered yet. */
  cancelAskedAt: z.date().nullable(),
  /** A merchant silent until then is late, and the customer is told. */
  lateAt: z.date(),
  /** A merchant silent until then is not coming: the request ends. */
  answerBy: z.date(),
  lateTold: z.boolean(),
  /** When time itself next changes something; null when it never will. */
  dueAt: z.date().nullable(),
  createdAt: z.date(),
  updatedAt: z.date(),
  endedAt: z.date().nullable(),
});
export type MerchantRequest = z.infer<typeof merchantRequestSchema>;

const requestTransitionSchema = z.enum([
  'placed',
  'changed',
  'allergy_told',
  'late',
  'accepted',
  'estimated',
  'offered_less',
  'took_less',
  'ready',
  'completed',
  'rejected',
  'cancel_asked',
  'cancel_refused',
  'cancelled',
  'expired',
]);
export type RequestTransition = z.infer<typeof requestTransitionSchema>;

/** `…/events/{requestId}:{revision}:{transition}`: immutable. */
export const requestEventSchema = z.object({
  eventId: z.string(),
  requestId: z.string(),
  revision: z.int().positive(),
  transition: requestTransitionSchema,
  from: requestStateSchema.nullable(),
  to: requestStateSchema,
  by: z.enum(['customer', 'merchant', 'clock']),
  reason: z.string().nullable(),
  /** Of `changed`, the version that no longer counts, and of `allergy_told`, what was known before; null otherwise. */
  replaced: z
    .object({ version: z.int().positive(), details: requestDetailsSchema, total: moneySchema.nullable() })
    .nullable()
    .default(null),
  at: z.date(),
});
export type RequestEvent = z.infer<typeof requestEventSchema>;

/** How long a merchant may be silent. */
export const requestPolicySchema = z.object({
  /** Then the customer is told that there is no answer yet. */
  lateAfterMinutes: z.int().min(1).max(120).default(5),
  /** Then the request ends. */
  expiresAfterMinutes: z.int().min(2).max(1440).default(15),
  /** How long a shown order waits for its YES. */
  offerMinutes: z.int().min(2).max(120).default(10),
});
