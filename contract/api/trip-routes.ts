import { z } from 'zod';
import {
  apiErrorSchema,
  chatMessageRequestSchema,
  chatMessageResponseSchema,
  turnEventSchema,
} from '../chat-api.ts';
import { documentIdSchema } from '../ids.ts';
import { shareTokenSchema } from '../sharing.ts';
import {
  appliedItinerarySchema,
  appliedPreviewSchema,
  applyModeSchema,
  changedDaysSchema,
  dayChangeSchema,
  dayConflictSchema,
  namedPlaceRequestSchema,
  tripChangeSchema,
  tripLinkViewSchema,
  tripPlacesSchema,
  tripSharingViewSchema,
  tripSummarySchema,
  tripViewSchema,
  tripWeatherSchema,
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
  getTripWeather: apiRoute({
    operationId: 'getTripWeather',
    method: 'get',
    path: '/v1/trips/{tripId}/weather',
    caller: 'account',
    summary: 'The weather on the days of a trip of mine',
    description:
      'Around where its days are planned, to five kilometres. Of a day that no forecast reaches it is said to be unknown.',
    params: ofTrip,
    response: { status: 200, description: 'A day each.', schema: tripWeatherSchema },
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
  findTripPlaces: apiRoute({
    operationId: 'findTripPlaces',
    method: 'get',
    path: '/v1/trips/{tripId}/places',
    caller: 'account',
    summary: 'What can be put into a day of a trip that I may change',
    description:
      'Our own sights around it, by the beginning of their words or by their kind, and what was put aside for it.',
    params: ofTrip,
    query: z.object({ text: z.string().trim().max(120).default('') }),
    response: { status: 200, description: 'At most 20 of each.', schema: tripPlacesSchema },
  }),
  addNamedPlace: apiRoute({
    operationId: 'addNamedPlace',
    method: 'post',
    path: '/v1/trips/{tripId}/days/{day}/named-places',
    caller: 'account',
    limitedBy: 'place-searches',
    summary: 'Look a place up by its name and put it into a day',
    description:
      'Ours first, then a provider where the market has one. What nobody finds is put in as it was written, and shown as not verified; of a provider its id alone is kept.',
    params: ofDay,
    body: namedPlaceRequestSchema,
    response: { status: 200, description: 'The day that was changed.', schema: changedDaysSchema },
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
  applyItinerary: apiRoute({
    operationId: 'applyItinerary',
    method: 'post',
    path: '/api/projects/{projectId}/apply-itinerary',
    alias: '/api/projects/{projectId}/chat/apply-itinerary',
    caller: 'account',
    summary: 'Save the itinerary that Merve has just shown',
    description: `It is the YES to it, once only. The preview must be the one that waits for a YES: any other is 409, and so is one that was answered. \`projectId\` is the trip's id that the \
preview came with, or a trip of mine whose days it is to go into; where those days have visits, \`mode\` says what becomes of them, and without it the answer is 409 with the choices. Another's trip is 403.`,
    params: z.object({ projectId: documentIdSchema }),
    body: z.object({ preview: appliedPreviewSchema, mode: applyModeSchema.optional() }),
    response: { status: 200, description: 'The trip as it is now.', schema: appliedItinerarySchema },
    refusals: {
      409: {
        description: 'Not the preview that waits, or days that have visits: with the choices there are.',
        schema: z.object({ error: apiErrorSchema, choices: z.array(applyModeSchema) }),
      },
    },
  }),
  chatInTrip: apiRoute({
    operationId: 'chatInTrip',
    method: 'post',
    path: '/api/projects/{projectId}/chat',
    caller: 'account',
    limitedBy: 'messages',
    summary: 'Say something to Merve about a trip of mine',
    description:
      'The same conversation as `/v1/chat/message`, answered as server-sent events unless `stream` is false. Another’s trip is 403.',
    params: z.object({ projectId: documentIdSchema }),
    body: chatMessageRequestSchema,
    response: {
      status: 200,
      description: 'What Merve said.',
      schema: chatMessageResponseSchema,
      events: turnEventSchema,
    },
  }),
  getTripSharing: apiRoute({
    operationId: 'getTripSharing',
    method: 'get',
    path: '/v1/trips/{tripId}/sharing',
    caller: 'account',
    summary: 'Links and members of a trip of mine',
    description: 'The owner’s alone.',
    params: ofTrip,
    response: { status: 200, description: 'The newest link first.', schema: tripSharingViewSchema },
  }),
  openTripLink: apiRoute({
    operationId: 'openTripLink',
    method: 'post',
    path: '/v1/trips/{tripId}/links',
    caller: 'account',
    summary: 'A link by which others read or edit a trip of mine',
    description:
      'Its secret is told here and kept nowhere. It ends after the days that are asked for, and can be taken back.',
    params: ofTrip,
    body: z.object({ role: z.enum(['reader', 'editor']), days: z.int().min(1).max(365).default(30) }),
    response: {
      status: 201,
      description: 'The link with its secret.',
      schema: z.object({ token: shareTokenSchema, link: tripLinkViewSchema }),
    },
  }),
  revokeTripLink: apiRoute({
    operationId: 'revokeTripLink',
    method: 'delete',
    path: '/v1/trips/{tripId}/links/{linkId}',
    caller: 'account',
    summary: 'Take a link back',
    description: 'From then on it lets nobody in. Who came by it stays, until they are removed.',
    params: ofTrip.extend({ linkId: documentIdSchema }),
    response: {
      status: 200,
      description: 'Links and members as they are now.',
      schema: tripSharingViewSchema,
    },
  }),
  removeTripMember: apiRoute({
    operationId: 'removeTripMember',
    method: 'delete',
    path: '/v1/trips/{tripId}/members/{memberId}',
    caller: 'account',
    summary: 'Remove somebody from a trip of mine',
    description: 'They see and change nothing of it from then on, and no link lets them in again.',
    params: ofTrip.extend({ memberId: documentIdSchema }),
    response: {
      status: 200,
      description: 'Links and members as they are now.',
      schema: tripSharingViewSchema,
    },
  }),
  leaveTrip: apiRoute({
    operationId: 'leaveTrip',
    method: 'delete',
    path: '/v1/trips/{tripId}/membership',
    caller: 'account',
    summary: 'Leave a trip that others share with me',
    params: ofTrip,
    response: { status: 200, description: 'I am out.', schema: z.object({ left: z.literal(true) }) },
  }),
  joinTrip: apiRoute({
    operationId: 'joinTrip',
    method: 'post',
    path: '/v1/shared-trips',
    caller: 'account',
    summary: 'Come into a trip by its link',
    description:
      'A link that never was, was taken back or has ended is 404, one as the other. At most 20 are in a trip.',
    body: z.object({
      token: z.string().max(200),
      name: z.string().trim().min(1).max(60).nullable().default(null),
    }),
    response: { status: 200, description: 'The trip, as one may see it.', schema: tripViewSchema },
  }),
};
