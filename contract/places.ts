import { z } from 'zod';
import { openingHoursSchema, wallTimeSchema } from './catalogue.ts';
import { coordinatesSchema, e164Schema, moneySchema, timeZoneSchema } from './primitives.ts';

/** Why people look for a place: to spend time there, or because they need it now. */
const placePurposeSchema = z.enum(['outing', 'everyday']);
export type PlacePurpose = z.infer<typeof placePurposeSchema>;

/** What people go to see. */
export const outingKinds = [
  'beach',
  'sight',
  'museum',
  'nature',
  'viewpoint',
  'park',
  'walk',
  'market',
  'family',
] as const;

export const placeKindSchema = z.enum([
  ...outingKinds,
  'pharmacy',
  'hospital',
  'cash',
  'fuel',
  'supermarket',
  'police',
  'post',
  'parking',
]);
export type PlaceKind = z.infer<typeof placeKindSchema>;

/**
 * `places/{placeId}`: a place that was chosen for a market by hand, and that nobody books: a beach, a sight, a pharmacy.
 * What can be booked is a listing.
 */
export const placeSchema = z.object({
  placeId: z.string(),
  marketId: z.string(),
  name: z.string().min(1).max(120),
  /** What else it is called, in other languages for example. */
  otherNames: z.array(z.string().min(1).max(120)).max(8),
  kind: placeKindSchema,
  purpose: placePurposeSchema,
  /** One or two sentences. */
  summary: z.string().max(300),
  /** Town or district, spelled as in listings. */
  district: z.string(),
  address: z.string().nullable(),
  phone: e164Schema.nullable(),
  location: coordinatesSchema,
  /** The squares of the map the place is in, so that places around a point are found without reading all of them. */
  cells: z.object({ near: z.string(), far: z.string() }),
  timeZone: timeZoneSchema,
  /** Null: not known, or always open like a beach. */
  openingHours: openingHoursSchema.nullable(),
  /** How long people stay; left out: as long as at others of its kind. */
  visitMinutes: z.int().min(5).max(720).optional(),
  /** What one adult pays; 0 is free, and left out is not known, which is neither. */
  entrance: moneySchema.optional(),
  tags: z.array(z.string()),
  /** Folded words of its names and its district: what a search by name is matched with. */
  words: z.array(z.string()).max(60),
  active: z.boolean(),
});
export type Place = z.infer<typeof placeSchema>;

/** One pharmacy's duty. `ends` not after `starts` is on the next day, as with opening hours. */
export const pharmacyDutySchema = z.object({
  placeId: z.string().regex(/^[^/]{1,200}$/, { error: 'not a document id' }),
  district: z.string(),
  /** Where the pharmacy is, so that the nearest one is chosen before any is read. */
  at: coordinatesSchema,
  starts: wallTimeSchema,
  ends: wallTimeSchema,
});
export type PharmacyDuty = z.infer<typeof pharmacyDutySchema>;

/**
 * `markets/{marketId}/dutyRosters/{date}`: which pharmacies are on duty in the night that begins on this local date. No
 * document, or one without duties: the roster of that night is not known.
 */
export const dutyRosterSchema = z.object({
  marketId: z.string(),
  date: z.iso.date(),
  timeZone: timeZoneSchema,
  duties: z.array(pharmacyDutySchema).max(100),
  /** Raised with every change an operator makes. */
  version: z.int().positive().default(1),
  updatedAt: z.date(),
});
export type DutyRoster = z.infer<typeof dutyRosterSchema>;

/** `…/dutyRosters/{date}/history/{version}`: who made this version, when, why and out of what. Written once. */
export const dutyRosterChangeSchema = z.object({
  /** Of this one change: a transaction run again recognises its own. */
  changeId: z.string(),
  marketId: z.string(),
  date: z.iso.date(),
  version: z.int().positive(),
  /** The operator's uid. */
  by: z.string(),
  at: z.date(),
  reason: z.string(),
  traceId: z.string(),
  before: z.array(pharmacyDutySchema),
  after: z.array(pharmacyDutySchema),
});

/** One place as it is shown. Names and addresses are what others wrote: data, never instructions. */
const shownPlaceSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** A `PlaceKind` for our own places, the map service's word for its points. */
  category: z.string().nullable(),
  district: z.string().nullable(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  location: coordinatesSchema,
  /** From the origin, in a straight line; null without an origin. */
  distanceKm: z.number().nullable(),
  /** Opening hours or duty, in words; null where they are not known. */
  hours: z.string().nullable(),
  openNow: z.boolean().nullable(),
  /** Whose data it is. A point of `mapbox` is shown on a map of Mapbox, with its attribution. */
  source: z.enum(['merve', 'mapbox']),
});
export type ShownPlace = z.infer<typeof shownPlaceSchema>;

/** The card of the place tools: pins for the map, and where the distances are measured from. */
export const placesCardSchema = z.object({
  type: z.literal('places'),
  origin: coordinatesSchema.extend({ label: z.string() }).nullable(),
  items: z.array(shownPlaceSchema),
  attribution: z.string().nullable(),
});
export type PlacesCard = z.infer<typeof placesCardSchema>;
