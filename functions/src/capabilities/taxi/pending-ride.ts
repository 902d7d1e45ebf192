import {
  type JsonObject,
  jsonObjectSchema,
  type PendingAction,
  ridePlaceSchema,
  rideSchema,
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
  })
  .extend({ destination: ridePlaceSchema });
export type RequestArguments = z.infer<typeof requestArgumentsSchema>;

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

export function requestArguments(
  request: Omit<RideRequest, 'marketId' | 'actorId' | 'threadId'>,
): JsonObject {
  return jsonObjectSchema.parse(requestArgumentsSchema.parse(request));
}

function readAs<Schema extends z.ZodType>(schema: Schema, action: PendingAction): z.output<Schema> {
  const parsed = schema.safeParse(action.args);
  if (parsed.success) return parsed.data;
  throw new MerveError('INTERNAL', `The arguments of pending action ${action.actionId} cannot be read`);
}

/** @throws MerveError `INTERNAL` if the action was not made by `requestTaxi`. */
export function readRequestArguments(action: PendingAction): RequestArguments {
  return readAs(requestArgumentsSchema, action);
}

/** @throws MerveError `INTERNAL` if the action was not made by `cancelTaxi`. */
export function readCancelArguments(action: PendingAction): CancelArguments {
  return readAs(cancelArgumentsSchema, action);
}
