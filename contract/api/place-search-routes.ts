import { z } from 'zod';
import {
  locationNeededSchema,
  placeDetailsRequestSchema,
  placeDetailsResponseSchema,
  placeSearchRequestSchema,
  placeSearchResponseSchema,
} from '../place-search.ts';
import { apiRoute } from './api-route.ts';

const search = {
  method: 'post',
  caller: 'account',
  limitedBy: 'place-searches',
  body: placeSearchRequestSchema,
  /** None: a key does not belong into an address either. */
  query: z.strictObject({}),
  response: {
    status: 200,
    description: 'What was found, of each place what was asked for.',
    schema: placeSearchResponseSchema,
  },
  refusals: {
    400: {
      description:
        'What was asked is no search; `LOCATION_NEEDED`, and the search as it was read, where nobody knows where "me" is.',
      schema: z.object({
        ...locationNeededSchema.shape,
        schema: locationNeededSchema.shape.schema.optional(),
      }),
    },
  },
} as const;

/** The search of the world's places. */
export const placeSearchRoutes = {
  searchPlaces: apiRoute({
    ...search,
    operationId: 'searchPlaces',
    path: '/v1/places/search',
    summary: 'Search the world’s places, in words or by a schema',
    description: `A text is read by a model, or by its words where none answers; with \`schema\` nothing is read. 400 is for what was asked alone (\`LOCATION_NEEDED\`: nobody \
knows where "me" is), 403 for another’s conversation, 404 where the market has no such search, 429 for too many, 502 and 503 where the provider failed, 504 where it did not \
answer in time. \`/api/places/search\` is the same route.`,
  }),
  searchPlacesByFirstPath: apiRoute({
    ...search,
    operationId: 'searchPlacesByFirstPath',
    path: '/api/places/search',
    summary: 'The same as /v1/places/search',
  }),
  getPlaces: apiRoute({
    operationId: 'getPlaces',
    method: 'post',
    path: '/v1/places/details',
    caller: 'account',
    limitedBy: 'place-searches',
    summary: 'Places that were found before, by their ids',
    description:
      'What a provider lets nobody keep is asked for anew, by its id, wherever it is shown again. Counted as a search. A place that is no more is left out.',
    body: placeDetailsRequestSchema,
    response: { status: 200, description: 'What is known of each now.', schema: placeDetailsResponseSchema },
  }),
  getPlacePhoto: apiRoute({
    operationId: 'getPlacePhoto',
    method: 'get',
    path: '/v1/places/photos/{photo}',
    caller: 'anyone',
    summary: 'A photo of a place, by the address a search gave',
    description:
      'Answers with 302 to where the photo is, and is never stored. An address is good for an hour.',
    params: z.object({ photo: z.string().regex(/^p1_[\w-]{20,4000}$/, { error: 'not a photo address' }) }),
    response: { status: 200, description: 'Never: a photo is somewhere else.', schema: z.object({}) },
    refusals: {
      302: { description: 'Where the photo is, in `Location`.', schema: z.object({}) },
    },
  }),
};
