import { z } from 'zod';
import { coordinatesSchema, e164Schema, languageSchema, moneySchema, timeZoneSchema } from './primitives.ts';

/** Where a ride begins or ends. A destination may be known by name alone; a pickup always has its coordinates. */
export const ridePlaceSchema = z.object({ label: z.string(), at: coordinatesSchema.nullable() });
export type RidePlace = z.infer<typeof ridePlaceSchema>;

/**
 * `planned`: the rider said YES to a ride for later, and nobody has been asked yet. `requested`: drivers are being asked. `assigned` … `on_board`: one driver has it. The others are ends: `unserved` if
 * nobody took it, `no_show` if the rider was not there.
 */
export const rideStateSchema = z.enum([
  'planned',
  'requested',
  'assigned',
  'arrived',
  'on_board',
  'completed',
  'cancelled',
  'no_show',
  'unserved',
]);
export type RideState = z.infer<typeof rideStateSchema>;

export const rideEventSchema = z.enum([
  'planned',
  'requested',
  'broadcast',
  'declined',
  'assigned',
  'driver_cancelled',
  'rider_cancelled',
  'arrived',
  'picked_up',
  'completed',
  'no_show',
  'unserved',
]);
export type RideEvent = z.infer<typeof rideEventSchema>;

/** What a rider is told of the driver, as it was when the ride was assigned. */
export const rideDriverSchema = z.object({
  driverId: z.string(),
  name: z.string(),
  phone: e164Schema,
  vehicle: z.string(),
  plate: z.string(),
});
export type RideDriver = z.infer<typeof rideDriverSchema>;

/** `taxi_requests/{rideId}`: one ride, from the rider's YES to its end. Times are UTC instants. */
export const rideSchema = z.object({
  rideId: z.string(),
  /** What drivers answer with, for example `A1B2`: letter, digit, letter, digit. */
  code: z.string(),
  marketId: z.string(),
  actorId: z.string(),
  threadId: z.string(),
  /** The trace of the message that asked for it, which all that is done about it later carries on. */
  traceId: z.string().optional(),
  riderName: z.string().nullable(),
  /** What the rider asks of the driver beside the way, word for word; left out where nothing. */
  note: z.string().nullable().optional(),
  state: rideStateSchema,
  pickup: ridePlaceSchema.extend({ at: coordinatesSchema }),
  /** The town or district of the pickup. */
  district: z.string(),
  destination: ridePlaceSchema,
  party: z.int().positive(),
  /** Along the road, estimated; null where the destination is known by name alone. */
  distanceMetres: z.int().nullable(),
  fare: moneySchema.nullable(),
  /** The driver who has the ride, and remains its driver when it is over; null while none has. */
  driverId: z.string().nullable(),
  driver: rideDriverSchema.nullable(),
  /** About when the driver is at the pickup, estimated when they took the ride; null where it could not be. */
  etaAt: z.date().nullable().default(null),
  /** When the rider wants to be picked up, as the wall clock of `timeZone` was read; null for now. */
  pickupAt: z.date().nullable().default(null),
  /** IANA zone in which `pickupAt` is told; null for a ride for now. */
  timeZone: timeZoneSchema.nullable().default(null),
  /** Times a driver was looked for: 1, and 1 more for each driver who gave the ride back. */
  search: z.int().positive(),
  /** Rounds of the current search that were broadcast; 0 before its first. */
  round: z.int().nonnegative(),
  radiusKm: z.number(),
  /** When the next round is due: of a `planned` ride the first, of a `requested` one the next; null for all others. */
  roundEndsAt: z.date().nullable(),
  /** Drivers asked in the current search. */
  offeredTo: z.array(z.string()),
  /** Drivers who declined, or gave the ride back: not asked again. */
  refusedBy: z.array(z.string()),
  cancelledBy: z.enum(['rider', 'driver']).nullable(),
  cancelReason: z.string().nullable(),
  /** What happened, in order. Bounded, because rounds, searches and drivers asked are. */
  history: z.array(z.object({ event: rideEventSchema, driverId: z.string().nullable(), at: z.date() })),
  createdAt: z.date(),
  updatedAt: z.date(),
  endedAt: z.date().nullable(),
});
export type Ride = z.infer<typeof rideSchema>;

/** One ride a driver was asked to take. */
export const rideOfferSchema = z.object({
  rideId: z.string(),
  code: z.string(),
  /** When the search for a driver ends at the latest. Whether the ride is still free, the ride says. */
  until: z.date(),
});
export type RideOffer = z.infer<typeof rideOfferSchema>;

/** `taxi_drivers/{driverId}`: a driver, by WhatsApp number. Registered by an operator. */
export const taxiDriverSchema = z.object({
  driverId: z.string(),
  marketId: z.string(),
  name: z.string(),
  phone: e164Schema,
  language: languageSchema,
  vehicle: z.string(),
  plate: z.string(),
  seats: z.int().positive(),
  location: coordinatesSchema,
  locatedAt: z.date(),
  /** The squares of the map the driver is in, so that drivers around a place are found without reading all of them. */
  cells: z.object({ near: z.string(), far: z.string() }),
  onDuty: z.boolean(),
  /** The ride the driver has now. */
  rideId: z.string().nullable(),
  /** `onDuty` and no ride: stored, so that it can be queried. */
  free: z.boolean(),
  /** When the driver was last asked about a ride: of many in reach, those asked longest ago are looked at first. */
  askedAt: z.date(),
  offers: z.array(rideOfferSchema),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type TaxiDriver = z.infer<typeof taxiDriverSchema>;

/** A market's taxi policy. Everything that could go on for ever is bounded here. */
export const taxiPolicySchema = z.object({
  /** How far around the pickup drivers are asked in the first round, and how much farther in each further one. */
  radiusKm: z.number().positive().max(50).default(3),
  stepKm: z.number().nonnegative().max(50).default(4),
  rounds: z.int().min(1).max(6).default(4),
  driversPerRound: z.int().min(1).max(10).default(3),
  secondsPerRound: z.int().min(15).max(600).default(60),
  /** A driver is asked about so many rides at a time. */
  offersPerDriver: z.int().min(1).max(5).default(2),
  /** A driver who has shared no location for so many minutes is asked after all others, and nothing is estimated from it. */
  positionMinutes: z.int().min(1).max(1440).default(45),
  /** How fast taxis are on the whole, for estimates of when one arrives. Kilometres an hour. */
  speedKmh: z.int().min(5).max(130).default(30),
  /** A ride for later: so many minutes before the pickup drivers are asked; earlier, where the nearest are farther away. */
  askMinutesBefore: z.int().min(5).max(120).default(20),
  /** How far ahead a ride may be planned, and how many one person may have planned. */
  plannedDays: z.int().min(1).max(28).default(14),
  plannedRides: z.int().min(1).max(20).default(5),
  /** How often drivers are looked for, when one gives the ride back. */
  searches: z.int().min(1).max(5).default(2),
  maxParty: z.int().min(1).max(16).default(8),
  /** In minor units of the market's currency; null where fares are not estimated. */
  fare: z
    .object({
      baseMinor: z.int().nonnegative(),
      perKmMinor: z.int().nonnegative(),
      minimumMinor: z.int().nonnegative(),
    })
    .nullable()
    .default(null),
  /** Places people take taxis to that are no listings: the airport, the harbour. */
  landmarks: z
    .array(z.object({ names: z.array(z.string().min(1)).min(1), at: coordinatesSchema }))
    .default([]),
});
export type TaxiPolicy = z.infer<typeof taxiPolicySchema>;

const cardPlaceSchema = z.object({
  label: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});

/**
 * The status card of a ride, as `ui` of a message: what the web client shows, and what WhatsApp says in words. Distances
 * in metres, instants ISO 8601 in UTC, coordinates WGS 84.
 */
export const rideCardSchema = z.object({
  type: z.literal('taxi_status'),
  rideId: z.string(),
  code: z.string(),
  state: rideStateSchema,
  pickup: cardPlaceSchema,
  destination: cardPlaceSchema,
  district: z.string(),
  party: z.int().positive(),
  distanceMetres: z.int().nullable(),
  fare: moneySchema.nullable(),
  round: z.int().nonnegative(),
  /** Drivers asked in the current search. */
  asked: z.int().nonnegative(),
  driver: rideDriverSchema.omit({ driverId: true }).nullable(),
  /** Of a ride for later: when the rider is to be picked up, and the IANA zone in which that is told. */
  pickupAt: z.iso.datetime().nullable().default(null),
  timeZone: timeZoneSchema.nullable().default(null),
  /** When drivers are asked; null once they have been, or for a ride for now. */
  asksAt: z.iso.datetime().nullable().default(null),
  /** About when the driver is at the pickup; null where that is not known, or past. */
  etaAt: z.iso.datetime().nullable(),
  cancelledBy: z.enum(['rider', 'driver']).nullable(),
  cancelReason: z.string().nullable(),
  at: z.iso.datetime(),
});
export type RideCard = z.infer<typeof rideCardSchema>;
