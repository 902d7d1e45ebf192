import {
  type JsonObject,
  jsonObjectSchema,
  type PendingAction,
  ridePlaceSchema,
  rideSchema,
  timeZoneSchema,
} from '@merve/contract';
import { z } from 'zod';
import { MerveError } from '../../platform/errors.ts';
import type { RideRequest } from './ride.ts';

/** What was shown and will be asked of drivers, if the person says YES. */
const requestArgumentsSchema = rideSchema
  .pick({
    rideId: true,
    code: true,
    pickup: true,
    district: true,
    party: true,
    distanceMetres: true,
    fare: true,
    riderName: true,
    note: true,
  })
  .extend({
    destination: ridePlaceSchema,
    /** Of a ride for later; instants in UTC. Left out by questions asked before there were any. */
    later: z
      .object({ pickupAt: z.iso.datetime(), timeZone: timeZoneSchema, asksAt: z.iso.datetime() })
      .nullable()
      .default(null),
  });
export type RequestArguments = Omit<RideRequest, 'marketId' | 'actorId' | 'threadId' | 'traceId'>;

const cancelArgumentsSchema = z.object({
  rideId: z.string(),
  code: z.string(),
  reason: z.string().nullable(),
});
export type CancelArguments = z.infer<typeof cancelArgumentsSchema>;

/** Document path of the ride, as `PendingAction.ref`. */
export function ridePath(rideId: string): string {
  return `taxi_requests/${rideId}`;
}

export function requestArguments({
  later,
  ...request
}: Omit<RideRequest, 'marketId' | 'actorId' | 'threadId'>): JsonObject {
  const asText = later && {
    ...later,
    pickupAt: later.pickupAt.toISOString(),
    asksAt: later.asksAt.toISOString(),
  };
  return jsonObjectSchema.parse(requestArgumentsSchema.parse({ ...request, later: asText }));
}

function readAs<Schema extends z.ZodType>(schema: Schema, action: PendingAction): z.output<Schema> {
  const parsed = schema.safeParse(action.args);
  if (parsed.success) return parsed.data;
  throw new MerveError('INTERNAL', `The arguments of pending action ${action.actionId} cannot be read`);
}

/** @throws MerveError `INTERNAL` if the action was not made by `requestTaxi`. */
export function readRequestArguments(action: PendingAction): RequestArguments {
  const { later, ...request } = readAs(requestArgumentsSchema, action);
  return {
    ...request,
    later: later && { ...later, pickupAt: new Date(later.pickupAt), asksAt: new Date(later.asksAt) },
  };
}

/** @throws MerveError `INTERNAL` if the action was not made by `cancelTaxi`. */
export function readCancelArguments(action: PendingAction): CancelArguments {
  return readAs(cancelArgumentsSchema, action);
}
