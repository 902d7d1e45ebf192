import { z } from 'zod';
import { apiErrorSchema } from '../chat-api.ts';
import { documentIdSchema } from '../ids.ts';
import {
  changedDaysSchema,
  dayChangeSchema,
  dayConflictSchema,
  tripChangeSchema,
  tripSummarySchema,
  tripViewSchema,
} from '../trip-views.ts';
import { maxTripDays } from '../trips.ts';
import { apiRoute } from './api-route.ts';

const ofTrip = z.object({ tripId: documentIdSchema });
const ofDay = ofTrip.extend({ day: z.coerce.number().int().min(1).max(maxTripDays) });
const conflict = {
  description: 'Somebody else has changed the same visit: nothing was written, and this is the day as it is.',
  schema: dayConflictSchema.extend({ error: apiErrorSchema }),
};

/** One's trips: read, and changed a day at a time. */
export const tripRoutes = {
  listTrips: apiRoute({
    operationId: 'listTrips',
    method: 'get',
    path: '/v1/trips',
    caller: 'account',
    summary: 'My trips',
    description: 'The next one first, then those that are over, the last first. At most 50.',
    response: {
      status: 200,
      description: 'Without their days.',
      schema: z.object({ trips: z.array(tripSummarySchema).max(100) }),
    },
  }),
  getTrip: apiRoute({
    operationId: 'getTrip',
    method: 'get',
    path: '/v1/trips/{tripId}',
    caller: 'account',
    summary: 'A trip of mine with its days',
    description:
      'Ways and warnings are worked out anew, by the rules that plans are checked by. Another’s trip is 403.',
    params: ofTrip,
    response: { status: 200, description: 'The trip.', schema: tripViewSchema },
  }),
  changeTrip: apiRoute({
    operationId: 'changeTrip',
    method: 'patch',
    path: '/v1/trips/{tripId}',
    caller: 'account',
    summary: 'Call a trip something else',
    params: ofTrip,
    body: tripChangeSchema,
    response: { status: 200, description: 'The trip as it is now.', schema: tripViewSchema },
  }),
  removeTrip: apiRoute({
    operationId: 'removeTrip',
    method: 'delete',
    path: '/v1/trips/{tripId}',
    caller: 'account',
    summary: 'Delete a trip of mine with its days',
    description: 'Its owner’s alone to delete. What is booked stays booked.',
    params: ofTrip,
    response: { status: 200, description: 'It is gone.', schema: z.object({ removed: z.literal(true) }) },
  }),
  changeTripDay: apiRoute({
    operationId: 'changeTripDay',
    method: 'patch',
    path: '/v1/trips/{tripId}/days/{day}',
    caller: 'account',
    summary: 'Move, add, remove or time visits of a day',
    description: `All operations are done, or none. What another member changed meanwhile of other visits stays; on the same visit it is 409 with the day as it is. What is already so is no conflict, so the same request may be sent again. A day that cannot be walked is saved as it was wished, and its warnings say what is wrong.`,
    params: ofDay,
    body: dayChangeSchema,
    response: { status: 200, description: 'The days that were changed.', schema: changedDaysSchema },
    refusals: { 409: conflict },
  }),
  undoTripDay: apiRoute({
    operationId: 'undoTripDay',
    method: 'post',
    path: '/v1/trips/{tripId}/days/{day}/undo',
    caller: 'account',
    summary: 'Take back my newest change of a day',
    description:
      'It is a new version. 409 where the newest change is another member’s, or the day is not as it was seen.',
    params: ofDay,
    body: z.object({ version: z.int().positive() }),
    response: { status: 200, description: 'The day as it is now.', schema: changedDaysSchema },
    refusals: { 409: conflict },
  }),
};
