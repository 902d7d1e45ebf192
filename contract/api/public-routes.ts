import { z } from 'zod';
import { apiErrorSchema } from '../chat-api.ts';
import { documentIdSchema } from '../ids.ts';
import { apiRoute } from './api-route.ts';
import { marketRoutes } from './market-routes.ts';
import {
  freeTimesQuerySchema,
  freeTimesViewSchema,
  listingDetailViewSchema,
  listingQuerySchema,
  listingResultsSchema,
} from './views.ts';

const readinessSchema = z.object({
  status: z.enum(['ready', 'not_ready']),
  database: z.enum(['ok', 'failed']),
  /** A model's, of an outside service; none where none is configured. */
  embedding: z.enum(['ok', 'failed', 'none']),
  /** What restaurants are found by wherever no model answers. */
  restaurantEmbedding: z.enum(['ok', 'failed']),
});

/** What needs no account: whether Merve is there, the markets, the catalogue. */
export const publicRoutes = {
  health: apiRoute({
    operationId: 'health',
    method: 'get',
    path: '/health',
    caller: 'anyone',
    limitedBy: 'never',
    summary: 'Whether the API answers',
    response: {
      status: 200,
      description: 'It does.',
      schema: z.object({ status: z.literal('ok'), service: z.literal('merve') }),
    },
  }),
  ready: apiRoute({
    operationId: 'ready',
    method: 'get',
    path: '/ready',
    caller: 'anyone',
    limitedBy: 'never',
    summary: 'Whether the database and the embeddings answer',
    description:
      'Asked of them at most once in half a minute, whoever calls how often, and given up after three seconds.',
    response: {
      status: 200,
      description: 'All do, or there is no model to ask.',
      schema: readinessSchema,
    },
    refusals: {
      503: {
        description: 'One of them does not.',
        schema: readinessSchema.extend({ error: apiErrorSchema }),
      },
    },
  }),
  ...marketRoutes,
  searchListings: apiRoute({
    operationId: 'searchListings',
    method: 'get',
    path: '/v1/listings',
    caller: 'account',
    summary: 'Search the catalogue',
    query: listingQuerySchema,
    response: {
      status: 200,
      description: 'The best first; with a position, how far away each is.',
      schema: listingResultsSchema,
    },
  }),
  getListing: apiRoute({
    operationId: 'getListing',
    method: 'get',
    path: '/v1/listings/{listingId}',
    caller: 'account',
    summary: 'A listing with its menu and services',
    params: z.object({ listingId: documentIdSchema }),
    response: { status: 200, description: 'The listing.', schema: listingDetailViewSchema },
  }),
  getFreeTimes: apiRoute({
    operationId: 'getFreeTimes',
    method: 'get',
    path: '/v1/listings/{listingId}/free-times',
    caller: 'account',
    summary: 'What is free at a listing on a day',
    description:
      'Without a date it is today, or the first of the next two weeks on which something is free. Holds nothing: ask for one of the times in the conversation, and it is held and proposed.',
    params: z.object({ listingId: documentIdSchema }),
    query: freeTimesQuerySchema,
    response: { status: 200, description: 'The free times of the day.', schema: freeTimesViewSchema },
  }),
};
