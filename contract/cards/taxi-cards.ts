import { z } from 'zod';
import { moneySchema, timeZoneSchema } from '../primitives.ts';
import { rideCardSchema } from '../taxi.ts';

/** A taxi that is not called yet. Distances in metres; a destination known by name alone has no coordinates. */
export const taxiProposalCardSchema = z.object({
  type: z.literal('taxi_proposal'),
  pickup: z.object({ label: z.string(), latitude: z.number(), longitude: z.number() }),
  destination: z.object({
    label: z.string(),
    latitude: z.number().optional(),
    longitude: z.number().optional(),
  }),
  district: z.string(),
  party: z.int().positive(),
  distanceMetres: z.int().nullable(),
  /** An estimate. */
  fare: moneySchema.nullable(),
  nearbyDrivers: z.int().nonnegative(),
  /** The nearest driver needs about so many; null if nobody knows. */
  nearestMinutes: z.number().nullable(),
  /** Of a ride for later: when, in which IANA zone it is told, and when drivers are asked; null for now. */
  pickupAt: z.iso.datetime().nullable().default(null),
  timeZone: timeZoneSchema.nullable().default(null),
  asksAt: z.iso.datetime().nullable().default(null),
});
export type TaxiProposalCard = z.infer<typeof taxiProposalCardSchema>;

/** A ride whose person is asked whether it is to be called off. */
export const taxiCancelProposalCardSchema = rideCardSchema.extend({
  type: z.literal('taxi_cancel_proposal'),
});
export type TaxiCancelProposalCard = z.infer<typeof taxiCancelProposalCardSchema>;
